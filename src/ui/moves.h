/* moves.h - the turns of a record as they are listed.
 *
 * A turn is written when it is first asked for, and kept by the number of its node.
 */
#ifndef KEYSTEPS_UI_MOVES_H
#define KEYSTEPS_UI_MOVES_H

#include "ui/turn_text.h"

struct moves {
        char **texts; /* NULL: not yet written */
        int count;
};

/* Forget them all: other nodes may have their numbers, or the notation is another. */
void moves_clear(struct moves *moves);

/* The text of a node, which is not the root; "" when memory is short. */
const char *moves_text(struct moves *moves, struct arimaa_resolver *resolver,
                       const struct arimaa_record *record, arimaa_node node,
                       int notation);

#endif
