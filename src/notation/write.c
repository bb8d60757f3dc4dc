#include <string.h>

#include "notation/resolve.h"
#include "notation/track.h"

/* A list of tokens that is being made to resolve to a turn's board. */
struct draft {
        struct arimaa_resolver *resolver;
        const struct arimaa_position *start;
        int steps;
        const struct arimaa_turn *turn;
        struct tracks tracks;
        struct arimaa_position end; /* the board that the turn leads to */
        struct arimaa_tokens tokens;
};

static bool resolves(struct draft *draft)
{
        return resolve_to_board(draft->resolver, draft->start, draft->steps,
                                &draft->tokens, &draft->end);
}

static void add(struct draft *draft, int piece, int square, enum arimaa_property property,
                int target)
{
        draft->tokens.tokens[draft->tokens.count++] =
                (struct arimaa_token){ .piece = (int8_t)piece,
                                       .square = (int8_t)square,
                                       .property = (uint8_t)property,
                                       .target = (int8_t)target };
}

/* The order in which tokens are written, the same whatever the order of the steps:
 * enemy pieces that are moved, own pieces, captures; stronger ones first. */
static int rank_of(const struct draft *draft, const struct track *track)
{
        enum { GROUP = ARIMAA_KINDS * ARIMAA_SQUARES };
        bool own = arimaa_side_of(track->piece) == draft->start->to_move;
        int weakness = ARIMAA_ELEPHANT - (int)arimaa_kind_of(track->piece);

        return (track->captured ? 2
                : own           ? 1
                                : 0) *
                       GROUP +
               weakness * ARIMAA_SQUARES + track->start;
}

static void sort_tracks(struct draft *draft)
{
        struct track *piece = draft->tracks.piece;

        for (int i = 1; i < draft->tracks.count; i++)
                for (int j = i;
                     j > 0 && rank_of(draft, &piece[j]) < rank_of(draft, &piece[j - 1]);
                     j--) {
                        struct track swapped = piece[j];

                        piece[j] = piece[j - 1];
                        piece[j - 1] = swapped;
                }
}

/* A token for each piece that is not at the end where it was at the start. */
static void add_displaced(struct draft *draft)
{
        for (int i = 0; i < draft->tracks.count; i++) {
                const struct track *track = &draft->tracks.piece[i];

                if (track->captured)
                        add(draft, track->piece, track->start, ARIMAA_CAPTURED,
                            ARIMAA_NO_SQUARE);
                else if (track->at != track->start)
                        add(draft, track->piece, track->start, ARIMAA_ENDS_ON, track->at);
        }
}

/* ---- Adding until it resolves ---- */

/* For each piece that came back, a square that it passed: `re1e2`. */
static bool resolves_with_passed_squares(struct draft *draft)
{
        for (int i = 0; i < draft->tracks.count; i++) {
                const struct track *track = &draft->tracks.piece[i];
                arimaa_bitboard passed = track->visited & ~arimaa_bit(track->start);

                if (track->captured || track->at != track->start)
                        continue;
                add(draft, track->piece, arimaa_lowest(passed), ARIMAA_ENDS_ON,
                    track->at);
                if (resolves(draft))
                        return true;
        }
        return false;
}

/* Whether the turn leaves alone what stands on the square. */
static bool leaves_alone(const struct draft *draft, int square)
{
        for (int i = 0; i < draft->tracks.count; i++)
                if (draft->tracks.piece[i].start == square)
                        return false;
        return true;
}

/* Hold one piece that a candidate displaces and the turn does not: `De3e3`. */
static bool add_hold(struct draft *draft)
{
        struct arimaa_answer answer = resolve_tokens(
                draft->resolver, draft->start, draft->steps, &draft->tokens, RESOLVE_ALL);

        for (size_t c = 0; c < answer.count; c++) {
                struct tracks other = tracks_of(&answer.candidates[c].turn);

                for (int i = 0; i < other.count; i++) {
                        const struct track *track = &other.piece[i];

                        if (track->at != track->start &&
                            leaves_alone(draft, track->start)) {
                                add(draft, track->piece, track->start, ARIMAA_ENDS_ON,
                                    track->start);
                                return true;
                        }
                }
        }
        return false;
}

