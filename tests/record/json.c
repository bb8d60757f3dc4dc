/* Records that Abstract Play exports. */
#include <stdio.h>
#include <string.h>

#include "../given.h"
#include "../unit.h"
#include "reading.h"

#define GOLD_PLACES "\"Ee2,Md2,Hb2,Hg2,Cc2,Cf2,Dd1,De1,Ra1,Rb1,Rc1,Rf1,Rg1,Rh1,Ra2,Rh2\""
#define SILVER_PLACES "\"ed7, me7, hb7, hg7, cc7, cf7, dd8, de8, ra8, rb8, rc8, rf8, rg8, rh8, ra7, rh7\""
#define BOTH_PLACE GOLD_PLACES ",\n" SILVER_PLACES

/* A record with this variant, more of the header, and these moves. */
static const char *record_of(const char *variant, const char *header, const char *moves)
{
        static char text[8192];

        snprintf(text, sizeof text,
                 "{\"header\": {\"game\": {\"name\": \"Arimaa\", \"variants\": [\"%s\"]},\n"
                 "\"site\": {\"name\": \"Abstract Play\", \"gameid\": \"a-1\"},\n"
                 "\"date-start\": \"2026-02-01T10:00:00.000Z\", \"unrated\": false%s},\n"
                 "\"moves\": [\n%s\n]}\n",
                 variant, header, moves);
        return text;
}

static void reads_record(const char *variant, const char *header, const char *moves)
{
        reads(record_of(variant, header, moves));
}

static void is_variant(enum arimaa_setup_rule setup, bool dicey)
{
        assert_int_equal(arimaa_game_variant(record->game).setup, setup);
        assert_int_equal(arimaa_game_variant(record->game).dicey, dicey);
}

/* ---- The header ---- */

static void the_header_becomes_tags(void **state)
{
        (void)state;
        reads_record("Standard setup",
                     ", \"event\": \"Spring\", \"round\": \"3\", \"players\": ["
                     "{\"name\": \"Ada\", \"is_ai\": false, \"result\": 0},"
                     "{\"name\": \"Bot \\\"B\\\"\", \"is_ai\": true, \"result\": 1}]",
                     BOTH_PLACE);
        is_good();
        has_plies(2);
        has_tag("GameId", "a-1");
        has_tag("Site", "Abstract Play");
        has_tag("Event", "Spring");
        has_tag("Round", "3");
        has_tag("Date", "2026.02.01");
        has_tag("Gold", "Ada");
        has_tag("Silver", "Bot \"B\"");
        has_tag("SilverType", "program");
        has_tag("Rated", "yes");
        has_tag("Result", "0-1");
        reads_no_more();
}

static void variants_are_told_by_their_names(void **state)
{
        (void)state;
        reads_record("Standard setup", "", BOTH_PLACE);
        is_variant(ARIMAA_STANDARD, false);
        reads_record("Free placement (unrated)", "", "\"Ed4, Rc3\", \"ee7, ra7\"");
        is_good();
        is_variant(ARIMAA_FREESTYLE, false);
        reads_record("Dicey moves", "", BOTH_PLACE);
        is_variant(ARIMAA_STANDARD, true);
        reads_record("Endless endgame\", \"Dicey moves",
                     ", \"startingPosition\": \"Eg1,Ra2,eb8,ra7\"", "");
        is_good();
        is_variant(ARIMAA_ENDLESS, true);
}

static void endless_endgame_starts_where_it_says(void **state)
{
        struct arimaa_position start = given_pieces("Eg1 Ra2 eb8 ra7");

        (void)state;
        reads_record("Endless endgame", ", \"startingPosition\": \"Eg1,Ra2,eb8,ra7\"",
                     "\"Eg1g2, Eg2g3\", \"eb8b7, eb7b6, eb6b5, eb5b4\"");
        is_good();
        has_plies(2);
        assert_true(arimaa_same_board(arimaa_game_start(record->game), &start));
        reads_record("Endless endgame", ", \"startingPosition\": \"Eg1,Ra2,eb8,ra7\"",
                     "\"Eg1g2, Eg2g3, Eg3g4\"");
        has_plies(0);
        is_wrong(ARIMAA_RECORD_TEXT, 5, 16, "Eg3g4");
}

