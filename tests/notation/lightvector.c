/* What Lightvector notation means: notation.md, section 1. */
#include <stdio.h>
#include <string.h>

#include "../given.h"
#include "../unit.h"
#include "notation/board.h"
#include "notation/lightvector.h"
#include "notation/steps.h"

/* ---- How these tests speak ---- */

static struct arimaa_resolver *resolver;
static struct arimaa_position start;
static int steps_left;
static struct arimaa_answer answer;

static int open_resolver(void **state)
{
        (void)state;
        resolver = arimaa_resolver_create();
        return resolver == NULL;
}

static int close_resolver(void **state)
{
        (void)state;
        arimaa_resolver_destroy(resolver);
        return 0;
}

static void on(struct arimaa_position position)
{
        start = position;
        steps_left = ARIMAA_TURN_STEPS;
}

static void with_steps(int steps)
{
        steps_left = steps;
}

static void writes(const char *text)
{
        answer = arimaa_lightvector_resolve(resolver, &start, steps_left, text, strlen(text));
}

static void enters(const char *text)
{
        answer = arimaa_lightvector_enter(resolver, &start, steps_left, text, strlen(text));
}

static void resolves(int steps, int displaced)
{
        assert_int_equal(answer.resolution, ARIMAA_RESOLVED);
        assert_int_equal(answer.steps, steps);
        assert_int_equal(answer.displaced, displaced);
        assert_int_equal(answer.count, 1);
}

static void is_ambiguous(int steps, int displaced, size_t boards)
{
        assert_int_equal(answer.resolution, ARIMAA_AMBIGUOUS);
        assert_int_equal(answer.steps, steps);
        assert_int_equal(answer.displaced, displaced);
        assert_int_equal(answer.count, boards);
}

static void has_no_turn(void)
{
        assert_int_equal(answer.resolution, ARIMAA_NO_TURN);
}

static void stands(char piece, const char *where)
{
        assert_int_equal(answer.candidates[0].board.at[square(where)], arimaa_piece_read(piece));
}

static void is_empty(const char *where)
{
        assert_int_equal(answer.candidates[0].board.at[square(where)], ARIMAA_NO_PIECE);
}

static void malformed(const char *text, enum arimaa_text_problem problem, size_t start_at,
                      size_t length)
{
        writes(text);
        assert_int_equal(answer.resolution, ARIMAA_MALFORMED);
        assert_int_equal(answer.error.problem, problem);
        assert_int_equal(answer.error.start, start_at);
        assert_int_equal(answer.error.length, length);
}

/* ---- Reading tokens ---- */

static struct arimaa_token token(const char *text)
{
        struct arimaa_tokens tokens;
        struct arimaa_text_error error;

        assert_true(arimaa_tokens_read(text, strlen(text), &tokens, &error));
        assert_int_equal(tokens.count, 1);
        return tokens.tokens[0];
}

static void tokens_are_split_from_the_right(void **state)
{
        (void)state;
        assert_int_equal(token("ee").piece, arimaa_piece(ARIMAA_SILVER, ARIMAA_ELEPHANT));
        assert_int_equal(token("ee").direction_count, 1);
        assert_int_equal(token("ee").directions[0], ARIMAA_EAST);
        assert_int_equal(token("eee").direction_count, 2);
        assert_int_equal(token("en").piece, arimaa_piece(ARIMAA_SILVER, ARIMAA_ELEPHANT));
        assert_int_equal(token("en").directions[0], ARIMAA_NORTH);
        assert_int_equal(token("de4e").square, square("e4"));
        assert_int_equal(token("de4e").directions[0], ARIMAA_EAST);
        assert_int_equal(token("hh5").piece, arimaa_piece(ARIMAA_SILVER, ARIMAA_HORSE));
        assert_int_equal(token("hh5").target, square("h5"));
        assert_int_equal(token("e4e5").piece, ARIMAA_NO_PIECE);
        assert_int_equal(token("e4e5").square, square("e4"));
        assert_int_equal(token("e4e5").target, square("e5"));
        assert_int_equal(token("c3x").property, ARIMAA_CAPTURED);
        assert_int_equal(token("Rc3x").square, square("c3"));
}

