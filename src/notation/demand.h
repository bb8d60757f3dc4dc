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
        bool weak;  /* an own piece that can push or pull no enemy piece of the tokens */
};

enum { TRAPS = 4 };

struct demand {
        struct wanted wanted[ARIMAA_TOKENS_MAX];
        int count;
        int directions; /* how many of them, the last ones, are ARIMAA_STEPS, in order */
        enum arimaa_side mover;
        enum arimaa_kind weakest; /* up to this kind own pieces are weak */
        struct surroundings traps[TRAPS];
};

/* At least so many steps are left to make: by pieces of tokens; and with the other halves
 * of enemy steps, but without own pieces that may make those: only weak ones are
 * counted. */
struct bound {
        int total, halves;
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
        struct bound ends;        /* of all tokens with final squares */
        struct bound falls; /* of those off the traps and what an x captures, which must
                             * come to a trap */
        struct bound most;  /* the most of these and of each token alone */
        arimaa_bitboard
                must_pull; /* if most.halves are left one of these is pulled next */
        int approaching; /* those to come beside an enemy piece, to move it, and weak pieces' */
        const struct wanted *approached; /* whose piece that is */
};

/* Make tokens ready for turns of a side. */
void demand_prepare(struct demand *demand, const struct arimaa_tokens *tokens,
                    enum arimaa_side mover);

/* At least so many more steps are needed; 0: all tokens hold.  Once more than `left`
 * are known to be needed nothing more is found out.  Fills in what
 * follows `unmet`; the bounds count nothing but steps that serve tokens. */
int demand_steps(const struct demand *demand, struct making *making, int left);

/* Of the steps that demand_steps found to be needed those that serve tokens: all but
 * steps by which a piece only comes to where it can push or pull. */
static inline int demand_served(const struct making *making)
{
        return making->most.total > making->most.halves ? making->most.total
                                                        : making->most.halves;
}

/* The steps that direction tokens still need, which are all distinct; into *next
 * the direction of the one to come. */
int demand_directions(const struct demand *demand, const struct making *making,
                      int *next);

#endif
