/* track.h - which way the pieces went in a turn.  Not installed. */
#ifndef ARIMAA_NOTATION_TRACK_H
#define ARIMAA_NOTATION_TRACK_H

#include "notation/token.h"
#include "rules/turn.h"

/* A piece that a turn has moved or captured. */
struct track {
        int8_t piece;
        int8_t start, at; /* at: where it stands, or the trap that took it */
        bool captured;
        arimaa_bitboard visited; /* all squares it has stood on in the turn */
};

/* The pieces that a sequence of steps has moved or captured; index[i] is which
 * of them made the step i. */
struct tracks {
        struct track piece[2 * ARIMAA_TURN_STEPS];
        int count;
        int8_t index[ARIMAA_TURN_STEPS];
};

/* Follow a step, the one numbered `number`, and the capture it caused. */
void tracks_follow(struct tracks *tracks, int number, struct arimaa_step step,
                   struct arimaa_capture capture);

/* Follow a whole turn. */
struct tracks tracks_of(const struct arimaa_turn *turn);

/* How many of the pieces are displaced: not at the end where they were at the start. */
int tracks_displaced(const struct tracks *tracks);

/* Whether a token's specifier fits a piece that went this way: by kind and
 * colour, and by a square of its path. */
bool token_fits(const struct arimaa_token *token, const struct track *track);

#endif
