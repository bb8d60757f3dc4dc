/* layout.c - rectangles from columns and rows. */

#include "config.h"

#include <stddef.h>

#include "ui/layout.h"

#define BOARD_SIZE_ROW(columns, rows, grid) { columns, rows, grid },

static const struct board_size sizes[] = { BOARD_SIZES(BOARD_SIZE_ROW) };

enum {
        SIZES = sizeof sizes / sizeof *sizes,
        FRAME = 3,        /* title, message and line take a row each */
        GAP = 2,          /* between board and panel */
        PANEL_LEAST = 14, /* columns that are of use for moves */
        PANEL_MOST = 44,
        PANEL_WIDE = 72,      /* the most that is of use below the board */
        PANEL_ROWS_LEAST = 8, /* rows that are of use below the board */
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

static int at_most(int value, int limit)
{
        return value < limit ? value : limit;
}

static int at_least(int value, int limit)
{
        return value > limit ? value : limit;
}

/* ---- Which size, and where the panel is ---- */

static bool fits(const struct board_size *size, int columns, int rows)
{
        return layout_board_height(size) + FRAME <= rows &&
               layout_board_width(size) + GAP <= columns;
}

static bool fits_beside(const struct board_size *size, int columns, int rows)
{
        return fits(size, columns - GAP - PANEL_LEAST, rows);
}

static bool fits_above(const struct board_size *size, int columns, int rows)
{
        return fits(size, columns, rows - PANEL_ROWS_LEAST - 1);
}

static const struct board_size *size_for(int columns, int rows, int board)
{
        int index = board == BOARD_AUTO ? SIZES - 1 : board - 1;

        for (; index > 0; index--) {
                const struct board_size *size = &sizes[index];

                if (board == BOARD_AUTO ? fits_beside(size, columns, rows) ||
                                                  fits_above(size, columns, rows)
                                        : fits(size, columns, rows))
                        break;
        }
        return &sizes[index];
}

bool layout_has_room(int columns, int rows, int board)
{
        return board == BOARD_AUTO || size_for(columns, rows, board) == &sizes[board - 1];
}

/* ---- The rectangles ---- */

static struct layout too_small(int columns, int rows)
{
        struct layout layout = { .fits = false };

        layout.line = (struct rect){ rows - 1, 0, 1, columns };
        layout.note = (struct rect){ 0, 0, rows - 1, columns };
        return layout;
}

/* Rows above the title's and below the message's neighbours that stay empty. */
static void place_page(struct layout *layout, int columns, int rows, int spare, int left)
{
        int message = 1 + at_most(spare, 1), air = spare > 2;

        layout->page = (struct rect){ 1 + air, left, rows - message - 2 - 2 * air,
                                      layout->title.width };
        layout->message =
                (struct rect){ rows - 1 - message, left, message, columns - left };
        layout->line = (struct rect){ rows - 1, left, 1, columns - left };
}

/* The panel to the right of the board, from `x` on: as high as its squares, and down to
 * the end of the page where that is more. */
static struct rect panel_beside(const struct layout *layout, int x, int width)
{
        const struct rect *board = &layout->board;
        int coordinates = layout->size->grid ? 1 : 0;
        int y = board->y + coordinates, board_end = board->y + board->height;
        int page_end = layout->page.y + layout->page.height;
        int end = page_end > board_end ? page_end : board_end - 1;

        return (struct rect){ y, x, end - y, width };
}

static void place_beside(struct layout *layout, int columns, int rows)
{
        int width = layout_board_width(layout->size);
        int height = layout_board_height(layout->size), spare = rows - FRAME - height;
        int above = (spare - at_most(spare, 1) + 1) / 2;
        int panel = at_most(columns - width - 2 * GAP + 1, PANEL_MOST), left;

        if (panel < PANEL_LEAST)
                panel = 0;
        left = at_least((columns - width - (panel > 0 ? GAP : 0) - panel) / 2, 1);
        layout->title =
                (struct rect){ 0, left, 1, at_most(width + GAP + panel, columns - left) };
        layout->board = (struct rect){ 1 + above, left, height, width };
        place_page(layout, columns, rows, spare, left);
        panel = at_most(panel, columns - left - width - GAP);
        if (panel > 0)
                layout->panel = panel_beside(layout, left + width + GAP, panel);
}

static void place_above(struct layout *layout, int columns, int rows)
{
        int width = layout_board_width(layout->size);
        int height = layout_board_height(layout->size), spare = rows - FRAME - height;
        int all = at_least(at_most(columns - GAP, PANEL_WIDE), width);
        int left = at_least((columns - all) / 2, 1), y = 1 + height + 1;

        layout->title = (struct rect){ 0, left, 1, all };
        layout->board = (struct rect){ 1, left + (all - width) / 2, height, width };
        place_page(layout, columns, rows, spare, left);
        layout->panel = (struct rect){ y, left, layout->message.y - y, all };
}

struct layout layout_for(int columns, int rows, int board)
{
        struct layout layout = { .fits = columns >= LAYOUT_COLUMNS &&
                                         rows >= LAYOUT_ROWS };

        if (!layout.fits)
                return too_small(columns, rows);
        layout.size = size_for(columns, rows, board);
        if (!fits_beside(layout.size, columns, rows) &&
            fits_above(layout.size, columns, rows))
                place_above(&layout, columns, rows);
        else
                place_beside(&layout, columns, rows);
        return layout;
}
