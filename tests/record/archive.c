/* Rows of the public game archive. */
#include <stdio.h>
#include <string.h>

#include "record/tree.h"
#include "../unit.h"
#include "reading.h"

#define HEAD                                                                    \
        "id\twplayerid\tbplayerid\twusername\tbusername\twtitle\tbtitle\twcountry"  \
        "\tbcountry\twrating\tbrating\twratingk\tbratingk\twtype\tbtype\tevent\tsite" \
        "\ttimecontrol\tpostal\tstartts\tendts\tresult\ttermination\tplycount\tmode"  \
        "\trated\tcorrupt\tmovelist\tevents\n"

#define SETUPS_IN_ROW                                                           \
        "1w Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2\\n"   \
        "1b ra7 hb7 cc7 ed7 me7 cf7 hg7 rh7 ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8\\n"

/* A row with these times, results, moves and events. */
static const char *row_at(const char *times, const char *results, const char *moves,
                          const char *events)
{
        static char text[8192];

        snprintf(text, sizeof text,
                 "7\t1\t2\tada\tbot_b\t\tNULL\tNZ\t\t1500\t1600\t30\t31\th\tb\tCasual game"
                 "\tOver the Net\t15s/2m30s/100\t0\t%s\t%s\t%s\t%s\n",
                 times, results, moves, events);
        return text;
}

/* The same for a game that began on 1 February 2026. */
static const char *row(const char *results, const char *moves, const char *events)
{
        return row_at("1769941051\t1769942363", results, moves, events);
}

static void reads_row(const char *results, const char *moves, const char *events)
{
        static char text[16384];

        snprintf(text, sizeof text, HEAD "%s", row(results, moves, events));
        reads(text);
}

static void reads_moves(const char *moves)
{
        reads_row("w\tr\t2\tIGS\t1\t0", moves, "NULL");
}

static void has_no_tag(const char *name)
{
        assert_null(arimaa_record_tag(record, name));
}

/* ---- Columns ---- */

static void columns_become_tags(void **state)
{
        (void)state;
        reads_moves(SETUPS_IN_ROW "2w Ee2n\\n2b");
        is_good();
        has_tag("GameId", "7");
        has_tag("Gold", "ada");
        has_tag("Silver", "bot_b");
        has_tag("GoldRating", "1500");
        has_tag("SilverRating", "1600");
        has_tag("GoldType", "human");
        has_tag("SilverType", "program");
        has_tag("GoldCountry", "NZ");
        has_tag("Event", "Casual game");
        has_tag("Site", "Over the Net");
        has_tag("Date", "2026.02.01");
        has_tag("Started", "2026.02.01 10:17:31");
        has_tag("TimeControl", "15s/2m30s/100");
        has_tag("Rated", "yes");
        has_tag("MoveCount", "2");
}

static void empty_columns_become_none(void **state)
{
        (void)state;
        reads_moves(SETUPS_IN_ROW);
        has_no_tag("GoldTitle");
        has_no_tag("SilverTitle");
        has_no_tag("SilverCountry");
        has_no_tag("Postal");
        has_no_tag("Corrupt");
}

static void times_that_are_none_become_none(void **state)
{
        char text[16384];

        (void)state;
        snprintf(text, sizeof text, HEAD "%s",
                 row_at("soon\t0", "w\tr\t2\tIGS\t1\t0", SETUPS_IN_ROW, "NULL"));
        reads(text);
        is_good();
        has_no_tag("Date");
        has_no_tag("Started");
        has_no_tag("Ended");
}

static void a_table_of_other_columns_is_no_archive(void **state)
{
        (void)state;
        reads("id\tname\n7\tada\n");
        assert_int_equal(record->error.problem, ARIMAA_RECORD_NOT_A_GAME);
}

static void the_result_ends_the_game(void **state)
{
        (void)state;
        reads_row("b\tt\t2\tIGS\t1\t0", SETUPS_IN_ROW, "NULL");
        is_won_by(ARIMAA_SILVER, ARIMAA_TIMEOUT);
        reads_row("w\tr\t2\tIGS\t1\t0", SETUPS_IN_ROW, "NULL");
        is_won_by(ARIMAA_GOLD, ARIMAA_RESIGNATION);
        reads_row("u\t\t2\tIGS\t1\t0", SETUPS_IN_ROW, "NULL");
        is_not_over();
        reads_row("d\tn\t2\tIGS\t1\t1", SETUPS_IN_ROW, "NULL");
        assert_true(arimaa_game_outcome(record->game).drawn);
        has_tag("Corrupt", "yes");
}

/* ---- Moves ---- */

static void moves_stand_in_one_column(void **state)
{
        (void)state;
        reads_moves(SETUPS_IN_ROW "2w Ee2n Ee3n\\n2b ed7s\\n3w");
        is_good();
        has_plies(4);
        reads_no_more();
}

static void takebacks_take_back(void **state)
{
        (void)state;
        reads_moves(SETUPS_IN_ROW "2w Ee2n\\n2b takeback\\n2w Md2n\\n2b ed7s\\n3w");
        is_good();
        has_plies(4);
        assert_int_equal(arimaa_game_ply(record->game, 2)->turn.steps[0].from, 11);
}

