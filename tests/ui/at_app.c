#include "at_app.h"

#include "../unit.h"

#include <string.h>

struct app app;

int begin(void **state)
{
        const struct ui_options options = { .opening = UI_NEW };

        (void)state;
        return !app_open(&app) || !app_begin(&app, &options);
}

int begin_set_up(void **state)
{
        if (begin(state) != 0)
                return 1;
        both_set_up();
        return 0;
}

int end(void **state)
{
        (void)state;
        app_close(&app);
        return 0;
}

void enters(const char *text)
{
        if (!app_enter(&app, text))
                fail_msg("\"%s\" is refused: %s", text, app_words(&app));
}

void is_refused(const char *text)
{
        assert_false(app_enter(&app, text));
}

void says(const char *part)
{
        if (strstr(app_words(&app), part) == NULL)
                fail_msg("\"%s\" does not say \"%s\"", app_words(&app), part);
}

void both_set_up(void)
{
        for (int i = 0; i < 2; i++) {
                enters(":quick");
                enters("");
        }
}
