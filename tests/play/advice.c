/* Advice on setups: each board is drawn from a8 down. */

#include "../given.h"
#include "../unit.h"

#include <string.h>

#include "play/advice.h"

/* The setup of a side as it stands on a position, which has the other side's alone. */
static struct arimaa_placement setup;
static struct arimaa_position board;

static void sets_up(enum arimaa_side side, struct arimaa_position position)
{
        setup = (struct arimaa_placement){ .side = side };
        arimaa_position_clear(&board);
        for (int square = 0; square < ARIMAA_SQUARES; square++) {
                int piece = position.at[square];

                if (piece == ARIMAA_NO_PIECE)
                        continue;
                if (arimaa_side_of(piece) == side)
                        setup.pieces[arimaa_kind_of(piece)] |= arimaa_bit(square);
                else
                        arimaa_position_put(&board, piece, square);
        }
}

static void says(const char *wanted)
{
        char text[400];

        assert_string_equal(advice_words(&board, &setup, text, sizeof text), wanted);
}

/* The usual one: nothing to be said. */
static void a_good_setup(void **state)
{
        (void)state;
        sets_up(ARIMAA_GOLD, given("8 . . . . . . . .",
                                   "7 . . . . . . . .",
                                   "6 . . . . . . . .",
                                   "5 . . . . . . . .",
                                   "4 . . . . . . . .",
                                   "3 . . . . . . . .",
                                   "2 R H C M E C H R",
                                   "1 R R R D D R R R"));
        says("");
}

static void elephants_on_one_file(void **state)
{
        (void)state;
        sets_up(ARIMAA_SILVER, given("8 r r r d d r r r",
                                     "7 r h c m e c h r",
                                     "6 . . . . . . . .",
                                     "5 . . . . . . . .",
                                     "4 . . . . . . . .",
                                     "3 . . . . . . . .",
                                     "2 R H C M E C H R",
                                     "1 R R R D D R R R"));
        says("both elephants stand on the e-file");
}

/* Elephant, camel and both horses are west of the middle. */
static void all_on_one_wing(void **state)
{
        (void)state;
        sets_up(ARIMAA_GOLD, given("8 . . . . . . . .",
                                   "7 . . . . . . . .",
                                   "6 . . . . . . . .",
                                   "5 . . . . . . . .",
                                   "4 . . . . . . . .",
                                   "3 . . . . . . . .",
                                   "2 H M H E C C R R",
                                   "1 R R R D D R R R"));
        says("the strong pieces are all on one wing");
}

/* The camel and a horse are on the edge; what is before the horse is as strong. */
static void behind_a_weaker_piece(void **state)
{
        (void)state;
        sets_up(ARIMAA_SILVER, given("8 r h m d d r r r",
                                     "7 r h c r e c r r",
                                     "6 . . . . . . . .",
                                     "5 . . . . . . . .",
                                     "4 . . . . . . . .",
                                     "3 . . . . . . . .",
                                     "2 R H C E M C H R",
                                     "1 R R R D D R R R"));
        says("m on c8 is behind c on c7");
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_good_setup),
        cmocka_unit_test(elephants_on_one_file),
        cmocka_unit_test(all_on_one_wing),
        cmocka_unit_test(behind_a_weaker_piece),
};

RUN(tests)
