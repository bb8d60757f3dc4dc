/* Single steps, pushes, pulls, freezing and traps: rules.md, "A turn". */
#include "../given.h"
#include "../unit.h"

static struct arimaa_refusal refusal;

/* Whether the side to move may make the turn, of four steps at most. */
static bool may_play(struct arimaa_position position, const char *text)
{
        struct arimaa_turn turn = steps(text);

        return arimaa_turn_make(&position, ARIMAA_TURN_STEPS, &turn, &refusal);
}

#define allowed(position, text) assert_true(may_play(position, text))
#define refused(position, text, why)                                                    \
        do {                                                                            \
                assert_false(may_play(position, text));                                 \
                assert_int_equal(refusal.reason, why);                                  \
        } while (0)

static void about(const char *where, const char *other)
{
        assert_int_equal(refusal.square, square(where));
        if (other != NULL)
                assert_int_equal(refusal.other, square(other));
}

static void a_piece_steps_to_an_empty_neighbour(void **state)
{
        struct arimaa_position position = given_pieces("Ed4 Re4 Ra1 rh8");

        (void)state;
        allowed(position, "Ed4n");
        allowed(position, "Ed4w Ec4w Eb4w Ea4s");
        refused(position, "Ed4e", ARIMAA_OCCUPIED);
        about("d4", "e4");
        refused(position, "Ra1w", ARIMAA_OFF_BOARD);
        about("a1", NULL);
        refused(position, "Ed5n", ARIMAA_NOTHING_THERE);
        about("d5", NULL);
        refused(position, "Md4n", ARIMAA_OTHER_PIECE);
        about("d4", NULL);
}

static void a_rabbit_never_steps_backward(void **state)
{
        struct arimaa_position position = given_pieces("Rd4 Ra2 Ee1 rd6 rh7 ee8");

        (void)state;
        allowed(position, "Rd4n");
        allowed(position, "Rd4w");
        allowed(position, "Rd4e");
        refused(position, "Rd4s", ARIMAA_BACKWARD);
        about("d4", NULL);
        position = silver_to_move(position);
        allowed(position, "rd6s");
        refused(position, "rd6n", ARIMAA_BACKWARD);
        about("d6", NULL);
}

static void a_rabbit_is_pushed_and_pulled_backward(void **state)
{
        struct arimaa_position position = given_pieces("Ed4 Ra1 rd5 rh8");

        (void)state;
        allowed(position, "rd5n Ed4n");
        allowed(position, "Ed4s rd5s");
        allowed(silver_to_move(given_pieces("ed6 Rd5 Ra1 rh8")), "Rd5s ed6s");
        allowed(silver_to_move(given_pieces("ed6 Rd5 Ra1 rh8")), "ed6n Rd5n");
}

static void a_push_takes_a_strictly_stronger_piece(void **state)
{
        (void)state;
        allowed(given_pieces("Cd4 Ra1 rd5 rh8"), "rd5n Cd4n");
        refused(given_pieces("Cd4 Ra1 cd5 rh8"), "cd5n Cd4n", ARIMAA_NO_PUSHER);
        about("d5", NULL);
        refused(given_pieces("Rd4 Ra1 rd5 rh8"), "rd5n Rd4n", ARIMAA_NO_PUSHER);
        refused(given_pieces("Cd4 Ra1 hd6 rd5 ca5 rh8"), "hd6n", ARIMAA_NO_PUSHER);
}

static void a_push_is_completed_at_once_and_by_who_began_it(void **state)
{
        struct arimaa_position position = given_pieces("Dd4 Re5 Rd6 Ra1 rd5 rh8");

        (void)state;
        refused(position, "rd5w", ARIMAA_PUSH_UNFINISHED);
        about("d5", NULL);
        refused(position, "rd5w Ra1n", ARIMAA_PUSH_OPEN);
        about("d5", NULL);
        refused(position, "rd5w Re5w", ARIMAA_PUSHER_TOO_WEAK);
        about("e5", "d5");
        refused(position, "Ra1n Ra2n Ra3n rd5w", ARIMAA_PUSH_LAST_STEP);
        about("d5", NULL);
        allowed(position, "Ra1n Ra2n rd5w Dd4n");
}

