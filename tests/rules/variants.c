/* Setups, deals, dice and material: rules.md, "Variants" to "Where the die is drawn". */
#include <math.h>
#include <stdlib.h>

#include "../given.h"
#include "../unit.h"
#include "rules/harlog.h"

/* ---- Setups ---- */

static const char gold_99of9[] = "Ee2 Md2 Hb2 Hg2 Cc2 Cf2 Dd1 De1 Ra2 Ra1 Rb1 Rc1 Rf1 Rg1 Rh1 Rh2";

static struct arimaa_placement named(const char *name, enum arimaa_side side,
                                     const struct arimaa_position *position)
{
        struct arimaa_placement placement;

        assert_true(arimaa_setup_named(name, side, position, &placement));
        return placement;
}

static void is_setup(struct arimaa_placement placement, const char *pieces)
{
        struct arimaa_placement wanted = placing(placement.side, pieces);

        assert_memory_equal(placement.pieces, wanted.pieces, sizeof wanted.pieces);
}

static void the_named_setups_are_those_of_the_rules(void **state)
{
        struct arimaa_position empty;

        (void)state;
        arimaa_position_clear(&empty);
        is_setup(named("99of9", ARIMAA_GOLD, &empty), gold_99of9);
        is_setup(named("rusty", ARIMAA_GOLD, &empty),
                 "Ee2 Mb2 Ha2 Hh2 Dd2 De1 Cb1 Cg2 Ra1 Rc1 Rc2 Rd1 Rf2 Rf1 Rg1 Rh1");
        is_setup(named("rusty", ARIMAA_SILVER, &empty),
                 "ee7 mb7 ha7 hh7 dd7 de8 cb8 cg7 ra8 rc8 rc7 rd8 rf7 rf8 rg8 rh8");
        assert_false(arimaa_setup_named("none", ARIMAA_GOLD, &empty, &(struct arimaa_placement){
                                                                             .side = 0 }));
}

static void silver_keeps_its_elephant_off_the_file_of_golds(void **state)
{
        struct arimaa_position on_e = given_pieces("Ee2 Ra1"), on_d = given_pieces("Ed2 Ra1");

        (void)state;
        is_setup(named("99of9", ARIMAA_SILVER, &on_e),
                 "ed7 me7 hb7 hg7 cc7 cf7 dd8 de8 ra7 ra8 rb8 rc8 rf8 rg8 rh8 rh7");
        is_setup(named("99of9", ARIMAA_SILVER, &on_d),
                 "ee7 md7 hb7 hg7 cc7 cf7 dd8 de8 ra7 ra8 rb8 rc8 rf8 rg8 rh8 rh7");
}

static struct arimaa_refusal refusal;

static bool setup_allowed(enum arimaa_setup_rule rule, const char *board, enum arimaa_side side,
                          const char *pieces)
{
        struct arimaa_position position = given_pieces(board);
        struct arimaa_placement placement = placing(side, pieces);

        return arimaa_setup_check(&position, rule, &placement, &refusal);
}

#define setup_refused(rule, board, side, pieces, why)                                   \
        do {                                                                            \
                assert_false(setup_allowed(rule, board, side, pieces));                 \
                assert_int_equal(refusal.reason, why);                                  \
        } while (0)

static void standard_wants_the_whole_army_at_home(void **state)
{
        (void)state;
        assert_true(setup_allowed(ARIMAA_STANDARD, "", ARIMAA_GOLD, gold_99of9));
        setup_refused(ARIMAA_STANDARD, "", ARIMAA_SILVER, "ee2", ARIMAA_SETUP_SQUARE);
        setup_refused(ARIMAA_STANDARD, "", ARIMAA_GOLD, "Ee3", ARIMAA_SETUP_SQUARE);
        assert_int_equal(refusal.square, square("e3"));
        setup_refused(ARIMAA_STANDARD, "", ARIMAA_GOLD, "Ee2 Md2", ARIMAA_SETUP_TOO_FEW);
        assert_int_equal(refusal.piece, arimaa_piece(ARIMAA_GOLD, ARIMAA_HORSE));
        assert_int_equal(refusal.number, 2);
        setup_refused(ARIMAA_STANDARD, "", ARIMAA_GOLD, "Ee2 Ed2", ARIMAA_SETUP_TOO_MANY);
        assert_int_equal(refusal.number, 1);
}

