/* mouse.h - what a mouse does, where something is hit.
 *
 * A click on the board, or on the army beside it, is one of by_hand.h.  On a move, on
 * the plot or on a fold mark it goes there or folds; on a row of the start menu it
 * chooses, on the new-game screen it selects a row or changes the one selected, and in
 * the lists of games and of topics it selects a row or opens the one selected.  The wheel looks a turn
 * back or on at the board, and goes up and down in lists and texts.
 */
#ifndef KEYSTEPS_UI_MOUSE_H
#define KEYSTEPS_UI_MOUSE_H

#include "ui/hits.h"
#include "ui/pointing.h"

struct app;

/* `text` is the line. */
void mouse_act(struct app *app, enum pointing_act act, struct hit hit, const char *text);

#endif
