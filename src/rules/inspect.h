/* inspect.h - what can be said of a square: who holds what, and who can go where.
 *
 * For the side to move and a turn of a number of steps; it answers as well in the middle
 * of a turn, about what the steps that are left can still do.  Repetition is not looked
 * at here.
 */
#ifndef ARIMAA_RULES_INSPECT_H
#define ARIMAA_RULES_INSPECT_H

#include <stddef.h>

#include "rules/turn.h"

/* By the square on which a piece stands now: the squares other than that on which it can
 * stand when the turn is over, and the traps on which it can be captured. */
struct arimaa_ends {
        arimaa_bitboard ends[ARIMAA_SQUARES];
        arimaa_bitboard taken[ARIMAA_SQUARES];
};

/* Find them for all pieces of both sides.  `memory` is scratch of `words` 64-bit words;
 * with little of it the answer is the same and takes longer.  ARIMAA_REACH_WORDS of
 * reach.h is plenty. */
void arimaa_find_ends(const struct arimaa_position *position, int steps, uint64_t *memory,
                      size_t words, struct arimaa_ends *ends);

struct arimaa_inspection {
        int square, piece; /* ARIMAA_NO_PIECE where nothing stands */

        /* Of a piece. */
        bool frozen;
        arimaa_bitboard stronger;      /* enemy pieces beside it that would freeze it */
        arimaa_bitboard friends;       /* beside it: they keep it free, and on a trap */
        arimaa_bitboard pushes, pulls; /* enemy pieces that it can push or pull, were its
                                        * side to move */
        arimaa_bitboard ends, taken;   /* as in arimaa_ends */

        /* Of an empty square: the pieces that can end there. */
        arimaa_bitboard comers;
};

struct arimaa_inspection arimaa_inspect(const struct arimaa_position *position,
                                        const struct arimaa_ends *ends, int square);

#endif
