#include "notation/resolve.h"

#include <stdlib.h>

#include "notation/demand.h"
#include "notation/narrow.h"
#include "notation/sole.h"
#include "rules/key_set.h"
#include "rules/step_order.h"

struct arimaa_resolver {
        struct arimaa_candidate *candidates;
        size_t count, capacity;

        /* The boards among the candidates, once they are more than a few. */
        struct key_set boards;
        uint64_t *memory;
        size_t words;

        /* The search under way. */
        const struct arimaa_position *start;
        struct arimaa_position now;
        struct demand demand;
        enum resolve_extent extent;
        int length;           /* of the turns that are tried */
        arimaa_bitboard area; /* that the tokens are about in turns of that length */
        struct arimaa_turn turn;
        struct tracks tracks[ARIMAA_TURN_STEPS + 1]; /* after so many steps */
        int displaced;                               /* by each of the candidates */
        bool stopped;
        const struct arimaa_candidate *wanted; /* of RESOLVE_BOARD */
        int least_displaced;                   /* by any turn that leads there */
        bool any_way; /* other ways to its board need not be tried */
};

/* Up to so many candidates their boards are compared one by one. */
enum { FEW = 16, FIRST_CANDIDATES = 64, FIRST_SLOTS = 1024 };

struct arimaa_resolver *arimaa_resolver_create(void)
{
        struct arimaa_resolver *resolver = calloc(1, sizeof *resolver);

        if (resolver == NULL)
                return NULL;
        resolver->candidates = malloc(FIRST_CANDIDATES * sizeof *resolver->candidates);
        resolver->capacity = FIRST_CANDIDATES;
        if (resolver->candidates == NULL) {
                free(resolver);
                return NULL;
        }
        return resolver;
}

void arimaa_resolver_destroy(struct arimaa_resolver *resolver)
{
        if (resolver == NULL)
                return;
        free(resolver->candidates);
        free(resolver->memory);
        free(resolver);
}

/* Let the set of boards have `slots` slots and hold all candidates. */
static bool index_boards(struct arimaa_resolver *resolver, size_t slots)
{
        if (resolver->words < slots) {
                uint64_t *memory = realloc(resolver->memory, slots * sizeof *memory);

                if (memory == NULL)
                        return false;
                resolver->memory = memory;
                resolver->words = slots;
        }
        key_set_init(&resolver->boards, resolver->memory, resolver->words, slots);
        for (size_t i = 0; i < resolver->count; i++)
                key_set_add(&resolver->boards, resolver->candidates[i].board.hash);
        return true;
}

static bool make_room(struct arimaa_resolver *resolver)
{
        struct arimaa_candidate *larger;

        if (resolver->count >= FEW && 2 * resolver->count > resolver->boards.mask &&
            !index_boards(resolver, resolver->count == FEW
                                            ? FIRST_SLOTS
                                            : 4 * (resolver->boards.mask + 1)))
                return false;
        if (resolver->count < resolver->capacity)
                return true;
        larger = realloc(resolver->candidates, 2 * resolver->capacity * sizeof *larger);
        if (larger == NULL)
                return false;
        resolver->candidates = larger;
        resolver->capacity *= 2;
        return true;
}

static bool is_candidate(struct arimaa_resolver *resolver, uint64_t hash)
{
        if (resolver->count > FEW)
                return !key_set_add(&resolver->boards, hash);
        for (size_t i = 0; i < resolver->count; i++)
                if (resolver->candidates[i].board.hash == hash)
                        return true;
        return false;
}

static void clear_candidates(struct arimaa_resolver *resolver)
{
        resolver->count = 0;
        resolver->boards.mask = 0;
}

