#include "record/replay.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "notation/board.h"
#include "notation/placement.h"
#include "notation/steps.h"
#include "record/tags.h"
#include "record/tree_store.h"
#include "record/trusted.h"

enum {
        WHAT_MAX = 80,        /* bytes kept of what is wrong */
        WARNINGS_MAX = 100,   /* kept of a game */
        FIRST_TURN_NUMBER = 2 /* of a game from a position without a label */
};

/* ---- Failing ---- */

bool replay_fail(struct arimaa_record *record, enum arimaa_record_problem problem,
                 int line, int column, const char *what, size_t length)
{
        record->error.problem = problem;
        record->error.line = line;
        record->error.column = column;
        record->error.ply = 0;
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

        replay_fail(replay->record, problem, place.line, place.column, what, length);
        replay->record->error.ply = arimaa_node_depth(replay->record, replay->node);
        return false;
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

/* Forget a failure, to try in another way. */
static void forget(struct arimaa_record *record)
{
        free(record->error.what);
        record->error = (struct arimaa_record_error){ .problem = ARIMAA_RECORD_OK };
}

void replay_warn(struct arimaa_record *record, enum arimaa_warning_kind kind, int line,
                 int column, const char *what, size_t length)
{
        struct arimaa_warning *warnings = record->warnings;
        size_t count = record->warning_count;

        if (warnings == NULL)
                warnings = malloc(WARNINGS_MAX * sizeof *warnings);
        if (warnings == NULL || count == WARNINGS_MAX)
                return;
        record->warnings = warnings;
        warnings[count].kind = kind;
        warnings[count].line = line;
        warnings[count].column = column;
        warnings[count].what = strndup(what, length < WHAT_MAX ? length : WHAT_MAX);
        if (warnings[count].what != NULL)
                record->warning_count++;
}

static void warn(struct replay *replay, enum arimaa_warning_kind kind,
                 const struct labelled *line)
{
        replay_warn(replay->record, kind, line->label.line, line->label.column,
                    line->word_count > 0 ? line->text : "", line->length);
}

/* ---- The tree ---- */

/* The game behind which the next line is done. */
static const struct arimaa_game *game_of(const struct replay *replay)
{
        return arimaa_node_game(replay->record, replay->node);
}

/* Whether the line that is being read made the node, and so goes on from it. */
static bool is_own(const struct replay *replay, arimaa_node node)
{
        return replay->depth == 0 ||
               node >= replay->variations[replay->depth - 1].first_own;
}

static arimaa_node add(struct replay *replay, const struct arimaa_action *action, int roll)
{
        struct arimaa_record *record = replay->record;
        struct arimaa_refusal *refusal = &record->error.refusal;

        if (is_own(replay, replay->node))
                return arimaa_node_continue(record, replay->node, action, roll, refusal);
        if (arimaa_node_children(record, replay->node) == 0)
                arimaa_node_stop(record, replay->node);
        return arimaa_node_add(record, replay->node, action, roll, refusal);
}

static bool apply(struct replay *replay, const struct labelled *line,
                  const struct arimaa_action *action, int roll)
{
        arimaa_node node = add(replay, action, roll);

        if (node == ARIMAA_NO_NODE)
                return fail(replay, ARIMAA_RECORD_REFUSED, line);
        replay->node = node;
        return true;
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
        struct arimaa_record *record = replay->record;
        struct arimaa_variant variant = arimaa_game_variant(record->game);
        bool placed = replay->node != ARIMAA_ROOT;
        int others = record->tree->nodes.count - 1 - placed;
        struct arimaa_game *game;

        variant.setup = rule;
        game = arimaa_game_create(variant, NULL);
        if (game == NULL || !tree_begin_again(record, game, replay->node)) {
                arimaa_game_destroy(game);
                return false;
        }
        replay->node = placed ? arimaa_node_child(record, ARIMAA_ROOT, 0) : ARIMAA_ROOT;
        record->handicap = rule == ARIMAA_FREESTYLE;
        if (others > 0)
                replay_warn(record, ARIMAA_WARNING_TAKEN_BACK, replay->start_line,
                            replay->start_column, "", 0);
        return true;
}

/* Apply a setup; where no tag states a variant, one that is not Standard's makes
 * the game Freestyle. */
static bool place(struct replay *replay, const struct labelled *line,
                  const struct arimaa_action *action)
{
        struct arimaa_record *record = replay->record;

        if (replay->variant_stated || replay->depth > 0)
                return apply(replay, line, action, 0);
        if (record->handicap && replay->node == ARIMAA_ROOT &&
            !become(replay, ARIMAA_STANDARD))
                return fail(replay, ARIMAA_RECORD_NO_MEMORY, line);
        if (apply(replay, line, action, 0))
                return true;
        if (arimaa_game_variant(record->game).setup != ARIMAA_STANDARD)
                return false;
        forget(record);
        if (!become(replay, ARIMAA_FREESTYLE))
                return fail(replay, ARIMAA_RECORD_NO_MEMORY, line);
        return apply(replay, line, action, 0);
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
            arimaa_game_variant(game_of(replay)).setup == ARIMAA_STANDARD)
                arimaa_fill_rabbits(&action.placement);
        return place(replay, line, &action);
}

