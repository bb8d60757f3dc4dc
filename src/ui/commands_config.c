/* commands_config.c - how things look, and what keys do. */

#include "config.h"

#include "play/translate.h"
#include "ui/app.h"
#include "ui/rc.h"
#include "ui/theme.h"

bool command_set(struct app *app, const struct command_call *call)
{
        int notation = app->settings.notation;

        app->wrong = settings_set(&app->settings, call->argument, app->message,
                                  sizeof app->message);
        if (app->settings.notation != notation)
                moves_clear(&app->moves);
        theme_limit((enum theme_colours)app->settings.colors);
        return app->wrong == NULL;
}

bool command_bind(struct app *app, const struct command_call *call)
{
        app->wrong = keymap_bind(&app->keymap, call->argument, app->message,
                                 sizeof app->message);
        return app->wrong == NULL;
}

bool command_unbind(struct app *app, const struct command_call *call)
{
        app->wrong = keymap_unbind(&app->keymap, call->argument, app->message,
                                   sizeof app->message);
        return app->wrong == NULL;
}

bool command_color(struct app *app, const struct command_call *call)
{
        app->wrong = theme_color(call->argument, app->message, sizeof app->message);
        return app->wrong == NULL;
}

bool command_theme(struct app *app, const struct command_call *call)
{
        struct rc_report report = { .count = 0 };
        bool done;

        if (*call->argument == '\0') {
                app_say(app, _("which theme?  :theme NAME; Tab offers all"));
                return false;
        }
        done = rc_theme(app, call->argument, &report);
        app->wrong = NULL;
        app_say(app, "%s", report.text);
        return done;
}
