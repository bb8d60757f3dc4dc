/* moment.h - which moment of a game is looked at, and going through it.
 *
 * Plain values and functions: the game does not change by being looked at.
 */
#ifndef KEYSTEPS_UI_MOMENT_H
#define KEYSTEPS_UI_MOMENT_H

#include "record/game.h"

/* The moment before ply `ply`, with `step` steps of it made. */
struct moment {
        int ply, step;
};

struct moment moment_start(void);
struct moment moment_end(const struct arimaa_game *game);
bool moment_is_end(const struct moment *moment, const struct arimaa_game *game);

/* Go by whole turns and setups, `count` of them or as far as there are. */
struct moment moment_by_turns(const struct moment *moment, const struct arimaa_game *game,
                              int count);

/* One step on or back; a setup is one step. */
struct moment moment_step_on(const struct moment *moment, const struct arimaa_game *game);
struct moment moment_step_back(const struct moment *moment,
                               const struct arimaa_game *game);

/* The position at that moment. */
struct arimaa_position moment_position(const struct moment *moment,
                                       const struct arimaa_game *game);

/* What the die shows for the turn that is to come or is being made, or 0; and into
 * *square, where it lies: that of the board as the turn begins. */
int moment_die(const struct moment *moment, const struct arimaa_game *game, int *square);

/* What was done last at that moment: the steps of the turn before it, or of the one
 * it is in; a turn without steps where there is none. */
struct arimaa_turn moment_last(const struct moment *moment,
                               const struct arimaa_game *game);

#endif
