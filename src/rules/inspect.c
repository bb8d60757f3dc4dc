#include "rules/inspect.h"

#include "rules/key_set.h"
#include "rules/last_step.h"
#include "rules/step_targets.h"

/* A walk in which like pieces are told apart, each by the square it came from: turns
 * that differ in nothing else are gone on with once. */
struct walk {
        struct arimaa_position now;
        uint64_t start_hash;
        int8_t home[ARIMAA_SQUARES]; /* of the piece that stands there */
        uint64_t key;                /* of who stands where */

        int8_t moved[2 * ARIMAA_TURN_STEPS]; /* the homes of those moved or captured */
        int8_t at[ARIMAA_SQUARES];           /* by home: where it is or was captured */
        bool gone[ARIMAA_SQUARES];
        int moved_count;

        struct key_set known;
        bool remembers;
        struct arimaa_ends *ends;
};

static uint64_t mix(uint64_t value)
{
        value = (value ^ value >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
        value = (value ^ value >> 27) * UINT64_C(0x94d049bb133111eb);
        return value ^ value >> 31;
}

static uint64_t key_of(int home, int square)
{
        return mix(UINT64_C(0x9e3779b97f4a7c15) *
                   (uint64_t)(ARIMAA_SQUARES * home + square + 1));
}

static bool is_new(struct walk *walk, const struct arimaa_turn_state *state)
{
        uint64_t next = (uint64_t)state->steps_left |
                        (uint64_t)(state->vacated + 1) << 8 |
                        (uint64_t)state->puller << 16;

        if (!walk->remembers || !key_set_reserve(&walk->known, 1)) {
                walk->remembers = false;
                return true;
        }
        return key_set_add(&walk->known, walk->key ^ mix(next) ^ mix(state->pushers + 1));
}

/* The turn may end here. */
static void note(struct walk *walk)
{
        for (int i = 0; i < walk->moved_count; i++) {
                int home = walk->moved[i];

                if (walk->gone[home])
                        walk->ends->taken[home] |= arimaa_bit(walk->at[home]);
                else if (walk->at[home] != home)
                        walk->ends->ends[home] |= arimaa_bit(walk->at[home]);
        }
}

static void go_on(struct walk *walk, const struct arimaa_turn_state *state);

static void try_step(struct walk *walk, const struct arimaa_turn_state *state,
                     struct arimaa_step step)
{
        struct arimaa_turn_state after = arimaa_state_after(&walk->now, state, step);
        int target = arimaa_step_target(step), home = walk->home[step.from];
        int count = walk->moved_count, taken = ARIMAA_NO_SQUARE;
        int8_t at = walk->at[home];
        uint64_t key = walk->key;
        struct arimaa_undo undo = arimaa_step_make(&walk->now, step);

        walk->home[target] = (int8_t)home;
        walk->key ^= key_of(home, step.from) ^ key_of(home, target);
        walk->at[home] = (int8_t)target;
        walk->moved[walk->moved_count++] = (int8_t)home;
        if (undo.captured != ARIMAA_NO_PIECE) {
                taken = walk->home[undo.captured_square];
                walk->key ^= key_of(taken, undo.captured_square);
                walk->gone[taken] = true;
                walk->moved[walk->moved_count++] = (int8_t)taken;
        }
        if (!after.pushers && walk->now.hash != walk->start_hash)
                note(walk);
        if (after.steps_left > 0 && is_new(walk, &after))
                go_on(walk, &after);
        if (taken != ARIMAA_NO_SQUARE) {
                walk->gone[taken] = false;
                walk->home[undo.captured_square] = (int8_t)taken;
        }
        walk->moved_count = count;
        walk->at[home] = at;
        walk->key = key;
        arimaa_step_unmake(&walk->now, undo);
        walk->home[step.from] = (int8_t)home;
}

static void try_last_steps(struct walk *walk, const struct arimaa_turn_state *state,
                           enum arimaa_direction direction, arimaa_bitboard into,
                           arimaa_bitboard risky)
{
        for (risky &= into, into ^= risky; into; into &= into - 1) {
                int target = arimaa_lowest(into),
                    from = target - arimaa_offset(direction), home = walk->home[from];

                if (target != home &&
                    moved_hash(&walk->now, from, target) != walk->start_hash)
                        walk->ends->ends[home] |= arimaa_bit(target);
        }
        for (; risky; risky &= risky - 1) {
                int from = arimaa_lowest(risky) - arimaa_offset(direction);

                try_step(walk, state,
                         (struct arimaa_step){ walk->now.at[from], (int8_t)from,
                                               (uint8_t)direction });
        }
}

/* The turn could end here, so that all but the piece that makes the last step has been
 * noted; where no trap acts the step need not be made. */
static void end_by_a_step(struct walk *walk, const struct arimaa_turn_state *state)
{
        struct step_targets last =
                last_step_targets(&walk->now, state, able_to_step(&walk->now));
        struct risks risks = find_risks(&walk->now);

        for (int d = 0; d < ARIMAA_DIRECTIONS; d++) {
                enum arimaa_direction direction = (enum arimaa_direction)d;

                try_last_steps(walk, state, direction, last.into[d],
                               risks.traps | arimaa_shift(risks.holding, direction));
        }
}

static void go_on(struct walk *walk, const struct arimaa_turn_state *state)
{
        struct arimaa_step steps[ARIMAA_MAX_STEPS];
        int count;

        if (state->steps_left == 1 && !state->pushers &&
            walk->now.hash != walk->start_hash) {
                end_by_a_step(walk, state);
                return;
        }
        count = arimaa_steps(&walk->now, state, steps);
        for (int i = 0; i < count; i++)
                try_step(walk, state, steps[i]);
}

void arimaa_find_ends(const struct arimaa_position *position, int steps, uint64_t *memory,
                      size_t words, struct arimaa_ends *ends)
{
        struct arimaa_turn_state state = arimaa_turn_begin(steps);
        struct walk walk = { .now = *position,
                             .start_hash = position->hash,
                             .ends = ends };

        *ends = (struct arimaa_ends){ .ends = { 0 } };
        walk.remembers = key_set_init(&walk.known, memory, words, KEY_SET_SLOTS);
        for (int square = 0; square < ARIMAA_SQUARES; square++) {
                walk.home[square] = (int8_t)square;
                walk.at[square] = (int8_t)square;
        }
        if (steps > 0)
                go_on(&walk, &state);
}

/* ---- One square ---- */

static arimaa_bitboard beside(int square)
{
        return arimaa_neighbours(arimaa_bit(square));
}

static void inspect_piece(const struct arimaa_position *position,
                          struct arimaa_inspection *inspection)
{
        enum arimaa_side side = arimaa_side_of(inspection->piece),
                         enemy = arimaa_opponent(side);
        enum arimaa_kind kind = arimaa_kind_of(inspection->piece);
        arimaa_bitboard near = beside(inspection->square), empty, weaker;

        empty = ~arimaa_occupied(position);
        inspection->frozen =
                arimaa_frozen(position, side) & arimaa_bit(inspection->square);
        inspection->stronger = arimaa_stronger(position, enemy, kind) & near;
        inspection->friends = position->side[side] & near;
        if (inspection->frozen)
                return;
        weaker = position->side[enemy] & near & ~inspection->stronger &
                 ~position->pieces[enemy][kind];
        inspection->pushes = weaker & arimaa_neighbours(empty);
        inspection->pulls = near & empty ? weaker : 0;
}

struct arimaa_inspection arimaa_inspect(const struct arimaa_position *position,
                                        const struct arimaa_ends *ends, int square)
{
        struct arimaa_inspection inspection = { .square = square,
                                                .piece = position->at[square],
                                                .ends = ends->ends[square],
                                                .taken = ends->taken[square] };

        if (inspection.piece != ARIMAA_NO_PIECE) {
                inspect_piece(position, &inspection);
                return inspection;
        }
        for (int home = 0; home < ARIMAA_SQUARES; home++)
                if (ends->ends[home] & arimaa_bit(square))
                        inspection.comers |= arimaa_bit(home);
        return inspection;
}
