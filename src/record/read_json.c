/* The records that Abstract Play exports.  jansson reads them; where the moves
 * stand is found by walking over the text, which is then known to be JSON. */
#include <jansson.h>
#include <string.h>

#include "record/readers.h"
#include "record/tags.h"

enum {
        DEPTH_MAX = 8, /* of lists of moves in lists of moves */
        PLAYERS = 2
};

/* ---- Where the moves stand ---- */

/* Move over a string, which begins here; return its length with the quotes. */
static size_t string_length(const struct cursor *cursor)
{
        const struct chunk *chunk = &cursor->chunk;
        size_t at = cursor->at + 1;

        while (at < chunk->length && chunk->text[at] != '"')
                at += chunk->text[at] == '\\' ? 2 : 1;
        return at + 1 - cursor->at;
}

/* Move to the next character that is not within a string, or to a string; false
 * at the end. */
static bool next_token(struct cursor *cursor, char *token)
{
        const struct chunk *chunk = &cursor->chunk;

        while (cursor->at < chunk->length && strchr(" \t\r\n", chunk->text[cursor->at]))
                cursor_move(cursor, cursor->at + 1);
        if (cursor->at >= chunk->length)
                return false;
        *token = chunk->text[cursor->at];
        return true;
}

/* Move behind the value that begins here. */
static void skip_value(struct cursor *cursor)
{
        int depth = 0;
        char token;

        while (next_token(cursor, &token)) {
                if (depth == 0 && (token == ',' || token == ']' || token == '}'))
                        return;
                if (token == '"') {
                        cursor_move(cursor, cursor->at + string_length(cursor));
                        continue;
                }
                depth += token == '[' || token == '{';
                depth -= token == ']' || token == '}';
                cursor_move(cursor, cursor->at + 1);
        }
}

/* In an object that begins here, move to the value of a name; false when it has
 * none. */
static bool go_to_member(struct cursor *cursor, const char *name)
{
        char token;

        cursor_move(cursor, cursor->at + 1);
        while (next_token(cursor, &token) && token == '"') {
                size_t length = string_length(cursor);
                bool found = length == strlen(name) + 2 &&
                             chunk_has(&cursor->chunk, cursor->at + 1, name);

                cursor_move(cursor, cursor->at + length);
                next_token(cursor, &token); /* the colon */
                cursor_move(cursor, cursor->at + 1);
                next_token(cursor, &token);
                if (found)
                        return true;
                skip_value(cursor);
                if (next_token(cursor, &token) && token == ',')
                        cursor_move(cursor, cursor->at + 1);
        }
        return false;
}

/* An object that begins with a name, perhaps in a list. */
bool looks_like_json(const struct chunk *beginning)
{
        struct cursor cursor = cursor_at_start(beginning);
        char token;

        if (next_token(&cursor, &token) && token == '[')
                cursor_move(&cursor, cursor.at + 1);
        if (!next_token(&cursor, &token) || token != '{')
                return false;
        cursor_move(&cursor, cursor.at + 1);
        if (!next_token(&cursor, &token) || token != '"')
                return false;
        cursor_move(&cursor, cursor.at + string_length(&cursor));
        return !next_token(&cursor, &token) || token == ':';
}

/* ---- The head ---- */

static const char *string_of(const json_t *object, const char *name)
{
        return json_string_value(json_object_get(object, name));
}

static void tag(struct feed *feed, const char *name, const char *value)
{
        if (value != NULL)
                feed_tag(feed, name, value, strlen(value));
}

/* 2026-02-01T10:00:00.000Z as 2026.02.01 */
static void tag_date(struct feed *feed, const char *name, const char *value)
{
        char date[] = "0000.00.00";

        if (value == NULL || strlen(value) < sizeof date - 1)
                return;
        for (size_t i = 0; i < sizeof date - 1; i++)
                if (date[i] == '0')
                        date[i] = value[i];
        tag(feed, name, date);
}

