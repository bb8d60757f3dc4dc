/* board_parts.h - what the forms of a position have in common.  Not installed. */
#ifndef ARIMAA_NOTATION_BOARD_PARTS_H
#define ARIMAA_NOTATION_BOARD_PARTS_H

#include "notation/board.h"

/* A word that says who moves: `g`, `s`, `12g`, and `w`, `b` of old. */
bool board_read_side(const char *word, size_t size, struct arimaa_board_text *board);

/* Whether a character stands for a piece or for an empty square. */
bool board_is_mark(char mark);

/* Put what a mark stands for on a square that is empty; false for no mark. */
bool board_put_mark(struct arimaa_board_text *board, char mark, int square);

/* Whether a board with its eight rows on lines of their own is in the text. */
bool diagram_is_in(const char *text, size_t length);

/* Read a board with its eight rows on lines of their own; `board` is empty. */
bool diagram_read(const char *text, size_t length, struct arimaa_board_text *board,
                  struct arimaa_text_error *error);

#endif
