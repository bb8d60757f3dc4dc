/* Move lists as they are found, and what is said of those that are wrong. */
#include <stdlib.h>
#include <string.h>

#include "../unit.h"
#include "reading.h"

/* ---- Forms ---- */

static void a_move_list(void **state)
{
        (void)state;
        reads(SETUPS "2g Ee2n Ee3n\n2s ed7s\n3g\n");
        is_good();
        has_plies(4);
        assert_false(record->handicap);
        is_not_over();
        reads_no_more();
}

static void labels_with_w_and_b(void **state)
{
        (void)state;
        reads("1w Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2\n"
              "1b ra7 hb7 cc7 ed7 me7 cf7 hg7 rh7 ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8\n"
              "2w Ee2n\n2b");
        is_good();
        has_plies(3);
}

static void rabbits_may_be_left_out(void **state)
{
        (void)state;
        reads("1g Dd1 De1 Hb2 Cc2 Md2 Ee2 Cf2 Hg2\n" SILVER_SETUP "2g Ra2n\n");
        is_good();
        has_plies(3);
        assert_false(record->handicap);
}

static void all_on_one_line(void **state)
{
        (void)state;
        reads("1g Dd1 De1 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 1s dd8 de8 hb7 cc7 md7 ee7 cf7 hg7 "
              "2g Ee2n  Ee3n 2s ee7s 3g");
        is_good();
        has_plies(4);
}

static void a_byte_order_mark_is_nothing(void **state)
{
        (void)state;
        reads("\xef\xbb\xbf" SETUPS "2g Ee2n Ee3n\n");
        is_good();
        has_plies(3);
        reads("\xef\xbb\xbf[Gold \"Anna\"]\n\n" SETUPS);
        is_good();
        assert_string_equal(arimaa_record_tag(record, "Gold"), "Anna");
}

static void ends_of_lines_written_out(void **state)
{
        (void)state;
        reads("1g Dd1 De1 Hb2 Cc2 Md2 Ee2 Cf2 Hg2\\n1s dd8 de8 hb7 cc7 md7 ee7 cf7 hg7\\n"
              "2g Ee2n Ee3n\\n2s ee7s\\n3g");
        is_good();
        has_plies(4);
        reads("1g Dd1 De1 Hb2 Cc2 Md2 Ee2 Cf2 Hg2%131s dd8 de8 hb7 cc7 md7 ee7 cf7 hg7%0d"
              "2g Ee2n Ee3n%132s ee7s%0D3g");
        is_good();
        has_plies(4);
}

static void a_label_and_its_steps_on_two_lines(void **state)
{
        (void)state;
        reads(SETUPS " 2g\n Ee2n\n\n 2s\r\n ed7s\r\n");
        is_good();
        has_plies(4);
}

static void remarks_and_blank_lines(void **state)
{
        (void)state;
        reads("# a game\n\nsome words before it\n" SETUPS
              "\n2g Ee2n # up\n# on\n2s ed7s\n");
        is_good();
        has_plies(4);
}

static void glyphs_and_comments_are_no_steps(void **state)
{
        (void)state;
        reads(SETUPS "2g Ee2n ! {up it\ngoes}\n2s ed7s{down} $5\n");
        is_good();
        has_plies(4);
}

static void removals_there_and_missing(void **state)
{
        (void)state;
        reads("[Position \"Ra1 Ee1 Hc6 cd6 ra8 rb8\"]\n"
              "2g Hc6s cd6w cc6x\n");
        is_good();
        reads("[Position \"Ra1 Ee1 Hc6 cd6 ra8 rb8\"]\n"
              "2g Hc6s cd6w\n");
        is_good();
        reads("[Position \"Ra1 Ee1 Hc6 cd6 ra8 rb8\"]\n"
              "2g Hc6s cc6x cd6w\n");
        is_wrong(ARIMAA_RECORD_TEXT, 2, 9, "cc6x");
}

static void moves_in_lightvector(void **state)
{
        (void)state;
        reads(SETUPS "2g Ee4 Hb3\n2s ed6\n3g Ee5\n");
        is_good();
        has_plies(5);
        assert_int_equal(arimaa_game_ply(record->game, 2)->turn.count, 3);
}

