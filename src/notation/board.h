/* board.h - positions as text: notation.md, section 5.
 *
 * Short: `g [rrrrrrrr…]`, 64 squares from a8 to h1, empty as space.  Board: the
 * official diagram; frame, letters, numbers and the line above them may be missing,
 * the cells may stand side by side or have bars between them.  Pieces: `Ee2 Md2 …
 * ed7`, in any order.  Ranks, as other programs have them: `2g rrrdcrrr/rhcemdhr/8/…`.
 */
#ifndef ARIMAA_NOTATION_BOARD_H
#define ARIMAA_NOTATION_BOARD_H

#include "notation/span.h"
#include "rules/position.h"

/* What came with the pieces. */
struct arimaa_board_text {
        struct arimaa_position position; /* Gold to move where no side is given */
        bool has_side;
        int number; /* of the move, 0 when not given */
        size_t steps_start,
                steps_length; /* the steps already made, as text; length 0 none */
        size_t length;        /* of the text that is the position */
};

/* Read a position in any of the forms, `length` bytes of text; a position on one
 * line or a diagram on several. */
bool arimaa_board_read(const char *text, size_t length, struct arimaa_board_text *board,
                       struct arimaa_text_error *error);

/* More than the longest form takes. */
#define ARIMAA_BOARD_SIZE 512

/* Write a position in each form, the side to move included except in the list;
 * into `text`, of ARIMAA_BOARD_SIZE bytes.  The diagram's first line is the
 * label, `12g`. */
void arimaa_board_write_short(const struct arimaa_position *position, char *text);
void arimaa_board_write_diagram(const struct arimaa_position *position, int number,
                                char *text);
void arimaa_board_write_pieces(const struct arimaa_position *position, char *text);

/* A square or piece as the notations write it: "e4"; 'E'. */
void arimaa_square_name(int square, char name[3]);
char arimaa_piece_letter(int piece);

/* The square of two characters, or ARIMAA_NO_SQUARE; that which a text is the name of, and
 * nothing more; the piece of a letter, or ARIMAA_NO_PIECE. */
int arimaa_square_read(const char *text);
int arimaa_square_named(const char *text);
int arimaa_piece_read(char letter);

#endif
