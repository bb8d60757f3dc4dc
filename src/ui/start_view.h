/* start_view.h - the start screen: an interrupted game, or an empty board, and the
 * menu beside it. */
#ifndef KEYSTEPS_UI_START_VIEW_H
#define KEYSTEPS_UI_START_VIEW_H

#include "ui/board_view.h"
#include "ui/keymap.h"
#include "ui/layout.h"
#include "ui/start_menu.h"

void start_view_draw(const struct layout *layout, const struct start_menu *menu,
                     const struct keymap *keymap);

#endif
