/* step_order.h - trying one order only of steps that do not touch each other.
 *
 * Of two steps in a row that are independent both orders lead to the same board,
 * by the same ways of the pieces, so a search need try only one of them: the own
 * steps in the order of the squares they leave, and before the pushes and pulls.
 * Any sequence can be brought into that order by exchanging neighbours, so no
 * board is missed.  Not installed.
 */
#ifndef ARIMAA_RULES_STEP_ORDER_H
#define ARIMAA_RULES_STEP_ORDER_H

#include "rules/step_targets.h"

/* What was made last: an own step, or the two steps of a push or pull.  At the
 * start of a turn all is 0. */
struct step_unit {
        arimaa_bitboard squares; /* that its steps left or entered */
        int order;               /* the square an own step left */
};

enum { AFTER_ALL_STEPS = ARIMAA_SQUARES };

/* The unit that a step, about to be made, is or completes. */
static inline struct step_unit step_order_after(const struct arimaa_position *position,
                                                const struct arimaa_turn_state *state,
                                                const struct step_unit *last,
                                                struct arimaa_step step)
{
        int target = arimaa_step_target(step);
        arimaa_bitboard squares = arimaa_bit(step.from) | arimaa_bit(target);
        bool own = arimaa_side_of(step.piece) == position->to_move;

        if (state->pushers ||
            (!own && arimaa_is_pull(state, (int)arimaa_kind_of(step.piece), target)))
                return (struct step_unit){ last->squares | squares, AFTER_ALL_STEPS };
        return (struct step_unit){ squares, own ? step.from : AFTER_ALL_STEPS };
}

/* The squares by which a step touches those that left or entered `squares`: these,
 * their neighbours (freezing, holding), and the neighbours of a trap at which
 * something may have changed. */
static inline arimaa_bitboard step_order_touched(arimaa_bitboard squares)
{
        arimaa_bitboard beside = squares | arimaa_neighbours(squares);

        return beside | arimaa_neighbours(beside & ARIMAA_TRAPS);
}

/* Drop the own steps that belong before `last` and are not touched by it.  While more steps
 * are to come, one that may begin a pull is kept: what would follow it can only
 * follow it. */
static inline void step_order_drop(const struct arimaa_position *position,
                                   const struct arimaa_turn_state *state,
                                   const struct step_unit *last,
                                   struct step_targets *steps)
{
        enum arimaa_side own = position->to_move;
        arimaa_bitboard untouched = ~step_order_touched(last->squares);
        arimaa_bitboard lower = last->order == AFTER_ALL_STEPS
                                        ? ~(arimaa_bitboard)0
                                        : arimaa_bit(last->order) - 1;
        arimaa_bitboard movers = position->side[own] & lower & untouched;
        struct step_targets dropped = { { 0 } };

        if (state->pushers)
                return;
        if (state->steps_left > 1)
                movers &= position->pieces[own][ARIMAA_RABBIT] |
                          ~arimaa_neighbours(position->side[arimaa_opponent(own)]);
        if (!movers)
                return;
        add_targets(&dropped, movers, untouched);
        for (int d = 0; d < ARIMAA_DIRECTIONS; d++)
                steps->into[d] &= ~dropped.into[d];
}

#endif
