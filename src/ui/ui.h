/* ui.h - the game in the terminal, drawn with curses, typed with libedit.
 *
 * One call does all: it takes the terminal, runs until the player quits or the
 * terminal goes away, and gives the terminal back as it was.
 *
 * Where things are in this room:
 *
 *      the loop         ui.c: keys go to the line or to the state, then all is drawn
 *      the terminal     terminal, terminal_type; script and dump in its place; editor
 *      the line         line, line_keys, line_history, recall; key: keys by their names
 *      the state        app.h, of which app*.c and hint are the functions; its parts are
 *                       match and plan, study, games, moment, outline, moves, settings,
 *                       keymap, help, start_menu, new_game
 *      commands         command.h: the table; commands_*.c
 *      what is typed    entry, entry_setup, entry_words: its meaning; situation: where;
 *                       complete*: what Tab makes of it
 *      by hand          by_hand, with hand, hand_setup and hand_steps: from clicks to the
 *                       line; mouse, hits and pointing: from the mouse to clicks
 *      drawing          screen, layout and *_view, on board_geometry, arrows and plot;
 *                       paint and theme: the only way to the screen
 *      forms            new_form: the fields of new_view
 *      words            facts, turn_text
 *      configuration    rc, with settings, keymap and theme
 *      plain mode       plain: another loop on the same state; plain_input, plain_say and
 *                       plain_tell
 */
#ifndef KEYSTEPS_UI_UI_H
#define KEYSTEPS_UI_UI_H

#include <stdbool.h>

#include "play/choices.h"

/* What is shown first. */
enum ui_opening {
        UI_START, /* new game, continue, open, help, quit */
        UI_NEW,   /* a new game at once, as `choices` say */
        UI_REPLAY /* the first game of `file` */
};

struct ui_options {
        enum ui_opening opening;
        const char *file;       /* a path, for UI_REPLAY */
        const char *config;     /* a path, in place of the player's own keystepsrc */
        struct choices choices; /* for UI_NEW */
        bool ascii;             /* nothing but ASCII, whatever the locale can show */
};

/* Returns the exit status: 0 the player quit, 1 the file could not be read or
 * a signal ended the program, 2 the terminal cannot be used.  What went wrong has
 * then been said on standard error.
 *
 * KEYSTEPS_KEYS=FILE and KEYSTEPS_SIZE=COLUMNSxROWS in the environment take the
 * place of the terminal: keys come from the file, and the last screen is written
 * to standard output (ui/terminal.h). */
int ui_run(const struct ui_options *options);

/* Print the whole configuration, as a keystepsrc that makes the same.  Returns the exit
 * status: 1 when something in the configuration is wrong, which has then been said. */
int ui_print_config(const struct ui_options *options);

#endif
