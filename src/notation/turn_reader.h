/* turn_reader.h - a turn read step by step and checked as it is read.
 *
 * What the notations that list steps have in common.  Not installed.
 */
#ifndef ARIMAA_NOTATION_TURN_READER_H
#define ARIMAA_NOTATION_TURN_READER_H

#include "notation/span.h"
#include "rules/turn.h"

struct turn_reader {
        const struct arimaa_position *start;
        struct arimaa_position now;
        struct arimaa_turn_state state;
        struct arimaa_turn *turn;
        size_t last_start, last_length; /* of the word read last */
        struct arimaa_text_error *error;
        struct arimaa_refusal *refusal;
};

void turn_reader_begin(struct turn_reader *reader, const struct arimaa_position *position,
                       int steps, struct arimaa_turn *turn,
                       struct arimaa_text_error *error, struct arimaa_refusal *refusal);

/* Make a step, which stands at `start` in the text. */
bool turn_reader_step(struct turn_reader *reader, struct arimaa_step step, size_t start,
                      size_t length);

/* Check that a piece has been captured on the square, as the text says. */
bool turn_reader_removal(struct turn_reader *reader, int piece, int square, size_t start,
                         size_t length);

/* Check that the turn may end here. */
bool turn_reader_end(struct turn_reader *reader);

#endif
