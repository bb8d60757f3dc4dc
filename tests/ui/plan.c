/* Planning ahead, and that nothing planned is ever played by accident. */

#include "../unit.h"
#include "at_app.h"

#include <stdio.h>
#include <string.h>

#include "rules/variant.h"

/* A key as the loop gives it: when none of ours, Enter is for the line. */
static void presses(ui_key key)
{
        if (!app_key(&app, key, "") && key == '\n')
                app_enter(&app, "");
}

/* The screen is drawn. */
static void sees(const char *part)
{
        app_seen(&app);
        if (strstr(app_words(&app), part) == NULL)
                fail_msg("\"%s\" does not say \"%s\"", app_words(&app), part);
}

static void sees_no_offer(void)
{
        app_seen(&app);
        assert_null(strstr(app_words(&app), "planned"));
}

static void has_played(int plies)
{
        const struct arimaa_record *record = match_record(app.match);

        assert_int_equal(arimaa_game_plies(match_game(app.match)), plies);
        assert_int_equal(
                arimaa_node_depth(record, arimaa_node_line_end(record, ARIMAA_ROOT)),
                plies);
}

static void shows(int plies)
{
        assert_int_equal(arimaa_game_plies(app_game(&app)), plies);
}

/* Gold plans 2g, what Silver may answer, and 3g, and is back in the game. */
static void plans(const char *first, const char *answer, const char *second)
{
        enters(":plan");
        enters(first);
        enters(answer);
        enters(second);
        presses(KEY_ESCAPE);
        assert_false(app_is_planning(&app));
}

static void what_is_planned_is_not_played(void **state)
{
        (void)state;
        enters(":plan");
        assert_true(app_is_planning(&app));
        enters("Ee4");
        enters("ed5");
        enters("Md3");
        shows(5);
        has_played(2);
        presses(KEY_ESCAPE);
        shows(2);
        has_played(2);
}

static void enter_in_the_plan_does_nothing(void **state)
{
        (void)state;
        plans("Ee4", "ed5", "Md3");
        enters(":plan");
        for (int i = 0; i < 3; i++) {
                app_seen(&app);
                presses('\n');
        }
        has_played(2);
}

static void the_first_planned_turn_is_played_by_enter(void **state)
{
        (void)state;
        plans("Ee4", "ed5", "Md3");
        sees("Enter plays the planned Ee4");
        presses('\n');
        has_played(3);
        shows(3);
        assert_string_equal(app.offer.words, "");
}

static void one_enter_plays_one_turn(void **state)
{
        (void)state;
        plans("Ee4", "ed5", "Md3");
        sees("planned Ee4");
        for (int i = 0; i < 5; i++) {
                presses('\n');
                app_seen(&app);
        }
        /* What was planned for Silver is not Silver's. */
        has_played(3);
}

static void what_was_seen_before_a_cancel_is_not_played(void **state)
{
        (void)state;
        plans("Ee4", "ed5", "Md3");
        sees("planned Ee4");
        app_cancel(&app);
        presses('\n');
        has_played(2);
}

static void what_was_not_seen_is_not_played(void **state)
{
        (void)state;
        plans("Ee4", "ed5", "Md3");
        presses('\n');
        presses('\n');
        has_played(2);
        sees("planned Ee4");
        enters(":flip");
        presses('\n');
        has_played(2);
        app_seen(&app);
        app_line(&app, "E");
        app_line(&app, "");
        presses('\n');
        has_played(2);
        app_seen(&app);
        presses('-');
        presses('\n');
        has_played(2);
        sees_no_offer();
        presses('\n');
        has_played(2);
}

static void something_else_on_the_screen_hides_it(void **state)
{
        static const char *const commands[] = { ":help", ":where E", ":hand", ":resign" };

        (void)state;
        plans("Ee4", "ed5", "Md3");
        for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
                app_seen(&app);
                enters(commands[i]);
                sees_no_offer();
                presses('\n');
                has_played(2);
        }
}

static void the_plan_goes_with_the_game(void **state)
{
        (void)state;
        plans("Ee4", "ed5", "Md3");
        sees("planned Ee4");
        presses('\n');
        sees_no_offer();
        enters("ed5");
        sees("planned Md3");
        presses('\n');
        has_played(5);
        sees_no_offer();
}

/* The same board by other steps is the same. */
static void however_it_was_played(void **state)
{
        (void)state;
        plans("Ee4", "ed5", "Md3");
        enters("Ee2n Ee3n");
        enters("ed7s ed6s");
        sees("planned Md3");
}

static void another_answer_ends_it(void **state)
{
        (void)state;
        plans("Ee4", "ed5", "Md3");
        enters("Ee4");
        enters("ed6");
        sees_no_offer();
        presses('\n');
        has_played(4);
}

static void another_turn_ends_it_and_taking_back_restores_it(void **state)
{
        (void)state;
        plans("Ee4", "ed5", "Md3");
        enters("Ee3");
        sees_no_offer();
        enters(":undo");
        sees_no_offer(); /* the message says what was taken back */
        presses('\n');
        has_played(2);
        sees("planned Ee4");
        enters(":undo");
        presses('\n');
        sees_no_offer();
        presses('\n');
        has_played(1);
}

static void what_came_before_the_plan_is_not_planned(void **state)
{
        (void)state;
        enters("Ee4");
        enters("ed5");
        enters(":plan");
        enters("Md3");
        presses(KEY_ESCAPE);
        enters(":undo");
        enters(":undo");
        has_played(2);
        presses('\n');
        sees_no_offer();
        presses('\n');
        has_played(2);
}

