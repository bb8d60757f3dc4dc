/* Entering by hand, through the state alone: the cursor, clicks, taking back. */

#include "../unit.h"

#include <stdio.h>
#include <string.h>

#include "../given.h"
#include "at_app.h"
#include "notation/board.h"

static char line[APP_LINE_SIZE];

static int begin_empty(void **state)
{
        line[0] = '\0';
        return begin(state);
}

/* As the event loop does it. */
static void follow_line(void)
{
        const char *text = by_hand_take_line(&app);

        if (text != NULL)
                snprintf(line, sizeof line, "%s", text);
        app_line(&app, line);
}

static void types(const char *text)
{
        strncat(line, text, sizeof line - strlen(line) - 1);
        app_line(&app, line);
}

/* Keys by their names, separated by blanks. */
static void presses(const char *names)
{
        while (*names != '\0') {
                size_t length = strcspn(names, " ");

                if (!app_key(&app, key_read(names, length), line))
                        fail_msg("%s is no key of ours", names);
                follow_line();
                names += length + strspn(names + length, " ");
        }
}

static void is_for_the_editor(const char *name)
{
        assert_false(app_key(&app, key_read(name, strlen(name)), line));
}

static void clicks(const char *squares)
{
        for (; *squares != '\0'; squares += squares[2] == ' ' ? 3 : 2) {
                by_hand_click(&app, arimaa_square_read(squares), line);
                follow_line();
        }
}

static void enters_line(void)
{
        if (!app_enter(&app, line))
                fail_msg("\"%s\" is refused: %s", line, app_words(&app));
        line[0] = '\0';
}

static void writes(const char *text)
{
        assert_string_equal(line, text);
}

static void the_cursor_goes_and_clicks(void **state)
{
        (void)state;
        both_set_up();
        presses("F2 Space");
        assert_int_equal(by_hand_choice(&app).selected, square("e2"));
        presses("Up Up Space");
        writes("Ee2e4");
        assert_int_equal(app.entry.meaning, ENTRY_TURN);
        presses("Down Down Left Left Left Space Up Up Space");
        writes("Ee2e4 Hb2b4");
        enters_line();
        assert_int_equal(arimaa_game_plies(app_game(&app)), 3);
        presses("Esc");
        is_for_the_editor("Up");
}

static void it_stays_on_the_board(void **state)
{
        (void)state;
        both_set_up();
        presses("F2 Down Down Down");
        assert_int_equal(by_hand_cursor(&app), square("e1"));
}

static void on_a_turned_board_up_is_up(void **state)
{
        (void)state;
        both_set_up();
        presses("% F2 Up");
        assert_int_equal(by_hand_cursor(&app), square("e1"));
        presses("Left");
        assert_int_equal(by_hand_cursor(&app), square("f1"));
}

static void one_can_type_as_well(void **state)
{
        (void)state;
        both_set_up();
        presses("F2");
        is_for_the_editor("H");
        types("Hb4");
        is_for_the_editor("Space");
        types(" ");
        presses("Space Up Space");
        writes("Hb4 Ee2e3");
}

static void behind_a_click_a_token_begins(void **state)
{
        (void)state;
        both_set_up();
        clicks("e2 e4");
        is_for_the_editor("H");
        follow_line();
        writes("Ee2e4 ");
        types("Hb4");
        writes("Ee2e4 Hb4");
}

static void it_can_be_left_while_something_stands_in_the_line(void **state)
{
        (void)state;
        both_set_up();
        types("Hb4");
        presses("F2");
        assert_int_equal(app.hand.manner, HAND_GOALS);
        presses("F2");
        assert_int_equal(app.hand.manner, HAND_OFF);
        writes("Hb4");
}

static void a_click_is_taken_back_and_done_again(void **state)
{
        (void)state;
        both_set_up();
        clicks("e2 e4 b2 b4");
        presses("Backspace Backspace");
        writes("Ee2e4");
        presses("Backspace Backspace");
        writes("");
        is_for_the_editor("Backspace");
        presses("Delete Delete Delete Delete");
        writes("Ee2e4 Hb2b4");
        is_for_the_editor("Delete");
}

static void what_was_typed_is_for_the_editor(void **state)
{
        (void)state;
        both_set_up();
        clicks("e2 e4");
        types(" Hb4");
        is_for_the_editor("Backspace");
        clicks("g2 g3");
        writes("Ee2e4 Hb4 Hg2g3");
        presses("Backspace Backspace");
        writes("Ee2e4 Hb4");
        is_for_the_editor("Backspace");
}

static void nothing_of_a_turn_outlives_it(void **state)
{
        (void)state;
        both_set_up();
        clicks("e2 e4 b2");
        enters_line();
        assert_int_equal(by_hand_choice(&app).selected, ARIMAA_NO_SQUARE);
        is_for_the_editor("Backspace");
        is_for_the_editor("Delete");
}

static void a_command_is_no_place_to_click(void **state)
{
        (void)state;
        both_set_up();
        types(":set");
        clicks("e2 e4");
        writes(":set");
        presses("F2");
        is_for_the_editor("Space");
}

