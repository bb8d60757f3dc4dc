/* army_view.h - the pieces that are still to place, while a side sets up.
 *
 * A row a kind where there is room, else all in one row; a click picks one.  The kind
 * that is held, and goes to the square clicked next, is marked.
 */
#ifndef KEYSTEPS_UI_ARMY_VIEW_H
#define KEYSTEPS_UI_ARMY_VIEW_H

#include "ui/app.h"
#include "ui/layout.h"

/* The rows it would take of so many, or 0 where nobody sets up; in a record somebody
 * does only by hand. */
int army_view_rows(const struct app *app, int height);

void army_view_draw(const struct rect *rect, const struct app *app);

#endif
