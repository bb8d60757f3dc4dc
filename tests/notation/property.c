/* What holds for every position and turn, tried on many drawn at random: what is
 * written resolves to its board, and giving lines up early misses nothing. */
#include <string.h>

#include "../given.h"
#include "../random_position.h"
#include "../unit.h"
#include "notation/lightvector.h"
#include "notation/resolve.h"
#include "notation/steps.h"

static struct arimaa_resolver *one, *other;

static int open_resolvers(void **state)
{
        (void)state;
        one = arimaa_resolver_create();
        other = arimaa_resolver_create();
        return one == NULL || other == NULL;
}

static int close_resolvers(void **state)
{
        (void)state;
        arimaa_resolver_destroy(one);
        arimaa_resolver_destroy(other);
        return 0;
}

/* ---- Writing ---- */

static void writing_comes_back(const struct arimaa_position *position, int steps,
                               struct arimaa_turn *turn)
{
        char text[ARIMAA_LIGHTVECTOR_SIZE], official[ARIMAA_STEPS_SIZE];
        struct arimaa_position end = *position;
        struct arimaa_answer answer;

        assert_true(arimaa_turn_make(&end, steps, turn, NULL));
        arimaa_official_write(turn, official);
        if (!arimaa_lightvector_write(one, position, steps, turn, text))
                fail_msg("'%s' of at most %d steps was not written", official, steps);
        assert_in_range(strlen(text), 1, ARIMAA_LIGHTVECTOR_SIZE - 1);
        answer = arimaa_lightvector_resolve(one, position, steps, text, strlen(text));
        if (answer.resolution != ARIMAA_RESOLVED ||
            !arimaa_same_board(&answer.candidates[0].board, &end))
                fail_msg("'%s' was written as '%s'", official, text);
}

static void what_is_written_resolves_to_its_board(void **state)
{
        struct arimaa_random random = { 7 };
        struct arimaa_turn turn;

        (void)state;
        for (int i = 0; i < 12000; i++) {
                struct arimaa_position position = random_position(&random);
                int steps = 1 + arimaa_random_below(&random, ARIMAA_TURN_STEPS);

                if (random_turn(&random, &position, steps, &turn))
                        writing_comes_back(&position, steps, &turn);
        }
}

static void so_it_does_in_games_played_from_the_opening(void **state)
{
        struct arimaa_random random = { 8 };

        (void)state;
        for (int game = 0; game < 30; game++) {
                struct arimaa_position position = given("8 r r r d d r r r",
                                                        "7 r h c m e c h r",
                                                        "6 . . x . . x . .",
                                                        "5 . . . . . . . .",
                                                        "4 . . . . . . . .",
                                                        "3 . . x . . x . .",
                                                        "2 R H C M E C H R",
                                                        "1 R R R D D R R R");

                for (int ply = 0; ply < 60; ply++) {
                        struct arimaa_turn turn;

                        if (!random_turn(&random, &position, ARIMAA_TURN_STEPS, &turn))
                                continue;
                        writing_comes_back(&position, ARIMAA_TURN_STEPS, &turn);
                        arimaa_turn_make(&position, ARIMAA_TURN_STEPS, &turn, NULL);
                }
        }
}

/* ---- Bounds ---- */

static int sometimes(struct arimaa_random *random, int value, int none)
{
        return arimaa_random_below(random, 2) == 0 ? value : none;
}

/* A token that tells of some step or capture of a turn, or nearly so. */
static struct arimaa_token random_token(struct arimaa_random *random,
                                        const struct arimaa_turn *turn)
{
        int drawn = arimaa_random_below(random, turn->count);
        struct arimaa_step step = turn->steps[drawn];
        struct arimaa_capture capture = turn->captures[drawn];
        struct arimaa_token token = { .piece = step.piece,
                                      .square = ARIMAA_NO_SQUARE,
                                      .target = ARIMAA_NO_SQUARE,
                                      .property = (uint8_t)arimaa_random_below(random, 3) };

        token.square = (int8_t)sometimes(random, step.from, ARIMAA_NO_SQUARE);
        switch ((enum arimaa_property)token.property) {
        case ARIMAA_ENDS_ON:
                token.target = (int8_t)sometimes(random, arimaa_step_target(step),
                                                 arimaa_random_below(random, ARIMAA_SQUARES));
                break;
        case ARIMAA_CAPTURED:
                if (capture.piece != ARIMAA_NO_PIECE) {
                        token.piece = capture.piece;
                        token.square = (int8_t)sometimes(random, capture.square, step.from);
                }
                break;
        case ARIMAA_STEPS:
                token.directions[0] = step.direction;
                token.directions[1] = (uint8_t)arimaa_random_below(random, ARIMAA_DIRECTIONS);
                token.direction_count = (uint8_t)(1 + arimaa_random_below(random, 2));
                break;
        }
        if (token.square != ARIMAA_NO_SQUARE && arimaa_random_below(random, 3) == 0)
                token.piece = ARIMAA_NO_PIECE;
        return token;
}

