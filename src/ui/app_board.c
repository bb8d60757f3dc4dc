/* app_board.c - what is on the board, and where one looks. */

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "play/translate.h"
#include "ui/app.h"

struct arimaa_record *app_record(const struct app *app)
{
        if (app_is_planning(app))
                return app->plan->record;
        if (app->match != NULL)
                return match_record(app->match);
        return app->study != NULL ? app->study->record : NULL;
}

/* ---- Looking at a line ---- */

const struct arimaa_game *app_game_at(const struct app *app, arimaa_node node)
{
        const struct arimaa_record *record = app_record(app);
        const struct arimaa_game *game;

        if (record == NULL)
                return NULL;
        game = arimaa_node_game(record, node);
        return game != NULL ? game : record->game;
}

const struct arimaa_game *app_game(const struct app *app)
{
        if (app->match != NULL && !app_is_planning(app))
                return match_game(app->match);
        return app_game_at(app, app->leaf);
}

bool app_needs_game(struct app *app)
{
        if (app_game(app) != NULL)
                return true;
        app_say(app, _("no game is open; :new begins one, :open FILE shows one"));
        return false;
}

arimaa_node app_node_at(const struct app *app, int ply)
{
        const struct arimaa_record *record = app_record(app);
        arimaa_node node = app->leaf;

        while (arimaa_node_depth(record, node) > ply + 1)
                node = arimaa_node_parent(record, node);
        return node;
}

arimaa_node app_node(const struct app *app)
{
        return app_node_at(app, app->at.ply - 1);
}

const struct arimaa_game *app_node_game(const struct app *app)
{
        return app_game_at(app, app_node(app));
}

struct arimaa_outcome app_outcome(const struct app *app)
{
        const struct arimaa_record *record = app_record(app);

        if (app->study != NULL && arimaa_node_on_main_line(record, app->leaf))
                return arimaa_record_outcome(record);
        return arimaa_game_outcome(app_game(app));
}

bool app_is_playing(const struct app *app)
{
        return app->match != NULL &&
               arimaa_game_outcome(match_game(app->match)).ending == ARIMAA_NOT_OVER;
}

void app_go(struct app *app, arimaa_node node)
{
        const struct arimaa_record *record = app_record(app);
        int depth = arimaa_node_depth(record, node);

        if (app_node_at(app, depth - 1) != node)
                app->leaf = arimaa_node_line_end(record, node);
        app->at = (struct moment){ depth, 0 };
}

/* ---- Changes ---- */

void app_follow(struct app *app)
{
        const struct arimaa_record *record = app_record(app);

        if (app->match != NULL && !app_is_planning(app))
                app->leaf = arimaa_node_line_end(record, ARIMAA_ROOT);
        outline_build(&app->outline, record);
        app_plan_follow(app);
}

bool app_apply(struct app *app, const struct arimaa_action *action)
{
        struct arimaa_refusal refusal;

        if (app_refuses_in_plan(app))
                return false;
        if (!match_apply(app->match, action, &refusal)) {
                words_refusal(&refusal, app_game(app), app->message, sizeof app->message);
                return false;
        }
        app->unsaved = true;
        app->ready = false;
        app_follow(app);
        app->at = moment_end(app_game(app));
        app->rings = app->settings.bell;
        app->message[0] = '\0';
        if (match_unsaved(app->match) != 0)
                app_say(app, _("this game cannot be kept on disk: %s"),
                        strerror(match_unsaved(app->match)));
        return true;
}

bool app_change(struct app *app)
{
        if (app->study == NULL) {
                app_say(app, app->match != NULL
                                     ? _("a game being played is not annotated; :study "
                                         "opens a copy that is")
                                     : _("no game is open; :open FILE opens one"));
                return false;
        }
        if (study_begin(app->study, app_node(app)))
                return true;
        app_say(app, _("no memory is left for a change"));
        return false;
}

void app_changed(struct app *app, arimaa_node node)
{
        study_end(app->study, node);
        if (node == ARIMAA_NO_NODE)
                return;
        app_follow(app);
        app->leaf = arimaa_node_line_end(app->study->record, node);
        app_go(app, node);
        if (app->study->unsaved != 0)
                app_say(app, _("the changes cannot be kept on disk: %s"),
                        strerror(app->study->unsaved));
}

/* ---- Putting something on the board ---- */

void app_leave(struct app *app, bool keeps_changes)
{
        plan_destroy(app->plan);
        match_destroy(app->match);
        study_destroy(app->study, keeps_changes);
        app->plan = NULL;
        app->match = NULL;
        app->study = NULL;
        app->showing++;
        app->game_index = -1;
        app->unsaved = false;
        app->ready = false;
        app->undone.count = 0;
        app->question = ASK_NOTHING;
        app->autoplay.runs = false;
        app->leaf = ARIMAA_ROOT;
        app->at = moment_start();
        outline_free(&app->outline);
        moves_clear(&app->moves);
}

static void show_board(struct app *app)
{
        app->place = AT_BOARD;
        app->message[0] = '\0';
        app->leaf = arimaa_node_line_end(app_record(app), ARIMAA_ROOT);
        app_follow(app);
}

void app_show_match(struct app *app, struct match *match)
{
        app_leave(app, false);
        games_close(&app->games);
        app->match = match;
        app->flipped = match_below(match) == ARIMAA_SILVER;
        show_board(app);
        app->at = moment_end(match_game(match));
}

/* Where a replay begins: an empty board tells nothing. */
static struct moment after_setups(const struct arimaa_game *game)
{
        struct moment at = moment_start();

        while (!moment_is_end(&at, game) &&
               arimaa_game_ply(game, at.ply)->kind == ARIMAA_PLACE)
                at.ply++;
        return at;
}

void app_show_study(struct app *app, struct study *study)
{
        app_leave(app, false);
        app->study = study;
        show_board(app);
        app->at = after_setups(app_game(app));
        if (study->node != ARIMAA_ROOT)
                app_go(app, study->node);
}

/* Where the reading of a damaged record stopped, and why; or how much was odd in it. */
static void say_damage(struct app *app, const struct arimaa_record *record)
{
        int odd = (int)record->warning_count;
        char text[WORDS_SIZE];

        if (record->error.problem != ARIMAA_RECORD_OK) {
                app->at = moment_end(app_game(app));
                words_record_error(record, text, sizeof text);
                app_say(app,
                        record->rest != NULL ? _("good up to here: %s")
                                             : _("all was read but a variation: %s"),
                        text);
        } else if (odd > 0) {
                app_say(app,
                        ngettext("%d thing in it is odd; the tags tell",
                                 "%d things in it are odd; the tags tell",
                                 (unsigned long)odd),
                        odd);
        }
}

static bool is_game(const struct arimaa_record *record)
{
        return record->game != NULL &&
               record->error.problem != ARIMAA_RECORD_NOT_A_GAME &&
               record->error.problem != ARIMAA_RECORD_IO;
}

bool app_show_record(struct app *app, struct arimaa_record *record, const char *path)
{
        struct study *study;

        if (!is_game(record)) {
                words_record_error(record, app->message, sizeof app->message);
                arimaa_record_destroy(record);
                return false;
        }
        study = study_create(record, path);
        if (study == NULL) {
                app_say(app, _("no memory is left for a game"));
                arimaa_record_destroy(record);
                return false;
        }
        app_show_study(app, study);
        say_damage(app, record);
        return true;
}

void app_show_start(struct app *app)
{
        app_leave(app, false);
        games_close(&app->games);
        start_menu_load(&app->start);
        app->place = AT_START;
}
