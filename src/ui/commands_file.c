/* commands_file.c - interrupted games, files, and leaving. */

#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "play/replace_file.h"
#include "play/translate.h"
#include "ui/app.h"

static bool resume_match(struct app *app, const char *path)
{
        struct match *match = match_resume(path);

        if (match == NULL)
                return false;
        app_show_match(app, match);
        app->unsaved = arimaa_game_plies(match_game(match)) > 0;
        return true;
}

static bool resume_study(struct app *app, const char *path)
{
        struct study *study = study_resume(path);

        if (study == NULL)
                return false;
        games_close(&app->games);
        app_show_study(app, study);
        return true;
}

/* What is good of it, while it stays where it is. */
static bool show_damaged(struct app *app, const char *path)
{
        struct study *study = study_of_damaged(path);

        if (study == NULL) {
                app_say(app, "%s: %s", path, strerror(errno));
                return false;
        }
        games_close(&app->games);
        app_show_study(app, study);
        app->at = moment_end(app_game(app));
        app_say(app,
                _("good up to here; :save FILE keeps this, :playon plays on; what is "
                  "damaged stays in %s"),
                path);
        return true;
}

static bool resume(struct app *app, const struct start_game *game)
{
        char path[APP_LINE_SIZE]; /* the menu is gone with what it shows */

        snprintf(path, sizeof path, "%s", game->path);
        if (game->is_damaged)
                return show_damaged(app, path);
        if (game->is_study ? resume_study(app, path) : resume_match(app, path))
                return true;
        app_say(app,
                errno == EBUSY ? _("another keysteps has that game")
                               : _("that game cannot be continued: %s"),
                strerror(errno));
        return false;
}

bool command_continue(struct app *app, const struct command_call *call)
{
        long number = *call->argument == '\0' ? 1 : strtol(call->argument, NULL, 10);

        if (!call->insists && !app_may_leave(app, "continue"))
                return false;
        if (app->place != AT_START)
                start_menu_load(&app->start);
        if (app->start.game_count == 0) {
                app_say(app, _("no game was interrupted"));
                return false;
        }
        if (number < 1 || number > app->start.game_count) {
                app_say(app,
                        ngettext("there is %d such game", "there are %d such games",
                                 (unsigned long)app->start.game_count),
                        app->start.game_count);
                return false;
        }
        return resume(app, &app->start.games[number - 1]);
}

/* ---- Opening ---- */

/* A file that holds one game shows it, any other the list of its games. */
static bool open_file(struct app *app, const char *path)
{
        struct file_mark mark = file_mark_of(path); /* before what is read can change */
        struct games games;
        struct arimaa_record *first = games_open(&games, path);

        if (first == NULL) {
                app_say(app, "%s: %s", path,
                        errno ? strerror(errno) : _("no game is in it"));
                games_close(&games);
                return false;
        }
        if (!app_show_record(app, first, games.complete ? path : NULL)) {
                char why[APP_MESSAGE_SIZE];

                snprintf(why, sizeof why, "%s", app->message);
                app_say(app, "%.200s: %s", path, why);
                games_close(&games);
                return false;
        }
        games_close(&app->games);
        if (games.complete) {
                app->study->mark = mark;
                games_close(&games);
                return true;
        }
        app->games = games;
        app->game_index = 0;
        app->place = AT_GAMES;
        return true;
}

bool command_open(struct app *app, const struct command_call *call)
{
        char path[APP_LINE_SIZE];

        if (*call->argument == '\0') {
                app_say(app, _("which file?  :open FILE"));
                return false;
        }
        if (!call->insists && !app_may_leave(app, "open"))
                return false;
        replace_file_name(call->argument, path, sizeof path);
        return open_file(app, path);
}

/* Ask for one of the list; it comes when it has been read. */
static bool want_game(struct app *app, const char *text)
{
        long number = strtol(text, NULL, 10);

        if (number < 1 || number > app->games.count) {
                app_say(app,
                        ngettext("there is %d game in the list",
                                 "there are %d games in the list",
                                 (unsigned long)app->games.count),
                        app->games.count);
                return false;
        }
        app->games.selected = (int)number - 1;
        games_want(&app->games, app->games.selected);
        return true;
}

