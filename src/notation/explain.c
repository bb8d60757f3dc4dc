#include "notation/resolve.h"

static bool has_turn(struct arimaa_resolver *resolver,
                     const struct arimaa_position *position, int steps,
                     const struct arimaa_tokens *tokens)
{
        return resolve_tokens(resolver, position, steps, tokens, RESOLVE_FIRST)
                       .resolution != ARIMAA_NO_TURN;
}

/* The pieces that a specifier can mean where they stand at the start. */
static arimaa_bitboard meant(const struct arimaa_position *position,
                             const struct arimaa_token *token)
{
        arimaa_bitboard pieces = arimaa_occupied(position);

        if (token->piece != ARIMAA_NO_PIECE)
                pieces = position->pieces[arimaa_side_of(token->piece)]
                                         [arimaa_kind_of(token->piece)];
        if (token->square != ARIMAA_NO_SQUARE)
                pieces &= arimaa_bit(token->square);
        return pieces;
}

/* Steps that a piece on the square must make itself for the token. */
static int own_steps(const struct arimaa_token *token, int square)
{
        int least = ARIMAA_SQUARES;

        if (token->property == ARIMAA_ENDS_ON)
                return arimaa_distance(square, token->target);
        if (token->property == ARIMAA_STEPS)
                return token->direction_count;
        for (arimaa_bitboard traps = ARIMAA_TRAPS; traps; traps &= traps - 1) {
                int steps = arimaa_distance(square, arimaa_lowest(traps));

                least = steps < least ? steps : least;
        }
        return least;
}

static int nearest(const struct arimaa_token *token, arimaa_bitboard pieces)
{
        int best = arimaa_lowest(pieces);

        for (; pieces; pieces &= pieces - 1)
                if (own_steps(token, arimaa_lowest(pieces)) < own_steps(token, best))
                        best = arimaa_lowest(pieces);
        return best;
}

static bool goes_backward(enum arimaa_side side, const struct arimaa_token *token,
                          int square)
{
        enum arimaa_direction backward =
                side == ARIMAA_GOLD ? ARIMAA_SOUTH : ARIMAA_NORTH;

        if (token->property == ARIMAA_ENDS_ON)
                return side == ARIMAA_GOLD ? token->target >> 3 < square >> 3
                                           : token->target >> 3 > square >> 3;
        for (int i = 0; i < token->direction_count && i < ARIMAA_TURN_STEPS; i++)
                if (token->property == ARIMAA_STEPS && token->directions[i] == backward)
                        return true;
        return false;
}

/* Why the piece on a square cannot do what a token says. */
static void explain_piece(const struct arimaa_position *position, int steps,
                          const struct arimaa_token *token,
                          struct arimaa_obstruction *obstruction)
{
        int square = obstruction->square, piece = obstruction->piece;
        enum arimaa_side own = position->to_move;
        bool is_own = arimaa_side_of(piece) == own;
        int needed = own_steps(token, square) * (is_own ? 1 : 2);
        arimaa_bitboard stronger = arimaa_stronger(
                position, arimaa_opponent(arimaa_side_of(piece)), arimaa_kind_of(piece));

        obstruction->steps = needed;
        obstruction->obstacle = ARIMAA_OBSTACLE_NO_WAY;
        if (!is_own && !stronger) {
                obstruction->obstacle = ARIMAA_OBSTACLE_NOTHING_STRONGER;
        } else if (is_own && arimaa_kind_of(piece) == ARIMAA_RABBIT &&
                   goes_backward(own, token, square)) {
                obstruction->obstacle = ARIMAA_OBSTACLE_BACKWARD;
        } else if (needed > steps) {
                obstruction->obstacle = ARIMAA_OBSTACLE_TOO_FAR;
        } else if (is_own && needed > 0 &&
                   (arimaa_frozen(position, own) & arimaa_bit(square))) {
                obstruction->obstacle = ARIMAA_OBSTACLE_FROZEN;
                obstruction->other =
                        arimaa_lowest(stronger & arimaa_neighbours(arimaa_bit(square)));
        }
}

static struct arimaa_obstruction explain_token(const struct arimaa_position *position,
                                               int steps,
                                               const struct arimaa_token *token)
{
        struct arimaa_obstruction obstruction = { .obstacle = ARIMAA_OBSTACLE_NO_PIECE,
                                                  .start = token->start,
                                                  .length = token->length,
                                                  .piece = token->piece,
                                                  .square = token->square,
                                                  .other = ARIMAA_NO_SQUARE };
        arimaa_bitboard pieces = meant(position, token);

        if (!pieces)
                return obstruction;
        obstruction.square = nearest(token, pieces);
        obstruction.piece = position->at[obstruction.square];
        explain_piece(position, steps, token, &obstruction);
        return obstruction;
}

/* The fewest steps, more than `steps`, in which a token can hold; 0 if it never can. */
static int steps_needed(struct arimaa_resolver *resolver,
                        const struct arimaa_position *position, int steps,
                        const struct arimaa_tokens *token)
{
        while (++steps <= ARIMAA_TURN_STEPS)
                if (has_turn(resolver, position, steps, token))
                        return steps;
        return 0;
}

static struct arimaa_obstruction explain_alone(struct arimaa_resolver *resolver,
                                               const struct arimaa_position *position,
                                               int steps,
                                               const struct arimaa_tokens *token)
{
        int needed = steps_needed(resolver, position, steps, token);
        struct arimaa_obstruction obstruction =
                explain_token(position, steps, &token->tokens[0]);

        if (needed > 0) {
                obstruction.obstacle = ARIMAA_OBSTACLE_TOO_FAR;
                obstruction.steps = needed;
        }
        return obstruction;
}

struct arimaa_obstruction arimaa_lightvector_explain(
        struct arimaa_resolver *resolver, const struct arimaa_position *position,
        int steps, const char *text, size_t length)
{
        struct arimaa_obstruction together = { .obstacle = ARIMAA_OBSTACLE_TOGETHER,
                                               .piece = ARIMAA_NO_PIECE,
                                               .square = ARIMAA_NO_SQUARE,
                                               .other = ARIMAA_NO_SQUARE };
        struct arimaa_text_error error;
        struct arimaa_tokens tokens;

        if (!arimaa_tokens_read(text, length, &tokens, &error))
                return together;
        for (int i = 0; i < tokens.count; i++) {
                struct arimaa_tokens alone = { .tokens = { tokens.tokens[i] },
                                               .count = 1 };

                if (!has_turn(resolver, position, steps, &alone))
                        return explain_alone(resolver, position, steps, &alone);
        }
        for (int all = tokens.count, count = 2; count <= all; count++) {
                tokens.count = count;
                if (has_turn(resolver, position, steps, &tokens))
                        continue;
                together.start = tokens.tokens[count - 1].start;
                together.length = tokens.tokens[count - 1].length;
                break;
        }
        return together;
}
