#include "notation/demand.h"

/* Steps that are needed, by whose pieces must make them.  An enemy step costs an
 * own step as well, the other half of its push or pull. */
struct need {
        int own, enemy;
        int either; /* of a token that does not say whose piece it means */
};

static void prepare(struct wanted *wanted, const struct arimaa_token *token)
{
        bool by_square = token->square != ARIMAA_NO_SQUARE;
        int focus = by_square ? token->square : token->target;

        wanted->token = *token;
        wanted->beyond = 0;
        if (token->property == ARIMAA_ENDS_ON && by_square)
                wanted->beyond = arimaa_distance(token->square, token->target);
        wanted->near[0] = focus != ARIMAA_NO_SQUARE ? arimaa_bit(focus) : ARIMAA_TRAPS;
        for (int d = 1; d <= ARIMAA_TURN_STEPS; d++)
                wanted->near[d] = wanted->near[d - 1] | arimaa_neighbours(wanted->near[d - 1]);
}

void demand_prepare(struct demand *demand, const struct arimaa_tokens *tokens,
                    enum arimaa_side mover)
{
        demand->count = 0;
        demand->directions = 0;
        demand->mover = mover;
        for (int i = 0; i < tokens->count; i++)
                if (tokens->tokens[i].property != ARIMAA_STEPS)
                        prepare(&demand->wanted[demand->count++], &tokens->tokens[i]);
        for (int i = 0; i < tokens->count; i++)
                if (tokens->tokens[i].property == ARIMAA_STEPS) {
                        prepare(&demand->wanted[demand->count++], &tokens->tokens[i]);
                        demand->directions++;
                }
}

/* ---- Final squares ---- */

/* The squares from which an own rabbit can still reach a square. */
static arimaa_bitboard not_beyond(enum arimaa_side side, int square)
{
        int rank = square >> 3;

        return side == ARIMAA_GOLD ? ~(arimaa_bitboard)0 >> 8 * (7 - rank)
                                   : ~(arimaa_bitboard)0 << 8 * rank;
}

/* The pieces of a side that a token may mean. */
static arimaa_bitboard meant(const struct wanted *wanted, const struct arimaa_position *now,
                             enum arimaa_side side)
{
        int piece = wanted->token.piece;

        if (piece == ARIMAA_NO_PIECE)
                return now->side[side];
        return arimaa_side_of(piece) == side ? now->pieces[side][arimaa_kind_of(piece)] : 0;
}

/* How far the nearest of the pieces is from the token's focus. */
static int nearest(const struct wanted *wanted, arimaa_bitboard pieces)
{
        for (int d = 0; pieces && d <= ARIMAA_TURN_STEPS; d++)
                if (pieces & wanted->near[d])
                        return d;
        return DEMAND_IMPOSSIBLE;
}

static int lesser(int a, int b)
{
        return a < b ? a : b;
}

static int greater(int a, int b)
{
        return a > b ? a : b;
}

/* Steps of its own that a piece of the side must make for `piece square target`. */
static int steps_to_target(const struct demand *demand, const struct wanted *wanted,
                           const struct making *making, enum arimaa_side side)
{
        const struct arimaa_token *token = &wanted->token;
        arimaa_bitboard pieces = meant(wanted, making->now, side);
        arimaa_bitboard ahead = ~(arimaa_bitboard)0;
        int steps;

        if (side == demand->mover && token->piece != ARIMAA_NO_PIECE &&
            arimaa_kind_of(token->piece) == ARIMAA_RABBIT)
                ahead = not_beyond(side, token->target);
        steps = nearest(wanted, pieces & ahead) + wanted->beyond;
        for (int i = 0; i < making->tracks->count; i++) {
                const struct track *track = &making->tracks->piece[i];

                if (arimaa_side_of(track->piece) != side || !token_fits(token, track))
                        continue;
                if (track->captured) {
                        if (track->at == token->target)
                                return 0;
                } else if (arimaa_bit(track->at) & ahead) {
                        steps = lesser(steps, arimaa_distance(track->at, token->target));
                }
        }
        return steps;
}

