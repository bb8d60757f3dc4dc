/* Positions as they are drawn and pasted, and files that hold one. */
#include <string.h>

#include "notation/board.h"
#include "notation/placement.h"
#include "../given.h"
#include "../unit.h"
#include "reading.h"

static struct arimaa_board_text board;
static struct arimaa_text_error error;

static bool read_board(const char *text)
{
        return arimaa_board_read(text, strlen(text), &board, &error);
}

/* The board that every drawing here shows. */
static struct arimaa_position drawn(void)
{
        return given("8 r r . . . . . r", "7 . . . . e . . .", "6 . . x . . R . .",
                     "5 . . . . . H . .", "4 . . . . . . . .", "3 . . c . . x . .",
                     "2 . . d . . . . .", "1 R . . . . . . .");
}

static void shows(const struct arimaa_position *position, struct arimaa_position wanted)
{
        for (int i = 0; i < ARIMAA_SQUARES; i++)
                if (position->at[i] != wanted.at[i])
                        fail_msg("%c%c: piece %d, not %d", 'a' + i % 8, '1' + i / 8,
                                 position->at[i], wanted.at[i]);
}

static void is_drawn(const char *text)
{
        if (!read_board(text))
                fail_msg("problem %d at %zu: %s", (int)error.problem, error.start, text);
        shows(&board.position, drawn());
}

static void is_refused(const char *text, enum arimaa_text_problem problem, size_t at)
{
        assert_false(read_board(text));
        assert_int_equal(error.problem, problem);
        assert_int_equal(error.start, at);
}

/* ---- Drawings ---- */

static void traps_may_be_marked_or_not(void **state)
{
        (void)state;
        is_drawn("12s\n +-----------------+\n"
                 "8| r r           r |\n7|         e       |\n6|     x     R     |\n"
                 "5|           H     |\n4|                 |\n3|     c     x     |\n"
                 "2|     d           |\n1| R               |\n"
                 " +-----------------+\n   a b c d e f g h\n");
        assert_int_equal(board.number, 12);
        assert_int_equal(board.position.to_move, ARIMAA_SILVER);
        is_drawn("12s\n +-----------------+\n"
                 "8| r r . . . . . r |\n7| . . . . e . . . |\n6| . . . . . R . . |\n"
                 "5| . . . . . H . . |\n4| . . . . . . . . |\n3| . . c . . X . . |\n"
                 "2| . . d . . . . . |\n1| R . . . . . . . |\n"
                 " +-----------------+\n   a b c d e f g h\n");
}

static void frame_letters_and_heading_may_be_missing(void **state)
{
        (void)state;
        is_drawn("8| r r           r |\n7|         e       |\n6|     x     R     |\n"
                 "5|           H     |\n4|                 |\n3|     c     x     |\n"
                 "2|     d           |\n1| R               |");
        assert_false(board.has_side);
}

static void letters_may_be_wrong(void **state)
{
        (void)state;
        is_drawn(
                "7w\r\n   a b c d e d g h\r\n +-----------------+\r\n"
                "8| r r           r |\r\n7|         e       |\r\n6|     x     R     |\r\n"
                "5|           H     |\r\n4|                 |\r\n3|     c     x     |\r\n"
                "2|     d           |\r\n1| R               |\r\n"
                " +-----------------+\r\n   a b c d e d g h");
        assert_int_equal(board.number, 7);
        assert_int_equal(board.position.to_move, ARIMAA_GOLD);
}

static void cells_may_stand_side_by_side(void **state)
{
        (void)state;
        is_drawn(
                "|rr     r|\n|    e   |\n|  x  R  |\n|     H  |\n|        |\n|  c  x  |\n"
                "|  d     |\n|R       |\n");
        is_drawn("rr.....r\n....e...\n..x..R..\n.....H..\n........\n..c..x..\n..d.....\n"
                 "R.......\n");
        is_drawn("rr     r\n    e   \n  x  R  \n     H  \n        \n  c  x  \n  d     \n"
                 "R       \n");
}

