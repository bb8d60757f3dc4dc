/* The rows of the public game archive: a line of column names, and a line of
 * columns for each game, the ends of lines within a column written out. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "record/readers.h"
#include "record/tags.h"

enum {
        COLUMNS_MAX = 64,
        TAG_SIZE = 32 /* of a value made here */
};

/* The columns in the order in which they have always come. */
enum column {
        ID,
        GOLD_ID,
        SILVER_ID,
        GOLD,
        SILVER,
        GOLD_TITLE,
        SILVER_TITLE,
        GOLD_COUNTRY,
        SILVER_COUNTRY,
        GOLD_RATING,
        SILVER_RATING,
        GOLD_DEVIATION,
        SILVER_DEVIATION,
        GOLD_TYPE,
        SILVER_TYPE,
        EVENT,
        SITE,
        TIME_CONTROL,
        POSTAL,
        STARTED,
        ENDED,
        RESULT,
        TERMINATION,
        MOVE_COUNT,
        MODE,
        RATED,
        CORRUPT,
        MOVES,
        EVENTS,
        COLUMNS
};

struct row {
        struct piece columns[COLUMNS];
        const struct chunk *chunk;
};

/* Room for a value made of a column. */
typedef size_t make_value(const char *text, size_t length, char value[TAG_SIZE]);

static make_value player_type, truth, truth_if_true, date, seconds, result;

/* What the tags are made of; without a function the column as it is. */
static const struct {
        enum column column;
        const char *tag;
        make_value *make;
} tags[] = {
        { ID, "GameId", NULL },
        { EVENT, "Event", NULL },
        { SITE, "Site", NULL },
        { STARTED, "Date", date },
        { GOLD, "Gold", NULL },
        { SILVER, "Silver", NULL },
        { GOLD_ID, "GoldId", NULL },
        { SILVER_ID, "SilverId", NULL },
        { GOLD_TITLE, "GoldTitle", NULL },
        { SILVER_TITLE, "SilverTitle", NULL },
        { GOLD_COUNTRY, "GoldCountry", NULL },
        { SILVER_COUNTRY, "SilverCountry", NULL },
        { GOLD_RATING, "GoldRating", NULL },
        { SILVER_RATING, "SilverRating", NULL },
        { GOLD_DEVIATION, "GoldRatingK", NULL },
        { SILVER_DEVIATION, "SilverRatingK", NULL },
        { GOLD_TYPE, "GoldType", player_type },
        { SILVER_TYPE, "SilverType", player_type },
        { TIME_CONTROL, "TimeControl", NULL },
        { POSTAL, "Postal", truth_if_true },
        { STARTED, "Started", seconds },
        { ENDED, "Ended", seconds },
        { MODE, "Mode", NULL },
        { RATED, "Rated", truth },
        { CORRUPT, "Corrupt", truth_if_true },
        { MOVE_COUNT, "MoveCount", NULL },
        { RESULT, "Result", result },
        { TERMINATION, "ResultCode", NULL },
};

/* Where a text stands in a line, or its length. */
static size_t find(const struct chunk *line, const char *text)
{
        const char *end = line->text + line->length, *at = line->text;

        while ((at = memchr(at, text[0], (size_t)(end - at))) != NULL) {
                if (chunk_has(line, (size_t)(at - line->text), text))
                        return (size_t)(at - line->text);
                at++;
        }
        return line->length;
}

bool looks_like_archive(const struct chunk *beginning)
{
        struct cursor cursor = cursor_at_start(beginning);
        struct piece line;

        return chunk_has(beginning, 0, "id\t") && cursor_line(&cursor, &line) &&
               find(&(struct chunk){ beginning->text, line.length, 1, 1 },
                    "\tmovelist\t") < line.length;
}

/* ---- Values ---- */

static size_t copy(const char *text, char value[TAG_SIZE])
{
        size_t length = strlen(text);

        memcpy(value, text, length + 1);
        return length;
}

static bool is(const char *text, size_t length, char letter)
{
        return length == 1 && text[0] == letter;
}

static size_t player_type(const char *text, size_t length, char value[TAG_SIZE])
{
        return is(text, length, 'h')   ? copy("human", value)
               : is(text, length, 'b') ? copy("program", value)
                                       : 0;
}

