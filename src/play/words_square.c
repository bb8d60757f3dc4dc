#include "play/words_square.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "notation/board.h"
#include "play/translate.h"
#include "play/words_turn.h"

struct words {
        char *text;
        size_t size, used;
};

static void add(struct words *words, const char *format, ...)
        __attribute__((format(printf, 2, 3)));

/* Add a sentence, with a blank before it where one stands there already. */
static void add(struct words *words, const char *format, ...)
{
        va_list arguments;

        if (words->used > 0 && words->used + 2 < words->size)
                words->text[words->used++] = ' ';
        va_start(arguments, format);
        vsnprintf(words->text + words->used, words->size - words->used, format,
                  arguments);
        va_end(arguments);
        words->used += strlen(words->text + words->used);
}

/* Frozen by what, or held free by what. */
static void add_freedom(struct words *words, const struct arimaa_inspection *it,
                        const struct arimaa_position *position)
{
        char name[WORDS_PIECES_SIZE], stronger[WORDS_PIECES_SIZE],
                friends[WORDS_PIECES_SIZE];

        words_pieces(position, arimaa_bit(it->square), name);
        words_pieces(position, it->stronger, stronger);
        words_pieces(position, it->friends, friends);
        if (it->frozen)
                add(words, _("%s is frozen by %s: no friend stands beside it."), name,
                    stronger);
        else if (it->stronger)
                add(words, _("%s would be frozen by %s, but is held free by %s."), name,
                    stronger, friends);
        else
                add(words, _("%s is free: nothing stronger stands beside it."), name);
        if (arimaa_bit(it->square) & ARIMAA_TRAPS)
                add(words, _("On the trap it is held by %s."), friends);
}

static void add_strength(struct words *words, const struct arimaa_inspection *it,
                         const struct arimaa_position *position)
{
        char pushes[WORDS_PIECES_SIZE], pulls[WORDS_PIECES_SIZE];

        words_pieces(position, it->pushes, pushes);
        words_pieces(position, it->pulls, pulls);
        if (it->pushes && it->pushes == it->pulls) {
                add(words, _("It can push or pull %s."), pushes);
                return;
        }
        if (it->pushes)
                add(words, _("It can push %s."), pushes);
        if (it->pulls)
                add(words, _("It can pull %s."), pulls);
}

static void add_ends(struct words *words, const struct arimaa_inspection *it,
                     const struct arimaa_position *position)
{
        int count = arimaa_count(it->ends);
        bool own = arimaa_side_of(it->piece) == position->to_move;
        char traps[WORDS_SQUARES_SIZE];

        if (count == 0)
                add(words, "%s",
                    own ? _("This turn it cannot end elsewhere.")
                        : _("This turn it cannot be moved elsewhere."));
        else if (own)
                add(words,
                    ngettext("This turn it can end on %d square.",
                             "This turn it can end on %d squares.", (unsigned long)count),
                    count);
        else
                add(words,
                    ngettext("This turn it can be moved to %d square.",
                             "This turn it can be moved to %d squares.",
                             (unsigned long)count),
                    count);
        if (it->taken)
                add(words, _("It can be captured on %s."),
                    words_squares(it->taken, traps));
}

char *words_square(const struct arimaa_inspection *inspection,
                   const struct arimaa_position *position, char *text, size_t size)
{
        struct words words = { text, size, 0 };
        char name[3], comers[WORDS_PIECES_SIZE];

        text[0] = '\0';
        if (inspection->piece != ARIMAA_NO_PIECE) {
                add_freedom(&words, inspection, position);
                add_strength(&words, inspection, position);
                add_ends(&words, inspection, position);
                return text;
        }
        arimaa_square_name(inspection->square, name);
        words_pieces(position, inspection->comers, comers);
        if (inspection->comers)
                add(&words, _("%s is empty. This turn there can end on it: %s."), name,
                    comers);
        else
                add(&words, _("%s is empty. This turn nothing can end on it."), name);
        return text;
}
