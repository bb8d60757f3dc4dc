/* by_hand.c - from keys and clicks to the line. */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include "notation/board.h"
#include "notation/placement.h"
#include "notation/steps.h"
#include "play/translate.h"
#include "ui/app.h"
#include "ui/by_hand.h"

enum { FIRST_SQUARE = 12 /* e2 */, CONTROL_H = 8, DELETE_CHARACTER = 127 };

struct by_hand by_hand_begin(void)
{
        return (struct by_hand){ .cursor = FIRST_SQUARE, .choice = hand_nothing() };
}

/* ---- Where one enters ---- */

/* Whether there is something to click: a game at whose moment one may enter. */
static bool is_possible(const struct app *app)
{
        return app->place == AT_BOARD && app_game(app) != NULL &&
               (app_tries(app) || app_is_playing(app));
}

/* Where one enters: at the game's end while it is played. */
static struct situation entered_at(const struct app *app)
{
        return situation_at(app_game(app), app_typing_ply(app));
}

static struct hand_ply hand_ply_of(const struct app *app)
{
        return (struct hand_ply){ entered_at(app).position,
                                  app->entry.meaning == ENTRY_TURN ? &app->entry.turn
                                                                   : NULL };
}

bool by_hand_setup(const struct app *app, struct situation *at)
{
        if (!is_possible(app))
                return false;
        *at = entered_at(app);
        return at->in_setup;
}

static uint64_t key_of(const struct app *app)
{
        return arimaa_position_key(entered_at(app).position) +
               (uint64_t)app_typing_ply(app);
}

struct hand_choice by_hand_choice(const struct app *app)
{
        return is_possible(app) && app->hand.key == key_of(app) ? app->hand.choice
                                                                : hand_nothing();
}

/* Forget what belonged to another position. */
static void follow(struct app *app)
{
        struct by_hand *hand = &app->hand;

        if (hand->key == key_of(app))
                return;
        hand->key = key_of(app);
        hand->choice = hand_nothing();
        hand->count = hand->at = 0;
}

/* ---- What was done ---- */

static void keep(struct by_hand *hand, const char *text)
{
        if (hand->count == HAND_PAST_SIZE) {
                memmove(hand->past, hand->past + 1,
                        (HAND_PAST_SIZE - 1) * sizeof *hand->past);
                hand->count--;
        }
        snprintf(hand->past[hand->count].text, HAND_LINE_SIZE, "%s", text);
        hand->past[hand->count].choice = hand->choice;
        hand->at = hand->count++;
}

/* Whether the line is as the last click left it. */
static bool is_ours(const struct by_hand *hand, const char *text)
{
        return hand->count > 0 && strcmp(hand->past[hand->at].text, text) == 0;
}

/* Before a change: what comes after it is no more to be done again. */
static void begin(struct by_hand *hand, const char *text)
{
        hand->count = is_ours(hand, text) ? hand->at + 1 : 0;
        if (hand->count == 0)
                keep(hand, text);
        snprintf(hand->line, sizeof hand->line, "%s", text);
}

static void end(struct by_hand *hand)
{
        keep(hand, hand->line);
        hand->writes = true;
}

static bool go_to(struct by_hand *hand, const char *text, int at)
{
        if (!is_ours(hand, text) || at < 0 || at >= hand->count)
                return false;
        hand->at = at;
        hand->choice = hand->past[at].choice;
        snprintf(hand->line, sizeof hand->line, "%s", hand->past[at].text);
        hand->writes = true;
        return true;
}

const char *by_hand_take_line(struct app *app)
{
        if (!app->hand.writes)
                return NULL;
        app->hand.writes = false;
        return app->hand.line;
}

/* ---- Clicks ---- */

/* A setup that waits for Enter is there to be changed. */
static const char *text_to_change(struct app *app, const char *text, char *setup)
{
        struct arimaa_placement placement = app->setup;

        if (!app->ready || text[strspn(text, " ")] != '\0')
                return text;
        if (arimaa_game_variant(app_game(app)).setup == ARIMAA_STANDARD)
                placement.pieces[ARIMAA_RABBIT] = 0;
        arimaa_placement_write(&placement, ' ', setup);
        app->ready = false;
        return setup;
}

/* Whether clicks can write here; looking back in a game that is played one looks at its
 * end first. */
