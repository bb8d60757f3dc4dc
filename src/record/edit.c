/* What changes a tree: turns are added, lines moved and deleted. */
#include <stdlib.h>

#include "record/tree.h"
#include "record/tree_store.h"

/* ---- Adding ---- */

/* A change below a node has been made. */
static void settle_below(struct arimaa_record *record, arimaa_node node)
{
        record->tree->asked.parent = ARIMAA_NO_NODE;
        if (arimaa_node_on_main_line(record, node))
                tree_settle(record, node);
}

static void move_before(struct arimaa_record *record, arimaa_node node,
                        arimaa_node before)
{
        if (node == before)
                return;
        nodes_take_out(&record->tree->nodes, node);
        nodes_insert(&record->tree->nodes, node, before);
}

/* Let the line go on with a child. */
static void lead_on(struct arimaa_record *record, arimaa_node node)
{
        struct node *parent = tree_node(record, tree_node(record, node)->parent);

        parent->stops = false;
        parent->stated = false;
        move_before(record, node, parent->first);
}

/* A node for the turn that has just been tried on the path, new or not. */
static arimaa_node node_for(struct arimaa_record *record, struct path *path,
                            arimaa_node parent)
{
        struct arimaa_tree *tree = record->tree;
        int ply = arimaa_game_plies(path->game) - 1;
        const struct arimaa_ply *made = arimaa_game_ply(path->game, ply);
        arimaa_node node = nodes_find(&tree->nodes, parent, made);

        if (node == ARIMAA_NO_NODE) {
                node = nodes_make(&tree->nodes, parent, made);
                if (node != ARIMAA_NO_NODE) {
                        nodes_insert(&tree->nodes, node, ARIMAA_NO_NODE);
                        path_add(path, node);
                        return node;
                }
        }
        path_step_back(path);
        return node;
}

static bool goes_on(const struct arimaa_record *record, arimaa_node node)
{
        return !arimaa_node_stops(record, node) &&
               arimaa_node_children(record, node) == 0;
}

/* The path on which to add behind a node: the main one where it will get longer. */
static struct path *path_for(struct arimaa_record *record, arimaa_node node, bool leads)
{
        struct arimaa_tree *tree = record->tree;

        if (leads && path_end(&tree->main) == node)
                return &tree->main;
        return tree_side(record, node);
}

static arimaa_node refuse_memory(struct arimaa_refusal *refusal)
{
        if (refusal != NULL)
                *refusal = (struct arimaa_refusal){ .reason = ARIMAA_NO_MEMORY };
        return ARIMAA_NO_NODE;
}

static arimaa_node add(struct arimaa_record *record, arimaa_node parent,
                       const struct arimaa_action *action, int roll, bool leads,
                       struct arimaa_refusal *refusal)
{
        struct path *path = path_for(record, parent, leads);
        arimaa_node node = ARIMAA_NO_NODE;

        if (path == NULL)
                return refuse_memory(refusal);
        if (!path_try(path, action, roll, refusal)) {
                path_dress(path, &record->tree->nodes);
                return ARIMAA_NO_NODE;
        }
        node = node_for(record, path, parent);
        if (node == ARIMAA_NO_NODE)
                return refuse_memory(refusal);
        record->tree->asked.parent = ARIMAA_NO_NODE;
        if (leads)
                lead_on(record, node);
        if (leads && path_end(&record->tree->main) != node)
                settle_below(record, parent);
        return node;
}

arimaa_node arimaa_node_add(struct arimaa_record *record, arimaa_node node,
                            const struct arimaa_action *action, int roll,
                            struct arimaa_refusal *refusal)
{
        return add(record, node, action, roll, goes_on(record, node), refusal);
}

arimaa_node arimaa_node_continue(struct arimaa_record *record, arimaa_node node,
                                 const struct arimaa_action *action, int roll,
                                 struct arimaa_refusal *refusal)
{
        return add(record, node, action, roll, true, refusal);
}

void arimaa_node_stop(struct arimaa_record *record, arimaa_node node)
{
        tree_node(record, node)->stops = true;
        settle_below(record, node);
}

/* ---- Times ---- */

void tree_note_time(struct arimaa_record *record, arimaa_node node, int64_t milliseconds)
{
        struct node *noted = tree_node(record, node);

        noted->ply.milliseconds = milliseconds;
        path_note_time(&record->tree->main, node, noted->depth, milliseconds);
        path_note_time(&record->tree->side, node, noted->depth, milliseconds);
}

/* ---- A match ---- */

/* The game asks for the ending and the roll that there are to be refused. */
static bool do_on_game(struct arimaa_record *record, const struct arimaa_action *action,
                       struct arimaa_refusal *refusal)
{
        struct path *main = &record->tree->main;

        return arimaa_game_apply(main->game, action, refusal);
}

static bool add_at_end(struct arimaa_record *record, const struct arimaa_action *action,
                       struct arimaa_refusal *refusal)
{
        arimaa_node end = path_end(&record->tree->main);
        int roll = tree_node(record, end)->next_roll;

        if (arimaa_game_outcome(record->game).ending != ARIMAA_NOT_OVER)
                return do_on_game(record, action, refusal);
        return arimaa_node_continue(record, end, action, roll, refusal) != ARIMAA_NO_NODE;
}

static bool take_back(struct arimaa_record *record, const struct arimaa_action *action,
                      struct arimaa_refusal *refusal)
{
        arimaa_node end = path_end(&record->tree->main);
        struct node *node = tree_node(record, end);
        int roll = node->ply.roll;
        arimaa_node parent = node->parent;

