/* progress.h - a bar on standard error while a long file is read.
 *
 * It is there only on a terminal, for a file whose size is known, and from the
 * second second on.  There is one bar, as there is one terminal: whoever writes
 * to that hides the bar first.
 */
#ifndef KEYSTEPS_CLI_PROGRESS_H
#define KEYSTEPS_CLI_PROGRESS_H

#include <stdio.h>

/* The reading of a file begins; ends, and the bar is gone. */
void progress_begin(FILE *file);
void progress_end(void);

/* Some more has been read: draw the bar if it is time to. */
void progress_step(void);

/* Take the bar away before something is written to standard error; or to
 * standard output, which may be the same terminal. */
void progress_hide(void);
void progress_hide_from_output(void);

#endif
