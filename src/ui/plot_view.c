/* plot_view.c - blocks for the plot. */

#include "config.h"

#include "ui/hits.h"
#include "ui/paint.h"
#include "ui/plot.h"
#include "ui/plot_view.h"

static const enum glyph fills[] = {
        [PLOT_LOWER] = GLYPH_LOWER,
        [PLOT_UPPER] = GLYPH_UPPER,
        [PLOT_FULL] = GLYPH_BLOCK,
};

static void draw_cell(int y, int x, const struct plot *plot, int column, int row,
                      int rows)
{
        enum plot_fill fill = plot_cell(plot, column, row, rows);
        bool here = column == plot->here;
        enum style side = plot->levels[column] > 0 ? STYLE_GOLD : STYLE_SILVER;

        if (fill != PLOT_EMPTY)
                paint_glyph(y, x, here ? STYLE_MARK : side, fills[fill]);
        else if (here)
                paint_glyph(y, x, STYLE_MARK, GLYPH_VERTICAL);
        else if (row == rows / 2)
                paint_glyph(y, x, STYLE_GRID, GLYPH_HORIZONTAL);
}

void plot_view_draw(const struct rect *rect, const struct app *app)
{
        struct plot plot;

        plot_make(&plot, app_game(app), app->at.ply, rect->width - 2, rect->height);
        for (int column = 0; column < plot.columns; column++)
                hits_add(&(struct rect){ rect->y, rect->x + 2 + column, rect->height, 1 },
                         HIT_PLY, plot_ply(&plot, app_game(app), column));
        for (int row = 0; row < rect->height; row++)
                for (int column = 0; column < plot.columns; column++)
                        draw_cell(rect->y + row, rect->x + 2 + column, &plot, column, row,
                                  rect->height);
}
