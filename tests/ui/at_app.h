/* at_app.h - words for the tests of the screen's state, without a terminal.
 *
 * The fixtures begin and begin_set_up open a new Standard game for two, in the second
 * both setups are made; end puts all away.
 */
#ifndef KEYSTEPS_TESTS_UI_AT_APP_H
#define KEYSTEPS_TESTS_UI_AT_APP_H

#include "ui/app.h"

extern struct app app;

int begin(void **state);
int begin_set_up(void **state);
int end(void **state);

/* Enter does what the text says, or refuses it. */
void enters(const char *text);
void is_refused(const char *text);

/* The words below the board have this part. */
void says(const char *part);

/* Both sides take a ready setup. */
void both_set_up(void);

#endif
