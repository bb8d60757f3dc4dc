/* situation.c - from a game and a ply. */

#include "config.h"

#include "ui/situation.h"

const struct arimaa_position *situation_position(const struct arimaa_game *game, int ply)
{
        if (ply >= arimaa_game_plies(game))
                return arimaa_game_position(game);
        return ply == 0 ? arimaa_game_start(game)
                        : &arimaa_game_ply(game, ply - 1)->after;
}

struct situation situation_at(const struct arimaa_game *game, int ply)
{
        struct situation at = { .position = situation_position(game, ply),
                                .side = arimaa_game_side(game, ply),
                                .rule = arimaa_game_variant(game).setup,
                                .is_end = ply >= arimaa_game_plies(game),
                                .ending = ARIMAA_NOT_OVER };

        if (at.is_end) {
                at.in_setup = arimaa_game_in_setup(game);
                at.steps = arimaa_game_steps(game);
                at.ending = arimaa_game_outcome(game).ending;
        } else {
                at.in_setup = arimaa_game_ply(game, ply)->kind == ARIMAA_PLACE;
                at.steps = arimaa_game_ply(game, ply)->steps;
        }
        return at;
}
