/* The step sequences and boards of a turn, against a walk that leaves out nothing. */
#include <stdlib.h>

#include "../given.h"
#include "../random_position.h"
#include "../unit.h"
#include "rules/reach.h"
#include "rules/turns.h"

static uint64_t memory[ARIMAA_REACH_WORDS];

static size_t boards(const struct arimaa_position *position, int steps)
{
        return arimaa_boards(position, steps, memory, ARIMAA_REACH_WORDS);
}

static const struct arimaa_position *opening(void)
{
        static struct arimaa_position position;

        position = given("8 r r r d d r r r",
                         "7 r h c e m c h r",
                         "6 . . x . . x . .",
                         "5 . . . . . . . .",
                         "4 . . . . . . . .",
                         "3 . . x . . x . .",
                         "2 R H C M E C H R",
                         "1 R R R D D R R R");
        return &position;
}

static void the_opening_has_22816_sequences_and_3331_boards(void **state)
{
        (void)state;
        assert_int_equal(arimaa_sequences(opening(), 4, NULL), 22816);
        assert_int_equal(boards(opening(), 4), 3331);
}

/* ---- The walk that leaves out nothing ---- */

struct walk {
        uint64_t *hashes;
        size_t count, room;
        uint64_t sum;
};

static void walk_all(struct walk *walk, struct arimaa_position *position,
                     const struct arimaa_turn_state *state)
{
        struct arimaa_step steps[ARIMAA_MAX_STEPS];
        int count = arimaa_steps(position, state, steps);

        for (int i = 0; i < count; i++) {
                struct arimaa_turn_state after = arimaa_state_after(position, state, steps[i]);
                struct arimaa_undo undo;

                assert_true(arimaa_step_check(position, state, steps[i], NULL));
                undo = arimaa_step_make(position, steps[i]);
                if (!after.pushers) {
                        assert_true(walk->count < walk->room);
                        walk->hashes[walk->count++] = position->hash;
                        walk->sum += position->hash;
                }
                walk_all(walk, position, &after);
                arimaa_step_unmake(position, undo);
        }
}

static int by_value(const void *a, const void *b)
{
        uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

        return (x > y) - (x < y);
}

static size_t distinct(struct walk *walk, uint64_t start)
{
        size_t count = 0;

        qsort(walk->hashes, walk->count, sizeof *walk->hashes, by_value);
        for (size_t i = 0; i < walk->count; i++)
                count += (i == 0 || walk->hashes[i] != walk->hashes[i - 1]) &&
                         walk->hashes[i] != start;
        return count;
}

static void the_short_ways_find_what_the_long_way_finds(void **state)
{
        enum { POSITIONS = 300, ROOM = 1 << 20 };
        struct arimaa_random random = { 1 };
        struct walk walk = { .hashes = malloc(ROOM * sizeof *walk.hashes), .room = ROOM };

        (void)state;
        assert_non_null(walk.hashes);
        for (int i = 0; i < POSITIONS; i++) {
                struct arimaa_position position = random_position(&random), now = position;
                int steps = 1 + arimaa_random_below(&random, i % 10 == 0 ? 4 : 3);
                struct arimaa_turn_state turn = arimaa_turn_begin(steps);
                uint64_t sum = 0;

                walk.count = 0;
                walk.sum = 0;
                walk_all(&walk, &now, &turn);
                assert_memory_equal(&now, &position, sizeof now);
                assert_int_equal(arimaa_sequences(&position, steps, &sum), walk.count);
                assert_true(sum == walk.sum);
                assert_int_equal(boards(&position, steps), distinct(&walk, position.hash));
        }
        free(walk.hashes);
}

/* Every step that is not generated is refused, and the other way round. */
static void the_steps_generated_are_the_steps_allowed(void **state)
{
        struct arimaa_random random = { 2 };

        (void)state;
        for (int i = 0; i < 2000; i++) {
                struct arimaa_position position = random_position(&random);
                struct arimaa_turn_state turn = arimaa_turn_begin(4);
                struct arimaa_step steps[ARIMAA_MAX_STEPS];
                int allowed = 0, count;

                for (int made = arimaa_random_below(&random, 4); made > 0; made--) {
                        count = arimaa_steps(&position, &turn, steps);
                        if (count == 0)
                                break;
                        struct arimaa_step step = steps[arimaa_random_below(&random, count)];

                        turn = arimaa_state_after(&position, &turn, step);
                        arimaa_step_make(&position, step);
                }
                count = arimaa_steps(&position, &turn, steps);
                for (int from = 0; from < ARIMAA_SQUARES; from++)
                        for (int d = 0; d < ARIMAA_DIRECTIONS; d++) {
                                struct arimaa_step step = { position.at[from], (int8_t)from,
                                                            (uint8_t)d };

                                if (position.at[from] != ARIMAA_NO_PIECE)
                                        allowed += arimaa_step_check(&position, &turn, step,
                                                                     NULL);
                        }
                assert_int_equal(count, allowed);
        }
}

