#include "notation/resolve.h"
#include "notation/track.h"

/* The text's tokens with one more, and where it must lead. */
struct attempt {
        struct arimaa_resolver *resolver;
        const struct arimaa_position *position;
        int steps;
        struct arimaa_tokens tokens; /* the last one is tried */
        const struct arimaa_candidate *candidate;
};

static bool tells_apart(struct attempt *attempt, struct arimaa_token token)
{
        struct arimaa_turn first;

        attempt->tokens.tokens[attempt->tokens.count - 1] = token;
        return resolve_to_board(attempt->resolver, attempt->position, attempt->steps,
                                &attempt->tokens, attempt->candidate, &first);
}

/* What happens to a piece in the turn, as a token with or without its square. */
static bool tries_piece(struct attempt *attempt, const struct track *track)
{
        struct arimaa_token token = {
                .piece = track->piece,
                .square = ARIMAA_NO_SQUARE,
                .property = track->captured ? ARIMAA_CAPTURED : ARIMAA_ENDS_ON,
                .target = track->captured ? ARIMAA_NO_SQUARE : track->at,
        };

        if (tells_apart(attempt, token))
                return true;
        token.square = track->start;
        return tells_apart(attempt, token);
}

/* A piece that the turn leaves alone. */
static bool tries_hold(struct attempt *attempt, int square)
{
        struct arimaa_token token = { .piece = attempt->position->at[square],
                                      .square = (int8_t)square,
                                      .property = ARIMAA_ENDS_ON,
                                      .target = (int8_t)square };

        return tells_apart(attempt, token);
}

static bool tries_step(struct attempt *attempt, struct arimaa_step step)
{
        struct arimaa_token token = { .piece = step.piece,
                                      .square = step.from,
                                      .property = ARIMAA_STEPS,
                                      .target = ARIMAA_NO_SQUARE,
                                      .directions = { step.direction },
                                      .direction_count = 1 };

        return tells_apart(attempt, token);
}

static bool finds_token(struct attempt *attempt)
{
        const struct arimaa_turn *turn = &attempt->candidate->turn;
        struct tracks tracks = tracks_of(turn);
        arimaa_bitboard alone = arimaa_occupied(attempt->position);

        for (int i = 0; i < tracks.count; i++) {
                alone &= ~arimaa_bit(tracks.piece[i].start);
                if (tries_piece(attempt, &tracks.piece[i]))
                        return true;
        }
        for (int i = 0; i < turn->count; i++)
                if (tries_step(attempt, turn->steps[i]))
                        return true;
        for (; alone; alone &= alone - 1)
                if (tries_hold(attempt, arimaa_lowest(alone)))
                        return true;
        return false;
}

bool arimaa_lightvector_distinguish(struct arimaa_resolver *resolver,
                                    const struct arimaa_position *position, int steps,
                                    const char *text, size_t length,
                                    const struct arimaa_candidate *candidate, char *token)
{
        struct attempt attempt = { .resolver = resolver,
                                   .position = position,
                                   .steps = steps,
                                   .candidate = candidate };
        struct arimaa_text_error error;

        if (!arimaa_tokens_read(text, length, &attempt.tokens, &error) ||
            attempt.tokens.count++ == ARIMAA_TOKENS_MAX || !finds_token(&attempt))
                return false;
        arimaa_token_write(&attempt.tokens.tokens[attempt.tokens.count - 1], token);
        return true;
}
