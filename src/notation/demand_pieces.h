/* demand_pieces.h - which pieces a token may mean, and how far they are.  Inline,
 * as the search asks for it all the time.  Not installed.
 */
#ifndef ARIMAA_NOTATION_DEMAND_PIECES_H
#define ARIMAA_NOTATION_DEMAND_PIECES_H

#include "notation/demand.h"

/* How far the nearest of the pieces is from the focus. */
static inline int nearest(const struct surroundings *focus, arimaa_bitboard pieces)
{
        for (int d = 0; pieces && d <= ARIMAA_TURN_STEPS; d++)
                if (pieces & focus->within[d])
                        return d;
        return DEMAND_IMPOSSIBLE;
}

/* Steps of a side's pieces by which one of `pieces` can come to be captured on a trap:
 * it goes there, and each friend, of which `friends` has them all, goes away from
 * beside it. */
static inline int demand_capture_at(const struct surroundings *trap,
                                    arimaa_bitboard friends, arimaa_bitboard pieces)
{
        int steps = nearest(trap, pieces);

        friends &= trap->within[1] & ~trap->within[0];
        /* Beside the trap it is one of the friends itself. */
        return (steps <= 1 ? 0 : steps) + arimaa_count(friends);
}

/* The pieces of a side that a token may mean. */
static inline arimaa_bitboard meant(const struct wanted *wanted,
                                    const struct making *making, enum arimaa_side side)
{
        const struct arimaa_position *now = making->now;
        int piece = wanted->token.piece;

        if (piece == ARIMAA_NO_PIECE)
                return now->side[side];
        if (arimaa_side_of(piece) != side)
                return 0;
        return now->pieces[side][arimaa_kind_of(piece)] & wanted->ahead;
}

/* Those of them that have been on the token's square, if it names one. */
static inline arimaa_bitboard fitting(const struct wanted *wanted,
                                      const struct making *making, enum arimaa_side side)
{
        const struct arimaa_token *token = &wanted->token;
        arimaa_bitboard pieces = meant(wanted, making, side), found = pieces;

        if (token->square == ARIMAA_NO_SQUARE)
                return pieces;
        found &= arimaa_bit(token->square);
        for (int i = 0; i < making->tracks->count; i++) {
                const struct track *track = &making->tracks->piece[i];

                if (!track->captured && token_fits(token, track))
                        found |= arimaa_bit(track->at);
        }
        return found & pieces;
}

/* The enemy pieces that a token may mean and that are near enough to its target to
 * come there with `left` steps, the other halves included. */
static inline arimaa_bitboard movable(const struct demand *demand,
                                      const struct wanted *wanted,
                                      const struct making *making, int left)
{
        return meant(wanted, making, arimaa_opponent(demand->mover)) &
               wanted->target.within[left / 2];
}

/* The own pieces that can push or pull what a token means. */
static inline arimaa_bitboard movers(const struct demand *demand,
                                     const struct wanted *wanted,
                                     const struct making *making)
{
        return arimaa_stronger(making->now, demand->mover,
                               arimaa_kind_of(wanted->token.piece));
}

#endif