static void moves_in_the_earlier_notation(void **state)
{
        (void)state;
        reads("1g Dd1,De1,Hb2,Cc2,Md2,Ee2,Cf2,Hg2\n1s dd8,de8,hb7,cc7,md7,ee7,cf7,hg7\n"
              "2g Ee2e3, Ee3e4\n2s ee7e6,ee6e5\n");
        is_good();
        has_plies(4);
}

static void steps_alone_in_a_record_in_lightvector(void **state)
{
        (void)state;
        reads("[Notation \"Lightvector\"]\n"
              "[Position \"Ra1 Ed4 rc4 ra8\"]\n"
              "2g rc4n\n");
        is_good();
        has_plies(1);
        reads("[Position \"Ra1 Ed4 rc4 ra8\"]\n"
              "2g rc4n\n");
        is_wrong(ARIMAA_RECORD_TEXT, 2, 4, "rc4n");
}

/* ---- Takebacks and endings ---- */

static void a_takeback_undoes_the_line_before_it(void **state)
{
        (void)state;
        reads(SETUPS "2g Ee2n\n2s takeback\n2g Md2n\n2s ed7s\n");
        is_good();
        has_plies(4);
        assert_int_equal(arimaa_game_position(record->game)->at[8 * 1 + 4], 5);
}

static void setups_can_be_taken_back(void **state)
{
        (void)state;
        reads(GOLD_SETUP "1s takeback\n" SETUPS "2g takeback\n" SILVER_SETUP "2g Ee2n\n");
        is_good();
        has_plies(3);
        reads_no_more();
}

static void words_that_end_a_game(void **state)
{
        (void)state;
        reads(SETUPS "2g resigns\n2s\n");
        is_good();
        has_plies(2);
        is_won_by(ARIMAA_SILVER, ARIMAA_RESIGNATION);
        reads(SETUPS "2g Ee2n\n2s lost\n");
        is_won_by(ARIMAA_GOLD, ARIMAA_RESIGNATION);
        reads(SETUPS "2g timeout\n");
        is_won_by(ARIMAA_SILVER, ARIMAA_TIMEOUT);
}

static void endings_that_tags_state(void **state)
{
        (void)state;
        reads("[Result \"0-1\"]\n[ResultCode \"t\"]\n\n" SETUPS "0-1\n");
        is_good();
        is_won_by(ARIMAA_SILVER, ARIMAA_TIMEOUT);
        reads("Result: 1-0\nResultCode: w\nReasonCode: s\n\n" SETUPS);
        is_won_by(ARIMAA_GOLD, ARIMAA_SCORE);
        reads("[ResultCode \"n\"]\n" SETUPS "1/2-1/2\n");
        assert_true(arimaa_game_outcome(record->game).drawn);
        reads("[Result \"1-0\"]\n" SETUPS);
        is_not_over();
}

static void what_the_board_shows_is_not_restated(void **state)
{
        (void)state;
        reads("[Result \"0-1\"]\n[ResultCode \"r\"]\n"
              "[Position \"Ra7 Ee2 rh7\"]\n"
              "2g Ra7n\n");
        is_good();
        is_won_by(ARIMAA_GOLD, ARIMAA_GOAL);
}

/* ---- Heads ---- */

static void tags_and_heads(void **state)
{
        (void)state;
        reads("[Gold \"one \\\"the\\\" first\"]\n[Event \"a\\nb\"]\n" SETUPS);
        is_good();
        has_tag("Gold", "one \"the\" first");
        has_tag("Event", "a\nb");
        assert_null(arimaa_record_tag(record, "Silver"));
        reads("Event: a meeting\nGold Player:  one \r\n\n" SETUPS);
        is_good();
        has_tag("Event", "a meeting");
        has_tag("Gold Player", "one");
        has_plies(2);
}

static void a_variant_and_a_position(void **state)
{
        (void)state;
        reads("[Variant \"Endless Endgame, Dicey Moves\"]\n"
              "[Position \"Ra1 Ee2 ra8 ee7\"]\n"
              "2g Ee2n {[%die 2] [%emt 0:01:02.5]}\n2s {[%die 3]}\n*\n");
        is_good();
        has_plies(1);
        assert_int_equal(arimaa_game_variant(record->game).setup, ARIMAA_ENDLESS);
        assert_int_equal(arimaa_game_ply(record->game, 0)->roll, 2);
        assert_int_equal(arimaa_game_ply(record->game, 0)->milliseconds, 62500);
        assert_int_equal(arimaa_game_roll(record->game), 3);
        reads("[Position \"Ra1 Ee2 ra8 ee7\"]\n"
              "12s ee7s\n13g Ra1n\n");
        is_good();
        has_plies(2);
        assert_int_equal(arimaa_game_number(record->game, 0), 12);
}