/* The turn as it stands fits: keep it, unless others displace fewer pieces. */
static void keep(struct arimaa_resolver *resolver)
{
        int displaced = tracks_displaced(&resolver->tracks[resolver->length]);
        struct arimaa_candidate *candidate;

        if (resolver->count > 0 && displaced > resolver->displaced)
                return;
        if (displaced < resolver->displaced)
                clear_candidates(resolver);
        resolver->displaced = displaced;
        if (is_candidate(resolver, resolver->now.hash))
                return;
        if (!make_room(resolver)) {
                resolver->stopped = true;
                return;
        }
        candidate = &resolver->candidates[resolver->count++];
        candidate->turn = resolver->turn;
        candidate->board = resolver->now;
        candidate->board.to_move = arimaa_opponent(resolver->now.to_move);
        if (resolver->count > FEW)
                key_set_add(&resolver->boards, resolver->now.hash);
        if (resolver->extent == RESOLVE_FIRST)
                resolver->stopped = true;
        if (resolver->extent == RESOLVE_BOARD)
                resolver->stopped = displaced <= resolver->least_displaced &&
                                    resolver->now.hash != resolver->wanted->board.hash;
}

static void search(struct arimaa_resolver *resolver,
                   const struct arimaa_turn_state *state, const struct step_unit *last);

static void try_step(struct arimaa_resolver *resolver,
                     const struct arimaa_turn_state *state, const struct step_unit *last,
                     struct arimaa_step step)
{
        struct step_unit unit = step_order_after(&resolver->now, state, last, step);
        struct arimaa_turn_state after = arimaa_state_after(&resolver->now, state, step);
        struct arimaa_undo undo = arimaa_step_make(&resolver->now, step);
        struct arimaa_capture capture = { undo.captured, undo.captured_square };
        struct tracks *tracks = &resolver->tracks[resolver->turn.count];

        tracks[1] = tracks[0];
        tracks_follow(&tracks[1], resolver->turn.count, step, capture);
        resolver->turn.steps[resolver->turn.count] = step;
        resolver->turn.captures[resolver->turn.count] = capture;
        resolver->turn.count++;
        search(resolver, &after, &unit);
        resolver->turn.count--;
        arimaa_step_unmake(&resolver->now, undo);
}

/* Leave only steps that can have to do with the tokens.  In a turn that is as short
 * as it can be, every step touches a step that serves a token, or one that does
 * so through others; else it could be left out.  `spare` steps are not needed by
 * the tokens themselves: so long can such a chain be. */
static void keep_near(const struct arimaa_resolver *resolver, int spare,
                      struct step_targets *targets)
{
        const struct tracks *tracks = &resolver->tracks[resolver->turn.count];
        arimaa_bitboard near = resolver->area;

        for (int i = 0; i < tracks->count; i++)
                near |= tracks->piece[i].visited;
        for (; spare > 0; spare--)
                near = step_order_touched(near);
        for (int d = 0; d < ARIMAA_DIRECTIONS; d++)
                targets->into[d] &= near | arimaa_shift(near, (enum arimaa_direction)d);
}

/* Go on from the steps made so far. */
static void search(struct arimaa_resolver *resolver,
                   const struct arimaa_turn_state *state, const struct step_unit *last)
{
        struct making making = { .now = &resolver->now,
                                 .state = state,
                                 .steps = resolver->turn.steps,
                                 .tracks = &resolver->tracks[resolver->turn.count],
                                 .made = resolver->turn.count,
                                 .pullable = pullable(&resolver->now, state) };
        int left = resolver->length - resolver->turn.count;
        int needed = demand_steps(&resolver->demand, &making, left);
        bool prune = resolver->extent != RESOLVE_EXHAUSTIVE;
        struct arimaa_step steps[ARIMAA_MAX_STEPS];
        struct step_targets targets;
        uint64_t hash;
        int count;

        if (left == 0) {
                if (needed == 0 && !state->pushers &&
                    !arimaa_same_board(resolver->start, &resolver->now))
                        keep(resolver);
                return;
        }
        if (prune && needed > left)
                return;
        if (resolver->any_way && making.most.total == left &&
            sole_board(&resolver->demand, &making, left, &hash) &&
            hash == resolver->wanted->board.hash)
                return;
        targets = step_targets(&resolver->now, state);
        if (prune && resolver->demand.directions == 0)
                step_order_drop(&resolver->now, state, last, &targets);
        if (prune && left == 1)
                narrow_last_step(&resolver->demand, &making, &targets);
        else if (prune && !state->pushers &&
                 (left != needed ||
                  !narrow_next_step(&resolver->demand, &making, left, &targets)))
                keep_near(resolver, left - demand_served(&making), &targets);
        count = step_list(&resolver->now, &targets, steps);
        for (int i = 0; i < count && !resolver->stopped; i++)
                try_step(resolver, state, last, steps[i]);
}

