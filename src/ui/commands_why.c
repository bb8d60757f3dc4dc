/* commands_why.c - asking a square. */

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "notation/board.h"
#include "play/translate.h"
#include "play/words_square.h"
#include "rules/reach.h"
#include "ui/app.h"

/* The board that is shown, and the steps that are left of the turn on it. */
struct shown {
        struct arimaa_position position;
        int steps;
        bool in_turn; /* steps have been typed or entered */
};

static void show_entered(const struct app *app, const struct situation *at,
                         struct shown *shown)
{
        struct hand_steps made;

        if (by_hand_steps(app, &made)) {
                shown->position = made.now;
                shown->steps = at->steps - made.turn.count;
        } else if (app->entry.shows_board && app->entry.steps > 0) {
                shown->position = app->entry.board;
                shown->steps = at->steps - app->entry.steps;
        } else {
                return;
        }
        shown->position.to_move = at->side;
        shown->in_turn = true;
}

static struct shown shown_now(const struct app *app)
{
        const struct arimaa_game *game = app_game(app);
        struct shown shown = { .position = moment_position(&app->at, game) };
        struct situation at;

        if (app_situation(app, &at) && !at.in_setup) {
                if (app_typing_ply(app) == app->at.ply)
                        shown.steps = at.steps - app->at.step;
                show_entered(app, &at, &shown);
        }
        if (shown.steps == 0 && !shown.in_turn && app->at.ply < arimaa_game_plies(game) &&
            arimaa_game_ply(game, app->at.ply)->kind == ARIMAA_TURN)
                shown.steps = arimaa_game_ply(game, app->at.ply)->steps - app->at.step;
        return shown;
}

/* Say what there is to say of a square of the board that is shown, and mark where what
 * stands there can go, or on an empty one what can come there. */
static void tell(struct app *app, int square)
{
        struct shown shown = shown_now(app);
        uint64_t *memory = malloc(ARIMAA_REACH_WORDS * sizeof *memory);
        struct arimaa_inspection inspection;
        struct arimaa_ends ends;
        char words[WORDS_SIZE];

        arimaa_find_ends(&shown.position, shown.steps, memory,
                         memory != NULL ? ARIMAA_REACH_WORDS : 0, &ends);
        free(memory);
        inspection = arimaa_inspect(&shown.position, &ends, square);
        words_square(&inspection, &shown.position, words, sizeof words);
        app->marked = inspection.ends | inspection.comers;
        if (shown.in_turn)
                app_say(app,
                        ngettext("With this turn, %d step left: %s",
                                 "With this turn, %d steps left: %s",
                                 (unsigned long)shown.steps),
                        shown.steps, words);
        else
                app_say(app, "%s", words);
}

bool command_why(struct app *app, const struct command_call *call)
{
        int square = by_hand_cursor(app);

        if (!app_needs_game(app))
                return false;
        if (square == ARIMAA_NO_SQUARE)
                square = by_hand_choice(app).selected;
        if (*call->argument != '\0') {
                square = arimaa_square_named(call->argument);
                if (square == ARIMAA_NO_SQUARE) {
                        app_say(app, _("\"%.20s\" is no square, as e5 is"),
                                call->argument);
                        return false;
                }
        }
        if (square == ARIMAA_NO_SQUARE) {
                app_say(app, _("which square?  :why e5, or where the cursor is"));
                return false;
        }
        tell(app, square);
        return true;
}