static void cells_may_stand_a_blank_or_a_bar_apart(void **state)
{
        (void)state;
        is_drawn("|r r . . . . . r|\n|. . . . e . . .|\n|. . x . . R . .|\n|. . . . . H "
                 ". .|\n"
                 "|. . . . . . . .|\n|. . c . . x . .|\n|. . d . . . . .|\n|R . . . . . "
                 ". .|\n");
        is_drawn("8 r r . . . . . r\n7 . . . . e . . .\n6 . . x . . R . .\n5 . . . . . H "
                 ". .\n"
                 "4 . . . . . . . .\n3 . . c . . x . .\n2 . . d . . . . .\n1 R . . . . . "
                 ". .\n");
        is_drawn("  +---+---+---+---+---+---+---+---+\n"
                 "8 | r | r |   |   |   |   |   | r | 8\n"
                 "  +---+---+---+---+---+---+---+---+\n"
                 "7 |   |   |   |   |[e]|   |   |   | 7\n"
                 "6 |   |   | x |   |   | R |   |   | 6\n"
                 "5 |   |   |   |   |   | H |   |   | 5\n"
                 "4 |   |   |   |   |   |   |   |   | 4\n"
                 "3 |   |   |(c)|   |   | x |   |   | 3\n"
                 "2 |   |   | d |   |   |   |   |   | 2\n"
                 "1 | R |   |   |   |   |   |   |   | 1\n"
                 "  +---+---+---+---+---+---+---+---+\n"
                 "    a   b   c   d   e   f   g   h\n");
}

static void rows_may_be_cut_off(void **state)
{
        (void)state;
        is_drawn("8| r r           r\n7|         e\n6|     x     R\n5|           H\n4|\n"
                 "3|     c     x\n2|     d\n1| R\n");
}

static void ranks_with_numbers_of_empty_squares(void **state)
{
        (void)state;
        is_drawn("2s rr5r/4e3/5R2/5H2/8/2c5/2d5/R7");
        assert_int_equal(board.number, 2);
        assert_int_equal(board.position.to_move, ARIMAA_SILVER);
        is_drawn("rr5r/4e3/5R2/5H2/8/2c5/2d5/R7");
        assert_false(board.has_side);
}

static void what_is_no_board_is_pointed_at(void **state)
{
        (void)state;
        is_refused("|rr     r|\n|    q   |\n", ARIMAA_TEXT_BAD_PIECE, 16);
        is_refused("8| r r           r |\n7|        e        |\n", ARIMAA_TEXT_BAD_PIECE,
                   31);
        is_refused("8| r r           r |\n6|         e       |\n", ARIMAA_TEXT_BAD_BOARD,
                   21);
        is_refused("8| r r           r |\nhello\n", ARIMAA_TEXT_BAD_BOARD, 21);
        is_refused("8| r r    |\n", ARIMAA_TEXT_BAD_BOARD, 0);
        is_refused("2s rr5r/4e4/5R2/5H2/8/2c5/2d5/R7", ARIMAA_TEXT_BAD_BOARD, 8);
        is_refused("2s rr5r/4e3/5R2/5H2/8/2c5/2d5", ARIMAA_TEXT_BAD_BOARD, 26);
        is_refused("2s rr5r/4q3/5R2/5H2/8/2c5/2d5/R7", ARIMAA_TEXT_BAD_PIECE, 9);
        is_refused("2x rr5r/4e3/5R2/5H2/8/2c5/2d5/R7", ARIMAA_TEXT_NO_SIDE, 0);
}

/* ---- Setups in rows ---- */

