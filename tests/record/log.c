/* Logs, lists with remarks, and lists without labels. */
#include "record/tree.h"
#include "../unit.h"
#include "reading.h"

#define STAMP(text) "[Wed Mar 11 20:24:52 2009] " text "\n"

static const char *comment_of_last(void)
{
        arimaa_node last = arimaa_node_line_end(record, ARIMAA_ROOT);

        return arimaa_node_comment(record, last, ARIMAA_COMMENT_BEHIND);
}

/* ---- Logs ---- */

static void turns_stand_among_chatter(void **state)
{
        (void)state;
        reads("\n" STAMP("**** bot started ****") STAMP("playing against visitor.") GOLD_SETUP
              "thinking about Ee2n\n" SILVER_SETUP STAMP("searched 8 steps")
              "2g Ee2n Ee3n\n2s ed7s\none vs other\nbs\n");
        is_good();
        has_plies(4);
        has_tag("Result", "0-1");
        has_tag("ResultCode", "s");
        is_won_by(ARIMAA_SILVER, ARIMAA_SCORE);
        assert_string_equal(comment_of_last(), "one vs other");
        reads_no_more();
}

static void chatter_within_a_turn_is_an_error(void **state)
{
        (void)state;
        reads(STAMP("**** bot started ****") GOLD_SETUP "1s fn is ./running/pos1 ha7 hh7\n"
              STAMP("Bad Move"));
        has_plies(1);
        is_wrong(ARIMAA_RECORD_TEXT, 3, 4, "fn");
}

static void another_game_begins_with_its_first_setup(void **state)
{
        (void)state;
        reads(STAMP("first") SETUPS "2g Ee2n\n" STAMP("second") SETUPS "2g Ee2n\n2s ed7s\n");
        is_good();
        has_plies(3);
        reads_next();
        is_good();
        has_plies(4);
        reads_no_more();
}

static void a_log_without_turns_is_no_game(void **state)
{
        (void)state;
        reads(STAMP("**** bot started ****") STAMP("nobody came"));
        is_wrong(ARIMAA_RECORD_NO_MOVES, 1, 1,
                 "[Wed Mar 11 20:24:52 2009] **** bot started ****");
}

/* ---- Remarks ---- */

static void remarks_hold_tags_and_comments(void **state)
{
        (void)state;
        reads("# A first game\n# Gold: Ada\n# silver: Ben\n# date: 2025-08-16\n"
              "# result: S+G\n\n1g RHCMECHR/3R2D3R # as always\n1s 3r2d3r/rhcemchr\n"
              "2g Ee4 Hb3\n2s ed6\n");
        is_good();
        has_plies(4);
        has_tag("Gold", "Ada");
        has_tag("Silver", "Ben");
        has_tag("Date", "2025-08-16");
        has_tag("Result", "0-1");
        is_won_by(ARIMAA_SILVER, ARIMAA_GOAL);
        assert_string_equal(
                arimaa_node_comment(record, ARIMAA_ROOT, ARIMAA_COMMENT_BEHIND),
                "A first game");
        assert_string_equal(arimaa_node_comment(record, arimaa_node_child(record, ARIMAA_ROOT, 0),
                                                ARIMAA_COMMENT_BEHIND),
                            "as always");
}

static void a_goal_may_be_marked(void **state)
{
        (void)state;
        reads("# Gold: Ada\n1g RHCMECHR/3R2D3R\n1s 3r2d3r/rhcemchr\n2g Ee4#\n");
        is_good();
        has_plies(3);
}

static void a_wrong_row_is_told_where(void **state)
{
        (void)state;
        reads("# Gold: Ada\n1g RHCMECHR/3R2D2R\n");
        is_wrong(ARIMAA_RECORD_TEXT, 2, 13, "3R2D2R");
}

/* ---- Lists without labels ---- */

#define GOLD_PLACES "Ee2,Md2,Hb2,Hg2,Cc2,Cf2,Dd1,De1,Ra1,Rb1,Rc1,Rf1,Rg1,Rh1,Ra2,Rh2\n"
#define SILVER_PLACES \
        "ed7, me7, hb7, hg7, cc7, cf7, dd8, de8, ra8, rb8, rc8, rf8, rg8, rh8, ra7, rh7\n"

static void a_move_a_line(void **state)
{
        (void)state;
        reads(GOLD_PLACES SILVER_PLACES "Ee2e3,Ee3e4\nhb6\n\nEe4e5\n");
        is_good();
        has_plies(5);
        reads_no_more();
}

static void lines_may_be_numbered(void **state)
{
        (void)state;
        reads("1. " GOLD_PLACES "2. " SILVER_PLACES "3. Ee2e3, Ee3e4\n4. hb7b6\n");
        is_good();
        has_plies(4);
        reads("1) " GOLD_PLACES "2) " SILVER_PLACES "3) Ee2e3, Ee3e4\n4) hb7b6");
        is_good();
        has_plies(4);
}

static void numbers_may_have_several_digits(void **state)
{
        (void)state;
        reads("09: " GOLD_PLACES "10: " SILVER_PLACES "19: Ee2e3\n20: hb7b6\n");
        is_good();
        has_plies(4);
}

static void other_lines_are_no_such_list(void **state)
{
        (void)state;
        reads("Ee2 Md2 Hb2\ned7 me7\n");
        is_wrong(ARIMAA_RECORD_NO_LABEL, 1, 1, "Ee2");
        reads("ed7,me7\nEe2,Md2\n");
        assert_int_not_equal(record->error.problem, ARIMAA_RECORD_OK);
        reads("Ee2;Md2,\ned7,me7\n");
        assert_int_not_equal(record->error.problem, ARIMAA_RECORD_OK);
        reads("12\nEe2,Md2,\n");
        assert_int_not_equal(record->error.problem, ARIMAA_RECORD_OK);
}

static void a_wrong_line_is_told_where(void **state)
{
        (void)state;
        reads("1. " GOLD_PLACES "2. " SILVER_PLACES "3. Ee2e3, Ee2e3\n4. hb7b6\n");
        has_plies(2);
        is_wrong(ARIMAA_RECORD_TEXT, 3, 11, "Ee2e3");
        assert_string_equal(record->rest, "Ee2e3, Ee2e3\n4. hb7b6\n");
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(turns_stand_among_chatter, close_text),
        cmocka_unit_test_teardown(chatter_within_a_turn_is_an_error, close_text),
        cmocka_unit_test_teardown(another_game_begins_with_its_first_setup, close_text),
        cmocka_unit_test_teardown(a_log_without_turns_is_no_game, close_text),
        cmocka_unit_test_teardown(remarks_hold_tags_and_comments, close_text),
        cmocka_unit_test_teardown(a_goal_may_be_marked, close_text),
        cmocka_unit_test_teardown(a_wrong_row_is_told_where, close_text),
        cmocka_unit_test_teardown(a_move_a_line, close_text),
        cmocka_unit_test_teardown(lines_may_be_numbered, close_text),
        cmocka_unit_test_teardown(numbers_may_have_several_digits, close_text),
        cmocka_unit_test_teardown(other_lines_are_no_such_list, close_text),
        cmocka_unit_test_teardown(a_wrong_line_is_told_where, close_text),
};

RUN(tests)