static size_t truth(const char *text, size_t length, char value[TAG_SIZE])
{
        return is(text, length, '1')   ? copy("yes", value)
               : is(text, length, '0') ? copy("no", value)
                                       : 0;
}

static size_t truth_if_true(const char *text, size_t length, char value[TAG_SIZE])
{
        return is(text, length, '1') ? copy("yes", value) : 0;
}

static size_t result(const char *text, size_t length, char value[TAG_SIZE])
{
        return is(text, length, 'w')   ? copy("1-0", value)
               : is(text, length, 'b') ? copy("0-1", value)
               : is(text, length, 'd') ? copy("1/2-1/2", value)
                                       : 0;
}

/* A moment in seconds since 1970, as the struct; false when it is none. */
static bool read_moment(const char *text, size_t length, struct tm *moment)
{
        int64_t value = 0;
        time_t time;

        if (length == 0 || length > 12)
                return false;
        for (size_t i = 0; i < length; i++) {
                if (text[i] < '0' || text[i] > '9')
                        return false;
                value = 10 * value + (text[i] - '0');
        }
        time = (time_t)value;
        return value > 0 && gmtime_r(&time, moment) != NULL;
}

static size_t write_moment(const char *text, size_t length, const char *format,
                           char value[TAG_SIZE])
{
        struct tm moment;

        return read_moment(text, length, &moment)
                       ? strftime(value, TAG_SIZE, format, &moment)
                       : 0;
}

static size_t date(const char *text, size_t length, char value[TAG_SIZE])
{
        return write_moment(text, length, "%Y.%m.%d", value);
}

static size_t seconds(const char *text, size_t length, char value[TAG_SIZE])
{
        return write_moment(text, length, "%Y.%m.%d %H:%M:%S", value);
}

/* ---- Columns ---- */

static bool is_null(const char *text, size_t length)
{
        return length == 0 || (length == 4 && memcmp(text, "NULL", 4) == 0);
}

static const char *text_of(const struct row *row, enum column column)
{
        return row->chunk->text + row->columns[column].start;
}

/* Cut a row; false when it has another number of columns. */
static bool cut(struct row *row, const struct chunk *chunk)
{
        struct cursor cursor = cursor_at_start(chunk);
        int count = 0;

        row->chunk = chunk;
        for (;;) {
                const char *text = chunk->text + cursor.at;
                size_t left = chunk->length - cursor.at;
                const char *tab = memchr(text, '\t', left);
                size_t length = tab != NULL ? (size_t)(tab - text) : left;

                if (count == COLUMNS)
                        return false;
                row->columns[count++] = cursor_piece(&cursor, length);
                if (tab == NULL)
                        return count == COLUMNS;
                cursor_move(&cursor, cursor.at + length + 1);
        }
}

static void add_tags(struct feed *feed, const struct row *row)
{
        for (size_t i = 0; i < sizeof tags / sizeof *tags; i++) {
                const char *text = text_of(row, tags[i].column);
                size_t length = row->columns[tags[i].column].length;
                char value[TAG_SIZE];

                if (is_null(text, length))
                        continue;
                if (tags[i].make != NULL)
                        length = tags[i].make(text, length, value);
                feed_tag(feed, tags[i].tag, tags[i].make != NULL ? value : text, length);
        }
}

/* ---- Clocks ---- */

/* `after 1w, move used:13 wresv:150 bresv:150 game:13` */
struct clock {
        int number;
        enum arimaa_side side;
        int used, reserve; /* seconds */
};

/* What the server noted of clocks, one after another. */
struct clocks {
        struct cursor events; /* of which only the place counts */
        struct clock next;
        bool has_next;
};

/* The number behind a name in a line, or -1. */
static int number_behind(const struct chunk *line, const char *name)
{
        size_t at = find(line, name) + strlen(name);
        int value = -1;

        for (; at < line->length && value < INT32_MAX / 10 - 1; at++) {
                if (line->text[at] < '0' || line->text[at] > '9')
                        break;
                value = 10 * (value < 0 ? 0 : value) + (line->text[at] - '0');
        }
        return value;
}