static void what_is_no_token_is_named_with_its_place(void **state)
{
        (void)state;
        on(given_pieces("Ed4 Ra1 rh8"));
        malformed("Ed5 zz", ARIMAA_TEXT_NOT_A_TOKEN, 4, 2);
        malformed("  x", ARIMAA_TEXT_NO_SPECIFIER, 2, 1);
        malformed("e5", ARIMAA_TEXT_NO_SPECIFIER, 0, 2);
        malformed("Ee9", ARIMAA_TEXT_BAD_SQUARE, 0, 3);
        malformed("Qe4", ARIMAA_TEXT_BAD_PIECE, 0, 3);
        malformed("Ed4 4", ARIMAA_TEXT_NOT_A_TOKEN, 4, 1);
        malformed("nn", ARIMAA_TEXT_BAD_PIECE, 0, 2);
        malformed("Ed4d5d6", ARIMAA_TEXT_NOT_A_TOKEN, 0, 7);
        malformed("\xc3\xa9", ARIMAA_TEXT_NOT_A_TOKEN, 0, 2);
}

/* ---- What it means ---- */

/* The dog is pushed onto f3, where no silver piece stands beside it; the horse is
 * back where it was: one displaced piece, four steps. */
static void a_capture_is_found_with_the_steps_it_takes(void **state)
{
        (void)state;
        on(given("8 . . . . e . . .",
                 "7 r . . . . . . .",
                 "6 . . x . . x . .",
                 "5 . . . . . . . .",
                 "4 . . . . . . . .",
                 "3 . . x . . x H d",
                 "2 R . . . . C . .",
                 "1 . . . . E . . ."));
        writes("dx");
        resolves(4, 1);
        stands('H', "g3");
        is_empty("h3");
        writes("dh3f3");
        resolves(4, 1);
        writes("dg3");
        is_ambiguous(2, 2, 3);
}

static void the_shortest_turn_is_meant(void **state)
{
        (void)state;
        on(given_pieces("Hb2 Ra2 Ra1 Ee2 ra8 ee8"));
        writes("Hb3");
        resolves(1, 1);
        writes("Ra2b3");
        resolves(2, 1);
}

static void a_square_is_anywhere_on_the_way(void **state)
{
        (void)state;
        on(given_pieces("Ed4 Ra1 rh8"));
        writes("Ee4e5");
        resolves(2, 1);
        writes("d5e5");
        resolves(2, 1);
        writes("Eg7g8");
        has_no_turn();
}

/* A board that two turns reach is one move. */
static void two_ways_to_one_board_are_one_move(void **state)
{
        (void)state;
        on(given_pieces("Ed4 Hf4 Ra1 re4 ra8 ee8"));
        writes("re5 Ee4");
        resolves(2, 2);
        writes("re4e5");
        is_ambiguous(2, 2, 2);
        writes("Ed4e5");
        assert_int_not_equal(answer.resolution, ARIMAA_NO_TURN);
}

static void directions_are_fulfilled_in_the_order_written(void **state)
{
        (void)state;
        on(given_pieces("Rd3 Rc4 Ee1 Ra1 ra8 ee8"));
        writes("d3n d4n c4e d4e");
        resolves(4, 2);
        writes("d3n d4e d4n c4e");
        has_no_turn();
        writes("Ennnnn");
        has_no_turn();
}

static void a_hold_asks_for_a_turn_that_leaves_a_piece_alone(void **state)
{
        (void)state;
        on(given_pieces("Re2 De3 Ra1 ra8 ee8"));
        writes("Re4 De3");
        resolves(4, 1);
        stands('R', "e4");
        stands('D', "e3");
        writes("De3e3");
        assert_int_equal(answer.resolution, ARIMAA_AMBIGUOUS);
        assert_int_equal(answer.steps, 1);
}

static void silver_may_be_told_to_move_gold(void **state)
{
        (void)state;
        on(silver_to_move(given_pieces("mg5 Rh5 hh7 ee8 Ee1 ra8 Ra1")));
        writes("mg3 Rg5 hh6");
        resolves(4, 3);
        stands('R', "g5");
}

