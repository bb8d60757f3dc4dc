/* files.h - games read from files, and what was wrong with them. */
#ifndef KEYSTEPS_CLI_FILES_H
#define KEYSTEPS_CLI_FILES_H

#include "cli/cli.h"
#include "record/record.h"

/* A game that was read: the `number`-th of the file, from 1. */
typedef enum cli_status files_game(void *context, const char *name, int number,
                                   const struct arimaa_record *record);

/* Do something with each game of each file, "-" being standard input. */
enum cli_status files_each(char **files, files_game *game, void *context);

/* Why the reading of a game stopped, in words that fit on a line. */
char *files_reason(const struct arimaa_record *record, char *text, size_t size);

#endif
