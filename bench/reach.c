/* How fast the turns of a position are walked: all sequences of steps, and the
 * distinct boards that they lead to. */

#include <stdlib.h>

#include "measure.h"

/* The opening, and middle games that are open as hardly a real one is. */
static const struct {
        const char *name, *pieces;
        const char *rate; /* bounds */
        const char *boards;
} positions[] = {
        { "opening",
          "Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2 "
          "ra7 hb7 cc7 ed7 me7 cf7 hg7 rh7 ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8",
          "# at least 150", "# at most 0.08" },
        { "middle-game",
          "Eh5 Md2 Ha1 Hf7 Db5 Cc2 Rf2 Rg3 Rh4 Rd5 Rb6 Re6 Rg6 "
          "me4 he2 hf4 dh1 de8 cc7 ra3 rb3 rf5 rb8",
          "# at least 250", "# at most 2" },
        { "widest", "Eg2 Mg4 Hb5 Dc7 Cc2 Cd4 Rb1 Re1 Re3 Re5 Rg6 Rf7 ra8",
          "# at least 250", "# at most 8" },
};

enum { RUNS = 100 };

struct walk {
        struct arimaa_position position;
        int steps;
        uint64_t sequences, sum;
        size_t boards;
        uint64_t *memory;
};

static void walk_sequences(void *context)
{
        struct walk *walk = context;

        walk->sequences = arimaa_sequences(&walk->position, walk->steps, &walk->sum);
}

static void walk_boards(void *context)
{
        struct walk *walk = context;

        walk->boards = arimaa_boards(&walk->position, walk->steps, walk->memory,
                                     ARIMAA_REACH_WORDS);
}

/* What a question about a square takes: where each piece can end. */
static void find_ends(void *context)
{
        struct walk *walk = context;
        struct arimaa_ends ends;

        arimaa_find_ends(&walk->position, walk->steps, walk->memory, ARIMAA_REACH_WORDS,
                         &ends);
}

static void bench_position(size_t i, struct walk *walk)
{
        char name[64];
        double taken;

        walk->position = measure_position(positions[i].pieces, 'g');
        walk->steps = ARIMAA_TURN_STEPS;
        taken = measure_best(walk_sequences, walk, RUNS);
        snprintf(name, sizeof name, "sequences-%s", positions[i].name);
        measure_print(name, (double)walk->sequences / taken * 1e3, "million/s",
                      positions[i].rate);

        taken = measure_best(walk_boards, walk, RUNS);
        snprintf(name, sizeof name, "boards-%s-%zu", positions[i].name, walk->boards);
        measure_print(name, taken / 1e6, "ms", positions[i].boards);

        taken = measure_best(find_ends, walk, RUNS / 10);
        snprintf(name, sizeof name, "ends-%s", positions[i].name);
        measure_print(name, taken / 1e6, "ms", "# at most 20");
}

/* Every position of the data that is kept beside the sources, once each. */
static void bench_data(struct walk *walk)
{
        FILE *file = measure_data("counts.txt");
        char line[1024];
        double total = 0, slowest = 0;

        if (file == NULL)
                return;
        while (fgets(line, sizeof line, file) != NULL) {
                struct measure_case question;
                double taken;

                if (!measure_read(line, &question))
                        continue;
                walk->position = question.position;
                walk->steps = question.steps;
                taken = measure_best(walk_boards, walk, 3);
                total += taken;
                slowest = taken > slowest ? taken : slowest;
        }
        fclose(file);
        measure_print("boards-counts-slowest", slowest / 1e6, "ms", "# at most 8");
        measure_print("boards-counts-all", total / 1e6, "ms", "# at most 400");
}

int main(void)
{
        struct walk walk = { .memory = calloc(ARIMAA_REACH_WORDS, sizeof *walk.memory) };

        if (walk.memory == NULL)
                return EXIT_FAILURE;
        for (size_t i = 0; i < sizeof positions / sizeof *positions; i++)
                bench_position(i, &walk);
        bench_data(&walk);
        free(walk.memory);
        return EXIT_SUCCESS;
}
