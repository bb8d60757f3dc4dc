/* plan.h - turns planned ahead in a game that is being played.
 *
 * A plan is a copy of the game's record on which turns are tried, of both sides, with
 * variations.  Nothing in it is in the game, nor in its journal.  When the plan is left
 * it is kept: as long as the game goes as it was planned, the turn planned next can be
 * asked for.  Only for the side that was to move when planning began, so that what was
 * planned for the opponent is never played for him.
 */
#ifndef KEYSTEPS_UI_PLAN_H
#define KEYSTEPS_UI_PLAN_H

#include "record/tree.h"

struct plan {
        struct arimaa_record *record;
        arimaa_node begin;     /* what is behind it is planned */
        enum arimaa_side side; /* whose plan it is */
        arimaa_node leaf;      /* the end of the line that was looked at last */
        bool is_open;          /* it is on the board now */
};

/* A plan that begins at the end of a record's main line, where a turn is to come; NULL
 * when memory is short. */
struct plan *plan_create(const struct arimaa_record *record);
void plan_destroy(struct plan *plan);

/* Whether a node is planned and not of the game. */
bool plan_is_planned(const struct plan *plan, arimaa_node node);

/* Plan on from where the game is by now; false when it has gone another way, or as far
 * as was planned. */
bool plan_resume(struct plan *plan, const struct arimaa_game *game);

/* The turn that is planned for where the game is, on the line that was looked at last; or
 * ARIMAA_NO_NODE: it has gone another way, no turn is planned, or it is the other
 * side's. */
arimaa_node plan_next(const struct plan *plan, const struct arimaa_game *game);

/* Try a turn behind a planned node; behind any other it is one at the beginning of the
 * plan.  ARIMAA_NO_NODE when the rules forbid it. */
arimaa_node plan_add(struct plan *plan, arimaa_node node,
                     const struct arimaa_action *action, struct arimaa_refusal *refusal);

/* Take a planned turn back, with all behind it: the node before it, or ARIMAA_NO_NODE
 * when it is not planned. */
arimaa_node plan_take_back(struct plan *plan, arimaa_node node);

#endif