static void rabbits_fill_what_the_others_leave(void **state)
{
        struct arimaa_placement placement =
                placing(ARIMAA_GOLD, "Ee2 Md2 Hb2 Hg2 Cc2 Cf2 Dd1 De1");

        (void)state;
        arimaa_fill_rabbits(&placement);
        is_setup(placement, gold_99of9);
        placement = placing(ARIMAA_GOLD, "Ee2 Md2 Hb2");
        arimaa_fill_rabbits(&placement);
        is_setup(placement, "Ee2 Md2 Hb2");
}

static void freestyle_wants_a_rabbit_and_none_on_its_goal(void **state)
{
        (void)state;
        assert_true(setup_allowed(ARIMAA_FREESTYLE, "", ARIMAA_GOLD, "Rd4 Ed5 Ee5 Ef5"));
        setup_refused(ARIMAA_FREESTYLE, "", ARIMAA_GOLD, "Ed5", ARIMAA_SETUP_NO_RABBIT);
        setup_refused(ARIMAA_FREESTYLE, "", ARIMAA_GOLD, "Rd8", ARIMAA_SETUP_RABBIT_GOAL);
        setup_refused(ARIMAA_FREESTYLE, "", ARIMAA_SILVER, "rd1", ARIMAA_SETUP_RABBIT_GOAL);
        assert_true(setup_allowed(ARIMAA_FREESTYLE, "", ARIMAA_SILVER, "rd8"));
        setup_refused(ARIMAA_FREESTYLE, "Rd4", ARIMAA_SILVER, "rd4", ARIMAA_SETUP_SQUARE);
}

/* ---- Endless Endgame ---- */

enum { DEALS = 60000 };

static int count_of(const struct arimaa_position *position, enum arimaa_kind kind)
{
        return arimaa_count(position->pieces[ARIMAA_GOLD][kind]);
}

static bool is_image(const struct arimaa_position *position, enum arimaa_symmetry symmetry)
{
        for (int square = 0; square < 16; square++) {
                int gold = position->at[square];
                int silver = position->at[symmetry == ARIMAA_MIRRORED ? square ^ 56
                                                                      : 63 - square];

                if ((gold == ARIMAA_NO_PIECE) != (silver == ARIMAA_NO_PIECE) ||
                    (gold != ARIMAA_NO_PIECE && silver != gold + ARIMAA_KINDS))
                        return false;
        }
        return true;
}

static void a_deal_keeps_the_rules_of_endless_endgame(void **state)
{
        struct arimaa_random random = { 3 };

        (void)state;
        for (int i = 0; i < 5000; i++) {
                struct arimaa_position position;
                enum arimaa_symmetry symmetry = arimaa_endless_deal(&random, &position);
                int total = arimaa_count(position.side[ARIMAA_GOLD]);

                assert_in_range(total, 4, 12);
                assert_int_equal(arimaa_count(position.side[ARIMAA_SILVER]), total);
                assert_int_equal(position.side[ARIMAA_GOLD] & ~arimaa_home(ARIMAA_GOLD), 0);
                assert_true(is_image(&position, symmetry));
                assert_int_equal(arimaa_symmetry_of(&position),
                                 is_image(&position, ARIMAA_MIRRORED) ? ARIMAA_MIRRORED
                                                                      : ARIMAA_ROTATED);
                assert_int_equal(count_of(&position, ARIMAA_ELEPHANT), 1);
                assert_in_range(count_of(&position, ARIMAA_RABBIT), 1, 8);
                assert_int_equal(position.to_move, ARIMAA_GOLD);
        }
}

/* The counts are uniform among all armies of 4 to 12 pieces; so each army is as
 * likely as any other, and the share of each count is the share of such armies. */
