/* app_words.c - what the message line says. */

#include "config.h"

#include <stdarg.h>
#include <stdio.h>

#include "play/translate.h"
#include "ui/app.h"

void app_say(struct app *app, const char *format, ...)
{
        va_list arguments;

        va_start(arguments, format);
        vsnprintf(app->message, sizeof app->message, format, arguments);
        va_end(arguments);
}

/* Whether the turn looked at was made although the rules forbid it. */
static bool is_at_trusted(const struct app *app)
{
        arimaa_node node = app->study != NULL ? app_node(app) : ARIMAA_ROOT;

        return node != ARIMAA_ROOT && app->at.step == 0 &&
               arimaa_node_trusted(app_record(app), node);
}

/* What a player could do next, where nothing else is to be said. */
static const char *hint(const struct app *app)
{
        const struct arimaa_game *game = app_game(app);

        if (app->place == AT_START)
                return _("a key chooses, or Up, Down and Enter");
        if (app->place == AT_NEW)
                return _("Enter begins; arrows choose; F1: rules; Esc: back");
        if (app->place == AT_HELP)
                return help_chosen(&app->help) >= 0
                               ? _("Up, Down, Enter: a topic; Esc leaves")
                               : _("Left Right topics; / finds; Esc leaves");
        if (app->place == AT_GAMES)
                return _("Enter opens; / finds; q leaves");
        if (game == NULL)
                return "";
        if (is_at_trusted(app))
                return _("the rules forbid this turn; it was taken on trust");
        if (!app_is_playing(app))
                return _("Left, Right: turns; Tab: more; ?: help");
        if (!moment_is_end(&app->at, game))
                return _("Left and Right: turns; , and .: steps");
        if (app_is_planning(app))
                return _("nothing is played; Esc: to the game");
        if (app->offer[0] != '\0')
                return app->offer;
        if (app->ready)
                return _("Enter sets up so; or type another");
        if (arimaa_game_in_setup(game) &&
            arimaa_game_variant(game).setup == ARIMAA_FREESTYLE)
                return arimaa_game_side(game, arimaa_game_plies(game)) == ARIMAA_GOLD
                               ? _("Gold places pieces anywhere: Ee2 Ra6 ...")
                               : _("Silver places pieces anywhere: eh8 rh7 ...");
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
        if (by_hand_words(app)[0] != '\0')
                return by_hand_words(app);
        if (app->entry.words[0] != '\0')
                return app->entry.words;
        return app->entry.meaning == ENTRY_NOTHING ? hint(app) : "";
}
