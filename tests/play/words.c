/* What is said to people, in English. */
#include <string.h>

#include "../given.h"
#include "../unit.h"
#include "play/words.h"

static char text[WORDS_SIZE];

static struct arimaa_game *setup_game(void)
{
        return arimaa_game_create((struct arimaa_variant){ ARIMAA_STANDARD, false },
                                  NULL);
}

/* What is said of a turn of Gold's on this board. */
static void turn_says(struct arimaa_position board, const char *turn_text,
                      const char *expected)
{
        struct arimaa_game *game = arimaa_game_from(
                (struct arimaa_variant){ ARIMAA_STANDARD, false }, &board, 12);
        struct arimaa_turn turn = steps(turn_text);
        struct arimaa_refusal refusal;

        assert_false(arimaa_game_check_turn(game, &turn, &refusal));
        assert_string_equal(words_refusal(&refusal, game, text, sizeof text), expected);
        arimaa_game_destroy(game);
}

static void a_refused_turn(void **state)
{
        struct arimaa_position board =
                given("8 r . . . . . . .", "7 . . . . . . . e", "6 . . x . . x . .",
                      "5 . . . c D h . C", "4 . . . . . . . .", "3 . . x . . x . .",
                      "2 . . d . . . . .", "1 R E m . . . . .");

        (void)state;
        turn_says(board, "De5s",
                  "The dog on e5 is frozen by the horse on f5; no friend stands beside "
                  "it.");
        turn_says(board, "Ed4n", "There is no piece on d4.");
        turn_says(board, "Eh5n", "The piece on h5 is another one than Gold's elephant.");
        turn_says(board, "Eb1s", "The elephant on b1 would leave the board.");
        turn_says(board, "Eb1e",
                  "The elephant on b1 cannot go to c1: a piece stands there.");
        turn_says(board, "Ra1n Ra2s", "The rabbit on a2 may not go backward.");
        turn_says(board, "hf5e",
                  "The horse on f5 cannot be pushed or pulled: no stronger piece stands "
                  "beside it.");
        turn_says(board, "cd5n",
                  "The cat on d5 cannot be pushed: the dog on e5 is frozen itself.");
        turn_says(board, "Eb1n Eb2n Eb3n mc1w",
                  "The camel on c1 cannot be pushed or pulled: no stronger piece stands "
                  "beside it.");
        turn_says(board, "Ra1n Ra2n Ra3n mc1e",
                  "The camel on c1 cannot be pushed with the last step: a push takes "
                  "two.");
        turn_says(board, "mc1e Ra1n",
                  "The push must be completed first: a stronger piece steps to c1.");
        turn_says(board, "mc1e",
                  "The turn may not end with half a push: a stronger piece must step to "
                  "c1.");
        turn_says(board, "Eb1n Eb2s",
                  "A turn must change the board; this one leaves it as it was.");
        turn_says(board, "", "A turn needs at least one step.");
}

static void a_repetition_names_the_earlier_turns(void **state)
{
        struct arimaa_position board = given_pieces("Ee2 Ra1 ed7 rh8");
        struct arimaa_game *game = arimaa_game_from(
                (struct arimaa_variant){ ARIMAA_STANDARD, false }, &board, 12);
        struct arimaa_refusal refusal = { .reason = ARIMAA_REPEATS, .ply = { 0, 4 } };

        (void)state;
        assert_string_equal(
                words_refusal(&refusal, game, text, sizeof text),
                "This would be the third time for this position, as after 12g and 14g.");
        refusal.ply[0] = -1;
        assert_string_equal(
                words_refusal(&refusal, game, text, sizeof text),
                "This would be the third time for this position, as at the start and "
                "after 14g.");
        arimaa_game_destroy(game);
}

static void setup_says(struct arimaa_placement placement, const char *expected)
{
        struct arimaa_game *game = setup_game();
        struct arimaa_action action = { .kind = ARIMAA_PLACE, .placement = placement };
        struct arimaa_refusal refusal;

        assert_false(arimaa_game_apply(game, &action, &refusal));
        assert_string_equal(words_refusal(&refusal, game, text, sizeof text), expected);
        arimaa_game_destroy(game);
}

static void a_refused_setup(void **state)
{
        (void)state;
        setup_says(
                placing(ARIMAA_GOLD, "Ee3"),
                "The elephant on e3 is set up too far: Gold sets up on ranks 1 and 2.");
        setup_says(placing(ARIMAA_GOLD, "Ee2 Ed2"),
                   "These are too many elephants: a side has one.");
        setup_says(placing(ARIMAA_GOLD, "Ee2"), "The camel is missing.");
        setup_says(placing(ARIMAA_SILVER, "ee7"), "It is Gold that sets up now.");
}

/* Whatever the reason, something is said, and it fits. */
static void every_reason_has_words(void **state)
{
        struct arimaa_game *game = setup_game();

        (void)state;
        for (int reason = ARIMAA_ALLOWED + 1; reason < ARIMAA_REASONS; reason++)
                for (int piece = 0; piece < ARIMAA_PIECES; piece++) {
                        struct arimaa_refusal refusal = {
                                .reason = (enum arimaa_reason)reason,
                                .piece = piece,
                                .square = 12,
                                .other = 63,
                                .other_piece = piece,
                                .number = 3,
                                .ply = { 0, 2 }
                        };

                        words_refusal(&refusal, game, text, sizeof text);
                        assert_true(strlen(text) > 10 && text[strlen(text) - 1] == '.');
                        assert_true(strlen(words_refusal(&refusal, NULL, text,
                                                         sizeof text)) > 10);
                }
        arimaa_game_destroy(game);
}

