/* How a game ends: rules.md, "End of the game" and "Positions to test with". */
#include "../given.h"
#include "../unit.h"
#include "played.h"

static void freestyle_setups(struct arimaa_variant variant, const char *gold,
                             const char *silver)
{
        begin(variant);
        places(ARIMAA_GOLD, gold);
        places(ARIMAA_SILVER, silver);
}

static void a_rabbit_on_its_goal_wins(void **state)
{
        begin_from(standard, given("8 . . . . . . . .",
                                   "7 R . . . . . . .",
                                   "6 . . x . . x . .",
                                   "5 . . . . . . . .",
                                   "4 . . . . E . . .",
                                   "3 . . x . . x . .",
                                   "2 . . . . . . . .",
                                   "1 . . . e . . . r"));
        (void)state;
        won_by(ARIMAA_SILVER, ARIMAA_GOAL);
        begin_from(standard, given("8 . . . . . . . .",
                                   "7 R . . . . . . r",
                                   "6 . . x . . x . .",
                                   "5 . . . . . . . .",
                                   "4 . . . . E . . .",
                                   "3 . . x . . x . .",
                                   "2 . . . . . . . .",
                                   "1 . . . e . . . ."));
        goes_on();
        plays("Ra7n");
        won_by(ARIMAA_GOLD, ARIMAA_GOAL);
}

static void a_rabbit_that_the_opponent_moves_to_its_goal_wins(void **state)
{
        (void)state;
        begin_from(standard, given_pieces("Ec2 Ra1 rd2 rh8 ee8"));
        plays("rd2s Ec2e");
        won_by(ARIMAA_SILVER, ARIMAA_GOAL);
}

static void with_both_on_goal_the_mover_wins(void **state)
{
        (void)state;
        freestyle_setups(freestyle, "Rd7 Ee2", "rd2");
        plays("Rd7n rd2s Ee2w");
        won_by(ARIMAA_GOLD, ARIMAA_GOAL);
}

static void on_goal_and_off_again_is_nothing(void **state)
{
        (void)state;
        freestyle_setups(freestyle, "Ed2 Rb7", "eg7 re2");
        plays("re2s Ed2e Ee2n re1n");
        goes_on();
        stands('r', "e2");
}

static void without_rabbits_a_side_loses(void **state)
{
        (void)state;
        begin_from(standard, given_pieces("Eb4 Ra1 rb3 ee8"));
        plays("rb3e Eb4s");
        empty("c3");
        won_by(ARIMAA_GOLD, ARIMAA_ELIMINATION);
}

static void who_loses_the_own_last_rabbit_loses(void **state)
{
        (void)state;
        begin_from(standard, given_pieces("Rc2 Ee6 rh8 ee8"));
        plays("Rc2n");
        empty("c3");
        won_by(ARIMAA_SILVER, ARIMAA_ELIMINATION);
}

static void when_both_lose_their_last_rabbit_the_mover_wins(void **state)
{
        (void)state;
        freestyle_setups(freestyle, "Rc3 Ed3", "re3 ee5");
        plays("re3e Ed3e");
        won_by(ARIMAA_GOLD, ARIMAA_ELIMINATION);
}

static void who_cannot_move_loses_as_the_setup_ends(void **state)
{
        (void)state;
        freestyle_setups(freestyle, "Rd4 Eh1", "hd5 eh2 eg1 rg6");
        won_by(ARIMAA_SILVER, ARIMAA_IMMOBILIZATION);
}

static void traps_act_once_when_a_freestyle_setup_ends(void **state)
{
        (void)state;
        freestyle_setups(freestyle, "Rc3 Ef3 Hf2 Ra1", "rc6 ef6 ra8");
        empty("c3");
        stands('E', "f3");
        empty("c6");
        empty("f6");
        assert_int_equal(arimaa_count(arimaa_game_ply(game, 1)->trapped), 3);
        assert_int_equal(arimaa_game_ply(game, 0)->trapped, 0);
        goes_on();
        freestyle_setups(freestyle, "Rc3 Ed5", "ra8 ee8");
        won_by(ARIMAA_SILVER, ARIMAA_ELIMINATION);
}

static void who_has_only_pushes_loses_with_a_roll_of_one(void **state)
{
        (void)state;
        freestyle_setups(freestyle_dicey, "Ea8 Rh1", "ra7 rb8 ch2 dg1");
        goes_on();
        rolls(1);
        won_by(ARIMAA_SILVER, ARIMAA_IMMOBILIZATION);
        freestyle_setups(freestyle_dicey, "Ea8 Rh1", "ra7 rb8 ch2 dg1");
        rolls(4);
        goes_on();
}

