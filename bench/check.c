/* How fast `keysteps check` replays games.  They are made here: turns at random,
 * as long as games between people usually are. */

#include <stdlib.h>
#include <unistd.h>

#include "measure.h"

enum { GAMES = 2000, PLIES = 80, SEED = 6, RUNS = 3 };

/* A turn of random steps, as many as the turn has. */
static struct arimaa_turn random_turn(const struct arimaa_game *game,
                                      struct arimaa_random *random)
{
        struct arimaa_position position = *arimaa_game_position(game);
        struct arimaa_turn_state state = arimaa_turn_begin(arimaa_game_steps(game));
        struct arimaa_turn turn = { .count = 0 };

        while (state.steps_left > 0) {
                struct arimaa_step steps[ARIMAA_MAX_STEPS];
                int count = arimaa_steps(&position, &state, steps);

                if (count == 0)
                        break;
                arimaa_turn_add(&position, &state,
                                steps[arimaa_random_below(random, count)], &turn, NULL);
        }
        return turn;
}

/* Play a turn and write it; turns that may not end as they do are thrown away. */
static void play_turn(struct arimaa_game *game, struct arimaa_random *random, FILE *file)
{
        int ply = arimaa_game_plies(game);
        struct arimaa_action action = { .kind = ARIMAA_TURN,
                                        .milliseconds = ARIMAA_NO_TIME };
        char text[ARIMAA_STEPS_SIZE];

        do
                action.turn = random_turn(game, random);
        while (!arimaa_game_apply(game, &action, NULL));
        arimaa_official_write(&arimaa_game_ply(game, ply)->turn, text);
        fprintf(file, "%d%c %s\n", arimaa_game_number(game, ply),
                arimaa_game_side(game, ply) == ARIMAA_GOLD ? 'g' : 's', text);
}

static void set_up(struct arimaa_game *game, enum arimaa_side side, FILE *file)
{
        struct arimaa_action action = { .kind = ARIMAA_PLACE,
                                        .milliseconds = ARIMAA_NO_TIME };
        char text[ARIMAA_PLACEMENT_SIZE];

        arimaa_setup_named("99of9", side, arimaa_game_position(game), &action.placement);
        arimaa_game_apply(game, &action, NULL);
        arimaa_placement_write(&action.placement, ' ', text);
        fprintf(file, "1%c %s\n", side == ARIMAA_GOLD ? 'g' : 's', text);
}

static int write_game(struct arimaa_random *random, FILE *file)
{
        struct arimaa_variant standard = { ARIMAA_STANDARD, false };
        struct arimaa_game *game = arimaa_game_create(standard, NULL);
        int plies;

        set_up(game, ARIMAA_GOLD, file);
        set_up(game, ARIMAA_SILVER, file);
        while (arimaa_game_plies(game) < PLIES &&
               arimaa_game_outcome(game).ending == ARIMAA_NOT_OVER)
                play_turn(game, random, file);
        fputc('\n', file);
        plies = arimaa_game_plies(game);
        arimaa_game_destroy(game);
        return plies;
}

static void check(void *context)
{
        if (system(context) != 0)
                exit(EXIT_FAILURE);
}

int main(void)
{
        struct arimaa_random random = { SEED };
        char path[] = "/tmp/keysteps-games.XXXXXX", command[sizeof path + 40];
        int fd = mkstemp(path), plies = 0;
        FILE *file = fd < 0 ? NULL : fdopen(fd, "w");
        double taken;

        if (file == NULL)
                return EXIT_FAILURE;
        for (int i = 0; i < GAMES; i++)
                plies += write_game(&random, file);
        fclose(file);
        snprintf(command, sizeof command, "./keysteps check %s >/dev/null", path);
        taken = measure_best(check, command, RUNS);
        unlink(path);
        measure_print("check", GAMES / taken * 1e9, "games/s", "# at least 5000");
        measure_print("check-turns-in-a-game", (double)plies / GAMES, "turns", NULL);
        return EXIT_SUCCESS;
}
