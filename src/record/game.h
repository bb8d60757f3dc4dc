/* game.h - a game: its start, what was done, and what may be done next.
 *
 * The only way a game changes is arimaa_game_apply.  Keyboard, engines and file
 * readers all go through it, so a game is never in a state the rules forbid.
 *
 * Plies are counted from 0.  Where the variant has setups they are plies 0 and 1
 * and the first turns 2 and 3, labelled 1g 1s 2g 2s; where it has none (Endless
 * Endgame, a game from a position) the first turn is ply 0.
 */
#ifndef ARIMAA_RECORD_GAME_H
#define ARIMAA_RECORD_GAME_H

#include "rules/outcome.h"
#include "rules/setup.h"
#include "rules/turn.h"

enum arimaa_action_kind {
        ARIMAA_PLACE,     /* set up: placement */
        ARIMAA_ROLL,      /* the die of Dicey Moves shows: roll */
        ARIMAA_TURN,      /* a turn of steps: turn */
        ARIMAA_RESIGN,    /* side resigns */
        ARIMAA_TIME_OUT,  /* side has run out of time */
        ARIMAA_TAKE_BACK, /* undo what came last: an ending that was declared, or a
                           * setup or turn with what it ended */
        ARIMAA_CLAIM,     /* the record states an ending that the board does not show */
        ARIMAA_REOPEN,    /* undo a roll and an ending that came after the last setup or
                           * turn: the game is what the board says */
        ARIMAA_NOTE_TIME, /* the setup or turn `ply` has taken so long: milliseconds */

        /* a turn that its source accepted although the rules forbid it, the end of the
         * game included: turn, made as far as pieces stand and squares are free */
        ARIMAA_TRUSTED_TURN
};

#define ARIMAA_NO_TIME (-1)

struct arimaa_action {
        enum arimaa_action_kind kind;
        union {
                struct arimaa_placement placement;
                int roll;
                struct arimaa_turn turn;
                enum arimaa_side side;
                struct arimaa_outcome claim;
                int ply;
        };
        int64_t milliseconds; /* spent on a setup or turn; ARIMAA_NO_TIME unknown */
};

/* One setup or turn of a game. */
struct arimaa_ply {
        enum arimaa_action_kind kind; /* ARIMAA_PLACE or ARIMAA_TURN */
        struct arimaa_placement placement;
        struct arimaa_turn turn;
        int steps;                       /* that the turn could have */
        int roll;                        /* of the die; 0 without one */
        int64_t milliseconds;
        struct arimaa_position after;    /* the opponent to move */
        arimaa_bitboard trapped;         /* emptied by traps as a freestyle setup ended */
        bool trusted;                    /* the turn has been taken on trust */
};

struct arimaa_game;

/* A game from the start of the variant: for Endless Endgame `start` is the deal,
 * for the others it is not looked at and the sides set up.  NULL when memory is short or
 * there is no deal. */
struct arimaa_game *arimaa_game_create(struct arimaa_variant variant,
                                       const struct arimaa_position *start);

/* A game that starts as another did, in which nothing is done. */
struct arimaa_game *arimaa_game_again(const struct arimaa_game *game);

/* A game that goes on from a position; `number` is that of the move to be made,
 * as in "12g", and the turn has four steps (or the die's).  How the game had been
 * set up no longer matters: Endless Endgame is taken as Standard. */
struct arimaa_game *arimaa_game_from(struct arimaa_variant variant,
                                     const struct arimaa_position *position, int number);

struct arimaa_game *arimaa_game_copy(const struct arimaa_game *game);
void arimaa_game_destroy(struct arimaa_game *game);

/* Do an action if the rules allow it.  On refusal the game is as it was and
 * *refusal, which may be NULL, says why.  That the sides, pieces and squares of an
 * action are such at all is for the caller to see to; what is read by the notations is. */
bool arimaa_game_apply(struct arimaa_game *game, const struct arimaa_action *action,
                       struct arimaa_refusal *refusal);

/* The action that does again what was done at a ply, its roll left out. */
struct arimaa_action arimaa_ply_action(const struct arimaa_ply *ply);

/* Whether a turn would be allowed: what arimaa_game_apply would say. */
bool arimaa_game_check_turn(const struct arimaa_game *game,
                            const struct arimaa_turn *turn,
                            struct arimaa_refusal *refusal);

struct arimaa_variant arimaa_game_variant(const struct arimaa_game *game);

/* The position now; and the one before ply 0. */
const struct arimaa_position *arimaa_game_position(const struct arimaa_game *game);
const struct arimaa_position *arimaa_game_start(const struct arimaa_game *game);

/* Setups and turns made, and one of them, which is valid until the next action. */
int arimaa_game_plies(const struct arimaa_game *game);
const struct arimaa_ply *arimaa_game_ply(const struct arimaa_game *game, int ply);

/* The number and side of a ply's label, "12g"; ply may be the one to come. */
int arimaa_game_number(const struct arimaa_game *game, int ply);
enum arimaa_side arimaa_game_side(const struct arimaa_game *game, int ply);

/* Whether a setup is to come next. */
bool arimaa_game_in_setup(const struct arimaa_game *game);

/* Whether the die must be rolled before the next turn; and what it shows, or 0. */
bool arimaa_game_wants_roll(const struct arimaa_game *game);
int arimaa_game_roll(const struct arimaa_game *game);

/* The steps the next turn may have: 4, 2 for Gold's first turn of Endless
 * Endgame, or what the die allows. */
int arimaa_game_steps(const struct arimaa_game *game);

struct arimaa_outcome arimaa_game_outcome(const struct arimaa_game *game);

/* How often the position after a ply had occurred up to then, with it: 1, 2; and
 * into earlier[] the plies after which it stood before, oldest first.  The
 * position a game starts from stands after ply -1, here as in a refusal. */
int arimaa_game_occurrences(const struct arimaa_game *game, int ply, int earlier[2]);

/* How often a position has occurred, up to now: 0, 1, 2; into earlier[] as above. */
int arimaa_game_has_occurred(const struct arimaa_game *game,
                             const struct arimaa_position *position, int earlier[2]);

#endif