/* Let the turn that is known to fit be the first candidate. */
static void keep_wanted(struct arimaa_resolver *resolver)
{
        struct tracks tracks = tracks_of(&resolver->wanted->turn);

        resolver->candidates[0] = *resolver->wanted;
        resolver->count = 1;
        resolver->displaced = tracks_displaced(&tracks);
        resolver->any_way = resolver->displaced == resolver->least_displaced;
}

static struct arimaa_answer search_all(struct arimaa_resolver *resolver,
                                       const struct arimaa_position *position, int steps,
                                       const struct arimaa_tokens *tokens)
{
        struct arimaa_answer answer = { .resolution = ARIMAA_NO_TURN };
        struct step_unit none = { 0, 0 };

        resolver->start = position;
        resolver->now = *position;
        resolver->stopped = false;
        resolver->any_way = false;
        resolver->turn.count = 0;
        resolver->tracks[0].count = 0;
        resolver->displaced = 0;
        clear_candidates(resolver);
        demand_prepare(&resolver->demand, tokens, position->to_move);

        for (int length = 1; length <= steps && resolver->count == 0; length++) {
                struct arimaa_turn_state state = arimaa_turn_begin(length);

                resolver->length = length;
                resolver->area = narrow_area(&resolver->demand, position, length);
                if (resolver->wanted != NULL && length == resolver->wanted->turn.count)
                        keep_wanted(resolver);
                search(resolver, &state, &none);
        }
        if (resolver->count == 0)
                return answer;
        answer.resolution = resolver->count == 1 ? ARIMAA_RESOLVED : ARIMAA_AMBIGUOUS;
        answer.steps = resolver->length;
        answer.displaced = resolver->displaced;
        answer.count = resolver->count;
        answer.candidates = resolver->candidates;
        return answer;
}

struct arimaa_answer resolve_tokens(struct arimaa_resolver *resolver,
                                    const struct arimaa_position *position, int steps,
                                    const struct arimaa_tokens *tokens,
                                    enum resolve_extent extent)
{
        resolver->extent = extent;
        resolver->wanted = NULL;
        return search_all(resolver, position, steps, tokens);
}

/* At least so many pieces are displaced between two boards: of those that are not
 * where they were each is, or it was captured where it stood. */
static int least_displaced(const struct arimaa_position *start,
                           const struct arimaa_position *end)
{
        int gone = 0;

        for (int side = ARIMAA_GOLD; side < ARIMAA_SIDES; side++) {
                for (int kind = ARIMAA_RABBIT; kind < ARIMAA_KINDS; kind++)
                        gone += arimaa_count(start->pieces[side][kind] &
                                             ~end->pieces[side][kind]);
                gone -= arimaa_count(start->side[side]) - arimaa_count(end->side[side]);
        }
        return gone;
}

bool resolve_to_board(struct arimaa_resolver *resolver,
                      const struct arimaa_position *position, int steps,
                      const struct arimaa_tokens *tokens,
                      const struct arimaa_candidate *wanted, struct arimaa_turn *first)
{
        struct arimaa_answer answer;

        resolver->extent = RESOLVE_BOARD;
        resolver->wanted = wanted;
        resolver->least_displaced = least_displaced(position, &wanted->board);
        answer = search_all(resolver, position, steps, tokens);
        for (size_t i = 0; i < answer.count; i++) {
                *first = answer.candidates[i].turn;
                if (answer.candidates[i].board.hash != wanted->board.hash)
                        return false;
        }
        return true;
}