        if (node->stated) {
                arimaa_node_unstate(record, end);
                return true;
        }
        if (end == ARIMAA_ROOT)
                return do_on_game(record, action, refusal);
        arimaa_node_delete(record, end);
        tree_node(record, parent)->stops = arimaa_node_children(record, parent) > 0;
        tree_node(record, parent)->next_roll = roll;
        return tree_settle(record, parent);
}

/* What comes behind the last turn is done, and then kept with its node. */
static bool do_behind(struct arimaa_record *record, const struct arimaa_action *action,
                      struct arimaa_refusal *refusal)
{
        struct node *end = tree_node(record, path_end(&record->tree->main));

        if (!do_on_game(record, action, refusal))
                return false;
        record->tree->main.dressed = true;
        if (action->kind == ARIMAA_ROLL) {
                end->next_roll = action->roll;
        } else {
                end->stated = true;
                end->statement = arimaa_game_outcome(record->game);
        }
        return true;
}

static bool reopen(struct arimaa_record *record)
{
        arimaa_node end = path_end(&record->tree->main);

        tree_node(record, end)->next_roll = 0;
        arimaa_node_unstate(record, end);
        return true;
}

bool arimaa_record_apply(struct arimaa_record *record, const struct arimaa_action *action,
                         struct arimaa_refusal *refusal)
{
        switch (action->kind) {
        case ARIMAA_PLACE:
        case ARIMAA_TURN:
        case ARIMAA_TRUSTED_TURN:
                return add_at_end(record, action, refusal);
        case ARIMAA_TAKE_BACK:
                return take_back(record, action, refusal);
        case ARIMAA_REOPEN:
                return reopen(record);
        case ARIMAA_NOTE_TIME:
                tree_note_time(record, path_at(&record->tree->main, action->ply + 1),
                               action->milliseconds);
                return true;
        default:
                return do_behind(record, action, refusal);
        }
}

/* ---- Endings ---- */

bool arimaa_node_stated(const struct arimaa_record *record, arimaa_node node,
                        struct arimaa_outcome *outcome)
{
        const struct node *stating = tree_node(record, node);

        if (stating->stated)
                *outcome = stating->statement;
        return stating->stated;
}

void arimaa_node_state(struct arimaa_record *record, arimaa_node node,
                       struct arimaa_outcome outcome)
{
        const struct arimaa_game *game;

        arimaa_node_unstate(record, node);
        game = arimaa_node_game(record, node);
        if (game != NULL && outcome.ending != ARIMAA_NOT_OVER &&
            same_outcome(arimaa_game_outcome(game), outcome))
                return;
        tree_node(record, node)->stated = true;
        tree_node(record, node)->statement = outcome;
        settle_below(record, node);
}

void arimaa_node_unstate(struct arimaa_record *record, arimaa_node node)
{
        struct node *stating = tree_node(record, node);

        stating->stops = stating->stops || (stating->stated && stating->children > 0);
        stating->stated = false;
        settle_below(record, node);
}

struct arimaa_outcome arimaa_record_outcome(const struct arimaa_record *record)
{
        return arimaa_game_outcome(record->game);
}

bool arimaa_record_result(const struct arimaa_record *record,
                          struct arimaa_outcome *outcome)
{
        return arimaa_node_stated(record, path_end(&record->tree->main), outcome) &&
               outcome->ending == ARIMAA_NOT_OVER;
}

/* ---- Moving and deleting ---- */

static bool move(struct arimaa_record *record, arimaa_node node, arimaa_node before)
{
        arimaa_node parent = tree_node(record, node)->parent;

        move_before(record, node, before);
        settle_below(record, parent);
        return true;
}

/* Where the line stops, even the first child can be promoted: the line goes on. */
bool arimaa_node_promote(struct arimaa_record *record, arimaa_node node)
{
        arimaa_node previous = tree_node(record, node)->previous;
        arimaa_node parent = tree_node(record, node)->parent;

        if (previous != ARIMAA_NO_NODE)
                return move(record, node, previous);
        if (parent == ARIMAA_NO_NODE || !arimaa_node_stops(record, parent))
                return false;
        lead_on(record, node);
        settle_below(record, parent);
        return true;
}

bool arimaa_node_demote(struct arimaa_record *record, arimaa_node node)
{
        arimaa_node next = tree_node(record, node)->next;

        return next != ARIMAA_NO_NODE &&
               move(record, node, tree_node(record, next)->next);
}

bool arimaa_node_make_main(struct arimaa_record *record, arimaa_node node)
{
        arimaa_node at = node;

        if (arimaa_node_on_main_line(record, node))
                return false;
        for (; at != ARIMAA_ROOT; at = tree_node(record, at)->parent)
                lead_on(record, at);
        settle_below(record, ARIMAA_ROOT);
        return true;
}

/* The paths leave what is deleted first. */
bool arimaa_node_delete(struct arimaa_record *record, arimaa_node node)
{
        struct arimaa_tree *tree = record->tree;
        arimaa_node parent = tree_node(record, node)->parent;

        if (node == ARIMAA_ROOT)
                return false;
        if (tree->side.game != NULL && tree_side(record, parent) == NULL)
                return false;
        nodes_take_out(&tree->nodes, node);
        if (tree_node(record, parent)->children == 0)
                tree_node(record, parent)->stops = false;
        settle_below(record, parent);
        nodes_forget(&tree->nodes, node);
        return true;
}
