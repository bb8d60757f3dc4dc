#include "notation/track.h"

/* The track of the piece on a square, begun here if it has none yet. */
static int track_on(struct tracks *tracks, int piece, int square)
{
        struct track begun = { .piece = (int8_t)piece,
                               .start = (int8_t)square,
                               .at = (int8_t)square,
                               .visited = arimaa_bit(square) };

        for (int i = 0; i < tracks->count; i++)
                if (tracks->piece[i].at == square && !tracks->piece[i].captured)
                        return i;
        tracks->piece[tracks->count] = begun;
        return tracks->count++;
}

void tracks_follow(struct tracks *tracks, int number, struct arimaa_step step,
                   struct arimaa_capture capture)
{
        int moved = track_on(tracks, step.piece, step.from),
            target = arimaa_step_target(step);

        tracks->index[number] = (int8_t)moved;
        tracks->piece[moved].at = (int8_t)target;
        tracks->piece[moved].visited |= arimaa_bit(target);
        if (capture.piece != ARIMAA_NO_PIECE)
                tracks->piece[track_on(tracks, capture.piece, capture.square)].captured =
                        true;
}

struct tracks tracks_of(const struct arimaa_turn *turn)
{
        struct tracks tracks = { .count = 0 };

        for (int i = 0; i < turn->count; i++)
                tracks_follow(&tracks, i, turn->steps[i], turn->captures[i]);
        return tracks;
}

int tracks_displaced(const struct tracks *tracks)
{
        int displaced = 0;

        for (int i = 0; i < tracks->count; i++)
                displaced += tracks->piece[i].at != tracks->piece[i].start;
        return displaced;
}

bool token_fits(const struct arimaa_token *token, const struct track *track)
{
        return (token->piece == ARIMAA_NO_PIECE || token->piece == track->piece) &&
               (token->square == ARIMAA_NO_SQUARE ||
                (track->visited & arimaa_bit(token->square)));
}
