/* Writes the main line as a record of Abstract Play's: APGameRecord, in JSON. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "notation/board.h"
#include "record/write.h"

/* ---- Texts ---- */

/* The length of a character of UTF-8 that begins here, or 0 when it is none. */
static size_t character_length(const unsigned char *text)
{
        size_t length = text[0] < 0x80                      ? 1
                        : text[0] >= 0xc2 && text[0] < 0xe0 ? 2
                        : text[0] >= 0xe0 && text[0] < 0xf0 ? 3
                        : text[0] >= 0xf0 && text[0] < 0xf5 ? 4
                                                            : 0;

        for (size_t i = 1; i < length; i++)
                if ((text[i] & 0xc0) != 0x80)
                        return 0;
        if ((text[0] == 0xe0 && text[1] < 0xa0) || (text[0] == 0xed && text[1] > 0x9f) ||
            (text[0] == 0xf0 && text[1] < 0x90) || (text[0] == 0xf4 && text[1] > 0x8f))
                return 0;
        return length;
}

/* A text; of bytes that are no UTF-8, which JSON cannot hold, question marks. */
static json_t *text_of(const char *text)
{
        char *copy = strdup(text), *at = copy;
        json_t *string;

        while (at != NULL && *at != '\0') {
                size_t length = character_length((const unsigned char *)at);

                if (length == 0)
                        *at = '?';
                at += length > 0 ? length : 1;
        }
        string = json_string(copy);
        free(copy);
        return string;
}

/* Set a member, unless there is no such tag. */
static bool set_tag(json_t *object, const char *member,
                    const struct arimaa_record *record, const char *tag)
{
        const char *value = arimaa_record_tag(record, tag);

        return value == NULL || json_object_set_new(object, member, text_of(value)) == 0;
}

/* The same with a date such as 2026.02.01, which has hyphens here. */
static bool set_date(json_t *object, const char *member,
                     const struct arimaa_record *record, const char *tag)
{
        const char *value = arimaa_record_tag(record, tag);
        char date[sizeof "2026.02.01"];

        if (value == NULL || strlen(value) != sizeof date - 1 || value[4] != '.' ||
            value[7] != '.')
                return set_tag(object, member, record, tag);
        memcpy(date, value, sizeof date);
        date[4] = date[7] = '-';
        return json_object_set_new(object, member, text_of(date)) == 0;
}

/* ---- The header ---- */

static json_t *game_of(const struct arimaa_record *record)
{
        static const char *const variants[ARIMAA_SETUP_RULES] = {
                [ARIMAA_STANDARD] = "Standard setup",
                [ARIMAA_ENDLESS] = "Endless endgame",
                [ARIMAA_FREESTYLE] = "Free placement",
        };
        struct arimaa_variant variant = arimaa_game_variant(record->game);

        return json_pack("{s:s, s:[s, s*]}", "name", "Arimaa", "variants",
                         variants[variant.setup], variant.dicey ? "Dicey moves" : NULL);
}

static json_t *site_of(const struct arimaa_record *record)
{
        json_t *site = json_object();

        if (set_tag(site, "name", record, "Site") &&
            set_tag(site, "gameid", record, "GameId"))
                return site;
        json_decref(site);
        return NULL;
}

/* What a side has made of the game: 1, 0, or half of both. */
static bool set_result(json_t *player, const struct arimaa_record *record,
                       enum arimaa_side side)
{
        struct arimaa_outcome outcome;
        double result;

        if (!writer_outcome(record, &outcome))
                return true;
        result = outcome.drawn ? 0.5 : outcome.winner == side ? 1 : 0;
        return json_object_set_new(player, "result",
                                   outcome.drawn ? json_real(result)
                                                 : json_integer((json_int_t)result)) == 0;
}

