/* app_words.c - what the message line says. */

#include "config.h"

#include <stdarg.h>
#include <stdio.h>

#include "play/translate.h"
#include "ui/app.h"
#include "ui/hint.h"

void app_say(struct app *app, const char *format, ...)
{
        va_list arguments;

        va_start(arguments, format);
        vsnprintf(app->message, sizeof app->message, format, arguments);
        va_end(arguments);
}

void app_say_over(struct app *app)
{
        app_say(app, _("this game is over; :study opens a copy for trying things"));
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
        return app->entry.meaning == ENTRY_NOTHING ? hint_words(app) : "";
}