static void every_army_is_as_likely_as_any_other(void **state)
{
        struct arimaa_random random = { 4 };
        int seen[9][3][3][3][2] = { 0 }, armies = 0;
        double expected, deviation = 0;

        (void)state;
        for (int i = 0; i < DEALS; i++) {
                struct arimaa_position p;

                arimaa_endless_deal(&random, &p);
                seen[count_of(&p, ARIMAA_RABBIT)][count_of(&p, ARIMAA_CAT)]
                    [count_of(&p, ARIMAA_DOG)][count_of(&p, ARIMAA_HORSE)]
                    [count_of(&p, ARIMAA_CAMEL)]++;
        }
        for (int r = 1; r <= 8; r++)
                for (int other = 0; other < 54; other++) {
                        int total = 1 + r + other % 3 + other / 3 % 3 + other / 9 % 3 + other / 27;

                        armies += total >= 4 && total <= 12;
                }
        expected = (double)DEALS / armies;
        for (int r = 1; r <= 8; r++)
                for (int other = 0; other < 54; other++) {
                        int c = other % 3, d = other / 3 % 3, h = other / 9 % 3, m = other / 27;
                        int total = 1 + r + c + d + h + m;
                        double off = seen[r][c][d][h][m] - expected;

                        if (total >= 4 && total <= 12)
                                deviation += off * off / expected;
                        else
                                assert_int_equal(seen[r][c][d][h][m], 0);
                }
        /* Chi square: mean armies - 1, standard deviation sqrt(2 (armies - 1)). */
        assert_true(fabs(deviation - (armies - 1)) < 5 * sqrt(2.0 * (armies - 1)));
}

static void both_symmetries_come_half_the_time_and_squares_all_alike(void **state)
{
        struct arimaa_random random = { 5 };
        int mirrored = 0, elephants[16] = { 0 };

        (void)state;
        for (int i = 0; i < DEALS; i++) {
                struct arimaa_position p;

                mirrored += arimaa_endless_deal(&random, &p) == ARIMAA_MIRRORED;
                elephants[arimaa_lowest(p.pieces[ARIMAA_GOLD][ARIMAA_ELEPHANT])]++;
        }
        assert_true(abs(mirrored - DEALS / 2) < 5 * sqrt(DEALS) / 2);
        for (int square = 0; square < 16; square++)
                assert_true(abs(elephants[square] - DEALS / 16) < 5 * sqrt(DEALS / 16.0));
}

static void the_same_seed_deals_the_same(void **state)
{
        struct arimaa_random one = { 42 }, two = { 42 };
        struct arimaa_position a, b;

        (void)state;
        assert_int_equal(arimaa_endless_deal(&one, &a), arimaa_endless_deal(&two, &b));
        assert_true(arimaa_same_board(&a, &b));
}

/* ---- Dicey Moves ---- */

static void the_die_is_fair(void **state)
{
        struct arimaa_random random = { 6 };
        int faces[7] = { 0 }, first[3] = { 0 };

        (void)state;
        for (int i = 0; i < DEALS; i++) {
                faces[arimaa_roll(&random, ARIMAA_TURN_STEPS)]++;
                first[arimaa_roll(&random, ARIMAA_ENDLESS_FIRST_STEPS)]++;
        }
        for (int face = 1; face <= 6; face++)
                assert_true(abs(faces[face] - DEALS / 6) < 5 * sqrt(DEALS / 6.0));
        assert_true(abs(first[1] - DEALS / 2) < 5 * sqrt(DEALS) / 2);
        assert_int_equal(first[1] + first[2], DEALS);
}

static void die_lies_on(const struct arimaa_position position, const char *where)
{
        assert_int_equal(arimaa_die_square(&position), square(where));
}

static void the_die_lies_on_the_most_open_square(void **state)
{
        struct arimaa_position full = given_pieces("");

        (void)state;
        die_lies_on(given("8 r r r d d r r r",
                          "7 r h c m e c h r",
                          "6 . . x . . x . .",
                          "5 . . . . . . . .",
                          "4 . . . . . . . .",
                          "3 . . x . . x . .",
                          "2 R H C M E C H R",
                          "1 R R R D D R R R"),
                    "d5");
        for (int square = 0; square < ARIMAA_SQUARES; square++)
                arimaa_position_put(&full, ARIMAA_RABBIT, square);
        die_lies_on(full, "d4");
}

