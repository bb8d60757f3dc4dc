/* complete.h - what Tab makes of the line: commands, names, files, moves, setups.
 *
 * The first Tab adds what all that could stand there have in common, and shows them: as
 * words, and on the board by their squares.  Those that follow put one after the other
 * into the line, Shift-Tab the other way round, and behind the last comes again what
 * had been typed.  Where several turns fit a move, Tab goes through the turns: each is put
 * into the line as a move that means it alone.  So what is shown, what Enter plays and
 * what the line says are one.
 */
#ifndef KEYSTEPS_UI_COMPLETE_H
#define KEYSTEPS_UI_COMPLETE_H

#include <stdbool.h>
#include <stddef.h>

#include "notation/lightvector.h"

struct app;

enum { COMPLETION_TEXT = 1024 };

/* All zero: nothing is being completed. */
struct completion {
        char typed[COMPLETION_TEXT]; /* what stood before the cursor at first */
        char shown[COMPLETION_TEXT]; /* what stands there since the last Tab */
        size_t kept;                 /* bytes of `typed` that the words follow */
        char **words;
        int count;
        int at;                         /* which of them is shown; -1: what was typed */
        struct arimaa_candidate *turns; /* `count` turns that fit, in place of words */
        arimaa_bitboard squares;        /* of the words, to be marked */
        const struct app *app;          /* in which it stands, or NULL */
};

/* Add a word that could stand there.  When memory is short it is left out. */
void completion_add(struct completion *completion, const char *word);

void completion_forget(struct completion *completion);

/* What can stand there behind a text, with all that is to be forgotten later.  Without an
 * app only commands are known, and what they take. */
void completion_find(struct completion *completion, const struct app *app,
                     const char *text);

/* The bytes that all words begin with; there are some. */
size_t completion_common(const struct completion *completion);

/* Tab (by 1) or Shift-Tab (by -1), with `text` before the cursor and `behind` after it.
 * True: `replacement`, of COMPLETION_TEXT bytes, is to stand in place of `text`; the
 * state of the screen has it already. */
bool complete(struct app *app, const char *text, const char *behind, int by,
              char *replacement);

#endif