static void setups_may_count_equal_pieces(void **state)
{
        struct arimaa_placement placement;
        char text[ARIMAA_PLACEMENT_SIZE];

        (void)state;
        assert_true(arimaa_placement_read(ARIMAA_GOLD, "DDHCEHMR/4RC3R", 14, &placement,
                                          &error));
        arimaa_placement_write(&placement, ' ', text);
        assert_string_equal(
                text, "Ee2 Mg2 Hc2 Hf2 Da2 Db2 Ce1 Cd2 Ra1 Rb1 Rc1 Rd1 Rf1 Rg1 Rh1 Rh2");
        assert_true(arimaa_placement_read(ARIMAA_SILVER, "8r/rhcdemhc", 11, &placement,
                                          &error));
        arimaa_placement_write(&placement, ' ', text);
        assert_string_equal(
                text, "ee7 mf7 hb7 hg7 dd7 cc7 ch7 ra7 ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8");
        assert_false(arimaa_placement_read(ARIMAA_GOLD, "DDHCEHMR/4RC2R", 14, &placement,
                                           &error));
        assert_int_equal(error.start, 9);
        assert_false(arimaa_placement_read(ARIMAA_GOLD, "DDHCEHMR/4RC4R", 14, &placement,
                                           &error));
        assert_int_equal(error.start, 13);
        assert_int_equal(error.problem, ARIMAA_TEXT_NOT_A_PLACEMENT);
        assert_false(arimaa_placement_read(ARIMAA_GOLD, "DDHCEHMR/8R/R", 13, &placement,
                                           &error));
        assert_int_equal(error.start, 11);
}

/* ---- Files ---- */

#define DIAGRAM(heading)                 \
        heading "\n"                     \
                " +-----------------+\n" \
                "8| r . . . . . . r |\n" \
                "7| . . . . . . . . |\n" \
                "6| . . x . e x . . |\n" \
                "5| . . . . . . . . |\n" \
                "4| . . . E . . . . |\n" \
                "3| . . x . . x . . |\n" \
                "2| . . . . . . . . |\n" \
                "1| R . . . . . . . |\n" \
                " +-----------------+\n" \
                "   a b c d e f g h\n"

static void a_position_opens_as_a_game_from_it(void **state)
{
        (void)state;
        reads(DIAGRAM("15s"));
        is_good();
        has_plies(0);
        is_not_over();
        assert_int_equal(arimaa_game_number(record->game, 0), 15);
        assert_int_equal(arimaa_game_side(record->game, 0), ARIMAA_SILVER);
        shows(arimaa_game_position(record->game), given_pieces("Ed4 Ra1 ee6 ra8 rh8"));
        reads_no_more();
}

static void positions_of_other_forms_are_files_too(void **state)
{
        (void)state;
        reads("s [r      r            e               E                   R       ]\n");
        is_good();
        shows(arimaa_game_position(record->game), given_pieces("Ee4 Ra1 ee6 ra8 rh8"));
        reads("\n2g r6r/8/4e3/8/3E4/8/8/R7\n");
        is_good();
        shows(arimaa_game_position(record->game), given_pieces("Ed4 Ra1 ee6 ra8 rh8"));
        reads("Ed4 Ra1 ee6 ra8 rh8");
        is_good();
        shows(arimaa_game_position(record->game), given_pieces("Ed4 Ra1 ee6 ra8 rh8"));
}

static void moves_may_follow_with_labels_or_without(void **state)
{
        (void)state;
        reads(DIAGRAM("15s") "\n15s ee6n\n16g Ed4n Ed5n\n16s\n");
        is_good();
        has_plies(2);
        reads(DIAGRAM("15s") "\nActual\nee6n\nEd4n Ed5n\n");
        is_good();
        has_plies(2);
        reads(DIAGRAM("15s") "\n16s ee6n\n");
        is_wrong(ARIMAA_RECORD_WRONG_LABEL, 14, 1, "16s");
        reads(DIAGRAM("15s") "\nee6s ee6s\n");
        is_wrong(ARIMAA_RECORD_TEXT, 14, 6, "ee6s");
}