/* Gold's elephant, which may push the rabbit on a3, does not come to its square;
 * the rabbit, which does, is no stronger. */
static void an_equal_does_not_complete_a_push(void **state)
{
        (void)state;
        refused(given("8 c . . . . . . r",
                      "7 . . . . . c . r",
                      "6 . d x d . x . .",
                      "5 . . . . . . m .",
                      "4 . E e . . . . .",
                      "3 r . x . . x . .",
                      "2 R . M C . H D R",
                      "1 R . . D . . . C"),
                "Mc2w Eb4w ra3e Ra2n", ARIMAA_PUSHER_TOO_WEAK);
}

static void a_pull_enters_the_square_just_left(void **state)
{
        struct arimaa_position position = given_pieces("Ed4 He4 Ra1 rd5 ce5 rh8");

        (void)state;
        allowed(position, "Ed4s rd5s");
        refused(position, "Ed4s ce5s", ARIMAA_OCCUPIED);
        refused(given_pieces("Cd4 Ra1 cd5 rh8"), "Cd4s cd5s", ARIMAA_NO_PUSHER);
        refused(given_pieces("Ed4 Ra1 rd5 rh8"), "Ed4s Ed3s rd5s", ARIMAA_NO_PUSHER);
}

static void a_completed_push_does_not_begin_a_pull(void **state)
{
        (void)state;
        refused(given_pieces("Ra1 Ed4 rd3 rd5 rh8"), "rd5n Ed4n rd3n", ARIMAA_PUSH_AND_PULL);
        allowed(given_pieces("Ra1 Ed4 Hd6 rd3 rd5 rh8"), "Hd6n rd5n Ed4n rd3n");
}

static void a_stronger_enemy_freezes_and_a_friend_frees(void **state)
{
        (void)state;
        refused(given_pieces("Dd4 Ra1 hd5 rh8"), "Dd4s", ARIMAA_FROZEN);
        about("d4", "d5");
        allowed(given_pieces("Dd4 Rc4 Ra1 hd5 rh8"), "Dd4s");
        allowed(given_pieces("Dd4 Ra1 dd5 rh8"), "Dd4s");
        allowed(given_pieces("Dd4 Ra1 he5 rh8"), "Dd4s");
}

static void freezing_is_judged_before_every_step(void **state)
{
        struct arimaa_position position = given_pieces("Dd4 Rc4 Ra1 hd5 rh8");

        (void)state;
        refused(position, "Rc4w Dd4s", ARIMAA_FROZEN);
        allowed(position, "Rc4w Rb4e Dd4s");
        refused(given_pieces("Dd3 Ra1 hd5 rh8"), "Dd3n Dd4w", ARIMAA_FROZEN);
}

static void a_frozen_piece_freezes_pushes_not_and_is_pushed(void **state)
{
        struct arimaa_position position = given_pieces("Hd4 Ra1 ed5 dd3 rh8");

        (void)state;
        refused(position, "dd3s Hd4s", ARIMAA_PUSHER_FROZEN);
        about("d3", "d4");
        refused(silver_to_move(position), "dd3w", ARIMAA_FROZEN);
        about("d3", "d4");
        allowed(silver_to_move(position), "Hd4e ed5s");
}

static const struct arimaa_turn *played(struct arimaa_position *position, const char *text)
{
        static struct arimaa_turn turn;

        turn = steps(text);
        assert_true(arimaa_turn_make(position, ARIMAA_TURN_STEPS, &turn, NULL));
        return &turn;
}

static void captured(const struct arimaa_turn *turn, int step, char piece, const char *where)
{
        assert_int_equal(ARIMAA_PIECE_LETTERS[turn->captures[step].piece], piece);
        assert_int_equal(turn->captures[step].square, square(where));
}

static void a_trap_takes_who_stands_there_alone(void **state)
{
        struct arimaa_position position = given_pieces("Ec2 Ra1 Hf2 rh8");

        (void)state;
        captured(played(&position, "Ec2n"), 0, 'E', "c3");
        assert_int_equal(position.at[square("c3")], ARIMAA_NO_PIECE);
        position = given_pieces("Ec2 Rd3 Ra1 rh8");
        played(&position, "Ec2n");
        assert_int_not_equal(position.at[square("c3")], ARIMAA_NO_PIECE);
}

