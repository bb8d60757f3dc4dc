/* Records with variations, comments and glyphs, as they are found. */
#include <stdlib.h>
#include <string.h>

#include "../unit.h"
#include "reading.h"
#include "record/tree.h"

#define POSITION                                                                         \
        "[Position \"g [       r            e                               E   R      " \
        " ]\"]\n\n"

static arimaa_node child(arimaa_node node, int index)
{
        arimaa_node found = arimaa_node_child(record, node, index);

        assert_int_not_equal(found, ARIMAA_NO_NODE);
        return found;
}

static void has_children(arimaa_node node, int children)
{
        assert_int_equal(arimaa_node_children(record, node), children);
}

static void has_comment(arimaa_node node, enum arimaa_comment_place place,
                        const char *comment)
{
        const char *found = arimaa_node_comment(record, node, place);

        assert_non_null(found);
        assert_string_equal(found, comment);
}

static void has_no_comment(arimaa_node node)
{
        assert_null(arimaa_node_comment(record, node, ARIMAA_COMMENT_BEFORE));
        assert_null(arimaa_node_comment(record, node, ARIMAA_COMMENT_BEHIND));
}

static void has_glyph(arimaa_node node, int index, int glyph)
{
        assert_true(index < arimaa_node_glyphs(record, node));
        assert_int_equal(arimaa_node_glyph(record, node, index), glyph);
}

static void has_warning(size_t index, enum arimaa_warning_kind kind, int line, int column)
{
        assert_true(index < record->warning_count);
        assert_int_equal(record->warnings[index].kind, kind);
        assert_int_equal(record->warnings[index].line, line);
        assert_int_equal(record->warnings[index].column, column);
}

static void is_stated(arimaa_node node, enum arimaa_side winner,
                      enum arimaa_ending ending)
{
        struct arimaa_outcome outcome;

        assert_true(arimaa_node_stated(record, node, &outcome));
        assert_int_equal(outcome.winner, winner);
        assert_int_equal(outcome.ending, ending);
}

static void is_written_as(const char *expected)
{
        char *text = written(record, ARIMAA_FORMAT_PGN, true);

        assert_string_equal(text, expected);
        free(text);
}

/* ---- Variations ---- */

static void a_variation_replaces_the_turn_before_it(void **state)
{
        (void)state;
        reads(POSITION "2g Ee2n\n(\n2g Ee2w\n2s ee6s\n)\n2s ee6n\n");
        is_good();
        has_plies(2);
        has_children(ARIMAA_ROOT, 2);
        has_children(child(ARIMAA_ROOT, 1), 1);
        has_children(child(ARIMAA_ROOT, 0), 1);
        assert_false(arimaa_node_on_main_line(record, child(ARIMAA_ROOT, 1)));
}

static void a_label_one_ply_later_goes_on(void **state)
{
        (void)state;
        reads(POSITION "2g Ee2n\n2s resigns\n(\n2s ee6n\n3g Ee3n\n)\n");
        is_good();
        has_plies(1);
        is_won_by(ARIMAA_GOLD, ARIMAA_RESIGNATION);
        has_children(child(ARIMAA_ROOT, 0), 1);
        assert_true(arimaa_node_stops(record, child(ARIMAA_ROOT, 0)));
        reads(POSITION "2g Ee2n\n(2s ee6n)\n2s ee6s\n");
        has_plies(2);
        has_children(child(ARIMAA_ROOT, 0), 2);
        assert_int_equal(arimaa_game_ply(record->game, 1)->turn.steps[0].direction, 1);
}

static void variations_in_variations_on_one_line(void **state)
{
        (void)state;
        reads(POSITION "2g Ee2n (2g Ee2w 2s ee6s (2s ee6w) 3g Ed2n) (2g Ee2e) 2s ee6n *");
        is_good();
        has_plies(2);
        has_children(ARIMAA_ROOT, 3);
        has_children(child(ARIMAA_ROOT, 1), 2);
        has_children(child(child(ARIMAA_ROOT, 1), 0), 1);
        has_children(child(child(ARIMAA_ROOT, 1), 1), 0);
}

static void a_variation_that_is_the_line_itself(void **state)
{
        (void)state;
        reads(POSITION "2g Ee2n (2g Ee2n 2s ee6s) 2s ee6n\n");
        is_good();
        has_plies(2);
        has_children(ARIMAA_ROOT, 1);
        has_children(child(ARIMAA_ROOT, 0), 2);
        assert_int_equal(arimaa_game_ply(record->game, 1)->turn.steps[0].direction, 0);
        reads(POSITION "2g Ee2n (2g Ee2n 2s ee6s)\n");
        has_plies(1);
}

static void what_is_taken_back_is_a_variation(void **state)
{
        (void)state;
        reads(POSITION "2g Ee2n {first}\n2s takeback\n2g Ee2w\n2s ee6n\n");
        is_good();
        has_plies(2);
        has_children(ARIMAA_ROOT, 2);
        has_comment(child(ARIMAA_ROOT, 1), ARIMAA_COMMENT_BEHIND, "first");
        reads(POSITION "2g Ee2n\n2s takeback\n");
        has_plies(0);
        has_children(ARIMAA_ROOT, 1);
        assert_true(arimaa_node_stops(record, ARIMAA_ROOT));
}

