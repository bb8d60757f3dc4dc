#include "notation/demand.h"

#include "notation/demand_pieces.h"

static const int traps[TRAPS] = { 18, 21, 42, 45 }; /* c3 f3 c6 f6 */

/* Steps that are needed, by whose pieces must make them.  An enemy step costs an
 * own step as well, the other half of its push or pull; a weak piece never makes it. */
struct need {
        int own, weak; /* own pieces', weak own pieces' */
        int enemy;
        int either; /* of a token that does not say whose piece it means */
};

static int lesser(int a, int b)
{
        return a < b ? a : b;
}

static int greater(int a, int b)
{
        return a > b ? a : b;
}

static struct need add_need(struct need a, struct need b)
{
        return (struct need){ a.own + b.own, a.weak + b.weak, a.enemy + b.enemy,
                              a.either + b.either };
}

static int total(struct need need)
{
        return need.own + need.weak + need.enemy + need.either;
}

/* Whether a weak piece may complete the push that is open: of an enemy piece that
 * no token means. */
static bool weak_may_push(const struct demand *demand, const struct making *making)
{
        return making->state->pushers &
               ~arimaa_stronger(making->now, demand->mover, demand->weakest);
}

/* The bound for a need where the turn stands; `pulled` are the pieces it is about of
 * which the next step may pull one. */
static struct bound bound_for(const struct demand *demand, struct need need,
                              struct making *making, arimaa_bitboard pulled)
{
        struct bound bound = { total(need), 2 * need.enemy + need.weak };

        /* The other half of an enemy step may have been made already. */
        if (need.enemy == 0 || making->state->pushers)
                pulled = 0;
        if (pulled)
                bound.halves--;
        else if (making->state->pushers)
                bound.halves += !weak_may_push(demand, making);
        if (bound.halves > making->most.halves ||
            (pulled && bound.halves == making->most.halves))
                making->must_pull = pulled;
        making->most.total = greater(making->most.total, bound.total);
        making->most.halves = greater(making->most.halves, bound.halves);
        return bound;
}

static int most_of(struct bound bound)
{
        return greater(bound.total, bound.halves);
}

static void surround(struct surroundings *surroundings, arimaa_bitboard focus)
{
        surroundings->within[0] = focus;
        for (int d = 1; d <= ARIMAA_TURN_STEPS; d++)
                surroundings->within[d] = surroundings->within[d - 1] |
                                          arimaa_neighbours(surroundings->within[d - 1]);
}

/* The squares from which a side's rabbit, which never goes back, can still reach
 * a square. */
static arimaa_bitboard not_beyond(enum arimaa_side side, int square)
{
        int rank = square >> 3;

        return side == ARIMAA_GOLD ? ~(arimaa_bitboard)0 >> 8 * (7 - rank)
                                   : ~(arimaa_bitboard)0 << 8 * rank;
}

/* The weakest kind of enemy piece that tokens may mean. */
static enum arimaa_kind weakest_enemy(const struct arimaa_tokens *tokens,
                                      enum arimaa_side mover)
{
        enum arimaa_kind weakest = ARIMAA_KINDS;

        for (int i = 0; i < tokens->count; i++) {
                int piece = tokens->tokens[i].piece;

                if (piece == ARIMAA_NO_PIECE)
                        return ARIMAA_RABBIT;
                if (arimaa_side_of(piece) != mover && arimaa_kind_of(piece) < weakest)
                        weakest = arimaa_kind_of(piece);
        }
        return weakest == ARIMAA_KINDS ? ARIMAA_RABBIT : weakest;
}

static void prepare(struct demand *demand, const struct arimaa_token *token)
{
        struct wanted *wanted = &demand->wanted[demand->count++];
        enum arimaa_side mover = demand->mover;
        bool ends = token->property == ARIMAA_ENDS_ON;

        wanted->token = *token;
        wanted->weak = token->piece != ARIMAA_NO_PIECE &&
                       arimaa_side_of(token->piece) == mover &&
                       arimaa_kind_of(token->piece) <= demand->weakest;
        wanted->ahead = ~(arimaa_bitboard)0;
        if (ends && token->piece == arimaa_piece(mover, ARIMAA_RABBIT))
                wanted->ahead = not_beyond(mover, token->target);
        surround(&wanted->target, ends ? arimaa_bit(token->target) : ARIMAA_TRAPS);
        wanted->focus = wanted->target;
        wanted->beyond = 0;
        if (token->square != ARIMAA_NO_SQUARE) {
                surround(&wanted->focus, arimaa_bit(token->square));
                wanted->beyond = nearest(&wanted->target, arimaa_bit(token->square));
        }
}

