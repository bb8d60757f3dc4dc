/* Why the rules refuse something.
 *
 * A piece comes into a sentence as a phrase in the nominative, "the dog on e5";
 * where it begins the sentence it has a capital letter.  Where a translation
 * needs another order, it says %2$s and %1$s. */
#include <stdio.h>

#include "notation/board.h"
#include "play/translate.h"
#include "play/words.h"

enum { PHRASE_SIZE = 80 };

/* Translators: the piece begins a sentence, in the nominative. */
static const char *const first_phrases[ARIMAA_KINDS] = {
        N_("The rabbit on %s"), N_("The cat on %s"),   N_("The dog on %s"),
        N_("The horse on %s"),  N_("The camel on %s"), N_("The elephant on %s"),
};

/* Translators: the piece stands inside a sentence, in the nominative. */
static const char *const inner_phrases[ARIMAA_KINDS] = {
        N_("the rabbit on %s"), N_("the cat on %s"),   N_("the dog on %s"),
        N_("the horse on %s"),  N_("the camel on %s"), N_("the elephant on %s"),
};

static const char *phrase(const char *const phrases[], int piece, int square, char *text)
{
        char name[3];

        arimaa_square_name(square, name);
        snprintf(text, PHRASE_SIZE, _(phrases[arimaa_kind_of(piece)]), name);
        return text;
}

/* What a sentence is about. */
enum subject {
        NOTHING,
        SQUARE,          /* %s: a square */
        PIECE,           /* %s: a piece */
        PIECE_TO_SQUARE, /* %s: a piece; %s: a square */
        PIECE_AND_PIECE, /* %s: a piece; %s: another one */
        OTHER_WORDS      /* a function of its own */
};

static const struct {
        enum subject subject;
        const char *words;
} sentences[ARIMAA_REASONS] = {
        [ARIMAA_ALLOWED] = { NOTHING, "" },
        [ARIMAA_NOTHING_THERE] = { SQUARE, N_("There is no piece on %s.") },
        [ARIMAA_OTHER_PIECE] = { OTHER_WORDS, NULL },
        [ARIMAA_OFF_BOARD] = { PIECE, N_("%s would leave the board.") },
        [ARIMAA_OCCUPIED] = { PIECE_TO_SQUARE,
                N_("%s cannot go to %s: a piece stands there.") },
        [ARIMAA_FROZEN] = { PIECE_AND_PIECE,
                N_("%s is frozen by %s; no friend stands beside it.") },
        [ARIMAA_BACKWARD] = { PIECE, N_("%s may not go backward.") },
        [ARIMAA_NO_PUSHER] = { PIECE,
                N_("%s cannot be pushed or pulled: no stronger piece stands beside "
                   "it.") },
        [ARIMAA_PUSH_AND_PULL] = { PIECE,
                N_("%s cannot be pulled: the step that completes a push does not pull as "
                   "well.") },
        [ARIMAA_PUSHER_FROZEN] = { PIECE_AND_PIECE,
                N_("%s cannot be pushed: %s is frozen itself.") },
        [ARIMAA_PUSH_LAST_STEP] = { PIECE,
                N_("%s cannot be pushed with the last step: a push takes two.") },
        [ARIMAA_PUSH_OPEN] = { SQUARE,
                N_("The push must be completed first: a stronger piece steps to %s.") },
        [ARIMAA_PUSHER_TOO_WEAK] = { PIECE_TO_SQUARE,
                N_("%s cannot complete the push to %s: that takes a stronger piece, "
                   "which was not frozen.") },
        [ARIMAA_TOO_MANY_STEPS] = { OTHER_WORDS, NULL },
        [ARIMAA_PUSH_UNFINISHED] = { SQUARE,
                N_("The turn may not end with half a push: a stronger piece must step to "
                   "%s.") },
        [ARIMAA_NOTHING_CHANGES] = { NOTHING,
                N_("A turn must change the board; this one leaves it as it was.") },
        [ARIMAA_NO_STEPS] = { NOTHING, N_("A turn needs at least one step.") },
        [ARIMAA_REPEATS] = { OTHER_WORDS, NULL },
        [ARIMAA_SETUP_SQUARE] = { OTHER_WORDS, NULL },
        [ARIMAA_SETUP_TWICE] = { SQUARE, N_("Two pieces are set up on %s.") },
        [ARIMAA_SETUP_SIDE] = { OTHER_WORDS, NULL },
        [ARIMAA_SETUP_TOO_MANY] = { OTHER_WORDS, NULL },
        [ARIMAA_SETUP_TOO_FEW] = { OTHER_WORDS, NULL },
        [ARIMAA_SETUP_NO_RABBIT] = { NOTHING, N_("A side needs at least one rabbit.") },
        [ARIMAA_SETUP_RABBIT_GOAL] = { PIECE,
                N_("%s would be on its goal already; it must begin elsewhere.") },
        [ARIMAA_GAME_OVER] = { NOTHING, N_("The game is over.") },
        [ARIMAA_SETUP_FIRST] = { NOTHING, N_("Both sides must set up first.") },
        [ARIMAA_SETUP_DONE] = { NOTHING, N_("Both sides have set up already.") },
        [ARIMAA_ROLL_FIRST] = { NOTHING, N_("The die must be rolled first.") },
        [ARIMAA_NO_ROLL] = { NOTHING, N_("The die is not to be rolled now.") },
        [ARIMAA_BAD_ROLL] = { OTHER_WORDS, NULL },
        [ARIMAA_NOTHING_TO_TAKE_BACK] = { NOTHING, N_("There is nothing to take back.") },
        [ARIMAA_NO_MEMORY] = { NOTHING, N_("Memory is short.") },
};

