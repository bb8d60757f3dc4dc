/* board_geometry.h - which square is where on the screen. */
#ifndef KEYSTEPS_UI_BOARD_GEOMETRY_H
#define KEYSTEPS_UI_BOARD_GEOMETRY_H

#include "ui/layout.h"

struct board_geometry {
        const struct board_size *size;
        int y, x;     /* the upper left corner of the squares, grid included */
        bool flipped; /* Silver's side below */
};

/* Of a board of this size in a rectangle, which includes its coordinates. */
struct board_geometry board_geometry(const struct rect *rect,
                                     const struct board_size *size, bool flipped);

/* The file, rank and square that stand in a column and row of squares, 0 to 7; row 0
 * is on top. */
int board_file_in(const struct board_geometry *geometry, int column);
int board_rank_in(const struct board_geometry *geometry, int row);
int board_square_in(const struct board_geometry *geometry, int row, int column);

/* The cell of the screen in the middle of a square. */
void board_center(const struct board_geometry *geometry, int square, int *y, int *x);

/* The square to which a cell of the screen belongs, or -1; grid lines belong to the
 * square below and to the right of them. */
int board_square_at(const struct board_geometry *geometry, int y, int x);

#endif