/* ---- Turns ---- */

/* The die of the turn to come: as the line says, or as it lies there. */
static int roll_of(const struct replay *replay, const struct labelled *line)
{
        const struct arimaa_game *game = game_of(replay);

        if (!arimaa_game_variant(game).dicey)
                return 0;
        return line->die != 0 ? line->die : arimaa_game_roll(game);
}

/* The steps of the turn to come. */
static int steps_of(const struct replay *replay, const struct labelled *line)
{
        int steps = arimaa_game_steps(game_of(replay)), roll = roll_of(replay, line);

        return roll > 0 && roll < steps ? roll : steps;
}

static bool resolve(struct replay *replay, const struct labelled *line,
                    struct arimaa_turn *turn)
{
        const struct arimaa_game *game = game_of(replay);
        struct arimaa_answer answer;

        if (*replay->resolver == NULL)
                *replay->resolver = arimaa_resolver_create();
        if (*replay->resolver == NULL)
                return fail(replay, ARIMAA_RECORD_NO_MEMORY, line);
        answer = arimaa_lightvector_resolve(*replay->resolver, arimaa_game_position(game),
                                            steps_of(replay, line), line->text,
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
        const struct arimaa_position *position = arimaa_game_position(game_of(replay));
        int steps = steps_of(replay, line);
        struct arimaa_text_error error;
        bool read =
                notation == ARIMAA_NOTATION_LEGACY
                        ? arimaa_legacy_read(position, steps, line->text, line->length,
                                             turn, &error, &record->error.refusal)
                        : arimaa_official_read(position, steps, line->text, line->length,
                                               turn, &error, &record->error.refusal);

        return read || fail_text(replay, line, error);
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
        if (!replay->lightvector || notation == ARIMAA_NOTATION_LEGACY)
                return false;
        forget(replay->record);
        return resolve(replay, line, turn);
}

/* A die without a turn: it lies there for the turn to come. */
static bool roll(struct replay *replay, const struct labelled *line)
{
        struct arimaa_action action = { .kind = ARIMAA_ROLL, .roll = line->die };
        struct arimaa_record *record = replay->record;

        if (line->die == 0 || replay->depth > 0 ||
            !arimaa_game_wants_roll(game_of(replay)))
                return true;
        return arimaa_record_apply(record, &action, &record->error.refusal) ||
               fail(replay, ARIMAA_RECORD_REFUSED, line);
}

/* Make the turn that has just failed although the rules forbid it. */
static bool make_trusted(struct replay *replay, const struct labelled *line)
{
        struct arimaa_action action = { .kind = ARIMAA_TRUSTED_TURN,
                                        .milliseconds = line->milliseconds };
        struct arimaa_record_error error = replay->record->error;
        arimaa_node node;

        if (!replay->trust || !trusted_read(line->text, line->length, &action.turn))
                return false;
        node = add(replay, &action, 0);
        replay->record->error.refusal = error.refusal;
        if (node == ARIMAA_NO_NODE)
                return false;
        forget(replay->record);
        warn(replay, ARIMAA_WARNING_TRUSTED, line);
        replay->node = node;
        return true;
}

static bool make_turn(struct replay *replay, const struct labelled *line)
{
        struct arimaa_action action = { .kind = ARIMAA_TURN,
                                        .milliseconds = line->milliseconds };

        if (read_turn(replay, line, &action.turn) &&
            apply(replay, line, &action, roll_of(replay, line)))
                return true;
        return make_trusted(replay, line);
}

/* ---- Lines ---- */

/* A word that stands alone behind a label. */
static bool says(const struct labelled *line, const char *word)
{
        return line->word_count == 1 && strcasecmp(line->text, word) == 0;
}

static bool take_back(struct replay *replay, const struct labelled *line)
{
        struct arimaa_record *record = replay->record;
        struct arimaa_outcome outcome;

        replay->taken_back = true;
        if (arimaa_node_stated(record, replay->node, &outcome)) {
                arimaa_node_unstate(record, replay->node);
                return true;
        }
        if (replay->node == ARIMAA_ROOT) {
                record->error.refusal.reason = ARIMAA_NOTHING_TO_TAKE_BACK;
                return fail(replay, ARIMAA_RECORD_REFUSED, line);
        }
        replay->node = arimaa_node_parent(record, replay->node);
        arimaa_node_stop(record, replay->node);
        return true;
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

static bool is_label_of(const struct replay *replay, const struct labelled *line, int ply)
{
        const struct arimaa_game *game = replay->record->game;

        return line->number == arimaa_game_number(game, ply) &&
               line->side == arimaa_game_side(game, ply);
}

/* A variation begins: with the label of the last turn it replaces that. */
static void hang(struct replay *replay, const struct labelled *line)
{
        int ply = arimaa_node_depth(replay->record, replay->node);

        if (ply > 0 && is_label_of(replay, line, ply - 1))
                replay->node = arimaa_node_parent(replay->record, replay->node);
        replay->opened = false;
}

static bool check_label(struct replay *replay, const struct labelled *line)
{
        int ply = arimaa_node_depth(replay->record, replay->node);
        char label[16];
        int length;

        if (is_label_of(replay, line, ply))
                return true;
        length = snprintf(label, sizeof label, "%d%c", line->number,
                          line->side == ARIMAA_GOLD ? 'g' : 's');
        replay_fail(replay->record, ARIMAA_RECORD_WRONG_LABEL, line->label.line,
                    line->label.column, label, (size_t)length);
        replay->record->error.ply = ply;
        return false;
}

/* Ended before this line: what the game says to anything. */
static bool check_not_over(struct replay *replay, const struct labelled *line)
{
        struct arimaa_record *record = replay->record;
        const struct arimaa_game *game = game_of(replay);
        struct arimaa_turn nothing = { .count = 0 };
        struct arimaa_outcome outcome;

        if (arimaa_game_outcome(game).ending == ARIMAA_NOT_OVER ||
            !is_own(replay, replay->node) ||
            (replay->trust && !arimaa_node_stated(record, replay->node, &outcome)))
                return true;
        arimaa_game_check_turn(game, &nothing, &record->error.refusal);
        return fail(replay, ARIMAA_RECORD_REFUSED, line);
}

static bool end_with(struct replay *replay, const struct labelled *line,
                     struct arimaa_outcome outcome)
{
        if (!check_not_over(replay, line))
                return false;
        arimaa_node_state(replay->record, replay->node, outcome);
        return true;
}

static bool do_line(struct replay *replay, const struct labelled *line)
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
        return arimaa_game_in_setup(game_of(replay)) ? set_up(replay, line)
                                                     : make_turn(replay, line);
}

/* ---- Annotation ---- */

static bool take_comment(struct replay *replay, struct labelled_text *comment,
                         enum arimaa_comment_place place)
{
        bool taken = comment->length == 0 ||
                     tree_add_comment(replay->record, replay->node, place, comment->text);

