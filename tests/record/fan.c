/* FAN, the notation of a viewer: comments in quotes, variations in brackets. */
#include "record/tree.h"
#include "../unit.h"
#include "reading.h"

/* The node that these children lead to: its comment. */
static const char *comment_at(const int *path, int length,
                              enum arimaa_comment_place place)
{
        arimaa_node node = ARIMAA_ROOT;

        for (int i = 0; i < length; i++)
                node = arimaa_node_child(record, node, path[i]);
        return arimaa_node_comment(record, node, place);
}

static void is_comment(const char *comment, const char *wanted)
{
        assert_non_null(comment);
        assert_string_equal(comment, wanted);
}

static int children_at(int depth)
{
        arimaa_node node = ARIMAA_ROOT;

        while (depth-- > 0)
                node = arimaa_node_child(record, node, 0);
        return arimaa_node_children(record, node);
}

static void comments_stand_before_and_behind_the_steps(void **state)
{
        static const int second[] = { 0, 0, 0 };

        (void)state;
        reads(SETUPS "2g \"a good position\" Ee2n Ee3n \"a good move\"\n2s ed7s\n");
        is_good();
        has_plies(4);
        is_comment(comment_at(second, 3, ARIMAA_COMMENT_BEFORE), "a good position");
        is_comment(comment_at(second, 3, ARIMAA_COMMENT_BEHIND), "a good move");
}

static void a_comment_alone_tells_the_format(void **state)
{
        (void)state;
        reads(SETUPS "2g Ee2n \"said\"\n");
        is_good();
        is_comment(comment_at((const int[]){ 0, 0, 0 }, 3, ARIMAA_COMMENT_BEHIND),
                   "said");
}

/* What is in braces or in a tag may look like anything. */
static void other_lists_are_not_taken_for_it(void **state)
{
        (void)state;
        reads(SETUPS "2g Ee2n {\"said\"}\n2s ed7s {[ 2s me7s ]}\n");
        is_good();
        is_comment(comment_at((const int[]){ 0, 0, 0 }, 3, ARIMAA_COMMENT_BEHIND),
                   "\"said\"");
        reads("[Event \"x\"]\n" SETUPS "{see\n [ 2g Md2n ]}\n2g Ee2n\n");
        is_good();
        has_plies(3);
        assert_int_equal(children_at(2), 1);
        has_tag("Event", "x");
        reads("[Event \"[ 1g\"]\n" SETUPS);
        is_good();
        has_plies(2);
}

static void the_format_says_its_name_or_not(void **state)
{
        (void)state;
        reads("FAN31415926 1\nplayed at home\n" SETUPS "2g Ee2n\n");
        is_good();
        has_plies(3);
        is_comment(arimaa_node_comment(record, ARIMAA_ROOT, ARIMAA_COMMENT_BEHIND),
                   "played at home");
}

static void a_variation_replaces_the_move_before_it(void **state)
{
        (void)state;
        reads(SETUPS "2g Ee2n\n[ 2g Md2n \"or this\" 2s ed7s ]\n2s ed7s ed6s\n");
        is_good();
        has_plies(4);
        assert_int_equal(children_at(2), 2);
        is_comment(comment_at((const int[]){ 0, 0, 1 }, 3, ARIMAA_COMMENT_BEHIND),
                   "or this");
}

static void variations_may_stand_in_variations(void **state)
{
        arimaa_node node = ARIMAA_ROOT;

        (void)state;
        reads(SETUPS "2g Ee2n [2g Md2n [2g Hb2n] 2s ed7s [2s me7s]] 2s hb7s");
        is_good();
        has_plies(4);
        assert_int_equal(children_at(2), 3);
        node = arimaa_node_child(record, node, 0);
        node = arimaa_node_child(record, node, 0);
        node = arimaa_node_child(record, node, 1);
        assert_int_equal(arimaa_node_children(record, node), 2);
}

static void what_is_not_closed_is_read_to_its_end(void **state)
{
        (void)state;
        reads(SETUPS "2g Ee2n \"and so on\n2s ed7s");
        is_good();
        has_plies(3);
        reads(SETUPS "2g Ee2n [ 2g Md2n");
        has_plies(3);
        assert_int_equal(children_at(2), 2);
}

static void what_was_not_opened_is_warned_of(void **state)
{
        (void)state;
        reads(SETUPS "2g Ee2n [ 2g Md2n ] ]\n2s ed7s\n");
        is_good();
        has_plies(4);
        assert_int_equal(record->warning_count, 1);
        assert_int_equal(record->warnings[0].kind, ARIMAA_WARNING_UNOPENED);
        assert_int_equal(record->warnings[0].line, 3);
        assert_int_equal(record->warnings[0].column, 21);
}

static void an_illegal_move_is_told_where_it_is(void **state)
{
        (void)state;
        reads(SETUPS "2g \"x\" Ee2n Ee2n\n2s ed7s\n");
        has_plies(2);
        is_wrong(ARIMAA_RECORD_TEXT, 3, 13, "Ee2n");
        reads(SETUPS "2g Ee2n\n [ 2g ea3s [ 3g Ed2n ] ]\n2s ed7s\n");
        is_wrong(ARIMAA_RECORD_TEXT, 4, 7, "ea3s");
        has_plies(4);
        is_comment(comment_at((const int[]){ 0, 0, 0 }, 3, ARIMAA_COMMENT_BEHIND),
                   "[%unread]  2g ea3s [ 3g Ed2n ]");
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(comments_stand_before_and_behind_the_steps, close_text),
        cmocka_unit_test_teardown(a_comment_alone_tells_the_format, close_text),
        cmocka_unit_test_teardown(other_lists_are_not_taken_for_it, close_text),
        cmocka_unit_test_teardown(the_format_says_its_name_or_not, close_text),
        cmocka_unit_test_teardown(a_variation_replaces_the_move_before_it, close_text),
        cmocka_unit_test_teardown(variations_may_stand_in_variations, close_text),
        cmocka_unit_test_teardown(what_is_not_closed_is_read_to_its_end, close_text),
        cmocka_unit_test_teardown(what_was_not_opened_is_warned_of, close_text),
        cmocka_unit_test_teardown(an_illegal_move_is_told_where_it_is, close_text),
};

RUN(tests)
