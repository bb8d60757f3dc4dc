/* printable.h - texts of others, made fit for a terminal.
 *
 * What comes from files, and from people who are not at this terminal, goes out
 * through here; on the screen, where curses writes, through ui/paint.h.
 */
#ifndef KEYSTEPS_PLAY_PRINTABLE_H
#define KEYSTEPS_PLAY_PRINTABLE_H

#include <stddef.h>

/* Room for a piece of somebody's text that a message names. */
#define PRINTABLE_SIZE 128

/* And for the name of a file. */
#define PRINTABLE_NAME_SIZE 4096

/* Copy `length` bytes so that they can stand in a line of output: what is not a
 * printable character of the locale becomes '?', and so does one that only turns the
 * direction of others; a text that is too long ends with "...".  Writes at most `size`
 * bytes, at least 4; returns `copy`. */
char *printable_copy(const char *text, size_t length, char *copy, size_t size);

/* The same for a whole text that is nowhere too long, in place. */
char *printable_make(char *text);

#endif