static void a_friend_that_leaves_gives_up_who_is_on_the_trap(void **state)
{
        struct arimaa_position position = given_pieces("Hf3 Df2 Ra1 rh8");

        (void)state;
        captured(played(&position, "Df2w"), 0, 'H', "f3");
}

/* The rabbit is lost between the halves of the push. */
static void a_pushed_piece_falls_before_the_push_is_complete(void **state)
{
        struct arimaa_position position = given_pieces("Hb2 Ra1 rb3 rh8");

        (void)state;
        captured(played(&position, "rb3e Hb2n"), 0, 'r', "c3");
        assert_int_equal(position.at[square("b3")], arimaa_piece(ARIMAA_GOLD, ARIMAA_HORSE));
}

static void a_puller_that_dies_still_pulls(void **state)
{
        struct arimaa_position position = silver_to_move(given_pieces("mf2 Rf1 Ra1 rh8"));
        const struct arimaa_turn *turn = played(&position, "mf2n Rf1n");

        (void)state;
        captured(turn, 0, 'm', "f3");
        assert_int_equal(position.at[square("f2")], arimaa_piece(ARIMAA_GOLD, ARIMAA_RABBIT));
}

static void a_turn_must_change_the_board(void **state)
{
        struct arimaa_position position = given_pieces("Ed4 Ra1 rh8");

        (void)state;
        refused(position, "Ed4n Ed5s", ARIMAA_NOTHING_CHANGES);
        refused(position, "", ARIMAA_NO_STEPS);
}

/* The two horses have changed places: the board is as it was. */
static void like_pieces_that_change_places_change_nothing(void **state)
{
        (void)state;
        refused(given_pieces("Hd4 He4 Ra1 rh8"), "Hd4n He4w Hd5e He5s", ARIMAA_NOTHING_CHANGES);
}

static void a_turn_has_only_the_steps_it_is_given(void **state)
{
        struct arimaa_position position = given_pieces("Ed4 Ra1 rh8");
        struct arimaa_turn turn = steps("Ed4n Ed5n Ed6n");

        (void)state;
        assert_false(arimaa_turn_make(&position, 2, &turn, &refusal));
        assert_int_equal(refusal.reason, ARIMAA_TOO_MANY_STEPS);
        assert_int_equal(refusal.number, 2);
        assert_int_equal(refusal.step, 2);
        assert_true(arimaa_turn_make(&position, 3, &turn, &refusal));
        assert_int_equal(position.to_move, ARIMAA_SILVER);
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_piece_steps_to_an_empty_neighbour),
        cmocka_unit_test(a_rabbit_never_steps_backward),
        cmocka_unit_test(a_rabbit_is_pushed_and_pulled_backward),
        cmocka_unit_test(a_push_takes_a_strictly_stronger_piece),
        cmocka_unit_test(a_push_is_completed_at_once_and_by_who_began_it),
        cmocka_unit_test(an_equal_does_not_complete_a_push),
        cmocka_unit_test(a_pull_enters_the_square_just_left),
        cmocka_unit_test(a_completed_push_does_not_begin_a_pull),
        cmocka_unit_test(a_stronger_enemy_freezes_and_a_friend_frees),
        cmocka_unit_test(freezing_is_judged_before_every_step),
        cmocka_unit_test(a_frozen_piece_freezes_pushes_not_and_is_pushed),
        cmocka_unit_test(a_trap_takes_who_stands_there_alone),
        cmocka_unit_test(a_friend_that_leaves_gives_up_who_is_on_the_trap),
        cmocka_unit_test(a_pushed_piece_falls_before_the_push_is_complete),
        cmocka_unit_test(a_puller_that_dies_still_pulls),
        cmocka_unit_test(a_turn_must_change_the_board),
        cmocka_unit_test(a_turn_has_only_the_steps_it_is_given),
        cmocka_unit_test(like_pieces_that_change_places_change_nothing),
};

RUN(tests)
