/* Arrows: which way they go, and which cells they are. */

#include "../unit.h"

#include <string.h>

#include "../given.h"
#include "ui/arrows.h"

static void goes(const struct arrow *arrow, const char *squares)
{
        assert_int_equal(arrow->count, (strlen(squares) + 1) / 3);
        for (int i = 0; i < arrow->count; i++) {
                char name[3] = { squares[3 * i], squares[3 * i + 1], '\0' };

                assert_int_equal(arrow->squares[i], square(name));
        }
}

static void straight_or_with_one_corner(void **state)
{
        struct arrow straight = arrow_make(NULL, square("e2"), square("e4"));
        struct arrow corner = arrow_make(NULL, square("e4"), square("b3"));

        (void)state;
        goes(&straight, "e2 e3 e4");
        goes(&corner, "e4 d4 c4 b4 b3");
}

static void the_way_the_piece_goes(void **state)
{
        struct arimaa_turn turn = steps("Ee2e Rd2n Ef2n Ef3w");
        struct arrow arrow = arrow_make(&turn, square("e2"), square("e3"));

        (void)state;
        goes(&arrow, "e2 f2 f3 e3");
}

static void another_way_where_the_turn_leads_elsewhere(void **state)
{
        struct arimaa_turn turn = steps("Ee2e Ef2n");
        struct arrow arrow = arrow_make(&turn, square("e2"), square("e3"));

        (void)state;
        goes(&arrow, "e2 e3");
}

/* ---- Cells ---- */

enum { ROWS = 11, COLUMNS = 24 };

static char drawn[ROWS][COLUMNS + 1];

/* The upper left corner of the board of a size, a8 to e4, with the arrow in it. */
static void draw(struct board_size size, bool flipped, struct arrow arrow)
{
        static const char parts[] = "-|rlRL><^v";
        struct board_geometry geometry = { .size = &size, .flipped = flipped };
        struct arrow_cell cells[ARROW_CELLS];
        int count = arrow_cells(&arrow, &geometry, cells);

        for (int row = 0; row < ROWS; row++) {
                memset(drawn[row], ' ', COLUMNS);
                drawn[row][COLUMNS] = '\0';
        }
        for (int i = 0; i < count; i++) {
                assert_in_range(cells[i].y, 0, ROWS - 1);
                assert_in_range(cells[i].x, 0, COLUMNS - 1);
                drawn[cells[i].y][cells[i].x] = parts[cells[i].part];
        }
}

static void row(int number, const char *text)
{
        char padded[COLUMNS + 1];

        memset(padded, ' ', COLUMNS);
        memcpy(padded, text, strlen(text));
        padded[COLUMNS] = '\0';
        assert_string_equal(drawn[number], padded);
}

/* a6 is in the middle of the sixth row and third column, c8 of the second and eleventh;
 * two columns beside it are left for a bracket and a grid line. */
static void with_a_grid(void **state)
{
        (void)state;
        draw((struct board_size){ 4, 2, true }, false,
             arrow_make(NULL, square("a6"), square("c8")));
        row(1, "  r----->");
        row(2, "  |");
        row(3, "  |");
        row(4, "  |");
        row(5, "");
}

static void downward_and_to_the_left(void **state)
{
        (void)state;
        draw((struct board_size){ 4, 2, true }, false,
             arrow_make(NULL, square("c8"), square("a7")));
        row(1, "  r-------");
        row(2, "  v");
        row(3, "");
}

static void on_a_board_turned_round(void **state)
{
        (void)state;
        draw((struct board_size){ 4, 2, true }, true,
             arrow_make(NULL, square("h1"), square("h3")));
        row(1, "");
        row(2, "  |");
        row(3, "  |");
        row(4, "  v");
        row(5, "");
}

static void without_a_grid_there_is_room_on_empty_squares(void **state)
{
        (void)state;
        draw((struct board_size){ 2, 1, false }, false,
             arrow_make(NULL, square("a5"), square("b8")));
        row(0, " r>");
        row(1, " |");
        row(2, " |");
        row(3, "");
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(straight_or_with_one_corner),
        cmocka_unit_test(the_way_the_piece_goes),
        cmocka_unit_test(another_way_where_the_turn_leads_elsewhere),
        cmocka_unit_test(with_a_grid),
        cmocka_unit_test(downward_and_to_the_left),
        cmocka_unit_test(on_a_board_turned_round),
        cmocka_unit_test(without_a_grid_there_is_room_on_empty_squares),
};
RUN(tests)
