/* theme.h - what things look like: a table from meanings to colours and attributes.
 *
 * Nothing is told by colour alone; with no colours, or NO_COLOR, the attributes remain.
 * A colour is a name, a number of the 256, or two with a slash between: "178/yellow" is
 * 178 where there are 256 colours, yellow where there are 16 or 8.  A number that stands
 * alone becomes the nearest of those that the terminal has.
 */
#ifndef KEYSTEPS_UI_THEME_H
#define KEYSTEPS_UI_THEME_H

#include <curses.h>
#include <stdio.h>

#include "play/translate.h"

/* Each with its name, how it looks from the start, and what has it. */
#define STYLES_TABLE(X)                                                                \
        X(TEXT, "text", "default", N_("all that is nothing else"))                     \
        X(QUIET, "quiet", "244/default", N_("what need not be looked at"))             \
        X(STRONG, "strong", "default bold", N_("titles and what is chosen"))           \
        X(GOLD, "gold", "178/yellow bold", N_("Gold's pieces"))                        \
        X(SILVER, "silver", "74/cyan", N_("Silver's pieces"))                          \
        X(GOLD_MOVED, "gold-moved", "178/yellow bold underline",                       \
          N_("Gold's pieces that the last turn moved"))                                \
        X(SILVER_MOVED, "silver-moved", "74/cyan underline",                           \
          N_("Silver's pieces that the last turn moved"))                              \
        X(GOLD_FROZEN, "gold-frozen", "178/yellow dim", N_("Gold's frozen pieces"))    \
        X(SILVER_FROZEN, "silver-frozen", "74/cyan dim", N_("Silver's frozen pieces")) \
        X(FROZEN, "frozen", "244/default", N_("the mark of frozen pieces"))            \
        X(GRID, "grid", "240/default", N_("the lines of the board"))                   \
        X(GOAL, "goal", "250/default bold", N_("the ranks rabbits run for"))           \
        X(TRAP, "trap", "167/red bold", N_("the traps"))                               \
        X(MARK, "mark", "113/green bold", N_("what the line means, drawn on the board"))

#define STYLE_ENUM(id, name, look, help) STYLE_##id,
enum style { STYLES_TABLE(STYLE_ENUM) STYLES };

/* How many colours are used: as many as the terminal has, or at most these. */
enum theme_colours {
        COLOURS_AUTO, /* none where NO_COLOR is set */
        COLOURS_NONE,
        COLOURS_8,
        COLOURS_16,
        COLOURS_256
};

/* Use the colours of the terminal, once it was opened; and at most so many. */
void theme_open(void);
void theme_limit(enum theme_colours colours);

/* Everything as it looks from the start. */
void theme_reset(void);

/* Do what stands behind `color`, "STYLE [FOREGROUND [BACKGROUND] [ATTRIBUTE...]]"; of a
 * style alone it tells.  Returns NULL when it is done, else what of the argument is
 * wrong; either way `text` says what is to be said. */
const char *theme_color(const char *argument, char *text, size_t size);

/* Write all styles as lines of `color`, each behind a comment. */
void theme_write(FILE *file);

/* The names of styles, colours and attributes; NULL after the last. */
const char *theme_style_name(size_t index);
const char *theme_colour_name(size_t index);
const char *theme_attribute_name(size_t index);

/* The attributes of a style, its colour among them. */
attr_t theme_attributes(enum style style);
short theme_pair(enum style style);

/* What the terminal with this many colours shows for one of 0 to 255: the nearest of
 * its own, or -1, its default colour, for black that was none. */
short theme_nearest(short colour, int colours);

#endif
