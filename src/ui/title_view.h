/* title_view.h - whose turn it is, the move's number, steps used and left; the game. */
#ifndef KEYSTEPS_UI_TITLE_VIEW_H
#define KEYSTEPS_UI_TITLE_VIEW_H

#include "ui/app.h"
#include "ui/layout.h"

/* It in one text, for the title of the window. */
void title_view_text(const struct app *app, char *text, size_t size);

void title_view_draw(const struct rect *rect, const struct app *app);

#endif
