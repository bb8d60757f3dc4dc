#include "config.h"

#include "cli/files.h"

#include <errno.h>
#include <string.h>

#include "cli/lines.h"
#include "cli/text.h"
#include "play/translate.h"
#include "play/words.h"

/* A game with other pieces or squares than Standard's is played all the same;
 * whoever checks a file should know. */
static void mention_handicap(const char *name, int number)
{
        char printable[TEXT_NAME_SIZE];

        fflush(stdout);
        fprintf(stderr, _("keysteps: %s: game %d: a handicap game, read as Freestyle\n"),
                text_printable(name, strlen(name), printable, sizeof printable), number);
}

static enum cli_status each_game(FILE *file, const char *name, files_game *game,
                                 void *context)
{
        struct arimaa_reader *reader = arimaa_reader_create(file);
        enum cli_status status = CLI_OK;
        struct arimaa_record *record;

        if (reader == NULL) {
                cli_complain(name);
                return CLI_WRONG;
        }
        for (int number = 1; !cli_output_failed(); number++) {
                record = arimaa_reader_next(reader);
                if (record == NULL)
                        break;
                if (record->handicap)
                        mention_handicap(name, number);
                if (game(context, name, number, record) != CLI_OK)
                        status = CLI_WRONG;
                arimaa_record_destroy(record);
        }
        arimaa_reader_destroy(reader);
        return status;
}

enum cli_status files_each(char **files, files_game *game, void *context)
{
        enum cli_status status = CLI_OK;

        for (; *files != NULL; files++) {
                FILE *file = lines_open(*files);

                if (file == NULL) {
                        status = CLI_WRONG;
                        continue;
                }
                if (each_game(file, *files, game, context) != CLI_OK)
                        status = CLI_WRONG;
                lines_close(file);
        }
        return status;
}

char *files_reason(const struct arimaa_record *record, char *text, size_t size)
{
        return text_make_printable(words_record_error(record, text, size));
}
