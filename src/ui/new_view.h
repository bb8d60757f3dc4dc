/* new_view.h - the new-game screen. */
#ifndef KEYSTEPS_UI_NEW_VIEW_H
#define KEYSTEPS_UI_NEW_VIEW_H

#include "ui/layout.h"
#include "ui/new_game.h"

void new_view_draw(const struct rect *rect, const struct new_game *screen);

/* Where the cursor stands that is in that column of a text, into *y and *x; they stay as
 * they are when the column is -1. */
void new_view_cursor(const struct rect *rect, const struct new_game *screen, int column,
                     int *y, int *x);

#endif
