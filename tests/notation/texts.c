/* Official and earlier notation, setups and positions: notation.md, sections 2 to 5. */
#include <string.h>

#include "../given.h"
#include "../unit.h"
#include "notation/board.h"
#include "notation/lightvector.h"
#include "notation/placement.h"
#include "notation/steps.h"

static struct arimaa_position start;
static struct arimaa_turn turn;
static struct arimaa_text_error error;
static struct arimaa_refusal refusal;

static bool official(const char *text)
{
        return arimaa_official_read(&start, ARIMAA_TURN_STEPS, text, strlen(text), &turn, &error,
                                    &refusal);
}

static bool legacy(const char *text)
{
        return arimaa_legacy_read(&start, ARIMAA_TURN_STEPS, text, strlen(text), &turn, &error,
                                  &refusal);
}

static void wrong(enum arimaa_text_problem problem, size_t at, size_t length)
{
        assert_int_equal(error.problem, problem);
        assert_int_equal(error.start, at);
        assert_int_equal(error.length, length);
}

/* ---- Official ---- */

static void steps_are_read_and_written_with_their_removals(void **state)
{
        char text[ARIMAA_STEPS_SIZE];

        (void)state;
        start = given_pieces("Hb2 Ra1 rb3 rh8");
        assert_true(official("rb3e rc3x Hb2n"));
        arimaa_official_write(&turn, text);
        assert_string_equal(text, "rb3e rc3x Hb2n");
        assert_true(official("  rb3e\tHb2n "));
        arimaa_official_write(&turn, text);
        assert_string_equal(text, "rb3e rc3x Hb2n");
        arimaa_legacy_write(&turn, text);
        assert_string_equal(text, "rb3c3(xrc3), Hb2b3");
}

static void a_removal_must_be_true(void **state)
{
        (void)state;
        start = given_pieces("Hb2 Ra1 rb3 rh8");
        assert_false(official("rb3w rc3x Hb2n"));
        wrong(ARIMAA_TEXT_WRONG_CAPTURE, 5, 4);
        assert_false(official("rb3e cc3x Hb2n"));
        wrong(ARIMAA_TEXT_WRONG_CAPTURE, 5, 4);
        assert_false(official("rc3x"));
        wrong(ARIMAA_TEXT_CAPTURE_FIRST, 0, 4);
}

static void what_is_wrong_is_pointed_at(void **state)
{
        (void)state;
        start = given_pieces("Ed4 Rd2 Ra1 rh8");
        assert_false(official("Ed4n Ed5q"));
        wrong(ARIMAA_TEXT_NOT_A_STEP, 5, 4);
        assert_false(official("Ed4n Rd2s"));
        wrong(ARIMAA_TEXT_ILLEGAL, 5, 4);
        assert_int_equal(refusal.reason, ARIMAA_BACKWARD);
        assert_int_equal(refusal.step, 1);
        assert_false(official("Ed4n Ed5s"));
        wrong(ARIMAA_TEXT_ILLEGAL, 5, 4);
        assert_int_equal(refusal.reason, ARIMAA_NOTHING_CHANGES);
        assert_false(official(" "));
        wrong(ARIMAA_TEXT_EMPTY, 0, 0);
}

/* ---- The earlier notation of Abstract Play ---- */

static void the_earlier_notation_is_read_with_and_without_blanks(void **state)
{
        (void)state;
        start = given_pieces("Db4 Ra5 Ee6 Rf7 Ra1 rh8");
        assert_true(legacy("Db4b5, Ra5a6, Ee6f6"));
        assert_int_equal(turn.count, 3);
        assert_true(legacy("Db4b5,Ra5a6"));
        assert_false(legacy("Db4b6"));
        wrong(ARIMAA_TEXT_BAD_DIRECTION, 0, 5);
        start = given_pieces("Ee6 Ra1 rh8");
        assert_true(legacy("Ee6f6(xEf6)"));
        assert_true(legacy("Ee6f6 (xEf6)"));
        assert_false(legacy("Ee6e5(xEf6)"));
        wrong(ARIMAA_TEXT_WRONG_CAPTURE, 6, 4);
}

