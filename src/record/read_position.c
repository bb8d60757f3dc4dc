/* A position opens as a game from it.  Steps that are said to be made already are
 * taken back, as the board shows what they led to; moves may follow. */
#include <string.h>

#include "notation/board_parts.h"
#include "notation/scan.h"
#include "notation/turn_reader.h"
#include "record/readers.h"

enum { FIRST_NUMBER = 2 /* where none is given */ };

/* ---- By its look ---- */

static bool is_blank(const struct chunk *chunk, const struct piece *line)
{
        for (size_t i = 0; i < line->length; i++)
                if (!scan_is_space(chunk->text[line->start + i]))
                        return false;
        return true;
}

/* The next line that is not blank. */
static bool next_line(struct cursor *cursor, struct piece *line)
{
        while (cursor_line(cursor, line))
                if (!is_blank(&cursor->chunk, line))
                        return true;
        return false;
}

/* A line of a board, or the frame above it. */
static bool begins_board(const struct chunk *chunk, const struct piece *line)
{
        const char *text = chunk->text + line->start;
        size_t i = 0;

        while (i < line->length && scan_is_space(text[i]))
                i++;
        return (i + 1 < line->length && text[i] == '+' && text[i + 1] == '-') ||
               diagram_is_in(text, line->length);
}

/* `[` and 64 squares, or at least `[` behind a side. */
static bool is_short(const char *text, size_t length, bool has_side)
{
        if (length == 0 || text[0] != '[')
                return false;
        if (has_side)
                return true;
        for (size_t i = 1; i <= ARIMAA_SQUARES; i++)
                if (i == length || !board_is_mark(text[i]))
                        return false;
        return true;
}

static bool is_ranks(const char *text, size_t length)
{
        int slashes = 0;

        for (size_t i = 0; i < length && !scan_is_space(text[i]); i++)
                slashes += text[i] == '/';
        return slashes == 7;
}

/* Pieces on squares, of both sides: what one side has is a setup. */
static bool is_list(const char *text, size_t length)
{
        struct arimaa_board_text board;
        struct arimaa_text_error error;

        return arimaa_board_read(text, length, &board, &error) &&
               board.position.side[ARIMAA_GOLD] != 0 &&
               board.position.side[ARIMAA_SILVER] != 0;
}

/* A position that stands on one line, perhaps behind the side to move. */
static bool is_on_one_line(const struct chunk *chunk, const struct piece *line)
{
        const char *text = chunk->text + line->start;
        size_t length = line->length, at = 0, word, size;
        struct arimaa_board_text board;
        bool has_side;

        if (!scan_word(text, length, &at, &word, &size))
                return false;
        has_side = board_read_side(text + word, size, &board);
        if (has_side)
                while (at < length && scan_is_space(text[at]))
                        at++;
        else
                at = word;
        return is_short(text + at, length - at, has_side) ||
               is_ranks(text + at, length - at) || is_list(text, length);
}

/* What a position looks like whose first line this is, the rest behind it. */
static bool begins_position(struct cursor *rest, const struct piece *line)
{
        const struct chunk *chunk = &rest->chunk;
        struct arimaa_board_text board;
        struct chunk part = chunk_part(chunk, line);
        struct cursor words = cursor_at_start(&part);
        struct piece word, next;

        if (begins_board(chunk, line) || is_on_one_line(chunk, line))
                return true;
        return cursor_word(&words, part.length, &word) &&
               board_read_side(part.text + word.start, word.length, &board) &&
               next_line(rest, &next) && begins_board(chunk, &next);
}

bool looks_like_position(const struct chunk *beginning)
{
        struct cursor cursor = cursor_at_start(beginning);
        struct piece line;

        return next_line(&cursor, &line) && begins_position(&cursor, &line);
}

/* ---- The steps already made ---- */

/* The words of a text, from the last to the first; false when there are no more. */
static bool word_before(const char *text, size_t start, size_t *end, size_t *word,
                        size_t *length)
{
        size_t i = *end;

        while (i > start && scan_is_space(text[i - 1]))
                i--;
        *length = i;
        while (i > start && !scan_is_space(text[i - 1]))
                i--;
        *length -= i;
        *word = i;
        *end = i;
        return *length > 0;
}

