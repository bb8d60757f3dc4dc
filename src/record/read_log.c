/* Logs: a line that begins with a label holds a turn, the others are what an
 * engine or server had to say, which is kept as comments. */
#include <string.h>

#include "record/readers.h"

static bool is_letter(char c)
{
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* The label that a line begins with, *words then being behind it. */
static bool read_label(const struct chunk *chunk, const struct piece *line, int *number,
                       enum arimaa_side *side, struct cursor *words)
{
        struct piece word;

        *words = cursor_at_start(chunk);
        words->at = line->start;
        words->line = line->line;
        words->column = line->column;
        return cursor_word(words, line->start + line->length, &word) &&
               labelled_is_label(cursor_text(words, &word), word.length, number, side);
}

/* `[Wed Mar 11 20:24:52 2009] **** bot started ****`: something in brackets, with
 * blanks and no quotes, so no tag pair and no position. */
static bool is_stamp(const char *text, size_t length)
{
        const char *close = memchr(text, ']', length);
        size_t size = close != NULL ? (size_t)(close - text) : 0;

        return size > 2 && text[0] == '[' && is_letter(text[1]) &&
               memchr(text, ' ', size) != NULL && memchr(text, ':', size) != NULL &&
               memchr(text, '"', size) == NULL;
}

bool looks_like_log(const struct chunk *beginning)
{
        struct cursor cursor = cursor_at_start(beginning);
        struct piece line;

        while (cursor_line(&cursor, &line))
                if (line.length > 0)
                        return is_stamp(beginning->text + line.start, line.length);
        return false;
}

/* `wg`: who won, and the letter of the reason. */
static bool take_result(struct feed *feed, const char *line, size_t length)
{
        if (length != 2 || (line[0] != 'w' && line[0] != 'b') ||
            strchr("gmetrifas", line[1]) == NULL)
                return false;
        feed_tag(feed, "Result", line[0] == 'w' ? "1-0" : "0-1", 3);
        feed_tag(feed, "ResultCode", line + 1, 1);
        return true;
}

/* Whether a label begins another game; what was said before it, behind the last
 * turn, is then of that game too. */
static bool begins_game(const struct feed *feed, int number, enum arimaa_side side)
{
        const struct arimaa_game *game = feed->record->game;

        return number == 1 && side == ARIMAA_GOLD && game != NULL &&
               arimaa_game_plies(game) > 0 && !feed->replay.taken_back;
}

/* Nothing in it is a turn. */
static void fail_first_line(struct feed *feed)
{
        struct cursor cursor = cursor_at_start(&feed->chunk);
        struct piece line = cursor_piece(&cursor, 0);

        while (line.length == 0 && cursor_line(&cursor, &line))
                ;
        feed_fail(feed, ARIMAA_RECORD_NO_MOVES, &line);
}

void read_log(struct feed *feed)
{
        struct cursor cursor = cursor_at_start(&feed->chunk);
        struct piece line;
        size_t last = 0; /* where the last turn ends */

        while (cursor_line(&cursor, &line)) {
                const char *text = cursor_text(&cursor, &line);
                struct cursor words;
                enum arimaa_side side;
                struct piece word;
                int number;

                if (!read_label(&feed->chunk, &line, &number, &side, &words)) {
                        if (!take_result(feed, text, line.length))
                                feed_comment(feed, text, line.length);
                        continue;
                }
                if (begins_game(feed, number, side)) {
                        feed->taken = last;
                        return;
                }
                feed_label(feed, number, side, &line);
                while (cursor_word(&words, line.start + line.length, &word))
                        feed_word(feed, &word);
                last = cursor.at;
        }
        if (last == 0)
                fail_first_line(feed);
}
