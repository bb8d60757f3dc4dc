/* hint.c - hints by place. */

#include "config.h"

#include <stdio.h>

#include "play/translate.h"
#include "play/words.h"
#include "ui/hint.h"

/* The keys of some commands at the place where one is. */
struct keys {
        char of[4][KEYMAP_KEY_SIZE];
};

static struct keys keys_of(const struct app *app, enum command_place place,
                           const char *const lines[4])
{
        struct keys keys = { { "" } };

        for (int i = 0; i < 4 && lines[i] != NULL; i++)
                keymap_key(&app->keymap, place, lines[i], keys.of[i]);
        return keys;
}

#define KEYS_OF(app, place, ...) \
        keys_of(app, place, (const char *const[4]){ __VA_ARGS__ })

static void hint_in_help(const struct app *app)
{
        struct keys keys;

        if (help_chosen(&app->help) >= 0) {
                keys = KEYS_OF(app, AT_HELP, "up", "down", "close");
                snprintf(app->hint, WORDS_SIZE, _("%s, %s, Enter: a topic; %s leaves"),
                         keys.of[0], keys.of[1], keys.of[2]);
        } else {
                keys = KEYS_OF(app, AT_HELP, "lasttopic", "nexttopic", "find", "close");
                snprintf(app->hint, WORDS_SIZE, _("%s %s topics; %s finds; %s leaves"),
                         keys.of[0], keys.of[1], keys.of[2], keys.of[3]);
        }
}

static void hint_at_place(const struct app *app)
{
        struct keys keys;

        switch (app->place) {
        case AT_START:
                keys = KEYS_OF(app, AT_START, "up", "down");
                snprintf(app->hint, WORDS_SIZE, _("a key chooses, or %s, %s and Enter"),
                         keys.of[0], keys.of[1]);
                break;
        case AT_NEW:
                keys = KEYS_OF(app, AT_NEW, "rules", "close");
                snprintf(app->hint, WORDS_SIZE, _("Enter begins; %s: rules; %s: back"),
                         keys.of[0], keys.of[1]);
                break;
        case AT_GAMES:
                keys = KEYS_OF(app, AT_GAMES, "find", "close");
                snprintf(app->hint, WORDS_SIZE, _("Enter opens; %s finds; %s leaves"),
                         keys.of[0], keys.of[1]);
                break;
        case AT_HELP:
                hint_in_help(app);
                break;
        default:
                break;
        }
}

static const char *words_for_setup(const struct arimaa_game *game)
{
        bool gold = arimaa_game_side(game, arimaa_game_plies(game)) == ARIMAA_GOLD;

        if (arimaa_game_variant(game).setup == ARIMAA_FREESTYLE)
                return gold ? _("Gold places pieces anywhere: Ee2 Ra6 ...")
                            : _("Silver places pieces anywhere: eh8 rh7 ...");
        return gold ? _("Gold sets up: Ee2 Md2 ... or :quick")
                    : _("Silver sets up: ee7 md7 ... or :quick");
}

/* On the board, where a move can be made. */
static const char *words_to_move(const struct app *app, const struct arimaa_game *game)
{
        if (app->offer.words[0] != '\0')
                return app->offer.words;
        if (app->ready)
                return _("Enter sets up so; or type another");
        if (arimaa_game_in_setup(game))
                return words_for_setup(game);
        return arimaa_game_plies(game) < 4 ? _("type a move, as Ee4, or :help") : "";
}

/* Whether the turn looked at was made although the rules forbid it. */
static bool is_at_trusted(const struct app *app)
{
        arimaa_node node = app->study != NULL ? app_node(app) : ARIMAA_ROOT;

        return node != ARIMAA_ROOT && app->at.step == 0 &&
               arimaa_node_trusted(app_record(app), node);
}

static void hint_on_board(const struct app *app, const struct arimaa_game *game)
{
        struct keys keys = KEYS_OF(app, AT_BOARD, "back", "forward", "panel", "help");
        struct keys steps = KEYS_OF(app, AT_BOARD, "stepback", "stepon");

        if (!app_is_playing(app))
                snprintf(app->hint, WORDS_SIZE, _("%s, %s: turns; %s: more; %s: help"),
                         keys.of[0], keys.of[1], keys.of[2], keys.of[3]);
        else if (!moment_is_end(&app->at, game))
                snprintf(app->hint, WORDS_SIZE, _("%s and %s: turns; %s and %s: steps"),
                         keys.of[0], keys.of[1], steps.of[0], steps.of[1]);
        else if (app_is_planning(app)) {
                keys = KEYS_OF(app, AT_PLAN, "game");
                snprintf(app->hint, WORDS_SIZE, _("nothing is played; %s: to the game"),
                         keys.of[0]);
        }
}

const char *hint_words(const struct app *app)
{
        const struct arimaa_game *game = app_game(app);

        app->hint[0] = '\0';
        hint_at_place(app);
        if (app->place != AT_BOARD || game == NULL)
                return app->hint;
        if (is_at_trusted(app))
                return _("the rules forbid this turn; it was taken on trust");
        hint_on_board(app, game);
        return app->hint[0] != '\0' ? app->hint : words_to_move(app, game);
}
