/* commands_help.c - the help, and the way from topic to topic. */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include "play/translate.h"
#include "ui/app.h"

static void show(struct app *app)
{
        if (app->place == AT_HELP)
                return;
        app->behind = app->place;
        app->place = AT_HELP;
        help_begin(&app->help, &app->keymap);
}

/* The entry that a command or setting has in a topic: `topic` NULL when it has none. */
struct entry_place {
        const char *topic;
        char word[WORDS_SIZE];
};

static struct entry_place place_of(const char *name)
{
        const char *word = name + (name[0] == ':');
        struct entry_place place = { .topic = NULL };
        const struct command *command;
        size_t matches;

        for (size_t i = 0; i < setting_count(); i++)
                if (strcmp(setting_at(i)->name, word) == 0) {
                        place.topic = "settings";
                        snprintf(place.word, sizeof place.word, "%s", word);
                }
        command = command_named(word, strlen(word), &matches);
        if (*word != '\0' && command != NULL) {
                place.topic = "keys";
                snprintf(place.word, sizeof place.word, ":%s", command->name);
        }
        return place;
}

/* What has an entry of its own, or else stands in a heading. */
static bool open_part(struct app *app, const char *name)
{
        struct entry_place place = place_of(name);
        int topic = help_topic_of_heading(name);

        if (place.topic != NULL) {
                show(app);
                return help_open_entry(&app->help, help_topic_named(place.topic),
                                       place.word);
        }
        if (topic < 0) {
                app_say(app, _("no help on %s; :help lists what there is help on"), name);
                return false;
        }
        show(app);
        help_open_heading(&app->help, topic, name);
        return true;
}

bool command_help(struct app *app, const struct command_call *call)
{
        const char *name = *call->argument != '\0' ? call->argument : "topics";
        int topic = help_topic_named(name);

        if (topic < 0)
                return open_part(app, name);
        show(app);
        help_open(&app->help, topic);
        return true;
}

static bool is_open(struct app *app)
{
        if (app->place == AT_HELP)
                return true;
        app_say(app, _("this is for the help; :help opens it"));
        return false;
}

static bool go_on(struct app *app, int by)
{
        if (!is_open(app))
                return false;
        if (!help_go_on(&app->help, by))
                app_say(app, by > 0 ? _("this was the last topic")
                                    : _("this is the list of the topics"));
        return true;
}

bool command_nexttopic(struct app *app, const struct command_call *call)
{
        (void)call;
        return go_on(app, 1);
}

bool command_lasttopic(struct app *app, const struct command_call *call)
{
        (void)call;
        return go_on(app, -1);
}

bool command_return(struct app *app, const struct command_call *call)
{
        (void)call;
        if (!is_open(app))
                return false;
        if (!help_back(&app->help))
                app->place = app->behind;
        return true;
}
