/* commands_new.c - new games. */

#include "config.h"

#include "play/translate.h"
#include "ui/app.h"

/* What chance has done, and how to have it again. */
static void say_chance(struct app *app)
{
        const struct arimaa_game *game = app_game(app);
        const char *seed = arimaa_record_tag(app_record(app), "Seed");
        int steps = arimaa_game_steps(game);

        if (seed == NULL)
                return;
        if (arimaa_game_variant(game).setup != ARIMAA_ENDLESS) {
                app_say(app, _("the die rolls so again with seed %s"), seed);
                return;
        }
        app_say(app,
                arimaa_symmetry_of(arimaa_game_start(game)) == ARIMAA_MIRRORED
                        ? ngettext("dealt with seed %s, Silver mirrors Gold; Gold's "
                                   "first turn has %d step",
                                   "dealt with seed %s, Silver mirrors Gold; Gold's "
                                   "first turn has %d steps",
                                   (unsigned long)steps)
                        : ngettext("dealt with seed %s, Silver is Gold turned by half a "
                                   "circle; Gold's first turn has %d step",
                                   "dealt with seed %s, Silver is Gold turned by half a "
                                   "circle; Gold's first turn has %d steps",
                                   (unsigned long)steps),
                seed, steps);
}

bool app_begin_game(struct app *app, const struct choices *choices)
{
        struct match *match = match_create(choices);

        if (match == NULL) {
                app_say(app, _("no memory is left for a game"));
                return false;
        }
        app_show_match(app, match);
        say_chance(app);
        app_say_result(app);
        return true;
}

bool command_new(struct app *app, const struct command_call *call)
{
        struct choices choices = { .has_seed = false };

        if (!call->insists && !app_may_leave(app, "new"))
                return false;
        if (*call->argument == '\0') {
                new_game_open(&app->new_game, app->place);
                app->place = AT_NEW;
                return true;
        }
        return choices_read(&choices, call->argument, app->message,
                            sizeof app->message) &&
               app_begin_game(app, &choices);
}

/* The rules of what is chosen, or of the game on the board. */
static const char *topic_of_rules(const struct app *app)
{
        const struct arimaa_game *game = app_game(app);
        struct arimaa_variant variant;

        if (app->place == AT_NEW)
                return new_game_topic(&app->new_game);
        if (game == NULL)
                return "rules";
        variant = arimaa_game_variant(game);
        return variant.dicey || variant.setup != ARIMAA_STANDARD ? "variants" : "rules";
}

bool command_rules(struct app *app, const struct command_call *call)
{
        struct command_call topic = *call;

        topic.argument = topic_of_rules(app);
        return command_help(app, &topic);
}