/* The elephant has come from d3 in two steps; two more are to be made. */
static void steps_already_made_are_taken_back(void **state)
{
        (void)state;
        reads(DIAGRAM("12g Ed2n Ed3n"));
        is_good();
        has_plies(0);
        assert_int_equal(arimaa_game_number(record->game, 0), 12);
        shows(arimaa_game_position(record->game), given_pieces("Ed2 Ra1 ee6 ra8 rh8"));
        has_tag("StepsMade", "Ed2n Ed3n");
}

static void what_the_steps_captured_comes_back(void **state)
{
        (void)state;
        reads("12g rc4s rc3x Ed4w\n"
              "r.......\n........\n....e...\n........\n..E.....\n........\n........\nR..."
              "....\n");
        is_good();
        shows(arimaa_game_position(record->game), given_pieces("Ed4 Ra1 ee6 ra8 rc4"));
}

static void steps_that_cannot_have_led_there_are_refused(void **state)
{
        (void)state;
        reads(DIAGRAM("12g Ed2n"));
        is_wrong(ARIMAA_RECORD_STEPS_MADE, 1, 5, "Ed2n");
        reads(DIAGRAM("12g Ed3n Qd3n"));
        is_wrong(ARIMAA_RECORD_STEPS_MADE, 1, 5, "Ed3n Qd3n");
        reads(DIAGRAM("12g Ed2n Md3n"));
        is_wrong(ARIMAA_RECORD_STEPS_MADE, 1, 5, "Ed2n Md3n");
        reads(DIAGRAM("12g Ra2s"));
        is_wrong(ARIMAA_RECORD_STEPS_MADE, 1, 5, "Ra2s");
        reads(DIAGRAM("12g hello"));
        is_wrong(ARIMAA_RECORD_STEPS_MADE, 1, 5, "hello");
}

static void one_side_alone_may_stand_there(void **state)
{
        (void)state;
        reads("g [R                                                               ]\n");
        is_good();
        shows(arimaa_game_position(record->game), given_pieces("Ra8"));
        reads("8/8/8/3E4/8/8/8/R7\n");
        is_good();
        shows(arimaa_game_position(record->game), given_pieces("Ra1 Ed5"));
}

static void a_broken_position_is_told_where(void **state)
{
        (void)state;
        reads("12g\n +-----------------+\n8| r . . q . . . r |\n");
        is_wrong(ARIMAA_RECORD_TEXT, 3, 10, "q");
        reads("\n2g r6r/8/4q3/8/3E4/8/8/R7\n");
        is_wrong(ARIMAA_RECORD_TEXT, 2, 11, "q");
        reads("[r      r............E.......................................R.......\n");
        assert_int_equal(record->error.problem, ARIMAA_RECORD_TEXT);
        assert_int_equal(record->error.text.problem, ARIMAA_TEXT_BAD_BOARD);
        reads("s [rr");
        is_wrong(ARIMAA_RECORD_TEXT, 1, 3, "[rr");
        reads("|rr     r|\n|    e   |\nand so on\n");
        is_wrong(ARIMAA_RECORD_TEXT, 3, 1, "and so on");
}

static void a_setup_alone_is_no_position(void **state)
{
        (void)state;
        reads(GOLD_SETUP);
        is_good();
        has_plies(1);
}

static void a_tag_as_long_as_a_position_is_none(void **state)
{
        (void)state;
        reads("[Gold \"a name that is as long as the squares of a board are "
              "many\"]\n" GOLD_SETUP);
        is_good();
        has_plies(1);
        reads("[Gold \"8| r r |\"]\n" GOLD_SETUP "{8| r r |\n8| r r |}\n");
        is_good();
        has_plies(1);
}

/* ---- Several in a file ---- */

