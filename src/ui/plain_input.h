/* plain_input.h - the lines of plain mode: from a person at a terminal, or from a file.
 *
 * A person gets a prompt; where the terminal can move its cursor libedit edits the
 * line, as ~/.editrc says, with the history and the completion that the screen has.
 * Any other terminal, and what is no terminal, is read as it comes.
 */
#ifndef KEYSTEPS_UI_PLAIN_INPUT_H
#define KEYSTEPS_UI_PLAIN_INPUT_H

#include <stdbool.h>
#include <stddef.h>

enum plain_event {
        PLAIN_LINE,
        PLAIN_CANCEL, /* ^C: the line is dropped */
        PLAIN_END
};

struct app;

/* Lines are completed for this state.  False when memory is short. */
bool plain_input_open(const struct app *app);
void plain_input_close(void);

/* Whether standard input is a terminal. */
bool plain_input_is_person(void);

/* The number of the line read last, from 1. */
long plain_input_number(void);

/* Wait for the next line: without its end in `*text`, which is good until the next
 * call.  Bytes of no text, 0, are read as '?'. */
enum plain_event plain_input_next(const char **text);

/* Let a text that was refused stand in the next line, to be mended, where lines are
 * edited. */
void plain_input_again(const char *text);

/* Have the history, where there is one, offer these texts first, the last of them before
 * the others. */
void plain_input_offer(const char *const *texts, size_t count);

/* Have it hold a text as if it had been entered. */
void plain_input_remember(const char *text);

/* Wait so many milliseconds, or until something is typed: false.  With no person there
 * nothing is waited for. */
bool plain_input_quiet(int milliseconds);

/* Whether ^C was pressed while something else went on; it is forgotten then. */
bool plain_input_interrupted(void);

/* The signal that is to end the program, or 0; after PLAIN_END.  To be raised once the
 * input is closed. */
int plain_input_signal(void);

#endif
