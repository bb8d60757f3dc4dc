/* What was done, in words.
 *
 * Where a translation needs another order, it says %2$s and %1$s. */
#include "play/words_turn.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "notation/board.h"
#include "play/text.h"
#include "play/translate.h"

enum { PLACE_SIZE = 80 };

static void append_between(char *text, size_t size)
{
        if (text[0] != '\0')
                text_append(text, size, "; ");
}

/* ---- Squares and pieces ---- */

const char *words_piece(int piece)
{
        static const char *const pieces[ARIMAA_PIECES] = {
                N_("gold rabbit"),   N_("gold cat"),     N_("gold dog"),
                N_("gold horse"),    N_("gold camel"),   N_("gold elephant"),
                N_("silver rabbit"), N_("silver cat"),   N_("silver dog"),
                N_("silver horse"),  N_("silver camel"), N_("silver elephant"),
        };

        return _(pieces[piece]);
}

char *words_squares(arimaa_bitboard squares, char *text)
{
        size_t used = 0;

        text[0] = '\0';
        for (; squares; squares &= squares - 1) {
                if (used > 0)
                        text[used++] = ' ';
                arimaa_square_name(arimaa_lowest(squares), text + used);
                used += 2;
        }
        return text;
}

char *words_pieces(const struct arimaa_position *position, arimaa_bitboard squares,
                   char *text)
{
        size_t used = 0;

        text[0] = '\0';
        for (; squares; squares &= squares - 1) {
                int square = arimaa_lowest(squares);

                if (used > 0)
                        text[used++] = ' ';
                text[used++] = arimaa_piece_letter(position->at[square]);
                arimaa_square_name(square, text + used);
                used += 2;
        }
        return text;
}

char *words_kind_on(enum arimaa_kind kind, arimaa_bitboard squares, char *text,
                    size_t size)
{
        unsigned long count = (unsigned long)arimaa_count(squares);
        char names[WORDS_SQUARES_SIZE];
        const char *format = NULL;

        switch (kind) {
        case ARIMAA_RABBIT:
                format = ngettext("rabbit %s", "rabbits %s", count);
                break;
        case ARIMAA_CAT:
                format = ngettext("cat %s", "cats %s", count);
                break;
        case ARIMAA_DOG:
                format = ngettext("dog %s", "dogs %s", count);
                break;
        case ARIMAA_HORSE:
                format = ngettext("horse %s", "horses %s", count);
                break;
        case ARIMAA_CAMEL:
                format = ngettext("camel %s", "camels %s", count);
                break;
        default:
                format = ngettext("elephant %s", "elephants %s", count);
                break;
        }
        snprintf(text, size, format, words_squares(squares, names));
        return text;
}

/* Pieces by kind, from strong to weak. */
static char *kinds_on(const arimaa_bitboard pieces[ARIMAA_KINDS], char *text, size_t size)
{
        char kind_text[WORDS_SIZE];

        text[0] = '\0';
        for (int kind = ARIMAA_ELEPHANT; kind >= ARIMAA_RABBIT; kind--) {
                if (!pieces[kind])
                        continue;
                words_kind_on((enum arimaa_kind)kind, pieces[kind], kind_text,
                              sizeof kind_text);
                append_between(text, size);
                text_append(text, size, "%s", kind_text);
        }
        return text;
}

/* ---- Turns ---- */

/* How an enemy piece was moved; both, when it was in one turn. */
enum dragging { PUSHED, PULLED, PUSHED_AND_PULLED, DRAGGINGS };

/* An elephant is never among them.  Translators: %s is "from e4 to e5". */
static const char *const dragged[DRAGGINGS][ARIMAA_KINDS] = {
        [PUSHED] = { N_("pushes a rabbit %s"), N_("pushes a cat %s"),
                     N_("pushes a dog %s"), N_("pushes a horse %s"),
                     N_("pushes a camel %s"), N_("pushes an elephant %s") },
        [PULLED] = { N_("pulls a rabbit %s"), N_("pulls a cat %s"), N_("pulls a dog %s"),
                     N_("pulls a horse %s"), N_("pulls a camel %s"),
                     N_("pulls an elephant %s") },
        [PUSHED_AND_PULLED] = { N_("pushes and pulls a rabbit %s"),
                                N_("pushes and pulls a cat %s"),
                                N_("pushes and pulls a dog %s"),
                                N_("pushes and pulls a horse %s"),
                                N_("pushes and pulls a camel %s"),
                                N_("pushes and pulls an elephant %s") },
};

/* Translators: %s is "on f3" or "from f4, on f3". */
static const char *const captured[ARIMAA_KINDS] = {
        N_("captures a rabbit %s"), N_("captures a cat %s"),
        N_("captures a dog %s"),    N_("captures a horse %s"),
        N_("captures a camel %s"),  N_("captures an elephant %s"),
};

static const char *const lost[ARIMAA_KINDS] = {
        N_("loses its own rabbit %s"), N_("loses its own cat %s"),
        N_("loses its own dog %s"),    N_("loses its own horse %s"),
        N_("loses its own camel %s"),  N_("loses its own elephant %s"),
};