/* The names of the variants, as one: "Endless Endgame, Dicey Moves". */
static void tag_variant(struct feed *feed, const json_t *game)
{
        const json_t *name;
        char names[256] = "";
        size_t i;

        json_array_foreach(json_object_get(game, "variants"), i, name)
        {
                const char *text = json_string_value(name);

                if (text == NULL || strlen(names) + strlen(text) + 3 > sizeof names)
                        continue;
                if (names[0] != '\0')
                        strcat(names, ", ");
                strcat(names, text);
        }
        tag(feed, "Variant", tags_variant_name(tags_variant(names)));
}

static void tag_players(struct feed *feed, const json_t *players)
{
        static const char *const names[PLAYERS] = { "Gold", "Silver" };
        static const char *const types[PLAYERS] = { "GoldType", "SilverType" };
        double results[PLAYERS] = { 0, 0 };

        for (size_t i = 0; i < PLAYERS; i++) {
                const json_t *player = json_array_get(players, i);
                const json_t *is_program = json_object_get(player, "is_ai");
                const json_t *result = json_object_get(player, "result");

                tag(feed, names[i], string_of(player, "name"));
                if (json_is_boolean(is_program))
                        tag(feed, types[i],
                            json_is_true(is_program) ? "program" : "human");
                results[i] = json_number_value(result);
        }
        if (results[0] != results[1])
                tag(feed, "Result", results[0] > results[1] ? "1-0" : "0-1");
}

static void add_tags(struct feed *feed, const json_t *header)
{
        const json_t *game = json_object_get(header, "game");
        const json_t *site = json_object_get(header, "site");
        const json_t *unrated = json_object_get(header, "unrated");

        tag(feed, "GameId", string_of(site, "gameid"));
        tag(feed, "Event", string_of(header, "event"));
        tag(feed, "Site", string_of(site, "name"));
        tag_date(feed, "Date", string_of(header, "date-start"));
        tag(feed, "Round", string_of(header, "round"));
        tag_date(feed, "EndDate", string_of(header, "date-end"));
        tag_players(feed, json_object_get(header, "players"));
        if (json_is_boolean(unrated))
                tag(feed, "Rated", json_is_true(unrated) ? "no" : "yes");
        tag_variant(feed, game);
        tag(feed, "Position", string_of(header, "startingPosition"));
}

/* ---- The moves ---- */

/* What happened in a move, of the kind of an entry of its results. */
static const json_t *find_result(const json_t *results, const char *type)
{
        const json_t *result;
        size_t i;

        if (json_is_object(results)) {
                const char *found = string_of(results, "type");

                return found != NULL && strcmp(found, type) == 0 ? results : NULL;
        }
        json_array_foreach(results, i, result)
        {
                const char *found = string_of(result, "type");

                if (found != NULL && strcmp(found, type) == 0)
                        return result;
        }
        return NULL;
}

static const json_t *results_of(const json_t *move)
{
        const json_t *results = json_object_get(move, "result");

        return results != NULL ? results : json_object_get(move, "results");
}

static void tell_roll(struct feed *feed, const json_t *move)
{
        const json_t *values =
                json_object_get(find_result(results_of(move), "roll"), "values");
        const json_t *value = json_array_get(values, 0);
        char text[32];

        if (json_is_integer(value) && json_integer_value(value) > 0 &&
            json_integer_value(value) < 100)
                feed_comment(feed, text,
                             (size_t)snprintf(text, sizeof text, "[%%die %d]",
                                              (int)json_integer_value(value)));
}

/* What is said instead of a move when a player has ended the game. */
static const struct {
        const char *word, *reason;
} endings[] = { { "resign", "r" }, { "timeout", "t" } };

/* Whether a move only tells that the game was ended so, which the result of the
 * players then says better: who resigns need not be the one to move. */
static bool note_ending(struct feed *feed, const json_t *move)
{
        const char *text = json_string_value(
                json_is_string(move) ? move : json_object_get(move, "move"));

        if (text == NULL || arimaa_record_tag(feed->record, "Result") == NULL)
                return false;
        for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
                if (strcmp(text, endings[i].word) == 0) {
                        tag(feed, "ResultCode", endings[i].reason);
                        return true;
                }
        return false;
}

