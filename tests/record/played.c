#include "played.h"

#include <string.h>

#include "../given.h"
#include "../unit.h"

struct arimaa_game *game;
struct arimaa_refusal refusal;

int put_away(void **state)
{
        (void)state;
        arimaa_game_destroy(game);
        game = NULL;
        return 0;
}

static void begin_with(struct arimaa_game *begun)
{
        put_away(NULL);
        game = begun;
        assert_non_null(game);
}

void begin(struct arimaa_variant variant)
{
        begin_with(arimaa_game_create(variant, NULL));
}

void begin_dealt(struct arimaa_variant variant, struct arimaa_position deal)
{
        begin_with(arimaa_game_create(variant, &deal));
}

void begin_from(struct arimaa_variant variant, struct arimaa_position position)
{
        begin_with(arimaa_game_from(variant, &position, 2));
}

void both_set_up(void)
{
        places(ARIMAA_GOLD,
               "Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2");
        places(ARIMAA_SILVER,
               "ra7 hb7 cc7 ed7 me7 cf7 hg7 rh7 ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8");
}

static void done(struct arimaa_action action)
{
        if (!arimaa_game_apply(game, &action, &refusal))
                fail_msg("refused, reason %d at square %d", (int)refusal.reason,
                         refusal.square);
}

static void refused(enum arimaa_reason reason, struct arimaa_action action)
{
        int plies = arimaa_game_plies(game);

        assert_false(arimaa_game_apply(game, &action, &refusal));
        assert_int_equal(refusal.reason, reason);
        assert_int_equal(arimaa_game_plies(game), plies);
}

static struct arimaa_action placing_action(enum arimaa_side side, const char *pieces)
{
        return (struct arimaa_action){ .kind = ARIMAA_PLACE,
                                       .placement = placing(side, pieces),
                                       .milliseconds = ARIMAA_NO_TIME };
}

static struct arimaa_action turn_action(const char *text)
{
        return (struct arimaa_action){ .kind = ARIMAA_TURN,
                                       .turn = steps(text),
                                       .milliseconds = ARIMAA_NO_TIME };
}

static struct arimaa_action side_action(enum arimaa_action_kind kind,
                                        enum arimaa_side side)
{
        return (struct arimaa_action){ .kind = kind, .side = side };
}

void places(enum arimaa_side side, const char *pieces)
{
        done(placing_action(side, pieces));
}

void rolls(int die)
{
        done((struct arimaa_action){ .kind = ARIMAA_ROLL, .roll = die });
}

void plays(const char *text)
{
        done(turn_action(text));
}

void resigns(enum arimaa_side side)
{
        done(side_action(ARIMAA_RESIGN, side));
}

void times_out(enum arimaa_side side)
{
        done(side_action(ARIMAA_TIME_OUT, side));
}

void takes_back(void)
{
        done((struct arimaa_action){ .kind = ARIMAA_TAKE_BACK });
}

void claims(struct arimaa_outcome outcome)
{
        done((struct arimaa_action){ .kind = ARIMAA_CLAIM, .claim = outcome });
}

void place_refused(enum arimaa_reason reason, enum arimaa_side side, const char *pieces)
{
        refused(reason, placing_action(side, pieces));
}

void roll_refused(enum arimaa_reason reason, int die)
{
        refused(reason, (struct arimaa_action){ .kind = ARIMAA_ROLL, .roll = die });
}

void turn_refused(enum arimaa_reason reason, const char *text)
{
        struct arimaa_action action = turn_action(text);

        assert_false(arimaa_game_check_turn(game, &action.turn, NULL));
        refused(reason, action);
}

void take_back_refused(enum arimaa_reason reason)
{
        refused(reason, (struct arimaa_action){ .kind = ARIMAA_TAKE_BACK });
}

void resign_refused(enum arimaa_reason reason, enum arimaa_side side)
{
        refused(reason, side_action(ARIMAA_RESIGN, side));
}

void goes_on(void)
{
        assert_int_equal(arimaa_game_outcome(game).ending, ARIMAA_NOT_OVER);
}

void won_by(enum arimaa_side winner, enum arimaa_ending ending)
{
        struct arimaa_outcome outcome = arimaa_game_outcome(game);

        assert_int_equal(outcome.ending, ending);
        assert_int_equal(outcome.winner, winner);
        assert_false(outcome.drawn);
}

void stands(char letter, const char *name)
{
        int piece = arimaa_game_position(game)->at[square(name)];

        assert_int_not_equal(piece, ARIMAA_NO_PIECE);
        assert_int_equal(ARIMAA_PIECE_LETTERS[piece], letter);
}

void empty(const char *name)
{
        assert_int_equal(arimaa_game_position(game)->at[square(name)], ARIMAA_NO_PIECE);
}