static struct need target_need(const struct demand *demand, const struct wanted *wanted,
                               const struct making *making)
{
        int own = steps_to_target(demand, wanted, making, demand->mover);
        int enemy = steps_to_target(demand, wanted, making, arimaa_opponent(demand->mover));

        if (enemy >= DEMAND_IMPOSSIBLE)
                return (struct need){ .own = own };
        if (own >= DEMAND_IMPOSSIBLE)
                return (struct need){ .enemy = enemy };
        return (struct need){ .either = lesser(own, enemy) };
}

/* ---- Captures ---- */

/* Steps of the side's pieces by which one of its pieces on a square can come to
 * be captured: to a trap, or, on a trap, away from beside it. */
static int steps_to_capture(const struct arimaa_position *now, enum arimaa_side side, int square)
{
        static const int traps[] = { 18, 21, 42, 45 };
        int least = DEMAND_IMPOSSIBLE;

        for (size_t i = 0; i < sizeof traps / sizeof *traps; i++) {
                int steps = arimaa_distance(square, traps[i]);

                if (steps == 0)
                        steps = arimaa_count(arimaa_neighbours(arimaa_bit(square)) &
                                             now->side[side]);
                least = lesser(least, steps);
        }
        return least;
}

static int steps_to_x(const struct wanted *wanted, const struct making *making,
                      enum arimaa_side side)
{
        const struct arimaa_token *token = &wanted->token;
        arimaa_bitboard pieces = meant(wanted, making->now, side);
        int least = DEMAND_IMPOSSIBLE;

        for (int i = 0; i < making->tracks->count; i++) {
                const struct track *track = &making->tracks->piece[i];

                if (arimaa_side_of(track->piece) != side || !token_fits(token, track))
                        continue;
                if (track->captured)
                        return 0;
                least = lesser(least, steps_to_capture(making->now, side, track->at));
        }
        for (pieces &= wanted->near[ARIMAA_TURN_STEPS]; pieces; pieces &= pieces - 1) {
                int square = arimaa_lowest(pieces), steps;

                if (token->square == ARIMAA_NO_SQUARE || token->square == square)
                        steps = steps_to_capture(making->now, side, square);
                else
                        steps = greater(1, arimaa_distance(square, token->square));
                least = lesser(least, steps);
        }
        return least;
}

static struct need capture_need(const struct demand *demand, const struct wanted *wanted,
                                const struct making *making)
{
        int own = steps_to_x(wanted, making, demand->mover);
        int enemy = steps_to_x(wanted, making, arimaa_opponent(demand->mover));

        if (enemy >= DEMAND_IMPOSSIBLE)
                return (struct need){ .own = own };
        if (own >= DEMAND_IMPOSSIBLE)
                return (struct need){ .enemy = enemy };
        return (struct need){ .either = lesser(own, enemy) };
}

/* ---- Directions ---- */

/* How far a token's directions are fulfilled by the steps from `first` on that
 * one piece makes; the step at `first` must be the token's first. */
static int matched(const struct arimaa_token *token, const struct making *making, int first,
                   int *end)
{
        int count = 0;

        for (int i = first; i < making->made && count < token->direction_count; i++)
                if (making->tracks->index[i] == making->tracks->index[first] &&
                    making->steps[i].direction == token->directions[count]) {
                        count++;
                        *end = i + 1;
                }
        return count;
}

static bool begins(const struct arimaa_token *token, struct arimaa_step step)
{
        return step.direction == token->directions[0] &&
               (token->piece == ARIMAA_NO_PIECE || token->piece == step.piece) &&
               (token->square == ARIMAA_NO_SQUARE || token->square == step.from);
}

/* The steps that direction tokens still need, which are all distinct.  Each is
 * taken as fulfilled as early as it can be: that hinders no later one. */
