#include "notation/board.h"

#include <stdio.h>
#include <string.h>

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

int arimaa_piece_read(char letter)
{
        const char *found = letter == '\0' ? NULL : strchr(ARIMAA_PIECE_LETTERS, letter);

        return found != NULL ? (int)(found - ARIMAA_PIECE_LETTERS) : ARIMAA_NO_PIECE;
}

/* A word that says who moves: `g`, `s`, `12g`, and `w`, `b` of old. */
static bool read_side(const char *word, size_t size, struct arimaa_board_text *board)
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

static bool put_mark(struct arimaa_board_text *board, char mark, int square)
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
            !read_side(text + start, size, board))
                return scan_fail(error, ARIMAA_TEXT_NO_SIDE, start, size);
        if (length <= close || text[close] != ']')
                return scan_fail(error, ARIMAA_TEXT_BAD_BOARD, open,
                                 (length <= close ? length : close + 1) - open);
        for (int i = 0; i < ARIMAA_SQUARES; i++)
                if (!put_mark(board, text[open + 1 + (size_t)i], reading_square(i)))
                        return scan_fail(error, ARIMAA_TEXT_BAD_PIECE, open + 1 + (size_t)i, 1);
        for (at = close + 1; at < length; at++)
                if (!scan_is_space(text[at]))
                        return scan_fail(error, ARIMAA_TEXT_BAD_BOARD, at, length - at);
        return true;
}

/* A row `8| r r . …|`, its cells two columns apart; what is cut off is empty. */
static bool read_row(const char *line, size_t start, size_t size, int rank,
                     struct arimaa_board_text *board, struct arimaa_text_error *error)
{
        enum { FIRST_CELL = 3 };

        for (int file = 0; file < 8; file++) {
                size_t column = FIRST_CELL + 2 * (size_t)file;

                if (column < size && line[column] != '|' &&
                    !put_mark(board, line[column], 8 * rank + file))
                        return scan_fail(error, ARIMAA_TEXT_BAD_PIECE, start + column, 1);
        }
        return true;
}

/* The line above the frame: `12g`, or `12g Ee2n Ee3n` with the steps made. */
static bool read_heading(const char *text, size_t start, size_t size,
                         struct arimaa_board_text *board, struct arimaa_text_error *error)
{
        size_t at = start, word, length;

        if (!scan_word(text, start + size, &at, &word, &length))
                return true;
        if (!read_side(text + word, length, board))
                return scan_fail(error, ARIMAA_TEXT_NO_SIDE, word, length);
        if (scan_word(text, start + size, &at, &word, &length)) {
                board->steps_start = word;
                board->steps_length = start + size - word;
        }
        return true;
}

static bool read_diagram(const char *text, size_t length, struct arimaa_board_text *board,
                         struct arimaa_text_error *error)
{
        int rank = 7;
        bool begun = false;

        for (size_t start = 0; start < length && rank >= 0;) {
                const char *newline = memchr(text + start, '\n', length - start);
                size_t size = newline != NULL ? (size_t)(newline - text) - start
                                              : length - start;
                const char *line = text + start;
                size_t indent = 0;

                while (indent < size && scan_is_space(line[indent]))
                        indent++;
                if (indent + 1 < size && line[indent] == '1' + rank && line[indent + 1] == '|') {
                        if (!read_row(line + indent, start + indent, size - indent, rank--,
                                      board, error))
                                return false;
                } else if (indent < size && line[indent] != '+') {
                        if (begun || rank < 7)
                                return scan_fail(error, ARIMAA_TEXT_BAD_BOARD, start, size);
                        if (!read_heading(text, start, size, board, error))
                                return false;
                        begun = true;
                }
                start += size + 1;
        }
        if (rank >= 0)
                return scan_fail(error, ARIMAA_TEXT_BAD_BOARD, 0, length);
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
                                return scan_fail(error, ARIMAA_TEXT_TWO_ON_SQUARE, start, size);
                        arimaa_position_put(&board->position, piece, square);
                } else if (!first || !read_side(word, size, board)) {
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

        *board = (struct arimaa_board_text){ .number = 0 };
        arimaa_position_clear(&board->position);
        if (open != NULL)
                return read_short(text, length, (size_t)(open - text), board, error);
        if (memchr(text, '|', length) != NULL)
                return read_diagram(text, length, board, error);
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

void arimaa_board_write_diagram(const struct arimaa_position *position, int number, char *text)
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
