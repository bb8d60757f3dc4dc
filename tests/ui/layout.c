/* Everything is on the screen, and nothing on top of another, at every size. */

#include "../unit.h"

#include <string.h>

#include "ui/board_geometry.h"

enum { COLUMNS = 200, ROWS = 70, LARGEST = 7 };

static bool is_inside(struct rect rect, int columns, int rows)
{
        if (rect.height <= 0 || rect.width <= 0)
                return true;
        return rect.y >= 0 && rect.x >= 0 && rect.y + rect.height <= rows &&
               rect.x + rect.width <= columns;
}

static bool are_apart(struct rect a, struct rect b)
{
        return a.height <= 0 || b.height <= 0 || a.width <= 0 || b.width <= 0 ||
               a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x ||
               b.x + b.width <= a.x;
}

/* Calls `check` for screens of every size and boards of every choice, and for some
 * screens that are larger. */
static void for_every_screen(void (*check)(const struct layout *, int, int))
{
        static const int large[][2] = {
                { 480, 154 }, { 480, 12 }, { 40, 154 }, { 479, 80 }, { 240, 153 }
        };

        for (int board = BOARD_AUTO; board <= LARGEST; board++) {
                for (int rows = 1; rows <= ROWS; rows++)
                        for (int columns = 1; columns <= COLUMNS; columns++) {
                                struct layout it = layout_for(columns, rows, board);

                                check(&it, columns, rows);
                        }
                for (size_t i = 0; i < sizeof large / sizeof *large; i++) {
                        struct layout it = layout_for(large[i][0], large[i][1], board);

                        check(&it, large[i][0], large[i][1]);
                }
        }
}

static void is_on_the_screen(const struct layout *it, int columns, int rows)
{
        assert_true(is_inside(it->line, columns, rows));
        assert_true(is_inside(it->note, columns, rows));
        assert_true(is_inside(it->title, columns, rows));
        assert_true(is_inside(it->board, columns, rows));
        assert_true(is_inside(it->panel, columns, rows));
        assert_true(is_inside(it->page, columns, rows));
        assert_true(is_inside(it->message, columns, rows));
}

static void every_part_is_on_the_screen(void **state)
{
        (void)state;
        for_every_screen(is_on_the_screen);
}

static void has_its_place(const struct layout *it, int columns, int rows)
{
        struct rect parts[] = { it->title, it->board, it->panel, it->message, it->line };

        (void)columns;
        (void)rows;
        for (int i = 0; i < 5 && it->fits; i++)
                for (int j = 0; j < i; j++)
                        assert_true(are_apart(parts[i], parts[j]));
        assert_true(!it->fits || are_apart(it->page, it->title));
        assert_true(!it->fits || are_apart(it->page, it->message));
}

static void no_part_covers_another(void **state)
{
        (void)state;
        for_every_screen(has_its_place);
}

static void has_its_size(const struct layout *it, int columns, int rows)
{
        assert_true(it->fits == (columns >= LAYOUT_COLUMNS && rows >= LAYOUT_ROWS));
        if (!it->fits)
                return;
        assert_int_equal(it->board.width, layout_board_width(it->size));
        assert_int_equal(it->board.height, layout_board_height(it->size));
        assert_int_equal(it->size->columns, 2 * it->size->rows);
}

static void the_board_has_its_whole_size(void **state)
{
        (void)state;
        for_every_screen(has_its_size);
}

/* The size of the board by itself, and where a panel of use is. */
static void a_screen(int columns, int rows, int square, const char *panel)
{
        struct layout it = layout_for(columns, rows, BOARD_AUTO);

        assert_int_equal(it.size->rows, square);
        if (strcmp(panel, "beside") == 0) {
                assert_true(it.panel.x > it.board.x + it.board.width);
                assert_true(it.panel.width >= 14);
        } else {
                assert_true(it.panel.y >= it.board.y + it.board.height);
                assert_true(it.panel.height >= 8);
        }
}

