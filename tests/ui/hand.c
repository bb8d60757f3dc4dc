/* Moves entered by clicks: each row of the table in ui/hand.h, and every turn of some
 * small positions. */

#include "../unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../given.h"
#include "notation/board.h"
#include "notation/lightvector.h"
#include "rules/reach.h"
#include "rules/turns.h"
#include "ui/hand.h"
#include "ui/hand_steps.h"

enum { LINE_SIZE = 400 };

static struct arimaa_position position;
static struct hand_choice choice;
static char line[LINE_SIZE];

/* Two pieces beside a trap, one on a trap, an enemy. */
static void given_line(const char *text)
{
        position = given("8 . . . . e . . .", "7 r . . . . . . .", "6 . . x . . x . .",
                         "5 . . . . . . . .", "4 . . . . d . . .", "3 . . C D . x H .",
                         "2 R . . . E M . .", "1 R . . . . . . .");
        choice = hand_nothing();
        snprintf(line, sizeof line, "%s", text);
}

static void click(int at)
{
        hand_click(&position, &choice, at, line, sizeof line);
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
        selects(NULL);
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

static void so_it_does_where_the_piece_has_an_arrow(void **state)
{
        (void)state;
        given_line("Mf2f3");
        clicks("e2 f2");
        writes("Mf2f3");
        clicks("f2");
        writes("Mf2f3 Ee2f2");
}

static void a_piece_passed_to_is_aimed_again(void **state)
{
        (void)state;
        given_line("Mf2f3");
        clicks("e2 f2 f4");
        writes("Mf2f4");
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

static void what_was_typed_stays(void **state)
{
        (void)state;
        given_line("  dx Hg3n  Ee2e3 nonsense E");
        clicks("b5 f2 f4");
        writes("  dx Hg3n  Ee2e3 nonsense Eb5 Mf2f4");
        clicks("e2");
        writes("  dx Hg3n nonsense Eb5 Mf2f4");
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

/* ---- Every turn ---- */

static struct arimaa_resolver *resolver;

/* What walking the boards of a position has found. */
struct walk {
        int boards, plainly, with_holds, by_steps;
};

static bool leads_to(const struct arimaa_position *board)
{
        struct arimaa_answer answer = arimaa_lightvector_enter(
                resolver, &position, ARIMAA_TURN_STEPS, line, strlen(line));

        return (answer.resolution == ARIMAA_RESOLVED ||
                answer.resolution == ARIMAA_ASSUMED) &&
               arimaa_same_board(&answer.candidates[0].board, board);
}

/* To a square on which a piece stands it takes two clicks. */
static void click_arrow(int from, int to)
{
        click(from);
        click(to);
        if (position.at[to] != ARIMAA_NO_PIECE)
                click(to);
}

static void click_piece(const struct arimaa_displaced *piece)
{
        if (piece->from == piece->to) {
                for (int i = 0; i < 3; i++)
                        click(piece->from);
                return;
        }
        click_arrow(piece->from, piece->to);
        if (piece->captured) {
                click(piece->to);
                click(piece->to);
        }
}

/* Pieces that stand on traps first: then what arrives there can be marked. */
static void click_turn(const struct arimaa_turn *turn, arimaa_bitboard *told)
{
        struct arimaa_displaced pieces[ARIMAA_DISPLACED_MAX];
        int count = arimaa_turn_displaced(turn, pieces);

        line[0] = '\0';
        choice = hand_nothing();
        *told = 0;
        for (int later = 0; later < 2; later++)
                for (int i = 0; i < count; i++) {
                        bool on_trap = (ARIMAA_TRAPS & arimaa_bit(pieces[i].from)) != 0;

                        if (on_trap == (later == 0))
                                click_piece(&pieces[i]);
                        *told |= arimaa_bit(pieces[i].from);
                }
}

/* Hold what the turn does not displace, until that leads to the board. */
static bool hold_others(const struct arimaa_position *board, arimaa_bitboard told)
{
        for (arimaa_bitboard left = arimaa_occupied(&position) & ~told; left;
             left &= left - 1) {
                click(arimaa_lowest(left));
                click(arimaa_lowest(left));
                if (leads_to(board))
                        return true;
        }
        return false;
}

static void click_step(int at)
{
        struct arimaa_refusal refusal;

        assert_true(hand_steps_click(&position, ARIMAA_TURN_STEPS, &choice, at, line,
                                     sizeof line, &refusal));
}

/* Where no goals tell a board from others: the steps of the turn, two clicks for each;
 * one more to let go of a piece that is selected. */
static bool step_through(const struct arimaa_turn *turn,
                         const struct arimaa_position *board)
{
        struct hand_steps made;

        line[0] = '\0';
        choice = hand_nothing();
        for (int i = 0; i < turn->count; i++) {
                if (choice.selected != turn->steps[i].from) {
                        if (choice.selected != ARIMAA_NO_SQUARE)
                                click_step(choice.selected);
                        click_step(turn->steps[i].from);
                }
                click_step(arimaa_step_target(turn->steps[i]));
        }
        assert_true(hand_steps_read(&position, ARIMAA_TURN_STEPS, line, &made));
        assert_true(arimaa_same_board(&made.now, board));
        return true;
}

static bool enter_board(const struct arimaa_turn *turn,
                        const struct arimaa_position *board, void *context)
{
        struct walk *walk = context;
        arimaa_bitboard told;

        walk->boards++;
        click_turn(turn, &told);
        if (leads_to(board))
                walk->plainly++;
        else if (hold_others(board, told))
                walk->with_holds++;
        else
                walk->by_steps += step_through(turn, board);
        return true;
}

static struct walk walk_boards(struct arimaa_position given_position)
{
        struct walk walk = { 0 };
        uint64_t *memory = malloc(ARIMAA_REACH_WORDS * sizeof *memory);

        position = given_position;
        resolver = arimaa_resolver_create();
        assert_non_null(memory);
        assert_non_null(resolver);
        arimaa_each_board(&position, ARIMAA_TURN_STEPS, memory, ARIMAA_REACH_WORDS,
                          enter_board, &walk);
        arimaa_resolver_destroy(resolver);
        free(memory);
        assert_int_equal(walk.boards, walk.plainly + walk.with_holds + walk.by_steps);
        return walk;
}

/* Arrows and marks are enough for almost every board, holds for most of the others.
 * What is left over are turns in which a piece has to go round to be in time on a trap. */
static void every_turn_can_be_clicked(void **state)
{
        static const struct {
                const char *pieces;
                int by_steps;
        } positions[] = {
                { "Ed4 Hf4 re4 Ra1 ra8 ee8", 0 }, { "Hg3 dh3 Cf2 Ra2 ra7 Ee1 ee8", 0 },
                { "Re2 De3 Ra1 ra8 ee8", 1 },     { "Ed3 Cc3 de3 cf4 Rb1 ra8", 2 },
                { "Ee4 Df3 Rf2 dg3 cf4 ra8", 0 },
        };

        (void)state;
        for (size_t i = 0; i < sizeof positions / sizeof *positions; i++)
                assert_int_equal(walk_boards(given_pieces(positions[i].pieces)).by_steps,
                                 positions[i].by_steps);
        assert_int_equal(
                walk_boards(silver_to_move(given_pieces("ec5 rc6 Cd6 Dc7 Ra1 rh8")))
                        .by_steps,
                0);
}

/* Clicks in step entry alone reach every board as well. */
static bool step_to_board(const struct arimaa_turn *turn,
                          const struct arimaa_position *board, void *context)
{
        ++*(int *)context;
        return step_through(turn, board);
}

static void every_turn_can_be_stepped(void **state)
{
        uint64_t *memory = malloc(ARIMAA_REACH_WORDS * sizeof *memory);
        int boards = 0;

        (void)state;
        assert_non_null(memory);
        position = given_pieces("Ed4 Hf4 re4 Ra1 ra8 ee8");
        arimaa_each_board(&position, ARIMAA_TURN_STEPS, memory, ARIMAA_REACH_WORDS,
                          step_to_board, &boards);
        free(memory);
        assert_true(boards > 500);
}

/* ---- Step entry ---- */

static struct arimaa_refusal refusal;

static bool steps_to(enum arimaa_direction direction)
{
        return hand_steps_step(&position, ARIMAA_TURN_STEPS, &choice, direction, line,
                               sizeof line, &refusal);
}

static void clicks_steps(const char *squares)
{
        for (; *squares != '\0'; squares += squares[2] == ' ' ? 3 : 2)
                click_step(arimaa_square_read(squares));
}

static void a_piece_steps(void **state)
{
        (void)state;
        given_line("");
        clicks_steps("e2");
        assert_true(steps_to(ARIMAA_NORTH));
        writes("Ee2n");
        selects("e3");
        assert_true(steps_to(ARIMAA_EAST));
        writes("Ee2n Ee3e");
}

static void a_refused_step_says_why(void **state)
{
        (void)state;
        given_line("Ee2n");
        clicks_steps("e3");
        assert_false(steps_to(ARIMAA_WEST));
        assert_int_equal(refusal.reason, ARIMAA_OCCUPIED);
        writes("Ee2n");
        selects("e3");
}

static void a_push_asks_where_to(void **state)
{
        (void)state;
        given_line("Ee2n");
        clicks_steps("e3");
        assert_true(steps_to(ARIMAA_NORTH));
        writes("Ee2n");
        assert_int_equal(choice.before, square("e4"));
        assert_true(steps_to(ARIMAA_WEST));
        writes("Ee2n de4w Ee3n");
        selects("e4");
}

static void a_push_that_cannot_be_leaves_nothing(void **state)
{
        (void)state;
        given_line("Ee2n Mf2n Mf3n");
        clicks_steps("e3");
        assert_true(steps_to(ARIMAA_NORTH));
        assert_false(steps_to(ARIMAA_WEST));
        writes("Ee2n Mf2n Mf3n");
}

static void an_enemy_piece_is_pulled(void **state)
{
        (void)state;
        given_line("Mf2n Mf3n");
        clicks_steps("f4");
        assert_true(steps_to(ARIMAA_NORTH));
        clicks_steps("e4");
        assert_true(steps_to(ARIMAA_EAST));
        writes("Mf2n Mf3n Mf4n de4e");
        selects("f4");
}

static void an_enemy_piece_is_pushed_and_its_pusher_selected(void **state)
{
        (void)state;
        given_line("Ee2n");
        clicks_steps("e4");
        assert_true(steps_to(ARIMAA_NORTH));
        writes("Ee2n de4n");
        selects("e3");
        assert_true(steps_to(ARIMAA_NORTH));
        writes("Ee2n de4n Ee3n");
}

static void what_is_captured_is_not_selected(void **state)
{
        (void)state;
        given_line("");
        clicks_steps("g3 f3");
        writes("Hg3w");
        selects("f3");
        given_line("Mf2e");
        choice = hand_nothing();
        clicks_steps("g3 f3");
        writes("Mf2e Hg3w");
        selects(NULL);
}

static void arrows_are_no_steps(void **state)
{
        (void)state;
        given_line("Ee2e4");
        assert_false(hand_steps_click(&position, ARIMAA_TURN_STEPS, &choice, square("e2"),
                                      line, sizeof line, &refusal));
        writes("Ee2e4");
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
        cmocka_unit_test(so_it_does_where_the_piece_has_an_arrow),
        cmocka_unit_test(a_piece_passed_to_is_aimed_again),
        cmocka_unit_test(a_piece_twice_is_a_hold),
        cmocka_unit_test(its_tail_removes_the_arrow_taken_up),
        cmocka_unit_test(its_head_lets_the_arrow_be),
        cmocka_unit_test(a_head_where_a_piece_left_is_for_the_piece_next),
        cmocka_unit_test(two_clicks_mark_what_arrives_on_a_trap),
        cmocka_unit_test(the_arrow_drawn_last_is_marked_first),
        cmocka_unit_test(aimed_again_it_loses_its_mark),
        cmocka_unit_test(one_captured_where_another_arrives),
        cmocka_unit_test(a_letter_is_completed),
        cmocka_unit_test(what_was_typed_stays),
        cmocka_unit_test(a_full_line_takes_no_more),
        cmocka_unit_test(every_turn_can_be_clicked),
        cmocka_unit_test(every_turn_can_be_stepped),
        cmocka_unit_test(a_piece_steps),
        cmocka_unit_test(a_refused_step_says_why),
        cmocka_unit_test(a_push_asks_where_to),
        cmocka_unit_test(a_push_that_cannot_be_leaves_nothing),
        cmocka_unit_test(an_enemy_piece_is_pulled),
        cmocka_unit_test(an_enemy_piece_is_pushed_and_its_pusher_selected),
        cmocka_unit_test(what_is_captured_is_not_selected),
        cmocka_unit_test(arrows_are_no_steps),
};
RUN(tests)
