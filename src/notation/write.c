#include <string.h>

#include "notation/resolve.h"
#include "notation/track.h"

/* A turn because of which a list does not resolve to the board: it fits the list in
 * which the tokens of the set `kept` have their squares, and leads elsewhere.  It
 * would still fit if all of `fits` had. */
struct rival {
        uint32_t kept, fits;
};

enum { RIVALS_MAX = 8 };

/* A list of tokens that is being made to resolve to a turn's board. */
struct draft {
        struct arimaa_resolver *resolver;
        const struct arimaa_position *start;
        int steps;
        struct tracks tracks; /* of the turn that is written */
        struct arimaa_tokens tokens;
        struct arimaa_candidate wanted; /* the board, and a turn that fits: once they
                                         * resolve one of those that come first */

        /* What is known of leaving squares out; sets have the bit n for the token n. */
        struct rival rivals[RIVALS_MAX];
        int rival_count;
        uint32_t enough; /* whoever keeps these squares resolves */
};

/* Whether the tokens resolve to the board. */
static bool resolves(struct draft *draft)
{
        struct arimaa_turn first;

        if (!resolve_to_board(draft->resolver, draft->start, draft->steps, &draft->tokens,
                              &draft->wanted, &first))
                return false;
        draft->wanted.turn = first;
        return true;
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
        for (int i = 0; i < draft->wanted.turn.count; i++) {
                struct arimaa_step step = draft->wanted.turn.steps[i];

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

/* ---- Leaving out squares ----
 *
 * Which squares are left out is settled in the order of the tokens.  To search for
 * as few lists as possible what was found out about one is used for others: a turn
 * that is in the way of one is so of all with more squares that it fits; and where
 * one resolves all with more squares do, as long as the turn that is written fits as
 * soon as any. */

static uint32_t tokens_with_squares(const struct draft *draft)
{
        uint32_t set = 0;

        for (int i = 0; i < draft->tokens.count; i++)
                if (draft->tokens.tokens[i].square != ARIMAA_NO_SQUARE)
                        set |= (uint32_t)1 << i;
        return set;
}

/* Whether a token holds for a turn, as far as that is easily seen. */
static bool holds(const struct arimaa_token *token, const struct tracks *tracks)
{
        for (int i = 0; i < tracks->count; i++) {
                const struct track *track = &tracks->piece[i];

                if (!token_fits(token, track))
                        continue;
                if (token->property == ARIMAA_ENDS_ON
                            ? track->at == token->target
                            : token->property == ARIMAA_CAPTURED && track->captured)
                        return true;
        }
        return false;
}

static void add_rival(struct draft *draft, uint32_t kept, const struct arimaa_turn *turn)
{
        struct tracks tracks = tracks_of(turn);
        struct rival rival = { kept, kept };

        if (draft->rival_count == RIVALS_MAX)
                return;
        for (int i = 0; i < draft->tokens.count; i++)
                if (holds(&draft->tokens.tokens[i], &tracks))
                        rival.fits |= (uint32_t)1 << i;
        draft->rivals[draft->rival_count++] = rival;
}

static bool has_rival(const struct draft *draft, uint32_t kept)
{
        for (int i = 0; i < draft->rival_count; i++)
                if (!(kept & ~draft->rivals[i].fits) && !(draft->rivals[i].kept & ~kept))
                        return true;
        return false;
}

static void drop_all_but(struct arimaa_tokens *tokens, uint32_t kept)
{
        for (int i = 0; i < tokens->count; i++)
                if (!(kept & (uint32_t)1 << i))
                        tokens->tokens[i].square = ARIMAA_NO_SQUARE;
}

/* Whether two turns that fit are in the same class: as short, and displacing as few. */
static bool same_class(const struct arimaa_turn *a, const struct arimaa_turn *b)
{
        struct tracks tracks[] = { tracks_of(a), tracks_of(b) };

        return a->count == b->count &&
               tracks_displaced(&tracks[0]) == tracks_displaced(&tracks[1]);
}

/* Whether the tokens resolve if only those of a set keep their squares. */
static bool resolves_keeping(struct draft *draft, uint32_t kept)
{
        struct arimaa_tokens tokens = draft->tokens;
        struct arimaa_turn first;

        if (has_rival(draft, kept))
                return false;
        if (!(draft->enough & ~kept))
                return true;
        drop_all_but(&tokens, kept);
        if (!resolve_to_board(draft->resolver, draft->start, draft->steps, &tokens,
                              &draft->wanted, &first)) {
                add_rival(draft, kept, &first);
                return false;
        }
        if (same_class(&first, &draft->wanted.turn))
                draft->enough = kept;
        return true;
}

/* The squares that are kept if all lists resolve of which no rival is known. */
static uint32_t guess_kept(const struct draft *draft, uint32_t kept)
{
        for (int i = 0; i < draft->tokens.count; i++)
                if (!has_rival(draft, kept & ~((uint32_t)1 << i)))
                        kept &= ~((uint32_t)1 << i);
        return kept;
}

static void drop_squares(struct draft *draft)
{
        uint32_t kept = tokens_with_squares(draft);

        draft->enough = kept;
        while (draft->rival_count < RIVALS_MAX &&
               !resolves_keeping(draft, guess_kept(draft, kept)))
                ;
        for (int i = 0; i < draft->tokens.count; i++)
                if (resolves_keeping(draft, kept & ~((uint32_t)1 << i)))
                        kept &= ~((uint32_t)1 << i);
        drop_all_but(&draft->tokens, kept);
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
        struct draft draft = { .resolver = resolver,
                               .start = position,
                               .steps = steps,
                               .wanted = { *turn, *position } };
        int needed;

        if (!arimaa_turn_make(&draft.wanted.board, steps, &draft.wanted.turn, NULL))
                return false;
        draft.tracks = tracks_of(&draft.wanted.turn);
        sort_tracks(&draft);
        add_displaced(&draft);
        needed = draft.tokens.count;
        draft.enough = ~(uint32_t)0;
        if (needed > 0 && resolves_keeping(&draft, 0)) { /* as most do */
                drop_all_but(&draft.tokens, 0);
                print(&draft.tokens, text);
                return true;
        }
        if (!resolves(&draft) && !resolves_with_passed_squares(&draft) &&
            !resolves_with_holds(&draft) && !resolves_with_steps(&draft))
                return false;
        drop_tokens(&draft, needed);
        if (draft.tokens.count > needed)
                draft.rival_count = 0; /* they need not fit what has been added */
        drop_squares(&draft);
        print(&draft.tokens, text);
        return true;
}
