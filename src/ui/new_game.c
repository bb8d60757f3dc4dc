/* new_game.c - what the new-game screen says. */

#include "config.h"

#include "play/translate.h"
#include "ui/new_game.h"

void new_game_open(struct new_game *screen, enum command_place behind)
{
        *screen = (struct new_game){ .row = CHOICE_SETUP, .behind = behind };
        choices_load(&screen->choices);
}

const char *new_game_help(const struct new_game *screen)
{
        const struct choice_value *value = choice_chosen(&screen->choices, screen->row);

        return _(value != NULL ? value->help : choice_row(screen->row)->help);
}

const char *new_game_topic(const struct new_game *screen)
{
        const struct choice_value *value = choice_chosen(&screen->choices, screen->row);

        return value != NULL && value->topic != NULL ? value->topic : "rules";
}
