/* outcome.h - how a game ends: rules.md, "End of the game". */
#ifndef ARIMAA_RULES_OUTCOME_H
#define ARIMAA_RULES_OUTCOME_H

#include "rules/position.h"

enum arimaa_ending {
        ARIMAA_NOT_OVER,

        /* what the board shows */
        ARIMAA_GOAL,
        ARIMAA_ELIMINATION,
        ARIMAA_IMMOBILIZATION,

        /* what the players or their clocks did */
        ARIMAA_RESIGNATION,
        ARIMAA_TIMEOUT,

        /* what only a record of a game can state */
        ARIMAA_ILLEGAL_TURN,
        ARIMAA_FORFEIT,
        ARIMAA_ABANDONED,
        ARIMAA_SCORE,
        ARIMAA_REPETITION,           /* third occurrence, a loss before 2008-07-01 */
        ARIMAA_BOTH_WITHOUT_RABBITS, /* a draw before 2008-07-01 */
        ARIMAA_ENDINGS
};

struct arimaa_outcome {
        enum arimaa_ending ending;
        enum arimaa_side winner; /* unless not over or drawn */
        bool drawn;
};

/* What a complete turn has ended, the side to move being the opponent of the one
 * that made it: goals and eliminations, in the order of the rules. */
struct arimaa_outcome arimaa_outcome_after(const struct arimaa_position *position);

/* Whether a turn may not lead to a position, known by its arimaa_position_key,
 * because it has occurred twice. */
typedef bool arimaa_is_banned(const void *context, uint64_t key);

/* Whether the side to move, which has `steps` steps, is immobilized: every turn of
 * its leaves the board as it was or leads to a banned position.  Exact, by search.
 * `banned` may be NULL: nothing is. */
bool arimaa_immobilized(const struct arimaa_position *position, int steps,
                        arimaa_is_banned *banned, const void *context);

#endif