static void is_notation(const char *text, enum arimaa_notation notation)
{
        assert_int_equal(arimaa_notation_of(text, strlen(text)), notation);
}

static void the_form_tells_the_notation(void **state)
{
        (void)state;
        is_notation("Ee2n Ee3n", ARIMAA_NOTATION_OFFICIAL);
        is_notation("rb3e rc3x Hb2n", ARIMAA_NOTATION_OFFICIAL);
        is_notation("rc3x", ARIMAA_NOTATION_LIGHTVECTOR);
        is_notation("Ee4", ARIMAA_NOTATION_LIGHTVECTOR);
        is_notation("Ee2n Hb4", ARIMAA_NOTATION_LIGHTVECTOR);
        is_notation("Ee2e3", ARIMAA_NOTATION_LIGHTVECTOR);
        is_notation("Ee2e3,Ee3e4", ARIMAA_NOTATION_LEGACY);
        is_notation("Ee6f6(xrf6)", ARIMAA_NOTATION_LEGACY);
        is_notation("Ra1 xRc3", ARIMAA_NOTATION_LEGACY);
}

/* ---- Setups ---- */

static void setups_are_read_in_any_order_and_case(void **state)
{
        struct arimaa_placement placement;
        char text[ARIMAA_PLACEMENT_SIZE];

        (void)state;
        assert_true(arimaa_placement_read(ARIMAA_SILVER, "ha7, Ee7 md7", 12, &placement, &error));
        arimaa_placement_write(&placement, ',', text);
        assert_string_equal(text, "ee7,md7,ha7");
        assert_true(arimaa_placement_read(ARIMAA_GOLD, "Rc3 Ed4 xRc3", 12, &placement, &error));
        arimaa_placement_write(&placement, ' ', text);
        assert_string_equal(text, "Ed4 Rc3");
        assert_false(arimaa_placement_read(ARIMAA_GOLD, "Ee2 Me2", 7, &placement, &error));
        wrong(ARIMAA_TEXT_TWO_ON_SQUARE, 4, 3);
        assert_false(arimaa_placement_read(ARIMAA_GOLD, "Ee2 M", 5, &placement, &error));
        wrong(ARIMAA_TEXT_NOT_A_PLACEMENT, 4, 1);
}

/* ---- Positions ---- */

static struct arimaa_board_text board;

static bool position(const char *text)
{
        return arimaa_board_read(text, strlen(text), &board, &error);
}

static void the_three_forms_say_the_same(void **state)
{
        struct arimaa_position shown = silver_to_move(given("8 r r . . . . . r",
                                                            "7 . . . . e . . .",
                                                            "6 . . x . . R . .",
                                                            "5 . . . . . H . .",
                                                            "4 . . . . . . . .",
                                                            "3 . . c . . x . .",
                                                            "2 . . d . . . . .",
                                                            "1 R . . . . . . ."));
        char text[ARIMAA_BOARD_SIZE];

        (void)state;
        arimaa_board_write_short(&shown, text);
        assert_true(position(text));
        assert_true(arimaa_same_board(&board.position, &shown));
        assert_int_equal(board.position.to_move, ARIMAA_SILVER);
        arimaa_board_write_diagram(&shown, 12, text);
        assert_true(position(text));
        assert_true(arimaa_same_board(&board.position, &shown));
        assert_int_equal(board.number, 12);
        assert_int_equal(board.position.to_move, ARIMAA_SILVER);
        arimaa_board_write_pieces(&shown, text);
        assert_string_equal(text, "Hf5 Ra1 Rf6 ee7 dc2 cc3 ra8 rb8 rh8");
        assert_true(position(text));
        assert_true(arimaa_same_board(&board.position, &shown));
        assert_false(board.has_side);
}

