#include "play/words.h"

#include <stdio.h>
#include <string.h>

#include "play/translate.h"

const char *words_side(enum arimaa_side side)
{
        static const char *const sides[ARIMAA_SIDES] = { N_("Gold"), N_("Silver") };

        return _(sides[side]);
}

const char *words_kind(enum arimaa_kind kind)
{
        static const char *const kinds[ARIMAA_KINDS] = { N_("rabbit"), N_("cat"),
                                                         N_("dog"),    N_("horse"),
                                                         N_("camel"),  N_("elephant") };

        return _(kinds[kind]);
}

const char *words_setup_rule(enum arimaa_setup_rule rule)
{
        static const char *const names[ARIMAA_SETUP_RULES] = {
                [ARIMAA_STANDARD] = N_("Standard"),
                [ARIMAA_ENDLESS] = N_("Endless Endgame"),
                [ARIMAA_FREESTYLE] = N_("Freestyle"),
        };

        return _(names[rule]);
}

char *words_variant(struct arimaa_variant variant, char *text, size_t size)
{
        snprintf(text, size, "%s%s", words_setup_rule(variant.setup),
                 variant.dicey ? _(", Dicey Moves") : "");
        return text;
}

/* Labels are notation, the same in every language. */
char *words_label(const struct arimaa_game *game, int ply, char *text, size_t size)
{
        snprintf(text, size, "%d%c", arimaa_game_number(game, ply),
                 arimaa_game_side(game, ply) == ARIMAA_GOLD ? 'g' : 's');
        return text;
}

char *words_again(const struct arimaa_game *game, int ply, char *text, size_t size)
{
        char label[16];

        if (ply < 0)
                snprintf(text, size, "%s",
                         _("the position at the start again; not a third time"));
        else
                snprintf(text, size, _("the position after %s again; not a third time"),
                         words_label(game, ply, label, sizeof label));
        return text;
}

/* ---- Outcomes ---- */

/* By ending and winner. */
static const char *const wins[ARIMAA_ENDINGS][ARIMAA_SIDES] = {
        [ARIMAA_NOT_OVER] = { "", "" },
        [ARIMAA_GOAL] = { N_("Gold wins by goal"), N_("Silver wins by goal") },
        [ARIMAA_ELIMINATION] = { N_("Gold wins: Silver has no rabbits left"),
                                 N_("Silver wins: Gold has no rabbits left") },
        [ARIMAA_IMMOBILIZATION] = { N_("Gold wins: Silver cannot move"),
                                    N_("Silver wins: Gold cannot move") },
        [ARIMAA_RESIGNATION] = { N_("Gold wins: Silver resigns"),
                                 N_("Silver wins: Gold resigns") },
        [ARIMAA_TIMEOUT] = { N_("Gold wins: Silver has run out of time"),
                             N_("Silver wins: Gold has run out of time") },
        [ARIMAA_ILLEGAL_TURN] = { N_("Gold wins: Silver made an illegal turn"),
                                  N_("Silver wins: Gold made an illegal turn") },
        [ARIMAA_FORFEIT] = { N_("Gold wins: Silver forfeits the game"),
                             N_("Silver wins: Gold forfeits the game") },
        [ARIMAA_ABANDONED] = { N_("Gold wins: the game was abandoned"),
                               N_("Silver wins: the game was abandoned") },
        [ARIMAA_SCORE] = { N_("Gold wins on score"), N_("Silver wins on score") },
        [ARIMAA_REPETITION] = { N_("Gold wins: Silver repeated a position"),
                                N_("Silver wins: Gold repeated a position") },
        [ARIMAA_BOTH_WITHOUT_RABBITS] = { N_("Gold wins: neither side has a rabbit left"),
                                          N_("Silver wins: neither side has a rabbit "
                                             "left") },
};

static const char *draw(enum arimaa_ending ending)
{
        switch (ending) {
        case ARIMAA_BOTH_WITHOUT_RABBITS:
                return _("A draw: neither side has a rabbit left");
        case ARIMAA_ABANDONED:
                return _("A draw: the game was abandoned");
        case ARIMAA_SCORE:
                return _("A draw on score");
        default:
                return _("A draw");
        }
}

char *words_outcome(struct arimaa_outcome outcome, char *text, size_t size)
{
        const char *words = "";

        if (outcome.ending != ARIMAA_NOT_OVER)
                words = outcome.drawn ? draw(outcome.ending)
                                      : _(wins[outcome.ending][outcome.winner]);
        snprintf(text, size, "%s", words);
        return text;
}

const char *words_result(struct arimaa_outcome outcome)
{
        static const char *const winners[ARIMAA_SIDES] = { N_("Gold wins"),
                                                           N_("Silver wins") };

        return outcome.drawn ? _("A draw") : _(winners[outcome.winner]);
}

