/* board_geometry.c - squares to cells and back. */

#include "config.h"

#include "rules/square.h"
#include "ui/board_geometry.h"

struct board_geometry board_geometry(const struct rect *rect,
                                     const struct board_size *size, bool flipped)
{
        return (struct board_geometry){ .size = size,
                                        .y = rect->y + size->grid,
                                        .x = rect->x + (size->grid ? 2 : 1),
                                        .flipped = flipped };
}

int board_file_in(const struct board_geometry *geometry, int column)
{
        return geometry->flipped ? 7 - column : column;
}

int board_rank_in(const struct board_geometry *geometry, int row)
{
        return geometry->flipped ? row : 7 - row;
}

int board_square_in(const struct board_geometry *geometry, int row, int column)
{
        return 8 * board_rank_in(geometry, row) + board_file_in(geometry, column);
}

/* Turning the board round twice leaves it: the same functions lead back. */
void board_center(const struct board_geometry *geometry, int square, int *y, int *x)
{
        int row = board_rank_in(geometry, square / 8);
        int column = board_file_in(geometry, square % 8);

        *y = geometry->y + row * geometry->size->rows + geometry->size->rows / 2;
        *x = geometry->x + column * geometry->size->columns + geometry->size->columns / 2;
}

int board_square_at(const struct board_geometry *geometry, int y, int x)
{
        int down = y - geometry->y, right = x - geometry->x;
        int row = down / geometry->size->rows, column = right / geometry->size->columns;

        if (down < 0 || right < 0 || row > 7 || column > 7)
                return -1;
        return board_square_in(geometry, row, column);
}
