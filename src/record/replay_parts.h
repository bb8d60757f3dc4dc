/* replay_parts.h - what the parts of replaying have in common, and what each does.
 *
 * Only for replay*.c.  Not installed.
 */
#ifndef ARIMAA_RECORD_REPLAY_PARTS_H
#define ARIMAA_RECORD_REPLAY_PARTS_H

#include "record/replay.h"

/* ---- replay_parts.c ---- */

/* Fill in the error, always false: the problem is the line as a whole; or a part of
 * its text.  Forget an error, to try in another way. */
bool replay_fail_line(struct replay *replay, enum arimaa_record_problem problem,
                      const struct labelled *line);
bool replay_fail_text(struct replay *replay, const struct labelled *line,
                      struct arimaa_text_error error);
void replay_forget(struct arimaa_record *record);

/* The game behind which the next line is done. */
const struct arimaa_game *replay_game(const struct replay *replay);

/* Whether the line that is being read made the node, and so goes on from it. */
bool replay_is_own(const struct replay *replay, arimaa_node node);

/* Add what a line does where the next line is done, with record->error.refusal if
 * that is refused; the same, and go there or fail. */
arimaa_node replay_add(struct replay *replay, const struct arimaa_action *action,
                       int roll);
bool replay_apply(struct replay *replay, const struct labelled *line,
                  const struct arimaa_action *action, int roll);

/* ---- replay_setup.c, replay_turn.c ---- */

/* Do a setup; a turn; or a die without a turn, which lies there for the turn to
 * come. */
bool replay_set_up(struct replay *replay, const struct labelled *line);
bool replay_make_turn(struct replay *replay, const struct labelled *line);
bool replay_roll(struct replay *replay, const struct labelled *line);

#endif
