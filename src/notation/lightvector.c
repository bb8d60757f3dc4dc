#include "notation/lightvector.h"

#include "notation/resolve.h"
#include "notation/track.h"

struct arimaa_answer arimaa_lightvector_resolve(struct arimaa_resolver *resolver,
                                                const struct arimaa_position *position,
                                                int steps, const char *text,
                                                size_t length)
{
        struct arimaa_answer malformed = { .resolution = ARIMAA_MALFORMED };
        struct arimaa_tokens tokens;

        if (!arimaa_tokens_read(text, length, &tokens, &malformed.error))
                return malformed;
        return resolve_tokens(resolver, position, steps, &tokens, RESOLVE_ALL);
}

/* ---- The kinder reading ---- */

/* How much a board is worth to the side that moved, after the tokens are served:
 * every own piece kept is worth more than all enemy pieces captured. */
static int preference(const struct arimaa_position *board)
{
        enum arimaa_side enemy = board->to_move, own = arimaa_opponent(enemy);

        return arimaa_count(board->side[own]) * (ARIMAA_SQUARES + 1) -
               arimaa_count(board->side[enemy]);
}

struct arimaa_answer arimaa_lightvector_enter(struct arimaa_resolver *resolver,
                                              const struct arimaa_position *position,
                                              int steps, const char *text, size_t length)
{
        struct arimaa_answer answer =
                arimaa_lightvector_resolve(resolver, position, steps, text, length);
        size_t best = 0;
        int ties = 0;

        if (answer.resolution != ARIMAA_AMBIGUOUS)
                return answer;
        for (size_t i = 1; i < answer.count; i++) {
                int difference = preference(&answer.candidates[i].board) -
                                 preference(&answer.candidates[best].board);

                if (difference > 0) {
                        best = i;
                        ties = 0;
                } else if (difference == 0) {
                        ties++;
                }
        }
        if (ties == 0) {
                answer.resolution = ARIMAA_ASSUMED;
                answer.candidates += best;
                answer.count = 1;
        }
        return answer;
}

/* ---- What a turn displaces ---- */

static struct arimaa_displaced displacement(const struct track *track)
{
        return (struct arimaa_displaced){ track->piece, track->start, track->at,
                                          track->captured };
}

int arimaa_turn_displaced(const struct arimaa_turn *turn,
                          struct arimaa_displaced *displaced)
{
        struct tracks tracks = tracks_of(turn);
        int count = 0;

        for (int i = 0; i < tracks.count; i++) {
                const struct track *track = &tracks.piece[i];

                if (track->at != track->start || track->captured)
                        displaced[count++] = displacement(track);
        }
        return count;
}

/* Whether a token tells of what happens to a piece. */
static bool tells_of(const struct arimaa_token *token, const struct tracks *tracks,
                     int piece, const struct arimaa_turn *turn)
{
        const struct track *track = &tracks->piece[piece];

        switch ((enum arimaa_property)token->property) {
        case ARIMAA_ENDS_ON:
                return token_fits(token, track) && token->target == track->at;
        case ARIMAA_CAPTURED:
                return token_fits(token, track) && track->captured;
        case ARIMAA_STEPS:
                break;
        }
        for (int i = 0; i < turn->count; i++)
                if (tracks->index[i] == piece && token_fits(token, track) &&
                    turn->steps[i].direction == token->directions[0])
                        return true;
        return false;
}

int arimaa_lightvector_unnamed(const struct arimaa_turn *turn, const char *text,
                               size_t length, struct arimaa_displaced *unnamed)
{
        struct tracks tracks = tracks_of(turn);
        struct arimaa_text_error error;
        struct arimaa_tokens tokens;
        int count = 0;

        if (!arimaa_tokens_read(text, length, &tokens, &error))
                tokens.count = 0;
        for (int i = 0; i < tracks.count; i++) {
                bool told = tracks.piece[i].at == tracks.piece[i].start &&
                            !tracks.piece[i].captured;

                for (int t = 0; !told && t < tokens.count; t++)
                        told = tells_of(&tokens.tokens[t], &tracks, i, turn);
                if (!told)
                        unnamed[count++] = displacement(&tracks.piece[i]);
        }
        return count;
}
