/* Setups entered by clicks: the table in ui/hand_setup.h. */

#include "../unit.h"

#include <stdio.h>
#include <string.h>

#include "../given.h"
#include "notation/board.h"
#include "ui/hand_setup.h"

enum { LINE_SIZE = 400 };

static struct arimaa_position position;
static struct situation at;
static struct hand_choice choice;
static char line[LINE_SIZE];

static void setting_up(enum arimaa_side side, enum arimaa_setup_rule rule,
                       const char *text)
{
        arimaa_position_clear(&position);
        at = (struct situation){ .position = &position, .rule = rule, .side = side };
        choice = hand_nothing();
        snprintf(line, sizeof line, "%s", text);
}

static void clicks(const char *squares)
{
        for (; *squares != '\0'; squares += squares[2] == ' ' ? 3 : 2)
                hand_setup_click(&at, &choice, arimaa_square_read(squares), line,
                                 sizeof line);
}

static void picks(enum arimaa_kind kind)
{
        hand_setup_pick(&at, &choice, kind, line, sizeof line);
}

static void writes(const char *text)
{
        assert_string_equal(line, text);
}

static void the_strongest_come_first(void **state)
{
        (void)state;
        setting_up(ARIMAA_GOLD, ARIMAA_STANDARD, "");
        clicks("e2 d2 b2 g2 c2");
        writes("Ee2 Md2 Hb2 Hg2 Dc2");
}

static void silver_has_its_own_letters_and_ranks(void **state)
{
        (void)state;
        setting_up(ARIMAA_SILVER, ARIMAA_STANDARD, "");
        clicks("e2 d7 e8");
        writes("ed7 me8");
}

static void when_all_are_placed_no_more_is(void **state)
{
        (void)state;
        setting_up(ARIMAA_GOLD, ARIMAA_STANDARD, "");
        clicks("a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2");
        writes("Ea1 Mb1 Hc1 Hd1 De1 Df1 Cg1 Ch1 Ra2 Rb2 Rc2 Rd2 Re2 Rf2 Rg2 Rh2");
        clicks("c3");
        assert_null(strstr(line, "c3"));
}

static void a_placed_piece_is_taken_back_and_held(void **state)
{
        (void)state;
        setting_up(ARIMAA_GOLD, ARIMAA_STANDARD, "Ee2 Md2 Hb2");
        clicks("d2");
        writes("Ee2 Hb2 M");
        clicks("d1");
        writes("Ee2 Hb2 Md1");
}

static void two_pieces_change_places(void **state)
{
        (void)state;
        setting_up(ARIMAA_GOLD, ARIMAA_STANDARD, "Ee2,Md2,Hb2");
        clicks("e2 b2");
        writes("Md2,Eb2 He2");
}

static void a_piece_is_picked_from_the_army(void **state)
{
        (void)state;
        setting_up(ARIMAA_GOLD, ARIMAA_STANDARD, "Ee2");
        picks(ARIMAA_CAT);
        writes("Ee2 C");
        clicks("c2 d2");
        writes("Ee2 Cc2 Md2");
}

static void picked_twice_it_is_let_go(void **state)
{
        (void)state;
        setting_up(ARIMAA_GOLD, ARIMAA_STANDARD, "Ee2");
        picks(ARIMAA_CAT);
        picks(ARIMAA_DOG);
        writes("Ee2 D");
        picks(ARIMAA_DOG);
        writes("Ee2 ");
        picks(ARIMAA_ELEPHANT);
        writes("Ee2 ");
}

static void on_a_placed_piece_the_picked_one_takes_its_place(void **state)
{
        (void)state;
        setting_up(ARIMAA_GOLD, ARIMAA_STANDARD, "Ee2 Md2");
        picks(ARIMAA_DOG);
        clicks("e2");
        writes("Md2 De2");
}

static void a_letter_that_was_typed_is_held(void **state)
{
        (void)state;
        setting_up(ARIMAA_GOLD, ARIMAA_STANDARD, "Ee2 c");
        assert_int_equal(hand_setup_held(line), ARIMAA_CAT);
        clicks("c1");
        writes("Ee2 Cc1");
}

static void freestyle_goes_on_with_the_same_kind(void **state)
{
        (void)state;
        setting_up(ARIMAA_SILVER, ARIMAA_FREESTYLE, "");
        arimaa_position_put(&position, arimaa_piece(ARIMAA_GOLD, ARIMAA_RABBIT),
                            square("a4"));
        picks(ARIMAA_RABBIT);
        clicks("a5 a4 b5 d3");
        writes("ra5 rb5 rd3");
        assert_int_equal(hand_setup_left(&at, line, ARIMAA_RABBIT), HAND_SETUP_MANY);
}

static void what_is_left_is_counted(void **state)
{
        (void)state;
        setting_up(ARIMAA_GOLD, ARIMAA_STANDARD, "Ee2 Hb2 H");
        assert_int_equal(hand_setup_left(&at, line, ARIMAA_ELEPHANT), 0);
        assert_int_equal(hand_setup_left(&at, line, ARIMAA_HORSE), 1);
        assert_int_equal(hand_setup_left(&at, line, ARIMAA_RABBIT), 8);
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_strongest_come_first),
        cmocka_unit_test(silver_has_its_own_letters_and_ranks),
        cmocka_unit_test(when_all_are_placed_no_more_is),
        cmocka_unit_test(a_placed_piece_is_taken_back_and_held),
        cmocka_unit_test(two_pieces_change_places),
        cmocka_unit_test(a_piece_is_picked_from_the_army),
        cmocka_unit_test(picked_twice_it_is_let_go),
        cmocka_unit_test(on_a_placed_piece_the_picked_one_takes_its_place),
        cmocka_unit_test(a_letter_that_was_typed_is_held),
        cmocka_unit_test(freestyle_goes_on_with_the_same_kind),
        cmocka_unit_test(what_is_left_is_counted),
};
RUN(tests)