/* Gold's rabbit is shut in and its elephant can only go between a1 and b1. */
static struct arimaa_position one_step_to_and_fro(void)
{
        return silver_to_move(given("8 . . . . . . . r",
                                    "7 . . . . . . . .",
                                    "6 . . x . . x . .",
                                    "5 . . . . . . . .",
                                    "4 . . . . . . . .",
                                    "3 . . x . . x . .",
                                    "2 e e . . . . c c",
                                    "1 . E e . . . c R"));
}

static void whose_every_turn_repeats_has_lost(void **state)
{
        (void)state;
        begin_from(standard, one_step_to_and_fro());
        plays("rh8w");
        plays("Eb1w");
        plays("rg8e");
        plays("Ea1e");
        plays("rh8w");
        plays("Eb1w");
        goes_on();
        plays("rg8e");
        won_by(ARIMAA_SILVER, ARIMAA_IMMOBILIZATION);
        takes_back();
        goes_on();
        plays("rg8w");
        goes_on();
}

/* The same, but the three are dogs, which can be pushed with two steps. */
static void whose_every_turn_of_the_roll_repeats_has_lost(void **state)
{
        static const char *const turns[] = { "rh8w", "Eb1w", "rg8e", "Ea1e",
                                             "rh8w", "Eb1w", "rg8e" };

        (void)state;
        begin_from(standard_dicey,
                   silver_to_move(given_pieces("Eb1 Rh1 rh8 da2 db2 dc1 cg1 ch2")));
        for (size_t i = 0; i < sizeof turns / sizeof *turns; i++) {
                rolls(1);
                plays(turns[i]);
                goes_on();
        }
        rolls(1);
        won_by(ARIMAA_SILVER, ARIMAA_IMMOBILIZATION);
        takes_back();
        assert_int_equal(arimaa_game_roll(game), 1);
        plays("rg8e");
        rolls(2);
        goes_on();
}

static void resigning_and_running_out_of_time_lose(void **state)
{
        (void)state;
        begin(standard);
        both_set_up();
        resigns(ARIMAA_GOLD);
        won_by(ARIMAA_SILVER, ARIMAA_RESIGNATION);
        turn_refused(ARIMAA_GAME_OVER, "Ee2n");
        resign_refused(ARIMAA_GAME_OVER, ARIMAA_SILVER);
        begin(standard);
        times_out(ARIMAA_SILVER);
        won_by(ARIMAA_GOLD, ARIMAA_TIMEOUT);
}

static void a_recorded_ending_is_kept_as_stated(void **state)
{
        (void)state;
        begin(standard);
        both_set_up();
        claims((struct arimaa_outcome){ .ending = ARIMAA_BOTH_WITHOUT_RABBITS,
                                        .drawn = true });
        assert_int_equal(arimaa_game_outcome(game).ending, ARIMAA_BOTH_WITHOUT_RABBITS);
        assert_true(arimaa_game_outcome(game).drawn);
        turn_refused(ARIMAA_GAME_OVER, "Ee2n");
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(a_rabbit_on_its_goal_wins, put_away),
        cmocka_unit_test_teardown(a_rabbit_that_the_opponent_moves_to_its_goal_wins,
                                  put_away),
        cmocka_unit_test_teardown(with_both_on_goal_the_mover_wins, put_away),
        cmocka_unit_test_teardown(on_goal_and_off_again_is_nothing, put_away),
        cmocka_unit_test_teardown(without_rabbits_a_side_loses, put_away),
        cmocka_unit_test_teardown(who_loses_the_own_last_rabbit_loses, put_away),
        cmocka_unit_test_teardown(when_both_lose_their_last_rabbit_the_mover_wins,
                                  put_away),
        cmocka_unit_test_teardown(who_cannot_move_loses_as_the_setup_ends, put_away),
        cmocka_unit_test_teardown(traps_act_once_when_a_freestyle_setup_ends, put_away),
        cmocka_unit_test_teardown(who_has_only_pushes_loses_with_a_roll_of_one, put_away),
        cmocka_unit_test_teardown(whose_every_turn_repeats_has_lost, put_away),
        cmocka_unit_test_teardown(whose_every_turn_of_the_roll_repeats_has_lost,
                                  put_away),
        cmocka_unit_test_teardown(resigning_and_running_out_of_time_lose, put_away),
        cmocka_unit_test_teardown(a_recorded_ending_is_kept_as_stated, put_away),
};

RUN(tests)