static void an_error_is_told_where_it_is(void **state)
{
        (void)state;
        reads_moves(SETUPS_IN_ROW "2w Ee2n Ee2n\\n2b ed7s");
        has_plies(2);
        is_wrong(ARIMAA_RECORD_TEXT, 2, 268, "Ee2n");
        assert_string_equal(record->rest, "2w Ee2n Ee2n\\n2b ed7s\tNULL\n");
}

static void the_game_behind_a_bad_one_is_read(void **state)
{
        char text[16384];
        int length = snprintf(text, sizeof text, HEAD "%s",
                              row("w\tr\t2\tIGS\t1\t0", "1w Ee9", "NULL"));

        (void)state;
        snprintf(text + length, sizeof text - (size_t)length, "%s",
                 row("w\tr\t2\tIGS\t1\t0", SETUPS_IN_ROW, "NULL"));
        reads(text);
        has_plies(0);
        assert_int_equal(record->error.line, 2);
        reads_next();
        is_good();
        has_plies(2);
        reads_no_more();
}

static void a_row_of_other_columns_is_no_game(void **state)
{
        (void)state;
        reads(HEAD "7\t1\t2\n");
        is_wrong(ARIMAA_RECORD_BAD_ROW, 2, 1, "7\t1\t2");
}

/* ---- Clocks ---- */

#define EVENT(text) "1769941065 [Sun Feb  1 10:17:45 2026] " text "\\n"

static int64_t seconds_of(int ply)
{
        int64_t milliseconds = arimaa_game_ply(record->game, ply)->milliseconds;

        return milliseconds == ARIMAA_NO_TIME ? -1 : milliseconds / 1000;
}

static void has_clock(int ply, const char *wanted)
{
        arimaa_node node = ARIMAA_ROOT;
        char value[32];

        for (int i = 0; i <= ply; i++)
                node = arimaa_node_child(record, node, 0);
        assert_true(arimaa_node_command(record, node, "clk", value, sizeof value));
        assert_string_equal(value, wanted);
}

static void events_tell_the_clocks(void **state)
{
        (void)state;
        reads_row("w\tr\t2\tIGS\t1\t0", SETUPS_IN_ROW "2w Ee2n\\n2b",
                  EVENT("w player present") EVENT("move 1w received from w [Da1 Eb1]")
                  EVENT("after 1w, move used:13 wresv:150 bresv:140 game:13")
                  EVENT("after 1b, move used:3700 wresv:150 bresv:3725 game:26")
                  EVENT("after 2w, move used:17 wresv:148 bresv:150 game:43"));
        is_good();
        assert_int_equal(seconds_of(0), 13);
        assert_int_equal(seconds_of(1), 3700);
        assert_int_equal(seconds_of(2), 17);
        has_clock(0, "0:02:30");
        has_clock(1, "1:02:05");
        has_clock(2, "0:02:28");
}

/* The turn that was taken back has its own time. */
static void clocks_follow_takebacks(void **state)
{
        (void)state;
        reads_row("w\tr\t2\tIGS\t1\t0",
                  SETUPS_IN_ROW "2w Ee2n\\n2b takeback\\n2w Md2n\\n2b ed7s\\n3w",
                  EVENT("after 1w, move used:1 wresv:150 bresv:140 game:13")
                  EVENT("after 1b, move used:2 wresv:150 bresv:140 game:13")
                  EVENT("after 2w, move used:3 wresv:150 bresv:140 game:13")
                  EVENT("after 2w, move used:4 wresv:150 bresv:140 game:13")
                  EVENT("after 2b, move used:5 wresv:150 bresv:140 game:13"));
        is_good();
        assert_int_equal(seconds_of(2), 4);
        assert_int_equal(seconds_of(3), 5);
}

static void missing_clocks_are_unknown(void **state)
{
        (void)state;
        reads_row("w\tr\t2\tIGS\t1\t0", SETUPS_IN_ROW "2w Ee2n\\n2b",
                  EVENT("after 1w, move used:13 wresv:150 bresv:140 game:13")
                  EVENT("after 2w, move used:17 wresv:148 bresv:150 game:43"));
        assert_int_equal(seconds_of(1), -1);
        assert_int_equal(seconds_of(2), 17);
        reads_row("w\tr\t2\tIGS\t1\t0", SETUPS_IN_ROW, EVENT("after 1w, move used:"));
        is_good();
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(columns_become_tags, close_text),
        cmocka_unit_test_teardown(empty_columns_become_none, close_text),
        cmocka_unit_test_teardown(times_that_are_none_become_none, close_text),
        cmocka_unit_test_teardown(a_table_of_other_columns_is_no_archive, close_text),
        cmocka_unit_test_teardown(the_result_ends_the_game, close_text),
        cmocka_unit_test_teardown(moves_stand_in_one_column, close_text),
        cmocka_unit_test_teardown(takebacks_take_back, close_text),
        cmocka_unit_test_teardown(an_error_is_told_where_it_is, close_text),
        cmocka_unit_test_teardown(the_game_behind_a_bad_one_is_read, close_text),
        cmocka_unit_test_teardown(a_row_of_other_columns_is_no_game, close_text),
        cmocka_unit_test_teardown(events_tell_the_clocks, close_text),
        cmocka_unit_test_teardown(clocks_follow_takebacks, close_text),
        cmocka_unit_test_teardown(missing_clocks_are_unknown, close_text),
};

RUN(tests)
