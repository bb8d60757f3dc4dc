/* Everything is on the screen, and nothing on top of another, at every size. */

#include "../unit.h"

#include "ui/layout.h"

enum { COLUMNS = 200, ROWS = 70 };

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

static void every_part_is_on_the_screen(void **state)
{
        (void)state;
        for (int rows = 1; rows <= ROWS; rows++)
                for (int columns = 1; columns <= COLUMNS; columns++) {
                        struct layout it = layout_for(columns, rows);

                        assert_true(is_inside(it.line, columns, rows));
                        assert_true(is_inside(it.note, columns, rows));
                        assert_true(is_inside(it.title, columns, rows));
                        assert_true(is_inside(it.board, columns, rows));
                        assert_true(is_inside(it.panel, columns, rows));
                        assert_true(is_inside(it.page, columns, rows));
                        assert_true(is_inside(it.message, columns, rows));
                }
}

static void no_part_covers_another(void **state)
{
        (void)state;
        for (int rows = LAYOUT_ROWS; rows <= ROWS; rows++)
                for (int columns = LAYOUT_COLUMNS; columns <= COLUMNS; columns++) {
                        struct layout it = layout_for(columns, rows);
                        struct rect parts[] = { it.title, it.board, it.panel, it.message,
                                                it.line };

                        for (int i = 0; i < 5; i++)
                                for (int j = 0; j < i; j++)
                                        assert_true(are_apart(parts[i], parts[j]));
                        assert_true(are_apart(it.page, it.title));
                        assert_true(are_apart(it.page, it.message));
                }
}

static void the_board_has_its_whole_size(void **state)
{
        (void)state;
        for (int rows = LAYOUT_ROWS; rows <= ROWS; rows++)
                for (int columns = LAYOUT_COLUMNS; columns <= COLUMNS; columns++) {
                        struct layout it = layout_for(columns, rows);

                        assert_int_equal(it.board.width, layout_board_width(it.size));
                        assert_int_equal(it.board.height, layout_board_height(it.size));
                        assert_int_equal(it.size->columns, 2 * it.size->rows);
                }
}

static void sizes_of_the_board(void **state)
{
        (void)state;
        assert_int_equal(layout_for(40, 12).size->rows, 1);
        assert_int_equal(layout_for(80, 24).size->rows, 2);
        assert_int_equal(layout_for(100, 30).size->rows, 2);
        assert_int_equal(layout_for(160, 50).size->rows, 4);
        assert_int_equal(layout_for(480, 154).size->rows, 4);
}

static void too_small_keeps_the_line(void **state)
{
        (void)state;
        assert_false(layout_for(39, 12).fits);
        assert_false(layout_for(40, 11).fits);
        assert_int_equal(layout_for(1, 1).line.height, 1);
        assert_int_equal(layout_for(20, 5).line.y, 4);
        assert_int_equal(layout_for(20, 5).note.height, 4);
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_part_is_on_the_screen),
        cmocka_unit_test(no_part_covers_another),
        cmocka_unit_test(the_board_has_its_whole_size),
        cmocka_unit_test(sizes_of_the_board),
        cmocka_unit_test(too_small_keeps_the_line),
};
RUN(tests)
