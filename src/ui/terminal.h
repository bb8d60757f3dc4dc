/* terminal.h - the terminal: taken, listened to, and given back as it was.
 *
 * The only file that sets curses up, and the only one that handles signals.  The
 * terminal is given back at every exit: the end, a signal, a hangup, a crash.
 *
 * Without a terminal: KEYSTEPS_KEYS=FILE is a key script (script.h) and
 * KEYSTEPS_SIZE=COLUMNSxROWS the size, 80x24 by default.  Nothing is waited for,
 * {dump} writes the screen to standard output, followed by a line "----", and so
 * does the end of the script, without that line.
 */
#ifndef KEYSTEPS_UI_TERMINAL_H
#define KEYSTEPS_UI_TERMINAL_H

#include <stdbool.h>

#include "ui/key.h"
#include "ui/pointing.h"

enum terminal_event_kind {
        TERMINAL_NOTHING, /* nothing is there now: draw, then terminal_wait */
        TERMINAL_KEY,
        TERMINAL_MOUSE,   /* only if it was asked for */
        TERMINAL_RESIZED, /* LINES and COLS are new */
        TERMINAL_SUSPEND, /* somebody asks us to: terminal_suspend */
        TERMINAL_GONE     /* the terminal, or we are to go: terminal_signal says */
};

struct terminal_event {
        enum terminal_event_kind kind;
        ui_key key;
        struct pointing pointing;
};

/* Look whether there is a terminal that will do; says on standard error why not. */
bool terminal_usable(void);

/* Take the terminal, which is usable; false, and said why, when that fails. */
bool terminal_open(void);
void terminal_close(void);

/* Whether a key script stands in for the terminal. */
bool terminal_is_script(void);

/* What has happened, at once; and sleeping until something does, for so many
 * milliseconds or for ever (-1): true when the time is up.  A script has no time: it is
 * up at once. */
struct terminal_event terminal_next(void);
bool terminal_wait(int milliseconds);

/* Ask the terminal to tell of its mouse, or no more; it is told to stop at every exit.
 * False: it has none. */
bool terminal_mouse(bool wanted);

/* Stop, as ^Z does, and come back with the screen drawn anew. */
void terminal_suspend(void);

/* Give the terminal to a command of the shell's and take it again; whether it ended
 * well. */
bool terminal_run(const char *command);

/* Send a text to the terminal for its clipboard, if it has one: OSC 52. */
void terminal_copy(const char *text);

/* Ring, or whatever the terminal does instead. */
void terminal_ring(void);

/* Give the terminal's window a title, if it can have one; "" leaves it as it was before,
 * and so does giving the terminal back. */
void terminal_title(const char *text);

/* Draw every cell again with the next update. */
void terminal_redraw(void);

/* The signal that ends the program, or 0. */
int terminal_signal(void);

#endif
