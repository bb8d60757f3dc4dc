/* plain.h - the game without a screen: lines go in, lines come out.
 *
 * The same state, commands and moves as on the screen, for screen readers, pipes and
 * terminals that only write.  Nothing is drawn, nothing moves the cursor: what a line
 * has changed is told in words, one fact a line.  Commands need no colon.
 */
#ifndef KEYSTEPS_UI_PLAIN_H
#define KEYSTEPS_UI_PLAIN_H

#include "ui/ui.h"

/* Returns the exit status: 0, or 1 when the file could not be read, a line of an input
 * that is no terminal was refused, or the output could not be written. */
int plain_run(const struct ui_options *options);

#endif
