/* help_view.h - a page of the help on the screen. */
#ifndef KEYSTEPS_UI_HELP_VIEW_H
#define KEYSTEPS_UI_HELP_VIEW_H

#include "ui/help.h"
#include "ui/layout.h"

void help_view_draw(const struct rect *rect, struct help *help);

#endif
