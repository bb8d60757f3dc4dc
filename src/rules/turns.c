#include "rules/turns.h"

#include "rules/key_set.h"
#include "rules/reach.h"

struct visit {
        struct arimaa_position start, now;
        struct arimaa_turn turn;
        arimaa_visit_turn *visit;
        void *context;

        /* where each board is visited once */
        int length; /* of the turns that are visited */
        struct key_set boards;
        size_t count;
        bool full;
};

static void begin(struct visit *visit, const struct arimaa_position *position,
                  arimaa_visit_turn *function, void *context)
{
        *visit = (struct visit){ .start = *position,
                                 .now = *position,
                                 .visit = function,
                                 .context = context };
}

static struct arimaa_undo make(struct visit *visit, struct arimaa_step step)
{
        struct arimaa_undo undo = arimaa_step_make(&visit->now, step);
        int at = visit->turn.count++;

        visit->turn.steps[at] = step;
        visit->turn.captures[at] =
                (struct arimaa_capture){ undo.captured, undo.captured_square };
        return undo;
}

static void unmake(struct visit *visit, struct arimaa_undo undo)
{
        visit->turn.count--;
        arimaa_step_unmake(&visit->now, undo);
}

/* Show the turn as it stands; whether more are wanted. */
static bool show(struct visit *visit)
{
        bool more;

        visit->now.to_move = arimaa_opponent(visit->start.to_move);
        more = visit->visit(&visit->turn, &visit->now, visit->context);
        visit->now.to_move = visit->start.to_move;
        return more;
}

static bool show_changed(struct visit *visit)
{
        return visit->now.hash == visit->start.hash || show(visit);
}

/* Show a turn of visit->length steps, if its board has not been shown. */
static bool show_new(struct visit *visit)
{
        if (visit->turn.count < visit->length)
                return true;
        if (!key_set_reserve(&visit->boards, 1)) {
                visit->full = true;
                return false;
        }
        if (!key_set_add(&visit->boards, visit->now.hash))
                return true;
        visit->count++;
        return show(visit);
}

typedef bool reach_end(struct visit *visit);

/* Go through all turns that go on from here; `reached` is told of each way that may
 * end, and says whether more are wanted. */
static bool visit_turns(struct visit *visit, const struct arimaa_turn_state *state,
                        reach_end *reached)
{
        struct arimaa_step steps[ARIMAA_MAX_STEPS];
        int count = arimaa_steps(&visit->now, state, steps);
        bool more = true;

        for (int i = 0; i < count && more; i++) {
                struct arimaa_turn_state after =
                        arimaa_state_after(&visit->now, state, steps[i]);
                struct arimaa_undo undo = make(visit, steps[i]);

                if (!after.pushers)
                        more = reached(visit);
                more = more && visit_turns(visit, &after, reached);
                unmake(visit, undo);
        }
        return more;
}

bool arimaa_each_turn(const struct arimaa_position *position, int steps,
                      arimaa_visit_turn *function, void *context)
{
        struct arimaa_turn_state state = arimaa_turn_begin(steps);
        struct visit visit;

        begin(&visit, position, function, context);
        return visit_turns(&visit, &state, show_changed);
}

size_t arimaa_each_board(const struct arimaa_position *position, int steps,
                         uint64_t *memory, size_t words, arimaa_visit_turn *function,
                         void *context)
{
        struct visit visit;
        bool more = true;

        begin(&visit, position, function, context);
        if (!key_set_init(&visit.boards, memory, words, KEY_SET_SLOTS))
                return ARIMAA_REACH_FULL;
        key_set_add(&visit.boards, position->hash);
        for (visit.length = 1; visit.length <= steps && more; visit.length++) {
                struct arimaa_turn_state state = arimaa_turn_begin(visit.length);

                more = visit_turns(&visit, &state, show_new);
        }
        return visit.full ? ARIMAA_REACH_FULL : visit.count;
}
