#include "record/format.h"

#include <string.h>

#include "notation/board.h"
#include "record/readers.h"
#include "record/write.h"

const struct format_reading format_readings[] = {
        { "archive", looks_like_archive, read_archive, FORMAT_LINE, true },
        { "json", looks_like_json, read_json, FORMAT_FILE, false },
        { "viewer", looks_like_viewer, read_viewer, FORMAT_FILE, false },
        { "fan", looks_like_fan, read_fan, FORMAT_FILE, false },
        { "log", looks_like_log, read_log, FORMAT_FILE, false },
        { "remarks", looks_like_remarks, read_remarks, FORMAT_FILE, false },
        { "plain", looks_like_plain, read_plain, FORMAT_FILE, false },
        { "position", looks_like_position, read_position, FORMAT_FILE, false },
};

const size_t format_reading_count = sizeof format_readings / sizeof *format_readings;

const struct format_writing format_writings[ARIMAA_FORMATS] = {
        [ARIMAA_FORMAT_PGN] = { "pgn",
                                "all that is in the game: tags, variations, comments",
                                write_pgn },
        [ARIMAA_FORMAT_OFFICIAL] = { "official",
                                     "steps as archives and other programs write them",
                                     write_official },
        [ARIMAA_FORMAT_LIGHTVECTOR] = { "lightvector",
                                        "what each turn does, as one types it here",
                                        write_lightvector },
        [ARIMAA_FORMAT_LEGACY] = { "legacy", "the earlier notation of Abstract Play",
                                   write_legacy },
        [ARIMAA_FORMAT_JSON] = { "json", "a record as Abstract Play has it", write_json },
        [ARIMAA_FORMAT_DIAGRAM] = { "diagram", "the position at the end, drawn",
                                    write_diagram },
};

const char *arimaa_format_name(enum arimaa_format format)
{
        return format_writings[format].name;
}

const char *arimaa_format_help(enum arimaa_format format)
{
        return format_writings[format].help;
}

enum arimaa_format arimaa_format_named(const char *name)
{
        int format = 0;

        while (format < ARIMAA_FORMATS && strcmp(format_writings[format].name, name) != 0)
                format++;
        return (enum arimaa_format)format;
}

bool write_diagram(const struct arimaa_record *record,
                   const struct arimaa_writing *writing, FILE *file)
{
        const struct arimaa_game *game = record->game;
        char text[ARIMAA_BOARD_SIZE];

        (void)writing;
        arimaa_board_write_diagram(arimaa_game_position(game),
                                   arimaa_game_number(game, arimaa_game_plies(game)),
                                   text);
        fputs(text, file);
        return true;
}

bool arimaa_record_write_as(const struct arimaa_record *record,
                            const struct arimaa_writing *writing, FILE *file)
{
        return format_writings[writing->format].write(record, writing, file) &&
               !ferror(file);
}

bool arimaa_record_write(const struct arimaa_record *record, enum arimaa_format format,
                         bool with_tags, FILE *file)
{
        struct arimaa_writing writing = { .format = format, .tags = with_tags };

        return arimaa_record_write_as(record, &writing, file);
}
