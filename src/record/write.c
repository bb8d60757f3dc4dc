#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "notation/board.h"
#include "notation/lightvector.h"
#include "notation/placement.h"
#include "notation/steps.h"
#include "record/record.h"
#include "record/tags.h"

/* Room for a setup with what the traps took, or for a turn in any notation. */
enum { TEXT_SIZE = ARIMAA_PLACEMENT_SIZE + 4 * 6 };

/* A move list being written. */
struct writer {
        const struct arimaa_game *game;
        FILE *file;
        struct arimaa_resolver *resolver; /* for Lightvector */
};

struct list_format {
        char separator;       /* of the pieces of a setup */
        bool tells_trapped;   /* as xRc3 behind a setup */
        const char *notation; /* in a tag; NULL for what needs none */
        bool (*turn)(const struct writer *writer, int ply, char *text);
};

/* ---- Turns and setups ---- */

static bool official_turn(const struct writer *writer, int ply, char *text)
{
        arimaa_official_write(&arimaa_game_ply(writer->game, ply)->turn, text);
        return true;
}

static bool legacy_turn(const struct writer *writer, int ply, char *text)
{
        arimaa_legacy_write(&arimaa_game_ply(writer->game, ply)->turn, text);
        return true;
}

static bool lightvector_turn(const struct writer *writer, int ply, char *text)
{
        const struct arimaa_ply *made = arimaa_game_ply(writer->game, ply);
        const struct arimaa_position *before =
                ply > 0 ? &arimaa_game_ply(writer->game, ply - 1)->after
                        : arimaa_game_start(writer->game);

        return arimaa_lightvector_write(writer->resolver, before, made->steps,
                                        &made->turn, text);
}

static const struct list_format official = { ' ', false, NULL, official_turn };
static const struct list_format lightvector = { ' ', false, TAGS_LIGHTVECTOR,
                                                lightvector_turn };
static const struct list_format legacy = { ',', true, NULL, legacy_turn };

/* The piece that one of the two setups put on a square. */
static int placed_on(const struct arimaa_game *game, int square)
{
        for (int ply = 0; ply < 2; ply++) {
                const struct arimaa_placement *placement =
                        &arimaa_game_ply(game, ply)->placement;

                for (int kind = 0; kind < ARIMAA_KINDS; kind++)
                        if (placement->pieces[kind] & arimaa_bit(square))
                                return arimaa_piece(placement->side,
                                                    (enum arimaa_kind)kind);
        }
        return ARIMAA_NO_PIECE;
}

static void append_trapped(const struct arimaa_game *game, int ply, char *text)
{
        arimaa_bitboard left = arimaa_game_ply(game, ply)->trapped;

        for (; left; left &= left - 1) {
                int square = arimaa_lowest(left);
                char name[3];

                arimaa_square_name(square, name);
                text += strlen(text);
                snprintf(text, 6, ",x%c%s", arimaa_piece_letter(placed_on(game, square)),
                         name);
        }
}

static bool ply_text(const struct writer *writer, const struct list_format *format,
                     int ply, char *text)
{
        const struct arimaa_ply *made = arimaa_game_ply(writer->game, ply);

        if (made->kind == ARIMAA_TURN)
                return format->turn(writer, ply, text);
        arimaa_placement_write(&made->placement, format->separator, text);
        if (format->tells_trapped)
                append_trapped(writer->game, ply, text);
        return true;
}

/* ---- Lines ---- */

static void write_label(const struct writer *writer, int ply)
{
        fprintf(writer->file, "%d%c", arimaa_game_number(writer->game, ply),
                arimaa_game_side(writer->game, ply) == ARIMAA_GOLD ? 'g' : 's');
}

static void write_time(FILE *file, int64_t milliseconds)
{
        int64_t seconds = milliseconds / 1000;

        fprintf(file, "[%%emt %" PRId64 ":%02d:%02d.%03d]", seconds / 3600,
                (int)(seconds / 60 % 60), (int)(seconds % 60),
                (int)(milliseconds % 1000));
}

