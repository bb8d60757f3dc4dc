/* paint.h - the one way anything reaches the screen.
 *
 * Text may come from anywhere: files, other players.  Printable characters pass,
 * everything else is shown as a question mark.  Where only ASCII is wanted letters
 * lose their accents.  Coordinates may lie outside the screen; what does is left out.
 */
#ifndef KEYSTEPS_UI_PAINT_H
#define KEYSTEPS_UI_PAINT_H

#include <stdbool.h>
#include <wchar.h>

#include "ui/theme.h"

enum glyph {
        GLYPH_HORIZONTAL,
        GLYPH_VERTICAL,
        GLYPH_DOUBLE, /* horizontal, of two lines */
        GLYPH_CROSS,
        GLYPH_TOP_LEFT,
        GLYPH_TOP_RIGHT,
        GLYPH_BOTTOM_LEFT,
        GLYPH_BOTTOM_RIGHT,
        GLYPH_TEE_DOWN, /* on an upper edge */
        GLYPH_TEE_UP,
        GLYPH_TEE_RIGHT, /* on a left edge */
        GLYPH_TEE_LEFT,
        GLYPH_STEP_USED,
        GLYPH_STEP_LEFT,
        GLYPH_UPPER, /* half of a block */
        GLYPH_LOWER,
        GLYPH_BLOCK,
        GLYPH_KING, /* chess pieces; ASCII has none */
        GLYPH_QUEEN,
        GLYPH_ROOK,
        GLYPH_BISHOP,
        GLYPH_KNIGHT,
        GLYPH_PAWN,
        GLYPH_ARROW_RIGHT, /* heads of arrows */
        GLYPH_ARROW_LEFT,
        GLYPH_ARROW_UP,
        GLYPH_ARROW_DOWN,
        GLYPH_CUT, /* where a text goes on unseen */
        GLYPHS
};

/* Begin with an empty screen, with ASCII only or all that the locale can show; show
 * what was painted, with the cursor there. */
void paint_begin(bool ascii);
void paint_end(int y, int x);

/* Whether nothing but ASCII is painted. */
bool paint_is_ascii(void);

/* Paint a text in at most `width` columns, cut with GLYPH_CUT where it is longer.
 * Returns the columns used. */
int paint_text(int y, int x, int width, enum style style, const char *text);

/* The columns that a text takes. */
int paint_width(const char *text);

/* paint_text for one character of the line editor. */
int paint_character(int y, int x, enum style style, wchar_t character);
int paint_columns(wchar_t character);

/* Show cells that were painted with their colours reversed. */
void paint_reverse(int y, int x, int columns);

void paint_glyph(int y, int x, enum style style, enum glyph glyph);

/* Paint a text broken between words into `height` rows of `width`; returns how
 * many it took. */
int paint_paragraph(int y, int x, int height, int width, enum style style,
                    const char *text);

/* The rows that paint_paragraph would want. */
int paint_rows(int width, const char *text);

#endif
