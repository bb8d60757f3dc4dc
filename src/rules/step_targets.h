/* step_targets.h - the legal next steps of a turn, as sets of squares.
 *
 * The heart of every search here.  A step is known by the square it enters and
 * its direction, so four bitboards hold all of them.  Not installed; step.h has
 * the steps as a list.
 */
#ifndef ARIMAA_RULES_STEP_TARGETS_H
#define ARIMAA_RULES_STEP_TARGETS_H

#include "rules/step.h"

/* By direction, the squares that a step in it enters. */
struct step_targets {
        arimaa_bitboard into[ARIMAA_DIRECTIONS];
};

/* Add a step of each of the movers in each direction that leads to a target. */
static inline void add_targets(struct step_targets *steps, arimaa_bitboard movers,
                               arimaa_bitboard targets)
{
        steps->into[ARIMAA_NORTH] |= arimaa_shift(movers, ARIMAA_NORTH) & targets;
        steps->into[ARIMAA_SOUTH] |= arimaa_shift(movers, ARIMAA_SOUTH) & targets;
        steps->into[ARIMAA_EAST] |= arimaa_shift(movers, ARIMAA_EAST) & targets;
        steps->into[ARIMAA_WEST] |= arimaa_shift(movers, ARIMAA_WEST) & targets;
}

/* The enemy pieces that may be pulled into the square vacated last. */
static inline arimaa_bitboard pullable(const struct arimaa_position *position,
                                       const struct arimaa_turn_state *state)
{
        const arimaa_bitboard *enemy =
                position->pieces[arimaa_opponent(position->to_move)];
        arimaa_bitboard weaker = 0;

        if (state->puller == ARIMAA_RABBIT)
                return 0;
        for (int kind = ARIMAA_RABBIT; kind < state->puller; kind++)
                weaker |= enemy[kind];
        return weaker & arimaa_neighbours(arimaa_bit(state->vacated));
}

/* The enemy pieces beside one of the `able` that is stronger. */
static inline arimaa_bitboard pushable(const struct arimaa_position *position,
                                       arimaa_bitboard able)
{
        const arimaa_bitboard *own = position->pieces[position->to_move];
        const arimaa_bitboard *enemy =
                position->pieces[arimaa_opponent(position->to_move)];
        arimaa_bitboard contact = position->side[arimaa_opponent(position->to_move)] &
                                  arimaa_neighbours(able);
        arimaa_bitboard stronger = 0, pushed = 0;

        for (int kind = ARIMAA_CAMEL; contact && kind >= ARIMAA_RABBIT; kind--) {
                stronger |= own[kind + 1] & able;
                pushed |= enemy[kind] & arimaa_neighbours(stronger);
        }
        return pushed;
}

/* The own pieces that may step. */
static inline arimaa_bitboard able_to_step(const struct arimaa_position *position)
{
        return position->side[position->to_move] &
               ~arimaa_frozen(position, position->to_move);
}

/* The legal next steps where none is left for completing a push; `able` are the
 * own pieces that may step. */
static inline struct step_targets last_step_targets(
        const struct arimaa_position *position, const struct arimaa_turn_state *state,
        arimaa_bitboard able)
{
        enum arimaa_side own = position->to_move;
        enum arimaa_direction backward = own == ARIMAA_GOLD ? ARIMAA_SOUTH : ARIMAA_NORTH;
        arimaa_bitboard empty = ~arimaa_occupied(position), pulled;
        struct step_targets steps = { { 0 } };

        if (state->pushers) {
                add_targets(&steps, state->pushers, empty & arimaa_bit(state->vacated));
                return steps;
        }
        add_targets(&steps, able, empty);
        steps.into[backward] &=
                ~arimaa_shift(position->pieces[own][ARIMAA_RABBIT], backward);
        pulled = pullable(position, state);
        if (pulled)
                add_targets(&steps, pulled, empty & arimaa_bit(state->vacated));
        return steps;
}

/* All legal next steps.  One that opens a push is given only while a second
 * step is left. */
static inline struct step_targets step_targets(const struct arimaa_position *position,
                                               const struct arimaa_turn_state *state)
{
        arimaa_bitboard able = able_to_step(position);
        struct step_targets steps = { { 0 } };

        if (state->steps_left <= 0)
                return steps;
        steps = last_step_targets(position, state, able);
        if (state->steps_left >= 2 && !state->pushers)
                add_targets(&steps, pushable(position, able), ~arimaa_occupied(position));
        return steps;
}

/* The same as a list; returns its length, at most ARIMAA_MAX_STEPS. */
static inline int step_list(const struct arimaa_position *position,
                            const struct step_targets *targets, struct arimaa_step *steps)
{
        int count = 0;

        for (int d = 0; d < ARIMAA_DIRECTIONS; d++)
                for (arimaa_bitboard into = targets->into[d]; into; into &= into - 1) {
                        int from = arimaa_lowest(into) -
                                   arimaa_offset((enum arimaa_direction)d);

                        steps[count++] = (struct arimaa_step){ position->at[from],
                                                               (int8_t)from, (uint8_t)d };
                }
        return count;
}

#endif
