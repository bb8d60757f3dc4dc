/* reach.h - where a turn can lead: its step sequences and the distinct boards.
 *
 * Repetition is not looked at here.
 */
#ifndef ARIMAA_RULES_REACH_H
#define ARIMAA_RULES_REACH_H

#include <stddef.h>

#include "rules/turn.h"

/* The step sequences of 1 to `steps` steps that leave no push open, those that
 * change nothing included.  The sum of the hashes of the boards they lead to is
 * added to *sum: two ways of walking the same turns agree in both. */
uint64_t arimaa_sequences(const struct arimaa_position *position, int steps,
                          uint64_t *sum);

#define ARIMAA_REACH_FULL ((size_t)-1)

/* Memory, in 64-bit words, with which the widest position known (123,389 boards)
 * is walked with room to spare. */
#define ARIMAA_REACH_WORDS ((size_t)1 << 20)

/* The number of distinct boards other than the one at the start that a turn of 1
 * to `steps` steps can lead to.  `memory` is scratch of `words` words; when it is
 * too small ARIMAA_REACH_FULL is returned and more will do. */
size_t arimaa_boards(const struct arimaa_position *position, int steps, uint64_t *memory,
                     size_t words);

#endif
