/* random_position.h - positions drawn at random, for tests of what always holds. */
#ifndef TESTS_RANDOM_POSITION_H
#define TESTS_RANDOM_POSITION_H

#include "rules/turn.h"
#include "rules/variant.h"

/* A position that could stand at the start of a turn, one of three sorts drawn in
 * turn by chance: sparse, dense, or tangled around the traps.  No piece stands
 * unsupported on a trap. */
struct arimaa_position random_position(struct arimaa_random *random);

/* A legal turn of 1 to `steps` steps drawn step by step; false when chance led
 * to none. */
bool random_turn(struct arimaa_random *random, const struct arimaa_position *position, int steps,
                 struct arimaa_turn *turn);

#endif
