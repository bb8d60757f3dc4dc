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

/* Leave only steps that are among some, or others. */
static void keep_steps(struct step_targets *steps, const struct step_targets *some,
                       const struct step_targets *others)
{
        for (int d = 0; d < ARIMAA_DIRECTIONS; d++)
                steps->into[d] &= some->into[d] | others->into[d];
}

/* Steps that bring tokens nearer: those of the pieces that they are about, and own
 * ones behind which such a piece may be pulled. */
struct useful {
        struct step_targets own, pulling;
};

/* The own pieces that may pull one of the enemy pieces: stronger, and beside it. */
static arimaa_bitboard pullers(const struct demand *demand, const struct making *making,
                               arimaa_bitboard pieces)
{
        const arimaa_bitboard *own = making->now->pieces[demand->mover];
        const arimaa_bitboard *enemy =
                making->now->pieces[arimaa_opponent(demand->mover)];
        arimaa_bitboard weaker = 0, found = 0;

        for (int kind = ARIMAA_RABBIT; kind < ARIMAA_ELEPHANT; kind++) {
                weaker |= enemy[kind] & pieces;
                found |= own[kind + 1] & arimaa_neighbours(weaker);
        }
        return found;
}

/* Add the steps that bring the nearest of the pieces nearer to the focus. */
static void add_nearing(struct useful *useful, const struct demand *demand,
                        const struct making *making, const struct surroundings *focus,
                        arimaa_bitboard pieces)
{
        int distance = nearest(focus, pieces);

        if (distance == 0 || distance >= DEMAND_IMPOSSIBLE)
                return;
        pieces &= focus->within[distance];
        add_targets(&useful->own, pieces, focus->within[distance - 1]);
        pieces &= making->now->side[arimaa_opponent(demand->mover)];
        if (pieces)
                add_targets(&useful->pulling,
                            pullers(demand, making, pieces) & focus->within[distance - 1],
                            ~(arimaa_bitboard)0);
}

/* Add the steps that may help to capture one of the pieces, all of a side. */
static void add_capturing(struct useful *useful, const struct demand *demand,
                          const struct making *making, enum arimaa_side side,
                          arimaa_bitboard pieces)
{
        arimaa_bitboard friends = 0;

        if (!pieces)
                return;
        for (int i = 0; i < TRAPS; i++) {
                if (nearest(&demand->traps[i], pieces) >= DEMAND_IMPOSSIBLE)
                        continue;
                add_nearing(useful, demand, making, &demand->traps[i], pieces);
                friends |= making->now->side[side] & demand->traps[i].within[1];
        }
        add_targets(&useful->own, friends, ~(arimaa_bitboard)0);
        if (side != demand->mover)
                add_targets(&useful->pulling, pullers(demand, making, friends),
                            ~(arimaa_bitboard)0);
}

/* Which steps for an x may be among those that are left, where a bound leaves no other
 * ones: none, those of the captured piece to its trap, or any. */
enum x_steps { X_NONE, X_FALLS, X_ANY };

/* Add the steps that bring a token nearer for pieces of a side. */
static void add_useful(struct useful *useful, const struct demand *demand,
                       const struct making *making, const struct wanted *wanted,
                       enum arimaa_side side, enum x_steps x)
{
        arimaa_bitboard fit = fitting(wanted, making, side);

        add_nearing(useful, demand, making, &wanted->focus,
                    meant(wanted, making, side) & ~fit);
        if (wanted->token.property == ARIMAA_ENDS_ON || x == X_FALLS)
                add_nearing(useful, demand, making, &wanted->target, fit);
        else
                add_capturing(useful, demand, making, side, fit);
}

/* Add the steps by which a stronger piece comes nearer to the one approached. */
static void add_approach(struct step_targets *steps, const struct demand *demand,
                         const struct making *making, int left)
{
        arimaa_bitboard stronger = movers(demand, making->approached, making);
        arimaa_bitboard near = movable(demand, making->approached, making, left);

        do
                near |= arimaa_neighbours(near);
        while (!(stronger & arimaa_neighbours(near)));
        add_targets(steps, stronger, near);
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

/* Whether the steps for a token are halves of enemy steps, or a weak piece's. */
static bool is_in_halves(const struct demand *demand, const struct wanted *wanted)
{
        int piece = wanted->token.piece;

        return wanted->weak ||
               (piece != ARIMAA_NO_PIECE && arimaa_side_of(piece) != demand->mover);
}

/* The steps that bring tokens nearer: all of them, or those that are halves of enemy
 * steps or a weak piece's. */
static struct useful useful_steps(const struct demand *demand,
                                  const struct making *making, enum x_steps x, bool all)
{
        struct useful useful = { { { 0 } }, { { 0 } } };

        for (uint32_t unmet = making->unmet; unmet; unmet &= unmet - 1) {
                const struct wanted *wanted = &demand->wanted[__builtin_ctz(unmet)];
                int piece = wanted->token.piece;

                if ((!all && !is_in_halves(demand, wanted)) ||
                    (x == X_NONE && wanted->token.property == ARIMAA_CAPTURED))
                        continue;
                if (piece == ARIMAA_NO_PIECE || arimaa_side_of(piece) == ARIMAA_GOLD)
                        add_useful(&useful, demand, making, wanted, ARIMAA_GOLD, x);
                if (piece == ARIMAA_NO_PIECE || arimaa_side_of(piece) == ARIMAA_SILVER)
                        add_useful(&useful, demand, making, wanted, ARIMAA_SILVER, x);
        }
        return useful;
}

static enum x_steps x_steps(int left, int ends, int falls)
{
        return ends == left ? X_NONE : falls == left ? X_FALLS : X_ANY;
}

static void keep_total(const struct demand *demand, const struct making *making, int left,
                       struct step_targets *next)
{
        enum x_steps x = x_steps(left, making->ends.total, making->falls.total);
        struct useful useful = useful_steps(demand, making, x, true);

        keep_steps(next, &useful.own, &useful.own);
}

static void keep_halves(const struct demand *demand, const struct making *making,
                        int left, struct step_targets *next)
{
        enum x_steps x = x_steps(left, making->ends.halves, making->falls.halves);
        struct useful useful = { { { 0 } }, { { 0 } } };

        if (making->must_pull)
                add_targets(&useful.own, making->must_pull,
                            arimaa_bit(making->state->vacated));
        else
                useful = useful_steps(demand, making, x, false);
        keep_steps(next, &useful.own, &useful.pulling);
}

static void keep_approach(const struct demand *demand, const struct making *making,
                          int left, struct step_targets *next)
{
        struct useful useful = useful_steps(demand, making, X_NONE, false);

        add_approach(&useful.own, demand, making, left);
        keep_steps(next, &useful.own, &useful.pulling);
}

bool narrow_next_step(const struct demand *demand, const struct making *making, int left,
                      struct step_targets *next)
{
        bool total = making->most.total == left, halves = making->most.halves == left;
        bool approach = making->approaching == left;

        if (demand->directions > 0)
                keep_direction(demand, making, left, next);
        if (total)
                keep_total(demand, making, left, next);
        if (halves)
                keep_halves(demand, making, left, next);
        if (approach)
                keep_approach(demand, making, left, next);
        return total || halves || approach;
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
                keep_steps(last, &useful, &useful);
        }
        if (demand->directions > 0)
                keep_direction(demand, making, 1, last);
}