/* A setup of a handicap shows the variant only where it stands in the main line. */
static void handicaps_that_are_taken_back_go_round(void **state)
{
        static const char *const games[] = {
                "1g Ra1 Rb1 Ed2\n1s takeback\n",
                "1g Ra1 Rb1 Ed2\n1s ra8 ed7\n2g takeback\n",
                GOLD_SETUP "1s ra8 ed7\n2g takeback\n" SILVER_SETUP "2g Ee2n\n",
                "1g Ra1 Rb1 Ed2\n1s takeback\n1g Rb1 Rc1 Ed2\n1s ra8 ed7\n2g Ed2n\n",
        };

        (void)state;
        for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
                char *text;
                int plies, children;

                reads(games[i]);
                is_good();
                plies = arimaa_game_plies(record->game);
                children = arimaa_node_children(record, ARIMAA_ROOT);
                text = written(record, ARIMAA_FORMAT_PGN, true);
                reads(text);
                is_good();
                has_plies(plies);
                has_children(ARIMAA_ROOT, children);
                is_written_as(text);
                free(text);
        }
}

static void lost_setups_are_told_where_they_are(void **state)
{
        (void)state;
        reads("1g Rc2 Ee5\n1s takeback\n" SETUPS);
        is_good();
        has_warning(0, ARIMAA_WARNING_TAKEN_BACK, 3, 1);
        reads(GOLD_SETUP "1s takeback\n1g Rc2 Ee5\n");
        is_good();
        has_warning(0, ARIMAA_WARNING_TAKEN_BACK, 3, 1);
}

/* The label of the variation is the first that there is. */
static void a_variation_before_any_turn(void **state)
{
        (void)state;
        reads(POSITION "{the game}\n(\n12g Ee2n\n)\n12g\n");
        is_good();
        has_plies(0);
        assert_int_equal(arimaa_game_number(record->game, 0), 12);
        has_children(ARIMAA_ROOT, 1);
        has_comment(ARIMAA_ROOT, ARIMAA_COMMENT_BEHIND, "the game");
}

/* The main line goes on, whatever a variation takes back. */
static void what_is_taken_back_in_a_variation(void **state)
{
        (void)state;
        reads(POSITION
              "2g Ee2n (2g Ee2w 2s takeback 2g Ee2e 2s ee6s 3g takeback 2s ee6w) "
              "2s ee6n\n");
        is_good();
        has_plies(2);
        has_children(ARIMAA_ROOT, 3);
        has_children(child(ARIMAA_ROOT, 2), 2);
        assert_false(arimaa_node_stops(record, ARIMAA_ROOT));
}

static void a_variation_in_which_only_an_end_is_told(void **state)
{
        (void)state;
        reads(POSITION "2g Ee2n (2s resigns) (2s 1-0) 2s ee6n\n");
        is_good();
        has_plies(2);
        is_not_over();
        has_comment(child(ARIMAA_ROOT, 0), ARIMAA_COMMENT_BEHIND, "resigns 1-0");
}

static void parentheses_that_do_not_fit(void **state)
{
        (void)state;
        reads(POSITION "2g Ee2n )\n2s ee6n (2s ee6s\n");
        is_good();
        has_plies(2);
        has_children(child(ARIMAA_ROOT, 0), 2);
        has_warning(0, ARIMAA_WARNING_UNOPENED, 3, 9);
        has_warning(1, ARIMAA_WARNING_UNCLOSED, 5, 1);
        reads(POSITION "(\n)\n2g Ee2n () (()) \n");
        is_good();
        has_plies(1);
}

static void captures_in_parentheses_are_no_variation(void **state)
{
        (void)state;
        reads("[Position \"Ra1 Ec5 Hc6 cd6 ra8 rb8\"]\n\n"
              "2g Ec5b5(xHc6)\n2s cd6d5 (2s ra8a7)\n");
        is_good();
        has_plies(2);
}

/* The variation is kept as text, and all else is read. */
static void an_illegal_turn_in_a_variation_is_told(void **state)
{
        (void)state;
        reads(POSITION "2g Ee2n\n(\n{or} 2g Ra1s {so}\n(3g Ee2n)\n)\n2s ee6n\n");
        is_wrong(ARIMAA_RECORD_TEXT, 5, 9, "Ra1s");
        has_plies(2);
        assert_null(record->rest);
        has_comment(child(ARIMAA_ROOT, 0), ARIMAA_COMMENT_BEHIND,
                    "[%unread] \n{or} 2g Ra1s {so}\n(3g Ee2n)");
        has_no_comment(child(child(ARIMAA_ROOT, 0), 0));
}

static void the_good_part_of_a_variation_is_kept(void **state)
{
        (void)state;
        reads(POSITION
              "2g Ee2n\n(2g Ee2w (2g Ee2e) 2s ee6n {[%emt 0:00:02]} 3g Ra1s) (2g Ra1w)"
              "\n2s ee6n\n3g Ra1s\n");
        is_wrong(ARIMAA_RECORD_TEXT, 6, 4, "Ra1s");
        has_plies(2);
        has_children(ARIMAA_ROOT, 3);
        assert_string_equal(record->rest, "3g Ra1s\n");
        has_comment(child(child(ARIMAA_ROOT, 1), 0), ARIMAA_COMMENT_BEHIND,
                    "[%unread] 3g Ra1s");
        has_comment(child(ARIMAA_ROOT, 0), ARIMAA_COMMENT_BEHIND, "[%unread] 2g Ra1w");
        has_warning(0, ARIMAA_WARNING_BAD_VARIATION, 4, 58);
        has_warning(1, ARIMAA_WARNING_BAD_VARIATION, 4, 48);
}

