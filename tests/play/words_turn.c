/* What a turn did, told to somebody who does not see the board. */
#include <string.h>

#include "../given.h"
#include "../unit.h"
#include "play/words_turn.h"

static char text[WORDS_BOARD_SIZE];

/* A turn of Gold's from this board, of four steps at most, is told so. */
static void tells(struct arimaa_position board, const char *turn_text,
                  const char *expected)
{
        struct arimaa_turn turn = steps(turn_text);

        assert_true(arimaa_turn_make(&board, ARIMAA_TURN_STEPS, &turn, NULL));
        assert_string_equal(
                words_turn(&turn, ARIMAA_GOLD, ARIMAA_TURN_STEPS, text, sizeof text),
                expected);
}

static void own_pieces_that_move(void **state)
{
        struct arimaa_position board =
                given("8 r . . . . e . .", "7 . . . . . . . .", "6 . . x . . x . .",
                      "5 . . . . . . . .", "4 . . . . . . . .", "3 . . x . . x . .",
                      "2 R . . . E . . .", "1 . . . . . . . H");

        (void)state;
        tells(board, "Ee2n Ee3n Hh1n Hh2n", "elephant e2 to e4; horse h1 to h3");
        tells(board, "Ee2n Ee3n Ee4w", "elephant e2 to d4; 1 step left unused");
        tells(board, "Hh1n Ra2n Ee2n",
              "elephant e2 to e3; horse h1 to h2; rabbit a2 to a3; 1 step left unused");
        tells(board, "Ra2n", "rabbit a2 to a3; 3 steps left unused");
}

/* The horse, which comes back, is not told of. */
static void one_that_comes_back_is_left_out(void **state)
{
        struct arimaa_position board = given_pieces("Ee2 Ra2 Hh1 ra8");

        (void)state;
        tells(board, "Hh1n Ee2n Ee3n Hh2s", "elephant e2 to e4");
}

static void pushed_and_pulled(void **state)
{
        struct arimaa_position board =
                given("8 r . . . . e . .", "7 . . . . . . . .", "6 . . x . . x . .",
                      "5 . . . . . . . .", "4 . . . d E . . .", "3 . . x . . x . .",
                      "2 R . . . . . . .", "1 . . . . . . . .");

        (void)state;
        tells(board, "dd4n Ee4w",
              "elephant e4 to d4; pushes a dog from d4 to d5; 2 steps left unused");
        tells(board, "Ee4e dd4e",
              "elephant e4 to f4; pulls a dog from d4 to e4; 2 steps left unused");
        tells(board, "Ee4e dd4e de4n Ef4w", "pushes and pulls a dog from d4 to e5");
}

static void captures(void **state)
{
        struct arimaa_position board =
                given("8 r . . . . e . .", "7 . . . . . . . .", "6 . . x . . x . .",
                      "5 . . . . . . . .", "4 . . . . E r . .", "3 . . x . . c . .",
                      "2 R . . . . . . .", "1 . . . . . . . .");

        (void)state;
        tells(board, "rf4n Ee4e",
              "elephant e4 to f4; pushes a rabbit from f4 to f5; captures a cat on f3; "
              "2 steps left unused");
        tells(given_pieces("Eg4 df4 Ra2 ra8"), "df4s Eg4w",
              "elephant g4 to f4; captures a dog from f4, on f3; 2 steps left unused");
}

static void losses(void **state)
{
        struct arimaa_position board =
                given("8 r . . . . e . .", "7 . . . . . . . .", "6 . . x . . x . .",
                      "5 . . . . . . . .", "4 . . . . . . . .", "3 . . C . . x . .",
                      "2 R . H . . R . .", "1 . . . . . . . .");

        (void)state;
        tells(board, "Hc2e",
              "horse c2 to d2; loses its own cat on c3; 3 steps left unused");
        tells(board, "Rf2n", "loses its own rabbit from f2, on f3; 3 steps left unused");
}

/* ---- Plies of a game ---- */

static struct arimaa_game *game_of(enum arimaa_setup_rule setup, bool dicey)
{
        return arimaa_game_create((struct arimaa_variant){ setup, dicey }, NULL);
}

static void does(struct arimaa_game *game, struct arimaa_action action)
{
        assert_true(arimaa_game_apply(game, &action, NULL));
}

static void ply_tells(const struct arimaa_game *game, int ply, const char *expected)
{
        assert_string_equal(words_ply(game, ply, text, sizeof text), expected);
}

static void a_setup(void **state)
{
        struct arimaa_game *game = game_of(ARIMAA_STANDARD, false);
        struct arimaa_placement setup;

        (void)state;
        assert_true(arimaa_setup_named("99of9", ARIMAA_GOLD, arimaa_game_position(game),
                                       &setup));
        does(game, (struct arimaa_action){ .kind = ARIMAA_PLACE, .placement = setup });
        ply_tells(
                game, 0,
                "1g Gold sets up: elephant e2; camel d2; horses b2 g2; dogs d1 e1; cats "
                "c2 f2; rabbits a1 b1 c1 f1 g1 h1 a2 h2");
        arimaa_game_destroy(game);
}

/* Silver's cat stands on c3 with nobody beside it when the setups are done. */
static void traps_take_at_the_end_of_a_setup(void **state)
{
        struct arimaa_game *game = game_of(ARIMAA_FREESTYLE, true);

        (void)state;
        does(game,
             (struct arimaa_action){ .kind = ARIMAA_PLACE,
                                     .placement = placing(ARIMAA_GOLD, "Ee2 Ra2") });
        does(game,
             (struct arimaa_action){ .kind = ARIMAA_PLACE,
                                     .placement = placing(ARIMAA_SILVER, "cc3 rh7") });
        ply_tells(
                game, 1,
                "1s Silver sets up: cat c3; rabbit h7; the traps take what stood on c3");
        does(game, (struct arimaa_action){ .kind = ARIMAA_ROLL, .roll = 2 });
        does(game, (struct arimaa_action){ .kind = ARIMAA_TURN, .turn = steps("Ee2n") });
        ply_tells(game, 2,
                  "2g Gold, the die shows 2: elephant e2 to e3; 1 step left unused");
        arimaa_game_destroy(game);
}

static void a_short_place_is_not_overrun(void **state)
{
        struct arimaa_turn turn = steps("Ee2n Ee3n");
        char room[12] = "...........";

        (void)state;
        words_turn(&turn, ARIMAA_GOLD, ARIMAA_TURN_STEPS, room, 9);
        assert_string_equal(room, "elephant");
        assert_int_equal(room[9], '.');
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(own_pieces_that_move),
        cmocka_unit_test(one_that_comes_back_is_left_out),
        cmocka_unit_test(pushed_and_pulled),
        cmocka_unit_test(captures),
        cmocka_unit_test(losses),
        cmocka_unit_test(a_setup),
        cmocka_unit_test(traps_take_at_the_end_of_a_setup),
        cmocka_unit_test(a_short_place_is_not_overrun),
};

RUN(tests)