/* ---- Words that depend on more ---- */

static char *other_piece(const struct arimaa_refusal *refusal, char *text, size_t size)
{
        const char *kind = words_kind(arimaa_kind_of(refusal->piece));
        char name[3];

        arimaa_square_name(refusal->square, name);
        if (arimaa_side_of(refusal->piece) == ARIMAA_GOLD)
                snprintf(text, size, _("The piece on %s is another one than Gold's %s."),
                         name, kind);
        else
                snprintf(text, size,
                         _("The piece on %s is another one than Silver's %s."), name,
                         kind);
        return text;
}

static char *too_many_steps(const struct arimaa_refusal *refusal, char *text, size_t size)
{
        snprintf(text, size,
                 ngettext("The turn has only %d step.", "The turn has only %d steps.",
                          (unsigned long)refusal->number),
                 refusal->number);
        return text;
}

static char *repeats(const struct arimaa_refusal *refusal, const struct arimaa_game *game,
                     char *text, size_t size)
{
        char first[16], second[16];

        if (game == NULL) {
                snprintf(text, size, "%s",
                         _("This would be the third time for this position."));
                return text;
        }
        words_label(game, refusal->ply[1], second, sizeof second);
        if (refusal->ply[0] < 0) {
                snprintf(text, size,
                         _("This would be the third time for this position, as at the "
                           "start and "
                           "after %s."),
                         second);
                return text;
        }
        words_label(game, refusal->ply[0], first, sizeof first);
        snprintf(text, size,
                 _("This would be the third time for this position, as after %s and %s."),
                 first, second);
        return text;
}

static char *setup_square(const struct arimaa_refusal *refusal,
                          const struct arimaa_game *game, char *text, size_t size)
{
        char piece[PHRASE_SIZE];

        phrase(first_phrases, refusal->piece, refusal->square, piece);
        if (game != NULL && arimaa_game_variant(game).setup == ARIMAA_FREESTYLE)
                snprintf(text, size,
                         _("%s cannot be set up: the other side stands there."), piece);
        else if (arimaa_side_of(refusal->piece) == ARIMAA_GOLD)
                snprintf(text, size,
                         _("%s is set up too far: Gold sets up on ranks 1 and 2."),
                         piece);
        else
                snprintf(text, size,
                         _("%s is set up too far: Silver sets up on ranks 7 and 8."),
                         piece);
        return text;
}

