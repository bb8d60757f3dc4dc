/* commands_file.c - new games, files, and leaving. */

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "play/translate.h"
#include "ui/app.h"

bool command_new(struct app *app, const struct command_call *call)
{
        struct arimaa_variant standard = { .setup = ARIMAA_STANDARD, .dicey = false };
        struct match *match;

        if (!call->insists && !app_may_leave(app, "new"))
                return false;
        match = match_create(standard, NULL);
        if (match == NULL) {
                app_say(app, _("no memory is left for a game"));
                return false;
        }
        app_show_match(app, match);
        return true;
}

static bool resume(struct app *app, const char *path)
{
        struct match *match = match_resume(path);

        if (match == NULL) {
                app_say(app,
                        errno == EBUSY ? _("another keysteps has that game")
                                       : _("that game cannot be continued: %s"),
                        strerror(errno));
                return false;
        }
        app_show_match(app, match);
        app->unsaved = arimaa_game_plies(match_game(match)) > 0;
        return true;
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
        return resume(app, app->start.games[number - 1].path);
}

/* "~" stands for the home directory, as in a shell. */
static void expand(const char *path, char *text, size_t size)
{
        const char *home = getenv("HOME");

        if (path[0] == '~' && path[1] == '/' && home != NULL)
                snprintf(text, size, "%s%s", home, path + 1);
        else
                snprintf(text, size, "%s", path);
}

static struct arimaa_record *read_first_game(const char *path)
{
        FILE *file = fopen(path, "r");
        struct arimaa_reader *reader = file == NULL ? NULL : arimaa_reader_create(file);
        struct arimaa_record *record = reader == NULL ? NULL : arimaa_reader_next(reader);

        if (reader != NULL)
                arimaa_reader_destroy(reader);
        if (file != NULL)
                fclose(file);
        return record;
}

bool command_open(struct app *app, const struct command_call *call)
{
        struct arimaa_record *record;
        char path[APP_LINE_SIZE], text[WORDS_SIZE];

        if (*call->argument == '\0') {
                app_say(app, _("which file?  :open FILE"));
                return false;
        }
        if (!call->insists && !app_may_leave(app, "open"))
                return false;
        expand(call->argument, path, sizeof path);
        errno = 0;
        record = read_first_game(path);
        if (record == NULL) {
                app_say(app, "%s: %s", path,
                        errno ? strerror(errno) : _("no game is in it"));
                return false;
        }
        words_record_error(record, text, sizeof text);
        if (record->game == NULL || record->error.problem == ARIMAA_RECORD_NOT_A_GAME ||
            record->error.problem == ARIMAA_RECORD_IO) {
                app_say(app, "%s: %s", path, text);
                arimaa_record_destroy(record);
                return false;
        }
        app_show_record(app, record);
        if (record->error.problem == ARIMAA_RECORD_OK)
                return true;
        app->at = moment_end(record->game);
        app_say(app, _("good up to here: %s"), text);
        return true;
}

/* A new file, or one to be replaced. */
static FILE *create(const char *path, bool replace)
{
        int descriptor =
                open(path, O_WRONLY | O_CREAT | (replace ? O_TRUNC : O_EXCL), 0666);

        return descriptor < 0 ? NULL : fdopen(descriptor, "w");
}

static bool write_game(struct app *app, FILE *file)
{
        struct arimaa_record *record =
                app->match ? match_record(app->match) : app->record;
        bool written = arimaa_record_write(record, ARIMAA_FORMAT_OFFICIAL, true, file);

        return (fclose(file) == 0) & written;
}

bool command_save(struct app *app, const struct command_call *call)
{
        char path[APP_LINE_SIZE];
        FILE *file;

        if (app_game(app) == NULL || *call->argument == '\0') {
                app_say(app, app_game(app) == NULL ? _("there is no game to save")
                                                   : _("into which file?  :save FILE"));
                return false;
        }
        expand(call->argument, path, sizeof path);
        file = create(path, call->insists);
        if (file == NULL) {
                app_say(app,
                        errno == EEXIST
                                ? _("%s is there already; :save! FILE replaces it")
                                : "%s: %s",
                        path, strerror(errno));
                return false;
        }
        if (!write_game(app, file)) {
                app_say(app, "%s: %s", path, strerror(errno));
                return false;
        }
        app->unsaved = false;
        app_say(app, _("saved: %s"), path);
        return true;
}

bool command_quit(struct app *app, const struct command_call *call)
{
        if (!call->insists && !app_may_leave(app, "quit"))
                return false;
        app->over = true;
        return true;
}
