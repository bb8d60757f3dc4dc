/* refusal.h - why something is not allowed: what is wrong, and where.
 *
 * The library says it in numbers; the program words it.
 */
#ifndef ARIMAA_RULES_REFUSAL_H
#define ARIMAA_RULES_REFUSAL_H

/* For each reason, what `square`, `other`, `piece`, `number` and `ply` hold;
 * what is not named is unset (ARIMAA_NO_SQUARE, ARIMAA_NO_PIECE, 0).  Where a
 * piece stands on `other` it is `other_piece`. */
enum arimaa_reason {
        ARIMAA_ALLOWED,

        /* steps */
        ARIMAA_NOTHING_THERE,     /* no piece on `square`; `piece` was named */
        ARIMAA_OTHER_PIECE,       /* on `square` stands another than the `piece` named */
        ARIMAA_OFF_BOARD,         /* `piece` on `square` would leave the board */
        ARIMAA_OCCUPIED,          /* `other`, where `piece` on `square` would go, is not empty */
        ARIMAA_FROZEN,            /* `piece` on `square` is frozen by the piece on `other` */
        ARIMAA_BACKWARD,          /* the rabbit on `square` would go backward */
        ARIMAA_NO_PUSHER,         /* nothing beside the enemy `piece` on `square` is stronger */
        ARIMAA_PUSH_AND_PULL,     /* what completed a push would pull `piece` on `square` as well */
        ARIMAA_PUSHER_FROZEN,     /* what could push `piece` on `square`, on `other`, is frozen */
        ARIMAA_PUSH_LAST_STEP,    /* one step is left; to push `piece` on `square` takes two */
        ARIMAA_PUSH_OPEN,         /* a stronger piece must step to `square` first */
        ARIMAA_PUSHER_TOO_WEAK,   /* `piece` on `square` cannot complete the push to `other` */
        ARIMAA_TOO_MANY_STEPS,    /* the turn has only `number` steps */

        /* ends of turns */
        ARIMAA_PUSH_UNFINISHED,   /* the turn ends with the push to `square` left open */
        ARIMAA_NOTHING_CHANGES,   /* the turn leaves the board as it was */
        ARIMAA_NO_STEPS,          /* a turn without a step */
        ARIMAA_REPEATS,           /* third time, as after the plies `ply` */

        /* setups */
        ARIMAA_SETUP_SQUARE,      /* `piece` may not be set up on `square` */
        ARIMAA_SETUP_TWICE,       /* two pieces on `square` */
        ARIMAA_SETUP_SIDE,        /* `piece` on `square` is the other side's */
        ARIMAA_SETUP_TOO_MANY,    /* more than `number` of `piece` */
        ARIMAA_SETUP_TOO_FEW,     /* fewer than `number` of `piece` */
        ARIMAA_SETUP_NO_RABBIT,   /* a side needs at least one rabbit */
        ARIMAA_SETUP_RABBIT_GOAL, /* the rabbit on `square` would stand on its goal */

        /* the game */
        ARIMAA_GAME_OVER,
        ARIMAA_SETUP_FIRST,       /* the sides have not set up yet */
        ARIMAA_SETUP_DONE,        /* both sides have set up */
        ARIMAA_ROLL_FIRST,        /* the die has not been rolled */
        ARIMAA_NO_ROLL,           /* no die is to be rolled now */
        ARIMAA_BAD_ROLL,          /* a die does not show `number` */
        ARIMAA_NOTHING_TO_TAKE_BACK,
        ARIMAA_NO_MEMORY,
        ARIMAA_REASONS
};

struct arimaa_refusal {
        enum arimaa_reason reason;
        int piece;
        int square, other;
        int other_piece;
        int number;
        int ply[2]; /* 0 = Gold's setup, 1 = Silver's, 2 = Gold's first turn ...; -1 the
                     * start of a game from a position */
        int step;   /* which step of a turn, from 0; -1 when it is about no step */
};

#endif
