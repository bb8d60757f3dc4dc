/* new_form.h - the fields of the new-game screen, edited by the form library of ncurses.
 *
 * The form is never shown: as of the line, what is in it is told to the state, which the
 * view draws.  There is one form; it needs the terminal to be open.
 */
#ifndef KEYSTEPS_UI_NEW_FORM_H
#define KEYSTEPS_UI_NEW_FORM_H

#include "ui/key.h"
#include "ui/new_game.h"

enum { NEW_FORM_WIDTH = 24 }; /* columns of a text */

/* Put what is chosen into the fields; false when memory is short. */
bool new_form_open(const struct new_game *screen);
void new_form_close(void);
bool new_form_is_open(void);

/* A key that is for the fields?  What it changes is told to *screen.  False: it is
 * not. */
bool new_form_key(ui_key key, struct new_game *screen);

/* The column of the cursor in the text that is edited, or -1: it is not in a text. */
int new_form_cursor(void);

#endif
