#include "notation/board.h"

#include <stdio.h>
#include <string.h>

#include "notation/board_parts.h"
#include "notation/scan.h"

void arimaa_square_name(int square, char name[3])
{
        name[0] = (char)('a' + (square & 7));
        name[1] = (char)('1' + (square >> 3));
        name[2] = '\0';
}

char arimaa_piece_letter(int piece)
{
        return ARIMAA_PIECE_LETTERS[piece];
}

int arimaa_square_read(const char *text)
{
        if (text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8')
                return ARIMAA_NO_SQUARE;
        return text[0] - 'a' + 8 * (text[1] - '1');
}

int arimaa_square_named(const char *text)
{
        return strlen(text) == 2 ? arimaa_square_read(text) : ARIMAA_NO_SQUARE;
}

int arimaa_piece_read(char letter)
{
        const char *found = letter == '\0' ? NULL : strchr(ARIMAA_PIECE_LETTERS, letter);

        return found != NULL ? (int)(found - ARIMAA_PIECE_LETTERS) : ARIMAA_NO_PIECE;
}

bool board_read_side(const char *word, size_t size, struct arimaa_board_text *board)
{
        int number = 0;
        size_t i = 0;

        for (; i < size && word[i] >= '0' && word[i] <= '9'; i++)
                if (number < 100000)
                        number = 10 * number + (word[i] - '0');
        if (i + 1 != size || strchr("gswb", word[i]) == NULL)
                return false;
        board->number = number;
        board->has_side = true;
        board->position.to_move =
                word[i] == 'g' || word[i] == 'w' ? ARIMAA_GOLD : ARIMAA_SILVER;
        return true;
}

/* One of the 64 squares in reading order, a8 first. */
static int reading_square(int index)
{
        return index ^ 56;
}

static bool is_empty_mark(char c)
{
        return c == ' ' || c == '.' || c == '-' || c == 'x' || c == 'X';
}

bool board_is_mark(char mark)
{
        return is_empty_mark(mark) || arimaa_piece_read(mark) != ARIMAA_NO_PIECE;
}

bool board_put_mark(struct arimaa_board_text *board, char mark, int square)
{
        int piece = arimaa_piece_read(mark);

        if (piece == ARIMAA_NO_PIECE)
                return is_empty_mark(mark);
        arimaa_position_put(&board->position, piece, square);
        return true;
}

/* `g [rrrr…]`; `open` is the bracket. */
static bool read_short(const char *text, size_t length, size_t open,
                       struct arimaa_board_text *board, struct arimaa_text_error *error)
{
        size_t at = 0, start, size, close = open + 1 + ARIMAA_SQUARES;

        if (scan_word(text, open, &at, &start, &size) &&
            !board_read_side(text + start, size, board))
                return scan_fail(error, ARIMAA_TEXT_NO_SIDE, start, size);
        if (length <= close || text[close] != ']')
                return scan_fail(error, ARIMAA_TEXT_BAD_BOARD, open,
                                 (length <= close ? length : close + 1) - open);
        for (int i = 0; i < ARIMAA_SQUARES; i++)
                if (!board_put_mark(board, text[open + 1 + (size_t)i], reading_square(i)))
                        return scan_fail(error, ARIMAA_TEXT_BAD_PIECE,
                                         open + 1 + (size_t)i, 1);
        for (at = close + 1; at < length; at++)
                if (!scan_is_space(text[at]))
                        return scan_fail(error, ARIMAA_TEXT_BAD_BOARD, at, length - at);
        return true;
}

/* A rank `2r4h` from file a on, the numbers those of empty squares. */
static bool read_rank(const char *text, size_t start, size_t size, int rank,
                      struct arimaa_board_text *board, struct arimaa_text_error *error)
{
        int file = 0;

        for (size_t i = start; i < start + size; i++) {
                bool run = text[i] >= '1' && text[i] <= '8';

                if (file + (run ? text[i] - '1' : 0) > 7)
                        return scan_fail(error, ARIMAA_TEXT_BAD_BOARD, start, size);
                if (run)
                        file += text[i] - '0';
                else if (!board_put_mark(board, text[i], 8 * rank + file++))
                        return scan_fail(error, ARIMAA_TEXT_BAD_PIECE, i, 1);
        }
        return file == 8 || scan_fail(error, ARIMAA_TEXT_BAD_BOARD, start, size);
}

/* `2g rrrdcrrr/rhcemdhr/8/…`: ranks from 8 to 1. */
static bool read_ranks(const char *text, size_t length, struct arimaa_board_text *board,
                       struct arimaa_text_error *error)
{
        size_t at = 0, start, size;

        scan_word(text, length, &at, &start, &size);
        if (memchr(text + start, '/', size) == NULL) {
                if (!board_read_side(text + start, size, board))
                        return scan_fail(error, ARIMAA_TEXT_NO_SIDE, start, size);
                scan_word(text, length, &at, &start, &size);
        }
        board->length = at;
        for (int rank = 7; rank >= 0; rank--) {
                size_t end = start;

                while (end < at && text[end] != '/')
                        end++;
                if (!read_rank(text, start, end - start, rank, board, error))
                        return false;
                if ((end < at) != (rank > 0))
                        return scan_fail(error, ARIMAA_TEXT_BAD_BOARD, start, at - start);
                start = end + 1;
        }
        return true;
}

static bool read_pieces(const char *text, size_t length, struct arimaa_board_text *board,
                        struct arimaa_text_error *error)
{
        size_t at = 0, start, size;
        bool first = true;

        for (; scan_word(text, length, &at, &start, &size); first = false) {
                const char *word = text + start;
                int piece = size == 3 ? arimaa_piece_read(word[0]) : ARIMAA_NO_PIECE;
                int square = size == 3 ? arimaa_square_read(word + 1) : ARIMAA_NO_SQUARE;

                if (piece != ARIMAA_NO_PIECE && square != ARIMAA_NO_SQUARE) {
                        if (board->position.at[square] != ARIMAA_NO_PIECE)
                                return scan_fail(error, ARIMAA_TEXT_TWO_ON_SQUARE, start,
                                                 size);
                        arimaa_position_put(&board->position, piece, square);
                } else if (!first || !board_read_side(word, size, board)) {
                        return scan_fail(error, ARIMAA_TEXT_NOT_A_PLACEMENT, start, size);
                }
        }
        if (first)
                return scan_fail(error, ARIMAA_TEXT_EMPTY, 0, length);
        return true;
}

bool arimaa_board_read(const char *text, size_t length, struct arimaa_board_text *board,
                       struct arimaa_text_error *error)
{
        const char *open = memchr(text, '[', length);
        bool bars = memchr(text, '|', length) != NULL;

        *board = (struct arimaa_board_text){ .number = 0, .length = length };
        arimaa_position_clear(&board->position);
        if (open != NULL && !bars)
                return read_short(text, length, (size_t)(open - text), board, error);
        if (bars || diagram_is_in(text, length))
                return diagram_read(text, length, board, error);
        if (memchr(text, '/', length) != NULL)
                return read_ranks(text, length, board, error);
        return read_pieces(text, length, board, error);
}

static char side_letter(const struct arimaa_position *position)
{
        return position->to_move == ARIMAA_GOLD ? 'g' : 's';
}

void arimaa_board_write_short(const struct arimaa_position *position, char *text)
{
        *text++ = side_letter(position);
        *text++ = ' ';
        *text++ = '[';
        for (int i = 0; i < ARIMAA_SQUARES; i++) {
                int piece = position->at[reading_square(i)];

                *text++ = piece == ARIMAA_NO_PIECE ? ' ' : arimaa_piece_letter(piece);
        }
        *text++ = ']';
        *text = '\0';
}

void arimaa_board_write_diagram(const struct arimaa_position *position, int number,
                                char *text)
{
        static const char frame[] = " +-----------------+\n";

        text += sprintf(text, "%d%c\n%s", number, side_letter(position), frame);
        for (int rank = 7; rank >= 0; rank--) {
                text += sprintf(text, "%d|", rank + 1);
                for (int square = 8 * rank; square < 8 * rank + 8; square++) {
                        int piece = position->at[square];
                        bool trap = ARIMAA_TRAPS & arimaa_bit(square);

                        *text++ = ' ';
                        *text++ = piece != ARIMAA_NO_PIECE ? arimaa_piece_letter(piece)
                                  : trap                   ? 'x'
                                                           : '.';
                }
                text += sprintf(text, " |\n");
        }
        sprintf(text, "%s   a b c d e f g h\n", frame);
}

void arimaa_board_write_pieces(const struct arimaa_position *position, char *text)
{
        char *begin = text;

        for (int side = ARIMAA_GOLD; side < ARIMAA_SIDES; side++)
                for (int kind = ARIMAA_ELEPHANT; kind >= ARIMAA_RABBIT; kind--) {
                        arimaa_bitboard left = position->pieces[side][kind];

                        for (; left; left &= left - 1) {
                                char name[3];

                                arimaa_square_name(arimaa_lowest(left), name);
                                text += sprintf(text, "%s%c%s", text > begin ? " " : "",
                                                arimaa_piece_letter(arimaa_piece(
                                                        (enum arimaa_side)side,
                                                        (enum arimaa_kind)kind)),
                                                name);
                        }
                }
        *text = '\0';
}
