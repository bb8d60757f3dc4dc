/* What is told of a square: freezing, traps, pushes and pulls, and where pieces can go. */
#include <stdlib.h>
#include <string.h>

#include "../given.h"
#include "../random_position.h"
#include "../unit.h"
#include "rules/inspect.h"
#include "rules/reach.h"
#include "rules/turns.h"

static struct arimaa_position position;
static struct arimaa_ends ends;
static struct arimaa_inspection found;
static uint64_t memory[1 << 17];

static void asked(const char *name, int steps)
{
        arimaa_find_ends(&position, steps, memory, sizeof memory / sizeof *memory, &ends);
        found = arimaa_inspect(&position, &ends, square(name));
}

/* The set has these squares, "e4 d5", and no others. */
static void are(arimaa_bitboard set, const char *names)
{
        arimaa_bitboard wanted = 0;

        for (; *names != '\0'; names += 2 + (names[2] == ' '))
                wanted |= arimaa_bit(square((char[3]){ names[0], names[1], '\0' }));
        assert_true(set == wanted);
}

static void frozen_by_what(void **state)
{
        (void)state;
        position = given_pieces("De5 Ra1 he6 rh8");
        asked("e5", 4);
        assert_true(found.frozen);
        are(found.stronger, "e6");
        are(found.friends, "");
        are(found.ends, "");
}

static void held_free_by_what(void **state)
{
        (void)state;
        position = given_pieces("De5 Rd5 he6 rh8");
        asked("e5", 1);
        assert_false(found.frozen);
        are(found.stronger, "e6");
        are(found.friends, "d5");
        are(found.ends, "e4 f5");
        asked("d5", 1);
        assert_false(found.frozen);
        are(found.stronger, "");
        are(found.ends, "c5 d6");
}

static void held_on_a_trap(void **state)
{
        (void)state;
        position = given_pieces("Cc3 Rc2 Eh1 rh8");
        asked("c3", 1);
        are(found.friends, "c2");
        are(found.ends, "b3 d3 c4");
        /* The rabbit may leave it, and is captured where it stands. */
        are(found.taken, "c3");
        asked("c2", 1);
        are(found.ends, "b2 d2");
}

static void what_it_can_push_and_pull(void **state)
{
        (void)state;
        position = given("8 . . . . . . . r", /**/
                         "7 . . . . . . . .", /**/
                         "6 . . . . . . . .", /**/
                         "5 . . . . d . . .", /**/
                         "4 . . . e H . . .", /**/
                         "3 . . . . R . . .", /**/
                         "2 . . . . . . . .", /**/
                         "1 . . . . . . . .");
        asked("e4", 2);
        are(found.pushes, "e5");
        are(found.pulls, "e5");
        asked("e5", 2);
        are(found.pushes, "");
        /* Pushed north, east or west, or pulled to e4. */
        are(found.ends, "e6 d5 f5 e4");
        asked("d4", 2);
        are(found.pushes, "e4");
        are(found.ends, "");
}

static void nothing_is_pushed_from_the_ice(void **state)
{
        (void)state;
        position = given_pieces("He4 de5 ef4 Ra1 rh8");
        asked("e4", 4);
        assert_true(found.frozen);
        are(found.pushes, "");
        are(found.pulls, "");
}

static void who_can_come_to_an_empty_square(void **state)
{
        (void)state;
        position = given_pieces("Ed2 Re2 cd5 Ha8 rh8");
        asked("d4", 2);
        assert_int_equal(found.piece, ARIMAA_NO_PIECE);
        are(found.comers, "d2");
        asked("e4", 2);
        are(found.comers, "e2");
        asked("d4", 4);
        are(found.comers, "d2 d5 e2");
}

static void no_steps_lead_nowhere(void **state)
{
        (void)state;
        position = given_pieces("Ed2 rh8");
        asked("d2", 0);
        are(found.ends, "");
}

/* ---- All turns gone through ---- */

struct gone {
        struct arimaa_ends ends;
};

/* Follow each piece by its steps. */
static bool follow(const struct arimaa_turn *turn, const struct arimaa_position *board,
                   void *context)
{
        struct gone *all = context;
        int home[ARIMAA_SQUARES], origins[ARIMAA_TURN_STEPS], at[ARIMAA_TURN_STEPS];

        (void)board;
        for (int i = 0; i < ARIMAA_SQUARES; i++)
                home[i] = i;
        for (int i = 0; i < turn->count; i++) {
                int from = turn->steps[i].from, to = arimaa_step_target(turn->steps[i]);
                struct arimaa_capture capture = turn->captures[i];

                home[to] = home[from];
                origins[i] = home[to];
                at[i] = to;
                for (int k = 0; k < i; k++)
                        if (origins[k] == home[to] && at[k] != ARIMAA_NO_SQUARE)
                                at[k] = to;
                if (capture.piece == ARIMAA_NO_PIECE)
                        continue;
                all->ends.taken[home[capture.square]] |= arimaa_bit(capture.square);
                for (int k = 0; k <= i; k++)
                        if (at[k] == capture.square)
                                at[k] = ARIMAA_NO_SQUARE;
        }
        for (int i = 0; i < turn->count; i++)
                if (at[i] != ARIMAA_NO_SQUARE && at[i] != origins[i])
                        all->ends.ends[origins[i]] |= arimaa_bit(at[i]);
        return true;
}

static void compare(struct arimaa_random *random, int steps)
{
        static const size_t words[] = { sizeof memory / sizeof *memory, 1 << 14, 0 };
        struct gone all = { .ends = { .ends = { 0 } } };

        position = random_position(random);
        arimaa_each_turn(&position, steps, follow, &all);
        /* However little is remembered. */
        for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
                arimaa_find_ends(&position, steps, memory, words[i], &ends);
                assert_memory_equal(&ends, &all.ends, sizeof ends);
        }
}

static void as_every_turn_says(void **state)
{
        static const int positions[] = { 100, 100, 100, 30 }; /* by the steps of a turn */
        struct arimaa_random random = { 3 };

        (void)state;
        for (int steps = 1; steps <= 4; steps++)
                for (int i = 0; i < positions[steps - 1]; i++)
                        compare(&random, steps);
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(frozen_by_what),
        cmocka_unit_test(held_free_by_what),
        cmocka_unit_test(held_on_a_trap),
        cmocka_unit_test(what_it_can_push_and_pull),
        cmocka_unit_test(nothing_is_pushed_from_the_ice),
        cmocka_unit_test(who_can_come_to_an_empty_square),
        cmocka_unit_test(no_steps_lead_nowhere),
        cmocka_unit_test(as_every_turn_says),
};

RUN(tests)