static json_t *player_of(const struct arimaa_record *record, enum arimaa_side side)
{
        static const char *const names[ARIMAA_SIDES] = { "Gold", "Silver" };
        static const char *const types[ARIMAA_SIDES] = { "GoldType", "SilverType" };
        const char *type = arimaa_record_tag(record, types[side]);
        json_t *player = json_object();
        bool filled = set_tag(player, "name", record, names[side]);

        if (filled && type != NULL)
                filled = json_object_set_new(
                                 player, "is_ai",
                                 json_boolean(strcmp(type, "program") == 0)) == 0;
        if (filled && set_result(player, record, side))
                return player;
        json_decref(player);
        return NULL;
}

/* As pieces where Gold begins, as there; else with the side, as nothing there. */
static bool set_start(json_t *header, const struct arimaa_game *game)
{
        const struct arimaa_position *start = arimaa_game_start(game);
        char text[ARIMAA_BOARD_SIZE];

        if (arimaa_occupied(start) == 0)
                return true;
        if (start->to_move == ARIMAA_GOLD)
                arimaa_board_write_pieces(start, text);
        else
                arimaa_board_write_short(start, text);
        return json_object_set_new(header, "startingPosition", json_string(text)) == 0;
}

static bool fill_header(json_t *header, const struct arimaa_record *record)
{
        const char *rated = arimaa_record_tag(record, "Rated");

        return json_object_set_new(header, "game", game_of(record)) == 0 &&
               set_tag(header, "event", record, "Event") &&
               set_tag(header, "round", record, "Round") &&
               json_object_set_new(header, "site", site_of(record)) == 0 &&
               set_date(header, "date-start", record, "Date") &&
               set_date(header, "date-end", record, "EndDate") &&
               (rated == NULL ||
                json_object_set_new(header, "unrated",
                                    json_boolean(strcmp(rated, "no") == 0)) == 0) &&
               json_object_set_new(header, "players",
                                   json_pack("[o, o]", player_of(record, ARIMAA_GOLD),
                                             player_of(record, ARIMAA_SILVER))) == 0 &&
               set_start(header, record->game);
}

/* ---- The moves ---- */

static json_t *move_of(const struct writer *writer, arimaa_node node)
{
        int roll = arimaa_node_ply(writer->record, node)->roll;
        char text[WRITER_TEXT_SIZE];

        if (!writer_text(writer, node, text))
                return NULL;
        if (roll == 0)
                return json_string(text);
        return json_pack("{s:s, s:[{s:s, s:[i]}]}", "move", text, "result", "type",
                         "roll", "values", roll);
}

static bool add_ending(json_t *moves, const struct arimaa_record *record)
{
        struct arimaa_outcome outcome;
        const char *word;

        if (!writer_outcome(record, &outcome))
                return true;
        word = outcome.ending == ARIMAA_RESIGNATION ? "resign"
               : outcome.ending == ARIMAA_TIMEOUT   ? "timeout"
                                                    : NULL;
        return word == NULL || json_array_append_new(moves, json_string(word)) == 0;
}

static bool fill_moves(json_t *moves, const struct writer *writer)
{
        const struct arimaa_record *record = writer->record;
        arimaa_node end = arimaa_node_line_end(record, ARIMAA_ROOT);

        for (arimaa_node node = ARIMAA_ROOT; node != end;) {
                node = arimaa_node_child(record, node, 0);
                if (json_array_append_new(moves, move_of(writer, node)) != 0)
                        return false;
        }
        return add_ending(moves, record);
}

static bool write_object(const struct writer *writer)
{
        json_t *header = json_object(), *moves = json_array(), *whole;
        bool written = fill_header(header, writer->record) && fill_moves(moves, writer);

        whole = json_pack("{s:o, s:o}", "header", header, "moves", moves);
        written = written && whole != NULL &&
                  json_dumpf(whole, writer->file, JSON_INDENT(1)) == 0 &&
                  fputc('\n', writer->file) != EOF;
        json_decref(whole);
        return written;
}

bool write_json(const struct arimaa_record *record, const struct arimaa_writing *writing,
                FILE *file)
{
        struct writer writer;
        bool written =
                writer_begin(&writer, record,
                             writing->lightvector ? WRITER_LIGHTVECTOR : WRITER_LEGACY,
                             file) &&
                write_object(&writer);

        writer_end(&writer);
        return written;
}
