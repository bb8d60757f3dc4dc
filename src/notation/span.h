/* span.h - a part of a text, and what is wrong with it. */
#ifndef ARIMAA_NOTATION_SPAN_H
#define ARIMAA_NOTATION_SPAN_H

#include <stddef.h>

/* Why a text could not be read. */
enum arimaa_text_problem {
        ARIMAA_TEXT_OK,
        ARIMAA_TEXT_NOT_A_TOKEN,      /* no property at the end: a square, x or nsew */
        ARIMAA_TEXT_NO_SPECIFIER,     /* nothing says which piece */
        ARIMAA_TEXT_BAD_PIECE,        /* a letter that is no piece */
        ARIMAA_TEXT_BAD_SQUARE,       /* not a1 to h8 */
        ARIMAA_TEXT_TOO_MANY_TOKENS,
        ARIMAA_TEXT_NOT_A_STEP,       /* official: want piece, square, nsew */
        ARIMAA_TEXT_NOT_A_PLACEMENT,  /* want piece and square */
        ARIMAA_TEXT_BAD_DIRECTION,    /* earlier notation: the squares are not neighbours */
        ARIMAA_TEXT_CAPTURE_FIRST,    /* a removal before any step */
        ARIMAA_TEXT_WRONG_CAPTURE,    /* the removal does not happen */
        ARIMAA_TEXT_TOO_MANY_STEPS,
        ARIMAA_TEXT_ILLEGAL,          /* the refusal says why the rules forbid it */
        ARIMAA_TEXT_NO_SIDE,          /* position: g or s expected */
        ARIMAA_TEXT_BAD_BOARD,        /* position: a board line is not one */
        ARIMAA_TEXT_TWO_ON_SQUARE,    /* position: two pieces on a square */
        ARIMAA_TEXT_EMPTY,
        ARIMAA_TEXT_PROBLEMS
};

/* What is wrong, and where: bytes from the start of the text that was given. */
struct arimaa_text_error {
        enum arimaa_text_problem problem;
        size_t start, length;
};

#endif
