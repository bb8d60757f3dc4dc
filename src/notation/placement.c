#include "notation/placement.h"

#include "notation/scan.h"

bool arimaa_placement_read(enum arimaa_side side, const char *text, size_t length,
                           struct arimaa_placement *placement, struct arimaa_text_error *error)
{
        size_t at = 0, start, size;

        *placement = (struct arimaa_placement){ .side = side };
        while (scan_word(text, length, &at, &start, &size)) {
                const char *word = text + start;
                int piece, square;

                if (size == 4 && word[0] == 'x') /* what the traps took is found again */
                        continue;
                piece = size == 3 ? arimaa_piece_read(word[0]) : ARIMAA_NO_PIECE;
                square = size == 3 ? arimaa_square_read(word + 1) : ARIMAA_NO_SQUARE;
                if (piece == ARIMAA_NO_PIECE || square == ARIMAA_NO_SQUARE)
                        return scan_fail(error, ARIMAA_TEXT_NOT_A_PLACEMENT, start, size);
                if (arimaa_placed(placement) & arimaa_bit(square))
                        return scan_fail(error, ARIMAA_TEXT_TWO_ON_SQUARE, start, size);
                placement->pieces[arimaa_kind_of(piece)] |= arimaa_bit(square);
        }
        return true;
}

void arimaa_placement_write(const struct arimaa_placement *placement, char separator, char *text)
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