static void a_variation_that_is_wrong_goes_round(void **state)
{
        char *text;

        (void)state;
        reads(POSITION
              "2g Ee2n\n(2g Ra1s {\\} [%emt 0:00:02]} [%die 3])\n2s ee6n\n1-0\n");
        has_plies(2);
        text = written(record, ARIMAA_FORMAT_PGN, true);
        reads(text);
        is_good();
        is_written_as(text);
        has_comment(child(ARIMAA_ROOT, 0), ARIMAA_COMMENT_BEHIND,
                    "[%unread] 2g Ra1s {\\} [%emt 0:00:02]} [%die 3]");
        free(text);
}

static void a_start_that_is_wrong_ends_the_reading(void **state)
{
        (void)state;
        reads("[Position \"x\"]\n(2g Ee2n)\n2s ee6n\n");
        is_wrong(ARIMAA_RECORD_TEXT, 1, 1, "x");
        has_plies(0);
        reads_no_more();
}

/* ---- Comments and glyphs ---- */

static void comments_before_and_behind(void **state)
{
        arimaa_node first;

        (void)state;
        reads(POSITION "{the game}\n2g {before} Ee2n {behind} {and\nmore}\n"
                       "({intro} 2g Ee2w)\n{next} 2s ee6n\n");
        is_good();
        first = child(ARIMAA_ROOT, 0);
        has_comment(ARIMAA_ROOT, ARIMAA_COMMENT_BEHIND, "the game");
        has_comment(first, ARIMAA_COMMENT_BEFORE, "before");
        has_comment(first, ARIMAA_COMMENT_BEHIND, "behind and\nmore");
        has_comment(child(ARIMAA_ROOT, 1), ARIMAA_COMMENT_BEFORE, "intro");
        has_comment(child(first, 0), ARIMAA_COMMENT_BEFORE, "next");
}

static void comments_with_escapes_and_commands(void **state)
{
        arimaa_node first;
        char value[20];

        (void)state;
        reads(POSITION
              "2g Ee2n {[%emt 0:00:05.5] a \\} \\\\ b\\c [%clk 0:10:00] [%own x]}\n");
        is_good();
        first = child(ARIMAA_ROOT, 0);
        has_comment(first, ARIMAA_COMMENT_BEHIND, "a } \\ b\\c [%clk 0:10:00] [%own x]");
        assert_int_equal(arimaa_node_ply(record, first)->milliseconds, 5500);
        assert_true(arimaa_node_command(record, first, "clk", value, sizeof value));
        assert_string_equal(value, "0:10:00");
        assert_true(arimaa_node_command(record, first, "emt", value, sizeof value));
        assert_string_equal(value, "0:00:05.500");
}

/* Only what has become a part of the turn is taken out of the comment. */
static void commands_that_do_not_fit_stay(void **state)
{
        (void)state;
        reads(POSITION "2g Ee2n {[%die 3] [%emt soon]}\n");
        is_good();
        has_comment(child(ARIMAA_ROOT, 0), ARIMAA_COMMENT_BEHIND, "[%die 3] [%emt soon]");
}

static void glyphs_as_signs_and_numbers(void **state)
{
        arimaa_node first;

        (void)state;
        reads(POSITION "2g Ee2n!? $14 ?\n2s ee6n $1\n");
        is_good();
        first = child(ARIMAA_ROOT, 0);
        has_glyph(first, 0, 5);
        has_glyph(first, 1, 14);
        has_glyph(first, 2, 2);
        has_glyph(child(first, 0), 0, 1);
        reads(POSITION "2g Ee2n $0 !!! ??\n");
        is_good();
        first = child(ARIMAA_ROOT, 0);
        has_glyph(first, 0, 0);
        has_glyph(first, 1, 4);
        has_comment(first, ARIMAA_COMMENT_BEHIND, "!!!");
}

static void a_comment_behind_a_trailing_label(void **state)
{
        (void)state;
        reads(POSITION "2g Ee2n\n2s {so far}\n");
        is_good();
        has_comment(child(ARIMAA_ROOT, 0), ARIMAA_COMMENT_BEHIND, "so far");
        has_no_comment(ARIMAA_ROOT);
}

static void the_comment_on_a_setup_that_shows_the_variant(void **state)
{
        (void)state;
        reads("{odds}\n" GOLD_SETUP "{full}\n1s ra7 hb7 ed7 {short} $2\n2g Ee2n\n");
        is_good();
        assert_true(record->handicap);
        has_comment(ARIMAA_ROOT, ARIMAA_COMMENT_BEHIND, "odds");
        has_comment(child(ARIMAA_ROOT, 0), ARIMAA_COMMENT_BEHIND, "full");
        has_glyph(child(child(ARIMAA_ROOT, 0), 0), 0, 2);
}

