/* The variables that arimaa.com's old viewer was given, as its puzzles still have
 * them:
 *
 *      mode=selfPlay
 *      &movelist=1w Dc7 Rd7%0d1b rd8 ee7 dd6%0d2w
 *      &chat=Get the rabbit to goal.
 *
 * Each begins a line with `&`, which the first may lack, and may go on for several.
 * A puzzle puts up its position with two "setups" of whatever pieces; `2w pass`
 * gives the move to Silver. */
#include <stdlib.h>
#include <string.h>

#include "notation/board.h"
#include "notation/placement.h"
#include "notation/scan.h"
#include "record/readers.h"

static const char movelist[] = "movelist";

/* A name and its value, as they stand in the text. */
struct variable {
        struct piece name, value;
};

/* A labelled line of the movelist: its words, from a place in the text to another. */
struct entry {
        struct piece label;
        int number;
        enum arimaa_side side;
        size_t start, end;
};

static const struct {
        const char *variable, *tag, *placeholder;
} tags[] = {
        { "title", "Event", "" },          { "wplayer", "Gold", "Gold" },
        { "bplayer", "Silver", "Silver" }, { "timecontrol", "TimeControl", "0/0/0/0/0" },
        { "side", "Solver", "" },          { "startmove", "StartMove", "" },
};

/* ---- Variables ---- */

static bool is_named(const struct chunk *chunk, const struct variable *variable,
                     const char *name)
{
        return variable->name.length == strlen(name) &&
               chunk_has(chunk, variable->name.start, name);
}

/* Where the variable ends that a place is in: at the next line with a `&`. */
static size_t variable_end(const struct chunk *chunk, size_t at)
{
        while (at < chunk->length && !chunk_has(chunk, at, "\n&"))
                at++;
        return at;
}

/* The next variable; false when there is none. */
static bool next_variable(struct cursor *cursor, struct variable *variable)
{
        const struct chunk *chunk = &cursor->chunk;

        while (cursor->at < chunk->length) {
                size_t end = variable_end(chunk, cursor->at);
                const char *equals;

                while (cursor->at < end && (scan_is_space(chunk->text[cursor->at]) ||
                                            chunk->text[cursor->at] == '&'))
                        cursor_move(cursor, cursor->at + 1);
                equals = memchr(chunk->text + cursor->at, '=', end - cursor->at);
                if (equals == NULL) {
                        cursor_move(cursor, end + 1);
                        continue;
                }
                variable->name =
                        cursor_piece(cursor, (size_t)(equals - chunk->text) - cursor->at);
                cursor_move(cursor, variable->name.start + variable->name.length + 1);
                variable->value = cursor_piece(cursor, end - cursor->at);
                cursor_move(cursor, end + 1);
                return true;
        }
        return false;
}

/* Whether the next word is `&name=…`, or as much without the `&`. */
static bool begins_variable(const struct cursor *cursor)
{
        struct cursor ahead = *cursor;
        const char *text;
        struct piece word;
        size_t i;

        if (!cursor_word(&ahead, ahead.chunk.length, &word))
                return false;
        text = cursor_text(&ahead, &word);
        for (i = text[0] == '&'; i < word.length && text[i] >= 'a' && text[i] <= 'z'; i++)
                ;
        return i > 0 && i < word.length && text[i] == '=';
}

bool looks_like_viewer(const struct chunk *beginning)
{
        struct cursor cursor = cursor_at_start(beginning);
        struct variable variable;

        if (!begins_variable(&cursor))
                return false;
        while (next_variable(&cursor, &variable))
                if (is_named(beginning, &variable, movelist))
                        return true;
        return false;
}

static int hexadecimal(char c)
{
        static const char digits[] = "0123456789abcdef";
        const char *found =
                c == '\0' ? NULL : strchr(digits, c >= 'A' && c <= 'F' ? c | ' ' : c);

        return found != NULL ? (int)(found - digits) : -1;
}

/* Decode %XX, and trim; `text` has room for as much as the value is long. */
static size_t decode(const char *value, size_t length, char *text)
{
        size_t size = 0;

        for (size_t i = 0; i < length; i++) {
                int high = i + 2 < length && value[i] == '%' ? hexadecimal(value[i + 1])
                                                             : -1;
                int low = high >= 0 ? hexadecimal(value[i + 2]) : -1;
                char c = low >= 0 ? (char)(16 * high + low) : value[i];

                if (low >= 0)
                        i += 2;
                if (c != '\0' && c != '\r' && (size > 0 || !scan_is_space(c)))
                        text[size++] = c;
        }
        while (size > 0 && scan_is_space(text[size - 1]))
                size--;
        return size;
}