void demand_prepare(struct demand *demand, const struct arimaa_tokens *tokens,
                    enum arimaa_side mover)
{
        demand->count = 0;
        demand->directions = 0;
        demand->mover = mover;
        demand->weakest = weakest_enemy(tokens, mover);
        for (int i = 0; i < TRAPS; i++)
                surround(&demand->traps[i], arimaa_bit(traps[i]));
        for (int i = 0; i < tokens->count; i++)
                if (tokens->tokens[i].property != ARIMAA_STEPS)
                        prepare(demand, &tokens->tokens[i]);
        for (int i = 0; i < tokens->count; i++)
                if (tokens->tokens[i].property == ARIMAA_STEPS) {
                        prepare(demand, &tokens->tokens[i]);
                        demand->directions++;
                }
}

/* ---- Final squares ---- */

/* Whether a piece that fits has been captured on one of the traps `on`. */
static bool has_fallen(const struct wanted *wanted, const struct making *making,
                       arimaa_bitboard on)
{
        for (int i = 0; i < making->tracks->count; i++) {
                const struct track *track = &making->tracks->piece[i];

                if (track->captured && (on & arimaa_bit(track->at)) &&
                    token_fits(&wanted->token, track))
                        return true;
        }
        return false;
}

typedef int count_steps(const struct demand *demand, const struct wanted *wanted,
                        const struct making *making, enum arimaa_side side);

/* The need of a token: the steps for the side whose piece it names, or where it
 * names none for the side that is nearer. */
static struct need need_by(count_steps *count, const struct demand *demand,
                           const struct wanted *wanted, const struct making *making)
{
        enum arimaa_side own = demand->mover, enemy = arimaa_opponent(own);
        int piece = wanted->token.piece;

        if (piece == ARIMAA_NO_PIECE)
                return (struct need){ .either = lesser(
                                              count(demand, wanted, making, own),
                                              count(demand, wanted, making, enemy)) };
        if (arimaa_side_of(piece) == own)
                return (struct need){ .own = count(demand, wanted, making, own) };
        return (struct need){ .enemy = count(demand, wanted, making, enemy) };
}

/* Steps of its own that the nearest piece of the side must still make to come by
 * the token's square, if it names one, to the target. */
static int steps_to_target(const struct demand *demand, const struct wanted *wanted,
                           const struct making *making, enum arimaa_side side)
{
        arimaa_bitboard fit = fitting(wanted, making, side);
        arimaa_bitboard others = meant(wanted, making, side) & ~fit;
        int steps = nearest(&wanted->target, fit);

        (void)demand;
        if (steps == 0 || !others)
                return steps;
        return lesser(steps, nearest(&wanted->focus, others) + wanted->beyond);
}

/* The need of a token that the piece it means makes all the steps for. */
static struct need travel_need(const struct demand *demand, const struct wanted *wanted,
                               const struct making *making)
{
        struct need need = need_by(steps_to_target, demand, wanted, making);

        if (wanted->weak) {
                need.weak = need.own;
                need.own = 0;
        }
        return need;
}

static struct need target_need(const struct demand *demand, const struct wanted *wanted,
                               const struct making *making)
{
        arimaa_bitboard trap = wanted->target.within[0] & ARIMAA_TRAPS;

        if (trap && has_fallen(wanted, making, trap))
                return (struct need){ 0 };
        return travel_need(demand, wanted, making);
}

/* ---- Captures ---- */

/* Steps of the side's pieces by which one of `pieces` can come to be captured. */
static int steps_to_capture(const struct demand *demand, const struct making *making,
                            enum arimaa_side side, arimaa_bitboard pieces)
{
        int least = DEMAND_IMPOSSIBLE;

        for (int i = 0; i < TRAPS; i++)
                least = lesser(least, demand_capture_at(&demand->traps[i],
                                                        making->now->side[side], pieces));
        return least;
}

