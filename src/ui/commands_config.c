/* commands_config.c - how things look, and what keys do. */

#include "config.h"

#include <string.h>

#include "play/translate.h"
#include "ui/app.h"
#include "ui/rc.h"
#include "ui/theme.h"

/* What was set may be more than the terminal can do. */
static enum app_request_kind check_of(const char *argument)
{
        static const struct {
                const char *name;
                enum app_request_kind check;
        } checks[] = { { "mouse", REQUEST_MOUSE }, { "board", REQUEST_BOARD } };

        for (size_t i = 0; i < sizeof checks / sizeof *checks; i++)
                if (strncmp(argument, checks[i].name, strcspn(argument, " =")) == 0)
                        return checks[i].check;
        return REQUEST_NOTHING;
}

bool command_set(struct app *app, const struct command_call *call)
{
        int notation = app->settings.notation;

        app->wrong = settings_set(&app->settings, call->argument, app->message,
                                  sizeof app->message);
        if (app->settings.notation != notation)
                moves_clear(&app->moves);
        theme_limit((enum theme_colours)app->settings.colors);
        if (app->wrong == NULL && *call->argument != '\0')
                app->request.kind = check_of(call->argument);
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