static void take_variable(struct feed *feed, const struct variable *variable)
{
        const struct chunk *chunk = &feed->chunk;
        char *text = malloc(variable->value.length + 1);
        size_t length;

        if (text == NULL) {
                feed_fail(feed, ARIMAA_RECORD_NO_MEMORY, &variable->name);
                return;
        }
        length =
                decode(chunk->text + variable->value.start, variable->value.length, text);
        if (is_named(chunk, variable, "chat"))
                feed_comment(feed, text, length);
        for (size_t i = 0; i < sizeof tags / sizeof *tags; i++)
                if (is_named(chunk, variable, tags[i].variable) &&
                    (length != strlen(tags[i].placeholder) ||
                     memcmp(text, tags[i].placeholder, length) != 0))
                        feed_tag(feed, tags[i].tag, text, length);
        free(text);
}

/* ---- Entries ---- */

/* The next entry up to `end`.  Of two labels in a row the second counts, where the
 * first only numbers the line. */
static bool next_entry(struct cursor *cursor, size_t end, struct entry *entry)
{
        struct cursor ahead = *cursor;
        struct piece word;
        bool labelled = false;

        while (cursor_word(&ahead, end, &word)) {
                int number;
                enum arimaa_side side;
                bool is_label = labelled_is_label(cursor_text(&ahead, &word), word.length,
                                                  &number, &side);

                if (labelled && is_label && entry->end > entry->start)
                        return true;
                if (is_label) {
                        *entry = (struct entry){ word, number, side, ahead.at, ahead.at };
                        labelled = true;
                } else if (labelled) {
                        entry->end = ahead.at;
                } else {
                        *entry = (struct entry){ .label = word };
                        return true;
                }
                *cursor = ahead;
        }
        return labelled;
}

static struct cursor words_of(const struct chunk *chunk, const struct entry *entry)
{
        struct cursor words = cursor_at_start(chunk);

        words.at = entry->start;
        words.line = entry->label.line;
        words.column = entry->label.column + (int)entry->label.length;
        return words;
}

static bool says(const struct chunk *chunk, const struct entry *entry, const char *text)
{
        struct cursor words = words_of(chunk, entry);
        struct piece word;

        return cursor_word(&words, entry->end, &word) && word.length == strlen(text) &&
               chunk_has(chunk, word.start, text) &&
               !cursor_word(&words, entry->end, &word);
}

/* ---- Setups ---- */

static void fail_piece(struct feed *feed, enum arimaa_text_problem problem,
                       const struct piece *word)
{
        feed_fail_text(feed, (struct arimaa_text_error){ problem, 0, word->length },
                       word);
}

/* Put the pieces of an entry on a board.  A square without a piece stands for
 * nothing. */
static void put_up(struct feed *feed, const struct entry *entry,
                   struct arimaa_position *position)
{
        struct cursor words = words_of(&feed->chunk, entry);
        struct piece found;

        while (!feed_failed(feed) && cursor_word(&words, entry->end, &found)) {
                const char *word = cursor_text(&words, &found);
                int piece =
                        found.length == 3 ? arimaa_piece_read(word[0]) : ARIMAA_NO_PIECE;
                int square = found.length == 3 ? arimaa_square_read(word + 1)
                                               : ARIMAA_NO_SQUARE;

                if (found.length == 2 && arimaa_square_read(word) != ARIMAA_NO_SQUARE)
                        continue;
                if (piece == ARIMAA_NO_PIECE || square == ARIMAA_NO_SQUARE)
                        fail_piece(feed, ARIMAA_TEXT_NOT_A_PLACEMENT, &found);
                else if (position->at[square] != ARIMAA_NO_PIECE)
                        fail_piece(feed, ARIMAA_TEXT_TWO_ON_SQUARE, &found);
                else
                        arimaa_position_put(position, piece, square);
        }
}

/* Whether all that a side has on the board is a setup of Standard. */
static bool is_standard(const struct arimaa_position *position, enum arimaa_side side)
{
        struct arimaa_placement placement = { .side = side };
        struct arimaa_position empty;

        arimaa_position_clear(&empty);
        memcpy(placement.pieces, position->pieces[side], sizeof placement.pieces);
        return arimaa_setup_check(&empty, ARIMAA_STANDARD, &placement, NULL);
}

/* ---- Moves ---- */

/* What the viewer keeps of the board while it reads. */
struct reading {
        struct feed *feed;
        struct cursor cursor;
        size_t end; /* of the movelist */
        struct arimaa_position position;
};

/* A word of a turn as it is to be read: pieces are at times named in the mover's
 * case, and the one on the square is meant. */
