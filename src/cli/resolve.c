/* keysteps resolve - what moves in Lightvector notation mean. */

#include "config.h"

#include <stdio.h>

#include "cli/cli.h"
#include "cli/lines.h"
#include "cli/question.h"
#include "play/printable.h"
#include "notation/board.h"
#include "notation/lightvector.h"
#include "notation/steps.h"
#include "play/translate.h"
#include "play/words.h"

enum { LENIENT };

static const struct option_row options[] = {
        [LENIENT] = { "lenient", 0, NULL,
                      N_("of several boards take the kindest, as when typed") },
        { NULL, 0, NULL, NULL }
};

typedef struct arimaa_answer resolve(struct arimaa_resolver *resolver,
                                     const struct arimaa_position *position, int steps,
                                     const char *text, size_t length);

struct session {
        struct arimaa_resolver *resolver;
        resolve *resolve;
};

static void write_board(const struct arimaa_position *position)
{
        char board[ARIMAA_SQUARES + 1];

        for (int square = 0; square < ARIMAA_SQUARES; square++) {
                int piece = position->at[square];

                board[square] =
                        piece != ARIMAA_NO_PIECE ? arimaa_piece_letter(piece) : '-';
        }
        board[ARIMAA_SQUARES] = '\0';
        fputs(board, stdout);
}

static bool answer_resolved(struct arimaa_resolver *resolver,
                            const struct question *question,
                            const struct arimaa_answer *answer)
{
        /* writing uses the resolver, which owns the candidates */
        struct arimaa_candidate candidate = answer->candidates[0];
        char steps[ARIMAA_STEPS_SIZE], written[ARIMAA_LIGHTVECTOR_SIZE];

        if (!arimaa_lightvector_write(resolver, &question->position, question->steps,
                                      &candidate.turn, written)) {
                cli_complain(cli_resolve.name);
                return false;
        }
        arimaa_official_write(&candidate.turn, steps);
        printf("resolved\t%d\t%d\t", answer->steps, answer->displaced);
        write_board(&candidate.board);
        printf("\t%s\t%s", steps, written);
        puts(answer->resolution == ARIMAA_ASSUMED ? "\tassumed" : "");
        return true;
}

static bool answer_ambiguous(const struct arimaa_answer *answer)
{
        printf("ambiguous\t%d\t%d\t%zu\t", answer->steps, answer->displaced,
               answer->count);
        for (size_t i = 0; i < answer->count; i++) {
                char steps[ARIMAA_STEPS_SIZE];

                arimaa_official_write(&answer->candidates[i].turn, steps);
                printf("%s%s", i > 0 ? ";" : "", steps);
        }
        putchar('\n');
        return true;
}

static bool answer_unsatisfiable(struct arimaa_resolver *resolver,
                                 const struct question *question)
{
        struct arimaa_obstruction why =
                arimaa_lightvector_explain(resolver, &question->position, question->steps,
                                           question->notation, question->notation_length);
        char reason[WORDS_SIZE];

        words_obstruction(&why, question->notation, reason, sizeof reason);
        printf("unsatisfiable\t%s\n", printable_make(reason));
        return true;
}

static bool answer_malformed(const struct question *question,
                             const struct arimaa_text_error *error)
{
        char what[PRINTABLE_SIZE], reason[WORDS_SIZE];

        printable_copy(question->notation + error->start, error->length, what,
                       sizeof what);
        words_text_error(error->problem, what, reason, sizeof reason);
        /* what stands before it could be read, and so is ASCII */
        printf("parse-error\t%zu\t%s\n", error->start + 1, printable_make(reason));
        return false;
}

static bool answer(void *context, const char *line, size_t length)
{
        struct session *session = context;
        struct question question;
        struct arimaa_answer found;

        if (!question_read_move(line, length, &question))
                return false;
        found = session->resolve(session->resolver, &question.position, question.steps,
                                 question.notation, question.notation_length);
        switch (found.resolution) {
        case ARIMAA_RESOLVED:
        case ARIMAA_ASSUMED:
                return answer_resolved(session->resolver, &question, &found);
        case ARIMAA_AMBIGUOUS:
                return answer_ambiguous(&found);
        case ARIMAA_NO_TURN:
                return answer_unsatisfiable(session->resolver, &question);
        case ARIMAA_MALFORMED:
                break;
        }
        return answer_malformed(&question, &found.error);
}

static enum cli_status run(const char *const *values, char **files)
{
        struct session session = {
                .resolver = arimaa_resolver_create(),
                .resolve = values[LENIENT] != NULL ? arimaa_lightvector_enter
                                                   : arimaa_lightvector_resolve,
        };
        enum cli_status status;

        if (session.resolver == NULL) {
                cli_complain(cli_resolve.name);
                return CLI_WRONG;
        }
        status = lines_each(files, answer, &session);
        arimaa_resolver_destroy(session.resolver);
        return status;
}

static const char manual[] =
        N_("Each line POSITION|SIDE|STEPS|NOTATION of the files, or of standard input,\n"
           "is answered with one line, its fields separated by tabs:\n"
           "\n"
           "  resolved STEPS DISPLACED BOARD OFFICIAL-STEPS LIGHTVECTOR [assumed]\n"
           "  ambiguous STEPS DISPLACED COUNT CANDIDATE;CANDIDATE...\n"
           "  unsatisfiable REASON\n"
           "  parse-error COLUMN REASON\n"
           "  bad-position REASON\n"
           "\n"
           "POSITION is a list of pieces (Ee2 Md2 ... ed7) or 64 squares from a8 to h1\n"
           "in brackets, SIDE is g or s, and STEPS, 1 to 4, is how many the turn has.\n"
           "BOARD is 64 squares from a1 to h8, '-' for an empty one.  Lines that are\n"
           "empty or begin with '#' are passed over.  The exit status is 1 when a line\n"
           "could not be read: parse-error or bad-position.\n");

const struct cli_command cli_resolve = {
        .name = "resolve",
        .arguments = N_("[OPTION]... [FILE]..."),
        .help = N_("Say what moves in Lightvector notation mean"),
        .manual = manual,
        .options = options,
        .run = run,
};