/* A move as text, which begins with a quote here. */
static void add_text(struct feed *feed, const struct cursor *cursor, const json_t *move)
{
        struct cursor words = *cursor;
        size_t end = cursor->at + string_length(cursor) - 1;
        struct piece word = cursor_piece(cursor, string_length(cursor));

        feed_next(feed, &word);
        cursor_move(&words, cursor->at + 1);
        while (cursor_word(&words, end, &word))
                feed_word(feed, &word);
        tell_roll(feed, move);
        feed_end_line(feed);
}

static void add_move(struct feed *feed, struct cursor *cursor, const json_t *move,
                     int depth);

/* The moves of a list that begins here. */
static void add_moves(struct feed *feed, struct cursor *cursor, const json_t *moves,
                      int depth)
{
        const json_t *move;
        size_t i;
        char token;

        cursor_move(cursor, cursor->at + 1);
        json_array_foreach(moves, i, move)
        {
                if (!next_token(cursor, &token))
                        return;
                add_move(feed, cursor, move, depth);
                skip_value(cursor);
                cursor_move(cursor, cursor->at + 1);
        }
}

/* A move that begins here: its text, an object with that and what it did, or a
 * round of several. */
static void add_move(struct feed *feed, struct cursor *cursor, const json_t *move,
                     int depth)
{
        struct cursor member = *cursor;
        struct piece place = cursor_piece(cursor, 1);

        if (note_ending(feed, move) || json_is_null(move))
                return;
        if (json_is_string(move))
                add_text(feed, cursor, NULL);
        else if (json_is_string(json_object_get(move, "move")) &&
                 go_to_member(&member, "move"))
                add_text(feed, &member, move);
        else if (json_is_array(move) && depth < DEPTH_MAX)
                add_moves(feed, &member, move, depth + 1);
        else
                feed_fail(feed, ARIMAA_RECORD_OTHER_RECORD, &place);
}

/* ---- The record ---- */

static void fail_json(struct feed *feed, const json_error_t *error)
{
        struct cursor cursor = cursor_at_start(&feed->chunk);
        struct piece place;

        cursor_move(&cursor, error->position > 0 ? (size_t)error->position - 1 : 0);
        place = cursor_piece(&cursor, feed->chunk.length - cursor.at);
        feed_fail(feed, ARIMAA_RECORD_BAD_JSON, &place);
}

/* Read the record that begins at a place. */
static void read_object(struct feed *feed, const json_t *object, size_t start)
{
        const json_t *game = json_object_get(json_object_get(object, "header"), "game");
        const json_t *moves = json_object_get(object, "moves");
        const char *name = string_of(game, "name");
        struct cursor cursor = cursor_at_start(&feed->chunk);
        struct piece all;

        cursor_move(&cursor, start);
        all = cursor_piece(&cursor, feed->taken - start);
        if (name == NULL || strcmp(name, "Arimaa") != 0 || !json_is_array(moves)) {
                feed_fail(feed, ARIMAA_RECORD_OTHER_RECORD, &all);
                return;
        }
        feed_start_at(feed, &all);
        add_tags(feed, json_object_get(object, "header"));
        if (go_to_member(&cursor, "moves"))
                add_moves(feed, &cursor, moves, 0);
        else
                feed_fail(feed, ARIMAA_RECORD_OTHER_RECORD, &all);
}

/* Where an object begins that may stand in a list, or ends with what separates it
 * from the next. */
static size_t skip(const struct chunk *chunk, size_t at, const char *marks)
{
        while (at < chunk->length && chunk->text[at] != '\0' &&
               (strchr(" \t\r\n", chunk->text[at]) || strchr(marks, chunk->text[at])))
                at++;
        return at;
}

void read_json(struct feed *feed)
{
        const struct chunk *chunk = &feed->chunk;
        size_t start = skip(chunk, 0, "[");
        json_error_t error;
        json_t *object =
                json_loadb(chunk->text + start, chunk->length - start,
                           JSON_DISABLE_EOF_CHECK | JSON_REJECT_DUPLICATES, &error);

        if (object == NULL) {
                error.position += (int)start;
                fail_json(feed, &error);
                return;
        }
        feed->taken = skip(chunk, start + (size_t)error.position, ",]");
        read_object(feed, object, start);
        json_decref(object);
}
