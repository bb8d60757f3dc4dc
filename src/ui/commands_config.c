/* commands_config.c - how things look, and what keys do. */

#include "config.h"

#include "play/translate.h"
#include "ui/app.h"

bool command_set(struct app *app, const struct command_call *call)
{
        int notation = app->settings.notation;

        app->wrong = settings_set(&app->settings, call->argument, app->message,
                                  sizeof app->message);
        if (app->settings.notation != notation)
                moves_clear(&app->moves);
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