static void sizes_of_the_board(void **state)
{
        (void)state;
        a_screen(40, 12, 1, "beside");
        a_screen(80, 24, 2, "beside");
        a_screen(100, 30, 3, "beside");
        a_screen(120, 40, 4, "beside");
        a_screen(160, 50, 5, "beside");
        a_screen(480, 154, 8, "beside");
        a_screen(45, 40, 2, "below");
        a_screen(75, 60, 4, "below");
}

/* A size that is chosen is had as far as there is room, without a panel if need be. */
static void a_size_can_be_chosen(void **state)
{
        enum { OF_2X1 = 1, OF_4X2 = 2, OF_8X4 = 4 };

        (void)state;
        assert_int_equal(layout_for(120, 40, OF_2X1).size->rows, 1);
        assert_int_equal(layout_for(120, 40, OF_4X2).size->rows, 2);
        assert_int_equal(layout_for(45, 24, OF_4X2).size->rows, 2);
        assert_int_equal(layout_for(45, 24, OF_4X2).panel.width, 0);
        assert_int_equal(layout_for(80, 24, OF_8X4).size->rows, 2);
        assert_int_equal(layout_for(75, 40, OF_8X4).size->rows, 4);
        assert_int_equal(layout_for(40, 12, OF_8X4).size->rows, 1);
}

static void names_of_the_sizes(void **state)
{
        (void)state;
        assert_string_equal(BOARD_SIZE_NAMES, "auto 2x1 4x2 6x3 8x4 10x5 12x6 16x8");
}

static void too_small_keeps_the_line(void **state)
{
        (void)state;
        assert_false(layout_for(39, 12, BOARD_AUTO).fits);
        assert_false(layout_for(40, 11, BOARD_AUTO).fits);
        assert_int_equal(layout_for(1, 1, BOARD_AUTO).line.height, 1);
        assert_int_equal(layout_for(20, 5, BOARD_AUTO).line.y, 4);
        assert_int_equal(layout_for(20, 5, BOARD_AUTO).note.height, 4);
}

/* Where a square is drawn, there it is found; and nowhere else. */
static void squares_are_found_where_they_are(void **state)
{
        (void)state;
        for (int board = 1; board <= LARGEST; board++)
                for (int flipped = 0; flipped < 2; flipped++) {
                        struct layout it = layout_for(480, 154, board);
                        struct board_geometry geometry =
                                board_geometry(&it.board, it.size, flipped != 0);
                        int cells = 0;

                        for (int square = 0; square < 64; square++) {
                                int y, x;

                                board_center(&geometry, square, &y, &x);
                                assert_int_equal(board_square_at(&geometry, y, x),
                                                 square);
                        }
                        for (int y = 0; y < 154; y++)
                                for (int x = 0; x < 480; x++)
                                        cells += board_square_at(&geometry, y, x) >= 0;
                        assert_int_equal(cells, 64 * it.size->rows * it.size->columns);
                }
}

static void a1_is_below_on_the_left(void **state)
{
        struct layout it = layout_for(80, 24, BOARD_AUTO);
        struct board_geometry geometry = board_geometry(&it.board, it.size, false);
        int y, x, other_y, other_x;

        (void)state;
        board_center(&geometry, 0, &y, &x);
        board_center(&geometry, 63, &other_y, &other_x);
        assert_true(y > other_y && x < other_x);
        geometry.flipped = true;
        board_center(&geometry, 0, &y, &x);
        board_center(&geometry, 63, &other_y, &other_x);
        assert_true(y < other_y && x > other_x);
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_part_is_on_the_screen),
        cmocka_unit_test(no_part_covers_another),
        cmocka_unit_test(the_board_has_its_whole_size),
        cmocka_unit_test(sizes_of_the_board),
        cmocka_unit_test(a_size_can_be_chosen),
        cmocka_unit_test(squares_are_found_where_they_are),
        cmocka_unit_test(a1_is_below_on_the_left),
        cmocka_unit_test(names_of_the_sizes),
        cmocka_unit_test(too_small_keeps_the_line),
};
RUN(tests)
