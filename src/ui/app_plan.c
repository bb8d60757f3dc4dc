/* app_plan.c - planning ahead, and playing the turn that is planned. */

#include "config.h"

#include <stdio.h>

#include "play/translate.h"
#include "ui/app.h"

bool app_is_planning(const struct app *app)
{
        return app->plan != NULL && app->plan->is_open;
}

bool app_tries(const struct app *app)
{
        return app->study != NULL || app_is_planning(app);
}

int app_plan_begin(const struct app *app)
{
        return arimaa_node_depth(app->plan->record, app->plan->begin);
}

bool app_refuses_in_plan(struct app *app)
{
        char key[KEYMAP_KEY_SIZE];

        if (app_is_planning(app))
                app_say(app,
                        _("this is a plan, in which turns are only tried; %s goes back "
                          "to the game"),
                        keymap_key(&app->keymap, AT_PLAN, "game", key));
        return app_is_planning(app);
}

/* ---- To the plan and back ---- */

/* What is on the board is another record. */
static void change_record(struct app *app, bool to_plan)
{
        app->plan->is_open = to_plan;
        app->message[0] = '\0';
        app->entry = (struct entry){ .meaning = ENTRY_NOTHING };
        app->text[0] = '\0';
        moves_clear(&app->moves);
        app_follow(app);
}

static void go_to_plan(struct app *app)
{
        change_record(app, true);
        app->leaf = app->plan->leaf;
        app->at = (struct moment){ app_plan_begin(app), 0 };
}

static void go_back(struct app *app)
{
        app->plan->leaf = app->leaf;
        change_record(app, false);
        app->at = moment_end(app_game(app));
}

/* Whether one can plan here; else the message says why not. */
static bool may_plan(struct app *app)
{
        if (app->match == NULL)
                app_say(app, app->study != NULL
                                     ? _("a record needs no plan: type a move to try it")
                                     : _("no game is being played; :new begins one"));
        else if (!app_is_playing(app))
                app_say(app,
                        _("the game is over; :study opens a copy for trying things"));
        else if (arimaa_game_in_setup(app_game(app)))
                app_say(app, _("both sides must set up before one can plan"));
        else if (arimaa_game_variant(app_game(app)).dicey)
                app_say(app, _("with the die nobody plans: it is rolled for each turn"));
        else
                return true;
        return false;
}

bool command_plan(struct app *app, const struct command_call *call)
{
        if (app_is_planning(app)) {
                go_back(app);
                return true;
        }
        if (!may_plan(app))
                return false;
        if (call->insists || app->plan == NULL ||
            !plan_resume(app->plan, match_game(app->match))) {
                plan_destroy(app->plan);
                app->plan = plan_create(match_record(app->match));
        }
        if (app->plan == NULL) {
                app_say(app, _("no memory is left for a plan"));
                return false;
        }
        go_to_plan(app);
        return true;
}

bool command_game(struct app *app, const struct command_call *call)
{
        (void)call;
        if (app_is_planning(app))
                go_back(app);
        else
                app_say(app, _("no plan is open; :plan begins one"));
        return true;
}

/* ---- In the plan ---- */

static void show_node(struct app *app, arimaa_node node)
{
        moves_clear(&app->moves);
        app_follow(app);
        app->leaf = app->plan->leaf;
        app_go(app, node);
}

bool app_plan_add(struct app *app, const struct arimaa_action *action)
{
        struct arimaa_refusal refusal;
        arimaa_node added = plan_add(app->plan, app_node_at(app, app_typing_ply(app) - 1),
                                     action, &refusal);

        if (added == ARIMAA_NO_NODE) {
                words_refusal(&refusal, app_node_game(app), app->message,
                              sizeof app->message);
                return false;
        }
        show_node(app, added);
        return true;
}

bool app_plan_undo(struct app *app)
{
        arimaa_node before = plan_take_back(app->plan, app_node(app));

        if (before == ARIMAA_NO_NODE) {
                app_say(app, _("no planned turn is shown that could be taken back"));
                return false;
        }
        show_node(app, before);
        return true;
}

/* ---- The turn planned next ---- */

void app_plan_follow(struct app *app)
{
        char text[TURN_TEXT_SIZE];
        arimaa_node next = ARIMAA_NO_NODE;

        app->offer.words[0] = '\0';
        app->offer.seen = false;
        if (app->plan != NULL && !app->plan->is_open && app->match != NULL)
                next = plan_next(app->plan, match_game(app->match));
        if (next != ARIMAA_NO_NODE &&
            turn_text_write(app->plan->record, next, app->resolver,
                            (enum setting_notation)app->settings.notation, text))
                snprintf(app->offer.words, sizeof app->offer.words,
                         _("Enter plays the planned %s"), text);
}

void app_seen(struct app *app)
{
        app->offer.seen =
                app->offer.words[0] != '\0' && app_words(app) == app->offer.words;
}

bool app_plan_next(const struct app *app, struct arimaa_action *action)
{
        arimaa_node next = plan_next(app->plan, match_game(app->match));

        *action = (struct arimaa_action){ .kind = ARIMAA_TURN,
                                          .milliseconds = ARIMAA_NO_TIME };
        if (next == ARIMAA_NO_NODE)
                return false;
        action->turn = arimaa_node_ply(app->plan->record, next)->turn;
        return true;
}
