/* app.c - events. */

#include "config.h"

#include <ctype.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/translate.h"
#include "ui/app.h"

bool app_open(struct app *app)
{
        *app = (struct app){ .place = AT_START, .game_index = -1 };
        settings_reset(&app->settings);
        app->hand = by_hand_begin();
        app->resolver = arimaa_resolver_create();
        app->hint = malloc(WORDS_SIZE);
        return keymap_open(&app->keymap) && app->resolver != NULL && app->hint != NULL;
}

void app_close(struct app *app)
{
        app_leave(app, false);
        games_close(&app->games);
        help_free(&app->help);
        completion_forget(&app->completion);
        free(app->undone.actions);
        free(app->request.text);
        free(app->hint);
        start_menu_free(&app->start);
        keymap_free(&app->keymap);
        arimaa_resolver_destroy(app->resolver);
}

/* A game that is not over is kept on disk by itself, unless that fails. */
static bool may_leave_match(struct app *app, const char *command)
{
        if (!app->unsaved)
                return true;
        if (!app_is_playing(app)) {
                app_say(app,
                        _("this game is over and in no file; :save FILE keeps it, "
                          ":%s! does not"),
                        command);
                return false;
        }
        if (match_unsaved(app->match) == 0)
                return true;
        app_say(app,
                _("this game cannot be kept on disk (%s); :save FILE keeps it, :%s! "
                  "does not"),
                strerror(match_unsaved(app->match)), command);
        return false;
}

bool app_may_leave(struct app *app, const char *command)
{
        if (app->study != NULL && app->study->changed) {
                app_say(app,
                        _("the changes are in no file; :save keeps them, :%s! drops "
                          "them"),
                        command);
                return false;
        }
        return app->match == NULL || may_leave_match(app, command);
}

bool app_begin(struct app *app, const struct ui_options *options)
{
        struct command_call call = { .argument = options->file };

        app->settings.ascii |= options->ascii;
        app_show_start(app);
        switch (options->opening) {
        case UI_NEW:
                return app_begin_game(app, &options->choices);
        case UI_REPLAY:
                return command_open(app, &call);
        default:
                return true;
        }
}

char app_take_typed(struct app *app)
{
        char first = app->typed[0];

        if (first != '\0')
                memmove(app->typed, app->typed + 1, strlen(app->typed));
        return first;
}

/* ---- The line ---- */

static void read_in_study(struct app *app)
{
        struct arimaa_game *game = app_try_game(app);

        if (game == NULL)
                return;
        entry_read(&app->entry, app->resolver, game, arimaa_game_plies(game),
                   app_is_planning(app) ? ENTRY_TO_PLAN : ENTRY_TO_PLAY, app->text);
        arimaa_game_destroy(game);
}

/* Read the line.  A turn is read where one looks in a study, at the game's own end
 * while it is played; a label anywhere on the line looked at. */
static void read_line(struct app *app)
{
        const struct arimaa_game *game = app_game(app);
        bool is_label = isdigit((unsigned char)app->text[strspn(app->text, " ")]);

        if (app_tries(app) && !is_label && app->text[0] != '\0')
                read_in_study(app);
        else
                entry_read(&app->entry, app->resolver, game,
                           game != NULL ? app_typing_ply(app) : 0, ENTRY_TO_PLAY,
                           app->text);
}

/* What an answer or a completion was about. */
static void forget_marks(struct app *app)
{
        app->marked = 0;
        completion_forget(&app->completion);
}

void app_line(struct app *app, const char *text)
{
        if (strcmp(app->text, text) == 0)
                return;
        app->offer.seen = false;
        snprintf(app->text, sizeof app->text, "%s", text);
        app->message[0] = '\0';
        forget_marks(app);
        read_line(app);
        if (app->entry.meaning <= ENTRY_LABEL)
                return;
        if (app->place == AT_HELP)
                app->place = app->behind;
        if (app_game(app) != NULL && (app->place == AT_GAMES || app->place == AT_NEW))
                app->place = AT_BOARD;
        if (app_game(app) != NULL)
                app->at.ply = app_typing_ply(app);
        app->at.step = 0;
}

static bool play(struct app *app, const struct arimaa_action *action)
{
        if (!app_apply(app, action))
                return false;
        app->undone.count = 0;
        app_say_result(app);
        return true;
}

static bool play_turn(struct app *app)
{
        struct arimaa_action action = { .kind = ARIMAA_TURN,
                                        .turn = app->entry.turn,
                                        .milliseconds = ARIMAA_NO_TIME };

        if (app_tries(app))
                return app_try_add(app, &action);
        if (app_is_playing(app))
                return play(app, &action);
        app_say_over(app);
        return false;
}

