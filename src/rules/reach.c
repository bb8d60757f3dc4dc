#include "rules/reach.h"

#include "rules/key_set.h"
#include "rules/step_order.h"
#include "rules/step_targets.h"

static inline uint64_t moved_hash(const struct arimaa_position *position, int from, int target)
{
        const uint64_t *keys = arimaa_hash_keys[position->at[from]];

        return position->hash ^ keys[from] ^ keys[target];
}

/* The hash of the board that a step into `target` leads to; a trap may act. */
static uint64_t hash_after(const struct arimaa_position *position, int from, int target)
{
        enum arimaa_side side = arimaa_side_of(position->at[from]);
        arimaa_bitboard after = position->side[side] ^ arimaa_bit(from) ^ arimaa_bit(target);
        arimaa_bitboard fallen = after & ARIMAA_TRAPS & ~arimaa_neighbours(after);
        uint64_t hash = moved_hash(position, from, target);

        if (fallen) {
                int square = arimaa_lowest(fallen);
                int piece = position->at[square == target ? from : square];

                hash ^= arimaa_hash_keys[piece][square];
        }
        return hash;
}

typedef void visit_hash(void *context, uint64_t hash);

/* Visit the hash of each board that a last step in one direction can lead to.
 * Most steps are far from any trap that could act; `holding` are the squares
 * beside a piece on a trap. */
static inline __attribute__((always_inline)) void
each_last_step(const struct arimaa_position *position, arimaa_bitboard into,
               arimaa_bitboard holding, enum arimaa_direction direction, visit_hash *visit,
               void *context)
{
        arimaa_bitboard near_trap = ARIMAA_TRAPS | arimaa_shift(holding, direction);
        arimaa_bitboard quiet = into & ~near_trap;

        for (; quiet; quiet &= quiet - 1) {
                int target = arimaa_lowest(quiet);

                visit(context, moved_hash(position, target - arimaa_offset(direction), target));
        }
        for (into &= near_trap; into; into &= into - 1) {
                int target = arimaa_lowest(into);

                visit(context, hash_after(position, target - arimaa_offset(direction), target));
        }
}

/* Visit the hash of each board that the last step of a turn can lead to.  Nearly
 * all sequences differ from another in their last step alone, so it is not made
 * and taken back: its board is hashed and left. */
static inline __attribute__((always_inline)) void
each_last_board(const struct arimaa_position *position, const struct step_targets *steps,
                visit_hash *visit, void *context)
{
        arimaa_bitboard holding = arimaa_neighbours(arimaa_occupied(position) & ARIMAA_TRAPS);
        const arimaa_bitboard *into = steps->into;

        each_last_step(position, into[ARIMAA_NORTH], holding, ARIMAA_NORTH, visit, context);
        each_last_step(position, into[ARIMAA_SOUTH], holding, ARIMAA_SOUTH, visit, context);
        each_last_step(position, into[ARIMAA_EAST], holding, ARIMAA_EAST, visit, context);
        each_last_step(position, into[ARIMAA_WEST], holding, ARIMAA_WEST, visit, context);
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

static void count_sequences(struct arimaa_position *position,
                            const struct arimaa_turn_state *state, struct tally *tally)
{
        struct arimaa_step steps[ARIMAA_MAX_STEPS];
        int count;

        if (state->steps_left == 1) {
                struct step_targets targets = step_targets(position, state);
                struct tally last = { 0, 0 }; /* in registers, while it is local */

                each_last_board(position, &targets, count_board, &last);
                tally->count += last.count;
                tally->sum += last.sum;
                return;
        }
        count = arimaa_steps(position, state, steps);
        for (int i = 0; i < count; i++) {
                struct arimaa_turn_state after = arimaa_state_after(position, state, steps[i]);
                struct arimaa_undo undo = arimaa_step_make(position, steps[i]);

                if (!after.pushers)
                        count_board(tally, position->hash);
                count_sequences(position, &after, tally);
                arimaa_step_unmake(position, undo);
        }
}

uint64_t arimaa_sequences(const struct arimaa_position *position, int steps, uint64_t *sum)
{
        struct arimaa_position now = *position;
        struct arimaa_turn_state state = arimaa_turn_begin(steps);
        struct tally tally = { 0, 0 };

        if (steps > 0)
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

/* A key for a board together with what may happen next on it: two ways to the
 * same board go on alike when the same pull or push is open and as many steps
 * are left. */
static uint64_t state_key(const struct arimaa_position *position,
                          const struct arimaa_turn_state *state)
{
        uint64_t next = (uint64_t)state->steps_left;

        if (state->pushers)
                next |= state->pushers << 8 ^ (uint64_t)(state->vacated + 1) << 4 ^ 1 << 3;
        else if (pullable(position, state))
                next |= (uint64_t)(state->vacated * ARIMAA_KINDS + state->puller) << 4;
        next *= UINT64_C(0x9e3779b97f4a7c15);
        return position->hash ^ next ^ next >> 29;
}

static void walk_boards(struct walk *walk, struct arimaa_position *position,
                        const struct arimaa_turn_state *state, const struct step_unit *last)
{
        struct step_targets targets = step_targets(position, state);
        struct arimaa_step steps[ARIMAA_MAX_STEPS];
        int count;

        step_order_drop(position, state, last, &targets);
        if (state->steps_left == 1) {
                each_last_board(position, &targets, add_board, walk);
                if (walk->waiting_count > FLUSH_AT)
                        flush(walk);
                return;
        }
        count = step_list(position, &targets, steps);
        for (int i = 0; i < count && !walk->full; i++) {
                struct arimaa_turn_state after = arimaa_state_after(position, state, steps[i]);
                struct step_unit unit = step_order_after(position, state, last, steps[i]);
                struct arimaa_undo undo = arimaa_step_make(position, steps[i]);

                if (!after.pushers)
                        add_board(walk, position->hash);
                if (key_set_add(&walk->keys, state_key(position, &after)))
                        walk_boards(walk, position, &after, &unit);
                arimaa_step_unmake(position, undo);
        }
        if (walk->waiting_count > FLUSH_AT)
                flush(walk);
}

size_t arimaa_boards(const struct arimaa_position *position, int steps, uint64_t *memory,
                     size_t words)
{
        struct arimaa_position now = *position;
        struct arimaa_turn_state state = arimaa_turn_begin(steps);
        struct step_unit none = { 0, 0 };
        struct walk walk;

        if (!key_set_init(&walk.keys, memory, words, KEY_SET_SLOTS))
                return ARIMAA_REACH_FULL;
        walk.boards = 0;
        walk.waiting_count = 0;
        walk.full = false;
        key_set_add(&walk.keys, position->hash);
        if (steps > 0)
                walk_boards(&walk, &now, &state, &none);
        flush(&walk);
        return walk.full ? ARIMAA_REACH_FULL : walk.boards;
}