static int steps_in_directions(const struct demand *demand, const struct making *making,
                               int *next)
{
        int from = 0, needed = 0;

        *next = ARIMAA_DIRECTIONS;
        for (int t = demand->count - demand->directions; t < demand->count; t++) {
                const struct arimaa_token *token = &demand->wanted[t].token;
                int best = 0, earliest = making->made + 1;

                if (token->direction_count > ARIMAA_TURN_STEPS)
                        return DEMAND_IMPOSSIBLE;
                for (int i = from; needed == 0 && i < making->made; i++) {
                        int end = 0, count;

                        if (!begins(token, making->steps[i]))
                                continue;
                        count = matched(token, making, i, &end);
                        best = greater(best, count);
                        if (count == token->direction_count)
                                earliest = lesser(earliest, end);
                }
                if (best == token->direction_count) {
                        from = earliest;
                        continue;
                }
                if (needed == 0)
                        *next = token->directions[best];
                needed += token->direction_count - best;
        }
        return needed;
}

/* ---- All together ---- */

/* At least so many steps for a need, where the turn stands. */
static int steps_for(struct need need, const struct making *making)
{
        int halves = 2 * need.enemy;

        /* The other half of an enemy step may have been made already. */
        if (making->state->pushers)
                halves++;
        else if (need.enemy > 0 && making->state->puller > ARIMAA_RABBIT)
                halves--;
        return greater(need.own + need.enemy + need.either, halves);
}

static struct need add_need(struct need a, struct need b)
{
        return (struct need){ a.own + b.own, a.enemy + b.enemy, a.either + b.either };
}

static int total(struct need need)
{
        return need.own + need.enemy + need.either;
}

int demand_steps(const struct demand *demand, const struct making *making)
{
        struct need needs[ARIMAA_TOKENS_MAX], sum = { 0 };
        int next, least = 0, squares = demand->count - demand->directions;
        arimaa_bitboard counted = 0;

        for (int t = 0; t < squares; t++) {
                const struct wanted *wanted = &demand->wanted[t];
                bool ends = wanted->token.property == ARIMAA_ENDS_ON;
                struct need need = ends ? target_need(demand, wanted, making)
                                        : capture_need(demand, wanted, making);

                if (total(need) >= DEMAND_IMPOSSIBLE)
                        return DEMAND_IMPOSSIBLE;
                needs[t] = need;
                least = greater(least, steps_for(need, making));
        }

        /* Tokens with different final squares mean different pieces, so their
         * steps add up. */
        for (int t = 0; t < squares; t++) {
                int target = demand->wanted[t].token.target;

                if (target == ARIMAA_NO_SQUARE || (counted & arimaa_bit(target)))
                        continue;
                counted |= arimaa_bit(target);
                sum = add_need(sum, needs[t]);
        }
        least = greater(least, steps_for(sum, making));
        if (demand->directions > 0)
                least = greater(least, steps_in_directions(demand, making, &next));
        return least;
}

void demand_last_step(const struct demand *demand, const struct making *making,
                      struct step_targets *last)
{
        int next;

        for (int t = 0; t < demand->count - demand->directions; t++) {
                const struct wanted *wanted = &demand->wanted[t];
                bool ends = wanted->token.property == ARIMAA_ENDS_ON;

                if (total(ends ? target_need(demand, wanted, making)
                               : capture_need(demand, wanted, making)) == 0)
                        continue;
                for (int d = 0; d < ARIMAA_DIRECTIONS; d++)
                        last->into[d] &= ends ? arimaa_bit(wanted->token.target)
                                              : ARIMAA_TRAPS |
                                                        arimaa_shift(
                                                                arimaa_neighbours(ARIMAA_TRAPS),
                                                                (enum arimaa_direction)d);
        }
        if (demand->directions > 0 && steps_in_directions(demand, making, &next) > 0)
                for (int d = 0; d < ARIMAA_DIRECTIONS; d++)
                        if (d != next)
                                last->into[d] = 0;
}
