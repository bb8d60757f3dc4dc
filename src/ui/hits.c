/* hits.c - rectangles in the order in which they were drawn. */

#include "config.h"

#include <stddef.h>

#include "ui/hits.h"

enum { BOARD_SIDE = 8, HITS_MOST = 2048 /* more than a screen of 1000 rows has */ };

static struct {
        struct rect rect;
        struct hit hit;
} hits[HITS_MOST];
static int count;

void hits_clear(void)
{
        count = 0;
}

void hits_add(const struct rect *rect, enum hit_kind kind, int value)
{
        if (count == HITS_MOST || rect->height <= 0 || rect->width <= 0)
                return;
        hits[count].rect = *rect;
        hits[count++].hit = (struct hit){ kind, value };
}

void hits_add_board(const struct board_geometry *geometry)
{
        int rows = geometry->size->rows, columns = geometry->size->columns;

        for (int row = 0; row < BOARD_SIDE; row++)
                for (int column = 0; column < BOARD_SIDE; column++) {
                        struct rect rect = { geometry->y + row * rows,
                                             geometry->x + column * columns, rows,
                                             columns };

                        hits_add(&rect, HIT_SQUARE,
                                 board_square_in(geometry, row, column));
                }
}

static bool holds(const struct rect *rect, int y, int x)
{
        return y >= rect->y && y < rect->y + rect->height && x >= rect->x &&
               x < rect->x + rect->width;
}

struct hit hits_at(int y, int x)
{
        for (int i = count - 1; i >= 0; i--)
                if (holds(&hits[i].rect, y, x))
                        return hits[i].hit;
        return (struct hit){ HIT_NOTHING, 0 };
}

bool hits_find(struct hit hit, int *y, int *x)
{
        for (int i = count - 1; i >= 0; i--)
                if (hits[i].hit.kind == hit.kind && hits[i].hit.value == hit.value) {
                        *y = hits[i].rect.y + hits[i].rect.height / 2;
                        *x = hits[i].rect.x + hits[i].rect.width / 2;
                        return true;
                }
        return false;
}
