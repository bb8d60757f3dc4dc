/* demand.h - what tokens still demand of a turn: a lower bound of the steps.
 *
 * The bound is 0 exactly when every token holds for the turn as it stands.  Not
 * installed.
 */
#ifndef ARIMAA_NOTATION_DEMAND_H
#define ARIMAA_NOTATION_DEMAND_H

#include "notation/track.h"
#include "rules/step_targets.h"

enum { DEMAND_IMPOSSIBLE = 100 };

/* A token made ready for the search. */
struct wanted {
        struct arimaa_token token;
        arimaa_bitboard near[ARIMAA_TURN_STEPS + 1]; /* the squares from which its target,
                                                      * or where it is given the specifier's
                                                      * square, is at most so far */
        int beyond; /* steps from the specifier's square to the property, 0 without one */
};

struct demand {
        struct wanted wanted[ARIMAA_TOKENS_MAX];
        int count;
        int directions; /* how many of them, the last ones, are ARIMAA_STEPS, in order */
        enum arimaa_side mover;
};

/* A turn in the making. */
struct making {
        const struct arimaa_position *now;
        const struct arimaa_turn_state *state;
        const struct arimaa_step *steps; /* `made` of them */
        const struct tracks *tracks;
        int made;
};

/* Make tokens ready for turns of a side. */
void demand_prepare(struct demand *demand, const struct arimaa_tokens *tokens,
                    enum arimaa_side mover);

/* At least so many more steps are needed; 0: all tokens hold. */
int demand_steps(const struct demand *demand, const struct making *making);

/* Of the last step of a turn, leave only those that can make all tokens hold. */
void demand_last_step(const struct demand *demand, const struct making *making,
                      struct step_targets *last);

#endif