static int steps_to_x(const struct demand *demand, const struct wanted *wanted,
                      const struct making *making, enum arimaa_side side)
{
        arimaa_bitboard fit = fitting(wanted, making, side);
        arimaa_bitboard others = meant(wanted, making, side) & ~fit;
        int steps = steps_to_capture(demand, making, side, fit);

        if (!others)
                return steps;
        return lesser(steps, nearest(&wanted->focus, others) + wanted->beyond);
}

static struct need capture_need(const struct demand *demand, const struct wanted *wanted,
                                const struct making *making)
{
        if (has_fallen(wanted, making, ARIMAA_TRAPS))
                return (struct need){ 0 };
        return need_by(steps_to_x, demand, wanted, making);
}

/* ---- Directions ---- */

/* How far a token's directions are fulfilled by the steps from `first` on that
 * one piece makes; the step at `first` must be the token's first. */
static int matched(const struct arimaa_token *token, const struct making *making,
                   int first, int *end)
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

/* Each token is taken as fulfilled as early as it can be: that hinders no later
 * one. */
int demand_directions(const struct demand *demand, const struct making *making, int *next)
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

/* Own steps before an enemy piece that a token means can make its first one: a
 * stronger piece must come beside it. */
static int steps_of_approach(const struct demand *demand, const struct wanted *wanted,
                             const struct making *making, int left)
{
        arimaa_bitboard stronger = movers(demand, wanted, making);
        arimaa_bitboard pieces = movable(demand, wanted, making, left);
        int steps = 0;

        while (steps <= left && !(pieces & arimaa_neighbours(stronger))) {
                stronger |= arimaa_neighbours(stronger);
                steps++;
        }
        return steps;
}

/* Note the steps of approach that an enemy piece needs, with those that it makes then. */
static int steps_with_approach(const struct demand *demand, const struct wanted *wanted,
                               struct making *making, struct need need, int left)
{
        int approach = steps_of_approach(demand, wanted, making, left);

        if (approach > 0 && approach + 2 * need.enemy > making->approaching) {
                making->approaching = approach + 2 * need.enemy;
                making->approached = wanted;
        }
        return approach + 2 * need.enemy;
}

int demand_steps(const struct demand *demand, struct making *making, int left)
{
        struct need off_traps = { 0 }, on_traps = { 0 }, captured = { 0 };
        arimaa_bitboard counted = 0, pullable = 0;
        int next, least = 0;

        making->unmet = 0;
        making->most = (struct bound){ 0 };
        making->approaching = 0;
        making->must_pull = 0;
        for (int t = 0; t < demand->count - demand->directions; t++) {
                const struct wanted *wanted = &demand->wanted[t];
                bool ends = wanted->token.property == ARIMAA_ENDS_ON;
                arimaa_bitboard pulled = making->pullable;
                struct need need = ends ? target_need(demand, wanted, making)
                                        : capture_need(demand, wanted, making);

                if (total(need) > left)
                        return total(need);
                if (total(need) == 0) {
                        counted |= ends ? wanted->target.within[0] : 0;
                        continue;
                }
                making->unmet |= (uint32_t)1 << t;
                if (ends)
                        pulled &= meant(wanted, making, arimaa_opponent(demand->mover));
                pullable |= pulled;
                least = greater(least, most_of(bound_for(demand, need, making, pulled)));
                if (ends && need.enemy > 0 && !pulled && !making->state->pushers)
                        least = greater(least, steps_with_approach(demand, wanted, making,
                                                                   need, left));
                if (least > left)
                        return least;

                /* Tokens with different final squares mean different pieces, so
                 * that their steps add up.  What an x captures has a trap for its
                 * final square. */
                if (!ends) {
                        captured = travel_need(demand, wanted, making);
                } else if (!(counted & wanted->target.within[0])) {
                        counted |= wanted->target.within[0];
                        if (wanted->target.within[0] & ARIMAA_TRAPS)
                                on_traps = add_need(on_traps, need);
                        else
                                off_traps = add_need(off_traps, need);
                }
        }
        making->ends = bound_for(demand, add_need(off_traps, on_traps), making, pullable);
        making->falls =
                bound_for(demand, add_need(off_traps, captured), making, pullable);
        least = greater(least, most_of(making->most));
        if (making->approaching > 0)
                making->approaching += off_traps.weak + on_traps.weak;
        least = greater(least, making->approaching);
        if (demand->directions > 0)
                least = greater(least, demand_directions(demand, making, &next));
        return least;
}
