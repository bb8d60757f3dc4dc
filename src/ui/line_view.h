/* line_view.h - the line, drawn. */
#ifndef KEYSTEPS_UI_LINE_VIEW_H
#define KEYSTEPS_UI_LINE_VIEW_H

#include "ui/layout.h"

/* Draw the line behind a prompt, scrolled so that its cursor shows; returns the cursor's
 * column. */
int line_view_draw(const struct rect *rect, const char *prompt);

#endif
