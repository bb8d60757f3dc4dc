/* hand.h - a move entered by clicks: what a click on a square does to the line.
 *
 * The line is the state.  Clicks write Lightvector tokens into it, which name pieces
 * by the squares on which they stand before the turn:
 *
 *      arrow    Ee2e4    the piece on e2 ends on e4
 *      hold     Ee2e2    it ends where it began
 *      mark     cf3x     it is captured: on its own trap, or where its arrow ends
 *
 * A token without the square, Ee4, is an arrow too where the turn that the line means
 * tells whose, or the piece is the only one of its kind.  All others were typed, and stay
 * as they are.  What is no text is the piece that is selected, by its square, and the
 * piece that was so before it.
 *
 * All squares are those before the turn, wherever the preview shows a piece.  One that a
 * piece leaves by an arrow is free for others.
 *
 *      selected     the square                     what a click does
 *      --------     ----------                     -----------------
 *      nothing      empty                          nothing
 *                   a piece                        selects it
 *                   a piece with an arrow          removes the arrow, selects the piece
 *                   a piece with a hold            removes the hold, selects the piece;
 *                                                  on a trap the mark takes its place
 *                   a piece with a mark            removes the mark, selects the piece
 *                   the head of an arrow           takes it up: its piece is selected
 *      a piece      empty, or left by an arrow     the arrow goes there
 *                   another piece                  selects that one instead
 *                   the selected one:
 *                     it has an arrow              removes the arrow
 *                     another was selected         the other one's arrow goes there
 *                     before it
 *                     arrows end there             takes one up; on a trap as a head does
 *                     else                         it gets a hold
 *                   the head of its arrow          lets the arrow be; on a trap marks
 *                                                  the piece, or, where all that arrive
 *                                                  there are marked, removes the marks
 *      E typed      any                            completes the token: Ee4
 *
 * Where several arrows end on one square the one drawn last is taken up, on a trap the
 * last that has no mark.  A piece without a token comes before the arrows that end on
 * its square, so that one can say where it goes; a second click is for them.  So do
 * holds; marks and tails come after them, a mark only as long as some of them has none.
 * Where a piece leaves a square on which an arrow ends, and which is no trap, a second
 * click is for the piece.
 *
 * A click twice on a piece is thus a hold, three times on a trap a mark; with a piece
 * selected twice on another sends the first there.  A new square after a head aims the
 * arrow again.
 */
#ifndef KEYSTEPS_UI_HAND_H
#define KEYSTEPS_UI_HAND_H

#include "notation/token.h"
#include "rules/turn.h"

enum hand_kind { HAND_ARROW, HAND_HOLD, HAND_MARK };

struct hand_token {
        enum hand_kind kind;
        int8_t from, to;      /* `to` of an arrow only */
        size_t start, length; /* in the text */
};

struct hand_tokens {
        struct hand_token tokens[ARIMAA_TOKENS_MAX];
        int count;
};

/* Squares, or ARIMAA_NO_SQUARE. */
struct hand_choice {
        int8_t selected, before;
};

static inline struct hand_choice hand_nothing(void)
{
        return (struct hand_choice){ ARIMAA_NO_SQUARE, ARIMAA_NO_SQUARE };
}

/* The position before the turn, and the turn that the text means, or NULL. */
struct hand_ply {
        const struct arimaa_position *position;
        const struct arimaa_turn *turn;
};

/* The arrows, holds and marks of a text, in its order. */
void hand_read(const struct hand_ply *ply, const char *text, struct hand_tokens *tokens);

/* Click a square: changes the choice and the text, which has `size` bytes.  Where there
 * is no room for more nothing happens. */
void hand_click(const struct hand_ply *ply, struct hand_choice *choice, int square,
                char *text, size_t size);

#endif
