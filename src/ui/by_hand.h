/* by_hand.h - entering by hand: the cursor on the board, clicks, and what they have
 * written into the line.
 *
 * In the manner HAND_GOALS cursor keys move the cursor, and Space clicks where it is:
 * hand.h says what clicks do, hand_setup.h while a side sets up.  In HAND_STEPS cursor
 * keys step the selected piece: hand_steps.h.  All other keys do what they always do, so
 * one can type as well.  Clicks of a mouse need no manner.
 *
 * Backspace takes a click back, Delete does it again, as long as the line is as the
 * click left it.
 */
#ifndef KEYSTEPS_UI_BY_HAND_H
#define KEYSTEPS_UI_BY_HAND_H

#include "ui/hand.h"
#include "ui/hand_setup.h"
#include "ui/hand_steps.h"
#include "ui/key.h"

enum hand_manner { HAND_OFF, HAND_GOALS, HAND_STEPS };

enum { HAND_LINE_SIZE = 400, HAND_PAST_SIZE = 40 };

/* A line, and what was selected then. */
struct hand_moment {
        char text[HAND_LINE_SIZE];
        struct hand_choice choice;
};

struct by_hand {
        enum hand_manner manner;
        int8_t cursor;
        struct hand_choice choice;
        uint64_t key; /* of the position and line to which all this belongs */

        struct hand_moment past[HAND_PAST_SIZE]; /* up to `count`; we are at `at` */
        int count, at;

        char line[HAND_LINE_SIZE]; /* to be put into the line, if `writes` */
        bool writes;
};

struct app;

struct by_hand by_hand_begin(void);

/* Choose how the cursor keys are used; the same again ends it. */
void by_hand_toggle(struct app *app, enum hand_manner manner);

/* A key while `text` stands in the line; false: it is none of ours. */
bool by_hand_key(struct app *app, ui_key key, const char *text);

/* Click a square, or a piece of the army that is being set up. */
void by_hand_click(struct app *app, int square, const char *text);
void by_hand_pick(struct app *app, enum arimaa_kind kind, const char *text);

/* What is selected, at the position that is entered now. */
struct hand_choice by_hand_choice(const struct app *app);

/* The text that is to stand in the line, once after each change; or NULL. */
const char *by_hand_take_line(struct app *app);

/* Whether a side sets up; and which, and beside what. */
bool by_hand_setup(const struct app *app, struct situation *at);

/* What the board is to show of it: the arrows, holds and marks of the line, and while
 * steps are entered the position after them.  False where there is nothing. */
bool by_hand_tokens(const struct app *app, struct hand_tokens *tokens);
bool by_hand_steps(const struct app *app, struct hand_steps *made);

/* Whether a push that was begun by a step waits for the piece that follows. */
bool by_hand_is_open(const struct app *app);

/* The square of the cursor, or ARIMAA_NO_SQUARE where there is none. */
int by_hand_cursor(const struct app *app);

/* What is expected now, or "". */
const char *by_hand_words(const struct app *app);

#endif