/* ---- Moves ---- */

static void each_move_is_in_its_own_notation(void **state)
{
        (void)state;
        reads_record("Standard setup", "",
                     BOTH_PLACE ",\n\"Ee2e3, Ee3e4\",\n\"ed6\",\n\"Ee6 Hb3\",\n\"hb7b6\"");
        is_good();
        has_plies(6);
}

static void captures_stand_in_parentheses(void **state)
{
        (void)state;
        reads_record("Free placement (unrated)", "",
                     "\"Ed4, Ra1\", \"ca7, ra8\", \"Ed4c4, Ra1a2\", \"ca7b7\", \"Ec4c3(xEc3)\"");
        is_good();
        has_plies(5);
        reads_record("Free placement (unrated)", "",
                     "\"Ed4, Ra1\", \"ca7, ra8\", \"Ed4c4, Ra1a2\", \"ca7b7\", \"Ec4c5(xEc3)\"");
        has_plies(4);
        is_wrong(ARIMAA_RECORD_TEXT, 5, 57, "xEc3");
}

static void rolls_stand_among_the_results(void **state)
{
        (void)state;
        reads_record("Dicey moves", "",
                     BOTH_PLACE ",\n"
                     "{\"move\": \"Ee2e3, Ee3e4\", \"result\": ["
                     "{\"type\": \"roll\", \"values\": [2]}, {\"type\": \"move\"}]},\n"
                     "{\"result\": {\"type\": \"roll\", \"values\": [5]}, \"move\": \"ed7d6\"}");
        is_good();
        has_plies(4);
        assert_int_equal(arimaa_game_ply(record->game, 2)->roll, 2);
        assert_int_equal(arimaa_game_ply(record->game, 3)->roll, 5);
        reads_record("Dicey moves", "", BOTH_PLACE ", \"Ee2e3\"");
        has_plies(2);
        assert_int_equal(record->error.refusal.reason, ARIMAA_ROLL_FIRST);
}

static void moves_may_stand_in_rounds(void **state)
{
        (void)state;
        reads_record("Standard setup", "",
                     "[" BOTH_PLACE "], [\"Ee2e3\", {\"move\": \"ed7d6\"}], [\"Ee3e4\", null]");
        is_good();
        has_plies(5);
}

static void who_resigned_is_told_by_the_result(void **state)
{
        (void)state;
        reads_record("Standard setup",
                     ", \"players\": [{\"name\": \"a\", \"result\": 0},"
                     "{\"name\": \"b\", \"result\": 1}]",
                     BOTH_PLACE ", \"Ee2e3\", \"resign\"");
        is_good();
        has_plies(3);
        is_won_by(ARIMAA_SILVER, ARIMAA_RESIGNATION);
        reads_record("Standard setup", "", BOTH_PLACE ", \"Ee2e3\", \"resign\"");
        is_won_by(ARIMAA_GOLD, ARIMAA_RESIGNATION);
}

/* ---- What is wrong ---- */

static void an_illegal_move_is_told_where_it_is(void **state)
{
        (void)state;
        reads_record("Standard setup", "",
                     BOTH_PLACE ",\n\"Ee2e3, Ee3e4\",\n  \"ed7d6, ed5d4\",\n\"Ee4e5\"");
        has_plies(3);
        is_wrong(ARIMAA_RECORD_TEXT, 8, 11, "ed5d4");
        assert_int_equal(record->error.refusal.reason, ARIMAA_NOTHING_THERE);
}