static void a_setup_that_is_not_standards_is_freestyle(void **state)
{
        (void)state;
        reads("1g Rc2 Ee5\n1s rc7 rf7 ed7\n2g Ee5n\n");
        is_good();
        has_plies(3);
        assert_true(record->handicap);
        assert_int_equal(arimaa_game_variant(record->game).setup, ARIMAA_FREESTYLE);
        reads(GOLD_SETUP "1s rc7 rf7 ed7\n2g Ee2n\n");
        assert_true(record->handicap);
        has_plies(3);
        reads("1g Rc2 Ee5\n1s takeback\n" SETUPS);
        is_good();
        assert_false(record->handicap);
        reads("[Variant \"Standard\"]\n1g Rc2 Ee5\n");
        is_wrong(ARIMAA_RECORD_REFUSED, 2, 4, "Rc2 Ee5");
}

static void labels_may_begin_at_zero(void **state)
{
        static const char one[] = "0g Dd1 De1 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 <newline>0s dd8 "
                                  "de8 hb7 cc7 md7 ee7 cf7 hg7 "
                                  "<newline>1g Ee2n<newline>1s ee7s\n2g ";
        char two[400];

        (void)state;
        reads(one);
        is_good();
        has_plies(4);
        reads_no_more();
        snprintf(two, sizeof two, "%s;\n%s", one, one);
        reads(two);
        has_plies(4);
        reads_next();
        is_good();
        has_plies(4);
        reads("0g Dd1 De1 Hb2 Cc2 Md2 Ee2 Cf2 Hg2\n0s takeback\n"
              "0g Dd1 De1 Hb2 Cc2 Md2 Ee2 Cf2 Hg1\n2s ee7s\n");
        is_wrong(ARIMAA_RECORD_WRONG_LABEL, 4, 1, "2s");
        has_plies(1);
}

/* ---- Several games ---- */

static void games_one_after_another(void **state)
{
        (void)state;
        reads(SETUPS "2g Ee2n\n" SETUPS "2g Ee2n\n2s ed7s\n\n[Gold \"x\"]\n" SETUPS
                     "1-0\n" GOLD_SETUP);
        has_plies(3);
        reads_next();
        has_plies(4);
        reads_next();
        has_plies(2);
        has_tag("Gold", "x");
        reads_next();
        has_plies(1);
        reads_no_more();
}

static void a_bad_game_does_not_spoil_the_next(void **state)
{
        (void)state;
        reads(SETUPS "2g Ee2s\n2s ed7s\n" SETUPS "2g Ee2n\n");
        is_wrong(ARIMAA_RECORD_TEXT, 3, 4, "Ee2s");
        assert_string_equal(record->rest, "2g Ee2s\n2s ed7s\n");
        reads_next();
        is_good();
        has_plies(3);
        reads_no_more();
}

/* ---- What is wrong ---- */

static void the_first_illegal_turn_is_told(void **state)
{
        (void)state;
        reads(SETUPS "2g Ee2n Ee3n\n  2s ed7s  hb7n\n3g Ee4n\n");
        is_wrong(ARIMAA_RECORD_TEXT, 4, 12, "hb7n");
        assert_int_equal(record->error.text.problem, ARIMAA_TEXT_ILLEGAL);
        assert_int_equal(record->error.refusal.reason, ARIMAA_OCCUPIED);
        assert_int_equal(record->error.ply, 3);
        has_plies(3);
        assert_string_equal(record->rest, "2s ed7s  hb7n\n3g Ee4n\n");
}

static void columns_count_characters(void **state)
{
        (void)state;
        reads(SETUPS "2g {\xc3\xa9\xc3\xa9} Ee2n Ef3\xc3\xa9n\n");
        is_wrong(ARIMAA_RECORD_TEXT, 3, 14, "Ef3\xc3\xa9n");
}

