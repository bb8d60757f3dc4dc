/* turns.h - the legal turns of a position, one after another.
 *
 * For those who search, list or draw turns.  Repetition is not looked at here.
 */
#ifndef ARIMAA_RULES_TURNS_H
#define ARIMAA_RULES_TURNS_H

#include <stddef.h>

#include "rules/turn.h"

/* Called with a turn and the board it leads to, the opponent to move; both are
 * good only during the call.  Returns false to hear of no more. */
typedef bool arimaa_visit_turn(const struct arimaa_turn *turn,
                               const struct arimaa_position *board, void *context);

/* Visit every turn of 1 to `steps` steps: each sequence of steps that leaves no
 * push open and changes the board.  False when the visitor ended it. */
bool arimaa_each_turn(const struct arimaa_position *position, int steps,
                      arimaa_visit_turn *visit, void *context);

/* The same with one turn for each board that a turn can lead to, one of the
 * shortest that do.  `memory` is scratch of `words` 64-bit words; what
 * arimaa_boards needs is enough.  Returns how many boards were visited, or
 * ARIMAA_REACH_FULL when the memory was too small for the rest of them. */
size_t arimaa_each_board(const struct arimaa_position *position, int steps,
                         uint64_t *memory, size_t words, arimaa_visit_turn *visit,
                         void *context);

#endif
