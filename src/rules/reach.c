#include "rules/reach.h"

#include "rules/key_set.h"
#include "rules/last_step.h"
#include "rules/step_order.h"
#include "rules/step_targets.h"

typedef void visit_hash(void *context, uint64_t hash);

/* Visit the hash of each board that a last step in one direction can lead to. */
static inline __attribute__((always_inline)) void each_last_step(
        const struct arimaa_position *position, arimaa_bitboard into, struct risks risks,
        enum arimaa_direction direction, visit_hash *visit, void *context)
{
        arimaa_bitboard risky =
                into & (risks.traps | arimaa_shift(risks.holding, direction));

        for (into ^= risky; into; into &= into - 1) {
                int target = arimaa_lowest(into);

                visit(context,
                      moved_hash(position, target - arimaa_offset(direction), target));
        }
        for (; risky; risky &= risky - 1) {
                int target = arimaa_lowest(risky);

                visit(context,
                      hash_after(position, target - arimaa_offset(direction), target));
        }
}

/* Visit the hash of each board that the last step of a turn can lead to.  Nearly
 * all sequences differ from another in their last step alone, so it is not made
 * and taken back: its board is hashed and left. */
static inline __attribute__((always_inline)) void each_last_board(
        const struct arimaa_position *position, const struct step_targets *steps,
        visit_hash *visit, void *context)
{
        struct risks risks = find_risks(position);
        const arimaa_bitboard *into = steps->into;

        each_last_step(position, into[ARIMAA_NORTH], risks, ARIMAA_NORTH, visit, context);
        each_last_step(position, into[ARIMAA_SOUTH], risks, ARIMAA_SOUTH, visit, context);
        each_last_step(position, into[ARIMAA_EAST], risks, ARIMAA_EAST, visit, context);
        each_last_step(position, into[ARIMAA_WEST], risks, ARIMAA_WEST, visit, context);
}

struct tally {
        uint64_t count, sum;
};

static inline void count_board(void *context, uint64_t hash)
{
        struct tally *tally = context;

        tally->count++;
        tally->sum += hash;
}

static inline void count_last_steps(const struct arimaa_position *position,
                                    const struct arimaa_turn_state *state,
                                    struct tally *tally)
{
        struct step_targets targets =
                last_step_targets(position, state, able_to_step(position));
        struct tally last = { 0, 0 }; /* in registers, while it is local */

        each_last_board(position, &targets, count_board, &last);
        tally->count += last.count;
        tally->sum += last.sum;
}

/* The sequences of at least two steps that are left, and what they begin with. */
static void count_sequences(struct arimaa_position *position,
                            const struct arimaa_turn_state *state, struct tally *tally)
{
        struct arimaa_step steps[ARIMAA_MAX_STEPS];
        int count = arimaa_steps(position, state, steps);

        for (int i = 0; i < count; i++) {
                struct arimaa_turn_state after =
                        arimaa_state_after(position, state, steps[i]);
                struct arimaa_undo undo = arimaa_step_make(position, steps[i]);

                if (!after.pushers)
                        count_board(tally, position->hash);
                if (after.steps_left == 1)
                        count_last_steps(position, &after, tally);
                else
                        count_sequences(position, &after, tally);
                arimaa_step_unmake(position, undo);
        }
}

uint64_t arimaa_sequences(const struct arimaa_position *position, int steps,
                          uint64_t *sum)
{
        struct arimaa_position now = *position;
        struct arimaa_turn_state state = arimaa_turn_begin(steps);
        struct tally tally = { 0, 0 };

        if (steps == 1)
                count_last_steps(&now, &state, &tally);
        else if (steps > 1)
                count_sequences(&now, &state, &tally);
        if (sum != NULL)
                *sum += tally.sum;
        return tally.count;
}

/* The hashes of boards wait here until their slots have come into the cache. */
enum { WAITING_MAX = 512, FLUSH_AT = WAITING_MAX - ARIMAA_MAX_STEPS };

struct walk {
        struct key_set keys; /* of the boards met, and of the states gone on from */
        size_t boards;
        uint64_t waiting[WAITING_MAX];
        int waiting_count;
        bool full;
};

static void flush(struct walk *walk)
{
        struct key_set keys = walk->keys;
        size_t before;

        if (!key_set_reserve(&keys, WAITING_MAX)) {
                walk->full = true;
                walk->waiting_count = 0;
                return;
        }
        before = keys.count;
        for (int i = 0; i < walk->waiting_count; i++)
                key_set_add(&keys, walk->waiting[i]);
        walk->boards += keys.count - before;
        walk->waiting_count = 0;
        walk->keys = keys;
}

static inline void add_board(void *context, uint64_t hash)
{
        struct walk *walk = context;

        key_set_prefetch(&walk->keys, hash);
        walk->waiting[walk->waiting_count++] = hash;
}

