#include "record/trusted.h"

#include "notation/board.h"
#include "notation/scan.h"

static bool separates(char c)
{
        return scan_is_space(c) || c == ',' || c == '(' || c == ')';
}

/* The direction of `Ea3n`, or of `Ea3a4`. */
static int direction_of(const char *word, size_t size)
{
        int from = arimaa_square_read(word + 1), to;

        if (size == 4)
                return scan_direction(word[3]);
        to = size == 5 ? arimaa_square_read(word + 3) : ARIMAA_NO_SQUARE;
        for (int d = 0; to != ARIMAA_NO_SQUARE && d < ARIMAA_DIRECTIONS; d++)
                if (arimaa_next_square(from, (enum arimaa_direction)d) == to)
                        return d;
        return ARIMAA_DIRECTIONS;
}

static bool read_step(const char *word, size_t size, struct arimaa_turn *turn)
{
        int piece = size >= 4 ? arimaa_piece_read(word[0]) : ARIMAA_NO_PIECE;
        int square = size >= 4 ? arimaa_square_read(word + 1) : ARIMAA_NO_SQUARE;
        int direction;

        if (piece == ARIMAA_NO_PIECE || square == ARIMAA_NO_SQUARE ||
            turn->count == ARIMAA_TURN_STEPS)
                return false;
        direction = direction_of(word, size);
        if (direction == ARIMAA_DIRECTIONS)
                return false;
        turn->steps[turn->count++] =
                (struct arimaa_step){ (int8_t)piece, (int8_t)square, (uint8_t)direction };
        return true;
}

static bool is_capture(const char *word, size_t size)
{
        return size == 4 && (word[0] == 'x' || word[3] == 'x');
}

bool trusted_read(const char *text, size_t length, struct arimaa_turn *turn)
{
        size_t at = 0, start;

        *turn = (struct arimaa_turn){ .count = 0 };
        for (;;) {
                while (at < length && separates(text[at]))
                        at++;
                if (at == length)
                        return turn->count > 0;
                for (start = at; at < length && !separates(text[at]);)
                        at++;
                if (!is_capture(text + start, at - start) &&
                    !read_step(text + start, at - start, turn))
                        return false;
        }
}

/* No piece of that name there, or no empty square beside it. */
static bool refuse(const struct arimaa_position *position, struct arimaa_step step,
                   int index, struct arimaa_refusal *refusal)
{
        int target = arimaa_next_square(step.from, (enum arimaa_direction)step.direction);
        bool is_there = position->at[step.from] == step.piece;

        if (refusal == NULL)
                return false;
        *refusal = (struct arimaa_refusal){ .reason = ARIMAA_NOTHING_THERE,
                                            .piece = step.piece,
                                            .square = step.from,
                                            .other = ARIMAA_NO_SQUARE,
                                            .other_piece = ARIMAA_NO_PIECE,
                                            .step = index };
        if (is_there && target == ARIMAA_NO_SQUARE) {
                refusal->reason = ARIMAA_OFF_BOARD;
        } else if (is_there) {
                refusal->reason = ARIMAA_OCCUPIED;
                refusal->other = target;
                refusal->other_piece = position->at[target];
        }
        return false;
}

bool trusted_make(struct arimaa_position *position, struct arimaa_turn *turn,
                  struct arimaa_refusal *refusal)
{
        for (int i = 0; i < turn->count; i++) {
                struct arimaa_step step = turn->steps[i];
                int target = arimaa_next_square(step.from,
                                                (enum arimaa_direction)step.direction);
                struct arimaa_undo undo;

                if (position->at[step.from] != step.piece || target == ARIMAA_NO_SQUARE ||
                    position->at[target] != ARIMAA_NO_PIECE)
                        return refuse(position, step, i, refusal);
                undo = arimaa_step_make(position, step);
                turn->captures[i] =
                        (struct arimaa_capture){ undo.captured, undo.captured_square };
        }
        position->to_move = arimaa_opponent(position->to_move);
        return true;
}