/* What else is known of a turn, in a comment: ` {[%die 3] [%emt 0:01:23.456]}`. */
static void write_commands(FILE *file, int roll, int64_t milliseconds)
{
        if (roll == 0 && milliseconds < 0)
                return;
        fputs(" {", file);
        if (roll > 0)
                fprintf(file, "[%%die %d]", roll);
        if (roll > 0 && milliseconds >= 0)
                fputc(' ', file);
        if (milliseconds >= 0)
                write_time(file, milliseconds);
        fputc('}', file);
}

static bool write_plies(const struct writer *writer, const struct list_format *format,
                        bool with_commands)
{
        char text[TEXT_SIZE];

        for (int ply = 0; ply < arimaa_game_plies(writer->game); ply++) {
                const struct arimaa_ply *made = arimaa_game_ply(writer->game, ply);

                if (!ply_text(writer, format, ply, text))
                        return false;
                write_label(writer, ply);
                fprintf(writer->file, " %s", text);
                if (with_commands)
                        write_commands(writer->file, made->roll, made->milliseconds);
                fputc('\n', writer->file);
        }
        return true;
}

/* ---- With tags ---- */

/* Whether a tag tells what the game itself tells. */
static bool is_made_anew(const char *name)
{
        static const char *const names[] = { "Variant",   "Position", "Notation",
                                             "PlyCount",  "Result",   "ResultCode",
                                             "ReasonCode" };

        for (size_t i = 0; i < sizeof names / sizeof *names; i++)
                if (strcmp(names[i], name) == 0)
                        return true;
        return false;
}

static bool is_name_character(char c)
{
        return c == '_' || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') ||
               (c >= 'a' && c <= 'z');
}

/* A tag pair.  Names that were heads of other files may have characters that a
 * pair cannot have. */
static void write_tag(FILE *file, const char *name, const char *value)
{
        fputc('[', file);
        for (; *name != '\0'; name++)
                fputc(is_name_character(*name) ? *name : '_', file);
        fputs(" \"", file);
        for (; *value != '\0'; value++) {
                if (*value == '"' || *value == '\\')
                        fputc('\\', file);
                if (*value == '\n')
                        fputs("\\n", file);
                else
                        fputc(*value, file);
        }
        fputs("\"]\n", file);
}

static bool is_standard(struct arimaa_variant variant)
{
        return variant.setup == ARIMAA_STANDARD && !variant.dicey;
}

static bool starts_empty(const struct arimaa_game *game)
{
        return arimaa_occupied(arimaa_game_start(game)) == 0;
}

static void write_start_tags(const struct writer *writer,
                             const struct list_format *format)
{
        const struct arimaa_game *game = writer->game;
        struct arimaa_variant variant = arimaa_game_variant(game);
        char board[ARIMAA_BOARD_SIZE];

        if (!is_standard(variant))
                write_tag(writer->file, "Variant", tags_variant_name(variant));
        if (!starts_empty(game)) {
                arimaa_board_write_short(arimaa_game_start(game), board);
                write_tag(writer->file, "Position", board);
        }
        if (format->notation != NULL)
                write_tag(writer->file, "Notation", format->notation);
}

static void write_end_tags(const struct writer *writer)
{
        struct arimaa_outcome outcome = arimaa_game_outcome(writer->game);
        char reason[2] = { tags_reason(outcome.ending), '\0' };
        char plies[16];

        snprintf(plies, sizeof plies, "%d", arimaa_game_plies(writer->game));
        write_tag(writer->file, "PlyCount", plies);
        if (reason[0] != '\0')
                write_tag(writer->file, "ResultCode", reason);
        write_tag(writer->file, "Result", tags_result(outcome));
}

static void write_tags(const struct writer *writer, const struct arimaa_record *record,
                       const struct list_format *format)
{
        for (size_t i = 0; i < record->tag_count; i++)
                if (!is_made_anew(record->tags[i].name))
                        write_tag(writer->file, record->tags[i].name,
                                  record->tags[i].value);
        write_start_tags(writer, format);
        write_end_tags(writer);
        fputc('\n', writer->file);
}

