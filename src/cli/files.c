#include "config.h"

#include "cli/files.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "cli/lines.h"
#include "cli/progress.h"
#include "play/printable.h"
#include "play/translate.h"
#include "play/words.h"

void files_make_way(void)
{
        fflush(stdout);
        progress_hide();
}

void files_say_at(const char *name, int line, int column, const char *message)
{
        char printable[PRINTABLE_NAME_SIZE];

        files_make_way();
        fprintf(stderr, "%s:%d:%d: %s\n",
                printable_copy(name, strlen(name), printable, sizeof printable), line,
                column, message);
}

/* A game with other pieces or squares than Standard's is played all the same;
 * whoever checks a file should know. */
static void mention_handicap(const char *name, int number)
{
        char printable[PRINTABLE_NAME_SIZE];

        files_make_way();
        fprintf(stderr, _("keysteps: %s: game %d: a handicap game, read as Freestyle\n"),
                printable_copy(name, strlen(name), printable, sizeof printable), number);
}

static void say_what_is_odd(const char *name, int number,
                            const struct arimaa_record *record)
{
        char words[WORDS_SIZE];

        if (record->handicap)
                mention_handicap(name, number);
        for (size_t i = 0; i < record->warning_count; i++) {
                const struct arimaa_warning *warning = &record->warnings[i];

                words_warning(warning, words, sizeof words);
                files_say_at(name, warning->line, warning->column, printable_make(words));
        }
}

static enum cli_status miss_game(const char *name, int number)
{
        char printable[PRINTABLE_NAME_SIZE];

        progress_hide();
        fprintf(stderr, _("keysteps: %s: there is no game %d\n"),
                printable_copy(name, strlen(name), printable, sizeof printable), number);
        return CLI_WRONG;
}

/* Do the games that are wanted; false when one that is wanted is not there. */
static bool do_games(struct arimaa_reader *reader, const char *name, int wanted,
                     files_game *game, void *context, enum cli_status *status)
{
        for (int number = 1; !cli_output_failed(); number++) {
                struct arimaa_record *record = arimaa_reader_next(reader);

                if (record == NULL)
                        return wanted == 0;
                if (wanted == 0 || wanted == number) {
                        say_what_is_odd(name, number, record);
                        progress_hide_from_output();
                        if (game(context, name, number, record) != CLI_OK)
                                *status = CLI_WRONG;
                }
                arimaa_record_destroy(record);
                if (wanted == number)
                        return true;
        }
        return true;
}

static void step(void *context)
{
        (void)context;
        progress_step();
}

static enum cli_status each_game(FILE *file, const char *name,
                                 const struct files_reading *reading, files_game *game,
                                 void *context)
{
        struct arimaa_reader *reader = arimaa_reader_create(file);
        enum cli_status status = CLI_OK;

        if (reader == NULL) {
                cli_complain(name);
                return CLI_WRONG;
        }
        arimaa_reader_trust(reader, reading->trust);
        arimaa_reader_watch(reader, step, NULL);
        progress_begin(file);
        if (!do_games(reader, name, reading->game, game, context, &status))
                status = miss_game(name, reading->game);
        progress_end();
        arimaa_reader_destroy(reader);
        return status;
}

enum cli_status files_each(char **files, const struct files_reading *reading,
                           files_game *game, void *context)
{
        enum cli_status status = CLI_OK;

        for (; *files != NULL; files++) {
                FILE *file = lines_open(*files);

                if (file == NULL) {
                        status = CLI_WRONG;
                        continue;
                }
                if (each_game(file, *files, reading, game, context) != CLI_OK)
                        status = CLI_WRONG;
                lines_close(file);
        }
        return status;
}

bool files_read_number(const char *text, const struct cli_command *command, int *number)
{
        char printable[PRINTABLE_SIZE], *end;
        long value;

        *number = 0;
        if (text == NULL)
                return true;
        errno = 0;
        value = strtol(text, &end, 10);
        if (errno == 0 && end != text && *end == '\0' && value > 0 && value <= INT_MAX) {
                *number = (int)value;
                return true;
        }
        fprintf(stderr, _("keysteps: %s: '%s' is not the number of a game\n"),
                command->name,
                printable_copy(text, strlen(text), printable, sizeof printable));
        return false;
}

bool files_has_board(const struct arimaa_record *record)
{
        return arimaa_game_plies(record->game) > 0 ||
               arimaa_occupied(arimaa_game_start(record->game)) != 0;
}

char *files_reason(const struct arimaa_record *record, char *text, size_t size)
{
        return printable_make(words_record_error(record, text, size));
}
