/* played.h - a game that a test plays, in words.
 *
 * There is one game at a time; begin() and begin_from() put away the one before.
 * What a test does must be allowed unless it says refused().
 */
#ifndef TESTS_RECORD_PLAYED_H
#define TESTS_RECORD_PLAYED_H

#include "record/game.h"

extern struct arimaa_game *game;
extern struct arimaa_refusal refusal; /* the last one */

static const struct arimaa_variant standard = { ARIMAA_STANDARD, false };
static const struct arimaa_variant freestyle = { ARIMAA_FREESTYLE, false };
static const struct arimaa_variant endless = { ARIMAA_ENDLESS, false };
static const struct arimaa_variant standard_dicey = { ARIMAA_STANDARD, true };
static const struct arimaa_variant freestyle_dicey = { ARIMAA_FREESTYLE, true };
static const struct arimaa_variant endless_dicey = { ARIMAA_ENDLESS, true };

/* A game in which the sides set up. */
void begin(struct arimaa_variant variant);

/* A game of Endless Endgame from this deal. */
void begin_dealt(struct arimaa_variant variant, struct arimaa_position deal);

/* A game that goes on from a position, move 2. */
void begin_from(struct arimaa_variant variant, struct arimaa_position position);

/* Both sides put up a setup of Standard's. */
void both_set_up(void);

void places(enum arimaa_side side, const char *pieces);
void rolls(int die);
void plays(const char *steps);
void resigns(enum arimaa_side side);
void times_out(enum arimaa_side side);
void takes_back(void);
void claims(struct arimaa_outcome outcome);

void place_refused(enum arimaa_reason reason, enum arimaa_side side, const char *pieces);
void roll_refused(enum arimaa_reason reason, int die);
void turn_refused(enum arimaa_reason reason, const char *steps);
void take_back_refused(enum arimaa_reason reason);
void resign_refused(enum arimaa_reason reason, enum arimaa_side side);

void goes_on(void);
void won_by(enum arimaa_side winner, enum arimaa_ending ending);
void stands(char letter, const char *name);
void empty(const char *name);

/* To be the teardown of each test. */
int put_away(void **state);

#endif