static void a_third_occurrence_is_refused(void **state)
{
        (void)state;
        reads(SETUPS "2g Ee2n\n2s ed7s\n3g Ee3s\n3s ed6n\n4g Ee2n\n4s ed7s\n5g Ee3s\n5s "
                     "ed6n\n6g");
        is_wrong(ARIMAA_RECORD_REFUSED, 10, 4, "ed6n");
        assert_int_equal(record->error.refusal.reason, ARIMAA_REPEATS);
        has_plies(9);
}

static void a_turn_after_the_end_is_refused(void **state)
{
        (void)state;
        reads(SETUPS "2g resigns\n2s ed7s\n");
        is_wrong(ARIMAA_RECORD_REFUSED, 4, 4, "ed7s");
        assert_int_equal(record->error.refusal.reason, ARIMAA_GAME_OVER);
        is_won_by(ARIMAA_SILVER, ARIMAA_RESIGNATION);
}

static void a_wrong_label_is_told(void **state)
{
        (void)state;
        reads(SETUPS "2s ed7s\n");
        is_wrong(ARIMAA_RECORD_WRONG_LABEL, 3, 1, "2s");
        assert_int_equal(record->error.ply, 2);
        reads("Ra1 Rb1\n");
        is_wrong(ARIMAA_RECORD_NO_LABEL, 1, 1, "Ra1");
}

static void an_ambiguous_move_is_never_guessed(void **state)
{
        (void)state;
        reads(SETUPS "2g Hb3 R3\n");
        is_wrong(ARIMAA_RECORD_TEXT, 3, 8, "R3");
        reads(SETUPS "2g Ee7\n");
        is_wrong(ARIMAA_RECORD_NO_TURN, 3, 4, "Ee7");
        reads("[Position \"Ra3 Rc3 Ed3 ra8\"]\n"
              "2g Rb4\n");
        is_wrong(ARIMAA_RECORD_AMBIGUOUS, 2, 4, "Rb4");
}

static void what_is_no_game(void **state)
{
        (void)state;
        reads("\n  this is a letter\nto nobody\n");
        is_wrong(ARIMAA_RECORD_NOT_A_GAME, 2, 3, "this");
        reads_no_more();
        reads("");
        is_wrong(ARIMAA_RECORD_NOT_A_GAME, 1, 1, "");
        reads_bytes("\0\xff\x80 {", 5);
        assert_int_equal(record->error.problem, ARIMAA_RECORD_NOT_A_GAME);
        reads("[Position \"nowhere\"]\n2g Ee2n\n");
        is_wrong(ARIMAA_RECORD_TEXT, 1, 1, "nowhere");
}

/* A megabyte of one kind each; how long it may take is for "timeout" to say. */
static void odd_floods_are_read_in_linear_time(void **state)
{
        static const char *const drops[] = {
                "[",      "{",         "(", "1g ",  "[a \"",       "[a \"\\",      "Ee2 ",
                "1g Ee2", "2g Ee2n\n", "%", "a:\n", "[a \"b\"]\n", "1g takeback\n"
        };
        size_t size = (size_t)1 << 20;
        char *flood = malloc(size);

        (void)state;
        assert_non_null(flood);
        for (size_t i = 0; i < sizeof drops / sizeof *drops; i++) {
                size_t length = strlen(drops[i]);

                for (size_t at = 0; at + length <= size; at += length)
                        memcpy(flood + at, drops[i], length);
                reads_bytes(flood, size / length * length);
        }
        free(flood);
}

/* ---- Places ---- */

enum { PLACES_MOST = 16 };

