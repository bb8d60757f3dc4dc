/* given.h - positions, turns and setups as a test draws them.
 *
 *      given("8 . . . . e . . .",
 *            ...
 *            "1 . . . . E . . .")
 *
 * What cannot be read is a mistake in the test and ends it at once.
 */
#ifndef TESTS_GIVEN_H
#define TESTS_GIVEN_H

#include "rules/position.h"
#include "rules/setup.h"
#include "rules/turn.h"

/* The board drawn in eight rows, each beginning with its rank; `.` or `x` where
 * nothing stands.  Gold is to move. */
struct arimaa_position given(const char *rank8, const char *rank7, const char *rank6,
                             const char *rank5, const char *rank4, const char *rank3,
                             const char *rank2, const char *rank1);

/* The board on which stand "Ed4 Ra1 rh8", Gold to move. */
struct arimaa_position given_pieces(const char *pieces);

/* The same with Silver to move. */
struct arimaa_position silver_to_move(struct arimaa_position position);

/* The square "e4". */
int square(const char *name);

/* A turn of the steps "Ee2n Ee3n", in that order and not checked. */
struct arimaa_turn steps(const char *text);

/* The setup "Ee2 Md2 ..." of a side, as it is written: nothing is filled in. */
struct arimaa_placement placing(enum arimaa_side side, const char *pieces);

#endif
