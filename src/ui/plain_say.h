/* plain_say.h - what plain mode writes: short lines of printable text. */
#ifndef KEYSTEPS_UI_PLAIN_SAY_H
#define KEYSTEPS_UI_PLAIN_SAY_H

/* Write a text of one or several lines to standard output; what a text from a file has
 * in it that is not printable becomes '?'. */
void plain_say(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* How many lines have been written. */
long plain_said(void);

#endif
