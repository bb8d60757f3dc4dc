/* text.h - texts from files, looked into. */
#ifndef KEYSTEPS_PLAY_TEXT_H
#define KEYSTEPS_PLAY_TEXT_H

#include <stdbool.h>
#include <stddef.h>

/* Whether a text has a part, in any case; every text has the empty one. */
bool text_contains(const char *text, const char *part);

/* Append to a text of `size` bytes, as printf does; what has no room is cut. */
void text_append(char *text, size_t size, const char *format, ...)
        __attribute__((format(printf, 3, 4)));

#endif