/* Take back a step `Ee2n`, or a removal `cf3x`. */
static bool take_back(struct arimaa_position *position, const char *word, size_t length)
{
        int piece = length == 4 ? arimaa_piece_read(word[0]) : ARIMAA_NO_PIECE;
        int from = length == 4 ? arimaa_square_read(word + 1) : ARIMAA_NO_SQUARE;
        int direction = length == 4 ? scan_direction(word[3]) : ARIMAA_DIRECTIONS;
        arimaa_bitboard target;

        if (piece == ARIMAA_NO_PIECE || from == ARIMAA_NO_SQUARE ||
            position->at[from] != ARIMAA_NO_PIECE)
                return false;
        if (word[3] == 'x') {
                arimaa_position_put(position, piece, from);
                return true;
        }
        if (direction == ARIMAA_DIRECTIONS)
                return false;
        target = arimaa_shift(arimaa_bit(from), (enum arimaa_direction)direction);
        if (target == 0 || position->at[arimaa_lowest(target)] != piece)
                return false;
        arimaa_position_move(position, piece, arimaa_lowest(target), from);
        return true;
}

/* Make the steps again, to see that they lead to the board shown. */
static bool leads_to(const struct arimaa_position *before, const char *text, size_t start,
                     size_t length, const struct arimaa_position *shown)
{
        struct turn_reader reader;
        struct arimaa_turn turn;
        struct arimaa_text_error error;
        struct arimaa_refusal refusal;
        size_t at = start, word, size;

        turn_reader_begin(&reader, before, ARIMAA_TURN_STEPS, &turn, &error, &refusal);
        while (scan_word(text, start + length, &at, &word, &size)) {
                struct arimaa_step step = { (int8_t)arimaa_piece_read(text[word]),
                                            (int8_t)arimaa_square_read(text + word + 1),
                                            (uint8_t)scan_direction(text[word + 3]) };

                if (text[word + 3] == 'x' ? !turn_reader_removal(&reader, step.piece,
                                                                 step.from, word, size)
                                          : !turn_reader_step(&reader, step, word, size))
                        return false;
        }
        return arimaa_same_board(&reader.now, shown);
}

/* The position in which the turn began; false when the steps cannot have led to
 * the board shown. */
static bool find_beginning(const struct arimaa_board_text *board, const char *text,
                           struct arimaa_position *before)
{
        size_t end = board->steps_start + board->steps_length, word, length;

        *before = board->position;
        while (word_before(text, board->steps_start, &end, &word, &length))
                if (!take_back(before, text + word, length))
                        return false;
        return leads_to(before, text, board->steps_start, board->steps_length,
                        &board->position);
}

/* ---- Reading ---- */

/* How much of the text the position may take: a board stands on many lines. */
static struct chunk extent(const struct chunk *chunk)
{
        struct cursor cursor = cursor_at_start(chunk);
        struct piece line = { .length = 0 };

        if (!next_line(&cursor, &line) || !is_on_one_line(chunk, &line))
                return *chunk;
        return (struct chunk){ chunk->text, line.start + line.length, chunk->line,
                               chunk->column };
}

static struct piece piece_at(const struct chunk *chunk, size_t start, size_t length)
{
        struct cursor cursor = cursor_at_start(chunk);

        cursor_move(&cursor, start);
        return cursor_piece(&cursor, length);
}

static void start(struct feed *feed, const struct arimaa_board_text *board)
{
        const char *text = feed->chunk.text;
        struct piece heading = piece_at(&feed->chunk, 0, 0);
        struct arimaa_position position = board->position;
        char shown[ARIMAA_BOARD_SIZE];

        if (board->steps_length > 0) {
                struct piece steps =
                        piece_at(&feed->chunk, board->steps_start, board->steps_length);

                if (!find_beginning(board, text, &position)) {
                        feed_fail(feed, ARIMAA_RECORD_STEPS_MADE, &steps);
                        return;
                }
                feed_tag(feed, "StepsMade", text + steps.start, steps.length);
                replay_warn(feed->record, ARIMAA_WARNING_STEPS_MADE, steps.line,
                            steps.column, text + steps.start, steps.length);
        }
        arimaa_board_write_short(&position, shown);
        feed_start_at(feed, &heading);
        feed_tag(feed, "Position", shown, strlen(shown));
        feed_label(feed, board->number > 0 ? board->number : FIRST_NUMBER,
                   position.to_move, &heading);
}

