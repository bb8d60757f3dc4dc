/* layout.c - rectangles from columns and rows. */

#include "config.h"

#include <stddef.h>

#include "ui/layout.h"

/* The largest that leaves room is taken. */
static const struct board_size sizes[] = {
        { 8, 4, true },
        { 4, 2, true },
        { 2, 1, false },
};

enum {
        SIZES = sizeof sizes / sizeof *sizes,
        FRAME = 3,        /* title, message and line take a row each */
        GAP = 2,          /* between board and panel */
        PANEL_LEAST = 14, /* columns that are of use for moves */
        PANEL_MOST = 44
};

/* With a grid the rank's number and a blank stand on both sides, and the files'
 * letters above and below; without, the number once and the letters below. */
int layout_board_width(const struct board_size *size)
{
        return 8 * size->columns + (size->grid ? 5 : 4);
}

int layout_board_height(const struct board_size *size)
{
        return 8 * size->rows + (size->grid ? 3 : 1);
}

static const struct board_size *board_size_for(int columns, int rows)
{
        for (size_t i = 0; i < SIZES - 1; i++)
                if (layout_board_height(&sizes[i]) + FRAME <= rows &&
                    layout_board_width(&sizes[i]) + 2 * GAP + PANEL_LEAST <= columns)
                        return &sizes[i];
        return &sizes[SIZES - 1];
}

static int at_most(int value, int limit)
{
        return value < limit ? value : limit;
}

static int at_least(int value, int limit)
{
        return value > limit ? value : limit;
}

static struct layout too_small(int columns, int rows)
{
        struct layout layout = { .fits = false };

        layout.line = (struct rect){ rows - 1, 0, 1, columns };
        layout.note = (struct rect){ 0, 0, rows - 1, columns };
        return layout;
}

/* The panel to the right of the board, from `x` on: as high as its squares, and down to
 * the end of the page where that is more. */
static void place_panel(struct layout *layout, int x, int width)
{
        const struct rect *board = &layout->board;
        int coordinates = layout->size->grid ? 1 : 0;
        int y = board->y + coordinates, board_end = board->y + board->height;
        int page_end = layout->page.y + layout->page.height;
        int end = page_end > board_end ? page_end : board_end - 1;

        layout->panel = (struct rect){ y, x, end - y, width };
}

struct layout layout_for(int columns, int rows)
{
        struct layout layout = { .fits = columns >= LAYOUT_COLUMNS &&
                                         rows >= LAYOUT_ROWS };
        int width, height, panel, left, spare, above, message;

        if (!layout.fits)
                return too_small(columns, rows);
        layout.size = board_size_for(columns, rows);
        width = layout_board_width(layout.size);
        height = layout_board_height(layout.size);

        spare = rows - FRAME - height;
        message = 1 + at_most(spare, 1);
        above = (spare - (message - 1) + 1) / 2;

        panel = at_most(columns - width - 2 * GAP + 1, PANEL_MOST);
        left = at_least((columns - width - GAP - panel) / 2, 1);

        layout.title =
                (struct rect){ 0, left, 1, at_most(width + GAP + panel, columns - left) };
        layout.board = (struct rect){ 1 + above, left, height, width };
        layout.page =
                (struct rect){ 1 + (spare > 2), left,
                               rows - message - 2 - 2 * (spare > 2), layout.title.width };
        place_panel(&layout, left + width + GAP,
                    at_most(panel, columns - left - width - GAP));
        layout.message =
                (struct rect){ rows - 1 - message, left, message, columns - left };
        layout.line = (struct rect){ rows - 1, left, 1, columns - left };
        return layout;
}
