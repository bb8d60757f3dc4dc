#include "rules/position.h"

#include <string.h>

/* The hash keys are the finalizer of splitmix64 (Steele, Lea, Flood, "Fast
 * splittable pseudorandom number generators", 2014) over a counter, computed by
 * the compiler. */
#define MIX1(z)   (((z) ^ ((z) >> 30)) * UINT64_C(0xbf58476d1ce4e5b9))
#define MIX2(z)   (((z) ^ ((z) >> 27)) * UINT64_C(0x94d049bb133111eb))
#define MIX3(z)   ((z) ^ ((z) >> 31))
#define KEY(n)    MIX3(MIX2(MIX1((UINT64_C(n) + 1) * UINT64_C(0x9e3779b97f4a7c15))))
#define KEYS4(n)  KEY(n), KEY(n + 1), KEY(n + 2), KEY(n + 3)
#define KEYS16(n) KEYS4(n), KEYS4(n + 4), KEYS4(n + 8), KEYS4(n + 12)
#define KEYS64(n)                                                         \
        {                                                                 \
                KEYS16(n), KEYS16(n + 16), KEYS16(n + 32), KEYS16(n + 48) \
        }

const uint64_t arimaa_hash_keys[ARIMAA_PIECES][ARIMAA_SQUARES] = {
        KEYS64(0),   KEYS64(64),  KEYS64(128), KEYS64(192), KEYS64(256), KEYS64(320),
        KEYS64(384), KEYS64(448), KEYS64(512), KEYS64(576), KEYS64(640), KEYS64(704),
};

static const uint64_t silver_to_move = KEY(768);

/* Not 0, which a set of hashes could not tell from nothing. */
static const uint64_t empty_board = KEY(769);

void arimaa_position_clear(struct arimaa_position *position)
{
        *position =
                (struct arimaa_position){ .to_move = ARIMAA_GOLD, .hash = empty_board };
        memset(position->at, ARIMAA_NO_PIECE, sizeof position->at);
}

arimaa_bitboard arimaa_traps_apply(struct arimaa_position *position)
{
        arimaa_bitboard lost = 0;

        for (int side = ARIMAA_GOLD; side < ARIMAA_SIDES; side++)
                lost |= position->side[side] & ARIMAA_TRAPS &
                        ~arimaa_neighbours(position->side[side]);
        for (arimaa_bitboard left = lost; left; left &= left - 1)
                arimaa_position_remove(position, arimaa_lowest(left));
        return lost;
}

bool arimaa_same_board(const struct arimaa_position *a, const struct arimaa_position *b)
{
        return memcmp(a->pieces, b->pieces, sizeof a->pieces) == 0;
}

uint64_t arimaa_position_key(const struct arimaa_position *position)
{
        return position->hash ^ (position->to_move == ARIMAA_SILVER ? silver_to_move : 0);
}