bool command_games(struct app *app, const struct command_call *call)
{
        if (app->games.count == 0) {
                app_say(app, _("no file with several games is open"));
                return false;
        }
        if (!call->insists && !app_may_leave(app, "games"))
                return false;
        if (*call->argument != '\0' && !want_game(app, call->argument))
                return false;
        if (app->study != NULL)
                app->study->changed = false;
        games_resume(&app->games);
        app->place = AT_GAMES;
        return true;
}

/* ---- Saving ---- */

/* The format that a file's name asks for by its end, as game.json does; else ours. */
static enum arimaa_format format_for(const char *path)
{
        const char *dot = strrchr(path, '.'), *slash = strrchr(path, '/');
        enum arimaa_format format = ARIMAA_FORMATS;

        if (dot != NULL && (slash == NULL || dot > slash))
                format = arimaa_format_named(dot + 1);
        return format != ARIMAA_FORMATS ? format : ARIMAA_FORMAT_PGN;
}

struct saving {
        const struct arimaa_record *record;
        enum arimaa_format format;
};

static bool write_record(FILE *file, const void *context)
{
        const struct saving *saving = context;

        return arimaa_record_write(saving->record, saving->format, true, file);
}

/* Whether a format has no room for what the record has. */
static bool is_too_small(const struct app *app, enum arimaa_format format)
{
        return format != ARIMAA_FORMAT_PGN &&
               (app->outline.variations || app->outline.comments);
}

static bool save_in(struct app *app, const char *path, bool replaces)
{
        struct saving saving = { app_record(app), format_for(path) };
        struct file_mark mark;

        if (!replace_file(path, replaces, write_record, &saving, &mark)) {
                app_say(app,
                        errno == EEXIST
                                ? _("%s is there already; :save! FILE replaces it")
                                : "%s: %s",
                        path, strerror(errno));
                return false;
        }
        if (app->study != NULL)
                study_wrote(app->study, path, mark);
        if (is_too_small(app, saving.format)) {
                app_say(app, _("saved without variations and comments: %s"), path);
                return true;
        }
        if (app->study != NULL)
                study_saved(app->study, path, mark);
        app->unsaved = false;
        app_say(app, _("saved: %s"), path);
        return true;
}

/* Into the file that the game came from. */
static bool save_back(struct app *app, bool insists)
{
        const struct study *study = app->study;
        char path[APP_LINE_SIZE]; /* saving gives the study a path anew */

        if (study == NULL || study->path == NULL) {
                app_say(app, app->game_index >= 0
                                     ? _("the file has other games; into which?  :save "
                                         "FILE")
                                     : _("into which file?  :save FILE"));
                return false;
        }
        if (!insists && study_is_outdated(study)) {
                app_say(app,
                        _("%s has been changed since it was read or saved; :save! writes "
                          "over it, :save FILE beside it"),
                        study->path);
                return false;
        }
        if (!insists && !study->is_ours) {
                app_say(app,
                        _("%s may be in another format; :save! writes over it, "
                          ":save FILE beside it"),
                        study->path);
                return false;
        }
        snprintf(path, sizeof path, "%s", study->path);
        return save_in(app, path, true);
}

bool command_save(struct app *app, const struct command_call *call)
{
        char path[APP_LINE_SIZE];

        if (app_game(app) == NULL) {
                app_say(app, _("there is no game to save"));
                return false;
        }
        if (app_refuses_in_plan(app))
                return false;
        if (*call->argument == '\0')
                return save_back(app, call->insists);
        replace_file_name(call->argument, path, sizeof path);
        return save_in(app, path, call->insists);
}

bool command_quit(struct app *app, const struct command_call *call)
{
        if (!call->insists && !app_may_leave(app, "quit"))
                return false;
        app->over = true;
        return true;
}
