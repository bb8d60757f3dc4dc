/* setup.h - placing the pieces before the first turn. */
#ifndef ARIMAA_RULES_SETUP_H
#define ARIMAA_RULES_SETUP_H

#include "rules/refusal.h"
#include "rules/variant.h"

/* The pieces one side places. */
struct arimaa_placement {
        enum arimaa_side side;
        arimaa_bitboard pieces[ARIMAA_KINDS];
};

/* How many of a kind a full army has: 8 2 2 2 1 1. */
int arimaa_army(enum arimaa_kind kind);

/* The squares on which a side sets up in Standard: its two home ranks. */
arimaa_bitboard arimaa_home(enum arimaa_side side);

/* The squares on which a side may place pieces: the empty ones, in Standard those of its
 * home ranks. */
arimaa_bitboard arimaa_setup_ground(const struct arimaa_position *position,
                                    enum arimaa_setup_rule rule, enum arimaa_side side);

/* All squares of a placement. */
arimaa_bitboard arimaa_placed(const struct arimaa_placement *placement);

/* Standard: fill the home squares left over with rabbits, where the eight others
 * are placed and no rabbit is missing squares.  Pieces already placed stay. */
void arimaa_fill_rabbits(struct arimaa_placement *placement);

/* Whether the variant allows the placement on this board, which holds what the
 * other side has placed before. */
bool arimaa_setup_check(const struct arimaa_position *position,
                        enum arimaa_setup_rule rule,
                        const struct arimaa_placement *placement,
                        struct arimaa_refusal *refusal);

/* The named setups: rules.md, "Setups by name". */
struct arimaa_named_setup {
        const char *name;    /* as a player types it */
        const char *squares; /* Gold's eight others; Silver's are mirrored */
        bool avoids;         /* Silver's elephant and camel change places when that
                              * takes the elephant off the file of Gold's */
};

extern const struct arimaa_named_setup arimaa_named_setups[];
extern const size_t arimaa_named_setup_count;

/* The placement of a named setup for a side, `position` being the board as it is
 * then; false when there is no such name. */
bool arimaa_setup_named(const char *name, enum arimaa_side side,
                        const struct arimaa_position *position,
                        struct arimaa_placement *placement);

#endif
