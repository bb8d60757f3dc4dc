/* tree_store.h - the parts of a record's tree.  Not installed. */
#ifndef ARIMAA_RECORD_TREE_STORE_H
#define ARIMAA_RECORD_TREE_STORE_H

#include "record/nodes.h"
#include "record/path.h"

struct arimaa_tree {
        struct nodes nodes;
        struct path main; /* to the end of the main line; its game is record->game */
        struct path side; /* to where the tree was last asked about otherwise */
        struct {
                arimaa_node parent, child; /* ARIMAA_NO_NODE: nobody */
                int index;
        } asked; /* the child asked for last */
};

static inline struct node *tree_node(const struct arimaa_record *record, arimaa_node node)
{
        return &record->tree->nodes.nodes[node];
}

static inline bool same_outcome(struct arimaa_outcome a, struct arimaa_outcome b)
{
        return a.ending == b.ending && a.winner == b.winner && a.drawn == b.drawn;
}

/* Give a record its tree; false when memory is short. */
bool tree_create(struct arimaa_record *record);
void tree_destroy(struct arimaa_record *record);

/* Begin the tree with a game, which the record owns from then on.  Its setups and
 * turns become the main line; of what was in the tree only the annotation of the
 * root stays.  False when memory is short, and the game is the caller's again. */
bool tree_start(struct arimaa_record *record, struct arimaa_game *game);

/* The same with a game in which nothing is done, and in it the setup of `kept`, a
 * child of the root, with what is noted to it; not where `kept` is the root. */
bool tree_begin_again(struct arimaa_record *record, struct arimaa_game *game,
                      arimaa_node kept);

/* Bring record->game to the end of the main line, of which `node` is a part, with
 * all that is known there; false when memory is short. */
bool tree_settle(struct arimaa_record *record, arimaa_node node);

/* The side path, made when first needed, at a node with nothing done behind its
 * turn; NULL when memory is short. */
struct path *tree_side(const struct arimaa_record *record, arimaa_node node);

/* Note how long the turn of a node, not the root, has taken. */
void tree_note_time(struct arimaa_record *record, arimaa_node node, int64_t milliseconds);

/* Add to a comment that may be there already, set apart by a space; false when
 * memory is short. */
bool tree_add_comment(struct arimaa_record *record, arimaa_node node,
                      enum arimaa_comment_place place, const char *text);

#endif
