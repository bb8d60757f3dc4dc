/* path.h - the game along a path of the tree.
 *
 * Going from one node to another takes back and makes the turns between them.
 * Not installed.
 */
#ifndef ARIMAA_RECORD_PATH_H
#define ARIMAA_RECORD_PATH_H

#include "record/nodes.h"

struct path {
        struct arimaa_game *game; /* NULL as long as nothing is known of it */
        arimaa_node *nodes;       /* behind the root, as many as the game has plies */
        int capacity;
        bool dressed; /* what is known behind the last turn has been done too */
};

void path_free(struct path *path);

/* A copy, of which `path` is made; false when memory is short. */
bool path_copy(struct path *path, const struct path *original);

/* The node that the path has reached. */
arimaa_node path_end(const struct path *path);

/* The node of the path at a depth, which it may not have: ARIMAA_NO_NODE. */
arimaa_node path_at(const struct path *path, int depth);

/* Go to a node, at which nothing has happened but its turn; false when memory is
 * short.  The path is then somewhere on the way. */
bool path_go(struct path *path, const struct nodes *nodes, arimaa_node node);

/* Do what is known at the end of the path: the roll, and the ending stated. */
void path_dress(struct path *path, const struct nodes *nodes);

/* The turn of a node has taken so long, which the game is to know if it has it. */
void path_note_time(struct path *path, arimaa_node node, int depth,
                    int64_t milliseconds);

/* Do a roll, unless it is 0, and a setup or turn; not yet is there a node for it,
 * and path_add or path_step_back must follow.  On refusal the path is as it was. */
bool path_try(struct path *path, const struct arimaa_action *action, int roll,
              struct arimaa_refusal *refusal);
void path_add(struct path *path, arimaa_node node);
void path_step_back(struct path *path);

#endif
