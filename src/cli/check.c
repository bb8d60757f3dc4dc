/* keysteps check - replay games and say how they end. */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/files.h"
#include "play/printable.h"
#include "play/translate.h"
#include "play/words.h"
#include "record/tree.h"

enum { TRUST };

/* For scripts, and so in no other language. */
static const char *const endings[ARIMAA_ENDINGS] = {
        [ARIMAA_GOAL] = "goal",
        [ARIMAA_ELIMINATION] = "elimination",
        [ARIMAA_IMMOBILIZATION] = "immobilization",
        [ARIMAA_RESIGNATION] = "resignation",
        [ARIMAA_TIMEOUT] = "timeout",
        [ARIMAA_ILLEGAL_TURN] = "illegal-turn",
        [ARIMAA_FORFEIT] = "forfeit",
        [ARIMAA_ABANDONED] = "abandoned",
        [ARIMAA_SCORE] = "score",
        [ARIMAA_REPETITION] = "repetition",
        [ARIMAA_BOTH_WITHOUT_RABBITS] = "no-rabbits",
};

static const char *winner(struct arimaa_outcome outcome)
{
        static const char *const winners[ARIMAA_SIDES] = { "gold", "silver" };

        return outcome.drawn ? "draw" : winners[outcome.winner];
}

static void write_end(const struct arimaa_record *record)
{
        struct arimaa_outcome outcome = arimaa_record_outcome(record);

        if (outcome.ending != ARIMAA_NOT_OVER)
                printf("%s %s", winner(outcome), endings[outcome.ending]);
        else if (arimaa_record_result(record, &outcome))
                fputs(winner(outcome), stdout);
        else
                putchar('-');
}

static enum cli_status write_game(void *context, const char *name, int number,
                                  const struct arimaa_record *record)
{
        const struct arimaa_record_error *error = &record->error;
        char printable[PRINTABLE_NAME_SIZE], reason[WORDS_SIZE];

        (void)context;
        printf("%s\t%d\t%d\t",
               printable_copy(name, strlen(name), printable, sizeof printable), number,
               arimaa_game_plies(record->game));
        write_end(record);
        if (error->problem == ARIMAA_RECORD_OK) {
                puts("\tok");
                return CLI_OK;
        }
        printf("\terror %d:%d %s\n", error->line, error->column,
               files_reason(record, reason, sizeof reason));
        return CLI_WRONG;
}

static enum cli_status run(const char *const *values, char **files)
{
        struct files_reading reading = { .trust = values[TRUST] != NULL };

        return files_each(files, &reading, write_game, NULL);
}

static const struct option_row options[] = {
        [TRUST] = { "trust", 0, NULL,
                    N_("make turns that the rules forbid, as their source did") },
        { NULL, 0, NULL, NULL }
};

static const char manual[] = N_(
        "For each game of the files, whatever their format, one line is written, its\n"
        "fields separated by tabs:\n"
        "\n"
        "  FILE GAME TURNS END STATUS\n"
        "\n"
        "GAME counts from 1 in each file.  TURNS are those that were good, setups\n"
        "included.  END is the winner and how, such as \"gold goal\" or \"silver\n"
        "resignation\": what the board shows, or else what the file states, where the\n"
        "reason may be missing and the winner be \"draw\"; or '-' when the game is\n"
        "not over.  STATUS is \"ok\" or \"error LINE:COLUMN REASON\".  What is odd in a\n"
        "file but could be read is told on standard error.  The exit status is 1 when\n"
        "a game has an error.\n");

const struct cli_command cli_check = {
        .name = "check",
        .arguments = N_("[OPTION]... FILE..."),
        .help = N_("Replay games and say how they end"),
        .manual = manual,
        .options = options,
        .least_files = 1,
        .run = run,
};
