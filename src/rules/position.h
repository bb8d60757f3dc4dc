/* position.h - what stands where, and who moves.
 *
 * A position is a plain value: copy it freely.  It knows nothing of the turn
 * being made (turn_state in step.h) nor of what came before (game.h).
 */
#ifndef ARIMAA_RULES_POSITION_H
#define ARIMAA_RULES_POSITION_H

#include <stdbool.h>

#include "rules/piece.h"
#include "rules/square.h"

struct arimaa_position {
        arimaa_bitboard pieces[ARIMAA_SIDES][ARIMAA_KINDS];
        arimaa_bitboard side[ARIMAA_SIDES]; /* all pieces of a side */
        int8_t at[ARIMAA_SQUARES]; /* piece or ARIMAA_NO_PIECE: the same, by square */
        uint64_t hash;             /* of the board alone */
        enum arimaa_side to_move;
};

/* The part of a board's hash that a piece on a square contributes (by exclusive or
 * to that of an empty board). */
extern const uint64_t arimaa_hash_keys[ARIMAA_PIECES][ARIMAA_SQUARES];

/* An empty board, Gold to move. */
void arimaa_position_clear(struct arimaa_position *position);

/* Every change of a board goes through the functions below, which keep its parts
 * together.  None of them makes a trap act. */

/* Put a piece on an empty square. */
static inline void arimaa_position_put(struct arimaa_position *position, int piece,
                                       int square)
{
        enum arimaa_side side = arimaa_side_of(piece);

        position->pieces[side][arimaa_kind_of(piece)] ^= arimaa_bit(square);
        position->side[side] ^= arimaa_bit(square);
        position->hash ^= arimaa_hash_keys[piece][square];
        position->at[square] = (int8_t)piece;
}

/* Take the piece off an occupied square. */
static inline void arimaa_position_remove(struct arimaa_position *position, int square)
{
        arimaa_position_put(position, position->at[square], square);
        position->at[square] = ARIMAA_NO_PIECE;
}

/* Move the piece on `from`, which is `piece`, to the empty square `target`. */
static inline void arimaa_position_move(struct arimaa_position *position, int piece,
                                        int from, int target)
{
        enum arimaa_side side = arimaa_side_of(piece);
        arimaa_bitboard both = arimaa_bit(from) | arimaa_bit(target);

        position->pieces[side][arimaa_kind_of(piece)] ^= both;
        position->side[side] ^= both;
        position->hash ^= arimaa_hash_keys[piece][from] ^ arimaa_hash_keys[piece][target];
        position->at[from] = ARIMAA_NO_PIECE;
        position->at[target] = (int8_t)piece;
}

/* A side's pieces strictly stronger than the kind. */
static inline arimaa_bitboard arimaa_stronger(const struct arimaa_position *position,
                                              enum arimaa_side side,
                                              enum arimaa_kind kind)
{
        arimaa_bitboard stronger = 0;

        for (int k = ARIMAA_ELEPHANT; k > (int)kind; k--)
                stronger |= position->pieces[side][k];
        return stronger;
}

/* The pieces of a side that are frozen: beside a strictly stronger enemy and
 * beside no friend (rules.md, "A turn"). */
static inline arimaa_bitboard arimaa_frozen(const struct arimaa_position *position,
                                            enum arimaa_side side)
{
        const arimaa_bitboard *own = position->pieces[side];
        const arimaa_bitboard *enemy = position->pieces[arimaa_opponent(side)];
        arimaa_bitboard lone =
                position->side[side] & ~arimaa_neighbours(position->side[side]);
        arimaa_bitboard stronger = 0, frozen = 0;

        lone &= arimaa_neighbours(position->side[arimaa_opponent(side)]);
        for (int kind = ARIMAA_CAMEL; lone && kind >= ARIMAA_RABBIT; kind--) {
                stronger |= enemy[kind + 1];
                frozen |= own[kind] & lone & arimaa_neighbours(stronger);
        }
        return frozen;
}

/* Remove every piece of either side that stands on a trap without a friend
 * beside it, as at the end of a freestyle setup; return the squares emptied. */
arimaa_bitboard arimaa_traps_apply(struct arimaa_position *position);

/* Whether the same pieces stand on the same squares. */
bool arimaa_same_board(const struct arimaa_position *a, const struct arimaa_position *b);

/* The hash of board and side to move: what counts as the same position for
 * repetition.  Boards are compared by these 64 bits throughout; that two of a
 * million different boards share them has a chance of one in 10^7. */
uint64_t arimaa_position_key(const struct arimaa_position *position);

static inline arimaa_bitboard arimaa_occupied(const struct arimaa_position *position)
{
        return position->side[ARIMAA_GOLD] | position->side[ARIMAA_SILVER];
}

#endif
