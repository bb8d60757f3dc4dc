/* narrow.h - of the next steps of a turn, those that the tokens leave worth trying.
 *
 * Nothing that could lead to a turn that fits is ever left out; where that is so
 * only under a condition, the condition is said.  Not installed.
 */
#ifndef ARIMAA_NOTATION_NARROW_H
#define ARIMAA_NOTATION_NARROW_H

#include "notation/demand.h"
#include "rules/step_targets.h"

/* The squares of the steps that tokens can be about in a turn of `length` steps from
 * this position: every step that serves a token leaves or enters one of them.
 * All squares where that cannot be said. */
arimaa_bitboard narrow_area(const struct demand *demand,
                            const struct arimaa_position *start, int length);

/* When not one of the `left` steps can be spared, leave only the next steps that bring
 * a token nearer: of a piece that it may mean, of a friend that holds it on a trap,
 * or of an own piece that may pull it then.  False when it is not the tokens' own
 * steps that leave none to spare, and then only directions are looked at. */
bool narrow_next_step(const struct demand *demand, const struct making *making, int left,
                      struct step_targets *next);

/* Of the last step of a turn, leave only those that can make all tokens hold. */
void narrow_last_step(const struct demand *demand, const struct making *making,
                      struct step_targets *last);

#endif