static void a_token_more_may_change_what_is_meant(void **state)
{
        (void)state;
        on(given_pieces("Ed4 Ra1 Rc1 rh8"));
        writes("Ed5");
        resolves(1, 1);
        writes("Ed5 Rb1");
        is_ambiguous(2, 2, 2);
        writes("Ed5 d6d5");
        resolves(3, 1);
        writes("Ed5 Eh8");
        has_no_turn();
        writes("Ed5 Eh8 Ed5");
        has_no_turn();
}

static void fewer_steps_allow_less(void **state)
{
        (void)state;
        on(given_pieces("Ed4 Ra1 rh8"));
        with_steps(2);
        writes("Ed6");
        resolves(2, 1);
        writes("Ed7");
        has_no_turn();
        with_steps(1);
        writes("Ed6");
        has_no_turn();
}

static void what_the_rules_forbid_is_no_turn(void **state)
{
        (void)state;
        on(given_pieces("Rd4 Dh1 Ra1 hh2 rh8"));
        writes("Rd3");
        has_no_turn();
        writes("Dg1");
        has_no_turn();
        writes("hh3");
        has_no_turn();
}

/* ---- The kinder reading ---- */

/* By e3 and f3 the elephant would be lost on its way; by e4 it is not. */
static void entry_spares_ones_own_pieces(void **state)
{
        (void)state;
        on(given_pieces("Eh5 Ra1 rh6 rg6 ra8 ee8"));
        writes("Eh5g6");
        is_ambiguous(3, 2, 2);
        enters("Eh5g6");
        assert_int_equal(answer.resolution, ARIMAA_ASSUMED);
        assert_int_equal(answer.count, 1);
        is_empty("f6");
        stands('E', "g6");
}

static void entry_does_not_guess_between_equals(void **state)
{
        (void)state;
        on(given_pieces("Ed4 Hf4 Ra1 re4 ra8 ee8"));
        enters("re4e5");
        is_ambiguous(2, 2, 2);
        enters("re5 Ee4");
        assert_int_equal(answer.resolution, ARIMAA_RESOLVED);
}

/* ---- Which token would settle it ---- */

static void tells_apart(const char *text, size_t candidate, const char *token)
{
        char found[ARIMAA_TOKEN_SIZE], longer[64];
        struct arimaa_candidate wanted;

        writes(text);
        assert_int_equal(answer.resolution, ARIMAA_AMBIGUOUS);
        wanted = answer.candidates[candidate];
        assert_true(arimaa_lightvector_distinguish(resolver, &start, steps_left, text,
                                                   strlen(text), &wanted, found));
        if (token != NULL)
                assert_string_equal(found, token);
        snprintf(longer, sizeof longer, "%s %s", text, found);
        writes(longer);
        assert_int_equal(answer.resolution, ARIMAA_RESOLVED);
        assert_true(arimaa_same_board(&answer.candidates[0].board, &wanted.board));
}

static void a_token_is_named_that_tells_the_boards_apart(void **state)
{
        (void)state;
        on(given_pieces("Ed4 Hf4 Ra1 re4 ra8 ee8"));
        writes("re4e5");
        is_ambiguous(2, 2, 2);
        tells_apart("re4e5", 0, NULL);
        tells_apart("re4e5", 1, NULL);
        on(given_pieces("Ed4 Ra1 Rc1 rh8"));
        writes("Ed5 Rb1");
        is_ambiguous(2, 2, 2);
        tells_apart("Ed5 Rb1", 0, "Ra1b1");
        tells_apart("Ed5 Rb1", 1, "Rc1b1");
}

/* ---- What else moves ---- */

