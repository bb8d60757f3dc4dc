/* screen.h - the whole screen, drawn from the state. */
#ifndef KEYSTEPS_UI_SCREEN_H
#define KEYSTEPS_UI_SCREEN_H

#include "ui/app.h"

/* Draw everything and send what has changed to the terminal.  Of the state only what
 * the views found out changes: how long a page of the help is, and that the offer of a
 * planned turn has been seen. */
void screen_draw(struct app *app);

#endif
