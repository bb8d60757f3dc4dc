/* trusted.h - turns that are made although the rules forbid them.  Not installed. */
#ifndef ARIMAA_RECORD_TRUSTED_H
#define ARIMAA_RECORD_TRUSTED_H

#include <stddef.h>

#include "rules/turn.h"

/* Read official steps or the earlier notation's; captures are passed over.  False
 * when a word is no step, or there are more than a turn has. */
bool trusted_read(const char *text, size_t length, struct arimaa_turn *turn);

/* Make a turn of whosever pieces, if they are there and have where to go, and give
 * the move to the opponent; captures are found.  On refusal the position is left
 * somewhere in the turn, and *refusal, which may be NULL, says why. */
bool trusted_make(struct arimaa_position *position, struct arimaa_turn *turn,
                  struct arimaa_refusal *refusal);

#endif
