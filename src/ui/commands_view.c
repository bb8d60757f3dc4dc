/* commands_view.c - looking: at moments of the game, lists, the help. */

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "play/translate.h"
#include "ui/app.h"

static bool needs_game(struct app *app)
{
        if (app_game(app) != NULL)
                return true;
        app_say(app, _("no game is open; :new begins one, :open FILE shows one"));
        return false;
}

bool command_flip(struct app *app, const struct command_call *call)
{
        (void)call;
        app->flipped = !app->flipped;
        return true;
}

static bool go_by(struct app *app, const struct command_call *call, int direction)
{
        long count = *call->argument == '\0' ? 1 : strtol(call->argument, NULL, 10);

        if (!needs_game(app))
                return false;
        if (count < 1 || count > 100000) {
                app_say(app, _("how many turns?  a number, as 10"));
                return false;
        }
        app->at = moment_by_turns(&app->at, app_game(app), direction * (int)count);
        return true;
}

bool command_back(struct app *app, const struct command_call *call)
{
        return go_by(app, call, -1);
}

bool command_forward(struct app *app, const struct command_call *call)
{
        return go_by(app, call, 1);
}

static bool go_to(struct app *app, struct moment (*where)(const struct moment *,
                                                          const struct arimaa_game *))
{
        if (!needs_game(app))
                return false;
        app->at = where(&app->at, app_game(app));
        return true;
}

bool command_stepback(struct app *app, const struct command_call *call)
{
        (void)call;
        return go_to(app, moment_step_back);
}

bool command_stepon(struct app *app, const struct command_call *call)
{
        (void)call;
        return go_to(app, moment_step_on);
}

static struct moment to_start(const struct moment *at, const struct arimaa_game *game)
{
        (void)at, (void)game;
        return moment_start();
}

static struct moment to_end(const struct moment *at, const struct arimaa_game *game)
{
        (void)at;
        return moment_end(game);
}

bool command_start(struct app *app, const struct command_call *call)
{
        (void)call;
        return go_to(app, to_start);
}

bool command_end(struct app *app, const struct command_call *call)
{
        (void)call;
        return go_to(app, to_end);
}

bool command_go(struct app *app, const struct command_call *call)
{
        int ply;

        if (!needs_game(app))
                return false;
        ply = entry_ply(app_game(app), call->argument);
        if (ply < 0) {
                app_say(app, _("the game has no move %s; say it as 12g or 12s"),
                        call->argument);
                return false;
        }
        app->at = (struct moment){ ply, 0 };
        return true;
}

/* ---- Lists and the help ---- */

bool command_help(struct app *app, const struct command_call *call)
{
        (void)call;
        if (app->place != AT_HELP)
                app->behind = app->place;
        app->place = AT_HELP;
        app->help_top = 0;
        return true;
}

bool command_close(struct app *app, const struct command_call *call)
{
        (void)call;
        if (app->place == AT_HELP)
                app->place = app->behind;
        return true;
}

static void scroll_help(struct app *app, int by)
{
        int last = app->help_rows - app->help_page;

        app->help_top += by;
        if (app->help_top > last)
                app->help_top = last;
        if (app->help_top < 0)
                app->help_top = 0;
}

static bool move_by(struct app *app, int rows)
{
        if (app->place == AT_HELP)
                scroll_help(app, rows);
        else if (app->place == AT_START)
                start_menu_move(&app->start, rows);
        return true;
}

bool command_up(struct app *app, const struct command_call *call)
{
        (void)call;
        return move_by(app, -1);
}

bool command_down(struct app *app, const struct command_call *call)
{
        (void)call;
        return move_by(app, 1);
}

bool command_pageup(struct app *app, const struct command_call *call)
{
        (void)call;
        return move_by(app, -app->help_page + 1);
}

bool command_pagedown(struct app *app, const struct command_call *call)
{
        (void)call;
        return move_by(app, app->help_page - 1);
}
