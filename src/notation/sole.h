/* sole.h - seeing without a search that the tokens leave one board only.
 *
 * Where no step can be spared each token needs its nearest piece.  When that is one
 * piece for each of them, and nothing can fall into a trap on the way, every turn
 * that fits leads to the same board, whatever the order of its steps.  Not installed.
 */
#ifndef ARIMAA_NOTATION_SOLE_H
#define ARIMAA_NOTATION_SOLE_H

#include "notation/demand.h"

/* Whether all turns that go on from here with `left` steps and then fit lead to one
 * board; into *hash its hash.  There may be no such turn.  False where that cannot
 * be seen.  `making` is as demand_steps has filled it in. */
bool sole_board(const struct demand *demand, const struct making *making, int left,
                uint64_t *hash);

#endif
