/* keysteps convert - write games in another notation. */

#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/files.h"
#include "cli/output.h"
#include "cli/text.h"
#include "play/translate.h"
#include "play/words.h"

enum { TO, OUTPUT, FORCE, TAGS };

static const struct option_row options[] = {
        [TO] = { "to", 't', N_("FORMAT"), N_("the format to write; must be given") },
        [OUTPUT] = { "output", 'o', N_("FILE"),
                     N_("write to FILE, not to standard output") },
        [FORCE] = { "force", 'f', NULL,
                    N_("let FILE take the place of one that is there") },
        [TAGS] = { "tags", 0, NULL, N_("write what is known of a game in front of it") },
        { NULL, 0, NULL, NULL }
};

struct conversion {
        enum arimaa_format format;
        bool with_tags;
        FILE *file;
        bool begun; /* a game has been written, from which the next is set apart */
};

/* What is wrong with a game is said, and its good part written. */
static enum cli_status write_game(void *context, const char *name, int number,
                                  const struct arimaa_record *record)
{
        struct conversion *conversion = context;
        const struct arimaa_record_error *error = &record->error;
        char printable[TEXT_NAME_SIZE], reason[WORDS_SIZE];

        (void)number;
        if (conversion->begun)
                putc('\n', conversion->file);
        conversion->begun = true;
        if (!arimaa_record_write(record, conversion->format, conversion->with_tags,
                                 conversion->file)) {
                if (!ferror(conversion->file)) /* else it is said at the end */
                        cli_complain(name);
                return CLI_WRONG;
        }
        if (error->problem == ARIMAA_RECORD_OK)
                return CLI_OK;
        fflush(conversion->file);
        fprintf(stderr, "keysteps: %s:%d:%d: %s\n",
                text_printable(name, strlen(name), printable, sizeof printable),
                error->line, error->column, files_reason(record, reason, sizeof reason));
        return CLI_WRONG;
}

static enum cli_status refuse_format(const char *name)
{
        char printable[TEXT_NAME_SIZE];

        if (name == NULL)
                fputs(_("keysteps: convert: --to is missing\n"), stderr);
        else
                fprintf(stderr, _("keysteps: convert: no format is called '%s'\n"),
                        text_printable(name, strlen(name), printable, sizeof printable));
        return cli_usage(&cli_convert);
}

static bool open_output(const char *const *values, struct output *output)
{
        const char *name = values[OUTPUT];
        char printable[TEXT_NAME_SIZE];

        if (name == NULL || strcmp(name, "-") == 0) {
                *output = output_standard();
                return true;
        }
        if (values[FORCE] != NULL ? output_replace(output, name)
                                  : output_create(output, name))
                return true;
        if (errno == EEXIST)
                fprintf(stderr,
                        _("keysteps: %s: is there already; --force replaces it\n"),
                        text_printable(name, strlen(name), printable, sizeof printable));
        else
                cli_complain(name);
        return false;
}

static enum cli_status run(const char *const *values, char **files)
{
        struct conversion conversion = { .with_tags = values[TAGS] != NULL };
        enum cli_status status;
        struct output output;

        if (values[TO] == NULL)
                return refuse_format(NULL);
        conversion.format = arimaa_format_named(values[TO]);
        if (conversion.format == ARIMAA_FORMATS)
                return refuse_format(values[TO]);
        if (!open_output(values, &output))
                return CLI_WRONG;
        conversion.file = output.file;
        status = files_each(files, write_game, &conversion);
        if (!conversion.begun) {
                output_abandon(&output);
                return status;
        }
        if (output_finish(&output))
                return status;
        cli_complain(values[OUTPUT] != NULL ? values[OUTPUT] : _("standard output"));
        return CLI_WRONG;
}

static const char manual[] =
        N_("All games of the files are written to standard output, an empty line\n"
           "between them.  FORMAT is one of:\n"
           "\n"
           "  official     steps as archives and other programs write them\n"
           "  lightvector  what each turn does, as one types it here\n"
           "  legacy       the earlier notation of Abstract Play\n"
           "  diagram      the position at the end, drawn\n"
           "\n"
           "Of a game with an error the good part is written, the error is told, and\n"
           "the exit status is 1.\n");

const struct cli_command cli_convert = {
        .name = "convert",
        .arguments = N_("--to=FORMAT [OPTION]... FILE..."),
        .help = N_("Write games in another notation"),
        .manual = manual,
        .options = options,
        .least_files = 1,
        .run = run,
};