static void of_several_first_turns_the_one_looked_at(void **state)
{
        (void)state;
        enters(":plan");
        enters("Ee4");
        presses('-');
        enters("Md4");
        shows(3);
        presses(KEY_ESCAPE);
        sees("planned Md4");
        enters(":plan");
        presses('+');
        enters(":varback");
        presses(KEY_ESCAPE);
        sees("planned Ee4");
}

static void planned_turns_are_taken_back(void **state)
{
        (void)state;
        enters(":plan");
        enters("Ee4");
        enters("ed5");
        enters(":undo");
        shows(3);
        enters(":undo");
        shows(2);
        is_refused(":undo");
        has_played(2);
        presses(KEY_ESCAPE);
        sees_no_offer();
}

static void typing_before_the_plan_goes_to_its_beginning(void **state)
{
        (void)state;
        enters(":plan");
        presses('<');
        enters("Ee4");
        shows(3);
        has_played(2);
}

static void a_plan_obeys_the_rules(void **state)
{
        (void)state;
        enters(":plan");
        is_refused("Ee8");
        is_refused("ed5");
        shows(2);
}

static void the_game_is_left_alone_in_a_plan(void **state)
{
        (void)state;
        enters(":plan");
        enters("Ee4");
        is_refused(":resign");
        is_refused(":study");
        is_refused(":save /nonexistent/x");
        is_refused(":redo");
        is_refused(":quick");
        is_refused(":playon");
        is_refused(":comment something");
        assert_true(app_is_planning(&app));
        has_played(2);
}

static void where_one_cannot_plan(void **state)
{
        const struct ui_options options = { .opening = UI_START };

        (void)state;
        enters(":undo");
        is_refused(":plan");
        enters(":quick");
        enters("");
        enters(":resign");
        presses('y');
        is_refused(":plan");
        enters(":save /tmp/keysteps-plan-test.pgn");
        enters(":study");
        is_refused(":plan");
        app_close(&app);
        remove("/tmp/keysteps-plan-test.pgn");
        assert_true(app_open(&app) && app_begin(&app, &options));
        is_refused(":plan");
}

static void the_die_forbids_it(void **state)
{
        (void)state;
        enters(":new! standard dicey seed=7");
        for (int i = 0; i < 2; i++) {
                enters(":quick");
                enters("");
        }
        is_refused(":plan");
        assert_false(app_is_planning(&app));
}

static void a_new_game_has_no_plan(void **state)
{
        (void)state;
        enters(":plan");
        enters("Ee4");
        enters(":new! standard");
        assert_null(app.plan);
        assert_false(app_is_planning(&app));
        sees_no_offer();
}

/* Whatever is done but typing a turn or a command that plays, in whatever order: the
 * game goes on only by Enter under the offer. */
static void nothing_is_played_by_accident(void **state)
{
        static const char *const lines[] = {
                "",      "",      "",     ":plan",  ":plan!", ":game", ":undo",
                ":flip", ":help", ":end", ":start", ":back",  "2g",    ":variation",
        };
        static const ui_key keys[] = { '\n', KEY_ESCAPE, 'P', '-', '+', '<', '>', ',' };
        static const char *const turns[] = { "Ee4", "Ee3", "Md3", "ed5", "ed6", "me6" };
        struct arimaa_random random = { 5 };
        int played = 2;

        (void)state;
        for (int i = 0; i < 20000; i++) {
                bool offered = app.offer.seen;
                int what = arimaa_random_below(&random, 10), now;

                if (what < 3 && app_is_planning(&app))
                        app_enter(&app, turns[arimaa_random_below(&random, 6)]);
                else if (what < 6)
                        app_enter(&app, lines[arimaa_random_below(&random, 14)]);
                else if (what < 9)
                        presses(keys[arimaa_random_below(&random, 8)]);
                else
                        app_seen(&app);
                if (app.match == NULL)
                        fail_msg("the game has gone");
                now = arimaa_game_plies(match_game(app.match));
                if (now > played)
                        assert_true(offered);
                assert_in_range(now, 0, played + 1);
                played = now;
                if (played < 2) {
                        end(NULL);
                        begin_set_up(NULL);
                        played = 2;
                }
        }
}

#define IN_A_GAME(function) cmocka_unit_test_setup_teardown(function, begin_set_up, end)

static const struct CMUnitTest tests[] = {
        IN_A_GAME(what_is_planned_is_not_played),
        IN_A_GAME(enter_in_the_plan_does_nothing),
        IN_A_GAME(the_first_planned_turn_is_played_by_enter),
        IN_A_GAME(one_enter_plays_one_turn),
        IN_A_GAME(what_was_seen_before_a_cancel_is_not_played),
        IN_A_GAME(what_was_not_seen_is_not_played),
        IN_A_GAME(something_else_on_the_screen_hides_it),
        IN_A_GAME(the_plan_goes_with_the_game),
        IN_A_GAME(however_it_was_played),
        IN_A_GAME(another_answer_ends_it),
        IN_A_GAME(another_turn_ends_it_and_taking_back_restores_it),
        IN_A_GAME(what_came_before_the_plan_is_not_planned),
        IN_A_GAME(of_several_first_turns_the_one_looked_at),
        IN_A_GAME(planned_turns_are_taken_back),
        IN_A_GAME(typing_before_the_plan_goes_to_its_beginning),
        IN_A_GAME(a_plan_obeys_the_rules),
        IN_A_GAME(the_game_is_left_alone_in_a_plan),
        IN_A_GAME(where_one_cannot_plan),
        IN_A_GAME(the_die_forbids_it),
        IN_A_GAME(a_new_game_has_no_plan),
        IN_A_GAME(nothing_is_played_by_accident),
};

RUN(tests)
