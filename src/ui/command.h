/* command.h - everything a player can ask for: one table.
 *
 * A command is typed after a colon, `:save game.txt`, or given by a key while the
 * line is empty.  Names may be shortened as far as they stay unique.  Dispatch,
 * help, completion and the manual's list all come from the table; a new command is
 * one row and one function.
 */
#ifndef KEYSTEPS_UI_COMMAND_H
#define KEYSTEPS_UI_COMMAND_H

#include <stdbool.h>
#include <stddef.h>

#include "ui/key.h"
#include "play/translate.h"

struct app;

/* Where keys work: on the start screen, at the board, in the help. */
enum command_place { AT_START = 1, AT_BOARD = 2, AT_HELP = 4 };

/* A name ends in `!` to insist: to overwrite, to leave unsaved. */
struct command_call {
        const char *argument; /* "" for none */
        bool insists;
};

/*        name, where its keys work, keys, arguments, help */
#define COMMANDS(X)                                                                      \
        X(new, AT_START, "n", "", N_("begin a new game"))                                \
        X(continue, AT_START, "c", N_("[NUMBER]"), N_("go on with an interrupted game")) \
        X(open, 0, "", N_("FILE"), N_("replay a game from a file"))                      \
        X(save, 0, "", N_("FILE"), N_("write the game to a file; save! replaces one"))   \
        X(quick, 0, "", N_("[99of9|rusty]"), N_("put up a ready setup"))                 \
        X(undo, 0, "", "", N_("take the last turn back"))                                \
        X(redo, 0, "", "", N_("play again what was taken back"))                         \
        X(resign, 0, "", "", N_("give the game up; asks first"))                         \
        X(flip, 0, "", "", N_("turn the board round"))                                   \
        X(back, AT_BOARD, "Left -", N_("[TURNS]"), N_("look one turn back"))             \
        X(forward, AT_BOARD, "Right Space +", N_("[TURNS]"), N_("look one turn on"))     \
        X(stepback, AT_BOARD, ",", "", N_("look one step back"))                         \
        X(stepon, AT_BOARD, ".", "", N_("look one step on"))                             \
        X(start, AT_BOARD, "Home <", "", N_("look at the start of the game"))            \
        X(end, AT_BOARD, "End > Esc", "", N_("look at its last position"))               \
        X(go, 0, "", N_("MOVE"), N_("look at a move: go 12s, or just 12s"))              \
        X(help, AT_START | AT_BOARD, "F1 ?", "", N_("show this help"))                   \
        X(close, AT_HELP, "Esc q", "", N_("leave the help"))                             \
        X(up, AT_START | AT_HELP, "Up", "", N_("go up in a list or text"))               \
        X(down, AT_START | AT_HELP, "Down", "", N_("go down in a list or text"))         \
        X(pageup, AT_HELP, "PageUp -", "", N_("go up by a page"))                        \
        X(pagedown, AT_HELP, "PageDown Space", "", N_("go down by a page"))              \
        X(quit, AT_START, "q", "", N_("leave; a game not over can be continued"))

struct command {
        const char *name;
        unsigned places;
        const char *keys, *arguments, *help; /* the last two to be translated */
        bool (*run)(struct app *app, const struct command_call *call);
};

#define COMMAND_DECLARE(name, places, keys, arguments, help) \
        bool command_##name(struct app *app, const struct command_call *call);
COMMANDS(COMMAND_DECLARE)
#undef COMMAND_DECLARE

size_t command_count(void);
const struct command *command_at(size_t index);

/* The command that a key gives at a place, or NULL. */
const struct command *command_for_key(enum command_place place, ui_key key);

/* The command with a name or a beginning of it; NULL when there is none or there
 * are several, and then `matches` says how many. */
const struct command *command_find(const char *name, size_t length, size_t *matches);

/* The command whose name is most like the word. */
const struct command *command_near(const char *name, size_t length);

/* Run what was typed behind the colon.  False: it was refused, the message says
 * why, and the line should stay. */
bool command_run(struct app *app, const char *text);

#endif
