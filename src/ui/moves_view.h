/* moves_view.h - the tree of moves beside the board. */
#ifndef KEYSTEPS_UI_MOVES_VIEW_H
#define KEYSTEPS_UI_MOVES_VIEW_H

#include "ui/app.h"
#include "ui/layout.h"

/* The moves, variations a little to the right, glyphs and the beginning of a comment
 * behind each.  `>` marks the move that was made last, in a game being played the one
 * to come; a bar the others of the line looked at, where there are other lines. */
void moves_view_draw(const struct rect *rect, struct app *app);

#endif
