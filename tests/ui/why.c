/* Asking a square: what is said of the board that is shown, and what is marked. */

#include "../unit.h"

#include <string.h>

#include "../given.h"
#include "at_app.h"

/* As a key asks, while something is being typed. */
static void asks(const char *of)
{
        const struct command_call call = { .argument = of, .by_key = true };

        assert_true(command_why(&app, &call));
}

static void of_the_game(void **state)
{
        (void)state;
        assert_true(app_enter(&app, ":why e2"));
        says("Ee2 is free: nothing stronger stands beside it.");
        says("This turn it can end on 21 squares.");
        assert_true(app.marked & arimaa_bit(square("e6")));
        assert_false(app.marked & arimaa_bit(square("e7")));
        assert_true(app_enter(&app, ":why e4"));
        says("e4 is empty. This turn there can end on it: ");
        assert_true(app.marked & arimaa_bit(square("e2")));
        assert_true(app_enter(&app, ":why c7"));
        says("cc7 is free");
        says("This turn it cannot be moved elsewhere.");
}

static void of_the_turn_being_typed(void **state)
{
        (void)state;
        app_line(&app, "Ee5");
        asks("e5");
        says("With this turn, 1 step left: Ee5 is free");
        says("This turn it can end on 4 squares.");
        app_line(&app, "Ee6");
        asks("e6");
        says("With this turn, 0 steps left: ");
        says("It can pull me7.");
        says("This turn it cannot end elsewhere.");
        assert_int_equal(app.marked, 0);
}

static void what_is_marked_goes_with_the_message(void **state)
{
        (void)state;
        assert_true(app_enter(&app, ":why e2"));
        app_line(&app, "E");
        assert_int_equal(app.marked, 0);
}

static void what_is_no_square(void **state)
{
        (void)state;
        assert_false(app_enter(&app, ":why e9"));
        says("no square");
        assert_false(app_enter(&app, ":why"));
        says("which square?");
}

#define IN_A_GAME(function) cmocka_unit_test_setup_teardown(function, begin_set_up, end)

static const struct CMUnitTest tests[] = {
        IN_A_GAME(of_the_game),
        IN_A_GAME(of_the_turn_being_typed),
        IN_A_GAME(what_is_marked_goes_with_the_message),
        IN_A_GAME(what_is_no_square),
};

RUN(tests)
