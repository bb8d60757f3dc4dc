/* plot.h - Harlog over a game, as columns of a few rows.
 *
 * Gold's advantage rises from the middle, Silver's goes down from it.  The middle row
 * holds half a level of either, the others two; what is not even shows.
 */
#ifndef KEYSTEPS_UI_PLOT_H
#define KEYSTEPS_UI_PLOT_H

#include "record/game.h"

enum { PLOT_COLUMNS_MOST = 200 };

struct plot {
        int levels[PLOT_COLUMNS_MOST]; /* above the middle, or below: negative */
        int columns;
        int here; /* the column of the moment looked at, or -1 */
};

/* Plot a game into at most `columns` and an odd number of rows, looking at the moment
 * before ply `ply`.  Setups have no columns. */
void plot_make(struct plot *plot, const struct arimaa_game *game, int ply, int columns,
               int rows);

/* The ply before which the moment of a column is. */
int plot_ply(const struct plot *plot, const struct arimaa_game *game, int column);

/* What a cell of the plot is filled with; row 0 is on top. */
enum plot_fill { PLOT_EMPTY, PLOT_LOWER, PLOT_UPPER, PLOT_FULL };

enum plot_fill plot_cell(const struct plot *plot, int column, int row, int rows);

#endif
