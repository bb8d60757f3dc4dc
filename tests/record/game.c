/* What a game allows, refuses and keeps. */
#include "../given.h"
#include "../unit.h"
#include "played.h"

static const char gold_setup[] =
        "Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2";

static void refused_at(char letter, const char *name)
{
        assert_int_equal(ARIMAA_PIECE_LETTERS[refusal.piece], letter);
        assert_int_equal(refusal.square, square(name));
}

static void refused_because_of(const char *name)
{
        assert_int_equal(refusal.other, square(name));
}

static void label_is(int ply, int number, enum arimaa_side side)
{
        assert_int_equal(arimaa_game_number(game, ply), number);
        assert_int_equal(arimaa_game_side(game, ply), side);
}

/* ---- Setups ---- */

static void gold_sets_up_first_then_silver(void **state)
{
        (void)state;
        begin(standard);
        assert_true(arimaa_game_in_setup(game));
        turn_refused(ARIMAA_SETUP_FIRST, "Ee2n");
        place_refused(ARIMAA_SETUP_SIDE, ARIMAA_SILVER, "ra7 ee8");
        refused_at('e', "e8");
        both_set_up();
        assert_false(arimaa_game_in_setup(game));
        place_refused(ARIMAA_SETUP_DONE, ARIMAA_GOLD, gold_setup);
}

static void standard_wants_all_pieces_on_the_home_ranks(void **state)
{
        (void)state;
        begin(standard);
        place_refused(ARIMAA_SETUP_TOO_FEW, ARIMAA_GOLD, "Ee2 Ra1");
        place_refused(ARIMAA_SETUP_SQUARE, ARIMAA_GOLD,
                      "Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee3 Cf2 Hg2 Rh2");
        refused_at('E', "e3");
}

static void freestyle_wants_a_rabbit_that_is_not_on_goal(void **state)
{
        (void)state;
        begin(freestyle);
        place_refused(ARIMAA_SETUP_NO_RABBIT, ARIMAA_GOLD, "Ee2");
        place_refused(ARIMAA_SETUP_RABBIT_GOAL, ARIMAA_GOLD, "Ra1 Rb8");
        refused_at('R', "b8");
        places(ARIMAA_GOLD, "Re5");
        place_refused(ARIMAA_SETUP_SQUARE, ARIMAA_SILVER, "re5");
        places(ARIMAA_SILVER, "rd5 ed4 ed6");
}

static void plies_have_the_labels_of_the_official_notation(void **state)
{
        (void)state;
        begin(standard);
        label_is(0, 1, ARIMAA_GOLD);
        label_is(1, 1, ARIMAA_SILVER);
        label_is(2, 2, ARIMAA_GOLD);
        label_is(21, 11, ARIMAA_SILVER);
        begin_from(standard, silver_to_move(given_pieces("Ee4 Ra1 ee8 rh8")));
        label_is(0, 2, ARIMAA_SILVER);
        label_is(1, 3, ARIMAA_GOLD);
        begin_dealt(endless, given_pieces("Ee2 Ra1 ee7 ra8"));
        label_is(0, 2, ARIMAA_GOLD);
}

/* ---- Turns ---- */

static void a_turn_is_refused_with_piece_and_reason(void **state)
{
        (void)state;
        begin_from(standard, given("8 r . . . e . . .",
                                   "7 . . . . . . . .",
                                   "6 . . x . . x . .",
                                   "5 . . . . D h . .",
                                   "4 . . . R . . . .",
                                   "3 . . x . . x . .",
                                   "2 . . . . . . . .",
                                   "1 R . . . . . . E"));
        turn_refused(ARIMAA_FROZEN, "De5n");
        refused_at('D', "e5");
        refused_because_of("f5");
        turn_refused(ARIMAA_BACKWARD, "Rd4s");
        refused_at('R', "d4");
        turn_refused(ARIMAA_NO_PUSHER, "hf5e");
        turn_refused(ARIMAA_NOTHING_THERE, "Eb4n");
        turn_refused(ARIMAA_OFF_BOARD, "Eh1e");
        turn_refused(ARIMAA_NO_STEPS, "");
        turn_refused(ARIMAA_NOTHING_CHANGES, "Eh1n Eh2s");
        goes_on();
}