/* Each game of a file is the same when the reader goes to where it begins. */
static void goes_anywhere(const char *text, int games)
{
        FILE *file = tmpfile();
        struct arimaa_place places[PLACES_MOST];
        char *texts[PLACES_MOST];
        struct arimaa_reader *reader;
        int count = 0;

        assert_non_null(file);
        fputs(text, file);
        rewind(file);
        reader = arimaa_reader_create(file);
        for (struct arimaa_record *one;;) {
                places[count] = arimaa_reader_place(reader);
                one = arimaa_reader_next(reader);
                if (one == NULL)
                        break;
                texts[count++] = written(one, ARIMAA_FORMAT_PGN, true);
                arimaa_record_destroy(one);
        }
        assert_int_equal(count, games);
        for (int i = count - 1; i > 0; i = i % 2 == 0 ? i - 1 : i > 2 ? i - 3 : 0) {
                struct arimaa_record *one;
                char *again;

                assert_true(arimaa_reader_go(reader, places[i]));
                one = arimaa_reader_next(reader);
                assert_non_null(one);
                again = written(one, ARIMAA_FORMAT_PGN, true);
                assert_string_equal(again, texts[i]);
                free(again);
                arimaa_record_destroy(one);
        }
        for (int i = 0; i < count; i++)
                free(texts[i]);
        arimaa_reader_destroy(reader);
        fclose(file);
}

static void a_reader_goes_to_any_game(void **state)
{
        (void)state;
        goes_anywhere("\xef\xbb\xbf[Gold \"a\"]\n\n" SETUPS
                      "2g Ee2n\n1-0\n\n[Gold \"b\"]\n\n" SETUPS
                      "2g wrong\n\n[Gold \"c\"]\n" SETUPS "2g Ee2n {c} 1g Ra1 1s\n",
                      4);
        goes_anywhere(SETUPS "2g Ee2n\n;\n" SETUPS "2g Md2n\n" SETUPS
                             "Gold: x\nSilver: y\n" SETUPS,
                      4);
        goes_anywhere(
                "["
                "r       r            e                               E   R       "
                "]\n\n12s [r       r                                            E   R   "
                "    ]\n",
                2);
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_reader_goes_to_any_game),
        cmocka_unit_test_teardown(a_move_list, close_text),
        cmocka_unit_test_teardown(labels_with_w_and_b, close_text),
        cmocka_unit_test_teardown(rabbits_may_be_left_out, close_text),
        cmocka_unit_test_teardown(all_on_one_line, close_text),
        cmocka_unit_test_teardown(a_byte_order_mark_is_nothing, close_text),
        cmocka_unit_test_teardown(ends_of_lines_written_out, close_text),
        cmocka_unit_test_teardown(a_label_and_its_steps_on_two_lines, close_text),
        cmocka_unit_test_teardown(remarks_and_blank_lines, close_text),
        cmocka_unit_test_teardown(glyphs_and_comments_are_no_steps, close_text),
        cmocka_unit_test_teardown(removals_there_and_missing, close_text),
        cmocka_unit_test_teardown(moves_in_lightvector, close_text),
        cmocka_unit_test_teardown(moves_in_the_earlier_notation, close_text),
        cmocka_unit_test_teardown(steps_alone_in_a_record_in_lightvector, close_text),
        cmocka_unit_test_teardown(labels_may_begin_at_zero, close_text),
        cmocka_unit_test_teardown(a_takeback_undoes_the_line_before_it, close_text),
        cmocka_unit_test_teardown(setups_can_be_taken_back, close_text),
        cmocka_unit_test_teardown(words_that_end_a_game, close_text),
        cmocka_unit_test_teardown(endings_that_tags_state, close_text),
        cmocka_unit_test_teardown(what_the_board_shows_is_not_restated, close_text),
        cmocka_unit_test_teardown(tags_and_heads, close_text),
        cmocka_unit_test_teardown(a_variant_and_a_position, close_text),
        cmocka_unit_test_teardown(a_setup_that_is_not_standards_is_freestyle, close_text),
        cmocka_unit_test_teardown(games_one_after_another, close_text),
        cmocka_unit_test_teardown(a_bad_game_does_not_spoil_the_next, close_text),
        cmocka_unit_test_teardown(the_first_illegal_turn_is_told, close_text),
        cmocka_unit_test_teardown(columns_count_characters, close_text),
        cmocka_unit_test_teardown(a_third_occurrence_is_refused, close_text),
        cmocka_unit_test_teardown(a_turn_after_the_end_is_refused, close_text),
        cmocka_unit_test_teardown(a_wrong_label_is_told, close_text),
        cmocka_unit_test_teardown(an_ambiguous_move_is_never_guessed, close_text),
        cmocka_unit_test_teardown(what_is_no_game, close_text),
        cmocka_unit_test_teardown(odd_floods_are_read_in_linear_time, close_text),
};

RUN(tests)
