#include "record/replay.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "notation/board.h"
#include "notation/placement.h"
#include "notation/steps.h"
#include "record/tags.h"
#include "record/tree_store.h"

enum {
        WHAT_MAX = 80,        /* bytes kept of what is wrong */
        FIRST_TURN_NUMBER = 2 /* of a game from a position without a label */
};

/* ---- Failing ---- */

bool replay_fail(struct arimaa_record *record, enum arimaa_record_problem problem,
                 int line, int column, const char *what, size_t length)
{
        record->error.problem = problem;
        record->error.line = line;
        record->error.column = column;
        record->error.ply = record->game != NULL ? arimaa_game_plies(record->game) : 0;
        free(record->error.what);
        record->error.what = strndup(what, length < WHAT_MAX ? length : WHAT_MAX);
        return false;
}

/* The problem is a part of the line's text. */
static bool fail_at(struct replay *replay, enum arimaa_record_problem problem,
                    const struct labelled *line, size_t start, size_t length)
{
        struct word_place place = labelled_place(line, start);
        const char *what = line->word_count > 0 ? line->text + start : "";

        return replay_fail(replay->record, problem, place.line, place.column, what,
                           length);
}

/* The problem is the line as a whole. */
static bool fail(struct replay *replay, enum arimaa_record_problem problem,
                 const struct labelled *line)
{
        return fail_at(replay, problem, line, 0, line->length);
}

static bool fail_text(struct replay *replay, const struct labelled *line,
                      struct arimaa_text_error error)
{
        replay->record->error.text = error;
        return fail_at(replay, ARIMAA_RECORD_TEXT, line, error.start, error.length);
}

static bool apply(struct replay *replay, const struct labelled *line,
                  const struct arimaa_action *action)
{
        struct arimaa_record *record = replay->record;

        return arimaa_record_apply(record, action, &record->error.refusal) ||
               fail(replay, ARIMAA_RECORD_REFUSED, line);
}

/* ---- Starting ---- */

static bool fail_tag(struct replay *replay, const char *value,
                     struct arimaa_text_error error)
{
        replay->record->error.text = error;
        return replay_fail(replay->record, ARIMAA_RECORD_TEXT, replay->start_line,
                           replay->start_column, value, strlen(value));
}

static struct arimaa_game *create_game(struct arimaa_variant variant,
                                       const struct arimaa_board_text *board,
                                       const struct labelled *first)
{
        if (board == NULL)
                return arimaa_game_create(variant, NULL);
        if (variant.setup == ARIMAA_ENDLESS)
                return arimaa_game_create(variant, &board->position);
        return arimaa_game_from(variant, &board->position,
                                first != NULL ? first->number : FIRST_TURN_NUMBER);
}

static bool start_with(struct arimaa_record *record, struct arimaa_game *game)
{
        if (game != NULL && tree_start(record, game))
                return true;
        arimaa_game_destroy(game);
        return false;
}

/* A game in which nothing is done, for a record that says where it starts and
 * cannot be understood. */
static void start_empty(struct arimaa_record *record)
{
        start_with(record, arimaa_game_create(
                                   (struct arimaa_variant){ ARIMAA_STANDARD, false }, NULL));
}

bool replay_start(struct replay *replay, const struct labelled *first)
{
        struct arimaa_record *record = replay->record;
        const char *variant_tag = arimaa_record_tag(record, "Variant");
        const char *position = arimaa_record_tag(record, "Position");
        struct arimaa_variant variant =
                tags_variant(variant_tag != NULL ? variant_tag : "");
        struct arimaa_board_text board;
        struct arimaa_text_error error = { .problem = ARIMAA_TEXT_BAD_BOARD };

        replay->variant_stated = variant_tag != NULL;
        replay->lightvector = tags_is_lightvector(record);
        if (position != NULL &&
            !arimaa_board_read(position, strlen(position), &board, &error)) {
                start_empty(record);
                return fail_tag(replay, position, error);
        }
        if (position == NULL && variant.setup == ARIMAA_ENDLESS) {
                start_empty(record);
                return fail_tag(replay, variant_tag, error);
        }
        if (position != NULL && !board.has_side && first != NULL)
                board.position.to_move = first->side;
        if (!start_with(record, create_game(variant, position != NULL ? &board : NULL,
                                            first)))
                return replay_fail(record, ARIMAA_RECORD_NO_MEMORY, replay->start_line,
                                   replay->start_column, "", 0);
        return true;
}

/* ---- Setups ---- */

