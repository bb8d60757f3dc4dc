/* text.h - texts of others in lines of our own. */
#ifndef KEYSTEPS_CLI_TEXT_H
#define KEYSTEPS_CLI_TEXT_H

#include <stddef.h>

/* Room for a piece of somebody's text that a message names. */
#define TEXT_SIZE 128

/* And for the name of a file. */
#define TEXT_NAME_SIZE 4096

/* Copy `length` bytes so that they can stand in a line of output: what is not a
 * printable character of the locale becomes '?', and a text that is too long ends
 * with "...".  Writes at most `size` bytes, at least 4; returns `copy`. */
char *text_printable(const char *text, size_t length, char *copy, size_t size);

/* The same for a whole text that is nowhere too long, in place. */
char *text_make_printable(char *text);

#endif
