/* paint.c - characters, glyphs and texts on the screen. */

#include "config.h"

#include <langinfo.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <wctype.h>

#include "ui/paint.h"

static const struct {
        char ascii;
        wchar_t wide;
} glyphs[GLYPHS] = {
        [GLYPH_HORIZONTAL] = { '-', 0x2500 },  [GLYPH_VERTICAL] = { '|', 0x2502 },
        [GLYPH_DOUBLE] = { '=', 0x2550 },      [GLYPH_CROSS] = { '+', 0x253c },
        [GLYPH_TOP_LEFT] = { '+', 0x250c },    [GLYPH_TOP_RIGHT] = { '+', 0x2510 },
        [GLYPH_BOTTOM_LEFT] = { '+', 0x2514 }, [GLYPH_BOTTOM_RIGHT] = { '+', 0x2518 },
        [GLYPH_TEE_DOWN] = { '+', 0x252c },    [GLYPH_TEE_UP] = { '+', 0x2534 },
        [GLYPH_TEE_RIGHT] = { '+', 0x251c },   [GLYPH_TEE_LEFT] = { '+', 0x2524 },
        [GLYPH_STEP_USED] = { '#', 0x25a0 },   [GLYPH_STEP_LEFT] = { '.', 0x00b7 },
        [GLYPH_UPPER] = { '\'', 0x2580 },      [GLYPH_LOWER] = { '.', 0x2584 },
        [GLYPH_BLOCK] = { '#', 0x2588 },       [GLYPH_KING] = { ' ', 0x2654 },
        [GLYPH_QUEEN] = { ' ', 0x2655 },       [GLYPH_ROOK] = { ' ', 0x2656 },
        [GLYPH_BISHOP] = { ' ', 0x2657 },      [GLYPH_KNIGHT] = { ' ', 0x2658 },
        [GLYPH_PAWN] = { ' ', 0x2659 },        [GLYPH_ARROW_RIGHT] = { '>', 0x2192 },
        [GLYPH_ARROW_LEFT] = { '<', 0x2190 },  [GLYPH_ARROW_UP] = { '^', 0x2191 },
        [GLYPH_ARROW_DOWN] = { 'v', 0x2193 },  [GLYPH_CUT] = { '~', 0x2026 },
};

static bool ascii_only;

void paint_begin(bool ascii)
{
        ascii_only = ascii || strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
        werase(stdscr);
}

void paint_end(int y, int x)
{
        wmove(stdscr, y, x);
        wnoutrefresh(stdscr);
        doupdate();
}

/* Lines that have to share a row stand behind each other. */
bool paint_is_ascii(void)
{
        return ascii_only;
}

/* The letter of ASCII that a letter with an accent looks like, from U+00C0 on, and
 * quotes and dashes; '?' for all else. */
static wchar_t plain_character(wchar_t character)
{
        static const char letters[] = "AAAAAAACEEEEIIIIDNOOOOO*OUUUUYTsaaaaaaaceeeeiiii"
                                      "dnooooo/ouuuuytyAaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGg"
                                      "GgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlLlLlNnNnNnnNnOoOo"
                                      "OoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs";

        if (character >= 0xc0 && character < 0xc0 + (wchar_t)sizeof letters - 1)
                return letters[character - 0xc0];
        switch (character) {
        case 0x201c: /* the double quotes */
        case 0x201d:
        case 0x201e:
                return L'"';
        case 0x2018: /* the single ones */
        case 0x2019:
        case 0x201a:
                return L'\'';
        case 0x2013: /* dashes */
        case 0x2014:
                return L'-';
        default:
                return L'?';
        }
}

static wchar_t shown(wchar_t character)
{
        if (character == L'\n')
                return L' ';
        if (character >= 0x20 && character < 0x7f)
                return character;
        if (ascii_only)
                return plain_character(character);
        return iswprint((wint_t)character) && wcwidth(character) > 0 ? character : L'?';
}

int paint_columns(wchar_t character)
{
        return wcwidth(shown(character));
}

int paint_character(int y, int x, enum style style, wchar_t character)
{
        wchar_t text[2] = { shown(character), L'\0' };
        cchar_t cell;

        if (y < 0 || y >= LINES || x < 0 || x + wcwidth(text[0]) > COLS)
                return wcwidth(text[0]);
        setcchar(&cell, text, theme_attributes(style), theme_pair(style), NULL);
        mvadd_wch(y, x, &cell);
        return wcwidth(text[0]);
}

