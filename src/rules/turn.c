#include "rules/turn.h"

#include <stddef.h>

/* Fill in a refusal and answer no. */
static bool refuse(struct arimaa_refusal *refusal, enum arimaa_reason reason, int piece,
                   int square, int other)
{
        if (refusal != NULL)
                *refusal = (struct arimaa_refusal){ .reason = reason,
                                                    .piece = piece,
                                                    .square = square,
                                                    .other = other,
                                                    .other_piece = ARIMAA_NO_PIECE,
                                                    .step = -1 };
        return false;
}

/* The square of an enemy piece that freezes, for a piece that is frozen. */
static int freezer(const struct arimaa_position *position, int square)
{
        int piece = position->at[square];
        arimaa_bitboard beside = arimaa_neighbours(arimaa_bit(square));

        return arimaa_lowest(
                beside & arimaa_stronger(position, arimaa_opponent(arimaa_side_of(piece)),
                                         arimaa_kind_of(piece)));
}

static bool check_own(const struct arimaa_position *position,
                      const struct arimaa_turn_state *state, struct arimaa_step step,
                      struct arimaa_refusal *refusal)
{
        enum arimaa_side own = position->to_move;
        enum arimaa_direction backward = own == ARIMAA_GOLD ? ARIMAA_SOUTH : ARIMAA_NORTH;
        int target = arimaa_step_target(step);

        if (state->pushers) {
                if (target != state->vacated)
                        return refuse(refusal, ARIMAA_PUSH_OPEN, ARIMAA_NO_PIECE,
                                      state->vacated, ARIMAA_NO_SQUARE);
                if (!(state->pushers & arimaa_bit(step.from)))
                        return refuse(refusal, ARIMAA_PUSHER_TOO_WEAK, step.piece,
                                      step.from, target);
                return true;
        }
        if (arimaa_frozen(position, own) & arimaa_bit(step.from))
                return refuse(refusal, ARIMAA_FROZEN, step.piece, step.from,
                              freezer(position, step.from));
        if (arimaa_kind_of(step.piece) == ARIMAA_RABBIT && step.direction == backward)
                return refuse(refusal, ARIMAA_BACKWARD, step.piece, step.from, target);
        return true;
}

static bool check_enemy(const struct arimaa_position *position,
                        const struct arimaa_turn_state *state, struct arimaa_step step,
                        struct arimaa_refusal *refusal)
{
        enum arimaa_kind kind = arimaa_kind_of(step.piece);
        arimaa_bitboard beside;

        if (state->pushers)
                return refuse(refusal, ARIMAA_PUSH_OPEN, ARIMAA_NO_PIECE, state->vacated,
                              ARIMAA_NO_SQUARE);
        if (arimaa_is_pull(state, (int)kind, arimaa_step_target(step)))
                return true;
        beside = arimaa_stronger(position, position->to_move, kind) &
                 arimaa_neighbours(arimaa_bit(step.from));
        if (!beside)
                return refuse(refusal, ARIMAA_NO_PUSHER, step.piece, step.from,
                              ARIMAA_NO_SQUARE);
        if (!arimaa_pushers(position, step.from))
                return refuse(refusal, ARIMAA_PUSHER_FROZEN, step.piece, step.from,
                              arimaa_lowest(beside));
        if (state->steps_left < 2)
                return refuse(refusal, ARIMAA_PUSH_LAST_STEP, step.piece, step.from,
                              ARIMAA_NO_SQUARE);
        return true;
}

static bool check(const struct arimaa_position *position,
                  const struct arimaa_turn_state *state, struct arimaa_step step,
                  struct arimaa_refusal *refusal)
{
        int target = arimaa_next_square(step.from, (enum arimaa_direction)step.direction);

        if (position->at[step.from] == ARIMAA_NO_PIECE)
                return refuse(refusal, ARIMAA_NOTHING_THERE, step.piece, step.from,
                              ARIMAA_NO_SQUARE);
        if (position->at[step.from] != step.piece)
                return refuse(refusal, ARIMAA_OTHER_PIECE, step.piece, step.from,
                              ARIMAA_NO_SQUARE);
        if (state->steps_left < 1)
                return refuse(refusal, ARIMAA_TOO_MANY_STEPS, step.piece, step.from,
                              ARIMAA_NO_SQUARE);
        if (target == ARIMAA_NO_SQUARE)
                return refuse(refusal, ARIMAA_OFF_BOARD, step.piece, step.from,
                              ARIMAA_NO_SQUARE);
        if (position->at[target] != ARIMAA_NO_PIECE)
                return refuse(refusal, ARIMAA_OCCUPIED, step.piece, step.from, target);
        return arimaa_side_of(step.piece) == position->to_move
                       ? check_own(position, state, step, refusal)
                       : check_enemy(position, state, step, refusal);
}

