/* cli.h - the commands for scripts: resolve, count, check, convert, show, help.
 *
 * A command is a file, and a row that its file exports.  Reading its options,
 * its help and the help of the program all come from that row.
 */
#ifndef KEYSTEPS_CLI_CLI_H
#define KEYSTEPS_CLI_CLI_H

#include <stdbool.h>
#include <stdio.h>

#include "cli/options.h"

/* Exit statuses of the program. */
enum cli_status {
        CLI_OK,
        CLI_WRONG, /* something in the input was wrong, or could not be read or written */
        CLI_USAGE
};

struct cli_command {
        const char *name;
        const char *arguments;            /* N_(...), what follows the name */
        const char *help;                 /* N_(...), one line */
        const char *manual;               /* N_(...), the rest of its own help */
        const struct option_row *options; /* those that every command has left out */
        int least_files;                  /* how many there must be */

        /* values as options_read gives them; files end with NULL */
        enum cli_status (*run)(const char *const *values, char **files);
};

extern const struct cli_command cli_resolve, cli_count, cli_check, cli_convert, cli_show,
        cli_help_topics;

/* The command of that name, or NULL. */
const struct cli_command *cli_find(const char *name);

/* Run a command with its command line, the first word of which is its name. */
enum cli_status cli_run(const struct cli_command *command, int argc, char **argv);

/* A line for each command. */
void cli_help(FILE *out);

/* For errno: "keysteps: NAME: message" on standard error. */
void cli_complain(const char *name);

/* Say where help on the command is, or on the program when it is NULL; to be
 * returned after saying what is wrong with the command line. */
enum cli_status cli_usage(const struct cli_command *command);

/* Whether writing to standard output has failed, and so is of no use any more.
 * Asked soon after, it remembers why. */
bool cli_output_failed(void);

/* Send what was written to standard output; said when it cannot be. */
enum cli_status cli_close_output(void);

#endif