static const char *setup_side(const struct arimaa_game *game)
{
        if (game == NULL)
                return _("It is the other side that sets up now.");
        return arimaa_game_side(game, arimaa_game_plies(game)) == ARIMAA_GOLD
                       ? _("It is Gold that sets up now.")
                       : _("It is Silver that sets up now.");
}

static const char *too_many(enum arimaa_kind kind)
{
        static const char *const words[ARIMAA_KINDS] = {
                N_("These are too many rabbits: a side has eight."),
                N_("These are too many cats: a side has two."),
                N_("These are too many dogs: a side has two."),
                N_("These are too many horses: a side has two."),
                N_("These are too many camels: a side has one."),
                N_("These are too many elephants: a side has one."),
        };

        return _(words[kind]);
}

static const char *too_few(enum arimaa_kind kind)
{
        static const char *const words[ARIMAA_KINDS] = {
                N_("Rabbits are missing: a side has eight."),
                N_("A cat is missing: a side has two."),
                N_("A dog is missing: a side has two."),
                N_("A horse is missing: a side has two."),
                N_("The camel is missing."),
                N_("The elephant is missing."),
        };

        return _(words[kind]);
}

static char *other_words(const struct arimaa_refusal *refusal,
                         const struct arimaa_game *game, char *text, size_t size)
{
        switch (refusal->reason) {
        case ARIMAA_OTHER_PIECE:
                return other_piece(refusal, text, size);
        case ARIMAA_TOO_MANY_STEPS:
                return too_many_steps(refusal, text, size);
        case ARIMAA_REPEATS:
                return repeats(refusal, game, text, size);
        case ARIMAA_SETUP_SQUARE:
                return setup_square(refusal, game, text, size);
        case ARIMAA_SETUP_SIDE:
                snprintf(text, size, "%s", setup_side(game));
                return text;
        case ARIMAA_SETUP_TOO_MANY:
                snprintf(text, size, "%s", too_many(arimaa_kind_of(refusal->piece)));
                return text;
        case ARIMAA_SETUP_TOO_FEW:
                snprintf(text, size, "%s", too_few(arimaa_kind_of(refusal->piece)));
                return text;
        default: /* ARIMAA_BAD_ROLL */
                snprintf(text, size, _("The die cannot show %d here."), refusal->number);
                return text;
        }
}

char *words_refusal(const struct arimaa_refusal *refusal, const struct arimaa_game *game,
                    char *text, size_t size)
{
        const char *words = sentences[refusal->reason].words;
        char first[PHRASE_SIZE], second[PHRASE_SIZE], name[3];

        switch (sentences[refusal->reason].subject) {
        case NOTHING:
                snprintf(text, size, "%s", words[0] != '\0' ? _(words) : "");
                break;
        case SQUARE:
                arimaa_square_name(refusal->square, name);
                snprintf(text, size, _(words), name);
                break;
        case PIECE:
                phrase(first_phrases, refusal->piece, refusal->square, first);
                snprintf(text, size, _(words), first);
                break;
        case PIECE_TO_SQUARE:
                phrase(first_phrases, refusal->piece, refusal->square, first);
                arimaa_square_name(refusal->other, name);
                snprintf(text, size, _(words), first, name);
                break;
        case PIECE_AND_PIECE:
                phrase(first_phrases, refusal->piece, refusal->square, first);
                phrase(inner_phrases, refusal->other_piece, refusal->other, second);
                snprintf(text, size, _(words), first, second);
                break;
        case OTHER_WORDS:
                return other_words(refusal, game, text, size);
        }
        return text;
}