/* ---- Heads ---- */

#define LONG \
        "a text that is long, and longer than one would think, with no end in sight; "

/* As a round-robin of engines writes them. */
static void quotes_within_quotes(void **state)
{
        (void)state;
        reads("[White \"the \"bot\" x\"]\n[Black \"\"y\"\" ]\n\n" SETUPS);
        is_good();
        has_tag("Gold", "the \"bot\" x");
        has_tag("Silver", "\"y\"");
        reads("[Note \"" LONG LONG LONG "\"]\n\n" SETUPS);
        is_good();
        has_tag("Note", LONG LONG LONG);
}

static void names_of_chess(void **state)
{
        (void)state;
        reads("[White \"one\"]\n[Black \"two\"]\n[WhiteElo \"1800\"]\n[BlackType \"x\"]\n"
              "[PlyCount \"3\"]\n[ResultCode \"t\"]\n[Result \"1-0\"]\n\n" SETUPS
              "2g Ee2n\n1-0\n\n[White \"three\"]\n\n" SETUPS "*\n");
        is_good();
        has_tag("Gold", "one");
        has_tag("Silver", "two");
        has_tag("GoldRating", "1800");
        has_tag("SilverType", "x");
        is_won_by(ARIMAA_GOLD, ARIMAA_TIMEOUT);
        reads_next();
        has_tag("Gold", "three");
        reads_no_more();
}

static void a_head_of_several_lines(void **state)
{
        (void)state;
        reads("Event: one\nChat:\n-=+=-\nhello: you\n1g is good\n-=+=-\nSite: "
              "here\n\n" SETUPS);
        is_good();
        has_tag("Chat", "hello: you\n1g is good");
        has_tag("Site", "here");
        has_plies(2);
}

static void the_result_code_of_arimaa_com_is_the_winner(void **state)
{
        (void)state;
        reads("White: one (a b)\nResult: 0-1\nReason: Resignation\nResultCode: b\n"
              "ReasonCode: r\n\n" SETUPS "2w Ee2n\n2b\n");
        is_good();
        has_tag("Gold", "one (a b)");
        is_won_by(ARIMAA_SILVER, ARIMAA_RESIGNATION);
}

/* ---- Ends ---- */

static void results_that_contradict_are_warned_of(void **state)
{
        (void)state;
        reads("[Result \"0-1\"]\n" POSITION "2g Ee2n\n2s resigns\n");
        is_good();
        is_won_by(ARIMAA_GOLD, ARIMAA_RESIGNATION);
        has_warning(0, ARIMAA_WARNING_RESULT, 1, 1);
        reads(POSITION "2g Ee2n\n2s resigns\n0-1\n");
        has_warning(0, ARIMAA_WARNING_RESULT, 5, 1);
        reads("[Result \"0-1\"]\n" POSITION "2g Ee2n\n 1-0\n");
        has_warning(0, ARIMAA_WARNING_RESULT, 1, 1);
        reads("[Result \"1/2-1/2\"]\n[Position \"Rd7 Ee2 rd2\"]\n2g Rd7n Ee2n\n1-0\n");
        is_won_by(ARIMAA_GOLD, ARIMAA_GOAL);
        has_warning(0, ARIMAA_WARNING_RESULT, 1, 1);
        reads("[Result \"1-0\"]\n" POSITION "2g Ee2n\n2s resigns\n1-0\n");
        assert_int_equal(record->warning_count, 0);
        reads("[Result \"*\"]\n" POSITION "2g Ee2n\n2s resigns\n*\n");
        assert_int_equal(record->warning_count, 0);
}

static void results_of_variations(void **state)
{
        (void)state;
        reads(POSITION "2g Ee2n (2g Ee2w 1-0 r) (2g Ee2e 0-1) 2s ee6n 1/2-1/2\n");
        is_good();
        is_stated(child(ARIMAA_ROOT, 1), ARIMAA_GOLD, ARIMAA_RESIGNATION);
        is_stated(child(ARIMAA_ROOT, 2), ARIMAA_SILVER, ARIMAA_NOT_OVER);
        has_plies(2);
}

static void a_result_without_a_reason(void **state)
{
        struct arimaa_outcome outcome;

        (void)state;
        reads(POSITION "2g Ee2n\n0-1\n");
        is_good();
        is_not_over();
        assert_true(arimaa_record_result(record, &outcome));
        assert_int_equal(outcome.winner, ARIMAA_SILVER);
}

static void clocks_behind_the_moves(void **state)
{
        (void)state;
        reads(POSITION "2g Ee2n\n2s ee6n\nCURRENT 8000\nGOLD 66000\n");
        is_good();
        has_plies(2);
        has_warning(0, ARIMAA_WARNING_CLOCK, 5, 1);
        reads(POSITION "2g Ee2n 2s PC G3549 S3600 296");
        is_good();
        has_plies(1);
        reads(POSITION "2g Ee2n\nw r 3g   127333\n");
        is_good();
        is_won_by(ARIMAA_GOLD, ARIMAA_RESIGNATION);
}

/* ---- Trust ---- */

