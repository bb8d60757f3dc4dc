/* rc.h - files of commands: the configuration, and themes.
 *
 * The commands are those of the line, without their colon: bind, unbind, set, color and
 * theme; in a theme color alone.  A line whose first character is # is a comment.  What
 * is wrong is told as FILE:LINE:COLUMN: MESSAGE, and the rest of the file is obeyed.
 */
#ifndef KEYSTEPS_UI_RC_H
#define KEYSTEPS_UI_RC_H

#include <stdbool.h>
#include <stdio.h>

#include "ui/app.h"

enum { RC_TEXT_SIZE = 2048 };

/* What was wrong: how much, and the first of it, a line each.  All of it goes to a
 * file as well, if there is one. */
struct rc_report {
        FILE *file;
        int count;
        char text[RC_TEXT_SIZE];
};

/* Look as from the start, and obey the configuration: the file of a path, or for NULL that
 * of the user, which need not be there.  False: it cannot be read, or something in it is
 * wrong. */
bool rc_obey(struct app *app, const char *path, struct rc_report *report);

/* Obey the theme of a name, the user's or one that came with the program, on top of how
 * everything looks from the start. */
bool rc_theme(struct app *app, const char *name, struct rc_report *report);

/* Write all that a configuration can say, as it is now. */
void rc_write(const struct app *app, FILE *file);

/* Call `add` with the name of every theme there is; some twice. */
void rc_themes(void (*add)(void *context, const char *name), void *context);

#endif
