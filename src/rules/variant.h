/* variant.h - the variants, and the chance in them.
 *
 * Chance comes from a generator that the caller seeds, so that a deal or a roll
 * can be repeated.
 */
#ifndef ARIMAA_RULES_VARIANT_H
#define ARIMAA_RULES_VARIANT_H

#include <stddef.h>

#include "rules/position.h"

enum arimaa_setup_rule {
        ARIMAA_STANDARD,
        ARIMAA_ENDLESS,
        ARIMAA_FREESTYLE,
        ARIMAA_SETUP_RULES
};

struct arimaa_variant {
        enum arimaa_setup_rule setup;
        bool dicey;
};

/* splitmix64: Steele, Lea, Flood, "Fast splittable pseudorandom number
 * generators", 2014. */
struct arimaa_random {
        uint64_t state;
};

uint64_t arimaa_random_next(struct arimaa_random *random);

/* A number from 0 to limit - 1, each equally likely. */
int arimaa_random_below(struct arimaa_random *random, int limit);

enum arimaa_symmetry {
        ARIMAA_MIRRORED, /* Silver's pieces on the same files */
        ARIMAA_ROTATED   /* turned by half a circle */
};

/* Deal a position of Endless Endgame: rules.md, "Variants".  Gold is to move;
 * its first turn has ARIMAA_ENDLESS_FIRST_STEPS steps. */
enum arimaa_symmetry arimaa_endless_deal(struct arimaa_random *random,
                                         struct arimaa_position *position);

#define ARIMAA_ENDLESS_FIRST_STEPS 2

/* Which of the two a dealt position is; of one that is both, the first. */
enum arimaa_symmetry arimaa_symmetry_of(const struct arimaa_position *position);

/* Roll the die of Dicey Moves for a turn that would have `steps` steps without
 * it: 1 to 6, or, where the turn has two steps, 1 or 2. */
int arimaa_roll(struct arimaa_random *random, int steps);

/* The square on which the die is drawn: rules.md, "Where the die is drawn". */
int arimaa_die_square(const struct arimaa_position *position);

#endif
