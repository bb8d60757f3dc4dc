/* complete_move.c - what the library finds, as words and squares. */

#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "notation/board.h"
#include "notation/completions.h"
#include "notation/placement.h"
#include "notation/steps.h"
#include "ui/app.h"
#include "ui/complete_move.h"

/* More turns than anybody goes through; who typed so little can type more. */
enum { TURNS_MOST = 200 };

/* ---- Turns that fit ---- */

static void keep_turns(const struct arimaa_answer *answer, struct completion *completion)
{
        size_t count = answer->count < TURNS_MOST ? answer->count : TURNS_MOST;

        completion->turns = malloc(count * sizeof *completion->turns);
        if (completion->turns == NULL)
                return;
        memcpy(completion->turns, answer->candidates, count * sizeof *completion->turns);
        completion->count = (int)count;
}

/* Whether the line would mean this turn's board and no other. */
static bool means(struct app *app, const struct situation *at, const char *move,
                  const struct arimaa_candidate *turn)
{
        struct arimaa_answer answer = arimaa_lightvector_resolve(
                app->resolver, at->position, at->steps, move, strlen(move));

        return answer.resolution == ARIMAA_RESOLVED &&
               answer.candidates[0].board.hash == turn->board.hash;
}

void complete_turn_write(struct app *app, const struct completion *completion, int index,
                         char *move)
{
        const struct arimaa_candidate *turn = &completion->turns[index];
        const char *typed = completion->typed;
        char token[ARIMAA_TOKEN_SIZE];
        struct situation at;

        if (!app_situation(app, &at))
                return;
        if (arimaa_lightvector_distinguish(app->resolver, at.position, at.steps, typed,
                                           strlen(typed), turn, token)) {
                snprintf(move, COMPLETION_TEXT, "%.*s %s",
                         (int)(COMPLETION_TEXT - sizeof token - 1), typed, token);
                if (means(app, &at, move, turn))
                        return;
        }
        if (!arimaa_lightvector_write(app->resolver, at.position, at.steps, &turn->turn,
                                      move))
                arimaa_official_write(&turn->turn, move);
}

/* ---- Tokens ---- */

static void complete_token(const struct app *app, const struct situation *at,
                           const char *text, struct completion *completion)
{
        struct arimaa_completions found;

        arimaa_lightvector_completions(app->resolver, at->position, at->steps, text,
                                       strlen(text), &found);
        completion->kept = found.start;
        for (int i = 0; i < found.count; i++) {
                completion_add(completion, found.completions[i].token);
                if (found.completions[i].square != ARIMAA_NO_SQUARE)
                        completion->squares |= arimaa_bit(found.completions[i].square);
        }
}

/* Whether several turns fit what stands there, all of it typed. */
static bool complete_turn(const struct app *app, const struct situation *at,
                          const char *text, struct completion *completion)
{
        struct arimaa_answer answer;

        if (*text == '\0' || text[strlen(text) - 1] == ' ')
                return false;
        answer = arimaa_lightvector_resolve(app->resolver, at->position, at->steps, text,
                                            strlen(text));
        if (answer.resolution == ARIMAA_AMBIGUOUS)
                keep_turns(&answer, completion);
        return completion->turns != NULL;
}

/* ---- Setups ---- */

static arimaa_bitboard placed(const struct situation *at, const char *text, size_t length)
{
        struct arimaa_placement placement;
        struct arimaa_text_error error;

        return arimaa_placement_read(at->side, text, length, &placement, &error)
                       ? arimaa_placed(&placement)
                       : 0;
}

/* A piece, and perhaps the file of a square, goes on with a square that is free. */
static void complete_placing(const struct situation *at, const char *text,
                             struct completion *completion)
{
        size_t length = strlen(text), start = length;
        arimaa_bitboard free_squares;

        while (start > 0 && strchr(" ,", text[start - 1]) == NULL)
                start--;
        if (length == start || length - start > 2 ||
            arimaa_piece_read(text[start]) == ARIMAA_NO_PIECE)
                return;
        free_squares = arimaa_setup_ground(at->position, at->rule, at->side) &
                       ~placed(at, text, start);
        completion->kept = start + 1;
        for (; free_squares; free_squares &= free_squares - 1) {
                int square = arimaa_lowest(free_squares);
                char name[3];

                arimaa_square_name(square, name);
                if (length - start == 2 && name[0] != text[start + 1])
                        continue;
                completion_add(completion, name);
                completion->squares |= arimaa_bit(square);
        }
}

/* ---- All of them ---- */

void complete_move(const struct app *app, const char *text, struct completion *completion)
{
        struct situation at;

        if (!app_situation(app, &at))
                return;
        if (at.in_setup)
                complete_placing(&at, text, completion);
        else if (!complete_turn(app, &at, text, completion))
                complete_token(app, &at, text, completion);
}