bool arimaa_step_check(const struct arimaa_position *position,
                       const struct arimaa_turn_state *state, struct arimaa_step step,
                       struct arimaa_refusal *refusal)
{
        if (check(position, state, step, refusal))
                return true;
        if (refusal != NULL && refusal->other != ARIMAA_NO_SQUARE)
                refusal->other_piece = position->at[refusal->other];
        return false;
}

/* Whether an enemy step would be a pull by the piece that moved last, had that not
 * completed a push. */
static bool would_pull(const struct arimaa_position *position,
                       const struct arimaa_turn *turn, struct arimaa_step step)
{
        struct arimaa_step last;

        if (turn->count < 2)
                return false;
        last = turn->steps[turn->count - 1];
        return arimaa_side_of(last.piece) == position->to_move &&
               arimaa_side_of(turn->steps[turn->count - 2].piece) != position->to_move &&
               arimaa_step_target(last) == turn->steps[turn->count - 2].from &&
               arimaa_step_target(step) == last.from &&
               arimaa_kind_of(step.piece) < arimaa_kind_of(last.piece);
}

bool arimaa_turn_add(struct arimaa_position *position, struct arimaa_turn_state *state,
                     struct arimaa_step step, struct arimaa_turn *turn,
                     struct arimaa_refusal *refusal)
{
        struct arimaa_undo undo;

        if (!arimaa_step_check(position, state, step, refusal)) {
                if (refusal == NULL)
                        return false;
                if (refusal->reason == ARIMAA_NO_PUSHER &&
                    would_pull(position, turn, step))
                        refusal->reason = ARIMAA_PUSH_AND_PULL;
                refusal->step = turn->count;
                refusal->number = turn->count;
                return false;
        }
        *state = arimaa_state_after(position, state, step);
        undo = arimaa_step_make(position, step);
        turn->steps[turn->count] = step;
        turn->captures[turn->count] =
                (struct arimaa_capture){ undo.captured, undo.captured_square };
        turn->count++;
        return true;
}

bool arimaa_turn_may_end(const struct arimaa_position *start,
                         const struct arimaa_position *now,
                         const struct arimaa_turn_state *state,
                         struct arimaa_refusal *refusal)
{
        if (state->pushers)
                return refuse(refusal, ARIMAA_PUSH_UNFINISHED, ARIMAA_NO_PIECE,
                              state->vacated, ARIMAA_NO_SQUARE);
        if (arimaa_same_board(start, now))
                return refuse(refusal, ARIMAA_NOTHING_CHANGES, ARIMAA_NO_PIECE,
                              ARIMAA_NO_SQUARE, ARIMAA_NO_SQUARE);
        return true;
}

bool arimaa_turn_make(struct arimaa_position *position, int steps,
                      struct arimaa_turn *turn, struct arimaa_refusal *refusal)
{
        struct arimaa_position now = *position;
        struct arimaa_turn_state state = arimaa_turn_begin(steps);
        struct arimaa_turn made = { .count = 0 };

        if (turn->count == 0)
                return refuse(refusal, ARIMAA_NO_STEPS, ARIMAA_NO_PIECE, ARIMAA_NO_SQUARE,
                              ARIMAA_NO_SQUARE);
        for (int i = 0; i < turn->count; i++)
                if (!arimaa_turn_add(&now, &state, turn->steps[i], &made, refusal))
                        return false;
        if (!arimaa_turn_may_end(position, &now, &state, refusal))
                return false;
        now.to_move = arimaa_opponent(now.to_move);
        *position = now;
        *turn = made;
        return true;
}

bool arimaa_turn_pulls(const struct arimaa_turn *turn, enum arimaa_side side, int index)
{
        struct arimaa_turn_state state = arimaa_turn_begin(turn->count);
        bool push_open = false, pulls = false;

        for (int i = 0; i <= index; i++) {
                struct arimaa_step step = turn->steps[i];
                enum arimaa_kind kind = arimaa_kind_of(step.piece);
                bool own = arimaa_side_of(step.piece) == side;

                pulls = !own &&
                        arimaa_is_pull(&state, (int)kind, arimaa_step_target(step));
                state.vacated = step.from;
                state.puller = (int8_t)(own && !push_open ? kind : ARIMAA_RABBIT);
                push_open = !own && !pulls;
        }
        return pulls;
}