        comment->length = 0;
        return taken;
}

/* What a comment told of the turn is in the turn now. */
static void drop_commands(const struct replay *replay, struct labelled *line)
{
        const struct arimaa_ply *ply = arimaa_node_ply(replay->record, replay->node);

        if (ply->roll > 0 && ply->roll == line->die)
                labelled_drop_die(line);
        if (ply->milliseconds >= 0 && ply->milliseconds == line->milliseconds)
                labelled_drop_time(line);
        if (ply->trusted)
                labelled_drop_trust(line);
}

static bool annotate(struct replay *replay, struct labelled *line)
{
        bool taken = true;

        for (size_t i = 0; i < line->glyph_count && taken; i++)
                taken = arimaa_node_add_glyph(replay->record, replay->node,
                                              line->glyphs[i]);
        line->glyph_count = 0;
        for (int place = 0; place < ARIMAA_COMMENT_PLACES && taken; place++)
                taken = take_comment(replay, &line->comments[place],
                                     (enum arimaa_comment_place)place);
        return taken || fail(replay, ARIMAA_RECORD_NO_MEMORY, line);
}

/* A line without a turn of its own, a trailing label, is no place for a comment. */
void replay_comments(struct replay *replay, struct labelled *line)
{
        for (int place = 0; place < ARIMAA_COMMENT_PLACES; place++)
                take_comment(replay, &line->comments[place], ARIMAA_COMMENT_BEHIND);
}

bool replay_line(struct replay *replay, struct labelled *line)
{
        arimaa_node before;

        if (replay->opened)
                hang(replay, line);
        before = replay->node;
        if (!do_line(replay, line))
                return false;
        if (replay->node != before && arimaa_node_depth(replay->record, replay->node) >
                                              arimaa_node_depth(replay->record, before)) {
                drop_commands(replay, line);
                return annotate(replay, line);
        }
        if (line->die > 0 && arimaa_game_roll(game_of(replay)) == line->die)
                labelled_drop_die(line);
        replay_comments(replay, line);
        return true;
}

/* ---- Variations ---- */

bool replay_open(struct replay *replay)
{
        struct replay_variation *variations = replay->variations;
        size_t capacity = replay->capacity > 0 ? 2 * replay->capacity : 16;

        if (replay->depth == replay->capacity) {
                variations = realloc(variations, capacity * sizeof *variations);
                if (variations == NULL)
                        return false;
                replay->variations = variations;
                replay->capacity = capacity;
        }
        variations[replay->depth++] = (struct replay_variation){
                replay->node, replay->record->tree->nodes.count
        };
        replay->opened = true;
        return true;
}

bool replay_close(struct replay *replay)
{
        if (replay->depth == 0)
                return false;
        replay->node = replay->variations[--replay->depth].outer;
        replay->opened = false;
        return true;
}

void replay_free(struct replay *replay)
{
        free(replay->variations);
        replay->variations = NULL;
}

/* ---- Ending ---- */

void replay_state(struct replay *replay, struct arimaa_outcome outcome)
{
        arimaa_node_state(replay->record, replay->node, outcome);
}

/* What the words of the moves have stated already goes before. */
void replay_end(struct replay *replay, const char *result)
{
        struct arimaa_record *record = replay->record;
        struct arimaa_outcome outcome, stated;

        while (replay_close(replay))
                ;
        if (record->error.problem == ARIMAA_RECORD_OK &&
            !arimaa_node_stated(record, replay->node, &stated) &&
            tags_outcome(record, result, &outcome))
                arimaa_node_state(record, replay->node, outcome);
}
