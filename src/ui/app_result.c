/* app_result.c - saying what has come of a turn. */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include "play/text.h"
#include "play/translate.h"
#include "play/words_turn.h"
#include "ui/app.h"
#include "ui/entry_setup.h"

/* "The traps take Rc3 rf6.": what fell as the setup of Silver was complete. */
static void tell_trapped(const struct arimaa_game *game, char *text, size_t size)
{
        int last = arimaa_game_plies(game) - 1;
        const struct arimaa_ply *ply = arimaa_game_ply(game, last);
        struct entry setup = { .meaning = ENTRY_SETUP };
        char pieces[WORDS_PIECES_SIZE];

        if (ply->trapped == 0)
                return;
        entry_setup_show(&setup, situation_position(game, last), &ply->placement);
        text_append(text, size, _("The traps take %s."),
                    words_pieces(&setup.board, ply->trapped, pieces));
}

/* "Gold has no turn with a 1 on the die.": why the game has ended before it. */
static void tell_roll(const struct arimaa_game *game, struct arimaa_outcome outcome,
                      char *text, size_t size)
{
        if (outcome.ending == ARIMAA_IMMOBILIZATION && arimaa_game_roll(game) > 0)
                text_append(text, size, _("%s has no turn with a %d on the die."),
                            words_side(arimaa_opponent(outcome.winner)),
                            arimaa_game_roll(game));
}

static void tell_ending(struct arimaa_outcome outcome, char *text, size_t size)
{
        char how[WORDS_SIZE];

        words_outcome(outcome, how, sizeof how);
        text_append(text, size,
                    _("%s.  :back looks back, :save FILE keeps it, :new begins another"),
                    how);
}

static void tell_repetition(const struct arimaa_game *game, char *text, size_t size)
{
        int last = arimaa_game_plies(game) - 1, earlier[2];
        char again[WORDS_SIZE];

        if (arimaa_game_ply(game, last)->kind != ARIMAA_TURN ||
            arimaa_game_occurrences(game, last, earlier) < 2)
                return;
        text_append(text, size, "%s", words_again(game, earlier[0], again, sizeof again));
}

void app_say_result(struct app *app)
{
        const struct arimaa_game *game = app_game(app);
        struct arimaa_outcome outcome = arimaa_game_outcome(game);
        char text[WORDS_SIZE] = "";

        if (arimaa_game_plies(game) > 0)
                tell_trapped(game, text, sizeof text);
        tell_roll(game, outcome, text, sizeof text);
        if (text[0] != '\0' && outcome.ending != ARIMAA_NOT_OVER)
                text_append(text, sizeof text, "  ");
        if (outcome.ending != ARIMAA_NOT_OVER)
                tell_ending(outcome, text, sizeof text);
        else if (arimaa_game_plies(game) > 0)
                tell_repetition(game, text, sizeof text);
        if (text[0] != '\0')
                app_say(app, "%s", text);
}
