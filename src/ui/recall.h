/* recall.h - the moves of the game on the board, for the history of the line. */
#ifndef KEYSTEPS_UI_RECALL_H
#define KEYSTEPS_UI_RECALL_H

#include <stdbool.h>
#include <stddef.h>

struct app;

/* All zero in the beginning. */
struct recall {
        unsigned showing;   /* of the app's, which was seen last */
        const char **texts; /* of the moves, from the first, as they are listed */
        size_t count;
};

/* Whether another game has been put on the board since the last call.  Then `texts` are
 * the moves of the line looked at, good until the record changes. */
bool recall_follow(struct recall *recall, struct app *app);

/* The move that was made last, once, if it was made without being typed; or NULL. */
const char *recall_untyped(struct app *app);

void recall_free(struct recall *recall);

#endif
