/* board_view.c - grid, coordinates, squares. */

#include "config.h"

#include "notation/board.h"
#include "ui/board_geometry.h"
#include "ui/board_view.h"
#include "ui/paint.h"

struct drawing {
        struct board_geometry geometry;
        const struct board_picture *picture;
};

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
               (ARIMAA_TRAPS &
                arimaa_bit(board_square_in(&drawing->geometry, row, column)));
}

/* Traps have a frame of their own colour. */
static void draw_frame(const struct drawing *drawing, int row, int column,
                       enum style style)
{
        int width = drawing->geometry.size->columns,
            height = drawing->geometry.size->rows;
        int y = drawing->geometry.y + row * height,
            x = drawing->geometry.x + column * width;

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

/* The lines that rabbits run for: the outer ones of the first and last rank; double
 * where a plan is shown. */
static void draw_goals(const struct drawing *drawing)
{
        const struct board_geometry *geometry = &drawing->geometry;
        int width = geometry->size->columns, bottom = 8 * geometry->size->rows;
        bool planned = drawing->picture->planned;
        enum glyph line = planned ? GLYPH_DOUBLE : GLYPH_HORIZONTAL;
        enum style style = planned ? STYLE_MARK : STYLE_GOAL;

        for (int i = 0; i <= 8 * width; i++) {
                bool crosses = i % width == 0;

                paint_glyph(geometry->y, geometry->x + i, style,
                            crosses ? crossing(0, i / width) : line);
                paint_glyph(geometry->y + bottom, geometry->x + i, style,
                            crosses ? crossing(8, i / width) : line);
        }
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
        draw_goals(drawing);
}

/* ---- Arrows ---- */

static const enum glyph arrow_glyphs[ARROW_PARTS] = {
        [ARROW_HORIZONTAL] = GLYPH_HORIZONTAL, [ARROW_VERTICAL] = GLYPH_VERTICAL,
        [ARROW_RIGHT_DOWN] = GLYPH_TOP_LEFT,   [ARROW_LEFT_DOWN] = GLYPH_TOP_RIGHT,
        [ARROW_RIGHT_UP] = GLYPH_BOTTOM_LEFT,  [ARROW_LEFT_UP] = GLYPH_BOTTOM_RIGHT,
        [ARROW_TO_RIGHT] = GLYPH_ARROW_RIGHT,  [ARROW_TO_LEFT] = GLYPH_ARROW_LEFT,
        [ARROW_TO_TOP] = GLYPH_ARROW_UP,       [ARROW_TO_BOTTOM] = GLYPH_ARROW_DOWN,
};

static void draw_arrow(const struct drawing *drawing, const struct arrow *arrow)
{
        struct arrow_cell cells[ARROW_CELLS];
        int count = arrow_cells(arrow, &drawing->geometry, cells);

        for (int i = 0; i < count; i++)
                paint_glyph(cells[i].y, cells[i].x, STYLE_MARK,
                            arrow_glyphs[cells[i].part]);
}

/* ---- Squares ---- */

static void bracket(const struct drawing *drawing, int y, int x, char left, char right)
{
        int aside = drawing->geometry.size->columns < 8 ? 1 : 2;

        paint_character(y, x - aside, STYLE_MARK, (wchar_t)left);
        paint_character(y, x + aside, STYLE_MARK, (wchar_t)right);
}

/* What was moved last is to be seen, even if it is frozen: that has a mark too. */
static enum style piece_style(const struct board_picture *picture, int piece,
                              arimaa_bitboard bit)
{
        static const enum style styles[ARIMAA_SIDES][3] = {
                { STYLE_GOLD, STYLE_GOLD_MOVED, STYLE_GOLD_FROZEN },
                { STYLE_SILVER, STYLE_SILVER_MOVED, STYLE_SILVER_FROZEN },
        };

        return styles[arimaa_side_of(piece)][picture->moved & bit    ? 1
                                             : picture->frozen & bit ? 2
                                                                     : 0];
}

/* As the rules give them to who plays with a chess set, weakest first. */
static const enum glyph chess_pieces[ARIMAA_KINDS] = {
        GLYPH_PAWN, GLYPH_KNIGHT, GLYPH_BISHOP, GLYPH_ROOK, GLYPH_QUEEN, GLYPH_KING,
};

static void draw_piece(const struct drawing *drawing, int y, int x, int piece,
                       arimaa_bitboard bit)
{
        const struct board_picture *picture = drawing->picture;
        enum style style = piece_style(picture, piece, bit);

        paint_character(y, x, style, (wchar_t)arimaa_piece_letter(piece));
        if (picture->chess && !paint_is_ascii())
                paint_glyph(y, x - 1, style, chess_pieces[arimaa_kind_of(piece)]);
        if (picture->frozen & bit)
                paint_character(y, x + 1, STYLE_FROZEN, L'*');
}

static int piece_shown(const struct board_picture *picture, int square)
{
        if (picture->position.at[square] == ARIMAA_NO_PIECE &&
            (picture->taken & arimaa_bit(square)))
                return picture->taken_piece[square];
        return picture->position.at[square];
}

/* Without a grid empty squares have a dot themselves. */
static void draw_empty(const struct drawing *drawing, int square)
{
        bool grid = drawing->geometry.size->grid;
        int y, x;

        if (piece_shown(drawing->picture, square) != ARIMAA_NO_PIECE)
                return;
        board_center(&drawing->geometry, square, &y, &x);
        if (drawing->picture->marked & arimaa_bit(square))
                paint_character(y, x, STYLE_MARK, L'+');
        else if (drawing->picture->die > 0 && drawing->picture->die_square == square)
                paint_character(y, x, STYLE_MARK, L'0' + drawing->picture->die);
        else if (drawing->picture->left & arimaa_bit(square))
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
        bool is_occupied = arimaa_occupied(&picture->position) & bit;

        if (picture->selected & bit)
                bracket(drawing, y, x, '>', '<');
        else if (picture->reached & bit)
                bracket(drawing, y, x, '[', ']');
        else if (picture->taken & bit)
                bracket(drawing, y, x, '(', ')');
        else if (picture->held & bit)
                bracket(drawing, y, x, '=', '=');
        else if (picture->named & bit || (picture->marked & bit && is_occupied))
                bracket(drawing, y, x, '>', '<');
}

static void draw_square(const struct drawing *drawing, int square)
{
        const struct board_picture *picture = drawing->picture;
        int piece = piece_shown(picture, square), y, x;

        board_center(&drawing->geometry, square, &y, &x);
        if (piece != ARIMAA_NO_PIECE)
                draw_piece(drawing, y, x, piece, arimaa_bit(square));
        draw_brackets(drawing, y, x, arimaa_bit(square));
}

static void draw_cursor(const struct drawing *drawing)
{
        int y, x;

        if (drawing->picture->cursor == ARIMAA_NO_SQUARE)
                return;
        board_center(&drawing->geometry, drawing->picture->cursor, &y, &x);
        paint_reverse(y, x - 1, 3);
}

/* ---- Coordinates ---- */

static void draw_files(const struct drawing *drawing, int y)
{
        const struct board_geometry *geometry = &drawing->geometry;

        for (int column = 0; column < 8; column++) {
                int ignored, x;

                board_center(geometry, board_square_in(geometry, 0, column), &ignored,
                             &x);
                paint_character(y, x, STYLE_QUIET,
                                (wchar_t)('a' + board_file_in(geometry, column)));
        }
}

static void draw_ranks(const struct drawing *drawing, int x)
{
        const struct board_geometry *geometry = &drawing->geometry;

        for (int row = 0; row < 8; row++) {
                int y, ignored;

                board_center(geometry, board_square_in(geometry, row, 0), &y, &ignored);
                paint_character(y, x, row == 0 || row == 7 ? STYLE_GOAL : STYLE_QUIET,
                                (wchar_t)('1' + board_rank_in(geometry, row)));
        }
}

/* Without a grid a plan is told by colons behind the ranks. */
static void draw_plan(const struct drawing *drawing, int x)
{
        for (int row = 0; row < 8; row++) {
                int y, ignored;

                board_center(&drawing->geometry,
                             board_square_in(&drawing->geometry, row, 0), &y, &ignored);
                paint_character(y, x, STYLE_MARK, L':');
        }
}

/* Whose side of the board it is, and whether it is to move. */
static void draw_side(const struct drawing *drawing, int y, int x, int side)
{
        bool moves = drawing->picture->turn == side;

        if (!drawing->geometry.size->grid)
                x--;
        if (moves)
                paint_character(y, x, STYLE_MARK, L'>');
        paint_character(y, x + 1, side == ARIMAA_GOLD ? STYLE_GOLD : STYLE_SILVER,
                        side == ARIMAA_GOLD ? L'g' : L's');
}

void board_view_draw(const struct rect *rect, const struct board_size *size,
                     const struct board_picture *picture)
{
        struct drawing drawing = { board_geometry(rect, size, picture->flipped),
                                   picture };
        int below = picture->flipped ? ARIMAA_SILVER : ARIMAA_GOLD;

        if (size->grid) {
                draw_grid(&drawing);
                draw_files(&drawing, rect->y);
                draw_ranks(&drawing, rect->x + rect->width - 1);
                draw_side(&drawing, rect->y, rect->x, !below);
        }
        draw_files(&drawing, rect->y + rect->height - 1);
        draw_ranks(&drawing, rect->x);
        draw_side(&drawing, rect->y + rect->height - 1, rect->x, below);
        if (picture->planned && !size->grid)
                draw_plan(&drawing, rect->x + 1);
        for (int square = 0; square < ARIMAA_SQUARES; square++)
                draw_empty(&drawing, square);
        for (int i = 0; i < picture->arrow_count; i++)
                draw_arrow(&drawing, &picture->arrows[i]);
        for (int square = 0; square < ARIMAA_SQUARES; square++)
                draw_square(&drawing, square);
        draw_cursor(&drawing);
}
