/* Lists without labels: a move a line, perhaps with a number before it.  Abstract
 * Play shows its games so. */
#include <string.h>

#include "notation/board.h"
#include "record/readers.h"

static bool is_digit(char c)
{
        return c >= '0' && c <= '9';
}

/* The length of a number before a move, `12.` or `12)`, or 0. */
static size_t number_length(const char *text, size_t length)
{
        size_t i = 0;

        while (i < length && is_digit(text[i]))
                i++;
        if (i == 0 || i == length)
                return 0;
        return text[i] == '.' || text[i] == ')' || text[i] == ':' ? i + 1 : 0;
}

/* Move behind a number and the blanks around it. */
static void skip_number(struct cursor *cursor, size_t end)
{
        struct cursor ahead = *cursor;
        struct piece word;

        if (!cursor_word(&ahead, end, &word))
                return;
        cursor_move(cursor, word.start);
        cursor_move(cursor,
                    word.start + number_length(cursor_text(cursor, &word), word.length));
}

/* `Ee2,`: a piece of Gold's and a square, and a comma, here or behind it. */
static bool is_placed(const char *text, size_t length)
{
        int piece = length >= 3 ? arimaa_piece_read(text[0]) : ARIMAA_NO_PIECE;

        return piece != ARIMAA_NO_PIECE && arimaa_side_of(piece) == ARIMAA_GOLD &&
               arimaa_square_read(text + 1) != ARIMAA_NO_SQUARE &&
               (length == 3 || text[3] == ',');
}

/* A line of nothing but Gold's pieces on squares, with commas between them. */
static bool is_setup(const struct chunk *chunk, const struct piece *line)
{
        struct chunk part = chunk_part(chunk, line);
        struct cursor cursor = cursor_at_start(&part);
        struct piece word;
        bool comma = false, any = false;

        skip_number(&cursor, part.length);
        while (cursor_word(&cursor, part.length, &word)) {
                const char *text = cursor_text(&cursor, &word);

                if (!is_placed(text, word.length))
                        return false;
                comma |= memchr(text, ',', word.length) != NULL;
                any = true;
        }
        return any && comma;
}

bool looks_like_plain(const struct chunk *beginning)
{
        struct cursor cursor = cursor_at_start(beginning);
        struct piece line, word;

        while (cursor_line(&cursor, &line)) {
                struct chunk part = chunk_part(beginning, &line);
                struct cursor words = cursor_at_start(&part);

                if (cursor_word(&words, part.length, &word))
                        return is_setup(beginning, &line);
        }
        return false;
}

void read_plain(struct feed *feed)
{
        struct cursor cursor = cursor_at_start(&feed->chunk), words = cursor;
        struct piece line, word;

        while (cursor_line(&cursor, &line)) {
                size_t end = line.start + line.length;
                bool begun = false;

                skip_number(&words, end);
                for (; cursor_word(&words, end, &word); begun = true) {
                        if (!begun)
                                feed_next(feed, &word);
                        feed_word(feed, &word);
                }
        }
}
