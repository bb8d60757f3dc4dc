/* keysteps convert - write games in another format. */

#include "config.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/files.h"
#include "cli/output.h"
#include "play/printable.h"
#include "play/translate.h"
#include "play/words.h"
#include "record/tree.h"

enum { TO, GAME, MAIN_LINE, NOTATION, TAGS, TRUST, OUTPUT, FORCE };

static const struct option_row options[] = {
        [TO] = { "to", 't', N_("FORMAT"), N_("the format to write; pgn if not given") },
        [GAME] = { "game", 'g', N_("NUMBER"), N_("only this game of each file, from 1") },
        [MAIN_LINE] = { "main-line", 'm', NULL, N_("leave out variations and comments") },
        [NOTATION] = { "notation", 'n', N_("NAME"),
                       N_("of pgn: official (steps) or lightvector") },
        [TAGS] = { "tags", 0, NULL,
                   N_("write what is known of a game with its list of moves") },
        [TRUST] = { "trust", 0, NULL,
                    N_("make turns that the rules forbid, as their source did") },
        [OUTPUT] = { "output", 'o', N_("FILE"),
                     N_("write to FILE, not to standard output") },
        [FORCE] = { "force", 'f', NULL,
                    N_("let FILE take the place of one that is there") },
        { NULL, 0, NULL, NULL }
};

struct conversion {
        struct arimaa_writing writing;
        FILE *file;
        bool begun; /* a game has been written, from which the next is set apart */
};

/* Whether nothing of a file was read, not even as text. */
static bool is_nothing(const struct arimaa_record *record)
{
        return record->error.problem != ARIMAA_RECORD_OK && !files_has_board(record) &&
               record->tag_count == 0 && record->rest == NULL;
}

static bool write_good_part(struct conversion *conversion,
                            const struct arimaa_record *record)
{
        if (is_nothing(record))
                return true;
        if (conversion->begun)
                putc('\n', conversion->file);
        conversion->begun = true;
        return arimaa_record_write_as(record, &conversion->writing, conversion->file);
}

/* "variations, comments, times": what of a game the format of Abstract Play has no
 * place for. */
static void say_what_is_left_out(const char *name, int number,
                                 const struct arimaa_record *record)
{
        struct arimaa_extras extras = arimaa_record_extras(record);
        const char *parts[] = { extras.variations ? _("variations") : NULL,
                                extras.comments ? _("comments") : NULL,
                                extras.times ? _("times") : NULL };
        char printable[PRINTABLE_NAME_SIZE], list[PRINTABLE_SIZE] = "";

        for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
                size_t length = strlen(list);

                if (parts[i] != NULL)
                        snprintf(list + length, sizeof list - length, "%s%s",
                                 length > 0 ? ", " : "", parts[i]);
        }
        if (list[0] == '\0')
                return;
        files_make_way();
        fprintf(stderr,
                _("keysteps: %s: game %d: left out, as the format cannot hold it: %s\n"),
                printable_copy(name, strlen(name), printable, sizeof printable), number,
                list);
}

/* What is wrong with a game is said, and its good part written. */
static enum cli_status write_game(void *context, const char *name, int number,
                                  const struct arimaa_record *record)
{
        struct conversion *conversion = context;
        const struct arimaa_record_error *error = &record->error;
        char reason[WORDS_SIZE];

        if (!write_good_part(conversion, record)) {
                if (!ferror(conversion->file)) /* else it is said at the end */
                        cli_complain(name);
                return CLI_WRONG;
        }
        if (conversion->writing.format == ARIMAA_FORMAT_JSON)
                say_what_is_left_out(name, number, record);
        if (error->problem == ARIMAA_RECORD_OK)
                return CLI_OK;
        fflush(conversion->file);
        files_say_at(name, error->line, error->column,
                     files_reason(record, reason, sizeof reason));
        return CLI_WRONG;
}

/* ---- The command line ---- */

/* What a value may not be, said in a sentence about it. */
static bool refuse(const char *sentence, const char *value)
{
        char printable[PRINTABLE_SIZE];

        fprintf(stderr, sentence,
                printable_copy(value, strlen(value), printable, sizeof printable));
        return false;
}

static bool read_notation(const char *name, struct arimaa_writing *writing)
{
        if (name == NULL)
                return true;
        writing->lightvector = strcmp(name, "lightvector") == 0;
        if (!writing->lightvector && strcmp(name, "official") != 0)
                return refuse(_("keysteps: convert: no notation is called '%s'\n"), name);
        return writing->format == ARIMAA_FORMAT_PGN ||
               refuse(_("keysteps: convert: '%s' says itself what its notation is\n"),
                      arimaa_format_name(writing->format));
}

/* What is to be written; false when the command line asks for what there is not,
 * which is said. */
static bool read_writing(const char *const *values, struct arimaa_writing *writing)
{
        *writing = (struct arimaa_writing){ .format = ARIMAA_FORMAT_PGN,
                                            .main_line = values[MAIN_LINE] != NULL,
                                            .tags = values[TAGS] != NULL };
        if (values[TO] != NULL)
                writing->format = arimaa_format_named(values[TO]);
        if (writing->format == ARIMAA_FORMATS)
                return refuse(_("keysteps: convert: no format is called '%s'\n"),
                              values[TO]);
        return read_notation(values[NOTATION], writing);
}

static bool open_output(const char *const *values, struct output *output)
{
        const char *name = values[OUTPUT];
        char printable[PRINTABLE_NAME_SIZE];

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
                        printable_copy(name, strlen(name), printable, sizeof printable));
        else
                cli_complain(name);
        return false;
}

static enum cli_status run(const char *const *values, char **files)
{
        struct conversion conversion = { .begun = false };
        struct files_reading reading = { .trust = values[TRUST] != NULL };
        enum cli_status status;
        struct output output;

        if (!read_writing(values, &conversion.writing) ||
            !files_read_number(values[GAME], &cli_convert, &reading.game))
                return cli_usage(&cli_convert);
        if (!open_output(values, &output))
                return CLI_WRONG;
        conversion.file = output.file;
        status = files_each(files, &reading, write_game, &conversion);
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
        N_("All games of the files, whatever their format, are written to standard\n"
           "output, an empty line between them.  FORMAT is one of:\n"
           "\n"
           "  pgn          all that is known: tags, variations, comments, times\n"
           "  official     steps as archives and other programs write them\n"
           "  lightvector  what each turn does, as one types it here\n"
           "  legacy       the earlier notation of Abstract Play\n"
           "  json         a record as Abstract Play exports it: the main line alone,\n"
           "               and what is left out is told on standard error\n"
           "  diagram      the position at the end, drawn\n"
           "\n"
           "Of a game with an error the good part is written, the error is told, and\n"
           "the exit status is 1.\n");

const struct cli_command cli_convert = {
        .name = "convert",
        .arguments = N_("[OPTION]... FILE..."),
        .help = N_("Write games in another format"),
        .manual = manual,
        .options = options,
        .least_files = 1,
        .run = run,
};
