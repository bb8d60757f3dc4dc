/* plot_view.h - Harlog over the game, and where in it one is. */
#ifndef KEYSTEPS_UI_PLOT_VIEW_H
#define KEYSTEPS_UI_PLOT_VIEW_H

#include "ui/app.h"
#include "ui/layout.h"

enum { PLOT_ROWS = 3, PLOT_ROWS_LARGE = 5 };

/* Draw it into an odd number of rows: Gold's advantage upward, Silver's downward, the
 * turn looked at with a bar through its column. */
void plot_view_draw(const struct rect *rect, const struct app *app);

#endif
