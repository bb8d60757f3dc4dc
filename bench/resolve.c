/* How fast moves in Lightvector notation are resolved and completed, and turns written
 * in it. */

#include <stdlib.h>
#include <string.h>

#include "measure.h"
#include "notation/completions.h"

/* For where the data is not: short and long ways, captures, pushes, nothing at
 * all, and lists that only a long search can tell to be impossible. */
#define OPENING                                                            \
        "Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2 " \
        "ra7 hb7 cc7 ed7 me7 cf7 hg7 rh7 ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8|g|4|"
#define OPENED                                                 \
        "Eh5 Md2 Ha1 Hf7 Db5 Cc2 Rf2 Rg3 Rh4 Rd5 Rb6 Re6 Rg6 " \
        "me4 he2 hf4 dh1 de8 cc7 ra3 rb3 rf5 rb8|g|4|"

static const char *const cases[] = {
        OPENING "Ee6",        OPENING "Hb3 Hg3", OPENING "Ee3 Md3 Hb3 Hg3",
        OPENING "En",         OPENING "Ra3",     OPENING "Ennnn",
        OPENING "ex",         OPENING "Eh6",     OPENING "Cc3 Cf3 Rb2",
        OPENED "Ef4",         OPENED "rx",       OPENED "me5",
        OPENED "Rb7 Re7",     OPENED "Hf8 Rg7",  OPENED "hx",
        OPENED "dx",          OPENED "rf6 Eg5",  OPENED "Re8",
        OPENED "Md3 Cc3 Rf3", OPENED "rb4 Db5",  OPENED "ra2 rb2",
};

enum { RUNS = 3, ROOM = 10000 };

struct times {
        struct arimaa_resolver *resolver;
        double resolving[ROOM], writing[ROOM], completing[ROOM];
        size_t resolved, written, completed;
};

struct writing {
        struct arimaa_resolver *resolver;
        const struct measure_case *question;
        struct arimaa_turn turn;
};

static void resolve(void *context)
{
        const struct writing *writing = context;
        const struct measure_case *question = writing->question;

        arimaa_lightvector_resolve(writing->resolver, &question->position,
                                   question->steps, question->rest,
                                   question->rest_length);
}

static void write_turn(void *context)
{
        const struct writing *writing = context;
        char text[ARIMAA_LIGHTVECTOR_SIZE];

        arimaa_lightvector_write(writing->resolver, &writing->question->position,
                                 writing->question->steps, &writing->turn, text);
}

/* Tab behind the tokens and the first letter of one more. */
struct completing {
        struct arimaa_resolver *resolver;
        const struct measure_case *question;
        char text[64];
};

static void complete(void *context)
{
        struct completing *completing = context;
        struct arimaa_completions completions;

        arimaa_lightvector_completions(completing->resolver,
                                       &completing->question->position,
                                       completing->question->steps, completing->text,
                                       strlen(completing->text), &completions);
}

static void bench_completing(struct times *times, const struct measure_case *question)
{
        struct completing completing = { times->resolver, question, "" };

        for (const char *letter = ARIMAA_PIECE_LETTERS; *letter != '\0'; letter++)
                for (int with_tokens = 0; with_tokens < 2; with_tokens++) {
                        if (times->completed == ROOM || question->rest_length > 60)
                                return;
                        snprintf(completing.text, sizeof completing.text, "%.*s%s%c",
                                 with_tokens ? (int)question->rest_length : 0,
                                 question->rest, with_tokens ? " " : "", *letter);
                        times->completing[times->completed++] =
                                measure_best(complete, &completing, RUNS) / 1e3;
                }
}

static void bench_case(struct times *times, const char *line)
{
        struct measure_case question;
        struct writing writing = { times->resolver, &question, { .count = 0 } };
        struct arimaa_answer answer;

        if (times->resolved == ROOM || !measure_read(line, &question) ||
            *question.rest != '|')
                return;
        question.rest++;
        question.rest_length--;
        times->resolving[times->resolved++] = measure_best(resolve, &writing, RUNS) / 1e3;
        bench_completing(times, &question);

        answer = arimaa_lightvector_resolve(times->resolver, &question.position,
                                            question.steps, question.rest,
                                            question.rest_length);
        if (answer.resolution != ARIMAA_RESOLVED && answer.resolution != ARIMAA_AMBIGUOUS)
                return;
        writing.turn = answer.candidates[0].turn;
        times->writing[times->written++] = measure_best(write_turn, &writing, RUNS) / 1e3;
}

static void bench_all(struct times *times)
{
        FILE *file = measure_data("lightvector.cases");
        char line[1024];

        if (file == NULL) {
                for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
                        bench_case(times, cases[i]);
                return;
        }
        while (fgets(line, sizeof line, file) != NULL)
                bench_case(times, line);
        fclose(file);
}

int main(void)
{
        struct times *times = calloc(1, sizeof *times);

        if (times == NULL || (times->resolver = arimaa_resolver_create()) == NULL)
                return EXIT_FAILURE;
        bench_all(times);
        measure_print("resolve-median",
                      measure_percentile(times->resolving, times->resolved, 0.5), "us",
                      "# at most 3");
        measure_print("resolve-99th",
                      measure_percentile(times->resolving, times->resolved, 0.99), "us",
                      "# at most 200");
        measure_print("resolve-worst",
                      measure_percentile(times->resolving, times->resolved, 1), "us",
                      "# at most 3000");
        measure_print("write-median",
                      measure_percentile(times->writing, times->written, 0.5), "us",
                      "# at most 10");
        measure_print("write-99th",
                      measure_percentile(times->writing, times->written, 0.99), "us",
                      "# at most 1000");
        measure_print("write-worst",
                      measure_percentile(times->writing, times->written, 1), "us", NULL);
        measure_print("complete-median",
                      measure_percentile(times->completing, times->completed, 0.5), "us",
                      NULL);
        measure_print("complete-worst",
                      measure_percentile(times->completing, times->completed, 1), "us",
                      "# at most 20000");
        arimaa_resolver_destroy(times->resolver);
        free(times);
        return EXIT_SUCCESS;
}
