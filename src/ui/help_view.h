/* help_view.h - the help: how to play a move, keys, commands, notation, rules. */
#ifndef KEYSTEPS_UI_HELP_VIEW_H
#define KEYSTEPS_UI_HELP_VIEW_H

#include "ui/keymap.h"
#include "ui/layout.h"

/* Draw the help from its row `top` on, with the keys as they are bound; returns how many
 * rows it has at this width. */
int help_view_draw(const struct rect *rect, int top, const struct keymap *keymap);

#endif
