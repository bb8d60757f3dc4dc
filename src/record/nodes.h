/* nodes.h - where the nodes of a tree are kept, and how they hang together.
 *
 * Nodes are known by their numbers; the root is 0.  A pointer to a node is good
 * until the next one is made.  Not installed.
 */
#ifndef ARIMAA_RECORD_NODES_H
#define ARIMAA_RECORD_NODES_H

#include "record/tree.h"

/* A text that grows; NULL when there is none. */
struct node_comment {
        char *text;
        size_t length, capacity;
};

struct node {
        arimaa_node parent;
        arimaa_node previous, next; /* among its parent's children */
        arimaa_node first, last;    /* of its children */
        int children;
        int depth;
        arimaa_node chained; /* the next one with the same hash */
        bool stops;          /* the line ends here: all children are variations */
        bool stated;         /* it ends with the statement, which has the same effect */
        struct arimaa_outcome statement;
        int next_roll;         /* what the die shows for the turn to come, or 0 */
        struct arimaa_ply ply; /* that led here, unless it is the root */
        struct node_comment comments[ARIMAA_COMMENT_PLACES];
        int *glyphs;
        int glyph_count;
};

/* All zero is a store without even a root. */
struct nodes {
        struct node *nodes;
        int count, capacity;
        arimaa_node *slots; /* first of each hash chain, or ARIMAA_NO_NODE */
        size_t slot_count;  /* a power of two, or 0 */
};

/* A store with a root; false when memory is short. */
bool nodes_init(struct nodes *nodes);
void nodes_free(struct nodes *nodes);

/* A copy, of which `nodes` is made; false when memory is short. */
bool nodes_copy(struct nodes *nodes, const struct nodes *original);

/* The child of a node to which the same setup or turn leads, with the same die. */
arimaa_node nodes_find(const struct nodes *nodes, arimaa_node parent,
                       const struct arimaa_ply *ply);

/* Make a node that hangs nowhere yet; ARIMAA_NO_NODE when memory is short. */
arimaa_node nodes_make(struct nodes *nodes, arimaa_node parent,
                       const struct arimaa_ply *ply);

/* Hang a node among its parent's children before one of them, or at the end when
 * that is ARIMAA_NO_NODE; take it out again. */
void nodes_insert(struct nodes *nodes, arimaa_node node, arimaa_node before);
void nodes_take_out(struct nodes *nodes, arimaa_node node);

/* Forget a node that has been taken out, and all that hangs on it. */
void nodes_forget(struct nodes *nodes, arimaa_node node);

/* The node that the line goes on with, or ARIMAA_NO_NODE where it ends. */
arimaa_node nodes_continuation(const struct nodes *nodes, arimaa_node node);

#endif
