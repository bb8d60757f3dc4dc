/* The tree of a record: lines, variations, the games along them, annotation. */
#include <string.h>

#include "../given.h"
#include "../unit.h"
#include "played.h"
#include "record/tree.h"

static struct arimaa_record *record;

static int put_record_away(void **state)
{
        arimaa_record_destroy(record);
        record = NULL;
        return put_away(state);
}

/* Elephants in the middle and rabbits far away, Gold to move. */
static void a_record(struct arimaa_variant variant)
{
        begin_from(variant, given("8 . . . . . . . r",
                                  "7 . . . . . . . .",
                                  "6 . . x . . x . .",
                                  "5 . . . . e . . .",
                                  "4 . . . . . . . .",
                                  "3 . . x . . x . .",
                                  "2 . . . . E . . .",
                                  "1 R . . . . . . ."));
        record = arimaa_record_create(game);
        assert_non_null(record);
        game = NULL;
}

static struct arimaa_action turn(const char *text)
{
        return (struct arimaa_action){ .kind = ARIMAA_TURN,
                                       .turn = steps(text),
                                       .milliseconds = ARIMAA_NO_TIME };
}

static arimaa_node added(arimaa_node node, const char *text)
{
        struct arimaa_action action = turn(text);
        arimaa_node made = arimaa_node_add(record, node, &action, 0, &refusal);

        assert_int_not_equal(made, ARIMAA_NO_NODE);
        return made;
}

static arimaa_node continued(arimaa_node node, const char *text)
{
        struct arimaa_action action = turn(text);
        arimaa_node made = arimaa_node_continue(record, node, &action, 0, &refusal);

        assert_int_not_equal(made, ARIMAA_NO_NODE);
        return made;
}

static void refused_behind(arimaa_node node, const char *text, enum arimaa_reason reason)
{
        struct arimaa_action action = turn(text);

        assert_int_equal(arimaa_node_add(record, node, &action, 0, &refusal),
                         ARIMAA_NO_NODE);
        assert_int_equal(refusal.reason, reason);
}

static void applied(struct arimaa_action action)
{
        assert_true(arimaa_record_apply(record, &action, &refusal));
}

static void main_line_ends_at(arimaa_node node)
{
        assert_int_equal(arimaa_node_line_end(record, ARIMAA_ROOT), node);
        assert_int_equal(arimaa_game_plies(record->game),
                         arimaa_node_depth(record, node));
        assert_ptr_equal(arimaa_node_game(record, node), record->game);
}

static void piece_stands(arimaa_node node, char letter, const char *name)
{
        const struct arimaa_position *position =
                arimaa_game_position(arimaa_node_game(record, node));

        assert_int_not_equal(position->at[square(name)], ARIMAA_NO_PIECE);
        assert_int_equal(ARIMAA_PIECE_LETTERS[position->at[square(name)]], letter);
}

static void ends_with(arimaa_node node, enum arimaa_ending ending)
{
        assert_int_equal(arimaa_game_outcome(arimaa_node_game(record, node)).ending,
                         ending);
}

/* ---- Lines ---- */

static void the_first_turn_goes_on_and_the_others_are_variations(void **state)
{
        arimaa_node first, second, third;

        (void)state;
        a_record(standard);
        first = added(ARIMAA_ROOT, "Ee2n");
        second = added(ARIMAA_ROOT, "Ee2w");
        third = added(first, "ee5w");
        assert_int_equal(arimaa_node_children(record, ARIMAA_ROOT), 2);
        assert_int_equal(arimaa_node_child(record, ARIMAA_ROOT, 0), first);
        assert_int_equal(arimaa_node_child(record, ARIMAA_ROOT, 1), second);
        assert_int_equal(arimaa_node_child(record, ARIMAA_ROOT, 2), ARIMAA_NO_NODE);
        assert_int_equal(arimaa_node_index(record, second), 1);
        assert_int_equal(arimaa_node_parent(record, third), first);
        assert_true(arimaa_node_on_main_line(record, third));
        assert_false(arimaa_node_on_main_line(record, second));
        main_line_ends_at(third);
}

static void every_node_has_its_game(void **state)
{
        arimaa_node first, second, third;

        (void)state;
        a_record(standard);
        first = added(ARIMAA_ROOT, "Ee2n");
        second = added(ARIMAA_ROOT, "Ee2w");
        third = added(second, "ee5w");
        piece_stands(first, 'E', "e3");
        piece_stands(third, 'E', "d2");
        piece_stands(third, 'e', "d5");
        piece_stands(second, 'e', "e5");
        piece_stands(ARIMAA_ROOT, 'E', "e2");
        piece_stands(first, 'E', "e3");
        assert_int_equal(arimaa_node_ply(record, third)->turn.count, 1);
        assert_null(arimaa_node_ply(record, ARIMAA_ROOT));
}

