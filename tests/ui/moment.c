/* Going through a game. */

#include "../unit.h"

#include "../given.h"
#include "../record/played.h"
#include "ui/moment.h"

static struct moment at;

static void a_short_game(void)
{
        begin(standard);
        both_set_up();
        at = moment_start();
}

static void is_at(int ply, int step)
{
        assert_int_equal(at.ply, ply);
        assert_int_equal(at.step, step);
}

static void by_turns_and_not_beyond(void **state)
{
        (void)state;
        a_short_game();
        at = moment_by_turns(&at, game, -1);
        is_at(0, 0);
        at = moment_by_turns(&at, game, 1);
        is_at(1, 0);
        at = moment_by_turns(&at, game, 5);
        is_at(2, 0);
        assert_true(moment_is_end(&at, game));
}

static void by_steps_over_the_edges_of_turns(void **state)
{
        struct arimaa_position position;

        (void)state;
        begin_from(standard, given_pieces("Ed4 Ra1 ee6 rh8"));
        plays("Ed4e Ee4e");
        plays("ee6w");
        at = moment_start();
        at = moment_step_on(&at, game);
        is_at(0, 1);
        position = moment_position(&at, game);
        assert_int_equal(position.at[square("e4")],
                         arimaa_piece(ARIMAA_GOLD, ARIMAA_ELEPHANT));
        assert_int_equal(moment_last(&at, game).count, 1);
        at = moment_step_on(&at, game);
        is_at(1, 0);
        at = moment_step_back(&at, game);
        is_at(0, 1);
        at = moment_by_turns(&at, game, -1);
        is_at(0, 0);
        at = moment_end(game);
        at = moment_step_on(&at, game);
        is_at(2, 0);
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(by_turns_and_not_beyond, put_away),
        cmocka_unit_test_teardown(by_steps_over_the_edges_of_turns, put_away),
};
RUN(tests)