static bool may_click(struct app *app, const char *text)
{
        if (app->place == AT_BOARD && app_game(app) != NULL && !is_possible(app))
                app_say_over(app);
        if (!is_possible(app) || strlen(text) + 1 >= HAND_LINE_SIZE ||
            text[strspn(text, " ")] == ':')
                return false;
        if (!app_tries(app) && !moment_is_end(&app->at, app_game(app))) {
                app->at = moment_end(app_game(app));
                app_say(app, _("here the game goes on; click again"));
                return false;
        }
        app->at.step = 0;
        app->message[0] = '\0';
        follow(app);
        return true;
}

static void refuse(struct app *app, const struct arimaa_refusal *refusal)
{
        if (refusal->reason == ARIMAA_NOTHING_THERE)
                app_say(app, _("step entry needs a line of steps; ^C empties it"));
        else
                words_refusal(refusal, app_game(app), app->message, sizeof app->message);
}

/* A line that means a turn becomes the steps of it. */
static void begin_steps(struct app *app, const char *text)
{
        struct situation at = entered_at(app);
        struct hand_steps made;

        begin(&app->hand, text);
        if (!hand_steps_read(at.position, at.steps, text, &made) &&
            app->entry.meaning == ENTRY_TURN) {
                arimaa_official_write(&app->entry.turn, app->hand.line);
                app->hand.choice = hand_nothing();
        }
}

static void click_step(struct app *app, int square, const char *text)
{
        struct by_hand *hand = &app->hand;
        struct situation at = entered_at(app);
        struct arimaa_refusal refusal;

        begin_steps(app, text);
        if (!hand_steps_click(at.position, at.steps, &hand->choice, square, hand->line,
                              sizeof hand->line, &refusal))
                refuse(app, &refusal);
        else
                end(hand);
}

static void step(struct app *app, enum arimaa_direction direction, const char *text)
{
        struct by_hand *hand = &app->hand;
        struct situation at = entered_at(app);
        struct arimaa_refusal refusal;

        begin_steps(app, text);
        if (!hand_steps_step(at.position, at.steps, &hand->choice, direction, hand->line,
                             sizeof hand->line, &refusal)) {
                refuse(app, &refusal);
                return;
        }
        if (hand->choice.selected != ARIMAA_NO_SQUARE)
                hand->cursor = hand->choice.selected;
        end(hand);
}

void by_hand_click(struct app *app, int square, const char *text)
{
        struct by_hand *hand = &app->hand;
        char setup[ARIMAA_PLACEMENT_SIZE];
        struct situation at;

        if (!may_click(app, text))
                return;
        hand->cursor = (int8_t)square;
        if (by_hand_setup(app, &at)) {
                begin(hand, text_to_change(app, text, setup));
                if (hand->count == 1)
                        hand->choice = hand_nothing();
                hand_setup_click(&at, &hand->choice, square, hand->line,
                                 sizeof hand->line);
                end(hand);
        } else if (hand->manner == HAND_STEPS) {
                click_step(app, square, text);
        } else {
                struct hand_ply ply = hand_ply_of(app);

                begin(hand, text);
                hand_click(&ply, &hand->choice, square, hand->line, sizeof hand->line);
                end(hand);
        }
}

void by_hand_pick(struct app *app, enum arimaa_kind kind, const char *text)
{
        struct by_hand *hand = &app->hand;
        char setup[ARIMAA_PLACEMENT_SIZE];
        struct situation at;

        if (!may_click(app, text) || !by_hand_setup(app, &at))
                return;
        begin(hand, text_to_change(app, text, setup));
        hand_setup_pick(&at, &hand->choice, kind, hand->line, sizeof hand->line);
        end(hand);
}

/* ---- Keys ---- */

void by_hand_toggle(struct app *app, enum hand_manner manner)
{
        struct by_hand *hand = &app->hand;

        hand->manner = hand->manner == manner ? HAND_OFF : manner;
        hand->choice = hand_nothing();
}

static bool is_named(ui_key key, const char *name)
{
        return key == key_read(name, strlen(name));
}

/* The direction of a cursor key on the board as it is shown, or -1. */
static int direction_of(const struct app *app, ui_key key)
{
        static const char *const names[ARIMAA_DIRECTIONS] = { "Up", "Down", "Right",
                                                              "Left" };

        for (int i = ARIMAA_NORTH; i < ARIMAA_DIRECTIONS; i++)
                if (is_named(key, names[i]))
                        return app->flipped
                                       ? (int)arimaa_opposite((enum arimaa_direction)i)
                                       : i;
        return -1;
}

static bool is_stepping(const struct app *app)
{
        return app->hand.manner == HAND_STEPS && !entered_at(app).in_setup &&
               by_hand_choice(app).selected != ARIMAA_NO_SQUARE;
}