/* Tokens that all tell of one turn: of some of what it displaces. */
static struct arimaa_tokens tokens_of(struct arimaa_random *random,
                                      const struct arimaa_turn *turn)
{
        struct arimaa_displaced displaced[ARIMAA_DISPLACED_MAX];
        struct arimaa_tokens tokens = { .count = 0 };

        for (int i = arimaa_turn_displaced(turn, displaced) - 1; i >= 0; i--) {
                if (tokens.count > 0 && arimaa_random_below(random, 4) == 0)
                        continue;
                tokens.tokens[tokens.count++] = (struct arimaa_token){
                        .piece = displaced[i].piece,
                        .square = (int8_t)sometimes(random, displaced[i].from,
                                                    ARIMAA_NO_SQUARE),
                        .target = displaced[i].captured ? ARIMAA_NO_SQUARE : displaced[i].to,
                        .property = displaced[i].captured ? ARIMAA_CAPTURED : ARIMAA_ENDS_ON,
                };
        }
        return tokens;
}

static struct arimaa_tokens random_tokens(struct arimaa_random *random,
                                          const struct arimaa_turn *turn)
{
        struct arimaa_tokens tokens = { .count = 1 + arimaa_random_below(random, 3) };

        if (arimaa_random_below(random, 2) == 0)
                return tokens_of(random, turn);
        for (int t = 0; t < tokens.count; t++)
                tokens.tokens[t] = random_token(random, turn);
        return tokens;
}

static uint64_t sum_of_boards(const struct arimaa_answer *answer)
{
        uint64_t sum = 0;

        for (size_t i = 0; i < answer->count; i++)
                sum += answer->candidates[i].board.hash;
        return sum;
}

static void the_same_is_found(const struct arimaa_position *position, int steps,
                              const struct arimaa_tokens *tokens)
{
        struct arimaa_answer pruned = resolve_tokens(one, position, steps, tokens, RESOLVE_ALL);
        struct arimaa_answer whole = resolve_tokens(other, position, steps, tokens,
                                                    RESOLVE_EXHAUSTIVE);
        struct arimaa_answer first;

        assert_int_equal(pruned.resolution, whole.resolution);
        assert_int_equal(pruned.steps, whole.steps);
        assert_int_equal(pruned.displaced, whole.displaced);
        assert_int_equal(pruned.count, whole.count);
        assert_true(sum_of_boards(&pruned) == sum_of_boards(&whole));
        first = resolve_tokens(one, position, steps, tokens, RESOLVE_FIRST);
        assert_int_equal(first.resolution == ARIMAA_NO_TURN, whole.resolution == ARIMAA_NO_TURN);
}

static void bounds_are_sound(int cases, int least, int most, uint64_t seed)
{
        struct arimaa_random random = { seed };

        for (int i = 0; i < cases; i++) {
                struct arimaa_position position = random_position(&random);
                int steps = least + arimaa_random_below(&random, most - least + 1);
                struct arimaa_tokens tokens;
                struct arimaa_turn turn;

                if (!random_turn(&random, &position, steps, &turn))
                        continue;
                tokens = random_tokens(&random, &turn);
                the_same_is_found(&position, steps, &tokens);
        }
}

static void giving_up_early_misses_nothing(void **state)
{
        (void)state;
        bounds_are_sound(6000, 1, 3, 9);
}

static void nor_in_turns_of_four_steps(void **state)
{
        (void)state;
        bounds_are_sound(60, 4, 4, 10);
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_written_resolves_to_its_board),
        cmocka_unit_test(so_it_does_in_games_played_from_the_opening),
        cmocka_unit_test(giving_up_early_misses_nothing),
        cmocka_unit_test(nor_in_turns_of_four_steps),
};

int main(void)
{
        return cmocka_run_group_tests(tests, open_resolvers, close_resolvers);
}
