/* columns.h - how wide a text is on a terminal. */
#ifndef KEYSTEPS_PLAY_COLUMNS_H
#define KEYSTEPS_PLAY_COLUMNS_H

/* The columns of the character at *text, which moves on; bytes that are none count
 * as one each. */
int columns_next(const char **text);

int columns_of(const char *text);

#endif