/* Begin again in another variant, with Gold's setup if there is one. */
static bool become(struct replay *replay, enum arimaa_setup_rule rule)
{
        const struct arimaa_game *old = replay->record->game;
        struct arimaa_game *game;
        struct arimaa_variant variant = arimaa_game_variant(old);
        struct arimaa_action again = { .kind = ARIMAA_PLACE };

        variant.setup = rule;
        game = arimaa_game_create(variant, NULL);
        if (game == NULL)
                return false;
        if (arimaa_game_plies(old) > 0) {
                again.placement = arimaa_game_ply(old, 0)->placement;
                again.milliseconds = arimaa_game_ply(old, 0)->milliseconds;
                arimaa_game_apply(game, &again, NULL);
        }
        replay->record->handicap = rule == ARIMAA_FREESTYLE;
        return start_with(replay->record, game);
}

/* Apply a setup; where no tag states a variant, one that is not Standard's makes
 * the game Freestyle. */
static bool place(struct replay *replay, const struct labelled *line,
                  const struct arimaa_action *action)
{
        struct arimaa_record *record = replay->record;

        if (replay->variant_stated)
                return apply(replay, line, action);
        if (record->handicap && arimaa_game_plies(record->game) == 0 &&
            !become(replay, ARIMAA_STANDARD))
                return fail(replay, ARIMAA_RECORD_NO_MEMORY, line);
        if (arimaa_record_apply(record, action, NULL))
                return true;
        if (!become(replay, ARIMAA_FREESTYLE))
                return fail(replay, ARIMAA_RECORD_NO_MEMORY, line);
        return apply(replay, line, action);
}

static bool set_up(struct replay *replay, const struct labelled *line)
{
        struct arimaa_action action = { .kind = ARIMAA_PLACE,
                                        .milliseconds = line->milliseconds };
        struct arimaa_text_error error;

        if (!arimaa_placement_read(line->side, line->text, line->length,
                                   &action.placement, &error))
                return fail_text(replay, line, error);
        if (action.placement.pieces[ARIMAA_RABBIT] == 0 &&
            arimaa_game_variant(replay->record->game).setup == ARIMAA_STANDARD)
                arimaa_fill_rabbits(&action.placement);
        return place(replay, line, &action);
}

/* ---- Turns ---- */

static bool resolve(struct replay *replay, const struct labelled *line,
                    struct arimaa_turn *turn)
{
        const struct arimaa_game *game = replay->record->game;
        struct arimaa_answer answer;

        if (*replay->resolver == NULL)
                *replay->resolver = arimaa_resolver_create();
        if (*replay->resolver == NULL)
                return fail(replay, ARIMAA_RECORD_NO_MEMORY, line);
        answer = arimaa_lightvector_resolve(*replay->resolver, arimaa_game_position(game),
                                            arimaa_game_steps(game), line->text,
                                            line->length);
        switch (answer.resolution) {
        case ARIMAA_MALFORMED:
                return fail_text(replay, line, answer.error);
        case ARIMAA_AMBIGUOUS:
                return fail(replay, ARIMAA_RECORD_AMBIGUOUS, line);
        case ARIMAA_NO_TURN:
                return fail(replay, ARIMAA_RECORD_NO_TURN, line);
        default:
                *turn = answer.candidates[0].turn;
                return true;
        }
}

static bool read_steps(struct replay *replay, const struct labelled *line,
                       enum arimaa_notation notation, struct arimaa_turn *turn)
{
        struct arimaa_record *record = replay->record;
        const struct arimaa_position *position = arimaa_game_position(record->game);
        int steps = arimaa_game_steps(record->game);
        struct arimaa_text_error error;
        bool read =
                notation == ARIMAA_NOTATION_LEGACY
                        ? arimaa_legacy_read(position, steps, line->text, line->length,
                                             turn, &error, &record->error.refusal)
                        : arimaa_official_read(position, steps, line->text, line->length,
                                               turn, &error, &record->error.refusal);

        return read || fail_text(replay, line, error);
}

/* Forget a failure, to try in another way. */
static void forget(struct arimaa_record *record)
{
        free(record->error.what);
        record->error = (struct arimaa_record_error){ .problem = ARIMAA_RECORD_OK };
}

/* Steps alone are official notation.  In a record that is in Lightvector they may
 * also be tokens that leave something unsaid, and then do not read as steps. */
static bool read_turn(struct replay *replay, const struct labelled *line,
                      struct arimaa_turn *turn)
{
        enum arimaa_notation notation = arimaa_notation_of(line->text, line->length);

