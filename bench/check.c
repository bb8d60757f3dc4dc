/* How fast `keysteps check` replays games and `keysteps convert` writes them, and
 * that the memory does not depend on their number.  They are made here: turns at
 * random, as long as games between people usually are; and rows of the archive,
 * where some are beside the sources, over and over. */

#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

#include "measure.h"

enum {
        GAMES = 1000,
        ROWS = 1000,
        PLIES = 80,
        SEED = 6,
        RUNS = 2,
        MANY = 10,
        TRIES = 1000
};

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

/* Play a turn; one that may not end as it does is thrown away.  False when no other is
 * found: there may be none. */
static bool play_turn(struct arimaa_game *game, struct arimaa_random *random)
{
        struct arimaa_action action = { .kind = ARIMAA_TURN,
                                        .milliseconds = ARIMAA_NO_TIME };

        for (int i = 0; i < TRIES; i++) {
                action.turn = random_turn(game, random);
                if (arimaa_game_apply(game, &action, NULL))
                        return true;
        }
        return false;
}

static void write_turn(const struct arimaa_game *game, int ply, FILE *file)
{
        char text[ARIMAA_STEPS_SIZE];

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
               arimaa_game_outcome(game).ending == ARIMAA_NOT_OVER &&
               play_turn(game, random))
                write_turn(game, arimaa_game_plies(game) - 1, file);
        fputc('\n', file);
        plies = arimaa_game_plies(game);
        arimaa_game_destroy(game);
        return plies;
}

/* Rows of the archive, the first line being the names of the columns; how many. */
static int write_rows(FILE *archive, FILE *file)
{
        char *line = NULL;
        size_t size = 0;
        int rows = 0;

        if (getline(&line, &size, archive) > 0)
                fputs(line, file);
        while (rows < ROWS) {
                if (getline(&line, &size, archive) > 0) {
                        fputs(line, file);
                        rows++;
                } else if (rows > 0) {
                        rewind(archive);
                        if (getline(&line, &size, archive) < 0)
                                break;
                } else {
                        break;
                }
        }
        free(line);
        return rows;
}

/* ---- The program -------------------------------------------------------------- */

static void run(void *context)
{
        /* the exit status is 1 when a game has an error, as some of the archive */
        int status = system(context);

        if (status < 0 || status > 1 << 8)
                exit(EXIT_FAILURE);
}

/* Run the program on a file and print how many games it does in a second. */
static void measure_games(const char *name, const char *command, const char *path,
                          int games, const char *bound)
{
        char line[200];

        snprintf(line, sizeof line, "./keysteps %s %s >/dev/null 2>&1", command, path);
        measure_print(name, games / measure_best(run, line, RUNS) * 1e9, "games/s",
                      bound);
}

/* The most memory that a run has taken. */
static void print_memory(const char *name)
{
        struct rusage usage;

        getrusage(RUSAGE_CHILDREN, &usage);
        measure_print(name, (double)usage.ru_maxrss, "KiB", NULL);
}

/* The same games many times, through a pipe. */
static void measure_memory(const char *path)
{
        char line[MANY * 20 + 100], *end = line;

        end += snprintf(line, 100, "cat");
        for (int i = 0; i < MANY; i++)
                end += snprintf(end, 100, " %s", path);
        snprintf(end, 100, " | ./keysteps check - >/dev/null");
        print_memory("check-memory");
        run(line);
        print_memory("check-memory-ten-times-the-games");
}

static FILE *open_temporary(char *path)
{
        int fd = mkstemp(path);
        FILE *file = fd < 0 ? NULL : fdopen(fd, "w");

        if (file == NULL)
                exit(EXIT_FAILURE);
        return file;
}

static void bench_games(void)
{
        struct arimaa_random random = { SEED };
        char path[] = "/tmp/games.XXXXXX";
        FILE *file = open_temporary(path);
        int plies = 0;

        for (int i = 0; i < GAMES; i++)
                plies += write_game(&random, file);
        fclose(file);
        measure_games("check", "check", path, GAMES, "# at least 5000");
        measure_memory(path);
        measure_games("convert-to-pgn", "convert", path, GAMES, NULL);
        measure_games("convert-to-lightvector", "convert --to=lightvector", path, GAMES,
                      "# at least 1000");
        measure_print("check-turns-in-a-game", (double)plies / GAMES, "turns", NULL);
        unlink(path);
}

static void bench_rows(FILE *archive)
{
        char path[] = "/tmp/games.XXXXXX";
        FILE *file = open_temporary(path);
        int rows = write_rows(archive, file);

        fclose(file);
        measure_games("check-archive", "check", path, rows, "# at least 5000");
        measure_games("convert-archive-to-lightvector", "convert --to=lightvector", path,
                      rows, "# at least 1000");
        unlink(path);
}

int main(void)
{
        FILE *archive = measure_data("archive.tsv");

        bench_games();
        if (archive != NULL) {
                bench_rows(archive);
                fclose(archive);
        }
        return EXIT_SUCCESS;
}
