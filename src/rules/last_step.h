/* last_step.h - what the last step of a turn leads to, without making it.
 *
 * Nearly all sequences differ from another in their last step alone.  Not installed.
 */
#ifndef ARIMAA_RULES_LAST_STEP_H
#define ARIMAA_RULES_LAST_STEP_H

#include "rules/step_targets.h"

/* The hash of the board that a step into `target` leads to; no trap acts. */
static inline uint64_t moved_hash(const struct arimaa_position *position, int from,
                                  int target)
{
        const uint64_t *keys = arimaa_hash_keys[position->at[from]];

        return position->hash ^ keys[from] ^ keys[target];
}

/* The hash of the board that a step into `target` leads to; a trap may act. */
static inline uint64_t hash_after(const struct arimaa_position *position, int from,
                                  int target)
{
        enum arimaa_side side = arimaa_side_of(position->at[from]);
        arimaa_bitboard after =
                position->side[side] ^ arimaa_bit(from) ^ arimaa_bit(target);
        arimaa_bitboard fallen = after & ARIMAA_TRAPS & ~arimaa_neighbours(after);
        uint64_t hash = moved_hash(position, from, target);

        if (fallen) {
                int square = arimaa_lowest(fallen);
                int piece = position->at[square == target ? from : square];

                hash ^= arimaa_hash_keys[piece][square];
        }
        return hash;
}

/* The squares of a set with at least two of the set beside them. */
static inline arimaa_bitboard beside_two(arimaa_bitboard set)
{
        arimaa_bitboard north = arimaa_shift(set, ARIMAA_NORTH);
        arimaa_bitboard south = arimaa_shift(set, ARIMAA_SOUTH);
        arimaa_bitboard east = arimaa_shift(set, ARIMAA_EAST);
        arimaa_bitboard west = arimaa_shift(set, ARIMAA_WEST);

        return (north & south) | (east & west) | ((north | south) & (east | west));
}

/* Where a trap may act after one step: `traps` that take who enters, `holding`
 * squares that must not be left. */
struct risks {
        arimaa_bitboard traps, holding;
};

static inline struct risks find_risks(const struct arimaa_position *position)
{
        arimaa_bitboard own = position->side[position->to_move];
        arimaa_bitboard enemy = position->side[arimaa_opponent(position->to_move)];
        arimaa_bitboard unsafe =
                ARIMAA_TRAPS & ~(beside_two(own) & ~arimaa_neighbours(enemy));
        arimaa_bitboard held = ((own & ~beside_two(own)) | enemy) & ARIMAA_TRAPS;

        return (struct risks){ unsafe, arimaa_neighbours(held) };
}

#endif
