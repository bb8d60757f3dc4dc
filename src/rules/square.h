/* square.h - squares, directions and sets of squares.
 *
 * Squares are numbered 0 = a1, 1 = b1 ... 7 = h1, 8 = a2 ... 63 = h8, seen from
 * Gold's side.  A bitboard has bit n set for square n.  Directions are absolute:
 * north is toward rank 8.
 */
#ifndef ARIMAA_RULES_SQUARE_H
#define ARIMAA_RULES_SQUARE_H

#include <stdint.h>

typedef uint64_t arimaa_bitboard;

#define ARIMAA_SQUARES   64
#define ARIMAA_NO_SQUARE (-1)

/* In the order of the letters "nsew". */
enum arimaa_direction {
        ARIMAA_NORTH,
        ARIMAA_SOUTH,
        ARIMAA_EAST,
        ARIMAA_WEST,
        ARIMAA_DIRECTIONS
};

#define ARIMAA_FILE_A ((arimaa_bitboard)0x0101010101010101)
#define ARIMAA_FILE_H ((arimaa_bitboard)0x8080808080808080)

/* The rank 1 to 8 as a set of squares. */
#define ARIMAA_RANK(rank) ((arimaa_bitboard)0xff << 8 * ((rank)-1))

/* c3, f3, c6 and f6. */
#define ARIMAA_TRAPS ((arimaa_bitboard)0x0000240000240000)

static inline arimaa_bitboard arimaa_bit(int square)
{
        return (arimaa_bitboard)1 << square;
}

/* The lowest square of a set that is not empty. */
static inline int arimaa_lowest(arimaa_bitboard set)
{
        return __builtin_ctzll(set);
}

static inline int arimaa_count(arimaa_bitboard set)
{
        return __builtin_popcountll(set);
}

/* Every square of the set moved one step; what would leave the board is dropped. */
static inline arimaa_bitboard arimaa_shift(arimaa_bitboard set,
                                           enum arimaa_direction direction)
{
        switch (direction) {
        case ARIMAA_NORTH:
                return set << 8;
        case ARIMAA_SOUTH:
                return set >> 8;
        case ARIMAA_EAST:
                return (set & ~ARIMAA_FILE_H) << 1;
        default:
                return (set & ~ARIMAA_FILE_A) >> 1;
        }
}

/* The squares orthogonally adjacent to any square of the set. */
static inline arimaa_bitboard arimaa_neighbours(arimaa_bitboard set)
{
        return set << 8 | set >> 8 | (set & ~ARIMAA_FILE_H) << 1 |
               (set & ~ARIMAA_FILE_A) >> 1;
}

static inline enum arimaa_direction arimaa_opposite(enum arimaa_direction direction)
{
        return (enum arimaa_direction)(direction ^ 1);
}

/* What a step in this direction adds to the number of a square. */
static inline int arimaa_offset(enum arimaa_direction direction)
{
        return direction == ARIMAA_NORTH   ? 8
               : direction == ARIMAA_SOUTH ? -8
               : direction == ARIMAA_EAST  ? 1
                                           : -1;
}

/* The square one step away, or ARIMAA_NO_SQUARE beyond the edge. */
static inline int arimaa_next_square(int square, enum arimaa_direction direction)
{
        return arimaa_shift(arimaa_bit(square), direction)
                       ? square + arimaa_offset(direction)
                       : ARIMAA_NO_SQUARE;
}

/* Orthogonal steps between two squares of an empty board. */
static inline int arimaa_distance(int a, int b)
{
        int files = (a & 7) - (b & 7), ranks = (a >> 3) - (b >> 3);

        return (files < 0 ? -files : files) + (ranks < 0 ? -ranks : ranks);
}

#endif
