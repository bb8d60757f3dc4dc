/* facts.h - what can be said of a moment beside its turns: material and clocks.
 *
 * Each writes at most `size` bytes, the final zero included; "" where there is nothing
 * to tell.
 */
#ifndef KEYSTEPS_UI_FACTS_H
#define KEYSTEPS_UI_FACTS_H

#include "ui/app.h"

/* Harlog in at most so many columns: "+2.13  Gold", "even", "Silver has no rabbits". */
void facts_material(const struct arimaa_position *position, char *text, size_t size,
                    int width);

/* The pieces that were there at the start of play and are no more, Gold's first; the
 * position is that after so many plies, or in the middle of the next. */
void facts_taken(const struct arimaa_game *game, int plies,
                 const struct arimaa_position *position, char *text, size_t size);

/* "0:10:00 - 0:09:41 (0:19)": both clocks, and what the last turn took. */
void facts_clock(const struct app *app, char *text, size_t size);

/* The same apart: what a side's clock showed last up to the moment, and what the last
 * turn took; false when nothing tells. */
bool facts_clock_of(const struct app *app, enum arimaa_side side, char *text,
                    size_t size);
bool facts_spent(const struct app *app, char *text, size_t size);

/* The steps that the turn at the moment may have; 0 in a setup, and when the game is
 * over. */
int facts_steps(const struct app *app);

/* What was done last before the moment, "12g Gold: elephant e2 to e4", in the middle of a
 * turn "12g so far: ..."; false at the start.  Room for all: WORDS_BOARD_SIZE. */
bool facts_last(const struct app *app, char *text, size_t size);

/* "12g: Gold to move, 4 steps", or how the game has ended. */
void facts_turn(const struct app *app, char *text, size_t size);

#endif
