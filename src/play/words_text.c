/* What is wrong with a text, and why a text in Lightvector has no turn. */
#include <stdio.h>

#include "notation/board.h"
#include "play/translate.h"
#include "play/words.h"

enum { TOKEN_SIZE = 64, NAME_SIZE = 3 };

/* %s is the part that is wrong; the last two have none. */
static const char *const problems[ARIMAA_TEXT_PROBLEMS] = {
        [ARIMAA_TEXT_OK] = "",
        [ARIMAA_TEXT_NOT_A_TOKEN] =
                N_("\"%s\" does not say what happens: it must end in a square, "
                   "in x or in directions (n s e w)."),
        [ARIMAA_TEXT_NO_SPECIFIER] =
                N_("\"%s\" does not say which piece: a letter or a square must "
                   "come first."),
        [ARIMAA_TEXT_BAD_PIECE] =
                N_("\"%s\" does not begin with a piece: E M H D C R are Gold's, "
                   "e m h d c r Silver's."),
        [ARIMAA_TEXT_BAD_SQUARE] = N_("\"%s\" names no square: they are a1 to h8."),
        [ARIMAA_TEXT_TOO_MANY_TOKENS] = N_("\"%s\" is more than a turn can hold."),
        [ARIMAA_TEXT_NOT_A_STEP] =
                N_("\"%s\" is no step: a step is a piece, a square and a "
                   "direction, such as Ee2n."),
        [ARIMAA_TEXT_NOT_A_PLACEMENT] =
                N_("\"%s\" places no piece: it takes a piece and a square, "
                   "such as Ee2."),
        [ARIMAA_TEXT_BAD_DIRECTION] =
                N_("\"%s\" is no step: the two squares must be neighbours."),
        [ARIMAA_TEXT_CAPTURE_FIRST] =
                N_("\"%s\" is a capture; the step that causes it must come "
                   "before it."),
        [ARIMAA_TEXT_WRONG_CAPTURE] = N_("\"%s\" is a capture that does not happen."),
        [ARIMAA_TEXT_TOO_MANY_STEPS] = N_("\"%s\" is one step too many."),
        [ARIMAA_TEXT_ILLEGAL] = N_("\"%s\" is against the rules."),
        [ARIMAA_TEXT_NO_SIDE] = N_("\"%s\" stands where g or s must say who is to move."),
        [ARIMAA_TEXT_BAD_BOARD] = N_("\"%s\" is no position."),
        [ARIMAA_TEXT_TWO_ON_SQUARE] = N_("\"%s\" is a second piece on its square."),
        [ARIMAA_TEXT_EMPTY] = N_("Nothing is written here."),
};

char *words_text_error(enum arimaa_text_problem problem, const char *what, char *text,
                       size_t size)
{
        if (problem == ARIMAA_TEXT_OK)
                text[0] = '\0';
        else if (problem == ARIMAA_TEXT_EMPTY)
                snprintf(text, size, "%s", _(problems[problem]));
        else
                snprintf(text, size, _(problems[problem]), what);
        return text;
}

/* ---- Obstructions ---- */

static char *too_far(const struct arimaa_obstruction *obstruction, const char *token,
                     char *text, size_t size)
{
        snprintf(text, size,
                 ngettext("\"%s\" would take at least %d step; the turn has fewer.",
                          "\"%s\" would take at least %d steps; the turn has fewer.",
                          (unsigned long)obstruction->steps),
                 token, obstruction->steps);
        return text;
}

static char *about_square(const char *words, const char *token, int square, char *text,
                          size_t size)
{
        char name[NAME_SIZE];

        arimaa_square_name(square, name);
        snprintf(text, size, words, token, name);
        return text;
}

static char *frozen(const struct arimaa_obstruction *obstruction, const char *token,
                    char *text, size_t size)
{
        char name[NAME_SIZE], other[NAME_SIZE];

        if (obstruction->square == ARIMAA_NO_SQUARE ||
            obstruction->other == ARIMAA_NO_SQUARE) {
                snprintf(text, size, _("\"%s\": the piece is frozen."), token);
                return text;
        }
        arimaa_square_name(obstruction->square, name);
        arimaa_square_name(obstruction->other, other);
        snprintf(text, size,
                 _("\"%s\": the piece on %s is frozen by the one on %s; no friend stands "
                   "beside it."),
                 token, name, other);
        return text;
}

static char *nothing_stronger(const struct arimaa_obstruction *obstruction,
                              const char *token, char *text, size_t size)
{
        if (obstruction->square != ARIMAA_NO_SQUARE)
                return about_square(
                        _("\"%s\": nothing stronger can come to push or pull the piece "
                          "on %s."),
                        token, obstruction->square, text, size);
        snprintf(text, size, _("\"%s\": nothing stronger can come to push or pull it."),
                 token);
        return text;
}

char *words_obstruction(const struct arimaa_obstruction *obstruction,
                        const char *text_read, char *text, size_t size)
{
        char token[TOKEN_SIZE];

        snprintf(token, sizeof token, "%.*s", (int)obstruction->length,
                 text_read + obstruction->start);
        switch (obstruction->obstacle) {
        case ARIMAA_OBSTACLE_NO_PIECE:
                snprintf(text, size, _("\"%s\": there is no such piece."), token);
                return text;
        case ARIMAA_OBSTACLE_TOO_FAR:
                return too_far(obstruction, token, text, size);
        case ARIMAA_OBSTACLE_FROZEN:
                return frozen(obstruction, token, text, size);
        case ARIMAA_OBSTACLE_NOTHING_STRONGER:
                return nothing_stronger(obstruction, token, text, size);
        case ARIMAA_OBSTACLE_BACKWARD:
                snprintf(text, size, _("\"%s\": a rabbit may not go backward."), token);
                return text;
        case ARIMAA_OBSTACLE_NO_WAY:
                snprintf(text, size, _("\"%s\": no legal turn does that."), token);
                return text;
        default:
                snprintf(text, size,
                         _("\"%s\" could be done alone, but not together with the rest."),
                         token);
                return text;
        }
}
