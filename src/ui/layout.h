/* layout.h - where everything is, for every size of the screen.
 *
 * The board comes first: what there is no room for is left out, and all that is
 * there stands in one column around the board.  Below LAYOUT_COLUMNS x LAYOUT_ROWS
 * only the line is kept, and a note on what is needed.
 */
#ifndef KEYSTEPS_UI_LAYOUT_H
#define KEYSTEPS_UI_LAYOUT_H

#include <stdbool.h>

enum { LAYOUT_COLUMNS = 40, LAYOUT_ROWS = 12 };

/* Nothing is drawn in a rectangle without height or width. */
struct rect {
        int y, x, height, width;
};

/* A square of the board: twice as wide as high, so that it looks square.  With a
 * grid its upper and left lines are part of it. */
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
        struct rect panel; /* beside it */
        struct rect page;  /* for what takes the place of board and panel */
        struct rect message;
        struct rect line;
};

struct layout layout_for(int columns, int rows);

/* Columns and rows of a board of this size with its coordinates. */
int layout_board_width(const struct board_size *size);
int layout_board_height(const struct board_size *size);

#endif