/* Only the trap c6 and a8 are empty: the trap adds nothing for itself. */
static void an_empty_trap_carries_the_die_only_where_nothing_is_more_open(void **state)
{
        struct arimaa_position position = given_pieces("");

        (void)state;
        for (int s = 0; s < ARIMAA_SQUARES; s++)
                if (s != square("c6") && s != square("a8"))
                        arimaa_position_put(&position, ARIMAA_RABBIT, s);
        die_lies_on(position, "a8");
        arimaa_position_put(&position, ARIMAA_RABBIT, square("a8"));
        die_lies_on(position, "c6");
}

/* ---- Harlog ---- */

/* What Silver gains when Gold's full army loses these pieces, rounded to 0.01. */
static int loss(const char *lost)
{
        struct arimaa_position position = given_pieces("ee7 md7 hb7 hg7 cc7 cf7 dd8 de8 ra7 ra8 "
                                                       "rb8 rc8 rf8 rg8 rh8 rh7");
        struct arimaa_placement gold = placing(ARIMAA_GOLD, gold_99of9);

        for (int kind = ARIMAA_RABBIT; kind < ARIMAA_KINDS; kind++)
                for (arimaa_bitboard left = gold.pieces[kind]; left; left &= left - 1)
                        arimaa_position_put(&position,
                                            arimaa_piece(ARIMAA_GOLD, (enum arimaa_kind)kind),
                                            arimaa_lowest(left));
        for (; *lost != '\0'; lost++) {
                int kind = 0;

                while (ARIMAA_PIECE_LETTERS[kind] != *lost)
                        kind++;
                arimaa_position_remove(&position,
                                       arimaa_lowest(position.pieces[ARIMAA_GOLD][kind]));
        }
        return (int)lround(-100 * arimaa_harlog(&position));
}

static void harlog_weighs_the_losses_as_the_rules_say(void **state)
{
        (void)state;
        assert_int_equal(loss(""), 0);
        assert_int_equal(loss("R"), 100);
        assert_int_equal(loss("C"), 140);
        assert_int_equal(loss("D"), 213);
        assert_int_equal(loss("H"), 364);
        assert_int_equal(loss("M"), 648);
        assert_int_equal(loss("E"), 2204);
        assert_int_equal(loss("RR"), 213);
        assert_int_equal(loss("DD"), 440);
        assert_int_equal(loss("MR"), 750);
}

static void harlog_is_not_a_number_to_show_without_rabbits(void **state)
{
        struct arimaa_position gold_has = given_pieces("Ed4 Ra1 eh8");
        struct arimaa_position neither = given_pieces("Ed4 eh8");

        (void)state;
        assert_true(isinf(arimaa_harlog(&gold_has)) && arimaa_harlog(&gold_has) > 0);
        assert_true(isnan(arimaa_harlog(&neither)));
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_named_setups_are_those_of_the_rules),
        cmocka_unit_test(silver_keeps_its_elephant_off_the_file_of_golds),
        cmocka_unit_test(standard_wants_the_whole_army_at_home),
        cmocka_unit_test(rabbits_fill_what_the_others_leave),
        cmocka_unit_test(freestyle_wants_a_rabbit_and_none_on_its_goal),
        cmocka_unit_test(a_deal_keeps_the_rules_of_endless_endgame),
        cmocka_unit_test(every_army_is_as_likely_as_any_other),
        cmocka_unit_test(both_symmetries_come_half_the_time_and_squares_all_alike),
        cmocka_unit_test(the_same_seed_deals_the_same),
        cmocka_unit_test(the_die_is_fair),
        cmocka_unit_test(the_die_lies_on_the_most_open_square),
        cmocka_unit_test(an_empty_trap_carries_the_die_only_where_nothing_is_more_open),
        cmocka_unit_test(harlog_weighs_the_losses_as_the_rules_say),
        cmocka_unit_test(harlog_is_not_a_number_to_show_without_rabbits),
};

RUN(tests)