static void point(struct app *app, enum arimaa_direction direction, const char *text)
{
        int next = arimaa_next_square(app->hand.cursor, direction);

        if (is_stepping(app) && may_click(app, text))
                step(app, direction, text);
        else if (next != ARIMAA_NO_SQUARE)
                app->hand.cursor = (int8_t)next;
}

/* Behind a token that was typed a blank is a blank; behind a letter or a blank, and
 * behind what clicks have written, it is a click. */
static bool space_is_click(const struct app *app, const char *text)
{
        size_t length = strlen(text);

        return length == 0 || is_ours(&app->hand, text) || text[length - 1] == ' ' ||
               hand_setup_held(text) >= 0;
}

/* What is typed right behind a click is a token of its own. */
static void set_apart(struct by_hand *hand, ui_key key, const char *text)
{
        size_t length = strlen(text);

        if (key <= ' ' || key >= DELETE_CHARACTER || !is_ours(hand, text) ||
            length == 0 || length + 2 > sizeof hand->line || text[length - 1] == ' ' ||
            hand_setup_held(text) >= 0)
                return;
        snprintf(hand->line, sizeof hand->line, "%s ", text);
        hand->writes = true;
}

bool by_hand_key(struct app *app, ui_key key, const char *text)
{
        struct by_hand *hand = &app->hand;
        int direction = direction_of(app, key);

        if (!is_possible(app) || text[strspn(text, " ")] == ':')
                return false;
        follow(app);
        if (is_named(key, "Backspace") || key == CONTROL_H || key == DELETE_CHARACTER)
                return go_to(hand, text, hand->at - 1);
        if (is_named(key, "Delete"))
                return go_to(hand, text, hand->at + 1);
        set_apart(hand, key, text);
        if (hand->manner == HAND_OFF)
                return false;
        if (direction >= 0)
                point(app, (enum arimaa_direction)direction, text);
        else if (key == ' ' && space_is_click(app, text))
                by_hand_click(app, hand->cursor, text);
        else if (key == KEY_ESCAPE)
                by_hand_toggle(app, hand->manner);
        else
                return false;
        return true;
}

/* ---- What is shown ---- */

bool by_hand_tokens(const struct app *app, struct hand_tokens *tokens)
{
        struct hand_ply ply;

        if (!is_possible(app) || entered_at(app).in_setup)
                return false;
        ply = hand_ply_of(app);
        hand_read(&ply, app->text, tokens);
        return tokens->count > 0;
}

bool by_hand_steps(const struct app *app, struct hand_steps *made)
{
        struct situation at;

        if (app->hand.manner != HAND_STEPS || !is_possible(app) || app->text[0] == '\0')
                return false;
        at = entered_at(app);
        return !at.in_setup && hand_steps_read(at.position, at.steps, app->text, made);
}

bool by_hand_is_open(const struct app *app)
{
        struct hand_steps made;

        return by_hand_steps(app, &made) && made.state.pushers != 0;
}

int by_hand_cursor(const struct app *app)
{
        return app->hand.manner != HAND_OFF && is_possible(app) ? app->hand.cursor
                                                                : ARIMAA_NO_SQUARE;
}

static const char *words_of_steps(const struct app *app)
{
        struct hand_choice choice = by_hand_choice(app);

        if (choice.before != ARIMAA_NO_SQUARE)
                return _("push it where?  a cursor key says so");
        if (by_hand_is_open(app))
                return choice.selected != ARIMAA_NO_SQUARE
                               ? _("pushed; now a cursor key, for the piece that follows")
                               : _("pushed; now the piece that follows: Space, a cursor "
                                   "key");
        if (app->text[0] != '\0')
                return "";
        return choice.selected != ARIMAA_NO_SQUARE
                       ? _("cursor keys step it; Space lets go of it")
                       : _("Space selects the piece to step; Esc leaves step entry");
}

const char *by_hand_words(const struct app *app)
{
        if (app->hand.manner == HAND_OFF || !is_possible(app))
                return "";
        if (app->hand.manner == HAND_STEPS && !entered_at(app).in_setup)
                return words_of_steps(app);
        if (app->text[0] != '\0' || app->ready)
                return "";
        if (entered_at(app).in_setup)
                return _("Space places a piece; a letter chooses another; Esc leaves");
        return by_hand_choice(app).selected != ARIMAA_NO_SQUARE
                       ? _("Space: where it is to go; on it again: it holds")
                       : _("Space selects a piece, then where it goes; Esc leaves");
}