/* ---- Moves behind it ---- */

static bool is_step(const char *word, size_t length)
{
        return length == 4 && arimaa_piece_read(word[0]) != ARIMAA_NO_PIECE &&
               arimaa_square_read(word + 1) != ARIMAA_NO_SQUARE &&
               (word[3] == 'x' || scan_direction(word[3]) != ARIMAA_DIRECTIONS);
}

/* A line behind the position: a labelled move, steps without a label, or words. */
static void take_line(struct feed *feed, struct cursor *words, const struct piece *line)
{
        size_t end = line->start + line->length;
        enum arimaa_side side;
        struct piece word;
        int number;

        if (!cursor_word(words, end, &word))
                return;
        if (labelled_is_label(cursor_text(words, &word), word.length, &number, &side)) {
                feed_label(feed, number, side, &word);
        } else if (is_step(cursor_text(words, &word), word.length)) {
                feed_next(feed, &word);
                feed_word(feed, &word);
        } else {
                feed_comment(feed, cursor_text(words, line), line->length);
                return;
        }
        while (cursor_word(words, end, &word))
                feed_word(feed, &word);
}

/* ---- Several in a file ---- */

/* Whether another position follows; or nothing, where that is asked for too. */
static bool another_follows(struct cursor rest, bool or_nothing)
{
        struct piece line;

        return next_line(&rest, &line) ? begins_position(&rest, &line) : or_nothing;
}

static bool ends_in_semicolon(const struct chunk *chunk, struct piece *line)
{
        size_t end = line->start + line->length;

        while (end > line->start && scan_is_space(chunk->text[end - 1]))
                end--;
        line->length = end - line->start;
        return line->length > 0 && chunk->text[end - 1] == ';';
}

/* The rows of a board that a line has. */
static int rows_on(const struct chunk *chunk, const struct piece *line)
{
        enum { ROWS = 8 };

        if (begins_board(chunk, line))
                return 1;
        return is_on_one_line(chunk, line) ? ROWS : 0;
}

/* Positions are set apart by a `;` at the end of a line, or behind a whole board by an
 * empty line: the text is cut there. */
static void cut_at_separator(struct feed *feed)
{
        enum { WHOLE = 8 };
        struct cursor cursor = cursor_at_start(&feed->chunk);
        struct piece line;
        int rows = 0;

        while (cursor_line(&cursor, &line)) {
                size_t end = line.start + line.length;
                bool is_empty = is_blank(&feed->chunk, &line);
                bool is_last = ends_in_semicolon(&feed->chunk, &line);

                if ((is_last && another_follows(cursor, true)) ||
                    (is_empty && rows >= WHOLE && another_follows(cursor, false))) {
                        feed->taken = end;
                        feed->chunk.length = line.start + line.length - is_last;
                        return;
                }
                if (rows < WHOLE)
                        rows += rows_on(&feed->chunk, &line);
        }
}

static void read_one(struct feed *feed)
{
        struct chunk part = extent(&feed->chunk);
        struct arimaa_board_text board;
        struct arimaa_text_error error;
        struct cursor cursor = cursor_at_start(&feed->chunk), words;
        struct piece line;

        if (!arimaa_board_read(part.text, part.length, &board, &error)) {
                struct piece wrong = piece_at(&feed->chunk, error.start, error.length);

                feed_fail_text(feed, error, &wrong);
                return;
        }
        start(feed, &board);
        cursor_move(&cursor, board.length);
        while (cursor_line(&cursor, &line)) {
                words = cursor;
                words.at = line.start;
                words.line = line.line;
                words.column = line.column;
                take_line(feed, &words, &line);
        }
}

void read_position(struct feed *feed)
{
        cut_at_separator(feed);
        read_one(feed);
}