void paint_reverse(int y, int x, int columns)
{
        for (int i = x; i < x + columns; i++)
                if (y >= 0 && y < LINES && i >= 0 && i < COLS) {
                        chtype cell = mvinch(y, i);

                        chgat(1, (cell & A_ATTRIBUTES) ^ A_REVERSE,
                              (short)PAIR_NUMBER(cell), NULL);
                }
}

static wchar_t glyph_character(enum glyph glyph)
{
        return ascii_only ? (wchar_t)glyphs[glyph].ascii : glyphs[glyph].wide;
}

void paint_glyph(int y, int x, enum style style, enum glyph glyph)
{
        paint_character(y, x, style, glyph_character(glyph));
}

/* The next character of a text, which is not at its end; bytes that are none count
 * as one each. */
static wchar_t next_character(const char **text)
{
        wchar_t character;
        size_t used = mbrtowc(&character, *text, MB_LEN_MAX, &(mbstate_t){ 0 });

        if (used == 0 || used > MB_LEN_MAX) {
                used = 1;
                character = L'\0';
        }
        *text += used;
        return character;
}

/* The columns that the first `length` bytes of a text take. */
static int columns_of(const char *text, size_t length)
{
        const char *end = text + length;
        int columns = 0;

        while (text < end)
                columns += paint_columns(next_character(&text));
        return columns;
}

int paint_width(const char *text)
{
        return columns_of(text, strlen(text));
}

/* As much of the first `length` bytes as there is room for, and a mark where the rest is
 * left out. */
static int paint_start(int y, int x, int width, enum style style, const char *text,
                       size_t length, bool is_all)
{
        const char *end = text + length;
        int room = is_all ? width : width - 1, used = 0;

        while (text < end) {
                wchar_t character = next_character(&text);

                if (used + paint_columns(character) > room)
                        break;
                used += paint_character(y, x + used, style, character);
        }
        if (!is_all && width > 0) {
                paint_glyph(y, x + used, style, GLYPH_CUT);
                used++;
        }
        return used;
}

int paint_text(int y, int x, int width, enum style style, const char *text)
{
        return paint_start(y, x, width, style, text, strlen(text),
                           paint_width(text) <= width);
}

/* The bytes of text that go into one row: up to blanks, or all that fits where
 * there is none; *skip is what leads to the next row. */
static size_t row_length(const char *text, int width, size_t *skip)
{
        size_t fits = 0, blank = 0;
        const char *at = text;
        int columns = 0;

        while (*at != '\0' && *at != '\n') {
                const char *before = at;

                columns += paint_columns(next_character(&at));
                if (*before == ' ')
                        blank = (size_t)(before - text);
                if (columns > width)
                        break;
                fits = (size_t)(at - text);
        }
        *skip = text[fits] == '\n' ? 1 : strspn(text + fits, " ");
        if (text[fits] == '\0' || *skip > 0 || blank == 0)
                return fits;
        *skip = 1;
        return blank;
}

int paint_rows(int width, const char *text)
{
        int rows = 0;

        while (*text != '\0' && width > 0) {
                size_t skip, length = row_length(text, width, &skip);

                if (length + skip == 0)
                        break;
                text += length + skip;
                rows++;
        }
        return rows;
}

static void paint_part(int y, int x, enum style style, const char *text, size_t length)
{
        const char *end = text + length;
        int used = 0;

        while (text < end)
                used += paint_character(y, x + used, style, next_character(&text));
}

/* Where the text of a row begins. */
static const char *row_start(const char *text, int width, int row)
{
        while (row-- > 0) {
                size_t skip, length = row_length(text, width, &skip);

                text += length + skip;
        }
        return text;
}

static void paint_row(int y, int x, int width, enum style style, const char *text,
                      int row)
{
        const char *start = row_start(text, width, row);
        size_t skip;

        paint_part(y, x, style, start, row_length(start, width, &skip));
}

/* The last row there is room for, of a text that goes on. */
static void paint_last_row(int y, int x, int width, enum style style, const char *text)
{
        paint_start(y, x, width, style, text, strcspn(text, "\n"), false);
}

int paint_paragraph(int y, int x, int height, int width, enum style style,
                    const char *text)
{
        int rows = paint_rows(width, text), whole = rows < height ? rows : height;

        if (rows > height)
                whole = height - 1; /* the last row is cut */
        for (int row = 0; row < whole; row++)
                paint_row(y + row, x, width, style, text, row);
        if (rows > height && height > 0)
                paint_last_row(y + whole, x, width, style, row_start(text, width, whole));
        return rows < height ? rows : height;
}