/* The rabbit of h8 goes back. */
#define FORBIDDEN "2g Ee2n\n2s rh8w\n3g Ee3n\n3s rg8n\n"
#define BACKWARD  "2g Ra1n\n2s ee6n\n3g Ra2s {mine}\n3s ee7s\n"

static void what_was_taken_on_trust_is_read_again(void **state)
{
        (void)state;
        reads(POSITION "2g Ra1n\n2s ee6n\n3g Ra2s {[%trusted] mine}\n");
        is_good();
        has_plies(3);
        has_warning(0, ARIMAA_WARNING_TRUSTED, 5, 1);
        assert_true(
                arimaa_node_trusted(record, arimaa_node_line_end(record, ARIMAA_ROOT)));
        reads(POSITION "2g Ra1n\n2s ee6n\n3g Ra2s {mine}\n");
        has_plies(2);
}

static void what_the_rules_forbid_is_made_on_trust(void **state)
{
        arimaa_node third;

        (void)state;
        reads(POSITION BACKWARD);
        is_wrong(ARIMAA_RECORD_TEXT, 5, 4, "Ra2s");
        trusts(POSITION BACKWARD);
        is_good();
        has_plies(4);
        third = child(child(child(ARIMAA_ROOT, 0), 0), 0);
        assert_true(arimaa_node_trusted(record, third));
        has_warning(0, ARIMAA_WARNING_TRUSTED, 5, 1);
        is_written_as(
                "[Position \"g [       r            e                               E   "
                "R       ]\"]\n"
                "[PlyCount \"4\"]\n[Result \"*\"]\n\n"
                "2g Ra1n\n2s ee6n\n3g Ra2s {[%trusted] mine}\n3s ee7s\n*\n");
        trusts(POSITION "2g Ra1n\n2s ee6n\n3g Ra2s {[%trusted] mine}\n");
        has_comment(child(child(child(ARIMAA_ROOT, 0), 0), 0), ARIMAA_COMMENT_BEHIND,
                    "mine");
}

static void what_cannot_be_made_is_wrong_on_trust_too(void **state)
{
        (void)state;
        trusts(POSITION FORBIDDEN);
        is_wrong(ARIMAA_RECORD_TEXT, 6, 4, "rg8n");
        has_plies(3);
}

static void trust_goes_on_behind_the_end(void **state)
{
        (void)state;
        trusts("[Position \"Ra7 Ee2 rh7 ee5\"]\n\n2g Ra7n\n2s ee5n\n3g Ee2n\n");
        is_good();
        has_plies(3);
        assert_true(arimaa_node_trusted(record, child(child(ARIMAA_ROOT, 0), 0)));
}

/* What a comment tells of a turn is in the turn, wherever the comment stands. */
static void what_comments_tell_goes_round(void **state)
{
        static const char *const games[] = {
                "2g Ee2n\n{[%emt 0:00:05]}\n",
                "2g Ee2n\n(\n2g Ee2w\n)\n2s {[%emt 0:00:05] and so on}\n",
                "2g Ee2n\n2s takeback {[%emt 0:00:05]}\n",
                "2g Ee2n {a}\n(\n{[%emt 0:00:05]}\n2g Ee2w\n)\n2s ee6n",
                "2g Ee2n {a}\n(2g Ee2w)\n(2g Ee2w {[%emt 0:00:05]})\n2s ee6n",
                "2g {[%emt 0:00:02] [%emt 0:00:02]} Ee2n {[%emt 0:00:02]}\n",
                "2g {[%em[%emt 0:00:02]t 0:00:02]} Ee2n {[%emt 0:00:02]}\n",
                ("2g {[%emt 0:00:01]} Ee2n {[%emt soon]} "
                 "{[%emt 0:00:03] [%emt 0:00:02]}\n"),
                "2g Ee2n {[%emt 0:00:01]} {[%emt 0:00:02]}\n2s {[%emt 0:00:07]}\n",
        };

        (void)state;
        for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
                char text[400], *once, *twice;

                snprintf(text, sizeof text, POSITION "%s", games[i]);
                reads(text);
                is_good();
                once = written(record, ARIMAA_FORMAT_PGN, true);
                reads(once);
                is_good();
                twice = written(record, ARIMAA_FORMAT_PGN, true);
                assert_string_equal(once, twice);
                free(once);
                free(twice);
        }
}

static void a_time_behind_the_turn_is_its_own(void **state)
{
        (void)state;
        reads(POSITION "2g Ee2n\n(\n2g Ee2w\n)\n2s {[%emt 0:00:05] and so on}\n");
        is_good();
        assert_int_equal(arimaa_node_ply(record, child(ARIMAA_ROOT, 0))->milliseconds,
                         5000);
        has_comment(child(ARIMAA_ROOT, 0), ARIMAA_COMMENT_BEHIND, "and so on");
}

/* The games along the tree know it too. */
static void a_time_behind_the_turn_is_in_the_game(void **state)
{
        arimaa_node variation;

        (void)state;
        reads(POSITION "2g Ee2n\n(\n2g Ee2w\n2s ee6s\n(\n2s ee6w\n)\n3g {[%emt 3]}\n)\n"
                       "2s ee6n\n(\n2s ee6w\n)\n3g {[%emt 0:07]}\n");
        is_good();
        variation = child(child(ARIMAA_ROOT, 1), 0);
        assert_int_equal(arimaa_node_ply(record, variation)->milliseconds, 3000);
        assert_int_equal(
                arimaa_game_ply(arimaa_node_game(record, variation), 1)->milliseconds,
                3000);
        assert_int_equal(arimaa_game_ply(record->game, 0)->milliseconds, ARIMAA_NO_TIME);
        assert_int_equal(arimaa_game_ply(record->game, 1)->milliseconds, 7000);
}

