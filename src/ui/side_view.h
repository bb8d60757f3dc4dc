/* side_view.h - what stands around the board: title, moves, facts. */
#ifndef KEYSTEPS_UI_SIDE_VIEW_H
#define KEYSTEPS_UI_SIDE_VIEW_H

#include "ui/app.h"
#include "ui/layout.h"

/* The game; whose turn it is, the move's number, steps used and left. */
void side_view_title(const struct rect *rect, const struct app *app);

/* The list of moves, with the one that is looked at or to come. */
void side_view_moves(const struct rect *rect, struct app *app);

/* Material and what the traps have taken, of the position shown. */
void side_view_facts(const struct rect *rect, const struct app *app,
                     const struct arimaa_position *position);

#endif