static void a_turn_to_the_same_board_is_the_same_node(void **state)
{
        arimaa_node first;

        (void)state;
        a_record(standard);
        first = added(ARIMAA_ROOT, "Ee2n Ra1n");
        assert_int_equal(added(ARIMAA_ROOT, "Ra1n Ee2n"), first);
        assert_int_equal(arimaa_node_children(record, ARIMAA_ROOT), 1);
}

static void what_the_rules_forbid_is_not_added(void **state)
{
        (void)state;
        a_record(standard);
        refused_behind(ARIMAA_ROOT, "Ra1s", ARIMAA_OFF_BOARD);
        refused_behind(ARIMAA_ROOT, "Re2n", ARIMAA_OTHER_PIECE);
        assert_int_equal(arimaa_node_children(record, ARIMAA_ROOT), 0);
        main_line_ends_at(ARIMAA_ROOT);
}

static void repetition_counts_along_the_path(void **state)
{
        arimaa_node at = ARIMAA_ROOT;

        (void)state;
        a_record(standard);
        for (int i = 0; i < 2; i++) {
                at = added(at, "Ee2n");
                at = added(at, "ee5n");
                at = added(at, "Ee3s");
                if (i == 0)
                        at = added(at, "ee6s");
        }
        refused_behind(at, "ee6s", ARIMAA_REPEATS);
        assert_int_equal(added(ARIMAA_ROOT, "Ra1n"), at + 1);
        at = added(at + 1, "ee5n");
        at = added(at, "Ee2n");
        added(at, "ee6s");
}

static void a_line_that_stops_has_only_variations(void **state)
{
        arimaa_node first, behind, next;

        (void)state;
        a_record(standard);
        first = added(ARIMAA_ROOT, "Ee2n");
        arimaa_node_stop(record, first);
        behind = added(first, "ee5w");
        assert_true(arimaa_node_stops(record, first));
        main_line_ends_at(first);
        next = continued(first, "ee5e");
        main_line_ends_at(next);
        assert_int_equal(arimaa_node_index(record, behind), 1);
}

/* ---- Moving and deleting ---- */

static void variations_move_up_and_down(void **state)
{
        arimaa_node a, b, c;

        (void)state;
        a_record(standard);
        a = added(ARIMAA_ROOT, "Ee2n");
        b = added(ARIMAA_ROOT, "Ee2w");
        c = added(ARIMAA_ROOT, "Ee2e");
        assert_true(arimaa_node_promote(record, c));
        assert_int_equal(arimaa_node_child(record, ARIMAA_ROOT, 1), c);
        assert_true(arimaa_node_promote(record, c));
        assert_false(arimaa_node_promote(record, c));
        main_line_ends_at(c);
        assert_true(arimaa_node_demote(record, a));
        assert_false(arimaa_node_demote(record, a));
        assert_int_equal(arimaa_node_child(record, ARIMAA_ROOT, 1), b);
        assert_false(arimaa_node_promote(record, ARIMAA_ROOT));
}

static void a_variation_becomes_the_main_line(void **state)
{
        arimaa_node a, b, c;

        (void)state;
        a_record(standard);
        a = added(ARIMAA_ROOT, "Ee2n");
        added(a, "ee5e");
        b = added(ARIMAA_ROOT, "Ee2w");
        added(b, "ee5e");
        c = added(b, "ee5w");
        assert_true(arimaa_node_make_main(record, c));
        main_line_ends_at(c);
        assert_false(arimaa_node_make_main(record, c));
        assert_false(arimaa_node_make_main(record, ARIMAA_ROOT));
}

static void what_is_deleted_goes_with_all_behind_it(void **state)
{
        arimaa_node a, b;

        (void)state;
        a_record(standard);
        a = added(ARIMAA_ROOT, "Ee2n");
        added(added(a, "ee5e"), "Ee3n");
        b = added(ARIMAA_ROOT, "Ee2w");
        piece_stands(b, 'E', "d2");
        assert_true(arimaa_node_delete(record, a));
        main_line_ends_at(b);
        assert_true(arimaa_node_delete(record, b));
        main_line_ends_at(ARIMAA_ROOT);
        assert_false(arimaa_node_delete(record, ARIMAA_ROOT));
        assert_true(added(ARIMAA_ROOT, "Ee2n") > b);
}