/* Not all programs that know "forfeit" know "forfeits"; both are read here. */
static void words_at_the_end_are_those_that_others_read(void **state)
{
        static const char *const words[][2] = { { "forfeits", "forfeit" },
                                                { "forfeit", "forfeit" },
                                                { "resign", "resigns" },
                                                { "timeout", "timeout" } };

        (void)state;
        for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
                char game[200], wanted[40], *text;

                snprintf(game, sizeof game, SETUPS "2g Ee2n\n2s %s\n", words[i][0]);
                snprintf(wanted, sizeof wanted, "\n2g Ee2n\n2s %s\n", words[i][1]);
                reads(game);
                is_good();
                text = written(record, ARIMAA_FORMAT_OFFICIAL, false);
                assert_non_null(strstr(text, wanted));
                free(text);
        }
}

/* ---- Comments on the position before a turn ---- */

/* They are written before the label, which other readers understand as well. */
static void a_comment_before_has_a_line_of_its_own(void **state)
{
        static const char record_text[] =
                "[Position \"g [       r            e                               E   "
                "R  "
                "     ]\"]\n[PlyCount \"2\"]\n[Result \"*\"]\n\n"
                "{[%before] one}\n2g Ee2n {two}\n(\n{three}\n2g Ee2w\n"
                "{[%before] four\nfive}\n2s ee6s\n)\n{[%before]  [\\%die 2] six}\n2s "
                "ee6n\n"
                "*\n";
        arimaa_node first, variation;

        (void)state;
        reads(record_text);
        is_good();
        first = child(ARIMAA_ROOT, 0);
        variation = child(ARIMAA_ROOT, 1);
        assert_null(arimaa_node_comment(record, ARIMAA_ROOT, ARIMAA_COMMENT_BEHIND));
        has_comment(first, ARIMAA_COMMENT_BEFORE, "one");
        has_comment(first, ARIMAA_COMMENT_BEHIND, "two");
        has_comment(variation, ARIMAA_COMMENT_BEFORE, "three");
        has_comment(child(variation, 0), ARIMAA_COMMENT_BEFORE, "four\nfive");
        has_comment(child(first, 0), ARIMAA_COMMENT_BEFORE, " [%die 2] six");
        is_written_as(record_text);
}

static void a_comment_before_stands_anywhere_before_the_turn(void **state)
{
        (void)state;
        reads(POSITION
              "{game} {[%before] one} 2g {two} Ee2n {three}{[%before] four} 2s ee6n");
        is_good();
        has_comment(ARIMAA_ROOT, ARIMAA_COMMENT_BEHIND, "game");
        has_comment(child(ARIMAA_ROOT, 0), ARIMAA_COMMENT_BEFORE, "one two");
        has_comment(child(ARIMAA_ROOT, 0), ARIMAA_COMMENT_BEHIND, "three");
        has_comment(child(child(ARIMAA_ROOT, 0), 0), ARIMAA_COMMENT_BEFORE, "four");
}

/* Where no turn comes, or a wrong one, it is not lost. */
static void a_comment_before_nothing_is_kept(void **state)
{
        (void)state;
        reads(POSITION "2g Ee2n\n{[%before] one}\n*\n");
        is_good();
        has_comment(child(ARIMAA_ROOT, 0), ARIMAA_COMMENT_BEHIND, "one");
        reads(POSITION "2g Ee2n\n(\n2g Ee2w\n{[%before] one}\n)\n*\n");
        is_good();
        has_comment(child(ARIMAA_ROOT, 1), ARIMAA_COMMENT_BEHIND, "one");
        reads(POSITION "2g Ee2n\n{[%before] one}\n4s {two} ee6n\n");
        is_wrong(ARIMAA_RECORD_WRONG_LABEL, 5, 1, "4s");
        has_comment(child(ARIMAA_ROOT, 0), ARIMAA_COMMENT_BEHIND, "one");
        assert_string_equal(record->rest, "4s {two} ee6n\n");
        reads(POSITION "2g Ee2n\n(\n{one}\n2g Ra8n\n)\n2s ee6n\n");
        has_plies(2);
        has_comment(child(ARIMAA_ROOT, 0), ARIMAA_COMMENT_BEHIND,
                    "[%unread] \n{one}\n2g Ra8n");
}

/* ---- Commands of the record's own, as texts ---- */

static const char *const own_commands[] = {
        "[%rest]\nand so on",
        "[%rest]",
        "[%unread] 2g [%emt 0:00:09] [%die 2]",
        "[%trusted]",
        "so [%trusted] it was",
        "[%before] that",
        "[%die 3]",
        "[%emt 0:01:23.456]",
        "[%emt 5] [%die 1] [%unread] [%trusted]",
        "[\\%die 3]",
        "[\\\\%emt 5] \\",
        "[%emt soon]",
        "[%die]",
        "[[%die 3]",
        "[%[%emt 4]}",
};

