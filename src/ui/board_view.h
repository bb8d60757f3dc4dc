/* board_view.h - the board, drawn in any of its sizes.
 *
 * Coordinates on both sides; g or s in the corner says whose side it is, and > that it
 * is to move.  Traps as x and, with a grid, framed; sides told apart by the letter's
 * case first and by colour second.  E* is frozen.  While a turn is being typed: [E] is
 * a piece on a square it has reached, (d) one that is captured there, and a dot a
 * square that was left; >E< is selected, =E= held where it is, and arrows show what has
 * been said of pieces and their destinations.  A number
 * on an empty square is the die.  The left half of a piece is free for a picture of it.
 */
#ifndef KEYSTEPS_UI_BOARD_VIEW_H
#define KEYSTEPS_UI_BOARD_VIEW_H

#include "rules/position.h"
#include "ui/arrows.h"
#include "ui/layout.h"

enum { TURN_NOBODY = -1, ARROWS_MOST = 8 };

/* What there is to draw. */
struct board_picture {
        struct arimaa_position position;
        arimaa_bitboard left;               /* squares marked with a dot */
        arimaa_bitboard reached;            /* in brackets */
        arimaa_bitboard taken;              /* in parentheses */
        int8_t taken_piece[ARIMAA_SQUARES]; /* which, on the squares `taken` */
        arimaa_bitboard named;              /* pieces that are spoken of */
        arimaa_bitboard marked;   /* squares, with a plus where they are empty */
        arimaa_bitboard moved;    /* reached by the last turn */
        arimaa_bitboard frozen;   /* pieces that cannot move */
        arimaa_bitboard selected; /* the piece that a click is for */
        arimaa_bitboard held;     /* pieces that are to end where they are */
        struct arrow arrows[ARROWS_MOST];
        int arrow_count;
        int cursor;          /* the square it is on, or -1 */
        int die, die_square; /* what the die shows, or 0, and where it lies */
        int turn;            /* the side to move, or TURN_NOBODY */
        bool planned;        /* it is not the game, but a plan */
        bool flipped;        /* Silver's side below */
        bool chess;          /* chess pieces beside the letters */
};

void board_view_draw(const struct rect *rect, const struct board_size *size,
                     const struct board_picture *picture);

#endif