static enum dragging dragging_of(const struct arimaa_turn *turn, enum arimaa_side side,
                                 const struct arimaa_displaced *displaced)
{
        bool kinds[2] = { false, false };
        int square = displaced->from;

        for (int i = 0; i < turn->count; i++)
                if (turn->steps[i].from == square &&
                    turn->steps[i].piece == displaced->piece) {
                        kinds[arimaa_turn_pulls(turn, side, i)] = true;
                        square = arimaa_step_target(turn->steps[i]);
                }
        if (kinds[0] && kinds[1])
                return PUSHED_AND_PULLED;
        return kinds[1] ? PULLED : PUSHED;
}

/* "from e4 to e5", "from f4, on f3", "on f3" */
static char *place_of(const struct arimaa_displaced *displaced, char *text)
{
        char from[3], to[3];

        arimaa_square_name(displaced->from, from);
        arimaa_square_name(displaced->to, to);
        if (!displaced->captured)
                snprintf(text, PLACE_SIZE, _("from %s to %s"), from, to);
        else if (displaced->from != displaced->to)
                snprintf(text, PLACE_SIZE, _("from %s, on %s"), from, to);
        else
                snprintf(text, PLACE_SIZE, _("on %s"), to);
        return text;
}

/* What happened to a piece. */
static void append_displaced(const struct arimaa_turn *turn, enum arimaa_side side,
                             const struct arimaa_displaced *displaced, char *text,
                             size_t size)
{
        enum arimaa_kind kind = arimaa_kind_of(displaced->piece);
        bool own = arimaa_side_of(displaced->piece) == side;
        char from[3], to[3], place[PLACE_SIZE], words[WORDS_SIZE];

        append_between(text, size);
        arimaa_square_name(displaced->from, from);
        arimaa_square_name(displaced->to, to);
        place_of(displaced, place);
        if (own && !displaced->captured)
                snprintf(words, sizeof words, _("%s %s to %s"), words_kind(kind), from,
                         to);
        else if (own)
                snprintf(words, sizeof words, _(lost[kind]), place);
        else if (displaced->captured)
                snprintf(words, sizeof words, _(captured[kind]), place);
        else
                snprintf(words, sizeof words,
                         _(dragged[dragging_of(turn, side, displaced)][kind]), place);
        text_append(text, size, "%s", words);
}

/* Strong pieces first, like ones by the square they come from. */
static int by_strength(const void *a, const void *b)
{
        const struct arimaa_displaced *one = a, *other = b;
        int kinds = (int)arimaa_kind_of(other->piece) - (int)arimaa_kind_of(one->piece);

        return kinds != 0 ? kinds : one->from - other->from;
}

char *words_turn(const struct arimaa_turn *turn, enum arimaa_side side, int steps,
                 char *text, size_t size)
{
        struct arimaa_displaced displaced[ARIMAA_DISPLACED_MAX];
        int count = arimaa_turn_displaced(turn, displaced), left = steps - turn->count;

        qsort(displaced, (size_t)count, sizeof *displaced, by_strength);
        text[0] = '\0';
        /* Own pieces that move, enemy pieces, captures, and what was lost for it. */
        for (int captures = 0; captures < 2; captures++)
                for (int own = 1; own >= 0; own--)
                        for (int i = 0; i < count; i++)
                                if (displaced[i].captured == (captures == 1) &&
                                    (arimaa_side_of(displaced[i].piece) == side) ==
                                            ((own == 1) != (captures == 1)))
                                        append_displaced(turn, side, &displaced[i], text,
                                                         size);
        if (left > 0) {
                append_between(text, size);
                text_append(text, size,
                            ngettext("%d step left unused", "%d steps left unused",
                                     (unsigned long)left),
                            left);
        }
        return text;
}

/* ---- Setups and turns of a game ---- */

static void append_trapped(const struct arimaa_ply *ply, char *text, size_t size)
{
        char squares[WORDS_SQUARES_SIZE];

        if (!ply->trapped)
                return;
        append_between(text, size);
        text_append(text, size, _("the traps take what stood on %s"),
                    words_squares(ply->trapped, squares));
}

char *words_ply(const struct arimaa_game *game, int ply, char *text, size_t size)
{
        const struct arimaa_ply *it = arimaa_game_ply(game, ply);
        enum arimaa_side side = arimaa_game_side(game, ply);
        char label[20], words[WORDS_BOARD_SIZE];

        words_label(game, ply, label, sizeof label);
        if (it->kind == ARIMAA_PLACE) {
                kinds_on(it->placement.pieces, words, sizeof words);
                append_trapped(it, words, sizeof words);
                snprintf(text, size, _("%s %s sets up: %s"), label, words_side(side),
                         words);
                return text;
        }
        words_turn(&it->turn, side, it->steps, words, sizeof words);
        if (it->roll > 0)
                snprintf(text, size, _("%s %s, the die shows %d: %s"), label,
                         words_side(side), it->roll, words);
        else
                snprintf(text, size, _("%s %s: %s"), label, words_side(side), words);
        if (it->trusted)
                text_append(text, size, "%s", _("; against the rules, on trust"));
        return text;
}
