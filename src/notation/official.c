#include "notation/steps.h"

#include "notation/scan.h"
#include "notation/turn_reader.h"

/* `Ea3n` or `cf3x`. */
static bool read_word(struct turn_reader *reader, const char *word, size_t start,
                      size_t size)
{
        int piece = size == 4 ? arimaa_piece_read(word[0]) : ARIMAA_NO_PIECE;
        int square = size == 4 ? arimaa_square_read(word + 1) : ARIMAA_NO_SQUARE;
        int direction = size == 4 ? scan_direction(word[3]) : ARIMAA_DIRECTIONS;

        if (piece == ARIMAA_NO_PIECE || square == ARIMAA_NO_SQUARE)
                return scan_fail(reader->error, ARIMAA_TEXT_NOT_A_STEP, start, size);
        if (word[3] == 'x')
                return turn_reader_removal(reader, piece, square, start, size);
        if (direction == ARIMAA_DIRECTIONS)
                return scan_fail(reader->error, ARIMAA_TEXT_NOT_A_STEP, start, size);
        return turn_reader_step(
                reader,
                (struct arimaa_step){ (int8_t)piece, (int8_t)square, (uint8_t)direction },
                start, size);
}

bool arimaa_official_read(const struct arimaa_position *position, int steps,
                          const char *text, size_t length, struct arimaa_turn *turn,
                          struct arimaa_text_error *error, struct arimaa_refusal *refusal)
{
        struct turn_reader reader;
        size_t at = 0, start, size;

        turn_reader_begin(&reader, position, steps, turn, error, refusal);
        while (scan_word(text, length, &at, &start, &size))
                if (!read_word(&reader, text + start, start, size))
                        return false;
        return turn_reader_end(&reader);
}

void arimaa_official_write(const struct arimaa_turn *turn, char *text)
{
        char name[3];

        for (int i = 0; i < turn->count; i++) {
                struct arimaa_step step = turn->steps[i];
                struct arimaa_capture capture = turn->captures[i];

                if (i > 0)
                        *text++ = ' ';
                arimaa_square_name(step.from, name);
                *text++ = arimaa_piece_letter(step.piece);
                *text++ = name[0];
                *text++ = name[1];
                *text++ = "nsew"[step.direction];
                if (capture.piece == ARIMAA_NO_PIECE)
                        continue;
                arimaa_square_name(capture.square, name);
                *text++ = ' ';
                *text++ = arimaa_piece_letter(capture.piece);
                *text++ = name[0];
                *text++ = name[1];
                *text++ = 'x';
        }
        *text = '\0';
}

/* Whether a word has the form of an official step or removal. */
static bool is_official(const char *word, size_t size)
{
        return size == 4 && arimaa_piece_read(word[0]) != ARIMAA_NO_PIECE &&
               arimaa_square_read(word + 1) != ARIMAA_NO_SQUARE &&
               (word[3] == 'x' || scan_direction(word[3]) != ARIMAA_DIRECTIONS);
}

enum arimaa_notation arimaa_notation_of(const char *text, size_t length)
{
        enum arimaa_notation notation = ARIMAA_NOTATION_OFFICIAL;
        size_t at = 0, start, size;
        bool removals = false, steps = false;

        for (size_t i = 0; i < length; i++)
                if (text[i] == ',' || text[i] == '(')
                        return ARIMAA_NOTATION_LEGACY;
        while (scan_word(text, length, &at, &start, &size)) {
                if (text[start] == 'x')
                        return ARIMAA_NOTATION_LEGACY;
                if (!is_official(text + start, size))
                        notation = ARIMAA_NOTATION_LIGHTVECTOR;
                removals |= text[start + size - 1] == 'x';
                steps |= text[start + size - 1] != 'x';
        }
        return removals && !steps ? ARIMAA_NOTATION_LIGHTVECTOR : notation;
}
