/* board_view.h - the board, drawn in any of its sizes.
 *
 * Coordinates on both sides; traps as x and, with a grid, framed; sides told apart
 * by the letter's case first and by colour second.  While a turn is being typed:
 * [E] is a piece on a square it has reached, (d) one that is captured there, and a
 * dot a square that was left.
 */
#ifndef KEYSTEPS_UI_BOARD_VIEW_H
#define KEYSTEPS_UI_BOARD_VIEW_H

#include "rules/position.h"
#include "ui/layout.h"

/* What there is to draw. */
struct board_picture {
        struct arimaa_position position;
        arimaa_bitboard left;               /* squares marked with a dot */
        arimaa_bitboard reached;            /* in brackets */
        arimaa_bitboard taken;              /* in parentheses */
        int8_t taken_piece[ARIMAA_SQUARES]; /* which, on the squares `taken` */
        arimaa_bitboard named;              /* pieces that are spoken of */
        arimaa_bitboard moved;              /* reached by the last turn */
        bool flipped;                       /* Silver's side below */
};

void board_view_draw(const struct rect *rect, const struct board_size *size,
                     const struct board_picture *picture);

#endif
