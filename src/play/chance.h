/* chance.h - the chance in a game that is played: its seed, deal and rolls.
 *
 * All of it follows from one number, the seed, so that a game can be repeated, and a
 * game that was interrupted goes on with the rolls that it would have had.
 */
#ifndef KEYSTEPS_PLAY_CHANCE_H
#define KEYSTEPS_PLAY_CHANCE_H

#include "rules/variant.h"

/* The largest of the seeds that are drawn: short enough to be typed again. */
#define CHANCE_SEED_MOST UINT64_C(999999999)

/* A seed that nobody could foretell, from 1 on. */
uint64_t chance_seed(void);

/* Read a seed as it is typed: decimal digits and nothing else. */
bool chance_seed_read(const char *text, uint64_t *seed);

/* The deal of Endless Endgame with a seed. */
enum arimaa_symmetry chance_deal(uint64_t seed, struct arimaa_position *deal);

/* The roll for a ply, whatever was rolled before; `steps` as for arimaa_roll. */
int chance_roll(uint64_t seed, int ply, int steps);

#endif
