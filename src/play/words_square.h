/* words_square.h - what there is to say of a square, in words for people. */
#ifndef KEYSTEPS_PLAY_WORDS_SQUARE_H
#define KEYSTEPS_PLAY_WORDS_SQUARE_H

#include <stddef.h>

#include "rules/inspect.h"

/* What stands there, why it is free or frozen, what holds it on a trap, what it can push
 * or pull, on how many squares it can end; or who can come to an empty square. */
char *words_square(const struct arimaa_inspection *inspection,
                   const struct arimaa_position *position, char *text, size_t size);

#endif
