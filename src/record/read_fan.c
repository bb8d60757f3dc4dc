/* FAN: labelled moves, "comments" before or behind their steps, and variations in
 * brackets, `[ 5g Ha5n ]`, behind the move that they replace. */
#include <string.h>

#include "record/readers.h"

static const char magic[] = "FAN31415926";

static bool is_mark(char c)
{
        return c == '"' || c == '[' || c == ']';
}

/* The number and side of a word that is a label. */
static bool read_label(const struct cursor *cursor, const struct piece *word, int *number,
                       enum arimaa_side *side)
{
        return labelled_is_label(cursor_text(cursor, word), word->length, number, side);
}

enum { LABEL_WITHIN = 32 /* bytes behind a bracket */ };

/* A bracket with a label behind it, which no tag pair has. */
static bool has_variation(const struct chunk *chunk, const struct piece *line)
{
        struct chunk part = chunk_part(chunk, line);
        const char *open = memchr(part.text, '[', part.length);

        for (; open != NULL; open = memchr(part.text, '[', part.length)) {
                size_t at = (size_t)(open + 1 - part.text);
                struct cursor cursor = cursor_at_start(&part);
                struct piece word;
                enum arimaa_side side;
                int number;

                cursor.at = at;
                if (cursor_word(&cursor, at + LABEL_WITHIN, &word) &&
                    read_label(&cursor, &word, &number, &side))
                        return true;
                part = (struct chunk){ open + 1, part.length - at, 1, 1 };
        }
        return false;
}

/* A label with a comment in quotes before its steps. */
static bool is_commented(const struct chunk *chunk, const struct piece *line)
{
        struct chunk part = chunk_part(chunk, line);
        struct cursor cursor = cursor_at_start(&part);
        struct piece word;
        enum arimaa_side side;
        int number;

        return cursor_word(&cursor, part.length, &word) &&
               read_label(&cursor, &word, &number, &side) &&
               memchr(part.text + cursor.at, '"', part.length - cursor.at) != NULL;
}

/* Whether a line has what FAN has not: a comment in braces, or a tag pair. */
static bool has_pgn(const char *text, size_t length)
{
        return memchr(text, '{', length) != NULL ||
               (length > 1 && text[0] == '[' && (text[1] | ' ') >= 'a');
}

bool looks_like_fan(const struct chunk *beginning)
{
        struct cursor cursor = cursor_at_start(beginning);
        struct piece line;

        if (chunk_has(beginning, 0, magic))
                return true;
        while (cursor_line(&cursor, &line)) {
                if (has_pgn(cursor_text(&cursor, &line), line.length))
                        return false;
                if (has_variation(beginning, &line) || is_commented(beginning, &line))
                        return true;
        }
        return false;
}

/* The lines before the first label: the format's name is left out, the rest is a
 * comment on the game. */
static void read_head(struct feed *feed, struct cursor *cursor)
{
        struct cursor ahead = *cursor;
        struct piece line, word;
        enum arimaa_side side;
        int number;

        while (cursor_line(&ahead, &line)) {
                struct cursor words = *cursor;

                if (cursor_word(&words, line.start + line.length, &word)) {
                        if (read_label(&words, &word, &number, &side))
                                return;
                        if (!chunk_has(&feed->chunk, word.start, magic))
                                feed_comment(feed, cursor_text(&words, &line),
                                             line.length);
                }
                *cursor = ahead;
        }
}

/* A comment in quotes; one without an end takes all. */
static void read_comment(struct feed *feed, struct cursor *cursor)
{
        const struct chunk *chunk = &cursor->chunk;
        const char *open = chunk->text + cursor->at + 1;
        size_t left = chunk->length - (cursor->at + 1);
        const char *close = memchr(open, '"', left);
        size_t length = close != NULL ? (size_t)(close - open) : left;

        feed_comment(feed, open, length);
        cursor_move(cursor, cursor->at + length + 2);
}

static void read_mark(struct feed *feed, struct cursor *cursor, const struct piece *mark)
{
        char c = cursor->chunk.text[mark->start];

        if (c == '"') {
                read_comment(feed, cursor);
                return;
        }
        cursor_move(cursor, cursor->at + 1);
        if (c == '[')
                feed_open(feed, mark);
        else
                feed_close(feed, mark);
}

static void read_word(struct feed *feed, const struct cursor *cursor,
                      const struct piece *word)
{
        enum arimaa_side side;
        int number;

        if (read_label(cursor, word, &number, &side))
                feed_label(feed, number, side, word);
        else
                feed_word(feed, word);
}

void read_fan(struct feed *feed)
{
        struct cursor cursor = cursor_at_start(&feed->chunk);
        const struct chunk *chunk = &feed->chunk;

        read_head(feed, &cursor);
        while (cursor.at < chunk->length) {
                struct piece piece = cursor_piece(&cursor, 1);
                size_t end = cursor.at;

                if (is_mark(chunk->text[cursor.at])) {
                        read_mark(feed, &cursor, &piece);
                        continue;
                }
                while (end < chunk->length && !is_mark(chunk->text[end]))
                        end++;
                while (cursor_word(&cursor, end, &piece))
                        read_word(feed, &cursor, &piece);
                cursor_move(&cursor, end);
        }
}
