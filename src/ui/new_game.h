/* new_game.h - the screen on which a new game is chosen.
 *
 * What is chosen is a plain value here; the fields in which it is edited belong to the
 * terminal (ui/new_form.h).
 */
#ifndef KEYSTEPS_UI_NEW_GAME_H
#define KEYSTEPS_UI_NEW_GAME_H

#include "play/choices.h"
#include "ui/command.h"

struct new_game {
        struct choices choices;
        enum choice row;           /* the one that explains itself */
        enum command_place behind; /* where one comes back to */
};

/* Begin with the last choices. */
void new_game_open(struct new_game *screen, enum command_place behind);

/* What the row that is chosen says of itself, translated. */
const char *new_game_help(const struct new_game *screen);

/* The topic of the help that has the rules of what is chosen. */
const char *new_game_topic(const struct new_game *screen);

#endif
