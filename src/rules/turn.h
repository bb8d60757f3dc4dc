/* turn.h - a whole turn, and why a step or a turn is not legal.
 *
 * Rules: rules.md, "A turn".  Repetition needs the game's history and is looked
 * at in game.h; everything else that can be wrong with a turn is found here.
 */
#ifndef ARIMAA_RULES_TURN_H
#define ARIMAA_RULES_TURN_H

#include "rules/refusal.h"
#include "rules/step.h"

/* What a trap took; piece is ARIMAA_NO_PIECE where it took nothing. */
struct arimaa_capture {
        int8_t piece;
        int8_t square;
};

struct arimaa_turn {
        struct arimaa_step steps[ARIMAA_TURN_STEPS];
        struct arimaa_capture
                captures[ARIMAA_TURN_STEPS]; /* by the step of the same index */
        int count;
};

/* Whether the side to move may make this step next.  On refusal *refusal (which
 * may be NULL) says why. */
bool arimaa_step_check(const struct arimaa_position *position,
                       const struct arimaa_turn_state *state, struct arimaa_step step,
                       struct arimaa_refusal *refusal);

/* Make a step, if it is legal, and append it with its capture to the turn. */
bool arimaa_turn_add(struct arimaa_position *position, struct arimaa_turn_state *state,
                     struct arimaa_step step, struct arimaa_turn *turn,
                     struct arimaa_refusal *refusal);

/* Make a whole turn of at most `steps` steps, if it is legal, and give the move
 * to the opponent.  Captures are found, not read; those in the turn are set
 * right.  On refusal the position is as it was. */
bool arimaa_turn_make(struct arimaa_position *position, int steps,
                      struct arimaa_turn *turn, struct arimaa_refusal *refusal);

/* Whether step `index` of a legal turn of the side, one of an enemy piece, is the second
 * half of a pull; else it opens a push. */
bool arimaa_turn_pulls(const struct arimaa_turn *turn, enum arimaa_side side, int index);

/* Whether a turn that led from one board to another may end there: no push left
 * open, something changed. */
bool arimaa_turn_may_end(const struct arimaa_position *start,
                         const struct arimaa_position *now,
                         const struct arimaa_turn_state *state,
                         struct arimaa_refusal *refusal);

#endif
