/* complete_move.h - completing moves and setups. */
#ifndef KEYSTEPS_UI_COMPLETE_MOVE_H
#define KEYSTEPS_UI_COMPLETE_MOVE_H

#include "ui/complete.h"

/* What the last token of a move or setup can become; or the turns that fit a move that is
 * ambiguous. */
void complete_move(const struct app *app, const char *text,
                   struct completion *completion);

/* A move that means one of the turns alone, in place of what was typed, of which several
 * were meant; into `move`, of COMPLETION_TEXT bytes. */
void complete_turn_write(struct app *app, const struct completion *completion, int index,
                         char *move);

#endif