static void the_captures_of_a_turn_are_found(void **state)
{
        const struct arimaa_turn *turn;

        (void)state;
        begin_from(standard, given_pieces("Eb4 Ra1 db3 rh8 ee8"));
        plays("db3e Eb4s");
        turn = &arimaa_game_ply(game, 0)->turn;
        assert_int_equal(turn->captures[0].square, square("c3"));
        assert_int_equal(ARIMAA_PIECE_LETTERS[turn->captures[0].piece], 'd');
        assert_int_equal(turn->captures[1].piece, ARIMAA_NO_PIECE);
}

static void the_first_turn_of_endless_endgame_has_two_steps(void **state)
{
        (void)state;
        begin_dealt(endless, given_pieces("Ee2 Ra1 ee7 ra8"));
        assert_false(arimaa_game_in_setup(game));
        assert_int_equal(arimaa_game_steps(game), 2);
        turn_refused(ARIMAA_TOO_MANY_STEPS, "Ee2n Ee3n Ee4n");
        plays("Ee2n Ee3n");
        assert_int_equal(arimaa_game_steps(game), 4);
}

/* ---- Dicey Moves ---- */

static void the_die_is_rolled_before_each_turn(void **state)
{
        (void)state;
        begin(standard_dicey);
        assert_false(arimaa_game_wants_roll(game));
        roll_refused(ARIMAA_NO_ROLL, 3);
        both_set_up();
        assert_true(arimaa_game_wants_roll(game));
        turn_refused(ARIMAA_ROLL_FIRST, "Ee2n");
        roll_refused(ARIMAA_BAD_ROLL, 7);
        assert_int_equal(refusal.number, 7);
        roll_refused(ARIMAA_BAD_ROLL, 0);
        rolls(2);
        roll_refused(ARIMAA_NO_ROLL, 2);
        assert_int_equal(arimaa_game_steps(game), 2);
        turn_refused(ARIMAA_TOO_MANY_STEPS, "Ee2n Ee3n Ee4n");
        plays("Ee2n Ee3n");
        assert_int_equal(arimaa_game_ply(game, 2)->roll, 2);
        assert_int_equal(arimaa_game_roll(game), 0);
        rolls(6);
        assert_int_equal(arimaa_game_steps(game), 4);
}

static void the_first_roll_of_endless_endgame_is_one_or_two(void **state)
{
        (void)state;
        begin_dealt(endless_dicey, given_pieces("Ee2 Ra1 ee7 ra8"));
        roll_refused(ARIMAA_BAD_ROLL, 3);
        rolls(2);
        plays("Ee2n");
        rolls(6);
}

static void a_turn_taken_back_shows_its_roll_again(void **state)
{
        (void)state;
        begin(standard_dicey);
        both_set_up();
        rolls(3);
        plays("Ee2n");
        rolls(5);
        takes_back();
        assert_int_equal(arimaa_game_roll(game), 3);
        roll_refused(ARIMAA_NO_ROLL, 4);
        plays("Ee2n Ee3n");
        assert_true(arimaa_game_wants_roll(game));
        takes_back();
        takes_back();
        assert_int_equal(arimaa_game_roll(game), 0);
        assert_true(arimaa_game_in_setup(game));
}

/* ---- Repetition ---- */

static void to_and_fro(void)
{
        plays("Ee2n");
        plays("ed7s");
        plays("Ee3s");
        plays("ed6n");
}

/* After plies 2 and 6 Gold's elephant stands on e3 and Silver's on d7. */
static void a_position_may_not_occur_a_third_time(void **state)
{
        int earlier[2];

        (void)state;
        begin(standard);
        both_set_up();
        to_and_fro();
        assert_int_equal(arimaa_game_occurrences(game, 5, earlier), 2);
        assert_int_equal(earlier[0], 1);
        plays("Ee2n");
        plays("ed7s");
        plays("Ee3s");
        turn_refused(ARIMAA_REPEATS, "ed6n");
        assert_int_equal(refusal.ply[0], 1);
        assert_int_equal(refusal.ply[1], 5);
        plays("ed6n hb7s");
}

static void what_is_taken_back_has_not_occurred(void **state)
{
        (void)state;
        begin(standard);
        both_set_up();
        to_and_fro();
        takes_back();
        plays("ed6n");
        plays("Ee2n");
        plays("ed7s");
        plays("Ee3s");
        turn_refused(ARIMAA_REPEATS, "ed6n");
}

