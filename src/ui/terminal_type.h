/* terminal_type.h - what the terminal's description, terminfo, says of it. */
#ifndef KEYSTEPS_UI_TERMINAL_TYPE_H
#define KEYSTEPS_UI_TERMINAL_TYPE_H

#include <stdbool.h>
#include <stddef.h>

/* Whether the terminal that TERM names can show a board; says on standard error
 * why not. */
bool terminal_type_usable(void);

/* The same without a word: whether a line can be edited on it. */
bool terminal_type_moves_cursor(void);

/* Write the sequence that makes the terminal itself again into `text`; after curses
 * was set up. */
void terminal_type_reset(char *text, size_t size);

/* What goes before and behind the text of a window's title, and what is sent before the
 * first and behind the last of them; false when there is no such window. */
struct terminal_title {
        const char *before, *behind, *save, *restore;
};

bool terminal_type_title(struct terminal_title *title);

#endif
