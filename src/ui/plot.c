/* plot.c - from positions to columns. */

#include "config.h"

#include <math.h>

#include "rules/harlog.h"
#include "ui/situation.h"
#include "ui/plot.h"

enum { WIDEST = 3 /* columns a turn, in short games */ };

/* What fills the plot; less than this never does. */
static const double least_scale = 2.0;

static int first_ply(const struct arimaa_game *game)
{
        int ply = 0;

        while (ply < arimaa_game_plies(game) &&
               arimaa_game_ply(game, ply)->kind == ARIMAA_PLACE)
                ply++;
        return ply;
}

/* The moments to be plotted: after the setups, and after each turn. */
static int moments(const struct arimaa_game *game)
{
        return arimaa_game_plies(game) - first_ply(game) + 1;
}

static double value_at(const struct arimaa_game *game, int ply)
{
        double harlog = arimaa_harlog(situation_position(game, ply));

        return isnan(harlog) ? 0 : harlog;
}

static double scale_of(const struct arimaa_game *game)
{
        double most = least_scale;

        for (int ply = first_ply(game); ply <= arimaa_game_plies(game); ply++) {
                double value = fabs(value_at(game, ply));

                if (isfinite(value) && value > most)
                        most = value;
        }
        return most;
}

static int level_of(double value, double scale, int levels)
{
        double part = fabs(value) / scale;
        int level = part >= 1 ? levels : (int)ceil(part * levels);

        if (fabs(value) < 0.005)
                return 0;
        return value < 0 ? -level : level;
}

int plot_ply(const struct plot *plot, const struct arimaa_game *game, int column)
{
        return first_ply(game) + column * moments(game) / plot->columns;
}

void plot_make(struct plot *plot, const struct arimaa_game *game, int ply, int columns,
               int rows)
{
        int count = moments(game), levels = 1 + 2 * (rows / 2);
        double scale = scale_of(game);

        plot->columns = columns < PLOT_COLUMNS_MOST ? columns : PLOT_COLUMNS_MOST;
        if (plot->columns > WIDEST * count)
                plot->columns = WIDEST * count;
        else if (plot->columns > count)
                plot->columns -= plot->columns % count;
        plot->here = -1;
        for (int i = 0; i < plot->columns; i++) {
                int at = plot_ply(plot, game, i);

                plot->levels[i] = level_of(value_at(game, at), scale, levels);
                if (at <= ply)
                        plot->here = i;
        }
}

enum plot_fill plot_cell(const struct plot *plot, int column, int row, int rows)
{
        int level = plot->levels[column], middle = rows / 2;
        int distance = row < middle ? middle - row : row - middle;
        bool above = level > 0;
        int reached = above ? level : -level;

        if (row == middle)
                return reached == 0 ? PLOT_EMPTY : above ? PLOT_UPPER : PLOT_LOWER;
        if ((row < middle) != above || reached <= 2 * distance - 1)
                return PLOT_EMPTY;
        if (reached > 2 * distance)
                return PLOT_FULL;
        return above ? PLOT_LOWER : PLOT_UPPER;
}
