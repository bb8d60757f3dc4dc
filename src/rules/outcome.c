#include "rules/outcome.h"

#include <stddef.h>

#include "rules/step.h"

static arimaa_bitboard goal_rank(enum arimaa_side side)
{
        return side == ARIMAA_GOLD ? ARIMAA_RANK(8) : ARIMAA_RANK(1);
}

struct arimaa_outcome arimaa_outcome_after(const struct arimaa_position *position)
{
        enum arimaa_side opponent = position->to_move, mover = arimaa_opponent(opponent);
        arimaa_bitboard own = position->pieces[mover][ARIMAA_RABBIT];
        arimaa_bitboard other = position->pieces[opponent][ARIMAA_RABBIT];

        if (own & goal_rank(mover))
                return (struct arimaa_outcome){ .ending = ARIMAA_GOAL, .winner = mover };
        if (other & goal_rank(opponent))
                return (struct arimaa_outcome){ .ending = ARIMAA_GOAL,
                                                .winner = opponent };
        if (!other)
                return (struct arimaa_outcome){ .ending = ARIMAA_ELIMINATION,
                                                .winner = mover };
        if (!own)
                return (struct arimaa_outcome){ .ending = ARIMAA_ELIMINATION,
                                                .winner = opponent };
        return (struct arimaa_outcome){ .ending = ARIMAA_NOT_OVER };
}

/* What a turn may not lead to: the board it began with, and what is banned. */
struct forbidden {
        uint64_t start;
        arimaa_is_banned *banned;
        const void *context;
};

static bool may_end_on(const struct arimaa_position *board,
                       const struct forbidden *forbidden)
{
        struct arimaa_position end = { .hash = board->hash,
                                       .to_move = arimaa_opponent(board->to_move) };

        if (board->hash == forbidden->start)
                return false;
        return forbidden->banned == NULL ||
               !forbidden->banned(forbidden->context, arimaa_position_key(&end));
}

/* Whether some way to go on from here ends well.  Nearly always the first step
 * does; where nothing does, the boards are few. */
static bool has_turn(struct arimaa_position *position,
                     const struct arimaa_turn_state *state,
                     const struct forbidden *forbidden)
{
        struct arimaa_step steps[ARIMAA_MAX_STEPS];
        int count = arimaa_steps(position, state, steps);
        bool found = false;

        for (int i = 0; i < count && !found; i++) {
                struct arimaa_turn_state after =
                        arimaa_state_after(position, state, steps[i]);
                struct arimaa_undo undo = arimaa_step_make(position, steps[i]);

                found = (!after.pushers && may_end_on(position, forbidden)) ||
                        has_turn(position, &after, forbidden);
                arimaa_step_unmake(position, undo);
        }
        return found;
}

bool arimaa_immobilized(const struct arimaa_position *position, int steps,
                        arimaa_is_banned *banned, const void *context)
{
        struct arimaa_position now = *position;
        struct arimaa_turn_state state = arimaa_turn_begin(steps);
        struct forbidden forbidden = { position->hash, banned, context };

        return !has_turn(&now, &state, &forbidden);
}