static void the_position_a_game_starts_from_counts(void **state)
{
        (void)state;
        begin_from(standard, given_pieces("Ee2 Ra1 ed7 ra8"));
        to_and_fro();
        plays("Ee2n");
        plays("ed7s");
        plays("Ee3s");
        turn_refused(ARIMAA_REPEATS, "ed6n");
        assert_int_equal(refusal.ply[0], -1);
        assert_int_equal(refusal.ply[1], 3);
}

/* ---- Taking back, copying ---- */

static void an_ending_is_taken_back_with_the_turn_before_it(void **state)
{
        (void)state;
        begin(standard);
        take_back_refused(ARIMAA_NOTHING_TO_TAKE_BACK);
        both_set_up();
        plays("Ee2n");
        resigns(ARIMAA_SILVER);
        takes_back();
        goes_on();
        stands('E', "e3");
        takes_back();
        assert_int_equal(arimaa_game_plies(game), 2);
        stands('E', "e2");
        takes_back();
        places(ARIMAA_SILVER,
               "ra7 hb7 cc7 ed7 me7 cf7 hg7 rh7 ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8");
}

static void a_copy_goes_its_own_way(void **state)
{
        struct arimaa_game *original;

        (void)state;
        begin(standard);
        both_set_up();
        to_and_fro();
        original = game;
        game = arimaa_game_copy(original);
        assert_non_null(game);
        plays("Ee2n");
        plays("ed7s");
        plays("Ee3s");
        turn_refused(ARIMAA_REPEATS, "ed6n");
        assert_int_equal(arimaa_game_plies(original), 6);
        arimaa_game_destroy(original);
}

/* The elephants go round in circles of 14 and 10 squares: 140 plies without a
 * repetition. */
static void play_long(void)
{
        static const char *const gold[] = { "Ea1n", "Ea2n", "Ea3n", "Ea4n", "Ea5n",
                                            "Ea6n", "Ea7e", "Eb7s", "Eb6s", "Eb5s",
                                            "Eb4s", "Eb3s", "Eb2s", "Eb1w" };
        static const char *const silver[] = { "ed8e", "ee8e", "ef8e", "eg8e", "eh8s",
                                              "eh7w", "eg7w", "ef7w", "ee7w", "ed7n" };

        for (size_t i = 0; i < 70; i++) {
                plays(gold[i % 14]);
                plays(silver[i % 10]);
        }
}

static void a_long_game_is_kept_whole(void **state)
{
        int earlier[2];

        (void)state;
        begin_from(standard, given_pieces("Ea1 Rh1 ed8 rc8"));
        play_long();
        assert_int_equal(arimaa_game_plies(game), 140);
        for (int i = 0; i < 140; i++)
                takes_back();
        stands('E', "a1");
        take_back_refused(ARIMAA_NOTHING_TO_TAKE_BACK);
        play_long();
        assert_int_equal(arimaa_game_occurrences(game, 139, earlier), 2);
        assert_int_equal(earlier[0], -1);
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(gold_sets_up_first_then_silver, put_away),
        cmocka_unit_test_teardown(standard_wants_all_pieces_on_the_home_ranks, put_away),
        cmocka_unit_test_teardown(freestyle_wants_a_rabbit_that_is_not_on_goal, put_away),
        cmocka_unit_test_teardown(plies_have_the_labels_of_the_official_notation,
                                  put_away),
        cmocka_unit_test_teardown(a_turn_is_refused_with_piece_and_reason, put_away),
        cmocka_unit_test_teardown(the_captures_of_a_turn_are_found, put_away),
        cmocka_unit_test_teardown(the_first_turn_of_endless_endgame_has_two_steps,
                                  put_away),
        cmocka_unit_test_teardown(the_die_is_rolled_before_each_turn, put_away),
        cmocka_unit_test_teardown(the_first_roll_of_endless_endgame_is_one_or_two,
                                  put_away),
        cmocka_unit_test_teardown(a_turn_taken_back_shows_its_roll_again, put_away),
        cmocka_unit_test_teardown(a_position_may_not_occur_a_third_time, put_away),
        cmocka_unit_test_teardown(what_is_taken_back_has_not_occurred, put_away),
        cmocka_unit_test_teardown(the_position_a_game_starts_from_counts, put_away),
        cmocka_unit_test_teardown(an_ending_is_taken_back_with_the_turn_before_it,
                                  put_away),
        cmocka_unit_test_teardown(a_copy_goes_its_own_way, put_away),
        cmocka_unit_test_teardown(a_long_game_is_kept_whole, put_away),
};

RUN(tests)
