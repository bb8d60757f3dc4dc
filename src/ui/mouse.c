/* mouse.c - from what is hit to what is done. */

#include "config.h"

#include <string.h>

#include "ui/app.h"
#include "ui/mouse.h"
#include "ui/new_form.h"

enum { WHEEL_ROWS = 3 };

/* What a key does that is bound to a command. */
static void run(struct app *app,
                bool (*command)(struct app *, const struct command_call *))
{
        struct command_call call = { .argument = "", .by_key = true };

        app->message[0] = '\0';
        command(app, &call);
}

/* ---- Clicks ---- */

static void go_to_move(struct app *app, int node)
{
        app->message[0] = '\0';
        if (node == HIT_TO_COME)
                app->at = moment_end(app_game(app));
        else
                app_go(app, (arimaa_node)node);
}

static void fold(struct app *app, int node)
{
        if (outline_fold(&app->outline, (arimaa_node)node))
                outline_build(&app->outline, app_record(app));
}

static void go_to_ply(struct app *app, int ply)
{
        app->message[0] = '\0';
        app->at = (struct moment){ ply, 0 };
}

/* Where no line is being typed it is a choice at once. */
static void choose_row(struct app *app, int row, const char *text)
{
        app->start.selected = row;
        if (text[0] == '\0')
                app_enter(app, "");
}

/* The fields know of keys alone: those that lead to the row, and on it to what comes
 * next. */
static void choose_choice(struct app *app, int row)
{
        struct new_game *screen = &app->new_game;

        if ((int)screen->row == row)
                new_form_key(key_read("Right", strlen("Right")), screen);
        for (int i = 0; i < CHOICES && (int)screen->row != row; i++) {
                const char *key = (int)screen->row < row ? "Down" : "Up";

                new_form_key(key_read(key, strlen(key)), screen);
        }
}

static void choose_game(struct app *app, int row, const char *text)
{
        if (app->games.selected == row && text[0] == '\0')
                app_enter(app, "");
        else
                app->games.selected = row;
}

static void choose_topic(struct app *app, int topic, const char *text)
{
        if (app->help.selected == topic && text[0] == '\0')
                app_enter(app, "");
        else
                help_move(&app->help, topic - app->help.selected);
}

static void click(struct app *app, struct hit hit, const char *text)
{
        switch (hit.kind) {
        case HIT_NOTHING:
                break;
        case HIT_SQUARE:
                by_hand_click(app, hit.value, text);
                break;
        case HIT_ARMY:
                by_hand_pick(app, (enum arimaa_kind)hit.value, text);
                break;
        case HIT_MENU:
                choose_row(app, hit.value, text);
                break;
        case HIT_CHOICE:
                choose_choice(app, hit.value);
                break;
        case HIT_GAME:
                choose_game(app, hit.value, text);
                break;
        case HIT_TOPIC:
                choose_topic(app, hit.value, text);
                break;
        case HIT_MOVE:
                go_to_move(app, hit.value);
                break;
        case HIT_FOLD:
                fold(app, hit.value);
                break;
        case HIT_PLY:
                go_to_ply(app, hit.value);
                break;
        }
}

/* ---- The wheel ---- */

static void roll(struct app *app, bool up)
{
        if (app->place == AT_BOARD) {
                run(app, up ? command_back : command_forward);
                return;
        }
        for (int i = 0; i < (app->place == AT_HELP ? WHEEL_ROWS : 1); i++)
                run(app, up ? command_up : command_down);
}

void mouse_act(struct app *app, enum pointing_act act, struct hit hit, const char *text)
{
        app->autoplay.runs = false;
        if (act == POINTING_CLICK)
                click(app, hit, text);
        else
                roll(app, act == POINTING_WHEEL_UP);
}