static void too_little_memory_is_said(void **state)
{
        struct arimaa_position open_board =
                given_pieces("Eg2 Mg4 Hb5 Dc7 Cc2 Cd4 Rb1 Re1 Re3 Re5 Rg6 Rf7 ra8");

        (void)state;
        assert_true(arimaa_boards(opening(), 4, memory, 100) == ARIMAA_REACH_FULL);
        assert_int_equal(arimaa_boards(opening(), 4, memory, 1 << 14), 3331);
        assert_true(arimaa_boards(&open_board, 4, memory, 1 << 14) == ARIMAA_REACH_FULL);
        assert_true(arimaa_boards(&open_board, 4, memory, 1 << 16) == ARIMAA_REACH_FULL);
        assert_true(boards(&open_board, 4) > 100000);
}

/* ---- Turns, one after another ---- */

struct seen {
        const struct arimaa_position *start;
        int steps;
        size_t count, stop_at;
        int longest;
};

static bool see(const struct arimaa_turn *turn, const struct arimaa_position *board, void *context)
{
        struct seen *seen = context;
        struct arimaa_position end = *seen->start;
        struct arimaa_turn made = *turn;

        assert_true(arimaa_turn_make(&end, seen->steps, &made, NULL));
        assert_memory_equal(&end, board, sizeof end);
        for (int i = 0; i < made.count; i++)
                assert_int_equal(made.captures[i].piece, turn->captures[i].piece);
        if (seen->stop_at == SIZE_MAX) /* shortest first */
                assert_true(turn->count >= seen->longest);
        seen->longest = turn->count;
        return ++seen->count != seen->stop_at;
}

static bool count_one(const struct arimaa_turn *turn, const struct arimaa_position *board,
                      void *context)
{
        size_t *count = context;

        (void)turn;
        (void)board;
        (*count)++;
        return true;
}

static void each_turn_and_each_board_are_visited(void **state)
{
        struct arimaa_random random = { 11 };
        size_t turns = 0;

        (void)state;
        assert_true(arimaa_each_turn(opening(), 4, count_one, &turns));
        assert_int_equal(turns, 22746); /* of the 22816 sequences 70 change nothing */
        for (int i = 0; i < 60; i++) {
                struct arimaa_position position = random_position(&random);
                int steps = 1 + arimaa_random_below(&random, 3);
                struct seen seen = { .start = &position, .steps = steps };

                turns = 0;
                arimaa_each_turn(&position, steps, see, &seen);
                assert_true(seen.count <= arimaa_sequences(&position, steps, NULL));
                seen = (struct seen){ .start = &position, .steps = steps, .stop_at = SIZE_MAX };
                assert_int_equal(arimaa_each_board(&position, steps, memory, ARIMAA_REACH_WORDS,
                                                   see, &seen),
                                 boards(&position, steps));
                assert_int_equal(seen.count, boards(&position, steps));
        }
}

static void a_visitor_may_end_it(void **state)
{
        struct seen seen = { .start = opening(), .steps = 4, .stop_at = 10 };

        (void)state;
        assert_false(arimaa_each_turn(opening(), 4, see, &seen));
        assert_int_equal(seen.count, 10);
        seen = (struct seen){ .start = opening(), .steps = 4, .stop_at = 7 };
        assert_int_equal(arimaa_each_board(opening(), 4, memory, ARIMAA_REACH_WORDS, see, &seen),
                         7);
}

/* The rabbit steps onto the trap c6 and is gone. */
static void the_empty_board_is_a_board(void **state)
{
        struct arimaa_position position = given_pieces("Rc5");

        (void)state;
        assert_int_equal(boards(&position, 1), 3);
}

static void no_steps_lead_nowhere(void **state)
{
        (void)state;
        assert_int_equal(boards(opening(), 0), 0);
        assert_int_equal(arimaa_sequences(opening(), 0, NULL), 0);
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_opening_has_22816_sequences_and_3331_boards),
        cmocka_unit_test(the_short_ways_find_what_the_long_way_finds),
        cmocka_unit_test(the_steps_generated_are_the_steps_allowed),
        cmocka_unit_test(too_little_memory_is_said),
        cmocka_unit_test(each_turn_and_each_board_are_visited),
        cmocka_unit_test(a_visitor_may_end_it),
        cmocka_unit_test(the_empty_board_is_a_board),
        cmocka_unit_test(no_steps_lead_nowhere),
};

RUN(tests)