static bool read_clock(const struct chunk *line, struct clock *clock)
{
        static const char before[] = "] after ";
        size_t start = find(line, before) + sizeof before - 1, end = start;

        while (end < line->length && line->text[end] != ',')
                end++;
        if (end >= line->length || !labelled_is_label(line->text + start, end - start,
                                                      &clock->number, &clock->side))
                return false;
        clock->used = number_behind(line, "used:");
        clock->reserve =
                number_behind(line, clock->side == ARIMAA_GOLD ? "wresv:" : "bresv:");
        return clock->used >= 0;
}

/* The next line of the events, of which the ends are written out. */
static bool next_event(struct cursor *events, struct chunk *line)
{
        const struct chunk *chunk = &events->chunk;

        if (events->at >= chunk->length)
                return false;
        *line = (struct chunk){ chunk->text + events->at, chunk->length - events->at, 1,
                                1 };
        line->length = find(line, "\\n");
        events->at += line->length + 2;
        return true;
}

static void find_clock(struct clocks *clocks)
{
        struct chunk line;

        clocks->has_next = false;
        while (!clocks->has_next && next_event(&clocks->events, &line))
                clocks->has_next = read_clock(&line, &clocks->next);
}

/* The ply of a label, to compare labels by. */
static int ply_of(int number, enum arimaa_side side)
{
        return 2 * number + (int)side;
}

/* Tell what the clocks showed behind the line with this label.  What the events
 * have of lines that are not there is passed over. */
static void tell_clock(struct feed *feed, struct clocks *clocks, int number,
                       enum arimaa_side side)
{
        const struct clock *clock = &clocks->next;
        int ply = ply_of(number, side), length;
        char text[64];

        while (clocks->has_next && ply_of(clock->number, clock->side) < ply)
                find_clock(clocks);
        if (!clocks->has_next || ply_of(clock->number, clock->side) != ply)
                return;
        length = snprintf(text, sizeof text, "[%%emt %d:%02d:%02d]", clock->used / 3600,
                          clock->used / 60 % 60, clock->used % 60);
        if (clock->reserve >= 0)
                length += snprintf(text + length, sizeof text - (size_t)length,
                                   " [%%clk %d:%02d:%02d]", clock->reserve / 3600,
                                   clock->reserve / 60 % 60, clock->reserve % 60);
        feed_comment(feed, text, (size_t)length);
        find_clock(clocks);
}

/* ---- Moves ---- */

static void add_moves(struct feed *feed, const struct row *row)
{
        const struct piece *moves = &row->columns[MOVES];
        struct cursor cursor = cursor_at_start(row->chunk);
        struct clocks clocks = { .has_next = false };
        struct piece word;
        bool is_turn = false;
        enum arimaa_side side = ARIMAA_GOLD;
        int number = 0;

        cursor_move(&cursor, moves->start);
        clocks.events = cursor_at_start(&(struct chunk){
                text_of(row, EVENTS), row->columns[EVENTS].length, 1, 1 });
        find_clock(&clocks);
        while (cursor_word(&cursor, moves->start + moves->length, &word)) {
                int next_number;
                enum arimaa_side next_side;

                if (!labelled_is_label(cursor_text(&cursor, &word), word.length,
                                       &next_number, &next_side)) {
                        feed_word(feed, &word);
                        is_turn = !chunk_has(row->chunk, word.start, "takeback");
                        continue;
                }
                if (is_turn)
                        tell_clock(feed, &clocks, number, side);
                is_turn = false;
                number = next_number;
                side = next_side;
                feed_label(feed, number, side, &word);
        }
        if (is_turn)
                tell_clock(feed, &clocks, number, side);
}

/* The row without the end of its line. */
static struct chunk without_end(const struct chunk *chunk)
{
        struct chunk row = *chunk;

        while (row.length > 0 &&
               (row.text[row.length - 1] == '\n' || row.text[row.length - 1] == '\r'))
                row.length--;
        return row;
}

void read_archive(struct feed *feed)
{
        struct chunk chunk = without_end(&feed->chunk);
        struct row row;

        if (!cut(&row, &chunk)) {
                struct cursor start = cursor_at_start(&chunk);
                struct piece all = cursor_piece(&start, chunk.length);

                feed_fail(feed, ARIMAA_RECORD_BAD_ROW, &all);
                return;
        }
        add_tags(feed, &row);
        if (!is_null(text_of(&row, MOVES), row.columns[MOVES].length))
                add_moves(feed, &row);
}
