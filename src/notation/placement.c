#include "notation/placement.h"

#include "notation/scan.h"

/* Put a piece on a square; false when there is one. */
static bool place(struct arimaa_placement *placement, int piece, int square)
{
        if (arimaa_placed(placement) & arimaa_bit(square))
                return false;
        placement->pieces[arimaa_kind_of(piece)] |= arimaa_bit(square);
        return true;
}

/* A row from file a on, with the number of equal pieces before their letter. */
static bool read_row(const char *text, size_t start, size_t size, int rank,
                     struct arimaa_placement *placement, struct arimaa_text_error *error)
{
        int file = 0, run = 1;

        for (size_t i = start; i < start + size; i++) {
                int piece = arimaa_piece_read(text[i]);

                if (text[i] >= '2' && text[i] <= '8' && run == 1) {
                        run = text[i] - '0';
                        continue;
                }
                if (piece == ARIMAA_NO_PIECE || file + run > 8)
                        return scan_fail(error, ARIMAA_TEXT_NOT_A_PLACEMENT, i, 1);
                for (; run > 0; run--)
                        if (!place(placement, piece, 8 * rank + file++))
                                return scan_fail(error, ARIMAA_TEXT_TWO_ON_SQUARE, i, 1);
                run = 1;
        }
        return (file == 8 && run == 1) ||
               scan_fail(error, ARIMAA_TEXT_NOT_A_PLACEMENT, start, size);
}

/* The two home rows, the upper one first: `DDHCEHMR/4RC3R`. */
static bool read_rows(const char *text, size_t start, size_t size,
                      struct arimaa_placement *placement, struct arimaa_text_error *error)
{
        int upper = placement->side == ARIMAA_GOLD ? 1 : 7;
        const char *slash = memchr(text + start, '/', size);
        size_t length = (size_t)(slash - (text + start));

        return read_row(text, start, length, upper, placement, error) &&
               read_row(text, start + length + 1, size - length - 1, upper - 1, placement,
                        error);
}

bool arimaa_placement_read(enum arimaa_side side, const char *text, size_t length,
                           struct arimaa_placement *placement,
                           struct arimaa_text_error *error)
{
        size_t at = 0, start, size;

        *placement = (struct arimaa_placement){ .side = side };
        while (scan_word(text, length, &at, &start, &size)) {
                const char *word = text + start;
                int piece, square;

                if (size == 4 && word[0] == 'x') /* what the traps took is found again */
                        continue;
                if (memchr(word, '/', size) != NULL) {
                        if (!read_rows(text, start, size, placement, error))
                                return false;
                        continue;
                }
                piece = size == 3 ? arimaa_piece_read(word[0]) : ARIMAA_NO_PIECE;
                square = size == 3 ? arimaa_square_read(word + 1) : ARIMAA_NO_SQUARE;
                if (piece == ARIMAA_NO_PIECE || square == ARIMAA_NO_SQUARE)
                        return scan_fail(error, ARIMAA_TEXT_NOT_A_PLACEMENT, start, size);
                if (!place(placement, piece, square))
                        return scan_fail(error, ARIMAA_TEXT_TWO_ON_SQUARE, start, size);
        }
        return true;
}

void arimaa_placement_write(const struct arimaa_placement *placement, char separator,
                            char *text)
{
        char *begin = text;

        for (int kind = ARIMAA_ELEPHANT; kind >= ARIMAA_RABBIT; kind--) {
                arimaa_bitboard left = placement->pieces[kind];

                for (; left; left &= left - 1) {
                        char name[3];

                        arimaa_square_name(arimaa_lowest(left), name);
                        if (text > begin)
                                *text++ = separator;
                        *text++ = arimaa_piece_letter(
                                arimaa_piece(placement->side, (enum arimaa_kind)kind));
                        *text++ = name[0];
                        *text++ = name[1];
                }
        }
        *text = '\0';
}