enum { OWN_COMMANDS = sizeof own_commands / sizeof *own_commands };

static void is_the_same_when_read(void)
{
        char *once = written(record, ARIMAA_FORMAT_PGN, true), *twice;

        reads(once);
        assert_int_equal(record->error.problem, ARIMAA_RECORD_OK);
        twice = written(record, ARIMAA_FORMAT_PGN, true);
        assert_string_equal(once, twice);
        free(once);
        free(twice);
}

/* Set by hand they are what somebody wrote, and nothing else. */
static void own_commands_set_in_comments_stay_texts(void **state)
{
        (void)state;
        for (int i = 0; i < OWN_COMMANDS; i++) {
                const char *own = own_commands[i];
                arimaa_node turns[2];

                reads(POSITION "2g Ee2n {[%emt 0:00:05]}\n2s ee6n\n");
                turns[0] = child(ARIMAA_ROOT, 0);
                turns[1] = child(turns[0], 0);
                arimaa_node_set_comment(record, ARIMAA_ROOT, ARIMAA_COMMENT_BEHIND, own);
                for (int turn = 0; turn < 2; turn++)
                        for (int place = 0; place < ARIMAA_COMMENT_PLACES; place++)
                                arimaa_node_set_comment(record, turns[turn],
                                                        (enum arimaa_comment_place)place,
                                                        own);
                is_the_same_when_read();
                assert_null(record->rest);
                has_plies(2);
                turns[0] = child(ARIMAA_ROOT, 0);
                turns[1] = child(turns[0], 0);
                has_comment(ARIMAA_ROOT, ARIMAA_COMMENT_BEHIND, own);
                for (int turn = 0; turn < 2; turn++) {
                        has_comment(turns[turn], ARIMAA_COMMENT_BEFORE, own);
                        has_comment(turns[turn], ARIMAA_COMMENT_BEHIND, own);
                }
                assert_int_equal(arimaa_node_ply(record, turns[0])->milliseconds, 5000);
                assert_int_equal(arimaa_node_ply(record, turns[1])->milliseconds,
                                 ARIMAA_NO_TIME);
                assert_false(arimaa_node_trusted(record, turns[1]));
        }
}

/* The same beside marks: the turn has them all. */
static void own_commands_stand_beside_marks(void **state)
{
        (void)state;
        for (int i = 0; i < OWN_COMMANDS; i++) {
                arimaa_node first;

                reads("[Variant \"Dicey Moves\"]\n" POSITION
                      "2g ee6n {[%trusted] [%die 3] [%emt 0:00:05]}\n");
                is_good();
                first = child(ARIMAA_ROOT, 0);
                arimaa_node_set_comment(record, first, ARIMAA_COMMENT_BEHIND,
                                        own_commands[i]);
                is_the_same_when_read();
                first = child(ARIMAA_ROOT, 0);
                has_comment(first, ARIMAA_COMMENT_BEHIND, own_commands[i]);
                assert_true(arimaa_node_trusted(record, first));
                assert_int_equal(arimaa_node_ply(record, first)->roll, 3);
                assert_int_equal(arimaa_node_ply(record, first)->milliseconds, 5000);
        }
}

/* Whatever format they are read from, they are what they are from then on. */
static void own_commands_in_all_formats_go_round(void **state)
{
        static const char *const formats[] = {
                SETUPS "2g \"%s\" Ee2n \"said\"\n2s ed7s\n",
                SETUPS "2g Ee2n \"%s\" [ 2g Ee2w \"%s\" ]\n2s ed7s\n",
                "FAN31415926 1\n%s\n" SETUPS "2g Ee2n\n",
                "# Gold: A\n# Silver: B\n# %s\n" SETUPS "2g Ee2n # %s\n2s ed7s\n",
                SETUPS "2g Ee2n\n(\n{%s}\n2g Ee2w {%s}\n)\n2s ed7s {%s} {%s}\n",
        };

        (void)state;
        for (size_t f = 0; f < sizeof formats / sizeof *formats; f++)
                for (int i = 0; i < OWN_COMMANDS; i++) {
                        const char *own = own_commands[i];
                        char text[1000];

                        snprintf(text, sizeof text, formats[f], own, own, own, own);
                        reads(text);
                        is_the_same_when_read();
                }
}

/* ---- What could not be read ---- */

static void what_could_not_be_read_is_written_and_found_again(void **state)
{
        char *text;

        (void)state;
        reads(POSITION "2g Ee2n\n2s {so} rh8n\n3g (x }\n");
        is_wrong(ARIMAA_RECORD_TEXT, 4, 9, "rh8n");
        text = written(record, ARIMAA_FORMAT_PGN, true);
        assert_non_null(strstr(text, "\n{[%rest]\n2s {so\\} rh8n\n3g (x \\}\n}\n*\n"));
        reads(text);
        assert_int_equal(record->error.problem, ARIMAA_RECORD_OK);
        assert_string_equal(record->rest, "2s {so} rh8n\n3g (x }\n");
        is_written_as(text);
        free(text);
}

/* ---- What it looks like ---- */

