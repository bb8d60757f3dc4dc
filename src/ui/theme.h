/* theme.h - what things look like: a table from meanings to attributes.
 *
 * Nothing is told by colour alone; with no colours, or NO_COLOR, attributes take
 * their place.
 */
#ifndef KEYSTEPS_UI_THEME_H
#define KEYSTEPS_UI_THEME_H

#include <curses.h>

enum style {
        STYLE_TEXT,
        STYLE_QUIET, /* what need not be looked at */
        STYLE_STRONG,
        STYLE_GOLD,
        STYLE_SILVER,
        STYLE_GOLD_MOVED, /* by the last turn */
        STYLE_SILVER_MOVED,
        STYLE_GOLD_FROZEN,
        STYLE_SILVER_FROZEN,
        STYLE_FROZEN, /* the mark beside it */
        STYLE_GRID,
        STYLE_GOAL, /* the ranks rabbits run for */
        STYLE_TRAP,
        STYLE_MARK, /* what the line means, drawn on the board */
        STYLES
};

/* Choose among the colours the terminal has; once, after it was opened. */
void theme_open(void);

/* The attributes of a style, its colour among them. */
attr_t theme_attributes(enum style style);
short theme_pair(enum style style);

#endif
