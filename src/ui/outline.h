/* outline.h - the tree of turns as rows, top to bottom.
 *
 * A move is followed by the variations that could stand in its place, each with all
 * that belongs to it and a little to the right, and then by the move after it.  The
 * variations of a move can be folded away.
 */
#ifndef KEYSTEPS_UI_OUTLINE_H
#define KEYSTEPS_UI_OUTLINE_H

#include "record/tree.h"

struct outline_row {
        arimaa_node node;
        int depth;  /* of variations: 0 is the main line */
        int folded; /* variations of this move that do not show */
};

/* All zero is an outline of nothing. */
struct outline {
        struct outline_row *rows;
        int count, capacity;
        bool variations, comments; /* there are some */
        arimaa_node *folds; /* moves whose variations are folded */
        int fold_count;
};

void outline_free(struct outline *outline);

/* Make the rows anew from a record; whenever it has changed. */
void outline_build(struct outline *outline, const struct arimaa_record *record);

/* The row of a node; where it is folded away, that of the move it hangs on. */
int outline_row_of(const struct outline *outline, const struct arimaa_record *record,
                   arimaa_node node);

/* Whether a node has a comment of more than commands. */
bool outline_has_comment(const struct arimaa_record *record, arimaa_node node);

/* Fold the variations of a move, or unfold them; the rows are as before until they
 * are built.  False when memory is short. */
bool outline_fold(struct outline *outline, arimaa_node node);

/* The move that the variations hang on of which this is one, or which has some: the
 * one that goes on with the line.  ARIMAA_NO_NODE when there are none. */
arimaa_node outline_trunk(const struct arimaa_record *record, arimaa_node node);

#endif