/* A key for a board, given by its hash, together with the steps that are left and
 * the push that is open.  A pull that is possible is no part of it: what may be
 * pulled is tried at once, and everything else goes on alike. */
static uint64_t state_key(uint64_t hash, const struct arimaa_turn_state *state)
{
        uint64_t next = (uint64_t)state->steps_left;

        if (state->pushers)
                next |= state->pushers << 8 ^ (uint64_t)(state->vacated + 1) << 4 ^
                        1 << 3;
        next *= UINT64_C(0x9e3779b97f4a7c15);
        return hash ^ next ^ next >> 29;
}

static void walk_pulls(struct walk *walk, struct arimaa_position *position,
                       const struct arimaa_turn_state *state,
                       const struct step_unit *last);
static void walk_others(struct walk *walk, struct arimaa_position *position,
                        const struct arimaa_turn_state *state,
                        const struct step_unit *last);

static void walk_step(struct walk *walk, struct arimaa_position *position,
                      const struct arimaa_turn_state *state, const struct step_unit *last,
                      struct arimaa_step step)
{
        struct arimaa_turn_state after = arimaa_state_after(position, state, step);
        arimaa_bitboard enemies = position->side[arimaa_opponent(position->to_move)];
        uint64_t hash = hash_after(position, step.from, arimaa_step_target(step));
        bool pulls = after.puller > ARIMAA_RABBIT &&
                     (enemies & arimaa_neighbours(arimaa_bit(step.from)));
        bool is_new = key_set_add(&walk->keys, state_key(hash, &after));
        struct step_unit unit;
        struct arimaa_undo undo;

        if (!is_new && !pulls)
                return;
        if (!after.pushers)
                add_board(walk, hash);
        unit = step_order_after(position, state, last, step);
        undo = arimaa_step_make(position, step);
        if (pulls)
                walk_pulls(walk, position, &after, &unit);
        if (is_new)
                walk_others(walk, position, &after, &unit);
        arimaa_step_unmake(position, undo);
}

static void walk_steps(struct walk *walk, struct arimaa_position *position,
                       const struct arimaa_turn_state *state,
                       const struct step_unit *last, const struct step_targets *targets)
{
        struct arimaa_step steps[ARIMAA_MAX_STEPS];
        int count;

        if (state->steps_left == 1) {
                each_last_board(position, targets, add_board, walk);
        } else {
                count = step_list(position, targets, steps);
                for (int i = 0; i < count && !walk->full; i++)
                        walk_step(walk, position, state, last, steps[i]);
        }
        if (walk->waiting_count > FLUSH_AT)
                flush(walk);
}

/* Go on with the second halves of pulls. */
static void walk_pulls(struct walk *walk, struct arimaa_position *position,
                       const struct arimaa_turn_state *state,
                       const struct step_unit *last)
{
        struct step_targets pulls = { { 0 } };

        add_targets(&pulls, pullable(position, state),
                    arimaa_bit(state->vacated) & ~arimaa_occupied(position));
        walk_steps(walk, position, state, last, &pulls);
}

/* Go on with every other step. */
static void walk_others(struct walk *walk, struct arimaa_position *position,
                        const struct arimaa_turn_state *state,
                        const struct step_unit *last)
{
        struct arimaa_turn_state without_pull = *state;
        struct step_targets steps;

        without_pull.puller = ARIMAA_RABBIT;
        steps = step_targets(position, &without_pull);
        step_order_drop(position, state, last, &steps);
        walk_steps(walk, position, &without_pull, last, &steps);
}

/* A first table that the boards of an ordinary position with so many first steps
 * will not fill. */
static size_t first_slots(int first_steps)
{
        static const struct {
                int steps;
                size_t slots;
        } sizes[] = { { 25, 1 << 14 },
                      { 30, 1 << 16 },
                      { 38, 1 << 17 },
                      { ARIMAA_MAX_STEPS, 1 << 18 } };
        int i = 0;

        while (first_steps > sizes[i].steps)
                i++;
        return sizes[i].slots;
}

size_t arimaa_boards(const struct arimaa_position *position, int steps, uint64_t *memory,
                     size_t words)
{
        struct arimaa_position now = *position;
        struct arimaa_turn_state state = arimaa_turn_begin(steps);
        struct arimaa_step first[ARIMAA_MAX_STEPS];
        size_t slots = first_slots(arimaa_steps(position, &state, first));
        struct step_unit none = { 0, 0 };
        struct walk walk;

        while (slots > words)
                slots /= KEY_SET_GROWTH;
        if (slots < KEY_SET_SLOTS)
                return ARIMAA_REACH_FULL;
        key_set_init(&walk.keys, memory, words, slots);
        walk.boards = 0;
        walk.waiting_count = 0;
        walk.full = false;
        key_set_add(&walk.keys, position->hash);
        if (steps > 0)
                walk_others(&walk, &now, &state, &none);
        flush(&walk);
        return walk.full ? ARIMAA_REACH_FULL : walk.boards;
}
