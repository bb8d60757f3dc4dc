/* The variables of arimaa.com's old viewer, as its puzzles have them. */
#include "record/tree.h"
#include "../given.h"
#include "../unit.h"
#include "reading.h"

#define SETUPS_IN_LIST                                                          \
        "1w Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2%0d"   \
        "1b ra7 hb7 cc7 ed7 me7 cf7 hg7 rh7 ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8%0d"

static void starts_from(const char *pieces, enum arimaa_side to_move)
{
        struct arimaa_position wanted = given_pieces(pieces);

        assert_true(arimaa_same_board(arimaa_game_start(record->game), &wanted));
        assert_int_equal(arimaa_game_start(record->game)->to_move, to_move);
}

static void a_whole_game(void **state)
{
        (void)state;
        reads("mode=selfPlay\n&movelist=" SETUPS_IN_LIST "2w Ee2n%0d2b ed7s%0d3w \n"
              "&title=A%20game\n&wplayer=Ada\n&bplayer=Silver\n&timecontrol=30s/5m\n");
        is_good();
        has_plies(4);
        has_tag("Event", "A game");
        has_tag("Gold", "Ada");
        assert_null(arimaa_record_tag(record, "Silver"));
        has_tag("TimeControl", "30s/5m");
        reads_no_more();
}

static void a_puzzle_puts_up_its_position(void **state)
{
        (void)state;
        reads("&movelist=1w Dc7 Rb6 eb8%0d1b rh8 a1 dd6%0d2w Rb6n%0d2b\n"
              "&chat=Get the rabbit\nto%20goal.\n&side=w\n&startmove=2w\n"
              "&timecontrol=0/0/0/0/0\n");
        is_good();
        has_plies(1);
        starts_from("Dc7 Rb6 eb8 rh8 dd6", ARIMAA_GOLD);
        assert_int_equal(arimaa_game_number(record->game, 0), 2);
        assert_string_equal(
                arimaa_node_comment(record, ARIMAA_ROOT, ARIMAA_COMMENT_BEHIND),
                "Get the rabbit\nto goal.");
        has_tag("Solver", "w");
        has_tag("StartMove", "2w");
        assert_null(arimaa_record_tag(record, "TimeControl"));
}

static void a_pass_gives_the_move_to_silver(void **state)
{
        (void)state;
        reads("mode=selfPlay\n&movelist=1w Rb6 Db2 rh3 ea4%0d1b pass%0d2w pass%0d"
              "2b rh3s rh2s%0d3w\n");
        is_good();
        starts_from("Rb6 Db2 rh3 ea4", ARIMAA_SILVER);
        has_plies(1);
        is_won_by(ARIMAA_SILVER, ARIMAA_GOAL);
}

static void a_pushed_piece_may_have_the_pushers_case(void **state)
{
        (void)state;
        reads("&movelist=1w Ed4 Ra1 me4%0d1b rh8%0d2w Me4e Ed4e\n");
        is_good();
        has_plies(1);
        assert_int_equal(arimaa_game_position(record->game)->at[square("f4")],
                         arimaa_piece(ARIMAA_SILVER, ARIMAA_CAMEL));
}

static void it_may_do_so_wherever_it_has_gone(void **state)
{
        (void)state;
        reads("&movelist=1w Ed4 Ra1 me4%0d1b rh8%0d2w Me4e Ed4e Mf4e Ee4e\n");
        is_good();
        has_plies(1);
        assert_int_equal(arimaa_game_position(record->game)->at[square("g4")],
                         arimaa_piece(ARIMAA_SILVER, ARIMAA_CAMEL));
}

static void captures_may_be_named(void **state)
{
        (void)state;
        reads("&movelist=1w Ec5 Ra1 rc4 rh8%0d1b pass%0d2w rc4s rc3x Ec5s%0d2b rh8s\n");
        is_good();
        has_plies(2);
}

static void of_two_labels_the_second_counts(void **state)
{
        (void)state;
        reads("&movelist=1w 1g Ed4 Ra1%131w 1s rh8 ee8%132w 2g Ed4n%13\n");
        is_good();
        has_plies(1);
        starts_from("Ed4 Ra1 rh8 ee8", ARIMAA_GOLD);
}

static void what_is_wrong_is_told_where(void **state)
{
        (void)state;
        reads("mode=selfPlay\n&movelist=1w Ed4 Ra1%0d1b rh8%0d2w Ed4n Ed4n\n");
        has_plies(0);
        is_wrong(ARIMAA_RECORD_TEXT, 2, 41, "Ed4n");
        reads("&movelist=1w Ed4 Zd5%0d1b rh8\n");
        is_wrong(ARIMAA_RECORD_TEXT, 1, 18, "Zd5");
        reads("&movelist=1w Ed4 Rd4%0d1b rh8\n");
        is_wrong(ARIMAA_RECORD_TEXT, 1, 18, "Rd4");
        reads("&movelist=1w Ed4 Ra1%0d1b rh8%0dand so on\n");
        is_wrong(ARIMAA_RECORD_TEXT, 1, 33, "and");
        reads("&movelist=and so on%0d1w Ed4 Ra1%0d1b rh8\n");
        is_wrong(ARIMAA_RECORD_NO_LABEL, 1, 11, "and");
        reads("&movelist=\n");
        is_wrong(ARIMAA_RECORD_NO_MOVES, 1, 2, "movelist");
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(a_whole_game, close_text),
        cmocka_unit_test_teardown(a_puzzle_puts_up_its_position, close_text),
        cmocka_unit_test_teardown(a_pass_gives_the_move_to_silver, close_text),
        cmocka_unit_test_teardown(a_pushed_piece_may_have_the_pushers_case, close_text),
        cmocka_unit_test_teardown(it_may_do_so_wherever_it_has_gone, close_text),
        cmocka_unit_test_teardown(captures_may_be_named, close_text),
        cmocka_unit_test_teardown(of_two_labels_the_second_counts, close_text),
        cmocka_unit_test_teardown(what_is_wrong_is_told_where, close_text),
};

RUN(tests)
