#include "play/advice.h"

#include <stdio.h>
#include <string.h>

#include "notation/board.h"
#include "play/text.h"
#include "play/translate.h"

enum advice_kind {
        ADVICE_ELEPHANTS, /* both stand on one file: they hold each other up */
        ADVICE_WING,      /* elephant, camel and horses stand all on one wing */
        ADVICE_BEHIND /* a strong piece stands behind a weak one, and cannot get out */
};

struct advice {
        enum advice_kind kind;
        int square, other; /* of the piece that is spoken of, and of the one before it */
};

enum { ADVICE_MOST = 6 };

static int file_of(int square)
{
        return square & 7;
}

/* The piece of a placement on a square, or ARIMAA_KINDS. */
static enum arimaa_kind kind_on(const struct arimaa_placement *placement, int square)
{
        int kind = ARIMAA_RABBIT;

        while (kind < ARIMAA_KINDS && !(placement->pieces[kind] & arimaa_bit(square)))
                kind++;
        return (enum arimaa_kind)kind;
}

static arimaa_bitboard strong_pieces(const struct arimaa_placement *placement)
{
        return placement->pieces[ARIMAA_ELEPHANT] | placement->pieces[ARIMAA_CAMEL] |
               placement->pieces[ARIMAA_HORSE];
}

/* ---- What there is to say ---- */

static int on_elephants(const struct arimaa_position *position,
                        const struct arimaa_placement *placement, struct advice *advice)
{
        arimaa_bitboard own = placement->pieces[ARIMAA_ELEPHANT];
        arimaa_bitboard other =
                position->pieces[arimaa_opponent(placement->side)][ARIMAA_ELEPHANT];

        if (!own || !other ||
            file_of(arimaa_lowest(own)) != file_of(arimaa_lowest(other)))
                return 0;
        *advice = (struct advice){ ADVICE_ELEPHANTS, arimaa_lowest(own),
                                   arimaa_lowest(other) };
        return 1;
}

static int on_wing(const struct arimaa_placement *placement, struct advice *advice)
{
        const arimaa_bitboard west = UINT64_C(0x0f0f0f0f0f0f0f0f);
        arimaa_bitboard strong = strong_pieces(placement);

        if ((strong & west) && (strong & ~west))
                return 0;
        *advice = (struct advice){ ADVICE_WING, arimaa_lowest(strong), ARIMAA_NO_SQUARE };
        return 1;
}

/* Of the strong pieces on the rank at the edge, those with a weaker one before them. */
static int on_behind(const struct arimaa_placement *placement, struct advice *advice,
                     int room)
{
        bool gold = placement->side == ARIMAA_GOLD;
        arimaa_bitboard back =
                strong_pieces(placement) & (gold ? ARIMAA_RANK(1) : ARIMAA_RANK(8));
        int count = 0;

        for (; back && count < room; back &= back - 1) {
                int square = arimaa_lowest(back), front = gold ? square + 8 : square - 8;

                if (kind_on(placement, front) < kind_on(placement, square))
                        advice[count++] = (struct advice){ ADVICE_BEHIND, square, front };
        }
        return count;
}

static int find(const struct arimaa_position *position,
                const struct arimaa_placement *placement,
                struct advice advice[ADVICE_MOST])
{
        int count = on_elephants(position, placement, advice);

        count += on_wing(placement, advice + count);
        return count + on_behind(placement, advice + count, ADVICE_MOST - count);
}

/* ---- In words ---- */

static void tell(const struct advice *advice, const struct arimaa_placement *placement,
                 char *text, size_t size)
{
        char square[3], other[3];
        enum arimaa_kind kind = kind_on(placement, advice->square);
        char piece = arimaa_piece_letter(arimaa_piece(placement->side, kind)), weak;

        arimaa_square_name(advice->square, square);
        switch (advice->kind) {
        case ADVICE_ELEPHANTS:
                snprintf(text, size, _("both elephants stand on the %c-file"), square[0]);
                break;
        case ADVICE_WING:
                snprintf(text, size, "%s", _("the strong pieces are all on one wing"));
                break;
        case ADVICE_BEHIND:
                arimaa_square_name(advice->other, other);
                weak = arimaa_piece_letter(
                        arimaa_piece(placement->side, kind_on(placement, advice->other)));
                snprintf(text, size, _("%c on %s is behind %c on %s"), piece, square,
                         weak, other);
                break;
        }
}

char *advice_words(const struct arimaa_position *position,
                   const struct arimaa_placement *placement, char *text, size_t size)
{
        struct advice advice[ADVICE_MOST];
        int count = find(position, placement, advice);

        text[0] = '\0';
        for (int i = 0; i < count; i++) {
                size_t used;

                text_append(text, size, "%s", i > 0 ? "; " : "");
                used = strlen(text);
                tell(&advice[i], placement, text + used, size - used);
        }
        return text;
}