static void what_moves_unnamed_is_told(void **state)
{
        struct arimaa_displaced unnamed[ARIMAA_DISPLACED_MAX];
        const char *text = "rd5d6";

        (void)state;
        on(given_pieces("Ed4 Ra1 rd5 rh8"));
        writes(text);
        resolves(2, 2);
        assert_int_equal(arimaa_lightvector_unnamed(&answer.candidates[0].turn, text,
                                                    strlen(text), unnamed),
                         1);
        assert_int_equal(unnamed[0].piece, arimaa_piece(ARIMAA_GOLD, ARIMAA_ELEPHANT));
        assert_int_equal(unnamed[0].from, square("d4"));
        assert_int_equal(unnamed[0].to, square("d5"));
        assert_false(unnamed[0].captured);
        text = "rd6 Ed5";
        writes(text);
        assert_int_equal(arimaa_lightvector_unnamed(&answer.candidates[0].turn, text,
                                                    strlen(text), unnamed),
                         0);
}

/* ---- Why there is no turn ---- */

static struct arimaa_obstruction obstruction;

static void explains(const char *text, enum arimaa_obstacle obstacle, size_t at, size_t length)
{
        writes(text);
        has_no_turn();
        obstruction = arimaa_lightvector_explain(resolver, &start, steps_left, text,
                                                 strlen(text));
        assert_int_equal(obstruction.obstacle, obstacle);
        assert_int_equal(obstruction.start, at);
        assert_int_equal(obstruction.length, length);
}

static void the_best_reason_is_given(void **state)
{
        (void)state;
        on(given_pieces("Ed4 Rd2 Dh1 Ra1 hh2 mb5 rh8 eb8"));
        explains("Ed5 Hd3", ARIMAA_OBSTACLE_NO_PIECE, 4, 3);
        explains("Ee4f5 Ed4h8", ARIMAA_OBSTACLE_TOO_FAR, 6, 5);
        assert_int_equal(obstruction.steps, 8);
        explains("Dg1", ARIMAA_OBSTACLE_FROZEN, 0, 3);
        assert_int_equal(obstruction.square, square("h1"));
        assert_int_equal(obstruction.other, square("h2"));
        explains("Rd2d1", ARIMAA_OBSTACLE_BACKWARD, 0, 5);
        explains("eb7", ARIMAA_OBSTACLE_NOTHING_STRONGER, 0, 3);
        explains("mb5x", ARIMAA_OBSTACLE_NO_WAY, 0, 4);
        explains("Ed6 Rd4 Ra4", ARIMAA_OBSTACLE_TOGETHER, 8, 3);
}

/* With a die a turn may have fewer than four. */
static void a_push_takes_more_steps_than_there_are(void **state)
{
        (void)state;
        on(given_pieces("Ed4 Ra1 rd5 rh8"));
        steps_left = 1;
        explains("Ed5", ARIMAA_OBSTACLE_TOO_FAR, 0, 3);
        assert_int_equal(obstruction.steps, 2);
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(tokens_are_split_from_the_right),
        cmocka_unit_test(what_is_no_token_is_named_with_its_place),
        cmocka_unit_test(a_capture_is_found_with_the_steps_it_takes),
        cmocka_unit_test(the_shortest_turn_is_meant),
        cmocka_unit_test(a_square_is_anywhere_on_the_way),
        cmocka_unit_test(two_ways_to_one_board_are_one_move),
        cmocka_unit_test(directions_are_fulfilled_in_the_order_written),
        cmocka_unit_test(a_hold_asks_for_a_turn_that_leaves_a_piece_alone),
        cmocka_unit_test(silver_may_be_told_to_move_gold),
        cmocka_unit_test(a_token_more_may_change_what_is_meant),
        cmocka_unit_test(fewer_steps_allow_less),
        cmocka_unit_test(what_the_rules_forbid_is_no_turn),
        cmocka_unit_test(entry_spares_ones_own_pieces),
        cmocka_unit_test(entry_does_not_guess_between_equals),
        cmocka_unit_test(a_token_is_named_that_tells_the_boards_apart),
        cmocka_unit_test(what_moves_unnamed_is_told),
        cmocka_unit_test(the_best_reason_is_given),
        cmocka_unit_test(a_push_takes_more_steps_than_there_are),
};

int main(void)
{
        return cmocka_run_group_tests(tests, open_resolver, close_resolver);
}