static void broken_json_is_told_where(void **state)
{
        (void)state;
        reads("{\"header\": {\"game\": {\"name\": \"Arimaa\"}},\n \"moves\": [\"Ee2\" \"Md2\"]}\n");
        assert_int_equal(record->error.problem, ARIMAA_RECORD_BAD_JSON);
        assert_int_equal(record->error.line, 2);
        reads("{\"header\"");
        assert_int_equal(record->error.problem, ARIMAA_RECORD_BAD_JSON);
        reads("{\"header\": {}, \"header\": {}, \"moves\": []}");
        assert_int_equal(record->error.problem, ARIMAA_RECORD_BAD_JSON);
}

static void another_game_is_none_of_ours(void **state)
{
        (void)state;
        reads("{\"header\": {\"game\": {\"name\": \"Amazons\"}}, \"moves\": [\"d1-d2\"]}");
        assert_int_equal(record->error.problem, ARIMAA_RECORD_OTHER_RECORD);
        reads("{\"header\": {\"game\": {\"name\": \"Arimaa\"}}, \"moves\": [7]}");
        assert_int_equal(record->error.problem, ARIMAA_RECORD_OTHER_RECORD);
        reads("{\"a\": 1}");
        assert_int_equal(record->error.problem, ARIMAA_RECORD_OTHER_RECORD);
}

/* Stored games have a few moves that the rules forbid: here the dog is not beside. */
static void a_game_may_be_taken_on_trust(void **state)
{
        static const char moves[] = BOTH_PLACE ",\"Ee2e3\",\"ed7d6\",\"cc7c6, Ee3e4\",\"hb7b6\"";

        (void)state;
        reads_record("Standard setup", "", moves);
        has_plies(4);
        is_wrong(ARIMAA_RECORD_TEXT, 6, 99, "cc7c6");
        trusts(record_of("Standard setup", "", moves));
        is_good();
        has_plies(6);
        assert_true(arimaa_game_ply(record->game, 4)->trusted);
        assert_false(arimaa_game_ply(record->game, 5)->trusted);
}

/* ---- Several ---- */

static void records_stand_in_a_list_or_one_behind_another(void **state)
{
        char text[16384];
        int length = snprintf(text, sizeof text, "%s",
                              record_of("Standard setup", "", BOTH_PLACE));

        (void)state;
        snprintf(text + length, sizeof text - (size_t)length, "%s",
                 record_of("Standard setup", "", GOLD_PLACES));
        reads(text);
        has_plies(2);
        reads_next();
        has_plies(1);
        reads_no_more();
        length = snprintf(text, sizeof text, "[%s,",
                          record_of("Standard setup", "", BOTH_PLACE));
        snprintf(text + length, sizeof text - (size_t)length, "%s]\n",
                 record_of("Standard setup", "", GOLD_PLACES));
        reads(text);
        has_plies(2);
        reads_next();
        is_good();
        has_plies(1);
        reads_no_more();
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(the_header_becomes_tags, close_text),
        cmocka_unit_test_teardown(variants_are_told_by_their_names, close_text),
        cmocka_unit_test_teardown(endless_endgame_starts_where_it_says, close_text),
        cmocka_unit_test_teardown(each_move_is_in_its_own_notation, close_text),
        cmocka_unit_test_teardown(captures_stand_in_parentheses, close_text),
        cmocka_unit_test_teardown(rolls_stand_among_the_results, close_text),
        cmocka_unit_test_teardown(moves_may_stand_in_rounds, close_text),
        cmocka_unit_test_teardown(who_resigned_is_told_by_the_result, close_text),
        cmocka_unit_test_teardown(an_illegal_move_is_told_where_it_is, close_text),
        cmocka_unit_test_teardown(broken_json_is_told_where, close_text),
        cmocka_unit_test_teardown(another_game_is_none_of_ours, close_text),
        cmocka_unit_test_teardown(a_game_may_be_taken_on_trust, close_text),
        cmocka_unit_test_teardown(records_stand_in_a_list_or_one_behind_another, close_text),
};

RUN(tests)
