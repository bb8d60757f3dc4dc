/* facts_view.h - what is known of a moment: the last turn, material, clocks. */
#ifndef KEYSTEPS_UI_FACTS_VIEW_H
#define KEYSTEPS_UI_FACTS_VIEW_H

#include "ui/app.h"
#include "ui/layout.h"

/* Rows for the facts of a game being played, and for all there are. */
enum { FACTS_LEAST = 2, FACTS_MOST = 4 };

/* The position is the one shown, which what is typed may have changed. */
void facts_view_draw(const struct rect *rect, const struct app *app,
                     const struct arimaa_position *position);

#endif
