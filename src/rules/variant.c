#include "rules/variant.h"

uint64_t arimaa_random_next(struct arimaa_random *random)
{
        uint64_t z = random->state += UINT64_C(0x9e3779b97f4a7c15);

        z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
        z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
        return z ^ z >> 31;
}

int arimaa_random_below(struct arimaa_random *random, int limit)
{
        uint64_t range = (uint64_t)limit, excess = -range % range, drawn;

        do
                drawn = arimaa_random_next(random);
        while (drawn < excess); /* 2^64 is no multiple of the limit */
        return (int)(drawn % range);
}

/* rules.md, "Variants": how many of each kind, uniform within these bounds. */
static const struct {
        int least, most;
} endless_counts[ARIMAA_KINDS] = {
        [ARIMAA_RABBIT] = { 1, 8 }, [ARIMAA_CAT] = { 0, 2 },
        [ARIMAA_DOG] = { 0, 2 },    [ARIMAA_HORSE] = { 0, 2 },
        [ARIMAA_CAMEL] = { 0, 1 },  [ARIMAA_ELEPHANT] = { 1, 1 },
};

enum { ENDLESS_LEAST = 4, ENDLESS_MOST = 12, HOME_SQUARES = 16 };

static void draw_army(struct arimaa_random *random, int counts[ARIMAA_KINDS])
{
        int total;

        do {
                total = 0;
                for (int kind = ARIMAA_RABBIT; kind < ARIMAA_KINDS; kind++) {
                        int least = endless_counts[kind].least;
                        int choices = endless_counts[kind].most - least + 1;

                        counts[kind] = least + arimaa_random_below(random, choices);
                        total += counts[kind];
                }
        } while (total < ENDLESS_LEAST || total > ENDLESS_MOST);
}

enum arimaa_symmetry arimaa_endless_deal(struct arimaa_random *random,
                                         struct arimaa_position *position)
{
        int counts[ARIMAA_KINDS], squares[HOME_SQUARES], left = HOME_SQUARES;
        enum arimaa_symmetry symmetry;

        draw_army(random, counts);
        symmetry = arimaa_random_below(random, 2) == 0 ? ARIMAA_MIRRORED : ARIMAA_ROTATED;
        for (int i = 0; i < HOME_SQUARES; i++)
                squares[i] = i;
        arimaa_position_clear(position);
        for (int kind = ARIMAA_RABBIT; kind < ARIMAA_KINDS; kind++)
                for (int n = 0; n < counts[kind]; n++) {
                        int drawn = arimaa_random_below(random, left);
                        int square = squares[drawn];
                        int opposite =
                                symmetry == ARIMAA_MIRRORED ? square ^ 56 : 63 - square;

                        squares[drawn] = squares[--left];
                        arimaa_position_put(
                                position,
                                arimaa_piece(ARIMAA_GOLD, (enum arimaa_kind)kind),
                                square);
                        arimaa_position_put(
                                position,
                                arimaa_piece(ARIMAA_SILVER, (enum arimaa_kind)kind),
                                opposite);
                }
        return symmetry;
}

enum arimaa_symmetry arimaa_symmetry_of(const struct arimaa_position *position)
{
        for (int kind = ARIMAA_RABBIT; kind < ARIMAA_KINDS; kind++) {
                arimaa_bitboard gold = position->pieces[ARIMAA_GOLD][kind];

                for (; gold; gold &= gold - 1)
                        if (!(position->pieces[ARIMAA_SILVER][kind] &
                              arimaa_bit(arimaa_lowest(gold) ^ 56)))
                                return ARIMAA_ROTATED;
        }
        return ARIMAA_MIRRORED;
}

int arimaa_roll(struct arimaa_random *random, int steps)
{
        enum { FACES = 6 };

        return 1 + arimaa_random_below(
                           random, steps == ARIMAA_ENDLESS_FIRST_STEPS ? steps : FACES);
}

/* (5 - a) / S(a) of the rule for the distances a = 0..4, times 48 so that all are
 * whole: 5, 4/4, 3/8, 2/12, 1/16. */
static const int openness_weights[] = { 240, 48, 18, 8, 3 };

static int openness(arimaa_bitboard open, int square)
{
        arimaa_bitboard within = arimaa_bit(square), ring = within;
        int sum = 0;

        for (size_t a = 0; a < sizeof openness_weights / sizeof *openness_weights; a++) {
                sum += openness_weights[a] * arimaa_count(ring & open);
                ring = arimaa_neighbours(within) & ~within;
                within |= ring;
        }
        return sum;
}

int arimaa_die_square(const struct arimaa_position *position)
{
        enum { D4 = 3 + 8 * 3 };
        arimaa_bitboard empty = ~arimaa_occupied(position);
        int best = D4, most = -1;

        for (int rank = 7; rank >= 0; rank--)
                for (int square = 8 * rank; square < 8 * rank + 8; square++) {
                        int sum = openness(empty & ~ARIMAA_TRAPS, square);

                        if ((empty & arimaa_bit(square)) && sum > most) {
                                most = sum;
                                best = square;
                        }
                }
        return best;
}
