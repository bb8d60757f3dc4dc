/* options.h - options as rows of a table, which reading and help both walk. */
#ifndef KEYSTEPS_CLI_OPTIONS_H
#define KEYSTEPS_CLI_OPTIONS_H

#include <stdio.h>

struct option_row {
        const char *name;     /* without "--"; NULL ends a table */
        char letter;          /* 0 when it has only a name */
        const char *argument; /* what it takes, N_(...); NULL nothing */
        const char *help;     /* N_(...), one line */
};

#define OPTIONS_MAX 16

/* Read the options of a command line, its first word left out.  values[i] is set
 * to the argument of the option in row i, to "" when it takes none, to NULL when
 * it is not given; of several the last counts.  Returns the operands, a part of
 * argv that ends with NULL; or NULL when an option is wrong, which has then been
 * said on standard error. */
char **options_read(const struct option_row *rows, int argc, char **argv,
                    const char *values[OPTIONS_MAX]);

/* One line for each row. */
void options_help(const struct option_row *rows, FILE *out);

#endif
