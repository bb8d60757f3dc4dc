/* board_view.c - grid, coordinates, squares. */

#include "config.h"

#include "notation/board.h"
#include "ui/board_view.h"
#include "ui/paint.h"

struct drawing {
        const struct board_size *size;
        const struct board_picture *picture;
        int y, x; /* the upper left corner of the squares, grid included */
};

/* The file and rank that stand in a column and row of the drawing; row 0 is on top. */
static int file_in(const struct drawing *drawing, int column)
{
        return drawing->picture->flipped ? 7 - column : column;
}

static int rank_in(const struct drawing *drawing, int row)
{
        return drawing->picture->flipped ? row : 7 - row;
}

static int square_in(const struct drawing *drawing, int row, int column)
{
        return 8 * rank_in(drawing, row) + file_in(drawing, column);
}

/* ---- The grid ---- */

/* The crossing of grid lines above and left of a square; row and column to 8. */
static enum glyph crossing(int row, int column)
{
        static const enum glyph glyphs[3][3] = {
                { GLYPH_TOP_LEFT, GLYPH_TEE_DOWN, GLYPH_TOP_RIGHT },
                { GLYPH_TEE_RIGHT, GLYPH_CROSS, GLYPH_TEE_LEFT },
                { GLYPH_BOTTOM_LEFT, GLYPH_TEE_UP, GLYPH_BOTTOM_RIGHT },
        };

        return glyphs[row == 0   ? 0
                      : row == 8 ? 2
                                 : 1][column == 0   ? 0
                                      : column == 8 ? 2
                                                    : 1];
}

static bool is_trap(const struct drawing *drawing, int row, int column)
{
        return row >= 0 && row < 8 && column >= 0 && column < 8 &&
               (ARIMAA_TRAPS & arimaa_bit(square_in(drawing, row, column)));
}

/* Traps have a frame of their own colour. */
static void draw_frame(const struct drawing *drawing, int row, int column,
                       enum style style)
{
        int width = drawing->size->columns, height = drawing->size->rows;
        int y = drawing->y + row * height, x = drawing->x + column * width;

        for (int i = 1; i < width; i++) {
                paint_glyph(y, x + i, style, GLYPH_HORIZONTAL);
                paint_glyph(y + height, x + i, style, GLYPH_HORIZONTAL);
        }
        for (int i = 1; i < height; i++) {
                paint_glyph(y + i, x, style, GLYPH_VERTICAL);
                paint_glyph(y + i, x + width, style, GLYPH_VERTICAL);
        }
        for (int down = 0; down < 2; down++)
                for (int right = 0; right < 2; right++)
                        paint_glyph(y + down * height, x + right * width, style,
                                    crossing(row + down, column + right));
}

static void draw_grid(const struct drawing *drawing)
{
        for (int row = 0; row < 8; row++)
                for (int column = 0; column < 8; column++)
                        draw_frame(drawing, row, column, STYLE_GRID);
        for (int row = 0; row < 8; row++)
                for (int column = 0; column < 8; column++)
                        if (is_trap(drawing, row, column))
                                draw_frame(drawing, row, column, STYLE_TRAP);
}

/* ---- Squares ---- */

static void center_of(const struct drawing *drawing, int row, int column, int *y, int *x)
{
        *y = drawing->y + row * drawing->size->rows + drawing->size->rows / 2;
        *x = drawing->x + column * drawing->size->columns + drawing->size->columns / 2;
}

static void bracket(const struct drawing *drawing, int y, int x, char left, char right)
{
        int aside = drawing->size->columns < 8 ? 1 : 2;

        paint_character(y, x - aside, STYLE_MARK, (wchar_t)left);
        paint_character(y, x + aside, STYLE_MARK, (wchar_t)right);
}

static enum style piece_style(const struct board_picture *picture, int piece, int square)
{
        static const enum style styles[ARIMAA_SIDES][2] = {
                { STYLE_GOLD, STYLE_GOLD_MOVED },
                { STYLE_SILVER, STYLE_SILVER_MOVED },
        };

        return styles[arimaa_side_of(piece)][(picture->moved & arimaa_bit(square)) != 0];
}

static void draw_piece(const struct drawing *drawing, int y, int x, int piece, int square)
{
        paint_character(y, x, piece_style(drawing->picture, piece, square),
                        (wchar_t)arimaa_piece_letter(piece));
}

/* Without a grid empty squares have a dot themselves. */
static void draw_empty(const struct drawing *drawing, int y, int x, int square)
{
        bool grid = drawing->size->grid;

        if (drawing->picture->left & arimaa_bit(square))
                paint_character(y, x, STYLE_MARK, grid ? L'.' : L'_');
        else if (ARIMAA_TRAPS & arimaa_bit(square))
                paint_character(y, x, STYLE_TRAP, L'x');
        else if (!grid)
                paint_glyph(y, x, STYLE_GRID, GLYPH_STEP_LEFT);
}

static void draw_brackets(const struct drawing *drawing, int y, int x,
                          arimaa_bitboard bit)
{
        const struct board_picture *picture = drawing->picture;

        if (picture->reached & bit)
                bracket(drawing, y, x, '[', ']');
        else if (picture->taken & bit)
                bracket(drawing, y, x, '(', ')');
        else if (picture->named & bit)
                bracket(drawing, y, x, '>', '<');
}

static void draw_square(const struct drawing *drawing, int row, int column)
{
        const struct board_picture *picture = drawing->picture;
        int square = square_in(drawing, row, column),
            piece = picture->position.at[square];
        int y, x;

        center_of(drawing, row, column, &y, &x);
        if (piece != ARIMAA_NO_PIECE)
                draw_piece(drawing, y, x, piece, square);
        else if (picture->taken & arimaa_bit(square))
                draw_piece(drawing, y, x, picture->taken_piece[square], square);
        else
                draw_empty(drawing, y, x, square);
        draw_brackets(drawing, y, x, arimaa_bit(square));
}

/* ---- Coordinates ---- */

static void draw_files(const struct drawing *drawing, int y)
{
        for (int column = 0; column < 8; column++) {
                int ignored, x;

                center_of(drawing, 0, column, &ignored, &x);
                paint_character(y, x, STYLE_QUIET,
                                (wchar_t)('a' + file_in(drawing, column)));
        }
}

static void draw_ranks(const struct drawing *drawing, int x)
{
        for (int row = 0; row < 8; row++) {
                int y, ignored;

                center_of(drawing, row, 0, &y, &ignored);
                paint_character(y, x, STYLE_QUIET,
                                (wchar_t)('1' + rank_in(drawing, row)));
        }
}

void board_view_draw(const struct rect *rect, const struct board_size *size,
                     const struct board_picture *picture)
{
        struct drawing drawing = { .size = size,
                                   .picture = picture,
                                   .y = rect->y + size->grid,
                                   .x = rect->x + (size->grid ? 2 : 1) };

        if (size->grid) {
                draw_grid(&drawing);
                draw_files(&drawing, rect->y);
                draw_ranks(&drawing, rect->x + rect->width - 1);
        }
        draw_files(&drawing, rect->y + rect->height - 1);
        draw_ranks(&drawing, rect->x);
        for (int row = 0; row < 8; row++)
                for (int column = 0; column < 8; column++)
                        draw_square(&drawing, row, column);
}
