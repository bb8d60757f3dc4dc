/* hand_steps.h - a move entered step by step: what a step does to the line.
 *
 * The line holds official steps, `Ee2n Ee3n`, and the squares are those after them.
 * The choice is the selected piece, and in `before` the enemy piece that it is about to
 * push.
 *
 *      a step of                    where              what happens
 *      ---------                    -----              ------------
 *      an own piece                 an empty square    it steps there
 *                                   a weaker enemy     the next step says where that is
 *                                                      pushed, and both are made
 *      an enemy piece               the square an own  it is pulled there
 *                                   piece has left
 *                                   another            it is pushed there, and the next
 *                                                      step is of the piece that follows
 *
 * A click on a square beside the selected piece steps it there; a click on another
 * piece selects that, and on the selected one nothing.
 */
#ifndef KEYSTEPS_UI_HAND_STEPS_H
#define KEYSTEPS_UI_HAND_STEPS_H

#include "rules/turn.h"
#include "ui/hand.h"

/* The steps that a line has made. */
struct hand_steps {
        struct arimaa_position now;
        struct arimaa_turn_state state;
        struct arimaa_turn turn;
};

/* Read a line of official steps at a position where a turn has `steps`; a push may be
 * open.  False where it is none, or has a step that is not legal. */
bool hand_steps_read(const struct arimaa_position *position, int steps, const char *text,
                     struct hand_steps *made);

/* Step the selected piece.  False: *refusal says why not, and nothing has changed. */
bool hand_steps_step(const struct arimaa_position *position, int steps,
                     struct hand_choice *choice, enum arimaa_direction direction,
                     char *text, size_t size, struct arimaa_refusal *refusal);

/* Click a square.  The same. */
bool hand_steps_click(const struct arimaa_position *position, int steps,
                      struct hand_choice *choice, int square, char *text, size_t size,
                      struct arimaa_refusal *refusal);

#endif