static void positions_set_apart_by_semicolons(void **state)
{
        static const char one[] = "8| r r           r |\n7|         e       |\n"
                                  "6|           R     |\n5|           H     |\n"
                                  "4|                 |\n3|     c           |\n"
                                  "2|     d           |\n1| R               |\n";
        char text[1000];

        (void)state;
        snprintf(text, sizeof text,
                 "12s\n%s;\n\n13g\n%sa remark; and so on\n;\n"
                 "g [       r            e                               E   R       ] "
                 ";\n",
                 one, one);
        reads(text);
        is_good();
        shows(arimaa_game_start(record->game), drawn());
        assert_int_equal(arimaa_game_number(record->game, 0), 12);
        reads_next();
        is_good();
        shows(arimaa_game_start(record->game), drawn());
        assert_int_equal(arimaa_game_number(record->game, 0), 13);
        reads_next();
        is_good();
        assert_int_equal(arimaa_count(arimaa_occupied(arimaa_game_start(record->game))),
                         4);
        reads_no_more();
}

/* As they are written, one behind another. */
static void positions_set_apart_by_empty_lines(void **state)
{
        static const char boards[] =
                "12s\n +-----------------+\n8| r r . . . . . r |\n7| . . . . e . . . |\n"
                "6| . . x . . R . . |\n5| . . . . . H . . |\n4| . . . . . . . . |\n"
                "3| . . c . . x . . |\n2| . . d . . . . . |\n1| R . . . . . . . |\n"
                " +-----------------+\n   a b c d e f g h\n\na remark\n\n"
                "g [       r            e                               E   R       ]\n\n"
                "13g\n\n8| r r           r |\n7|         e       |\n"
                "6|           R     |\n5|           H     |\n\n"
                "4|                 |\n3|     c           |\n"
                "2|     d           |\n1| R               |\n\n14g Ee2n\n";

        (void)state;
        reads(boards);
        is_good();
        shows(arimaa_game_start(record->game), drawn());
        assert_int_equal(arimaa_game_number(record->game, 0), 12);
        reads_next();
        is_good();
        assert_int_equal(arimaa_count(arimaa_occupied(arimaa_game_start(record->game))),
                         4);
        reads_next();
        assert_int_equal(arimaa_game_number(record->game, 0), 13);
        assert_int_equal(arimaa_game_plies(record->game), 0);
        reads_no_more();
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(positions_set_apart_by_empty_lines, close_text),
        cmocka_unit_test_teardown(positions_set_apart_by_semicolons, close_text),
        cmocka_unit_test(traps_may_be_marked_or_not),
        cmocka_unit_test(frame_letters_and_heading_may_be_missing),
        cmocka_unit_test(letters_may_be_wrong),
        cmocka_unit_test(cells_may_stand_side_by_side),
        cmocka_unit_test(cells_may_stand_a_blank_or_a_bar_apart),
        cmocka_unit_test(rows_may_be_cut_off),
        cmocka_unit_test(ranks_with_numbers_of_empty_squares),
        cmocka_unit_test(what_is_no_board_is_pointed_at),
        cmocka_unit_test(setups_may_count_equal_pieces),
        cmocka_unit_test_teardown(a_position_opens_as_a_game_from_it, close_text),
        cmocka_unit_test_teardown(positions_of_other_forms_are_files_too, close_text),
        cmocka_unit_test_teardown(moves_may_follow_with_labels_or_without, close_text),
        cmocka_unit_test_teardown(steps_already_made_are_taken_back, close_text),
        cmocka_unit_test_teardown(what_the_steps_captured_comes_back, close_text),
        cmocka_unit_test_teardown(steps_that_cannot_have_led_there_are_refused,
                                  close_text),
        cmocka_unit_test_teardown(one_side_alone_may_stand_there, close_text),
        cmocka_unit_test_teardown(a_broken_position_is_told_where, close_text),
        cmocka_unit_test_teardown(a_setup_alone_is_no_position, close_text),
        cmocka_unit_test_teardown(a_tag_as_long_as_a_position_is_none, close_text),
};

RUN(tests)
