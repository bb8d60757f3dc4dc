/* layout.h - where everything is, for every size of the screen.
 *
 * The board comes first: what there is no room for is left out.  The panel stands
 * beside the board, below it on a screen that is high and narrow, or nowhere.  Below
 * LAYOUT_COLUMNS x LAYOUT_ROWS only the line is kept, and a note on what is needed.
 */
#ifndef KEYSTEPS_UI_LAYOUT_H
#define KEYSTEPS_UI_LAYOUT_H

#include <stdbool.h>

enum { LAYOUT_COLUMNS = 40, LAYOUT_ROWS = 12 };

/* Nothing is drawn in a rectangle without height or width. */
struct rect {
        int y, x, height, width;
};

/* The sizes of the board, by the columns and rows of a square: it is twice as wide as
 * high, so that it looks square.  With a grid its upper and left lines are part of it. */
#define BOARD_SIZES(X) \
        X(2, 1, false) \
        X(4, 2, true)  \
        X(6, 3, true)  \
        X(8, 4, true)  \
        X(10, 5, true) \
        X(12, 6, true) \
        X(16, 8, true)

/* Their names: "auto 2x1 4x2 ..." */
#define BOARD_SIZE_NAME(columns, rows, grid) " " #columns "x" #rows
#define BOARD_SIZE_NAMES                     "auto" BOARD_SIZES(BOARD_SIZE_NAME)

enum { BOARD_AUTO }; /* and 1 for the smallest, and so on */

struct board_size {
        int columns, rows;
        bool grid;
};

struct layout {
        bool fits; /* else only `line` and `note` are there */
        struct rect note;
        struct rect title; /* the game; whose turn it is */
        const struct board_size *size;
        struct rect board; /* with its coordinates */
        struct rect panel; /* beside it, or below */
        struct rect page;  /* for what takes the place of board and panel */
        struct rect message;
        struct rect line;
};

/* The layout of a screen, and of a board of the size chosen: the largest that leaves
 * the panel room for BOARD_AUTO, else that one or the largest below it that fits. */
struct layout layout_for(int columns, int rows, int board);

/* Whether a board of the size chosen fits on a screen. */
bool layout_has_room(int columns, int rows, int board);

/* Columns and rows of a board of this size with its coordinates. */
int layout_board_width(const struct board_size *size);
int layout_board_height(const struct board_size *size);

#endif
