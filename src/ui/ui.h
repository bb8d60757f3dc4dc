/* ui.h - the game in the terminal, drawn with curses, typed with libedit.
 *
 * One call does all: it takes the terminal, runs until the player quits or the
 * terminal goes away, and gives the terminal back as it was.
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
