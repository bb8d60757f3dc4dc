/* completions.h - what the token at the end of a text can become.
 *
 * The token is a piece, a square, or both, and perhaps the file of another square.
 * What it can become is always one square or x longer: `E` becomes Ee4 or Ex, `Ee2`
 * becomes Ee2e4, `g` becomes g2.  A completion is a whole token that some legal turn
 * satisfies together with all tokens before it, or, where a piece stands on the square
 * now, its beginning: `E` becomes Ee2 where the elephant stands on e2, and can go on
 * as Ee2e4.  Steps nsew are not offered.  Repetition is not looked at.
 */
#ifndef ARIMAA_NOTATION_COMPLETIONS_H
#define ARIMAA_NOTATION_COMPLETIONS_H

#include "notation/lightvector.h"

struct arimaa_completion {
        char token[ARIMAA_TOKEN_SIZE]; /* in full */
        int8_t square;                 /* the one added; ARIMAA_NO_SQUARE for x */
        bool whole;                    /* else it has to go on */
        uint8_t steps; /* of the shortest turn that satisfies it; 0 if not whole */
};

#define ARIMAA_COMPLETIONS_MAX (2 * ARIMAA_SQUARES + 1)

struct arimaa_completions {
        size_t start; /* of the token, in bytes */
        int count;
        struct arimaa_completion completions[ARIMAA_COMPLETIONS_MAX];
};

/* Find them for the side to move, which has `steps` steps: whole tokens first, those
 * of shorter turns before others, pieces that stay where they are last; then what has
 * to go on, by square.  None when the tokens before have no turn, or the last one is no
 * such beginning. */
void arimaa_lightvector_completions(struct arimaa_resolver *resolver,
                                    const struct arimaa_position *position, int steps,
                                    const char *text, size_t length,
                                    struct arimaa_completions *completions);

#endif