/* ---- Records ---- */

static char *wrong_label(const struct arimaa_record *record, const char *what, char *text,
                         size_t size)
{
        char wanted[16];

        words_label(record->game, record->error.ply, wanted, sizeof wanted);
        snprintf(text, size, _("The label is %s where %s is to come."), what, wanted);
        return text;
}

/* Records whose error tells of a part of the file: a sentence about that part. */
static const char *const about_part[] = {
        [ARIMAA_RECORD_NO_LABEL] = N_("\"%s\" has no label such as 2g before it."),
        [ARIMAA_RECORD_AMBIGUOUS] =
                N_("\"%s\" can be read in several ways; it must say more."),
        [ARIMAA_RECORD_NO_TURN] = N_("No legal turn does \"%s\"."),
        [ARIMAA_RECORD_NOT_A_GAME] =
                N_("This is no game: no list of moves begins anywhere, only "
                   "\"%s\" and the like."),
        [ARIMAA_RECORD_BAD_JSON] =
                N_("From \"%s\" on this is no JSON: before it something is missing "
                   "or misspelt."),
        [ARIMAA_RECORD_OTHER_RECORD] =
                N_("\"%s\" is no record of a game of Arimaa: that has the name "
                   "\"Arimaa\" in its header, and a list of moves."),
        [ARIMAA_RECORD_BAD_ROW] =
                N_("\"%s\" is no row of the game archive: that has 29 columns between "
                   "tabs."),
        [ARIMAA_RECORD_NO_MOVES] =
                N_("Behind \"%s\" no move begins, with a label such as 1g."),
        [ARIMAA_RECORD_STEPS_MADE] =
                N_("\"%s\" has not led to this board: above a board stand the steps "
                   "made already, as Ee2n."),
};

char *words_record_error(const struct arimaa_record *record, char *text, size_t size)
{
        const struct arimaa_record_error *error = &record->error;
        const char *what = error->what != NULL ? error->what : "";

        switch (error->problem) {
        case ARIMAA_RECORD_TEXT:
                if (error->text.problem != ARIMAA_TEXT_ILLEGAL)
                        return words_text_error(error->text.problem, what, text, size);
                return words_refusal(&error->refusal, record->game, text, size);
        case ARIMAA_RECORD_REFUSED:
                return words_refusal(&error->refusal, record->game, text, size);
        case ARIMAA_RECORD_WRONG_LABEL:
                return wrong_label(record, what, text, size);
        case ARIMAA_RECORD_NO_MEMORY:
                snprintf(text, size, "%s", _("Memory is short."));
                return text;
        case ARIMAA_RECORD_IO:
                snprintf(text, size, "%s", _("The file could not be read to its end."));
                return text;
        case ARIMAA_RECORD_OK:
                text[0] = '\0';
                return text;
        default:
                break;
        }
        if (error->problem == ARIMAA_RECORD_NOT_A_GAME && what[0] == '\0')
                snprintf(text, size, "%s", _("There is nothing in this file."));
        else
                snprintf(text, size, _(about_part[error->problem]), what);
        return text;
}

/* %s is the word or turn in question; some have none. */
static const char *const warnings[ARIMAA_WARNINGS] = {
        [ARIMAA_WARNING_CLOCK] =
                N_("\"%s\" begins a clock behind the moves, which is ignored."),
        [ARIMAA_WARNING_WORD] = N_("\"%s\" means nothing here, and is ignored."),
        [ARIMAA_WARNING_UNOPENED] = N_("A variation ends here that has not begun."),
        [ARIMAA_WARNING_UNCLOSED] = N_("The variation that begins here never ends."),
        [ARIMAA_WARNING_TAKEN_BACK] = N_(
                "The setups that are taken back here are of another variant, and lost."),
        [ARIMAA_WARNING_STEPS_MADE] =
                N_("The steps \"%s\" have been made on this board; it is shown as it was "
                   "before them."),
        [ARIMAA_WARNING_RESULT] = N_("The result \"%s\" is not how the game ended."),
        [ARIMAA_WARNING_BAD_VARIATION] =
                N_("\"%s\" in a variation is wrong too; its rest is kept as a comment."),
        [ARIMAA_WARNING_TRUSTED] = N_("\"%s\" is against the rules, and made on trust."),
};

char *words_warning(const struct arimaa_warning *warning, char *text, size_t size)
{
        const char *words = _(warnings[warning->kind]);

        if (strstr(words, "%s") != NULL)
                snprintf(text, size, words, warning->what);
        else
                snprintf(text, size, "%s", words);
        return text;
}