static void every_problem_of_a_text_has_words(void **state)
{
        (void)state;
        for (int problem = ARIMAA_TEXT_OK + 1; problem < ARIMAA_TEXT_PROBLEMS;
             problem++) {
                words_text_error((enum arimaa_text_problem)problem, "Qe4", text,
                                 sizeof text);
                assert_true(strlen(text) > 10 && text[strlen(text) - 1] == '.');
        }
        assert_string_equal(
                words_text_error(ARIMAA_TEXT_BAD_SQUARE, "e9", text, sizeof text),
                "\"e9\" names no square: they are a1 to h8.");
}

static void every_obstacle_has_words(void **state)
{
        struct arimaa_obstruction obstruction = { .start = 4, .length = 3, .steps = 5 };

        (void)state;
        for (int place = ARIMAA_NO_SQUARE; place < 2; place++)
                for (int i = ARIMAA_OBSTACLE_NO_PIECE; i <= ARIMAA_OBSTACLE_TOGETHER;
                     i++) {
                        obstruction.obstacle = (enum arimaa_obstacle)i;
                        obstruction.square = obstruction.other = place;
                        words_obstruction(&obstruction, "Ee4 Hb7", text, sizeof text);
                        assert_memory_equal(text, "\"Hb7\"", 5);
                }
        obstruction.obstacle = ARIMAA_OBSTACLE_TOO_FAR;
        assert_string_equal(words_obstruction(&obstruction, "Ee4 Hb7", text, sizeof text),
                            "\"Hb7\" would take at least 5 steps; the turn has fewer.");
}

static void every_problem_of_a_record_has_words(void **state)
{
        struct arimaa_game *game = setup_game();
        struct arimaa_record record = { .game = game,
                                        .error = { .what = (char[]){ "2s" } } };

        (void)state;
        record.error.text.problem = ARIMAA_TEXT_NOT_A_STEP;
        record.error.refusal.reason = ARIMAA_GAME_OVER;
        for (int i = ARIMAA_RECORD_OK + 1; i <= ARIMAA_RECORD_IO; i++) {
                record.error.problem = (enum arimaa_record_problem)i;
                assert_true(strlen(words_record_error(&record, text, sizeof text)) > 10);
        }
        record.error.problem = ARIMAA_RECORD_WRONG_LABEL;
        assert_string_equal(words_record_error(&record, text, sizeof text),
                            "The label is 2s where 1g is to come.");
        arimaa_game_destroy(game);
}

static void every_ending_has_words(void **state)
{
        (void)state;
        for (int i = ARIMAA_NOT_OVER + 1; i < ARIMAA_ENDINGS; i++)
                for (int winner = ARIMAA_GOLD; winner < ARIMAA_SIDES; winner++) {
                        struct arimaa_outcome outcome = {
                                .ending = (enum arimaa_ending)i,
                                .winner = (enum arimaa_side)winner
                        };

                        words_outcome(outcome, text, sizeof text);
                        assert_memory_equal(
                                text, winner == ARIMAA_GOLD ? "Gold wins" : "Silver wins",
                                9);
                        outcome.drawn = true;
                        words_outcome(outcome, text, sizeof text);
                        assert_memory_equal(text, "A draw", 6);
                }
        words_outcome((struct arimaa_outcome){ .ending = ARIMAA_NOT_OVER }, text,
                      sizeof text);
        assert_string_equal(text, "");
}

static void a_result_without_a_reason(void **state)
{
        (void)state;
        assert_string_equal(
                words_result((struct arimaa_outcome){ .winner = ARIMAA_GOLD }),
                "Gold wins");
        assert_string_equal(
                words_result((struct arimaa_outcome){ .winner = ARIMAA_SILVER }),
                "Silver wins");
        assert_string_equal(words_result((struct arimaa_outcome){ .drawn = true }),
                            "A draw");
}

static void every_warning_has_words(void **state)
{
        char what[] = "8000%s";
        struct arimaa_warning warning = { .what = what };

        (void)state;
        for (int i = 0; i < ARIMAA_WARNINGS; i++) {
                warning.kind = (enum arimaa_warning_kind)i;
                assert_true(strlen(words_warning(&warning, text, sizeof text)) > 10);
        }
        warning.kind = ARIMAA_WARNING_CLOCK;
        assert_string_equal(
                words_warning(&warning, text, sizeof text),
                "\"8000%s\" begins a clock behind the moves, which is ignored.");
        warning.kind = ARIMAA_WARNING_UNOPENED;
        assert_string_equal(words_warning(&warning, text, sizeof text),
                            "A variation ends here that has not begun.");
}

static void a_short_place_is_not_overrun(void **state)
{
        struct arimaa_refusal refusal = { .reason = ARIMAA_FROZEN,
                                          .square = 1,
                                          .other = 2 };
        char room[12] = "...........";

        (void)state;
        words_refusal(&refusal, NULL, room, 8);
        assert_string_equal(room, "The rab");
        assert_int_equal(room[8], '.');
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_refused_turn),
        cmocka_unit_test(a_repetition_names_the_earlier_turns),
        cmocka_unit_test(a_refused_setup),
        cmocka_unit_test(every_reason_has_words),
        cmocka_unit_test(every_problem_of_a_text_has_words),
        cmocka_unit_test(every_obstacle_has_words),
        cmocka_unit_test(every_problem_of_a_record_has_words),
        cmocka_unit_test(every_ending_has_words),
        cmocka_unit_test(a_result_without_a_reason),
        cmocka_unit_test(every_warning_has_words),
        cmocka_unit_test(a_short_place_is_not_overrun),
};

RUN(tests)