/* The label of the turn to come, where something hangs on it: its number, or the
 * die that has been rolled for it. */
static void write_last_label(const struct writer *writer)
{
        int plies = arimaa_game_plies(writer->game),
            roll = arimaa_game_roll(writer->game);

        if (roll == 0 && (plies > 0 || starts_empty(writer->game)))
                return;
        write_label(writer, plies);
        write_commands(writer->file, roll, ARIMAA_NO_TIME);
        fputc('\n', writer->file);
}

static bool write_with_tags(const struct writer *writer,
                            const struct arimaa_record *record,
                            const struct list_format *format)
{
        write_tags(writer, record, format);
        if (!write_plies(writer, format, true))
                return false;
        write_last_label(writer);
        fprintf(writer->file, "%s\n", tags_result(arimaa_game_outcome(writer->game)));
        return true;
}

/* ---- Without ---- */

/* The word with which a side loses off the board, or NULL. */
static const char *loss(enum arimaa_ending ending)
{
        switch (ending) {
        case ARIMAA_RESIGNATION:
                return "resigns";
        case ARIMAA_TIMEOUT:
                return "timeout";
        case ARIMAA_FORFEIT:
                return "forfeits";
        default:
                return NULL;
        }
}

static bool write_plain(const struct writer *writer, const struct list_format *format)
{
        struct arimaa_outcome outcome = arimaa_game_outcome(writer->game);
        int ply = arimaa_game_plies(writer->game);
        const char *word = outcome.drawn ? NULL : loss(outcome.ending);

        if (!write_plies(writer, format, false))
                return false;
        if (word == NULL)
                return true;
        if (arimaa_game_side(writer->game, ply) == outcome.winner)
                ply++;
        write_label(writer, ply);
        fprintf(writer->file, " %s\n", word);
        return true;
}

/* ---- Formats ---- */

static bool write_list(const struct arimaa_record *record,
                       const struct list_format *format, bool with_tags, FILE *file)
{
        struct writer writer = { .game = record->game, .file = file };
        bool written;

        if (format == &lightvector &&
            (writer.resolver = arimaa_resolver_create()) == NULL)
                return false;
        written = with_tags ? write_with_tags(&writer, record, format)
                            : write_plain(&writer, format);
        arimaa_resolver_destroy(writer.resolver);
        return written;
}

static void write_diagram(const struct arimaa_game *game, FILE *file)
{
        char text[ARIMAA_BOARD_SIZE];

        arimaa_board_write_diagram(arimaa_game_position(game),
                                   arimaa_game_number(game, arimaa_game_plies(game)),
                                   text);
        fputs(text, file);
}

/* The diagram is no list of moves. */
static const struct {
        const char *name;
        const struct list_format *list;
} formats[ARIMAA_FORMATS] = {
        [ARIMAA_FORMAT_OFFICIAL] = { "official", &official },
        [ARIMAA_FORMAT_LIGHTVECTOR] = { "lightvector", &lightvector },
        [ARIMAA_FORMAT_LEGACY] = { "legacy", &legacy },
        [ARIMAA_FORMAT_DIAGRAM] = { "diagram", NULL },
};

const char *arimaa_format_name(enum arimaa_format format)
{
        return formats[format].name;
}

enum arimaa_format arimaa_format_named(const char *name)
{
        int format = 0;

        while (format < ARIMAA_FORMATS && strcmp(formats[format].name, name) != 0)
                format++;
        return (enum arimaa_format)format;
}

bool arimaa_record_write(const struct arimaa_record *record, enum arimaa_format format,
                         bool with_tags, FILE *file)
{
        const struct list_format *list = formats[format].list;

        if (list == NULL)
                write_diagram(record->game, file);
        else if (!write_list(record, list, with_tags, file))
                return false;
        return !ferror(file);
}