static void take_step(struct reading *reading, const struct piece *word)
{
        struct arimaa_position *position = &reading->position;
        const char *text = reading->feed->chunk.text + word->start;
        char named[4];
        int piece, square, direction;
        struct arimaa_step step;

        if (word->length != 4) {
                feed_word(reading->feed, word);
                return;
        }
        memcpy(named, text, sizeof named);
        piece = arimaa_piece_read(named[0]);
        square = arimaa_square_read(named + 1);
        direction = scan_direction(named[3]);
        if (piece != ARIMAA_NO_PIECE && square != ARIMAA_NO_SQUARE &&
            position->at[square] != ARIMAA_NO_PIECE &&
            arimaa_kind_of(position->at[square]) == arimaa_kind_of(piece)) {
                piece = position->at[square];
                named[0] = arimaa_piece_letter(piece);
        }
        feed_word_as(reading->feed, word, named);
        if (square == ARIMAA_NO_SQUARE || direction == ARIMAA_DIRECTIONS ||
            position->at[square] == ARIMAA_NO_PIECE)
                return;
        step = (struct arimaa_step){ position->at[square], (int8_t)square,
                                     (uint8_t)direction };
        if (arimaa_shift(arimaa_bit(square), (enum arimaa_direction)direction) &
            ~arimaa_occupied(position))
                arimaa_step_make(position, step);
}

static void take_entry(struct reading *reading, const struct entry *entry, bool is_turn)
{
        struct cursor words = words_of(&reading->feed->chunk, entry);
        struct piece word;

        feed_label(reading->feed, entry->number, entry->side, &entry->label);
        while (cursor_word(&words, entry->end, &word)) {
                bool removal = is_turn && word.length == 4 &&
                               cursor_text(&words, &word)[3] == 'x';

                if (is_turn && !removal)
                        take_step(reading, &word);
                else if (!removal)
                        feed_word(reading->feed, &word);
        }
        feed_end_line(reading->feed);
}

/* Begin with the position that two entries put up. */
static void start_from_position(struct reading *reading, const struct piece *place)
{
        const struct chunk *chunk = &reading->feed->chunk;
        struct cursor ahead = reading->cursor;
        struct entry entry;
        char text[ARIMAA_BOARD_SIZE];

        if (next_entry(&ahead, reading->end, &entry) && says(chunk, &entry, "pass")) {
                reading->position.to_move = arimaa_opponent(entry.side);
                reading->cursor = ahead;
        }
        arimaa_board_write_short(&reading->position, text);
        feed_start_at(reading->feed, place);
        feed_tag(reading->feed, "Position", text, strlen(text));
}

/* Read the entries numbered 1: setups, or a position. */
static void read_setups(struct reading *reading)
{
        const struct chunk *chunk = &reading->feed->chunk;
        struct cursor ahead = reading->cursor;
        struct entry setups[ARIMAA_SIDES];
        int count = 0;

        while (count < ARIMAA_SIDES && next_entry(&ahead, reading->end, &setups[count]) &&
               setups[count].number == 1) {
                if (!says(chunk, &setups[count], "pass"))
                        put_up(reading->feed, &setups[count], &reading->position);
                reading->cursor = ahead;
                count++;
        }
        if (is_standard(&reading->position, ARIMAA_GOLD) &&
            is_standard(&reading->position, ARIMAA_SILVER))
                for (int i = 0; i < count; i++)
                        take_entry(reading, &setups[i], false);
        else if (count > 0)
                start_from_position(reading, &setups[0].label);
}

static void read_movelist(struct feed *feed, const struct variable *variable)
{
        struct reading reading = { .feed = feed,
                                   .cursor = cursor_at_start(&feed->chunk),
                                   .end = variable->value.start +
                                          variable->value.length };
        struct cursor ahead;
        struct entry entry;

        cursor_move(&reading.cursor, variable->value.start);
        ahead = reading.cursor;
        if (!next_entry(&ahead, reading.end, &entry))
                feed_fail(feed, ARIMAA_RECORD_NO_MOVES, &variable->name);
        arimaa_position_clear(&reading.position);
        read_setups(&reading);
        while (!feed_failed(feed) && next_entry(&reading.cursor, reading.end, &entry)) {
                if (entry.number == 0)
                        feed_fail(feed, ARIMAA_RECORD_NO_LABEL, &entry.label);
                else if (!says(&feed->chunk, &entry, "pass"))
                        take_entry(&reading, &entry, true);
        }
}

void read_viewer(struct feed *feed)
{
        struct cursor cursor = cursor_at_start(&feed->chunk);
        struct variable variable, moves = { .name = { .length = 0 } };

        while (next_variable(&cursor, &variable)) {
                take_variable(feed, &variable);
                if (is_named(&feed->chunk, &variable, movelist))
                        moves = variable;
        }
        read_movelist(feed, &moves);
}
