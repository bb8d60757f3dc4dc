#include "notation/narrow.h"

#include "notation/demand_pieces.h"

/* The squares on ways of at most `length` steps from one of the pieces to the focus. */
static arimaa_bitboard ways(arimaa_bitboard pieces, const struct surroundings *focus,
                            int length)
{
        arimaa_bitboard squares = 0;

        for (int d = 0; d <= length; d++) {
                squares |= pieces & focus->within[length - d];
                pieces |= arimaa_neighbours(pieces);
        }
        return squares;
}

/* Whether what a token says makes the board another one. */
static bool changes_board(const struct arimaa_token *token,
                          const struct arimaa_position *start)
{
        if (token->property == ARIMAA_CAPTURED)
                return true;
        return token->property == ARIMAA_ENDS_ON && token->piece != ARIMAA_NO_PIECE &&
               start->at[token->target] != token->piece;
}

/* The squares about the traps on which a piece of a side can be captured with at
 * most `moves` steps of that side's pieces. */
static arimaa_bitboard ways_to_traps(const struct demand *demand,
                                     const struct arimaa_position *start,
                                     enum arimaa_side side, arimaa_bitboard pieces,
                                     int moves)
{
        arimaa_bitboard squares = 0;

        for (int i = 0; i < TRAPS; i++) {
                const struct surroundings *trap = &demand->traps[i];
                int needed = demand_capture_at(trap, start->side[side], pieces);

                if (needed <= moves)
                        squares |= ways(pieces, trap, moves) | trap->within[1];
        }
        return squares;
}

/* The squares that one token can be about, for pieces of a side, in `length` steps;
 * an enemy piece makes at most half of them. */
static arimaa_bitboard token_area(const struct demand *demand,
                                  const struct wanted *wanted,
                                  const struct arimaa_position *start,
                                  enum arimaa_side side, int length)
{
        const struct arimaa_token *token = &wanted->token;
        int moves = side == demand->mover ? length : length / 2;
        arimaa_bitboard pieces = start->side[side];

        if (token->piece != ARIMAA_NO_PIECE)
                pieces &= start->pieces[side][arimaa_kind_of(token->piece)];
        if (token->property == ARIMAA_CAPTURED && token->square == ARIMAA_NO_SQUARE)
                return ways_to_traps(demand, start, side, pieces, moves);
        if (token->property == ARIMAA_CAPTURED)
                return ways(pieces, &wanted->focus, moves) |
                       ways(pieces, &wanted->target, moves) | ARIMAA_TRAPS |
                       arimaa_neighbours(ARIMAA_TRAPS);
        return ways(pieces, &wanted->focus, moves) | ways(pieces, &wanted->target, moves);
}

arimaa_bitboard narrow_area(const struct demand *demand,
                            const struct arimaa_position *start, int length)
{
        arimaa_bitboard area = 0;
        bool changes = false;

        if (demand->directions > 0)
                return ~(arimaa_bitboard)0;
        for (int t = 0; t < demand->count; t++) {
                const struct wanted *wanted = &demand->wanted[t];
                int piece = wanted->token.piece;

                changes |= changes_board(&wanted->token, start);
                if (piece == ARIMAA_NO_PIECE || arimaa_side_of(piece) == ARIMAA_GOLD)
                        area |= token_area(demand, wanted, start, ARIMAA_GOLD, length);
                if (piece == ARIMAA_NO_PIECE || arimaa_side_of(piece) == ARIMAA_SILVER)
                        area |= token_area(demand, wanted, start, ARIMAA_SILVER, length);
        }
        return changes ? area : ~(arimaa_bitboard)0;
}

static void keep_steps(struct step_targets *steps, const struct step_targets *kept)
{
        for (int d = 0; d < ARIMAA_DIRECTIONS; d++)
                steps->into[d] &= kept->into[d];
}

/* Add the steps that bring the nearest of the pieces nearer to the focus: their
 * own, and those by which an own piece that is nearer may pull one after it. */
static void add_nearing(struct step_targets *steps, const struct demand *demand,
                        const struct making *making, const struct surroundings *focus,
                        arimaa_bitboard pieces)
{
        const arimaa_bitboard *side = making->now->side;
        int distance = nearest(focus, pieces);

        if (distance == 0 || distance >= DEMAND_IMPOSSIBLE)
                return;
        pieces &= focus->within[distance];
        add_targets(steps, pieces, focus->within[distance - 1]);
        pieces &= side[arimaa_opponent(demand->mover)];
        add_targets(steps,
                    side[demand->mover] & arimaa_neighbours(pieces) &
                            focus->within[distance - 1],
                    ~(arimaa_bitboard)0);
}

