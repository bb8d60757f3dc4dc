#include "notation/sole.h"

#include "notation/demand_pieces.h"

/* The pieces by which a token can hold after its side's fewest steps; into *steps how
 * many those are. */
static arimaa_bitboard nearest_pieces(const struct wanted *wanted,
                                      const struct making *making, enum arimaa_side side,
                                      int *steps)
{
        arimaa_bitboard fit = fitting(wanted, making, side);
        arimaa_bitboard others = meant(wanted, making, side) & ~fit;
        int straight = nearest(&wanted->target, fit);
        int around = nearest(&wanted->focus, others) + wanted->beyond;
        arimaa_bitboard pieces = 0;

        *steps = straight < around ? straight : around;
        if (*steps > ARIMAA_TURN_STEPS)
                return 0;
        if (straight == *steps)
                pieces |= fit & wanted->target.within[*steps];
        if (around == *steps)
                pieces |= others & wanted->focus.within[*steps - wanted->beyond];
        return pieces;
}

/* Whether pieces that come to `targets` or stay where they are, all of a side, stand
 * on a trap without a friend beside it that stays. */
static bool may_fall(arimaa_bitboard staying, arimaa_bitboard targets)
{
        return (staying | targets) & ARIMAA_TRAPS & ~arimaa_neighbours(staying);
}

bool sole_board(const struct demand *demand, const struct making *making, int left,
                uint64_t *hash)
{
        const struct arimaa_position *now = making->now;
        arimaa_bitboard from = 0, to[ARIMAA_SIDES] = { 0 };

        if (demand->directions > 0 || making->most.total != left)
                return false;
        *hash = now->hash;
        for (uint32_t unmet = making->unmet; unmet; unmet &= unmet - 1) {
                const struct wanted *wanted = &demand->wanted[__builtin_ctz(unmet)];
                int piece = wanted->token.piece, steps;
                arimaa_bitboard pieces;

                if (piece == ARIMAA_NO_PIECE || wanted->token.property != ARIMAA_ENDS_ON)
                        return false;
                pieces = nearest_pieces(wanted, making, arimaa_side_of(piece), &steps);
                if (pieces == 0 || (pieces & (pieces - 1)))
                        return false;
                from |= pieces;
                to[arimaa_side_of(piece)] |= wanted->target.within[0];
                left -= steps;
                *hash ^= arimaa_hash_keys[piece][arimaa_lowest(pieces)] ^
                         arimaa_hash_keys[piece][wanted->token.target];
        }
        return left == 0 && !may_fall(now->side[ARIMAA_GOLD] & ~from, to[ARIMAA_GOLD]) &&
               !may_fall(now->side[ARIMAA_SILVER] & ~from, to[ARIMAA_SILVER]);
}
