/* commands_view.c - looking: at moments of the game, at lists and texts. */

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "play/translate.h"
#include "ui/app.h"

bool command_flip(struct app *app, const struct command_call *call)
{
        (void)call;
        app->flipped = !app->flipped;
        if (app->match != NULL)
                match_sit(app->match, app->flipped ? ARIMAA_SILVER : ARIMAA_GOLD);
        return true;
}

static bool enter_by_hand(struct app *app, enum hand_manner manner)
{
        if (!app_needs_game(app))
                return false;
        if (!app_tries(app) && !app_is_playing(app)) {
                app_say_over(app);
                return false;
        }
        app->place = AT_BOARD;
        by_hand_toggle(app, manner);
        return true;
}

bool command_hand(struct app *app, const struct command_call *call)
{
        (void)call;
        return enter_by_hand(app, HAND_GOALS);
}

bool command_steps(struct app *app, const struct command_call *call)
{
        (void)call;
        return enter_by_hand(app, HAND_STEPS);
}

static bool go_by(struct app *app, const struct command_call *call, int direction)
{
        long count = *call->argument == '\0' ? 1 : strtol(call->argument, NULL, 10);

        if (!app_needs_game(app))
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
        if (!app_needs_game(app))
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

        if (!app_needs_game(app))
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

/* ---- Lists and texts ---- */

bool command_close(struct app *app, const struct command_call *call)
{
        (void)call;
        if (app->place == AT_HELP)
                app->place = app->behind;
        else if (app->place == AT_GAMES && app_is_busy(app))
                games_stop(&app->games);
        else if (app->place == AT_GAMES)
                app->place = AT_BOARD;
        else if (app->place == AT_NEW)
                app->place = app->new_game.behind;
        return true;
}

static bool move_by(struct app *app, int rows)
{
        if (app->place == AT_HELP)
                help_move(&app->help, rows);
        else if (app->place == AT_START)
                start_menu_move(&app->start, rows);
        else if (app->place == AT_GAMES)
                games_move(&app->games, rows);
        return true;
}

static int page_rows(const struct app *app)
{
        int rows = app->place == AT_GAMES ? app->games.page : app->help.height;

        return rows > 1 ? rows - 1 : 1;
}

/* More than any list or text has. */
enum { ALL_ROWS = 1 << 28 };

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
        return move_by(app, -page_rows(app));
}

bool command_pagedown(struct app *app, const struct command_call *call)
{
        (void)call;
        return move_by(app, page_rows(app));
}

bool command_top(struct app *app, const struct command_call *call)
{
        (void)call;
        return move_by(app, -ALL_ROWS);
}

bool command_bottom(struct app *app, const struct command_call *call)
{
        (void)call;
        return move_by(app, ALL_ROWS);
}

/* ---- How things are shown ---- */

static const char *const panel_names[PANELS] = { "moves", "page", "tags" };

bool command_panel(struct app *app, const struct command_call *call)
{
        if (!app_needs_game(app))
                return false;
        app->place = AT_BOARD;
        if (*call->argument == '\0') {
                app->panel = (app->panel + 1) % PANELS;
                return true;
        }
        for (int i = 0; i < PANELS; i++)
                if (strcmp(panel_names[i], call->argument) == 0) {
                        app->panel = (enum app_panel)i;
                        return true;
                }
        app_say(app, _("there is no panel %s; there are moves, page and tags"),
                call->argument);
        return false;
}

bool command_play(struct app *app, const struct command_call *call)
{
        bool at_pace = strcmp(call->argument, "pace") == 0;
        long seconds = strtol(call->argument, NULL, 10);

        if (!app_needs_game(app))
                return false;
        if (*call->argument != '\0' && !at_pace) {
                if (seconds < 1 || seconds > 60) {
                        app_say(app, _("how many seconds?  from 1 to 60, or pace"));
                        return false;
                }
                app->settings.seconds = (int)seconds;
        }
        if (moment_is_end(&app->at, app_game(app))) {
                app_say(app, _("the line ends here; < goes to its start"));
                return false;
        }
        app->place = AT_BOARD;
        app->autoplay = (struct app_autoplay){ .runs = true, .at_pace = at_pace };
        app_say(app, _("going on; any key stops"));
        return true;
}