        if (notation == ARIMAA_NOTATION_LIGHTVECTOR) {
                replay->lightvector = true;
                return resolve(replay, line, turn);
        }
        if (read_steps(replay, line, notation, turn))
                return true;
        if (!replay->lightvector)
                return false;
        forget(replay->record);
        return resolve(replay, line, turn);
}

static bool roll(struct replay *replay, const struct labelled *line)
{
        struct arimaa_action action = { .kind = ARIMAA_ROLL, .roll = line->die };

        if (line->die == 0 || !arimaa_game_wants_roll(replay->record->game))
                return true;
        return apply(replay, line, &action);
}

static bool make_turn(struct replay *replay, const struct labelled *line)
{
        struct arimaa_action action = { .kind = ARIMAA_TURN,
                                        .milliseconds = line->milliseconds };

        return roll(replay, line) && read_turn(replay, line, &action.turn) &&
               apply(replay, line, &action);
}

/* ---- Lines ---- */

/* A word that stands alone behind a label. */
static bool says(const struct labelled *line, const char *word)
{
        return line->word_count == 1 && strcasecmp(line->text, word) == 0;
}

static bool take_back(struct replay *replay, const struct labelled *line)
{
        struct arimaa_action action = { .kind = ARIMAA_TAKE_BACK };

        replay->taken_back = true;
        return apply(replay, line, &action);
}

/* The words with which the side of the label loses. */
static enum arimaa_ending loss(const struct labelled *line)
{
        static const struct {
                const char *word;
                enum arimaa_ending ending;
        } words[] = {
                { "resigns", ARIMAA_RESIGNATION },  { "resign", ARIMAA_RESIGNATION },
                { "resigned", ARIMAA_RESIGNATION }, { "lost", ARIMAA_RESIGNATION },
                { "lose", ARIMAA_RESIGNATION },     { "loses", ARIMAA_RESIGNATION },
                { "timeout", ARIMAA_TIMEOUT },      { "forfeit", ARIMAA_FORFEIT },
                { "forfeits", ARIMAA_FORFEIT },
        };

        for (size_t i = 0; i < sizeof words / sizeof *words; i++)
                if (says(line, words[i].word))
                        return words[i].ending;
        return ARIMAA_NOT_OVER;
}

static bool check_label(struct replay *replay, const struct labelled *line)
{
        const struct arimaa_game *game = replay->record->game;
        int ply = arimaa_game_plies(game);
        char label[16];
        int length;

        if (line->number == arimaa_game_number(game, ply) &&
            line->side == arimaa_game_side(game, ply))
                return true;
        length = snprintf(label, sizeof label, "%d%c", line->number,
                          line->side == ARIMAA_GOLD ? 'g' : 's');
        return replay_fail(replay->record, ARIMAA_RECORD_WRONG_LABEL, line->label.line,
                           line->label.column, label, (size_t)length);
}

/* Ended before this line: what the game says to anything. */
static bool check_not_over(struct replay *replay, const struct labelled *line)
{
        struct arimaa_record *record = replay->record;
        struct arimaa_turn nothing = { .count = 0 };

        if (arimaa_game_outcome(record->game).ending == ARIMAA_NOT_OVER)
                return true;
        arimaa_game_check_turn(record->game, &nothing, &record->error.refusal);
        return fail(replay, ARIMAA_RECORD_REFUSED, line);
}

static bool end_with(struct replay *replay, const struct labelled *line,
                     struct arimaa_outcome outcome)
{
        struct arimaa_action action = { .kind = ARIMAA_CLAIM, .claim = outcome };

        return check_not_over(replay, line) && apply(replay, line, &action);
}

bool replay_line(struct replay *replay, const struct labelled *line)
{
        enum arimaa_ending lost = loss(line);

        if (line->word_count == 0)
                return roll(replay, line);
        if (says(line, "takeback"))
                return take_back(replay, line);
        replay->taken_back = false;
        if (lost != ARIMAA_NOT_OVER)
                return end_with(
                        replay, line,
                        (struct arimaa_outcome){ .ending = lost,
                                                 .winner = arimaa_opponent(line->side) });
        if (!check_not_over(replay, line) || !check_label(replay, line))
                return false;
        return arimaa_game_in_setup(replay->record->game) ? set_up(replay, line)
                                                          : make_turn(replay, line);
}

void replay_end(struct replay *replay, const char *result)
{
        struct arimaa_record *record = replay->record;
        struct arimaa_action action = { .kind = ARIMAA_CLAIM,
                                        .claim = tags_outcome(record, result) };

        if (record->error.problem == ARIMAA_RECORD_OK &&
            arimaa_game_outcome(record->game).ending == ARIMAA_NOT_OVER)
                arimaa_record_apply(record, &action, NULL);
}
