/* moment.c - moments of a game. */

#include "config.h"

#include "ui/moment.h"
#include "ui/situation.h"

struct moment moment_start(void)
{
        return (struct moment){ 0, 0 };
}

struct moment moment_end(const struct arimaa_game *game)
{
        return (struct moment){ arimaa_game_plies(game), 0 };
}

bool moment_is_end(const struct moment *moment, const struct arimaa_game *game)
{
        return moment->ply >= arimaa_game_plies(game);
}

struct moment moment_by_turns(const struct moment *moment, const struct arimaa_game *game,
                              int count)
{
        int ply = moment->ply + count;

        /* Back from the middle of a turn leads to its start first. */
        if (count < 0 && moment->step > 0)
                ply++;
        if (ply < 0)
                ply = 0;
        if (ply > arimaa_game_plies(game))
                ply = arimaa_game_plies(game);
        return (struct moment){ ply, 0 };
}

static int step_count(const struct arimaa_game *game, int ply)
{
        const struct arimaa_ply *it = arimaa_game_ply(game, ply);

        return it->kind == ARIMAA_TURN ? it->turn.count : 1;
}

struct moment moment_step_on(const struct moment *moment, const struct arimaa_game *game)
{
        if (moment_is_end(moment, game))
                return *moment;
        if (moment->step + 1 < step_count(game, moment->ply))
                return (struct moment){ moment->ply, moment->step + 1 };
        return (struct moment){ moment->ply + 1, 0 };
}

struct moment moment_step_back(const struct moment *moment,
                               const struct arimaa_game *game)
{
        if (moment->step > 0)
                return (struct moment){ moment->ply, moment->step - 1 };
        if (moment->ply == 0)
                return *moment;
        return (struct moment){ moment->ply - 1, step_count(game, moment->ply - 1) - 1 };
}

struct arimaa_position moment_position(const struct moment *moment,
                                       const struct arimaa_game *game)
{
        struct arimaa_position position = *situation_position(game, moment->ply);

        for (int i = 0; i < moment->step; i++)
                arimaa_step_make(&position,
                                 arimaa_game_ply(game, moment->ply)->turn.steps[i]);
        return position;
}

struct arimaa_turn moment_last(const struct moment *moment,
                               const struct arimaa_game *game)
{
        int ply = moment->step > 0 ? moment->ply : moment->ply - 1;
        struct arimaa_turn turn = { .count = 0 };

        if (ply < 0 || arimaa_game_ply(game, ply)->kind != ARIMAA_TURN)
                return turn;
        turn = arimaa_game_ply(game, ply)->turn;
        if (moment->step > 0)
                turn.count = moment->step;
        return turn;
}

int moment_die(const struct moment *moment, const struct arimaa_game *game, int *square)
{
        struct moment before = { moment->ply, 0 };
        struct arimaa_position position = moment_position(&before, game);

        *square = arimaa_die_square(&position);
        return moment_is_end(moment, game) ? arimaa_game_roll(game)
                                           : arimaa_game_ply(game, moment->ply)->roll;
}
