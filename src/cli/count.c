/* keysteps count - how many boards a turn can lead to, and in how many ways. */

#include "config.h"

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "cli/cli.h"
#include "cli/lines.h"
#include "cli/question.h"
#include "play/translate.h"
#include "rules/reach.h"

/* Memory for arimaa_boards, made larger when a position needs more. */
struct scratch {
        uint64_t *memory;
        size_t words;
};

static bool grow(struct scratch *scratch)
{
        size_t words = scratch->words == 0 ? ARIMAA_REACH_WORDS : 4 * scratch->words;
        uint64_t *memory = realloc(scratch->memory, words * sizeof *memory);

        if (memory == NULL)
                return false;
        *scratch = (struct scratch){ memory, words };
        return true;
}

static bool answer(void *context, const char *line, size_t length)
{
        struct scratch *scratch = context;
        struct question question;
        uint64_t sum = 0;
        size_t boards;

        if (!question_read_position(line, length, &question))
                return false;
        while ((boards = arimaa_boards(&question.position, question.steps,
                                       scratch->memory, scratch->words)) ==
               ARIMAA_REACH_FULL)
                if (!grow(scratch)) {
                        cli_complain(cli_count.name);
                        return false;
                }
        printf("%zu\t%" PRIu64 "\n", boards,
               arimaa_sequences(&question.position, question.steps, &sum));
        return true;
}

static enum cli_status run(const char *const *values, char **files)
{
        struct scratch scratch = { NULL, 0 };
        enum cli_status status;

        (void)values; /* has no options */
        status = lines_each(files, answer, &scratch);
        free(scratch.memory);
        return status;
}

static const struct option_row options[] = { { NULL, 0, NULL, NULL } };

static const char manual[] =
        N_("Each line POSITION|SIDE|STEPS of the files, or of standard input, is\n"
           "answered with one line: the number of distinct boards, other than the one\n"
           "at the start, that a turn of 1 to STEPS steps can lead to; a tab; the\n"
           "number of sequences of steps that such turns have.  A line that is not of\n"
           "the form is answered with \"bad-position\", a tab and the reason; the exit\n"
           "status is then 1.  Repetition is not looked at.\n");

const struct cli_command cli_count = {
        .name = "count",
        .arguments = N_("[OPTION]... [FILE]..."),
        .help = N_("Count the boards that a turn can lead to"),
        .manual = manual,
        .options = options,
        .run = run,
};
