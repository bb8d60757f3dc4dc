/* words_turn.h - turns, setups and boards in words.
 *
 * For those who do not see the board: "elephant e2 to e4; captures a dog on f3; 1 step
 * left unused".  Every function writes at most `size` bytes, the final zero included,
 * and returns `text`.
 */
#ifndef KEYSTEPS_PLAY_WORDS_TURN_H
#define KEYSTEPS_PLAY_WORDS_TURN_H

#include "play/words.h"

/* Room for the longest of them: a board full of pieces. */
#define WORDS_BOARD_SIZE 2000

/* What a turn of a side that had `steps` steps did. */
char *words_turn(const struct arimaa_turn *turn, enum arimaa_side side, int steps,
                 char *text, size_t size);

/* A setup or turn of a game with its label: "12g Gold: elephant e2 to e4". */
char *words_ply(const struct arimaa_game *game, int ply, char *text, size_t size);

/* "gold elephant". */
const char *words_piece(int piece);

/* The squares of a set, "b2 g2", from a1 to h8; returns `text`, of WORDS_SQUARES_SIZE
 * bytes. */
#define WORDS_SQUARES_SIZE (3 * ARIMAA_SQUARES + 1)
char *words_squares(arimaa_bitboard squares, char *text);

/* What stands on them, "Ee4 Hd3"; `text` has WORDS_PIECES_SIZE bytes. */
#define WORDS_PIECES_SIZE (4 * ARIMAA_SQUARES + 1)
char *words_pieces(const struct arimaa_position *position, arimaa_bitboard squares,
                   char *text);

/* "horses b2 g2": the pieces of a kind, of which there is at least one. */
char *words_kind_on(enum arimaa_kind kind, arimaa_bitboard squares, char *text,
                    size_t size);

#endif
