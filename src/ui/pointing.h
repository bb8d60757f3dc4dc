/* pointing.h - what the mouse can do, and where, as the terminal tells it. */
#ifndef KEYSTEPS_UI_POINTING_H
#define KEYSTEPS_UI_POINTING_H

enum pointing_act { POINTING_CLICK, POINTING_WHEEL_UP, POINTING_WHEEL_DOWN };

/* Where: a cell of the screen, or, in a script that says so, a square of the board. */
enum { POINTING_CELL = -1 };

struct pointing {
        enum pointing_act act;
        int y, x;   /* rows and columns from 0 */
        int square; /* or POINTING_CELL */
};

#endif
