/* advice.h - what a strong player would say of a setup.
 *
 * Advice and no refusal: a setup may be as its player likes it.
 */
#ifndef KEYSTEPS_PLAY_ADVICE_H
#define KEYSTEPS_PLAY_ADVICE_H

#include <stddef.h>

#include "rules/setup.h"

/* The advice on a setup of Standard beside what `position` holds already, in the language
 * of the player; "" when there is none.  Returns `text`, of `size` bytes. */
char *advice_words(const struct arimaa_position *position,
                   const struct arimaa_placement *placement, char *text, size_t size);

#endif
