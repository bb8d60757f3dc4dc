/* commands_game.c - taking back, resigning. */

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "play/translate.h"
#include "ui/app.h"

static bool needs_match(struct app *app)
{
        if (app->match != NULL)
                return true;
        app_say(app, _("no game is being played; :new begins one"));
        return false;
}

static bool remember(struct app *app, const struct arimaa_action *action)
{
        struct arimaa_action *more = realloc(
                app->undone.actions, (size_t)(app->undone.count + 1) * sizeof *more);

        if (more == NULL)
                return false;
        app->undone.actions = more;
        more[app->undone.count++] = *action;
        return true;
}

static bool drop_setup(struct app *app)
{
        app->ready = false;
        app_say(app, _("the setup is taken off again"));
        return true;
}

/* Of a study, whose changes are taken back and made again. */
static bool go_through_changes(struct app *app,
                               arimaa_node (*go)(struct study *, arimaa_node),
                               const char *none)
{
        arimaa_node node = go(app->study, app_node(app));

        if (node == ARIMAA_NO_NODE) {
                app_say(app, "%s", none);
                return false;
        }
        moves_clear(&app->moves);
        app_follow(app);
        app->leaf = arimaa_node_line_end(app->study->record, node);
        app_go(app, node);
        return true;
}

/* What came last, in words and as the action that does it again: an ending that was
 * declared leaves the plies as they are. */
static bool take_back(struct app *app, struct arimaa_action *again, char *what,
                      size_t size)
{
        struct arimaa_action back = { .kind = ARIMAA_TAKE_BACK };
        struct arimaa_outcome outcome = arimaa_game_outcome(app_game(app));
        int plies = arimaa_game_plies(app_game(app));

        if (plies > 0) {
                *again = arimaa_ply_action(arimaa_game_ply(app_game(app), plies - 1));
                words_label(app_game(app), plies - 1, what, size);
        }
        if (!app_apply(app, &back))
                return false;
        if (arimaa_game_plies(app_game(app)) == plies) {
                *again = (struct arimaa_action){ .kind = ARIMAA_CLAIM, .claim = outcome };
                words_outcome(outcome, what, size);
        }
        return true;
}

bool command_undo(struct app *app, const struct command_call *call)
{
        struct arimaa_action again;
        char what[WORDS_SIZE];

        (void)call;
        if (app_is_planning(app))
                return app_plan_undo(app);
        if (app->study != NULL)
                return go_through_changes(app, study_undo,
                                          _("there is no change to take back"));
        if (!needs_match(app))
                return false;
        if (app->ready)
                return drop_setup(app);
        if (!take_back(app, &again, what, sizeof what))
                return false;
        if (remember(app, &again))
                app_say(app, _("taken back: %s; :redo does it again"), what);
        return true;
}

bool command_redo(struct app *app, const struct command_call *call)
{
        const struct arimaa_action *again;

        (void)call;
        if (app_refuses_in_plan(app))
                return false;
        if (app->study != NULL)
                return go_through_changes(app, study_redo, _("nothing was taken back"));
        if (!needs_match(app))
                return false;
        if (app->undone.count == 0) {
                app_say(app, _("nothing was taken back"));
                return false;
        }
        again = &app->undone.actions[app->undone.count - 1];
        if (!app_apply(app, again))
                return false;
        app->untyped = again->kind == ARIMAA_TURN || again->kind == ARIMAA_PLACE;
        app->undone.count--;
        return true;
}

bool command_resign(struct app *app, const struct command_call *call)
{
        (void)call;
        if (!needs_match(app) || app_refuses_in_plan(app))
                return false;
        if (!app_is_playing(app)) {
                app_say(app, _("the game is over"));
                return false;
        }
        app->question = ASK_RESIGN;
        return true;
}

/* ---- From one to the other ---- */

/* The game up to a ply, as a record; NULL when memory is short. */
static struct arimaa_record *cut(const struct arimaa_game *game, int ply)
{
        struct arimaa_action back = { .kind = ARIMAA_TAKE_BACK };
        struct arimaa_game *copy = arimaa_game_copy(game);
        struct arimaa_record *record;

        while (copy != NULL && (arimaa_game_plies(copy) > ply ||
                                arimaa_game_outcome(copy).ending >= ARIMAA_RESIGNATION))
                if (!arimaa_game_apply(copy, &back, NULL))
                        break;
        record = copy != NULL ? arimaa_record_create(copy) : NULL;
        if (record == NULL)
                arimaa_game_destroy(copy);
        return record;
}

static bool no_memory(struct app *app)
{
        app_say(app, _("no memory is left for a game"));
        return false;
}

bool command_playon(struct app *app, const struct command_call *call)
{
        const struct arimaa_game *game = app_game(app);
        struct match *match;

        if (game == NULL) {
                app_say(app, _("no game is open; :open FILE opens one"));
                return false;
        }
        if (app_is_playing(app)) {
                app_say(app, _("this game is being played; :undo takes turns back"));
                return false;
        }
        if (!call->insists && !app_may_leave(app, "playon"))
                return false;
        match = match_adopt(cut(game, app->at.ply));
        if (match == NULL)
                return no_memory(app);
        match_sit(match, app->flipped ? ARIMAA_SILVER : ARIMAA_GOLD);
        app_show_match(app, match);
        app->unsaved = true;
        return true;
}

/* Whether the match is on disk still when it has been let go. */
static bool match_stays(const struct app *app)
{
        return app_is_playing(app) && match_unsaved(app->match) == 0;
}

bool command_study(struct app *app, const struct command_call *call)
{
        struct arimaa_record *record;
        struct study *study;

        (void)call;
        if (!needs_match(app) || app_refuses_in_plan(app))
                return false;
        record = arimaa_record_copy(app_record(app));
        study = record != NULL ? study_create(record, NULL) : NULL;
        if (study == NULL) {
                arimaa_record_destroy(record);
                return no_memory(app);
        }
        if (app->unsaved && !match_stays(app))
                study_keep(study, ARIMAA_ROOT);
        app_show_study(app, study);
        app->at = moment_end(app_game(app));
        return true;
}
