/* hits.h - what is where on the screen, for the mouse.
 *
 * Views say what they have drawn and where; one asks what a cell of the screen belongs
 * to.  What was said last lies on top.
 */
#ifndef KEYSTEPS_UI_HITS_H
#define KEYSTEPS_UI_HITS_H

#include <stdbool.h>

#include "ui/board_geometry.h"

/* What there is to click, and what `value` is then. */
enum hit_kind {
        HIT_NOTHING,
        HIT_SQUARE, /* of the board */
        HIT_ARMY,   /* a kind of piece to be set up */
        HIT_MENU,   /* a row of the start menu */
        HIT_CHOICE, /* a row of the new-game screen */
        HIT_GAME,   /* a game of the list */
        HIT_TOPIC,  /* a topic in the list of them */
        HIT_MOVE,   /* a node of the record; HIT_TO_COME the move that is to come */
        HIT_FOLD,   /* the mark of a node whose variations are folded, or can be */
        HIT_PLY     /* a moment of the game */
};

enum { HIT_TO_COME = -1 };

struct hit {
        enum hit_kind kind;
        int value;
};

/* Begin with nothing on the screen. */
void hits_clear(void);

void hits_add(const struct rect *rect, enum hit_kind kind, int value);
void hits_add_board(const struct board_geometry *geometry);

/* What a cell belongs to; and a cell that belongs to something, false if none does. */
struct hit hits_at(int y, int x);
bool hits_find(struct hit hit, int *y, int *x);

#endif