static bool show_setup(struct app *app)
{
        struct arimaa_action action = { .kind = ARIMAA_PLACE,
                                        .placement = app->entry.placement,
                                        .milliseconds = ARIMAA_NO_TIME };

        if (app->study != NULL)
                return app_try_add(app, &action);
        app_show_setup(app, &app->entry.placement);
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

/* Of the list; the one that is on the board need not be read again. */
static void choose_game(struct app *app)
{
        if (app->games.selected == app->game_index) {
                app->place = AT_BOARD;
                return;
        }
        if (!app_may_leave(app, "games"))
                return;
        games_want(&app->games, app->games.selected);
        app_say(app, _("reading game %d; ^C stops"), app->games.selected + 1);
}

static void begin_chosen(struct app *app)
{
        struct choices chosen = app->new_game.choices;

        choices_store(&chosen);
        app_begin_game(app, &chosen);
}

/* The turn planned next, which the screen has offered. */
static void play_planned(struct app *app)
{
        struct arimaa_action action;

        if (app_plan_next(app, &action))
                app->untyped = play(app, &action);
}

static bool enter_nothing(struct app *app, bool offered)
{
        if (app->place == AT_START)
                choose_row(app);
        else if (app->place == AT_GAMES)
                choose_game(app);
        else if (app->place == AT_HELP && help_chosen(&app->help) >= 0)
                help_open(&app->help, help_chosen(&app->help));
        else if (app->place == AT_NEW)
                begin_chosen(app);
        else if (app->place == AT_BOARD && app->ready)
                set_up(app);
        else if (app->place == AT_BOARD && offered)
                play_planned(app);
        return true;
}

/* The same text at Enter as at the last drawing, or newer. */
static bool enter(struct app *app, bool offered)
{
        switch (app->entry.meaning) {
        case ENTRY_NOTHING:
                return enter_nothing(app, offered);
        case ENTRY_COMMAND:
                return command_run(app, strchr(app->text, ':') + 1);
        case ENTRY_LABEL:
                app->at = (struct moment){ app->entry.ply, 0 };
                return true;
        case ENTRY_TURN:
                return !by_hand_is_open(app) && play_turn(app);
        case ENTRY_SETUP:
                return show_setup(app);
        default:
                return false; /* its words say why */
        }
}

bool app_enter(struct app *app, const char *text)
{
        bool offered = app->offer.seen, done;

        app->offer.seen = false;
        app_line(app, text);
        app->message[0] = '\0';
        app->question = ASK_NOTHING;
        done = enter(app, offered);
        if (done) {
                app->text[0] = '\0';
                completion_forget(&app->completion);
                app->entry = (struct entry){ .meaning = ENTRY_NOTHING };
        }
        return done;
}

/* ---- Keys ---- */

/* y does it, n does not, and any other key does what it always does. */
static bool answer(struct app *app, ui_key key)
{
        struct arimaa_action action = { .kind = ARIMAA_RESIGN };
        const struct arimaa_game *game = app_game(app);

        app->question = ASK_NOTHING;
        app->message[0] = '\0';
        if (key != 'y' && key != 'Y')
                return key == 'n' || key == 'N';
        action.side = arimaa_game_side(game, arimaa_game_plies(game));
        return play(app, &action);
}

/* A row's own key, where nothing else is bound to it. */
static bool choose_by_key(struct app *app, ui_key key)
{
        for (int i = 0; i < app->start.count; i++)
                if (start_row_has_key(&app->start.rows[i]) &&
                    (unsigned char)app->start.rows[i].key[0] == key) {
                        app->start.selected = i;
                        choose_row(app);
                        return true;
                }
        return false;
}

/* Whatever key it is, it does that alone. */
static bool stops_autoplay(struct app *app)
{
        bool ran = app->autoplay.runs;

        app->autoplay.runs = false;
        if (ran)
                app->message[0] = '\0';
        return ran;
}

/* The command line of a key; in a plan it may have another. */
static const char *line_for(const struct app *app, ui_key key)
{
        const char *line = NULL;

        if (app->place == AT_BOARD && app_is_planning(app))
                line = keymap_line(&app->keymap, AT_PLAN, key);
        return line != NULL ? line : keymap_line(&app->keymap, app->place, key);
}

bool app_key(struct app *app, ui_key key, const char *text)
{
        const char *line;

        if (stops_autoplay(app))
                return true;
        if (*text == '\0' && app->question != ASK_NOTHING && answer(app, key))
                return true;
        if (by_hand_key(app, key, text))
                return true;
        if (*text != '\0' && !key_is_function(key))
                return false;
        line = line_for(app, key);
        if (line == NULL)
                return app->place == AT_START && choose_by_key(app, key);
        app->message[0] = '\0';
        app->marked = 0;
        app->offer.seen = false;
        command_run_key(app, line);
        return true;
}

void app_cancel(struct app *app)
{
        bool was_empty = app->text[0] == '\0';

        app->question = ASK_NOTHING;
        app->offer.seen = false;
        app->autoplay.runs = false;
        games_stop(&app->games);
        app->hand.choice = hand_nothing();
        app_line(app, "");
        if (was_empty)
                app_say(app, _(":quit leaves; a game not over can be continued"));
}

void app_quit(struct app *app)
{
        command_run(app, "quit");
}

/* ---- Time ---- */

bool app_is_busy(const struct app *app)
{
        const struct games *games = &app->games;

        return games->wanted >= 0 || (games->listing != NULL && !games->stopped);
}

/* The game that was chosen from the list has been read. */
static void show_chosen(struct app *app, int index, struct arimaa_record *record)
{
        if (app_show_record(app, record, NULL))
                app->game_index = index;
}

void app_work(struct app *app)
{
        int wanted = app->games.wanted;
        struct arimaa_record *record;

        games_work(&app->games);
        record = games_take(&app->games);
        if (record != NULL)
                show_chosen(app, wanted, record);
}

enum { MILLISECONDS = 1000 };

int app_delay(const struct app *app)
{
        const struct arimaa_game *game = app_game(app);
        int64_t played;

        if (!app->autoplay.runs || game == NULL || moment_is_end(&app->at, game))
                return -1;
        played = arimaa_game_ply(game, app->at.ply)->milliseconds;
        if (app->autoplay.at_pace && played != ARIMAA_NO_TIME)
                return played < INT_MAX ? (int)played : INT_MAX;
        return app->settings.seconds * MILLISECONDS;
}

void app_tick(struct app *app)
{
        const struct arimaa_game *game = app_game(app);

        if (app->autoplay.runs)
                app->at = moment_by_turns(&app->at, game, 1);
        if (moment_is_end(&app->at, game)) {
                app->autoplay.runs = false;
                app->message[0] = '\0';
        }
}
