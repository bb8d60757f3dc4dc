/* Moves entered by clicks: each row of the table in ui/hand.h. */

#include "../unit.h"

#include <stdio.h>
#include <string.h>

#include "../given.h"
#include "notation/board.h"
#include "ui/hand.h"

enum { LINE_SIZE = 400 };

static struct arimaa_position position;
static struct hand_choice choice;
static char line[LINE_SIZE];
static const struct arimaa_turn *means;

/* Two pieces beside a trap, one on a trap, an enemy. */
static void given_line(const char *text)
{
        position = given("8 . . . . e . . .", "7 r . . . . . . .", "6 . . x . . x . .",
                         "5 . . . . . . . .", "4 . . . . d . . .", "3 . . C D . x H .",
                         "2 R . . . E M . .", "1 R . . . . . . .");
        choice = hand_nothing();
        means = NULL;
        snprintf(line, sizeof line, "%s", text);
}

static void click(int at)
{
        struct hand_ply ply = { &position, means };

        hand_click(&ply, &choice, at, line, sizeof line);
}

static void clicks(const char *squares)
{
        for (; *squares != '\0'; squares += squares[2] == ' ' ? 3 : 2)
                click(arimaa_square_read(squares));
}

static void writes(const char *text)
{
        assert_string_equal(line, text);
}

static void selects(const char *name)
{
        assert_int_equal(choice.selected, name == NULL ? ARIMAA_NO_SQUARE : square(name));
}

/* ---- Nothing is selected ---- */

static void an_empty_square_is_nothing(void **state)
{
        (void)state;
        given_line("Ee2e3");
        clicks("a5");
        writes("Ee2e3");
        selects(NULL);
}

static void a_piece_is_selected(void **state)
{
        (void)state;
        given_line("");
        clicks("e2");
        writes("");
        selects("e2");
}

static void so_is_the_opponents(void **state)
{
        (void)state;
        given_line("");
        clicks("e4 e5");
        writes("de4e5");
}

static void a_tail_gives_its_arrow_up(void **state)
{
        (void)state;
        given_line("Ee2e4 Mf2f3 Mf2x");
        clicks("f2");
        writes("Ee2e4");
        selects("f2");
        clicks("e2");
        clicks("e2");
        writes("Ee2e4 Mf2e2");
}

static void a_hold_is_given_up(void **state)
{
        (void)state;
        given_line("");
        clicks("e2 e2");
        writes("Ee2e2");
        clicks("e2");
        writes("");
        selects("e2");
}

static void a_hold_on_a_trap_becomes_a_mark(void **state)
{
        (void)state;
        given_line("");
        clicks("c3 c3");
        writes("Cc3c3");
        clicks("c3");
        writes("Cc3x");
        selects(NULL);
}

static void a_mark_is_given_up(void **state)
{
        (void)state;
        given_line("Cc3x Ee2e3");
        clicks("c3");
        writes("Ee2e3");
        selects("c3");
        clicks("c4");
        writes("Ee2e3 Cc3c4");
}

static void a_head_takes_its_arrow_up(void **state)
{
        (void)state;
        given_line("Ee2e3");
        clicks("e3");
        writes("Ee2e3");
        selects("e2");
        clicks("d2");
        writes("Ee2d2");
        selects(NULL);
}

/* ---- A piece is selected ---- */

static void its_arrow_goes_to_an_empty_square(void **state)
{
        (void)state;
        given_line("");
        clicks("e2 b4");
        writes("Ee2b4");
        selects(NULL);
}

static void it_may_end_where_another_arrow_does(void **state)
{
        (void)state;
        given_line("");
        clicks("g3 f3 f2 f3");
        writes("Hg3f3 Mf2f3");
}

static void another_piece_is_selected_instead(void **state)
{
        (void)state;
        given_line("");
        clicks("e2 f2 f4");
        writes("Mf2f4");
}

static void an_occupied_square_twice_sends_the_first_there(void **state)
{
        (void)state;
        given_line("");
        clicks("e2 f2 f2");
        writes("Ee2f2");
        selects(NULL);
        clicks("f2 f3");
        writes("Ee2f2 Mf2f3");
}

static void a_square_that_a_piece_leaves_is_free(void **state)
{
        (void)state;
        given_line("Mf2f3");
        clicks("e2 f2");
        writes("Mf2f3 Ee2f2");
        selects(NULL);
        clicks("f2");
        writes("Mf2f3 Ee2f2");
        selects("e2");
}

/* The piece that is pushed away first, then the arrow that ends there. */
static void where_one_was_sent_the_piece_comes_first(void **state)
{
        (void)state;
        given_line("Ee2e4");
        clicks("e4 d4");
        writes("Ee2e4 de4d4");
        given_line("Ee2e4");
        clicks("e4 e4");
        writes("Ee2e4");
        selects("e2");
        clicks("e3");
        writes("Ee2e3");
        given_line("Ee2e4");
        clicks("e4 e4 e4");
        writes("Ee2e4");
        selects(NULL);
}

static void another_can_be_sent_there_too(void **state)
{
        (void)state;
        given_line("Ee2e4");
        clicks("f2 e4 e4");
        writes("Ee2e4 Mf2e4");
}

static void a_piece_twice_is_a_hold(void **state)
{
        (void)state;
        given_line("dx");
        clicks("e4 e4");
        writes("dx de4e4");
}

static void its_tail_removes_the_arrow_taken_up(void **state)
{
        (void)state;
        given_line("Ee2e3");
        clicks("e3 e2");
        writes("");
        selects("e2");
}

static void its_head_lets_the_arrow_be(void **state)
{
        (void)state;
        given_line("Ee2e3");
        clicks("e3 e3");
        writes("Ee2e3");
        selects(NULL);
}

