/* lines.h - questions in, answers out, one a line. */
#ifndef KEYSTEPS_CLI_LINES_H
#define KEYSTEPS_CLI_LINES_H

#include <stdbool.h>
#include <stddef.h>

#include "cli/cli.h"

/* Answer a line with a line on standard output; false when the question could
 * not be understood.  The line has no end-of-line and may hold any bytes. */
typedef bool lines_answer(void *context, const char *line, size_t length);

/* Have every line of the files answered, or of standard input where there are
 * none; "-" is standard input.  Lines that are empty or begin with '#' have no
 * answer.  When the lines do not come from a file on disk another program may be
 * waiting, and each answer is sent at once. */
enum cli_status lines_each(char **files, lines_answer *answer, void *context);

/* Open a file by its name on the command line, "-" being standard input; said
 * and NULL when that cannot be.  And close it again. */
FILE *lines_open(const char *name);
void lines_close(FILE *file);

#endif