static bool resolves_with_holds(struct draft *draft)
{
        enum { HOLDS_MAX = 4 };

        for (int holds = 0; holds < HOLDS_MAX && add_hold(draft); holds++)
                if (resolves(draft))
                        return true;
        return false;
}

/* The turn's own steps, in order: they leave no choice. */
static bool resolves_with_steps(struct draft *draft)
{
        for (int i = 0; i < draft->turn->count; i++) {
                struct arimaa_step step = draft->turn->steps[i];

                add(draft, step.piece, step.from, ARIMAA_STEPS, ARIMAA_NO_SQUARE);
                draft->tokens.tokens[draft->tokens.count - 1].directions[0] =
                        step.direction;
                draft->tokens.tokens[draft->tokens.count - 1].direction_count = 1;
                if (resolves(draft))
                        return true;
        }
        return false;
}

/* ---- Leaving out what is not needed ---- */

static void drop_tokens(struct draft *draft, int first)
{
        for (int i = draft->tokens.count - 1; i >= first; i--) {
                struct arimaa_tokens all = draft->tokens;

                draft->tokens.count--;
                memmove(&draft->tokens.tokens[i], &draft->tokens.tokens[i + 1],
                        (size_t)(draft->tokens.count - i) *
                                sizeof draft->tokens.tokens[0]);
                if (draft->tokens.count == 0 || !resolves(draft))
                        draft->tokens = all;
        }
}

/* Whether the tokens resolve without any square; if so they are left without. */
static bool resolves_bare(struct draft *draft)
{
        struct arimaa_tokens all = draft->tokens;

        for (int i = 0; i < draft->tokens.count; i++)
                draft->tokens.tokens[i].square = ARIMAA_NO_SQUARE;
        if (draft->tokens.count > 0 && resolves(draft))
                return true;
        draft->tokens = all;
        return false;
}

/* The first `bare` tokens, if they are all, do not resolve without any square. */
static void drop_squares(struct draft *draft, int bare)
{
        int squares = draft->tokens.count;

        for (int i = 0; i < draft->tokens.count; i++) {
                struct arimaa_token *token = &draft->tokens.tokens[i];
                int8_t square = token->square;

                if (squares == 1 && draft->tokens.count == bare)
                        return;
                token->square = ARIMAA_NO_SQUARE;
                if (resolves(draft))
                        squares--;
                else
                        token->square = square;
        }
}

static void print(const struct arimaa_tokens *tokens, char *text)
{
        for (int i = 0; i < tokens->count; i++) {
                if (i > 0)
                        *text++ = ' ';
                text += arimaa_token_write(&tokens->tokens[i], text);
        }
}

bool arimaa_lightvector_write(struct arimaa_resolver *resolver,
                              const struct arimaa_position *position, int steps,
                              const struct arimaa_turn *turn, char *text)
{
        struct arimaa_turn made = *turn;
        struct draft draft = { .resolver = resolver,
                               .start = position,
                               .steps = steps,
                               .turn = &made,
                               .end = *position };
        int needed;

        if (!arimaa_turn_make(&draft.end, steps, &made, NULL))
                return false;
        draft.tracks = tracks_of(&made);
        sort_tracks(&draft);
        add_displaced(&draft);
        needed = draft.tokens.count;
        if (resolves_bare(&draft)) { /* as most do */
                print(&draft.tokens, text);
                return true;
        }
        if (!resolves(&draft) && !resolves_with_passed_squares(&draft) &&
            !resolves_with_holds(&draft) && !resolves_with_steps(&draft))
                return false;
        drop_tokens(&draft, needed);
        drop_squares(&draft, needed);
        print(&draft.tokens, text);
        return true;
}
