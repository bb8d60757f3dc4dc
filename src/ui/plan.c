/* plan.c - a record, and where in it the game is. */

#include "config.h"

#include <stdlib.h>

#include "ui/plan.h"

struct plan *plan_create(const struct arimaa_record *record)
{
        struct plan *plan = calloc(1, sizeof *plan);

        if (plan == NULL)
                return NULL;
        plan->record = arimaa_record_copy(record);
        if (plan->record == NULL) {
                free(plan);
                return NULL;
        }
        plan->begin = arimaa_node_line_end(plan->record, ARIMAA_ROOT);
        plan->leaf = plan->begin;
        plan->side = arimaa_game_side(record->game, arimaa_game_plies(record->game));
        return plan;
}

void plan_destroy(struct plan *plan)
{
        if (plan == NULL)
                return;
        arimaa_record_destroy(plan->record);
        free(plan);
}

/* The node of the path to `node` that has a depth. */
static arimaa_node on_path(const struct plan *plan, arimaa_node node, int depth)
{
        while (arimaa_node_depth(plan->record, node) > depth)
                node = arimaa_node_parent(plan->record, node);
        return node;
}

bool plan_is_planned(const struct plan *plan, arimaa_node node)
{
        int depth = arimaa_node_depth(plan->record, plan->begin);

        return node != plan->begin && on_path(plan, node, depth) == plan->begin;
}

/* The child by which the game has gone on, or ARIMAA_NO_NODE. */
static arimaa_node follow(const struct plan *plan, arimaa_node node,
                          const struct arimaa_ply *played)
{
        for (int i = 0; i < arimaa_node_children(plan->record, node); i++) {
                arimaa_node child = arimaa_node_child(plan->record, node, i);
                const struct arimaa_ply *ply = arimaa_node_ply(plan->record, child);

                if (ply->kind == played->kind &&
                    arimaa_same_board(&ply->after, &played->after))
                        return child;
        }
        return ARIMAA_NO_NODE;
}

/* The node to which the game has come, or ARIMAA_NO_NODE. */
static arimaa_node where_is(const struct plan *plan, const struct arimaa_game *game)
{
        arimaa_node node = ARIMAA_ROOT;

        for (int i = 0; i < arimaa_game_plies(game) && node != ARIMAA_NO_NODE; i++)
                node = follow(plan, node, arimaa_game_ply(game, i));
        return node;
}

bool plan_resume(struct plan *plan, const struct arimaa_game *game)
{
        arimaa_node node = where_is(plan, game);

        if (node == ARIMAA_NO_NODE || arimaa_node_children(plan->record, node) == 0 ||
            (node != plan->begin && !plan_is_planned(plan, node)))
                return false;
        plan->begin = node;
        plan->side = arimaa_game_side(game, arimaa_game_plies(game));
        if (!plan_is_planned(plan, plan->leaf))
                plan->leaf = arimaa_node_line_end(plan->record, node);
        return true;
}

arimaa_node plan_next(const struct plan *plan, const struct arimaa_game *game)
{
        int plies = arimaa_game_plies(game);
        arimaa_node node = on_path(plan, plan->leaf, plies + 1);

        if (arimaa_game_side(game, plies) != plan->side ||
            arimaa_game_outcome(game).ending != ARIMAA_NOT_OVER ||
            arimaa_node_depth(plan->record, node) != plies + 1 ||
            !plan_is_planned(plan, node) ||
            arimaa_node_parent(plan->record, node) != where_is(plan, game))
                return ARIMAA_NO_NODE;
        return node;
}

arimaa_node plan_add(struct plan *plan, arimaa_node node,
                     const struct arimaa_action *action, struct arimaa_refusal *refusal)
{
        arimaa_node added;

        if (!plan_is_planned(plan, node))
                node = plan->begin;
        added = arimaa_node_add(plan->record, node, action, 0, refusal);
        if (added != ARIMAA_NO_NODE)
                plan->leaf = arimaa_node_line_end(plan->record, added);
        return added;
}

arimaa_node plan_take_back(struct plan *plan, arimaa_node node)
{
        arimaa_node before;

        if (!plan_is_planned(plan, node))
                return ARIMAA_NO_NODE;
        before = arimaa_node_parent(plan->record, node);
        arimaa_node_delete(plan->record, node);
        plan->leaf = arimaa_node_line_end(plan->record, before);
        return before;
}
