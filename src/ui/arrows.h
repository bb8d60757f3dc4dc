/* arrows.h - arrows on the board, from a piece's square to where it ends, as cells of
 * the screen.
 *
 * An arrow goes from square to square, the way the piece goes where that is known.  It
 * begins beside the middle of the first square and ends beside that of the last, where
 * room for brackets is left; on a board without a grid there is hardly room for more
 * than its way through empty squares.
 */
#ifndef KEYSTEPS_UI_ARROWS_H
#define KEYSTEPS_UI_ARROWS_H

#include "rules/turn.h"
#include "ui/board_geometry.h"

enum { ARROW_SQUARES = 16 };

struct arrow {
        int8_t squares[ARROW_SQUARES]; /* each beside the one before */
        int count;
};

/* The way of the piece on `from` in a turn, if that leads to `target`; else, or where
 * the turn is NULL, straight or with one corner. */
struct arrow arrow_make(const struct arimaa_turn *turn, int from, int target);

/* Lines, corners by the sides that they join, heads by where they point. */
enum arrow_part {
        ARROW_HORIZONTAL,
        ARROW_VERTICAL,
        ARROW_RIGHT_DOWN,
        ARROW_LEFT_DOWN,
        ARROW_RIGHT_UP,
        ARROW_LEFT_UP,
        ARROW_TO_RIGHT,
        ARROW_TO_LEFT,
        ARROW_TO_TOP,
        ARROW_TO_BOTTOM,
        ARROW_PARTS
};

struct arrow_cell {
        int y, x;
        enum arrow_part part;
};

/* More cells than the longest arrow has on the largest board. */
enum { ARROW_CELLS = ARROW_SQUARES * 16 };

/* The cells of an arrow, into `cells`, of ARROW_CELLS; returns how many. */
int arrow_cells(const struct arrow *arrow, const struct board_geometry *geometry,
                struct arrow_cell *cells);

#endif