static void looking_back_a_click_leads_to_the_end_first(void **state)
{
        (void)state;
        both_set_up();
        presses("Left");
        clicks("e2");
        assert_true(moment_is_end(&app.at, app_game(&app)));
        clicks("e2 e3");
        writes("Ee2e3");
}

/* ---- Setting up ---- */

static void a_setup_is_clicked(void **state)
{
        (void)state;
        clicks("e2 d2 b2 g2 c2 f2 d1");
        writes("Ee2 Md2 Hb2 Hg2 Dc2 Df2 Cd1");
        says("still to place: C");
        clicks("e1");
        enters_line();
        enters_line();
        clicks("e7");
        writes("ee7");
}

static void a_setup_that_waits_is_changed(void **state)
{
        (void)state;
        types(":quick");
        enters_line();
        line[0] = '\0';
        clicks("e2 d2");
        writes("Hb2 Hg2 Dd1 De1 Cc2 Cf2 Ed2 Me2");
        assert_false(app.ready);
        assert_int_equal(app.entry.meaning, ENTRY_SETUP);
}

static void a_letter_picks_from_the_army(void **state)
{
        (void)state;
        presses("F2 Space");
        writes("Ee2");
        types(" C");
        presses("Left Space");
        writes("Ee2 Cd2");
        by_hand_pick(&app, ARIMAA_DOG, line);
        follow_line();
        writes("Ee2 Cd2 D");
        presses("Left Space Backspace Backspace");
        writes("Ee2 Cd2");
}

/* ---- Step entry ---- */

static void a_piece_is_stepped(void **state)
{
        (void)state;
        both_set_up();
        presses("F3");
        says("Space selects");
        presses("Space Up Up Left");
        writes("Ee2n Ee3n Ee4w");
        assert_int_equal(app.entry.meaning, ENTRY_TURN);
        presses("Backspace");
        writes("Ee2n Ee3n");
        presses("Delete");
        writes("Ee2n Ee3n Ee4w");
        presses("Up");
        writes("Ee2n Ee3n Ee4w Ed4n");
        presses("Up");
        says("4 steps");
}

static void a_push_is_asked_for(void **state)
{
        (void)state;
        both_set_up();
        presses("F3 Space Up Up Up Up");
        enters_line();
        types("cf7s");
        enters_line();
        presses("Space");
        says("cursor keys step it");
        presses("Up");
        writes("");
        says("push it where?");
        presses("Left");
        says("a piece stands there");
        presses("Right");
        writes("me7e Ee6n");
}

static void where_there_is_no_way_it_is_not(void **state)
{
        (void)state;
        both_set_up();
        presses("F3 Space Up Up Up Up");
        enters_line();
        types("ra7s");
        enters_line();
        presses("Space Up");
        says("a piece stands there");
}

static void an_open_push_is_not_played(void **state)
{
        (void)state;
        both_set_up();
        types("Ee6");
        enters_line();
        types("hf6");
        enters_line();
        presses("F3");
        clicks("f6");
        presses("Down");
        writes("hf6s");
        says("the piece that follows");
        assert_false(app_enter(&app, line));
        presses("Right");
        writes("hf6s Ee6e");
        enters_line();
}

static void arrows_become_steps(void **state)
{
        (void)state;
        both_set_up();
        clicks("e2 e4");
        presses("F3 Space Left");
        writes("Ee2n Ee3n Ee4w");
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_cursor_goes_and_clicks, begin_empty, end),
        cmocka_unit_test_setup_teardown(it_stays_on_the_board, begin_empty, end),
        cmocka_unit_test_setup_teardown(on_a_turned_board_up_is_up, begin_empty, end),
        cmocka_unit_test_setup_teardown(one_can_type_as_well, begin_empty, end),
        cmocka_unit_test_setup_teardown(behind_a_click_a_token_begins, begin_empty, end),
        cmocka_unit_test_setup_teardown(it_can_be_left_while_something_stands_in_the_line,
                                        begin_empty, end),
        cmocka_unit_test_setup_teardown(a_click_is_taken_back_and_done_again, begin_empty,
                                        end),
        cmocka_unit_test_setup_teardown(what_was_typed_is_for_the_editor, begin_empty,
                                        end),
        cmocka_unit_test_setup_teardown(nothing_of_a_turn_outlives_it, begin_empty, end),
        cmocka_unit_test_setup_teardown(a_command_is_no_place_to_click, begin_empty, end),
        cmocka_unit_test_setup_teardown(looking_back_a_click_leads_to_the_end_first,
                                        begin_empty, end),
        cmocka_unit_test_setup_teardown(a_setup_is_clicked, begin_empty, end),
        cmocka_unit_test_setup_teardown(a_setup_that_waits_is_changed, begin_empty, end),
        cmocka_unit_test_setup_teardown(a_letter_picks_from_the_army, begin_empty, end),
        cmocka_unit_test_setup_teardown(a_piece_is_stepped, begin_empty, end),
        cmocka_unit_test_setup_teardown(a_push_is_asked_for, begin_empty, end),
        cmocka_unit_test_setup_teardown(where_there_is_no_way_it_is_not, begin_empty,
                                        end),
        cmocka_unit_test_setup_teardown(an_open_push_is_not_played, begin_empty, end),
        cmocka_unit_test_setup_teardown(arrows_become_steps, begin_empty, end),
};
RUN(tests)
