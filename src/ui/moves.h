/* moves.h - the turns of a game as they are listed beside the board.
 *
 * A turn is written in Lightvector notation when it is first asked for, and kept.
 */
#ifndef KEYSTEPS_UI_MOVES_H
#define KEYSTEPS_UI_MOVES_H

#include "notation/lightvector.h"
#include "record/game.h"

struct moves {
        char **texts; /* NULL: not yet written */
        int count;
};

/* Forget what the game no longer has.  To be called whenever it has changed. */
void moves_follow(struct moves *moves, const struct arimaa_game *game);
void moves_clear(struct moves *moves);

/* The text of a ply of the game; "" when memory is short. */
const char *moves_text(struct moves *moves, struct arimaa_resolver *resolver,
                       const struct arimaa_game *game, int ply);

#endif
