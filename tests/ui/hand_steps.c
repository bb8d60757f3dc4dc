/* Moves entered step by step: the table in ui/hand_steps.h. */

#include "../unit.h"

#include <stdio.h>
#include <string.h>

#include "../given.h"
#include "notation/board.h"
#include "ui/hand_steps.h"

enum { LINE_SIZE = 400 };

static struct arimaa_position position;
static struct hand_choice choice;
static char line[LINE_SIZE];

/* Two pieces beside a trap, one on a trap, an enemy. */
static void given_line(const char *text)
{
        position = given("8 . . . . e . . .", "7 r . . . . . . .", "6 . . x . . x . .",
                         "5 . . . . . . . .", "4 . . . . d . . .", "3 . . C D . x H .",
                         "2 R . . . E M . .", "1 R . . . . . . .");
        choice = hand_nothing();
        snprintf(line, sizeof line, "%s", text);
}

static void writes(const char *text)
{
        assert_string_equal(line, text);
}

static void selects(const char *name)
{
        assert_int_equal(choice.selected, name == NULL ? ARIMAA_NO_SQUARE : square(name));
}

static struct arimaa_refusal refusal;

static bool steps_to(enum arimaa_direction direction)
{
        return hand_steps_step(&position, ARIMAA_TURN_STEPS, &choice, direction, line,
                               sizeof line, &refusal);
}

static void click_step(int at)
{
        assert_true(hand_steps_click(&position, ARIMAA_TURN_STEPS, &choice, at, line,
                                     sizeof line, &refusal));
}

static void clicks_steps(const char *squares)
{
        for (; *squares != '\0'; squares += squares[2] == ' ' ? 3 : 2)
                click_step(arimaa_square_read(squares));
}

static void a_piece_steps(void **state)
{
        (void)state;
        given_line("");
        clicks_steps("e2");
        assert_true(steps_to(ARIMAA_NORTH));
        writes("Ee2n");
        selects("e3");
        assert_true(steps_to(ARIMAA_EAST));
        writes("Ee2n Ee3e");
}

static void a_refused_step_says_why(void **state)
{
        (void)state;
        given_line("Ee2n");
        clicks_steps("e3");
        assert_false(steps_to(ARIMAA_WEST));
        assert_int_equal(refusal.reason, ARIMAA_OCCUPIED);
        writes("Ee2n");
        selects("e3");
}

static void a_push_asks_where_to(void **state)
{
        (void)state;
        given_line("Ee2n");
        clicks_steps("e3");
        assert_true(steps_to(ARIMAA_NORTH));
        writes("Ee2n");
        assert_int_equal(choice.before, square("e4"));
        assert_true(steps_to(ARIMAA_WEST));
        writes("Ee2n de4w Ee3n");
        selects("e4");
}

static void a_push_that_cannot_be_leaves_nothing(void **state)
{
        (void)state;
        given_line("Ee2n Mf2n Mf3n");
        clicks_steps("e3");
        assert_false(steps_to(ARIMAA_NORTH));
        assert_int_equal(refusal.reason, ARIMAA_PUSH_LAST_STEP);
        assert_int_equal(choice.before, ARIMAA_NO_SQUARE);
        writes("Ee2n Mf2n Mf3n");
        selects("e3");
}

static void one_that_cannot_go_that_way_neither(void **state)
{
        (void)state;
        given_line("Ee2n");
        clicks_steps("e3");
        assert_true(steps_to(ARIMAA_NORTH));
        assert_false(steps_to(ARIMAA_SOUTH));
        writes("Ee2n");
        assert_true(steps_to(ARIMAA_EAST));
        writes("Ee2n de4e Ee3n");
}

static void an_enemy_piece_is_pulled(void **state)
{
        (void)state;
        given_line("Mf2n Mf3n");
        clicks_steps("f4");
        assert_true(steps_to(ARIMAA_NORTH));
        clicks_steps("e4");
        assert_true(steps_to(ARIMAA_EAST));
        writes("Mf2n Mf3n Mf4n de4e");
        selects("f4");
}

static void an_enemy_piece_is_pushed_and_its_pusher_selected(void **state)
{
        (void)state;
        given_line("Ee2n");
        clicks_steps("e4");
        assert_true(steps_to(ARIMAA_NORTH));
        writes("Ee2n de4n");
        selects("e3");
        assert_true(steps_to(ARIMAA_NORTH));
        writes("Ee2n de4n Ee3n");
}

static void what_is_captured_is_not_selected(void **state)
{
        (void)state;
        given_line("");
        clicks_steps("g3 f3");
        writes("Hg3w");
        selects("f3");
        given_line("Mf2e");
        choice = hand_nothing();
        clicks_steps("g3 f3");
        writes("Mf2e Hg3w");
        selects(NULL);
}

static void arrows_are_no_steps(void **state)
{
        (void)state;
        given_line("Ee2e4");
        assert_false(hand_steps_click(&position, ARIMAA_TURN_STEPS, &choice, square("e2"),
                                      line, sizeof line, &refusal));
        writes("Ee2e4");
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_piece_steps),
        cmocka_unit_test(a_refused_step_says_why),
        cmocka_unit_test(a_push_asks_where_to),
        cmocka_unit_test(a_push_that_cannot_be_leaves_nothing),
        cmocka_unit_test(one_that_cannot_go_that_way_neither),
        cmocka_unit_test(an_enemy_piece_is_pulled),
        cmocka_unit_test(an_enemy_piece_is_pushed_and_its_pusher_selected),
        cmocka_unit_test(what_is_captured_is_not_selected),
        cmocka_unit_test(arrows_are_no_steps),
};
RUN(tests)
