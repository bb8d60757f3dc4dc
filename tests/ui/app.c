/* A game played through the state alone: no terminal, no drawing. */

#include "../unit.h"
#include "at_app.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void presses(ui_key key)
{
        assert_true(app_key(&app, key, ""));
}

static void has_plies(int count)
{
        assert_int_equal(arimaa_game_plies(app_game(&app)), count);
}

static void a_setup_is_shown_before_it_counts(void **state)
{
        (void)state;
        enters("Ee2 Md2 Hb2 Hg2 Cc2 Cf2 Dd1 De1");
        has_plies(0);
        says("Enter sets up so");
        enters("");
        has_plies(1);
}

static void another_setup_takes_its_place(void **state)
{
        (void)state;
        enters(":quick");
        enters(":quick rusty");
        enters("");
        assert_int_equal(arimaa_game_position(app_game(&app))->at[9], /* b2 */
                         arimaa_piece(ARIMAA_GOLD, ARIMAA_CAMEL));
}

static void an_unfinished_setup_stays(void **state)
{
        (void)state;
        is_refused("Ee2 Md2");
        says("still to place");
        has_plies(0);
}

static void turns_are_played(void **state)
{
        (void)state;
        both_set_up();
        enters("Ee4 Hb4");
        enters("ed5");
        has_plies(4);
}

static void a_refused_turn_stays(void **state)
{
        (void)state;
        both_set_up();
        is_refused("Ee8");
        is_refused("nonsense");
        has_plies(2);
}

static void taken_back_and_played_again(void **state)
{
        (void)state;
        both_set_up();
        enters("Ee4");
        enters(":undo");
        has_plies(2);
        enters(":redo");
        has_plies(3);
        is_refused(":redo");
        enters(":undo");
        enters("Ee3");
        is_refused(":redo");
}

static void resigning_asks(void **state)
{
        (void)state;
        both_set_up();
        enters(":resign");
        presses('n');
        assert_true(app_is_playing(&app));
        enters(":resign");
        presses('y');
        assert_false(app_is_playing(&app));
        says("Silver wins");
        is_refused("Ee4");
}

static void resigning_by_accident_costs_nothing(void **state)
{
        (void)state;
        both_set_up();
        enters("Ee4");
        enters(":resign");
        presses('y');
        enters(":undo");
        says("taken back: Gold wins: Silver resigns");
        assert_true(app_is_playing(&app));
        has_plies(3);
        enters(":redo");
        assert_false(app_is_playing(&app));
        enters(":undo");
        enters(":undo");
        has_plies(2);
}

static void a_finished_game_is_not_dropped_unasked(void **state)
{
        (void)state;
        both_set_up();
        enters(":resign");
        presses('y');
        is_refused(":quit");
        says(":save FILE keeps it");
        assert_false(app.over);
        enters(":quit!");
        assert_true(app.over);
}

/* The directory of the games is below a file: no game can be kept. */
static void a_game_that_is_not_on_disk_is_not_dropped_unasked(void **state)
{
        const char *set = getenv("XDG_STATE_HOME");
        char *state_home = set != NULL ? strdup(set) : NULL;
        char path[] = "/tmp/keysteps-app-XXXXXX", command[64];
        int file = mkstemp(path);

        (void)state;
        assert_int_not_equal(file, -1);
        close(file);
        setenv("XDG_STATE_HOME", path, 1);
        enters(":quick");
        enters("");
        says("cannot be kept on disk");
        is_refused(":quit");
        says("cannot be kept on disk");
        says(":quit! does not");
        is_refused(":new");
        app_quit(&app); /* ^D */
        assert_false(app.over);
        enters(":study");
        is_refused(":quit");
        says("in no file");
        snprintf(command, sizeof command, ":save! %s", path);
        enters(command);
        enters(":quit");
        assert_true(app.over);
        unlink(path);
        if (state_home != NULL)
                setenv("XDG_STATE_HOME", state_home, 1);
        else
                unsetenv("XDG_STATE_HOME");
        free(state_home);
}

static void a_game_that_is_on_disk_can_be_left(void **state)
{
        (void)state;
        both_set_up();
        enters(":quit");
        assert_true(app.over);
}

static void looking_back_changes_nothing(void **state)
{
        (void)state;
        both_set_up();
        enters("Ee4");
        presses('<');
        assert_int_equal(app.at.ply, 0);
        presses(' ');
        presses('.');
        assert_int_equal(app.at.ply, 2);
}

static void a_typed_turn_is_for_the_game_as_it_is_now(void **state)
{
        (void)state;
        both_set_up();
        enters("Ee4");
        presses('<');
        app_line(&app, "ed5");
        assert_int_equal(app.at.ply, 3);
        enters("ed5");
        has_plies(4);
}

static void a_repeated_position_is_announced(void **state)
{
        static const char *const turns[] = { "Ee3", "ed6", "Ee2", "ed7", "Ee3" };

        (void)state;
        both_set_up();
        for (int i = 0; i < 5; i++)
                enters(turns[i]);
        says("the position after 2g again; not a third time");
}

#define test(function) cmocka_unit_test_setup_teardown(function, begin, end)

static const struct CMUnitTest tests[] = {
        test(a_setup_is_shown_before_it_counts),
        test(another_setup_takes_its_place),
        test(an_unfinished_setup_stays),
        test(turns_are_played),
        test(a_refused_turn_stays),
        test(taken_back_and_played_again),
        test(resigning_asks),
        test(resigning_by_accident_costs_nothing),
        test(a_finished_game_is_not_dropped_unasked),
        test(a_game_that_is_not_on_disk_is_not_dropped_unasked),
        test(a_game_that_is_on_disk_can_be_left),
        test(looking_back_changes_nothing),
        test(a_typed_turn_is_for_the_game_as_it_is_now),
        test(a_repeated_position_is_announced),
};
RUN(tests)
