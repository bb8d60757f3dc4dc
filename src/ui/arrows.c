/* arrows.c - from squares to lines, corners and heads. */

#include "config.h"

#include <stddef.h>

#include "ui/arrows.h"

/* ---- Which way ---- */

static void add(struct arrow *arrow, int square)
{
        if (arrow->count < ARROW_SQUARES)
                arrow->squares[arrow->count++] = (int8_t)square;
}

static int last(const struct arrow *arrow)
{
        return arrow->squares[arrow->count - 1];
}

static bool follow(struct arrow *arrow, const struct arimaa_turn *turn, int target)
{
        for (int i = 0; i < turn->count; i++)
                if (turn->steps[i].from == last(arrow))
                        add(arrow, arimaa_step_target(turn->steps[i]));
        return last(arrow) == target;
}

static void go_along(struct arrow *arrow, int distance, int step)
{
        for (int i = 0; i < (distance < 0 ? -distance : distance); i++)
                add(arrow, last(arrow) + (distance < 0 ? -step : step));
}

/* The longer way first. */
static void go_straight(struct arrow *arrow, int target)
{
        enum { FILE_STEP = 1, RANK_STEP = 8 };
        int files = target % 8 - last(arrow) % 8, ranks = target / 8 - last(arrow) / 8;

        if (files * files > ranks * ranks) {
                go_along(arrow, files, FILE_STEP);
                go_along(arrow, ranks, RANK_STEP);
        } else {
                go_along(arrow, ranks, RANK_STEP);
                go_along(arrow, files, FILE_STEP);
        }
}

struct arrow arrow_make(const struct arimaa_turn *turn, int from, int target)
{
        struct arrow arrow = { { (int8_t)from }, 1 };

        if (turn != NULL && follow(&arrow, turn, target))
                return arrow;
        arrow.count = 1;
        go_straight(&arrow, target);
        return arrow;
}

/* ---- Which cells ---- */

/* One square on: in cells, of which one is 0. */
struct way {
        int down, right;
};

struct drawing {
        const struct board_geometry *geometry;
        struct arrow_cell *cells;
        int count;
};

static void put(struct drawing *drawing, int y, int x, enum arrow_part part)
{
        if (drawing->count < ARROW_CELLS)
                drawing->cells[drawing->count++] = (struct arrow_cell){ y, x, part };
}

static int sign(int value)
{
        return (value > 0) - (value < 0);
}

static struct way way_between(const struct drawing *drawing, int from, int to)
{
        int y, x, next_y, next_x;

        board_center(drawing->geometry, from, &y, &x);
        board_center(drawing->geometry, to, &next_y, &next_x);
        return (struct way){ sign(next_y - y), sign(next_x - x) };
}

static enum arrow_part line_of(struct way way)
{
        return way.right != 0 ? ARROW_HORIZONTAL : ARROW_VERTICAL;
}

static enum arrow_part head_of(struct way way)
{
        if (way.right != 0)
                return way.right > 0 ? ARROW_TO_RIGHT : ARROW_TO_LEFT;
        return way.down > 0 ? ARROW_TO_BOTTOM : ARROW_TO_TOP;
}

/* The corner between a way in and a way out. */
static enum arrow_part corner_of(struct way in, struct way out)
{
        bool right = out.right > 0 || in.right<0, down = out.down> 0 || in.down < 0;

        if (line_of(in) == line_of(out))
                return line_of(in);
        if (right)
                return down ? ARROW_RIGHT_DOWN : ARROW_RIGHT_UP;
        return down ? ARROW_LEFT_DOWN : ARROW_LEFT_UP;
}

/* The cells from the middle of a square to where brackets end beside it. */
static int room_for_brackets(const struct board_geometry *geometry, struct way way)
{
        if (way.right == 0 || !geometry->size->grid)
                return 1;
        return geometry->size->columns < 8 ? 2 : 3;
}

/* From beside the middle of one square to beside that of the next. */
static void draw_between(struct drawing *drawing, int from, int to, bool has_head)
{
        struct way way = way_between(drawing, from, to);
        int length = way.right != 0 ? drawing->geometry->size->columns
                                    : drawing->geometry->size->rows;
        int end = has_head ? length - room_for_brackets(drawing->geometry, way)
                           : length - 1;
        int y, x;

        board_center(drawing->geometry, from, &y, &x);
        for (int i = 1; i <= end; i++)
                put(drawing, y + i * way.down, x + i * way.right,
                    has_head && i == end ? head_of(way) : line_of(way));
}

static void draw_corner(struct drawing *drawing, int from, int corner, int to)
{
        int y, x;

        board_center(drawing->geometry, corner, &y, &x);
        put(drawing, y, x,
            corner_of(way_between(drawing, from, corner),
                      way_between(drawing, corner, to)));
}

int arrow_cells(const struct arrow *arrow, const struct board_geometry *geometry,
                struct arrow_cell *cells)
{
        struct drawing drawing = { .geometry = geometry, .cells = cells };

        for (int i = 1; i < arrow->count; i++) {
                if (i > 1)
                        draw_corner(&drawing, arrow->squares[i - 2],
                                    arrow->squares[i - 1], arrow->squares[i]);
                draw_between(&drawing, arrow->squares[i - 1], arrow->squares[i],
                             i == arrow->count - 1);
        }
        return drawing.count;
}