static void a_diagram_may_leave_blanks_and_tell_steps(void **state)
{
        static const char text[] = "7g Ed2n Ed3n\n"
                                   " +-----------------+\n"
                                   "8| r               |\n"
                                   "7|                 |\n"
                                   "6|     x     x     |\n"
                                   "5|                 |\n"
                                   "4|       E\n"
                                   "3|     X     X     |\n"
                                   "2|\n"
                                   "1| R               |\n"
                                   " +-----------------+\n"
                                   "   a b c d e f g h\n";

        (void)state;
        assert_true(position(text));
        assert_int_equal(arimaa_count(arimaa_occupied(&board.position)), 3);
        assert_int_equal(board.position.at[square("d4")], arimaa_piece_read('E'));
        assert_int_equal(board.steps_length, strlen("Ed2n Ed3n"));
        assert_memory_equal(text + board.steps_start, "Ed2n Ed3n", board.steps_length);
}

static void a_position_that_cannot_be_read_is_pointed_at(void **state)
{
        (void)state;
        assert_false(position("Ed4 Ra1 zz"));
        wrong(ARIMAA_TEXT_NOT_A_PLACEMENT, 8, 2);
        assert_false(position("Ed4 Rd4"));
        wrong(ARIMAA_TEXT_TWO_ON_SQUARE, 4, 3);
        assert_false(position("g [rrr]"));
        wrong(ARIMAA_TEXT_BAD_BOARD, 2, 5);
        assert_false(position("q [                                                                ]"));
        wrong(ARIMAA_TEXT_NO_SIDE, 0, 1);
        assert_false(position("g [        q                                                       ]"));
        wrong(ARIMAA_TEXT_BAD_PIECE, 11, 1);
        assert_false(position(""));
        wrong(ARIMAA_TEXT_EMPTY, 0, 0);
        assert_false(position("8| r r |"));
        assert_int_equal(error.problem, ARIMAA_TEXT_BAD_BOARD);
}

/* ---- Writing Lightvector ---- */

static void written(const char *pieces, const char *made, const char *text)
{
        struct arimaa_resolver *resolver = arimaa_resolver_create();
        struct arimaa_position from = given_pieces(pieces);
        char out[ARIMAA_LIGHTVECTOR_SIZE];

        turn = steps(made);
        assert_true(arimaa_lightvector_write(resolver, &from, ARIMAA_TURN_STEPS, &turn, out));
        assert_string_equal(out, text);
        arimaa_resolver_destroy(resolver);
}

static void lightvector_is_written_as_short_as_it_may_be(void **state)
{
        (void)state;
        written("Hg3 dh3 Cf2 Ra2 ra7 Ee1 ee8", "Hg3n dh3w dg3w Hg4s", "dx");
        written("Ed4 Hf4 re4 Ra1 ra8 ee8", "re4n Ed4e", "re5 Ee4");
        written("Re2 De3 Ra1 ra8 ee8", "Re2w Rd2n Rd3n Rd4e", "Re4 De3");
        written("Ed4 Ra1 rh8", "Ed4n", "Ed5");
        written("Rd4 Re4 Ra1 rh8 Ee1", "Rd4n", "Rd5");
        written("Ee2 Hb2 Ra1 rh8", "Hb2n Ee2n Ee3n", "Ee4 Hb3");
        written("Ee2 Hb2 Ra1 rh8", "Ee2n Hb2n Ee3n", "Ee4 Hb3");
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(steps_are_read_and_written_with_their_removals),
        cmocka_unit_test(a_removal_must_be_true),
        cmocka_unit_test(what_is_wrong_is_pointed_at),
        cmocka_unit_test(the_earlier_notation_is_read_with_and_without_blanks),
        cmocka_unit_test(the_form_tells_the_notation),
        cmocka_unit_test(setups_are_read_in_any_order_and_case),
        cmocka_unit_test(the_three_forms_say_the_same),
        cmocka_unit_test(a_diagram_may_leave_blanks_and_tell_steps),
        cmocka_unit_test(a_position_that_cannot_be_read_is_pointed_at),
        cmocka_unit_test(lightvector_is_written_as_short_as_it_may_be),
};

RUN(tests)
