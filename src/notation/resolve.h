/* resolve.h - the search behind Lightvector notation.
 *
 * Turns are tried by length, shortest first, depth first, and a line of play is
 * given up as soon as the tokens demand more steps than are left.  Not installed.
 */
#ifndef ARIMAA_NOTATION_RESOLVE_H
#define ARIMAA_NOTATION_RESOLVE_H

#include "notation/lightvector.h"

/* How far a search goes. */
enum resolve_extent {
        RESOLVE_ALL,       /* to every board of the first class that is not empty */
        RESOLVE_FIRST,     /* until one turn fits */
        RESOLVE_BOARD,     /* until it is known not to be the one board wanted */
        RESOLVE_EXHAUSTIVE /* as RESOLVE_ALL, giving nothing up: to test the others */
};

/* Resolve tokens: ARIMAA_RESOLVED, ARIMAA_AMBIGUOUS or ARIMAA_NO_TURN.  Should
 * memory run out the candidates found until then are the answer. */
struct arimaa_answer resolve_tokens(struct arimaa_resolver *resolver,
                                    const struct arimaa_position *position, int steps,
                                    const struct arimaa_tokens *tokens,
                                    enum resolve_extent extent);

/* Whether tokens resolve to one board; as resolve_tokens says, but known sooner.  The
 * turn of `wanted`, which is not the resolver's own, fits the tokens and leads there.
 * Into *first a turn of those that come first: when the tokens do not resolve to the
 * board one that leads elsewhere. */
bool resolve_to_board(struct arimaa_resolver *resolver,
                      const struct arimaa_position *position, int steps,
                      const struct arimaa_tokens *tokens,
                      const struct arimaa_candidate *wanted, struct arimaa_turn *first);

#endif
