/* step.h - one step: making it, taking it back, and which steps there are.
 *
 * Pushes and pulls are not moves of their own here: they are an own step and an
 * enemy step in a row, and the turn_state says which of them may come next
 * (rules.md, "A turn").  An enemy step that can be the second half of a pull is
 * one; any other enemy step opens a push.  A pull allows whatever the same step
 * as a push would, so nothing is lost by that.
 *
 * The functions below are what a search is built of.  They are inline because a
 * turn has up to millions of step sequences; turn.h has the ones to ask about a
 * step that somebody typed.
 */
#ifndef ARIMAA_RULES_STEP_H
#define ARIMAA_RULES_STEP_H

#include "rules/position.h"

#define ARIMAA_TURN_STEPS 4

/* More than any position has: four for each square. */
#define ARIMAA_MAX_STEPS (4 * ARIMAA_SQUARES)

struct arimaa_step {
        int8_t piece;
        int8_t from;
        uint8_t direction; /* enum arimaa_direction */
};

/* Where a turn stands between two steps.  After an own step `vacated` is the
 * square it left and enemy pieces weaker than the kind `puller` may be pulled
 * there; a rabbit pulls nothing, so ARIMAA_RABBIT says "no pull".  While a push
 * is open `pushers` are the pieces of which one must step to `vacated` next. */
struct arimaa_turn_state {
        arimaa_bitboard pushers;
        int8_t vacated;
        int8_t puller; /* enum arimaa_kind */
        int8_t steps_left;
};

/* What takes a step back. */
struct arimaa_undo {
        struct arimaa_step step;
        int8_t captured;        /* the piece that a trap took, or ARIMAA_NO_PIECE */
        int8_t captured_square; /* its trap */
};

/* The state at the start of a turn of at most `steps` steps. */
static inline struct arimaa_turn_state arimaa_turn_begin(int steps)
{
        return (struct arimaa_turn_state){ .vacated = ARIMAA_NO_SQUARE,
                                           .puller = ARIMAA_RABBIT,
                                           .steps_left = (int8_t)steps };
}

static inline int arimaa_step_target(struct arimaa_step step)
{
        return step.from + arimaa_offset((enum arimaa_direction)step.direction);
}

/* Whether an enemy piece of this kind entering `square` would be pulled there. */
static inline bool arimaa_is_pull(const struct arimaa_turn_state *state, int kind,
                                  int square)
{
        return square == state->vacated && kind < state->puller;
}

/* The own pieces that could complete a push of the enemy piece on `square`. */
static inline arimaa_bitboard arimaa_pushers(const struct arimaa_position *position,
                                             int square)
{
        return arimaa_stronger(position, position->to_move,
                               arimaa_kind_of(position->at[square])) &
               arimaa_neighbours(arimaa_bit(square)) &
               ~arimaa_frozen(position, position->to_move);
}

/* The state after a legal step that is about to be made. */
static inline struct arimaa_turn_state arimaa_state_after(
        const struct arimaa_position *position, const struct arimaa_turn_state *state,
        struct arimaa_step step)
{
        struct arimaa_turn_state after = { .vacated = step.from,
                                           .puller = ARIMAA_RABBIT,
                                           .steps_left =
                                                   (int8_t)(state->steps_left - 1) };
        int kind = (int)arimaa_kind_of(step.piece);

        if (arimaa_side_of(step.piece) == position->to_move) {
                if (!state->pushers)
                        after.puller = (int8_t)kind;
        } else if (!arimaa_is_pull(state, kind, arimaa_step_target(step))) {
                after.pushers = arimaa_pushers(position, step.from);
        }
        return after;
}

/* The trap whose piece falls when a piece of the side has just moved, or
 * ARIMAA_NO_SQUARE.  At most one falls: no square is beside two traps, and a
 * piece that enters a trap was not holding up another one. */
static inline int arimaa_fallen(const struct arimaa_position *position,
                                enum arimaa_side side)
{
        arimaa_bitboard trapped = position->side[side] & ARIMAA_TRAPS;

        if (trapped)
                trapped &= ~arimaa_neighbours(position->side[side]);
        return trapped ? arimaa_lowest(trapped) : ARIMAA_NO_SQUARE;
}

/* Make a legal step; the turn's state is another matter (state_after). */
static inline struct arimaa_undo arimaa_step_make(struct arimaa_position *position,
                                                  struct arimaa_step step)
{
        struct arimaa_undo undo = { step, ARIMAA_NO_PIECE, ARIMAA_NO_SQUARE };
        int fallen;

        arimaa_position_move(position, step.piece, step.from, arimaa_step_target(step));
        fallen = arimaa_fallen(position, arimaa_side_of(step.piece));
        if (fallen != ARIMAA_NO_SQUARE) {
                undo.captured = position->at[fallen];
                undo.captured_square = (int8_t)fallen;
                arimaa_position_remove(position, fallen);
        }
        return undo;
}

/* Take back the step that was made last. */
static inline void arimaa_step_unmake(struct arimaa_position *position,
                                      struct arimaa_undo undo)
{
        if (undo.captured != ARIMAA_NO_PIECE)
                arimaa_position_put(position, undo.captured, undo.captured_square);
        arimaa_position_move(position, undo.step.piece, arimaa_step_target(undo.step),
                             undo.step.from);
}

/* Write the legal next steps of a turn to `steps`, which has room for
 * ARIMAA_MAX_STEPS; return how many there are.  A step that opens a push is
 * among them only while a second step is left. */
int arimaa_steps(const struct arimaa_position *position,
                 const struct arimaa_turn_state *state, struct arimaa_step *steps);

#endif
