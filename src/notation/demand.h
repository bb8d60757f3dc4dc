/* demand.h - what tokens still demand of a turn: a lower bound of the steps.
 *
 * The bound is 0 exactly when every token holds for the turn as it stands.  Not
 * installed.
 */
#ifndef ARIMAA_NOTATION_DEMAND_H
#define ARIMAA_NOTATION_DEMAND_H

#include "notation/track.h"

enum { DEMAND_IMPOSSIBLE = 100 };

/* The squares from which a square, or the nearest of several, is at most 0, 1 ...
 * steps away. */
struct surroundings {
        arimaa_bitboard within[ARIMAA_TURN_STEPS + 1];
};

/* A token made ready for the search. */
struct wanted {
        struct arimaa_token token;
        struct surroundings target; /* of the target, or for an x of the traps */
        struct surroundings focus;  /* of the specifier's square; without one the same */
        arimaa_bitboard ahead;      /* from where a piece can still reach the target */
        int beyond; /* steps from the specifier's square to the target or nearest trap */
};

enum { TRAPS = 4 };

struct demand {
        struct wanted wanted[ARIMAA_TOKENS_MAX];
        int count;
        int directions; /* how many of them, the last ones, are ARIMAA_STEPS, in order */
        enum arimaa_side mover;
        struct surroundings traps[TRAPS];
};

/* A turn in the making. */
struct making {
        const struct arimaa_position *now;
        const struct arimaa_turn_state *state;
        const struct arimaa_step *steps; /* `made` of them */
        const struct tracks *tracks;
        int made;
        arimaa_bitboard pullable; /* the pieces that the next step may pull */
        uint32_t unmet;           /* the tokens that do not hold yet, by demand_steps; the
                                   * bit n for wanted[n], directions left out */
        int total;  /* the steps that pieces of tokens need at least, by demand_steps */
        int halves; /* those that are halves of enemy steps, or own rabbits' */
};

/* Make tokens ready for turns of a side. */
void demand_prepare(struct demand *demand, const struct arimaa_tokens *tokens,
                    enum arimaa_side mover);

/* At least so many more steps are needed; 0: all tokens hold.  Once more than `left`
 * are known to be needed nothing more is found out.  Fills in `unmet`,
 * `total` and `halves`; the last two count nothing but steps that serve tokens. */
int demand_steps(const struct demand *demand, struct making *making, int left);

/* Of the steps that demand_steps found to be needed those that serve tokens: all but
 * steps by which a piece only comes to where it can push or pull. */
static inline int demand_served(const struct making *making)
{
        return making->total > making->halves ? making->total : making->halves;
}

/* The steps that direction tokens still need, which are all distinct; into *next
 * the direction of the one to come. */
int demand_directions(const struct demand *demand, const struct making *making,
                      int *next);

#endif
