/* Harlog over a game, drawn column by column. */

#include "../unit.h"

#include "../given.h"
#include "../record/played.h"
#include "ui/plot.h"

static struct plot plot;

/* Rows of the plot as text: # full, ' upper half, . lower half. */
static void column_is(int column, const char *cells, int rows)
{
        static const char signs[] = { ' ', '.', '\'', '#' };

        for (int row = 0; row < rows; row++)
                assert_int_equal(signs[plot_cell(&plot, column, row, rows)], cells[row]);
}

static void levels_are_halves_of_a_row(void **state)
{
        (void)state;
        plot = (struct plot){ .levels = { 0, 1, 2, 3, -1, -2, -3 }, .columns = 7 };
        column_is(0, "   ", 3);
        column_is(1, " ' ", 3);
        column_is(2, ".' ", 3);
        column_is(3, "#' ", 3);
        column_is(4, " . ", 3);
        column_is(5, " .'", 3);
        column_is(6, " .#", 3);
        plot.levels[0] = 4;
        column_is(0, ".#'  ", 5);
        plot.levels[0] = -5;
        column_is(0, "  .##", 5);
}

static void setups_have_no_column(void **state)
{
        (void)state;
        begin(standard);
        both_set_up();
        plot_make(&plot, game, 1, 40, 3);
        assert_int_equal(plot.here, -1);
        plot_make(&plot, game, 2, 40, 3);
        assert_int_equal(plot.columns, 3);
        assert_int_equal(plot.here, 2);
}

static void what_gold_loses_goes_down(void **state)
{
        (void)state;
        begin(standard);
        both_set_up();
        plays("Cc2n");
        plays("ed7s");
        plot_make(&plot, game, 3, 3, 3);
        assert_int_equal(plot.columns, 3);
        assert_int_equal(plot.levels[0], 0);
        assert_true(plot.levels[1] < 0);
        assert_int_equal(plot.levels[2], plot.levels[1]);
        assert_int_equal(plot.here, 1);
        assert_int_equal(plot_ply(&plot, game, 1), 3);
}

static void a_long_game_shares_columns(void **state)
{
        static const char *const turns[] = { "Ee2n", "ed7s", "Ee3s", "ed6n" };

        (void)state;
        begin(standard);
        both_set_up();
        for (int i = 0; i < 6; i++)
                plays(turns[i % 4]);
        for (int ply = 2; ply <= 8; ply++) {
                plot_make(&plot, game, ply, 3, 3);
                assert_int_equal(plot.columns, 3);
                assert_true(plot.here >= 0 && plot.here < 3);
        }
        plot_make(&plot, game, 8, 3, 3);
        assert_int_equal(plot.here, 2);
}

static void nothing_is_too_narrow(void **state)
{
        (void)state;
        begin(standard);
        both_set_up();
        plot_make(&plot, game, 2, 0, 3);
        assert_int_equal(plot.columns, 0);
        plot_make(&plot, game, 2, 1000, 3);
        assert_true(plot.columns <= PLOT_COLUMNS_MOST);
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(levels_are_halves_of_a_row, NULL),
        cmocka_unit_test_teardown(setups_have_no_column, put_away),
        cmocka_unit_test_teardown(what_gold_loses_goes_down, put_away),
        cmocka_unit_test_teardown(a_long_game_shares_columns, put_away),
        cmocka_unit_test_teardown(nothing_is_too_narrow, put_away),
};
RUN(tests)
