/* app.c - events. */

#include "config.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/translate.h"
#include "ui/app.h"

bool app_open(struct app *app)
{
        *app = (struct app){ .place = AT_START };
        app->resolver = arimaa_resolver_create();
        return app->resolver != NULL;
}

static void leave_game(struct app *app)
{
        if (app->match != NULL)
                match_destroy(app->match);
        if (app->record != NULL)
                arimaa_record_destroy(app->record);
        app->match = NULL;
        app->record = NULL;
        app->unsaved = false;
        app->ready = false;
        app->undone.count = 0;
        app->question = ASK_NOTHING;
        app->at = moment_start();
        moves_clear(&app->moves);
}

void app_close(struct app *app)
{
        leave_game(app);
        free(app->undone.actions);
        start_menu_free(&app->start);
        arimaa_resolver_destroy(app->resolver);
}

/* ---- What is on the board ---- */

const struct arimaa_game *app_game(const struct app *app)
{
        if (app->match != NULL)
                return match_game(app->match);
        return app->record != NULL ? app->record->game : NULL;
}

bool app_is_playing(const struct app *app)
{
        return app->match != NULL &&
               arimaa_game_outcome(match_game(app->match)).ending == ARIMAA_NOT_OVER;
}

void app_show_match(struct app *app, struct match *match)
{
        leave_game(app);
        app->match = match;
        app->place = AT_BOARD;
        app->at = moment_end(match_game(match));
        app->message[0] = '\0';
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

void app_show_record(struct app *app, struct arimaa_record *record)
{
        leave_game(app);
        app->record = record;
        app->place = AT_BOARD;
        app->at = after_setups(record->game);
        app->message[0] = '\0';
}

void app_show_start(struct app *app)
{
        leave_game(app);
        start_menu_load(&app->start);
        app->place = AT_START;
}

bool app_may_leave(struct app *app, const char *command)
{
        if (app->match == NULL || app_is_playing(app) || !app->unsaved)
                return true;
        app_say(app,
                _("this game is over and in no file; :save FILE keeps it, :%s! does not"),
                command);
        return false;
}

bool app_begin(struct app *app, const struct ui_options *options)
{
        struct command_call call = { .argument = options->file };

        app_show_start(app);
        switch (options->opening) {
        case UI_NEW:
                call.argument = "";
                return command_new(app, &call);
        case UI_REPLAY:
                return command_open(app, &call);
        default:
                return true;
        }
}

/* ---- Messages ---- */

void app_say(struct app *app, const char *format, ...)
{
        va_list arguments;

        va_start(arguments, format);
        vsnprintf(app->message, sizeof app->message, format, arguments);
        va_end(arguments);
}

/* What a player could do next, where nothing else is to be said. */
static const char *hint(const struct app *app)
{
        const struct arimaa_game *game = app_game(app);

        if (app->place == AT_START)
                return _("a key chooses, or Up, Down and Enter");
        if (game == NULL)
                return "";
        if (!moment_is_end(&app->at, game) || !app_is_playing(app))
                return _("Left and Right: turns; , and .: steps");
        if (app->ready)
                return _("Enter sets up so; or type another");
        if (arimaa_game_in_setup(game))
                return arimaa_game_side(game, arimaa_game_plies(game)) == ARIMAA_GOLD
                               ? _("Gold sets up: Ee2 Md2 ... or :quick")
                               : _("Silver sets up: ee7 md7 ... or :quick");
        if (arimaa_game_plies(game) < 4)
                return _("type a move, as Ee4, or :help");
        return "";
}

const char *app_words(const struct app *app)
{
        if (app->question == ASK_RESIGN)
                return _("Really give the game up?  y does, anything else goes on");
        if (app->message[0] != '\0')
                return app->message;
        if (app->entry.words[0] != '\0')
                return app->entry.words;
        return app->entry.meaning == ENTRY_NOTHING ? hint(app) : "";
}

char app_take_typed(struct app *app)
{
        char first = app->typed[0];

        if (first != '\0')
                memmove(app->typed, app->typed + 1, strlen(app->typed));
        return first;
}

/* ---- The line ---- */

/* The ply at which a typed turn is read: where one looks in a record, the game's
 * own end while it is played. */
static int entry_place(const struct app *app)
{
        const struct arimaa_game *game = app_game(app);

        if (game == NULL)
                return 0;
        return app_is_playing(app) ? arimaa_game_plies(game) : app->at.ply;
}

void app_line(struct app *app, const char *text)
{
        if (strcmp(app->text, text) == 0)
                return;
        snprintf(app->text, sizeof app->text, "%s", text);
        app->message[0] = '\0';
        entry_read(&app->entry, app->resolver, app_game(app), entry_place(app), text);
        if (app->place == AT_HELP && app->entry.meaning > ENTRY_COMMAND)
                app->place = app->behind;
        if (app->entry.meaning > ENTRY_LABEL && app_is_playing(app))
                app->at = moment_end(app_game(app));
}

bool app_apply(struct app *app, const struct arimaa_action *action)
{
        struct arimaa_refusal refusal;

        if (!match_apply(app->match, action, &refusal)) {
                words_refusal(&refusal, app_game(app), app->message, sizeof app->message);
                return false;
        }
        app->unsaved = true;
        app->ready = false;
        app->at = moment_end(app_game(app));
        moves_follow(&app->moves, app_game(app));
        app->message[0] = '\0';
        if (match_unsaved(app->match) != 0)
                app_say(app, _("this game cannot be kept on disk: %s"),
                        strerror(match_unsaved(app->match)));
        return true;
}

/* What a turn has led to, where it is more than the board shows. */
static void say_result(struct app *app)
{
        const struct arimaa_game *game = app_game(app);
        struct arimaa_outcome outcome = arimaa_game_outcome(game);
        int last = arimaa_game_plies(game) - 1, earlier[2];
        char text[WORDS_SIZE], label[20];

        if (outcome.ending != ARIMAA_NOT_OVER) {
                words_outcome(outcome, text, sizeof text);
                app_say(app,
                        _("%s.  Left looks back, :save FILE keeps it, :new begins "
                          "another"),
                        text);
        } else if (arimaa_game_ply(game, last)->kind == ARIMAA_TURN &&
                   arimaa_game_occurrences(game, last, earlier) > 1) {
                words_label(game, earlier[0], label, sizeof label);
                app_say(app,
                        _("the same position as after %s; a third time is not allowed"),
                        label);
        }
}

static bool play(struct app *app, const struct arimaa_action *action)
{
        if (!app_apply(app, action))
                return false;
        app->undone.count = 0;
        say_result(app);
        return true;
}

static bool play_turn(struct app *app)
{
        struct arimaa_action action = { .kind = ARIMAA_TURN,
                                        .turn = app->entry.turn,
                                        .milliseconds = ARIMAA_NO_TIME };

        if (app_is_playing(app))
                return play(app, &action);
        app_say(app, _("this game is over or a record: one can only look at it; :new "
                       "begins one"));
        return false;
}

static bool show_setup(struct app *app)
{
        if (!app_is_playing(app)) {
                app_say(app, _("this is a record, and can only be looked at"));
                return false;
        }
        app->ready = true;
        app->setup = app->entry.placement;
        return true;
}

static bool set_up(struct app *app)
{
        struct arimaa_action action = { .kind = ARIMAA_PLACE,
                                        .placement = app->setup,
                                        .milliseconds = ARIMAA_NO_TIME };

        return play(app, &action);
}

static bool choose_row(struct app *app)
{
        const struct start_row *row = &app->start.rows[app->start.selected];
        size_t length = strlen(row->command);

        if (length == 0 || row->command[length - 1] != ' ')
                return command_run(app, row->command + 1);
        snprintf(app->typed, sizeof app->typed, "%s", row->command);
        return true;
}

static bool enter_nothing(struct app *app)
{
        if (app->place == AT_START)
                choose_row(app);
        else if (app->place == AT_BOARD && app->ready)
                set_up(app);
        return true;
}

/* The same text at Enter as at the last drawing, or newer. */
static bool enter(struct app *app)
{
        switch (app->entry.meaning) {
        case ENTRY_NOTHING:
                return enter_nothing(app);
        case ENTRY_COMMAND:
                return command_run(app, strchr(app->text, ':') + 1);
        case ENTRY_LABEL:
                app->at = (struct moment){ app->entry.ply, 0 };
                return true;
        case ENTRY_TURN:
                return play_turn(app);
        case ENTRY_SETUP:
                return show_setup(app);
        default:
                return false; /* its words say why */
        }
}

bool app_enter(struct app *app, const char *text)
{
        bool done;

        app_line(app, text);
        app->message[0] = '\0';
        app->question = ASK_NOTHING;
        done = enter(app);
        if (done) {
                app->text[0] = '\0';
                app->entry = (struct entry){ .meaning = ENTRY_NOTHING };
        }
        return done;
}

/* ---- Keys ---- */

static bool answer(struct app *app, ui_key key)
{
        struct arimaa_action action = { .kind = ARIMAA_RESIGN };
        const struct arimaa_game *game = app_game(app);

        app->question = ASK_NOTHING;
        app->message[0] = '\0';
        if (key != 'y' && key != 'Y')
                return false;
        action.side = arimaa_game_side(game, arimaa_game_plies(game));
        return play(app, &action);
}

static bool choose_by_key(struct app *app, ui_key key)
{
        for (int i = 0; i < app->start.count; i++)
                if ((unsigned char)app->start.rows[i].key[0] == key) {
                        app->start.selected = i;
                        choose_row(app);
                        return true;
                }
        return false;
}

bool app_key(struct app *app, ui_key key, const char *text)
{
        const struct command *command;
        struct command_call call = { .argument = "" };

        if (*text != '\0')
                return false;
        if (app->question != ASK_NOTHING && answer(app, key))
                return true;
        if (app->place == AT_START && choose_by_key(app, key))
                return true;
        command = command_for_key(app->place, key);
        if (command == NULL)
                return false;
        app->message[0] = '\0';
        command->run(app, &call);
        return true;
}

void app_cancel(struct app *app)
{
        bool was_empty = app->text[0] == '\0';

        app->question = ASK_NOTHING;
        app_line(app, "");
        if (was_empty)
                app_say(app, _(":quit leaves; a game not over can be continued"));
}

void app_quit(struct app *app)
{
        command_run(app, "quit");
}
