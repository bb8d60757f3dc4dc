/* games_view.h - the list of the games of a file. */
#ifndef KEYSTEPS_UI_GAMES_VIEW_H
#define KEYSTEPS_UI_GAMES_VIEW_H

#include "ui/games.h"
#include "ui/layout.h"

/* Draw the rows around the one selected; sets how many there are to a page. */
void games_view_draw(const struct rect *rect, struct games *games);

#endif
