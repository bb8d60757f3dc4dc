/* situation.h - what is to be done at a ply of a game, or was done there. */
#ifndef KEYSTEPS_UI_SITUATION_H
#define KEYSTEPS_UI_SITUATION_H

#include "record/game.h"

struct situation {
        const struct arimaa_position *position; /* before it; the game's */
        enum arimaa_side side;                  /* that moves or sets up */
        enum arimaa_setup_rule rule;
        bool is_end; /* the game goes no further yet */
        bool in_setup;
        int steps;                 /* that the turn may have; of no meaning in a setup */
        enum arimaa_ending ending; /* how the game has ended there, if it has */
};

/* At a ply, or at the end of the game for any number behind it. */
struct situation situation_at(const struct arimaa_game *game, int ply);

/* The position before a ply, as above. */
const struct arimaa_position *situation_position(const struct arimaa_game *game, int ply);

#endif