static void a_head_where_a_piece_left_is_for_the_piece_next(void **state)
{
        (void)state;
        given_line("Mf2f3 Ee2f2");
        clicks("f2");
        selects("e2");
        clicks("f2");
        writes("Ee2f2");
        selects("f2");
}

/* ---- Marks of those that arrive ---- */

static void two_clicks_mark_what_arrives_on_a_trap(void **state)
{
        (void)state;
        given_line("Mf2f3");
        clicks("f3 f3");
        writes("Mf2f3 Mf2x");
        selects(NULL);
        clicks("f3 f3");
        writes("Mf2f3");
}

static void the_arrow_drawn_last_is_marked_first(void **state)
{
        (void)state;
        given_line("");
        clicks("f2 f3 g3 f3");
        clicks("f3 f3");
        writes("Mf2f3 Hg3f3 Hg3x");
        clicks("f3 f3");
        writes("Mf2f3 Hg3f3 Hg3x Mf2x");
        clicks("f3 f3");
        writes("Mf2f3 Hg3f3");
}

/* Whatever still stands on the trap. */
static void so_they_do_where_a_piece_stands_on_it(void **state)
{
        (void)state;
        given_line("Dd3c3");
        clicks("c3 c3");
        writes("Dd3c3 Dd3x");
        selects(NULL);
        clicks("c3 c3");
        writes("Dd3c3");
        clicks("c3 c4");
        writes("Dd3c3 Cc3c4");
}

static void aimed_again_it_loses_its_mark(void **state)
{
        (void)state;
        given_line("Mf2f3 Mf2x");
        clicks("f3 f4");
        writes("Mf2f4");
}

static void one_captured_where_another_arrives(void **state)
{
        (void)state;
        given_line("");
        clicks("c3 c3 c3 d3 c3 c3");
        writes("Cc3x Dd3c3");
        clicks("c3 c3");
        writes("Cc3x Dd3c3 Dd3x");
        clicks("c3");
        writes("Dd3c3 Dd3x");
        selects("c3");
}

/* ---- What was typed ---- */

static void a_letter_is_completed(void **state)
{
        (void)state;
        given_line("Ee3 d");
        clicks("e5");
        writes("Ee3 de5");
        given_line("E");
        clicks("f2");
        writes("Ef2");
}

/* One elephant, one horse; of the rabbits the turn tells which. */
static void a_token_without_its_square_is_an_arrow(void **state)
{
        struct arimaa_turn turn = { .captures[0].piece = ARIMAA_NO_PIECE, .count = 1 };

        (void)state;
        given_line("Ee4 Ra3");
        turn.steps[0] = (struct arimaa_step){ position.at[square("a2")],
                                              (int8_t)square("a2"), ARIMAA_NORTH };
        clicks("e2 e3");
        writes("Ra3 Ee2e3");
        clicks("a3 b3");
        writes("Ra3 Ee2e3");
        means = &turn;
        clicks("a3 b3");
        writes("Ee2e3 Ra2b3");
        given_line("e2e3 a1");
        clicks("e3 d2");
        writes("a1 Ee2d2");
}

static void what_was_typed_stays(void **state)
{
        (void)state;
        given_line("  dx Hg3n  Ee2e3 nonsense R");
        clicks("b5 f2 f4");
        writes("  dx Hg3n  Ee2e3 nonsense Rb5 Mf2f4");
        clicks("e2");
        writes("  dx Hg3n nonsense Rb5 Mf2f4");
}

static void a_full_line_takes_no_more(void **state)
{
        char before[LINE_SIZE];

        (void)state;
        given_line("");
        memset(line, 'z', sizeof line - 4);
        line[sizeof line - 4] = '\0';
        snprintf(before, sizeof before, "%s", line);
        clicks("e2 e3");
        writes(before);
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_empty_square_is_nothing),
        cmocka_unit_test(a_piece_is_selected),
        cmocka_unit_test(so_is_the_opponents),
        cmocka_unit_test(a_tail_gives_its_arrow_up),
        cmocka_unit_test(a_hold_is_given_up),
        cmocka_unit_test(a_hold_on_a_trap_becomes_a_mark),
        cmocka_unit_test(a_mark_is_given_up),
        cmocka_unit_test(a_head_takes_its_arrow_up),
        cmocka_unit_test(its_arrow_goes_to_an_empty_square),
        cmocka_unit_test(it_may_end_where_another_arrow_does),
        cmocka_unit_test(another_piece_is_selected_instead),
        cmocka_unit_test(an_occupied_square_twice_sends_the_first_there),
        cmocka_unit_test(a_square_that_a_piece_leaves_is_free),
        cmocka_unit_test(where_one_was_sent_the_piece_comes_first),
        cmocka_unit_test(another_can_be_sent_there_too),
        cmocka_unit_test(a_piece_twice_is_a_hold),
        cmocka_unit_test(its_tail_removes_the_arrow_taken_up),
        cmocka_unit_test(its_head_lets_the_arrow_be),
        cmocka_unit_test(a_head_where_a_piece_left_is_for_the_piece_next),
        cmocka_unit_test(two_clicks_mark_what_arrives_on_a_trap),
        cmocka_unit_test(the_arrow_drawn_last_is_marked_first),
        cmocka_unit_test(so_they_do_where_a_piece_stands_on_it),
        cmocka_unit_test(aimed_again_it_loses_its_mark),
        cmocka_unit_test(one_captured_where_another_arrives),
        cmocka_unit_test(a_letter_is_completed),
        cmocka_unit_test(a_token_without_its_square_is_an_arrow),
        cmocka_unit_test(what_was_typed_stays),
        cmocka_unit_test(a_full_line_takes_no_more),
};
RUN(tests)
