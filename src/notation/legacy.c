#include "notation/scan.h"
#include "notation/steps.h"
#include "notation/turn_reader.h"

/* The direction from a square to its neighbour, or ARIMAA_DIRECTIONS. */
static int direction_between(int from, int to)
{
        for (int d = 0; d < ARIMAA_DIRECTIONS; d++)
                if (arimaa_next_square(from, (enum arimaa_direction)d) == to)
                        return d;
        return ARIMAA_DIRECTIONS;
}

/* `Ee2e3`. */
static bool read_step(struct turn_reader *reader, const char *word, size_t start,
                      size_t size)
{
        int piece = size == 5 ? arimaa_piece_read(word[0]) : ARIMAA_NO_PIECE;
        int from = size == 5 ? arimaa_square_read(word + 1) : ARIMAA_NO_SQUARE;
        int to = size == 5 ? arimaa_square_read(word + 3) : ARIMAA_NO_SQUARE;
        int direction;

        if (piece == ARIMAA_NO_PIECE || from == ARIMAA_NO_SQUARE ||
            to == ARIMAA_NO_SQUARE)
                return scan_fail(reader->error, ARIMAA_TEXT_NOT_A_STEP, start, size);
        direction = direction_between(from, to);
        if (direction == ARIMAA_DIRECTIONS)
                return scan_fail(reader->error, ARIMAA_TEXT_BAD_DIRECTION, start, size);
        return turn_reader_step(
                reader,
                (struct arimaa_step){ (int8_t)piece, (int8_t)from, (uint8_t)direction },
                start, size);
}

/* `xcf3`, with or without its parentheses. */
static bool read_removal(struct turn_reader *reader, const char *word, size_t start,
                         size_t size)
{
        int piece = size == 4 ? arimaa_piece_read(word[1]) : ARIMAA_NO_PIECE;
        int square = size == 4 ? arimaa_square_read(word + 2) : ARIMAA_NO_SQUARE;

        if (piece == ARIMAA_NO_PIECE || square == ARIMAA_NO_SQUARE)
                return scan_fail(reader->error, ARIMAA_TEXT_NOT_A_STEP, start, size);
        return turn_reader_removal(reader, piece, square, start, size);
}

static bool separates(char c)
{
        return scan_is_space(c) || c == ',' || c == '(' || c == ')';
}

bool arimaa_legacy_read(const struct arimaa_position *position, int steps,
                        const char *text, size_t length, struct arimaa_turn *turn,
                        struct arimaa_text_error *error, struct arimaa_refusal *refusal)
{
        struct turn_reader reader;
        size_t at = 0;

        turn_reader_begin(&reader, position, steps, turn, error, refusal);
        for (;;) {
                size_t start;

                while (at < length && separates(text[at]))
                        at++;
                if (at == length)
                        return turn_reader_end(&reader);
                for (start = at; at < length && !separates(text[at]);)
                        at++;
                if (!(text[start] == 'x' ? read_removal : read_step)(
                            &reader, text + start, start, at - start))
                        return false;
        }
}

void arimaa_legacy_write(const struct arimaa_turn *turn, char *text)
{
        char name[3];

        for (int i = 0; i < turn->count; i++) {
                struct arimaa_step step = turn->steps[i];
                struct arimaa_capture capture = turn->captures[i];

                if (i > 0) {
                        *text++ = ',';
                        *text++ = ' ';
                }
                arimaa_square_name(step.from, name);
                *text++ = arimaa_piece_letter(step.piece);
                *text++ = name[0];
                *text++ = name[1];
                arimaa_square_name(arimaa_step_target(step), name);
                *text++ = name[0];
                *text++ = name[1];
                if (capture.piece == ARIMAA_NO_PIECE)
                        continue;
                arimaa_square_name(capture.square, name);
                *text++ = '(';
                *text++ = 'x';
                *text++ = arimaa_piece_letter(capture.piece);
                *text++ = name[0];
                *text++ = name[1];
                *text++ = ')';
        }
        *text = '\0';
}
