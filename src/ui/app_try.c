/* app_try.c - where a move is typed, and turns that are tried there. */

#include "config.h"

#include "play/translate.h"
#include "ui/app.h"

/* The die of a turn that is added: that of the turns already there, for it was rolled
 * before, or else the lowest that allows so many steps. */
static int roll_for(const struct arimaa_record *record, arimaa_node node, int steps)
{
        if (!arimaa_game_variant(record->game).dicey)
                return 0;
        return arimaa_node_children(record, node) > 0
                       ? arimaa_node_ply(record, arimaa_node_child(record, node, 0))->roll
                       : steps;
}

struct arimaa_game *app_try_game(const struct app *app)
{
        arimaa_node node = app_node_at(app, app_typing_ply(app) - 1);
        struct arimaa_game *game = arimaa_game_copy(app_game_at(app, node));
        struct arimaa_action reopen = { .kind = ARIMAA_REOPEN };
        struct arimaa_action roll = { .kind = ARIMAA_ROLL };

        if (game == NULL)
                return NULL;
        arimaa_game_apply(game, &reopen, NULL);
        roll.roll = roll_for(app_record(app), node, arimaa_game_steps(game));
        if (arimaa_game_wants_roll(game))
                arimaa_game_apply(game, &roll, NULL);
        return game;
}

bool app_try_add(struct app *app, const struct arimaa_action *action)
{
        arimaa_node node = app_node(app), added;
        struct arimaa_refusal refusal;
        int children;

        if (app_is_planning(app))
                return app_plan_add(app, action);
        if (!app_change(app))
                return false;
        children = arimaa_node_children(app->study->record, node);
        added = arimaa_node_add(app->study->record, node, action,
                                roll_for(app->study->record, node, app->entry.steps),
                                &refusal);
        if (added == ARIMAA_NO_NODE) {
                app_changed(app, ARIMAA_NO_NODE);
                words_refusal(&refusal, app_node_game(app), app->message,
                              sizeof app->message);
                return false;
        }
        if (arimaa_node_children(app->study->record, node) > children) {
                app_changed(app, added);
        } else {
                app_changed(app, ARIMAA_NO_NODE);
                app_go(app, added);
        }
        return true;
}

/* ---- Where a move is typed ---- */

int app_typing_ply(const struct app *app)
{
        if (app_is_planning(app) && app->at.ply < app_plan_begin(app))
                return app_plan_begin(app);
        if (app_is_playing(app) && !app_is_planning(app))
                return arimaa_game_plies(app_game(app));
        return app->at.ply;
}

/* Where turns are tried a game is open again that was declared to be over. */
static bool goes_on(const struct app *app, enum arimaa_ending ending)
{
        return ending == ARIMAA_NOT_OVER ||
               (app_tries(app) && ending >= ARIMAA_RESIGNATION);
}

bool app_situation(const struct app *app, struct situation *at)
{
        const struct arimaa_game *game = app_game(app);

        if (game == NULL)
                return false;
        *at = situation_at(game, app_typing_ply(app));
        return goes_on(app, at->ending);
}
