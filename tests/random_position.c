#include "random_position.h"

#include "rules/setup.h"

static int random_square(struct arimaa_random *random, bool near_traps)
{
        for (;;) {
                int square = arimaa_random_below(random, ARIMAA_SQUARES);
                arimaa_bitboard near = ARIMAA_TRAPS | arimaa_neighbours(ARIMAA_TRAPS);

                near |= arimaa_neighbours(near);
                if (!near_traps || (near & arimaa_bit(square)) ||
                    arimaa_random_below(random, 4) == 0)
                        return square;
        }
}

struct arimaa_position random_position(struct arimaa_random *random)
{
        static const struct {
                int share; /* of each army that stands, in sixths */
                bool near_traps;
        } sorts[] = { { 2, false }, { 5, false }, { 4, true } };
        int sort = arimaa_random_below(random, sizeof sorts / sizeof *sorts);
        struct arimaa_position position;

        arimaa_position_clear(&position);
        for (int piece = 0; piece < ARIMAA_PIECES; piece++)
                for (int n = arimaa_army(arimaa_kind_of(piece)); n > 0; n--) {
                        int square = random_square(random, sorts[sort].near_traps);

                        if (arimaa_random_below(random, 6) < sorts[sort].share &&
                            position.at[square] == ARIMAA_NO_PIECE)
                                arimaa_position_put(&position, piece, square);
                }
        while (arimaa_traps_apply(&position))
                continue;
        position.to_move = (enum arimaa_side)arimaa_random_below(random, ARIMAA_SIDES);
        return position;
}

bool random_turn(struct arimaa_random *random, const struct arimaa_position *position, int steps,
                 struct arimaa_turn *turn)
{
        struct arimaa_position now = *position;
        struct arimaa_turn_state state = arimaa_turn_begin(steps);
        int wanted = 1 + arimaa_random_below(random, steps);

        turn->count = 0;
        do {
                struct arimaa_step next[ARIMAA_MAX_STEPS];
                int count = arimaa_steps(&now, &state, next);

                if (count == 0)
                        return false;
                arimaa_turn_add(&now, &state, next[arimaa_random_below(random, count)], turn,
                                NULL);
        } while (turn->count < wanted || state.pushers);
        return arimaa_turn_may_end(position, &now, &state, NULL);
}