static void all_that_there_is(void **state)
{
        static const char text[] =
                "[Event \"e\"]\n[Gold \"one\"]\n[Silver \"two\"]\n"
                "[Position \"g [       r            e                               E   "
                "R "
                "      ]\"]\n"
                "[Own \"x\"]\n[PlyCount \"2\"]\n[ResultCode \"r\"]\n[Result \"1-0\"]\n\n"
                "{the game}\n"
                "{[%before] before}\n"
                "2g Ee2n ! $14 {[%emt 0:00:01.000] good}\n"
                "(\n{instead}\n2g Ee2w\n2s ee6s\n(\n2s ee6w\n0-1 t\n)\n3g Ed2n\n)\n"
                "(\n2g Ee2e\n)\n"
                "2s ee6n\n"
                "(\n3g Ee3n\n)\n"
                "1-0\n";

        (void)state;
        reads(text);
        is_good();
        is_written_as(text);
}

/* ---- Floods ---- */

/* A megabyte of one kind each; how long it may take is for "timeout" to say. */
static void floods_of_variations_are_read_in_linear_time(void **state)
{
        static const char *const drops[] = { "(",
                                             ")",
                                             "(2g Ee2w",
                                             "(2g Ee2w)",
                                             "(2g Ee2n",
                                             "(2s ee6n",
                                             "{a}",
                                             "{",
                                             "2s {a}",
                                             "$1 ",
                                             "1-0 ",
                                             "(1-0 r)",
                                             "[%",
                                             "-=+=-",
                                             "2s takeback\n2g Ee2n\n",
                                             "2s takeback\n",
                                             "2s resigns\n2s takeback\n",
                                             "(2g Ee2w)2s ee6n 2s takeback\n",
                                             "2s ee6n 3g Ee3s 3s ee7s 4g Ee2n ",
                                             "(2g Ee2e)(2s ee6w)",
                                             "x\n-=+=-\n",
                                             "w g " };
        static const char beginning[] = POSITION "2g Ee2n\n";
        size_t size = (size_t)1 << 20, start = sizeof beginning - 1;
        char *flood = malloc(size);

        (void)state;
        assert_non_null(flood);
        memcpy(flood, beginning, start);
        for (size_t i = 0; i < sizeof drops / sizeof *drops; i++) {
                size_t length = strlen(drops[i]), at = start;
                char *text;

                for (; at + length <= size; at += length)
                        memcpy(flood + at, drops[i], length);
                reads_bytes(flood, at);
                text = written(record, ARIMAA_FORMAT_PGN, true);
                free(text);
        }
        free(flood);
}

#define TEST(name) cmocka_unit_test_teardown(name, close_text)

static const struct CMUnitTest tests[] = {
        TEST(a_variation_replaces_the_turn_before_it),
        TEST(a_label_one_ply_later_goes_on),
        TEST(variations_in_variations_on_one_line),
        TEST(a_variation_that_is_the_line_itself),
        TEST(what_is_taken_back_is_a_variation),
        TEST(handicaps_that_are_taken_back_go_round),
        TEST(lost_setups_are_told_where_they_are),
        TEST(a_variation_before_any_turn),
        TEST(what_is_taken_back_in_a_variation),
        TEST(a_variation_in_which_only_an_end_is_told),
        TEST(parentheses_that_do_not_fit),
        TEST(captures_in_parentheses_are_no_variation),
        TEST(an_illegal_turn_in_a_variation_is_told),
        TEST(the_good_part_of_a_variation_is_kept),
        TEST(a_variation_that_is_wrong_goes_round),
        TEST(a_start_that_is_wrong_ends_the_reading),
        TEST(comments_before_and_behind),
        TEST(comments_with_escapes_and_commands),
        TEST(commands_that_do_not_fit_stay),
        TEST(glyphs_as_signs_and_numbers),
        TEST(a_comment_behind_a_trailing_label),
        TEST(the_comment_on_a_setup_that_shows_the_variant),
        TEST(quotes_within_quotes),
        TEST(names_of_chess),
        TEST(a_head_of_several_lines),
        TEST(the_result_code_of_arimaa_com_is_the_winner),
        TEST(results_that_contradict_are_warned_of),
        TEST(results_of_variations),
        TEST(a_result_without_a_reason),
        TEST(clocks_behind_the_moves),
        TEST(what_the_rules_forbid_is_made_on_trust),
        TEST(what_cannot_be_made_is_wrong_on_trust_too),
        TEST(trust_goes_on_behind_the_end),
        TEST(what_was_taken_on_trust_is_read_again),
        TEST(what_comments_tell_goes_round),
        TEST(a_time_behind_the_turn_is_its_own),
        TEST(a_time_behind_the_turn_is_in_the_game),
        TEST(words_at_the_end_are_those_that_others_read),
        TEST(a_comment_before_has_a_line_of_its_own),
        TEST(a_comment_before_stands_anywhere_before_the_turn),
        TEST(a_comment_before_nothing_is_kept),
        TEST(own_commands_set_in_comments_stay_texts),
        TEST(own_commands_stand_beside_marks),
        TEST(own_commands_in_all_formats_go_round),
        TEST(what_could_not_be_read_is_written_and_found_again),
        TEST(all_that_there_is),
        TEST(floods_of_variations_are_read_in_linear_time),
};

RUN(tests)
