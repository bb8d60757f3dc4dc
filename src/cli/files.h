/* files.h - games read from files, and what was wrong with them. */
#ifndef KEYSTEPS_CLI_FILES_H
#define KEYSTEPS_CLI_FILES_H

#include <stdbool.h>

#include "cli/cli.h"
#include "record/record.h"

/* Which games are read, and how. */
struct files_reading {
        int game;   /* only this one of each file; 0 all */
        bool trust; /* make turns that the rules forbid */
};

/* A game that was read: the `number`-th of the file, from 1. */
typedef enum cli_status files_game(void *context, const char *name, int number,
                                   const struct arimaa_record *record);

/* Do something with each game of each file, "-" being standard input.  What was
 * odd in a game has then been said; a game that is not there is said. */
enum cli_status files_each(char **files, const struct files_reading *reading,
                           files_game *game, void *context);

/* The number of a game on the command line of a command, NULL being 0; false
 * when it is none, which is said. */
bool files_read_number(const char *text, const struct cli_command *command, int *number);

/* Before something else is written to standard error: what was written to standard
 * output comes first, and the bar is out of the way. */
void files_make_way(void);

/* "FILE:LINE:COLUMN: message" on standard error. */
void files_say_at(const char *name, int line, int column, const char *message);

/* Whether a setup, a turn or a position was read. */
bool files_has_board(const struct arimaa_record *record);

/* Why the reading of a game stopped, in words that fit on a line. */
char *files_reason(const struct arimaa_record *record, char *text, size_t size);

#endif