static void a_copy_has_the_same_nodes(void **state)
{
        struct arimaa_record *original;
        arimaa_node a, b;

        (void)state;
        a_record(standard);
        a = added(ARIMAA_ROOT, "Ee2n");
        b = added(ARIMAA_ROOT, "Ee2w");
        for (int glyph = 1; glyph <= 3; glyph++)
                assert_true(arimaa_node_add_glyph(record, b, glyph));
        assert_true(arimaa_node_set_comment(record, a, ARIMAA_COMMENT_BEHIND, "so"));
        original = record;
        record = arimaa_record_copy(original);
        arimaa_record_destroy(original);
        assert_non_null(record);
        assert_true(arimaa_node_add_glyph(record, b, 4));
        assert_int_equal(arimaa_node_glyph(record, b, 2), 3);
        assert_string_equal(arimaa_node_comment(record, a, ARIMAA_COMMENT_BEHIND), "so");
        main_line_ends_at(a);
        piece_stands(b, 'E', "d2");
        assert_int_equal(added(ARIMAA_ROOT, "Ee2w"), b);
}

/* ---- A match ---- */

static void a_match_goes_on_at_the_end_of_the_main_line(void **state)
{
        (void)state;
        a_record(standard);
        applied(turn("Ee2n"));
        applied(turn("ee5n"));
        assert_int_equal(arimaa_game_plies(record->game), 2);
        applied((struct arimaa_action){ .kind = ARIMAA_TAKE_BACK });
        main_line_ends_at(1);
        applied((struct arimaa_action){ .kind = ARIMAA_RESIGN, .side = ARIMAA_SILVER });
        ends_with(1, ARIMAA_RESIGNATION);
        assert_int_equal(arimaa_record_outcome(record).winner, ARIMAA_GOLD);
        assert_false(arimaa_record_apply(record, &(struct arimaa_action){ 0 }, &refusal));
        assert_int_equal(refusal.reason, ARIMAA_GAME_OVER);
        applied((struct arimaa_action){ .kind = ARIMAA_TAKE_BACK });
        ends_with(1, ARIMAA_NOT_OVER);
        applied((struct arimaa_action){ .kind = ARIMAA_TAKE_BACK });
        main_line_ends_at(ARIMAA_ROOT);
        assert_false(arimaa_record_apply(
                record, &(struct arimaa_action){ .kind = ARIMAA_TAKE_BACK }, &refusal));
        assert_int_equal(refusal.reason, ARIMAA_NOTHING_TO_TAKE_BACK);
}

static void the_die_of_a_turn_stays_with_it(void **state)
{
        struct arimaa_action action = turn("Ee2n");

        (void)state;
        a_record(standard_dicey);
        applied((struct arimaa_action){ .kind = ARIMAA_ROLL, .roll = 2 });
        assert_int_equal(arimaa_game_roll(record->game), 2);
        applied(action);
        assert_int_equal(arimaa_node_ply(record, 1)->roll, 2);
        assert_int_equal(arimaa_node_add(record, ARIMAA_ROOT, &action, 2, NULL), 1);
        assert_int_equal(arimaa_node_add(record, ARIMAA_ROOT, &action, 3, NULL), 2);
        assert_int_equal(arimaa_node_add(record, ARIMAA_ROOT, &action, 0, &refusal),
                         ARIMAA_NO_NODE);
        assert_int_equal(refusal.reason, ARIMAA_ROLL_FIRST);
        applied((struct arimaa_action){ .kind = ARIMAA_TAKE_BACK });
        assert_int_equal(arimaa_game_roll(record->game), 2);
}

static void a_continuation_behind_a_resignation_is_a_variation(void **state)
{
        arimaa_node first, behind;

        (void)state;
        a_record(standard);
        first = added(ARIMAA_ROOT, "Ee2n");
        applied((struct arimaa_action){ .kind = ARIMAA_RESIGN, .side = ARIMAA_SILVER });
        behind = added(first, "ee5w");
        main_line_ends_at(first);
        ends_with(first, ARIMAA_RESIGNATION);
        ends_with(behind, ARIMAA_NOT_OVER);
}

static void a_result_without_a_reason_is_kept(void **state)
{
        struct arimaa_outcome outcome = { .winner = ARIMAA_SILVER };

        (void)state;
        a_record(standard);
        assert_false(arimaa_record_result(record, &outcome));
        arimaa_node_state(record, added(ARIMAA_ROOT, "Ee2n"), outcome);
        ends_with(1, ARIMAA_NOT_OVER);
        assert_true(arimaa_record_result(record, &outcome));
        assert_int_equal(outcome.winner, ARIMAA_SILVER);
}