/* Add the steps that may help to capture one of the pieces, all of a side. */
static void add_capturing(struct step_targets *steps, const struct demand *demand,
                          const struct making *making, enum arimaa_side side,
                          arimaa_bitboard pieces)
{
        const arimaa_bitboard *sides = making->now->side;
        arimaa_bitboard friends = 0;

        if (!pieces)
                return;
        for (int i = 0; i < TRAPS; i++) {
                if (nearest(&demand->traps[i], pieces) >= DEMAND_IMPOSSIBLE)
                        continue;
                add_nearing(steps, demand, making, &demand->traps[i], pieces);
                friends |= sides[side] & demand->traps[i].within[1];
        }
        add_targets(steps, friends, ~(arimaa_bitboard)0);
        if (side != demand->mover)
                add_targets(steps, sides[demand->mover] & arimaa_neighbours(friends),
                            ~(arimaa_bitboard)0);
}

/* Add the steps that bring a token nearer for pieces of a side. */
static void add_useful(struct step_targets *steps, const struct demand *demand,
                       const struct making *making, const struct wanted *wanted,
                       enum arimaa_side side)
{
        arimaa_bitboard fit = fitting(wanted, making, side);

        add_nearing(steps, demand, making, &wanted->focus,
                    meant(wanted, making, side) & ~fit);
        if (wanted->token.property == ARIMAA_ENDS_ON)
                add_nearing(steps, demand, making, &wanted->target, fit);
        else
                add_capturing(steps, demand, making, side, fit);
}

/* When all steps that are left are those that direction tokens still need, leave
 * only the next one's direction. */
static void keep_direction(const struct demand *demand, const struct making *making,
                           int left, struct step_targets *steps)
{
        int next;

        if (demand_directions(demand, making, &next) < left)
                return;
        for (int d = 0; d < ARIMAA_DIRECTIONS; d++)
                if (d != next)
                        steps->into[d] = 0;
}

void narrow_next_step(const struct demand *demand, const struct making *making, int left,
                      struct step_targets *next)
{
        struct step_targets useful = { { 0 } };

        if (demand->directions > 0) {
                keep_direction(demand, making, left, next);
                return;
        }
        for (uint32_t unmet = making->unmet; unmet; unmet &= unmet - 1) {
                const struct wanted *wanted = &demand->wanted[__builtin_ctz(unmet)];
                int piece = wanted->token.piece;

                if (piece == ARIMAA_NO_PIECE || arimaa_side_of(piece) == ARIMAA_GOLD)
                        add_useful(&useful, demand, making, wanted, ARIMAA_GOLD);
                if (piece == ARIMAA_NO_PIECE || arimaa_side_of(piece) == ARIMAA_SILVER)
                        add_useful(&useful, demand, making, wanted, ARIMAA_SILVER);
        }
        keep_steps(next, &useful);
}

/* Add the single steps by which a piece that the x means is captured: where one
 * friend is beside a trap, its own step into the trap or away from who stands there. */
static void add_captures(struct step_targets *steps, const struct demand *demand,
                         const struct wanted *wanted, const struct making *making,
                         enum arimaa_side side)
{
        arimaa_bitboard fit = fitting(wanted, making, side);
        arimaa_bitboard others = meant(wanted, making, side) & ~fit;

        for (int i = 0; i < TRAPS; i++) {
                arimaa_bitboard trap = demand->traps[i].within[0];
                arimaa_bitboard friends =
                        making->now->side[side] & arimaa_neighbours(trap);

                if (arimaa_count(friends) != 1)
                        continue;
                if (fit & trap)
                        add_targets(steps, friends, ~(arimaa_bitboard)0);
                else if (wanted->focus.within[0] & trap)
                        add_targets(steps, friends & (fit | others), trap);
                else
                        add_targets(steps, friends & fit, trap);
        }
}

void narrow_last_step(const struct demand *demand, const struct making *making,
                      struct step_targets *last)
{
        for (uint32_t unmet = making->unmet; unmet; unmet &= unmet - 1) {
                const struct wanted *wanted = &demand->wanted[__builtin_ctz(unmet)];
                struct step_targets useful = { { 0 } };

                if (wanted->token.property == ARIMAA_ENDS_ON) {
                        add_targets(&useful, ~(arimaa_bitboard)0,
                                    wanted->target.within[0]);
                } else {
                        add_captures(&useful, demand, wanted, making, ARIMAA_GOLD);
                        add_captures(&useful, demand, wanted, making, ARIMAA_SILVER);
                }
                keep_steps(last, &useful);
        }
        if (demand->directions > 0)
                keep_direction(demand, making, 1, last);
}
