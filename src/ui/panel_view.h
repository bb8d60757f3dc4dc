/* panel_view.h - what stands beside the board, or on a page of its own. */
#ifndef KEYSTEPS_UI_PANEL_VIEW_H
#define KEYSTEPS_UI_PANEL_VIEW_H

#include "ui/app.h"
#include "ui/layout.h"

/* Moves, comment, plot and facts, as far as there is room: the moves keep the most.
 * `position` is the one shown.  Words that have no room elsewhere take the place of all
 * but the facts, unless they are NULL; true when they then stand there in full. */
bool panel_view_draw(const struct rect *rect, struct app *app,
                     const struct arimaa_position *position, const char *words);

/* The tags of the record. */
void panel_view_draw_tags(const struct rect *rect, const struct app *app);

#endif