/* The rabbit goes back, which no rule allows. */
static void a_turn_taken_on_trust_is_made_and_marked(void **state)
{
        struct arimaa_action action = turn("rh8n");
        arimaa_node first, second;

        (void)state;
        a_record(standard);
        first = added(ARIMAA_ROOT, "Ra1n");
        action.kind = ARIMAA_TRUSTED_TURN;
        assert_int_equal(arimaa_node_add(record, first, &action, 0, &refusal),
                         ARIMAA_NO_NODE);
        assert_int_equal(refusal.reason, ARIMAA_OFF_BOARD);
        first = added(first, "ee5n");
        action = turn("Ra2s");
        action.kind = ARIMAA_TRUSTED_TURN;
        second = arimaa_node_add(record, first, &action, 0, &refusal);
        piece_stands(second, 'R', "a1");
        assert_true(arimaa_node_trusted(record, second));
        assert_false(arimaa_node_trusted(record, first));
        piece_stands(ARIMAA_ROOT, 'R', "a1");
        added(second, "ee6n");
}

/* ---- Annotation ---- */

static void is_text(const char *comment, const char *expected)
{
        char text[80];

        arimaa_comment_text(comment, text, sizeof text);
        assert_string_equal(text, expected);
}

static void comments_and_their_commands(void **state)
{
        char value[20];

        (void)state;
        a_record(standard);
        assert_null(arimaa_node_comment(record, ARIMAA_ROOT, ARIMAA_COMMENT_BEHIND));
        assert_true(arimaa_node_set_comment(record, ARIMAA_ROOT, ARIMAA_COMMENT_BEHIND,
                                            "[%clk 0:10:00] good [%x]"));
        assert_true(arimaa_node_command(record, ARIMAA_ROOT, "clk", value, sizeof value));
        assert_string_equal(value, "0:10:00");
        assert_true(arimaa_node_command(record, ARIMAA_ROOT, "x", value, sizeof value));
        assert_string_equal(value, "");
        assert_false(arimaa_node_command(record, ARIMAA_ROOT, "cl", value, sizeof value));
        is_text("[%clk 0:10:00] good [%x]", "good");
        is_text("  both [%x] sides ", "both  sides");
        is_text("[%no end", "[%no end");
        assert_true(arimaa_node_set_comment(record, ARIMAA_ROOT, ARIMAA_COMMENT_BEHIND,
                                            ""));
        assert_null(arimaa_node_comment(record, ARIMAA_ROOT, ARIMAA_COMMENT_BEHIND));
}

static void glyphs_have_signs_and_numbers(void **state)
{
        (void)state;
        a_record(standard);
        assert_int_equal(arimaa_glyph_of("?!", 2), 6);
        assert_string_equal(arimaa_glyph_sign(3), "!!");
        assert_null(arimaa_glyph_sign(7));
        assert_int_equal(arimaa_glyph_of("?!?", 3), 0);
        assert_true(arimaa_node_add_glyph(record, ARIMAA_ROOT, 14));
        assert_int_equal(arimaa_node_glyph(record, ARIMAA_ROOT, 0), 14);
        arimaa_node_clear_glyphs(record, ARIMAA_ROOT);
        assert_int_equal(arimaa_node_glyphs(record, ARIMAA_ROOT), 0);
}

#define TEST(name) cmocka_unit_test_teardown(name, put_record_away)

static const struct CMUnitTest tests[] = {
        TEST(the_first_turn_goes_on_and_the_others_are_variations),
        TEST(every_node_has_its_game),
        TEST(a_turn_to_the_same_board_is_the_same_node),
        TEST(what_the_rules_forbid_is_not_added),
        TEST(repetition_counts_along_the_path),
        TEST(a_line_that_stops_has_only_variations),
        TEST(variations_move_up_and_down),
        TEST(a_variation_becomes_the_main_line),
        TEST(what_is_deleted_goes_with_all_behind_it),
        TEST(a_copy_has_the_same_nodes),
        TEST(a_match_goes_on_at_the_end_of_the_main_line),
        TEST(the_die_of_a_turn_stays_with_it),
        TEST(a_continuation_behind_a_resignation_is_a_variation),
        TEST(a_result_without_a_reason_is_kept),
        TEST(a_turn_taken_on_trust_is_made_and_marked),
        TEST(comments_and_their_commands),
        TEST(glyphs_have_signs_and_numbers),
};

RUN(tests)
