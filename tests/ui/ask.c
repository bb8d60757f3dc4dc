/* Questions about the board, asked on the line. */

#include "../unit.h"
#include "at_app.h"

#include <stdio.h>
#include <string.h>

static void answers(const char *question, const char *answer)
{
        enters(question);
        assert_string_equal(app_words(&app), answer);
}

static void refuses(const char *question, const char *part)
{
        assert_false(app_enter(&app, question));
        if (strstr(app_words(&app), part) == NULL)
                fail_msg("\"%s\" does not say \"%s\"", app_words(&app), part);
}

static int begin_opening(void **state)
{
        static const char *const lines[] = { ":quick", "", ":quick", "", "Ee4", "ed5" };

        if (begin(state) != 0)
                return 1;
        for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
                enters(lines[i]);
        return 0;
}

/* Gold's only free piece is an elephant; a dog is frozen by it. */
static int begin_study(void **state)
{
        const char *path = "ask-position.txt";
        const struct ui_options options = { .opening = UI_REPLAY, .file = path };
        FILE *file = fopen(path, "w");

        (void)state;
        if (file == NULL)
                return 1;
        fputs("2g [       r                   dE                   R               ]\n",
              file);
        fclose(file);
        if (!app_open(&app) || !app_begin(&app, &options))
                return 1;
        return remove(path);
}

static void the_board_as_text(void **state)
{
        (void)state;
        answers(":board", "8 r r r d d r r r\n"
                          "7 r h c . m c h r\n"
                          "6 . . x . . x . .\n"
                          "5 . . . e . . . .\n"
                          "4 . . . . E . . .\n"
                          "3 . . x . . x . .\n"
                          "2 R H C M . C H R\n"
                          "1 R R R D D R R R\n"
                          "  a b c d e f g h");
        enters(":flip");
        enters(":board");
        assert_memory_equal(app_words(&app), "1 R R R D D R R R\n2 R H C . M C H R\n",
                            18);
}

static void pieces_by_name(void **state)
{
        (void)state;
        answers(":where E", "Gold: elephant e4");
        answers(":where h", "Silver: horses b7 g7");
        answers(":where e4", "e4 gold elephant");
        answers(":where c3", "c3 empty trap");
        answers(":where h4", "h4 empty");
        answers(":where silver", "Silver: elephant d5\n"
                                 "Silver: camel e7\n"
                                 "Silver: horses b7 g7\n"
                                 "Silver: dogs d8 e8\n"
                                 "Silver: cats c7 f7\n"
                                 "Silver: rabbits a7 h7 a8 b8 c8 f8 g8 h8");
        refuses(":where", "where is what?");
        refuses(":where knight", "where is what?");
}

static void ranks_and_files(void **state)
{
        (void)state;
        answers(":rank 5", "5: d5 silver elephant");
        answers(":rank 3", "3: empty");
        answers(":file d", "d: d1 gold dog, d2 gold camel, d5 silver elephant, "
                           "d8 silver dog");
        refuses(":rank 9", "from 1 to 8");
        refuses(":file", "from a to h");
}

static void turns(void **state)
{
        (void)state;
        answers(":last", "2s Silver: elephant d7 to d5; 2 steps left unused");
        answers(":now", "3g: Gold to move, 4 steps");
        enters(":back");
        answers(":last", "2g Gold: elephant e2 to e4; 2 steps left unused");
        enters(":start");
        answers(":last", "nothing has been done yet");
        answers(":now", "1g: Gold sets up");
}

static void lost_pieces(void **state)
{
        (void)state;
        answers(":material", "Harlog: even\n"
                             "Gold has lost: nothing\n"
                             "Silver has lost: nothing");
        answers(":clock", "there is no clock");
}

static void before_the_first_setup(void **state)
{
        (void)state;
        answers(":board words", "the board is empty");
        answers(":where E", "E: none");
        refuses(":moves", "no turn is to be made");
        refuses(":material", "both sides must be set up first");
}

/* A setup that is shown can be asked about. */
static void before_it_is_confirmed(void **state)
{
        (void)state;
        enters(":quick");
        answers(":where M", "Gold: camel d2");
}

static void where_a_piece_can_go(void **state)
{
        (void)state;
        refuses(":moves b2", "no piece stands on b2");
        refuses(":moves everywhere", "which piece?");
        answers(":where d5", "d5 silver dog (frozen)");
        answers(":moves a2", "a2 gold rabbit: 13 squares\n"
                             "b2 c2 d2 e2 a3 b3 d3 a4 b4 c4 a5 b5 a6\n"
                             "to be captured on c3");
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_board_as_text, begin_opening, end),
        cmocka_unit_test_setup_teardown(pieces_by_name, begin_opening, end),
        cmocka_unit_test_setup_teardown(ranks_and_files, begin_opening, end),
        cmocka_unit_test_setup_teardown(turns, begin_opening, end),
        cmocka_unit_test_setup_teardown(lost_pieces, begin_opening, end),
        cmocka_unit_test_setup_teardown(before_the_first_setup, begin, end),
        cmocka_unit_test_setup_teardown(before_it_is_confirmed, begin, end),
        cmocka_unit_test_setup_teardown(where_a_piece_can_go, begin_study, end),
};

RUN(tests)
