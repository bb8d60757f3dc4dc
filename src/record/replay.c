#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "notation/board.h"
#include "notation/scan.h"
#include "record/replay_parts.h"
#include "record/tags.h"
#include "record/tree_store.h"

/* Of a game from a position without a label. */
enum { FIRST_TURN_NUMBER = 2 };

/* ---- Starting ---- */

static bool fail_tag(struct replay *replay, const char *value,
                     struct arimaa_text_error error)
{
        replay->nowhere = true;
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
        start_with(record,
                   arimaa_game_create((struct arimaa_variant){ ARIMAA_STANDARD, false },
                                      NULL));
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
        if (!start_with(record,
                        create_game(variant, position != NULL ? &board : NULL, first)))
                return replay_fail(record, ARIMAA_RECORD_NO_MEMORY, replay->start_line,
                                   replay->start_column, "", 0);
        return true;
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
        arimaa_node parent;

        replay->taken_back = true;
        if (replay_is_own(replay, replay->node) &&
            arimaa_node_stated(record, replay->node, &outcome)) {
                arimaa_node_unstate(record, replay->node);
                return true;
        }
        if (replay->node == ARIMAA_ROOT) {
                record->error.refusal.reason = ARIMAA_NOTHING_TO_TAKE_BACK;
                return replay_fail_line(replay, ARIMAA_RECORD_REFUSED, line);
        }
        parent = arimaa_node_parent(record, replay->node);
        if (nodes_continuation(&record->tree->nodes, parent) == replay->node)
                arimaa_node_stop(record, parent);
        replay->node = parent;
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

        return line->number + replay->from_zero == arimaa_game_number(game, ply) &&
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
        const struct arimaa_game *game = replay_game(replay);
        struct arimaa_turn nothing = { .count = 0 };
        struct arimaa_outcome outcome;

        if (arimaa_game_outcome(game).ending == ARIMAA_NOT_OVER ||
            !replay_is_own(replay, replay->node) ||
            ((replay->trust || line->trusted) &&
             !arimaa_node_stated(record, replay->node, &outcome)))
                return true;
        arimaa_game_check_turn(game, &nothing, &record->error.refusal);
        return replay_fail_line(replay, ARIMAA_RECORD_REFUSED, line);
}

/* The line ended so.  A variation in which nothing is done but that has no node of
 * its own to state it, and only says so. */
static void state(struct replay *replay, struct arimaa_outcome outcome, const char *words)
{
        if (replay_is_own(replay, replay->node))
                arimaa_node_state(replay->record, replay->node, outcome);
        else
                tree_add_comment(replay->record, replay->node, ARIMAA_COMMENT_BEHIND,
                                 words);
}

static bool end_with(struct replay *replay, const struct labelled *line,
                     struct arimaa_outcome outcome)
{
        if (!check_not_over(replay, line))
                return false;
        state(replay, outcome, line->text);
        return true;
}

static bool do_line(struct replay *replay, const struct labelled *line)
{
        enum arimaa_ending lost = loss(line);

        if (line->word_count == 0)
                return replay_roll(replay, line);
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
        return arimaa_game_in_setup(replay_game(replay)) ? replay_set_up(replay, line)
                                                         : replay_make_turn(replay, line);
}

/* ---- Annotation ---- */

static bool take_comment(struct replay *replay, struct labelled_text *comment,
                         enum arimaa_comment_place place)
{
        bool taken;

        labelled_unescape(comment);
        taken = comment->length == 0 ||
                tree_add_comment(replay->record, replay->node, place, comment->text);
        comment->length = 0;
        return taken;
}

/* What a comment tells of the turn that led to a node is in the turn, also where the
 * turn was there before. */
static void take_commands(const struct replay *replay, struct labelled *line)
{
        const struct arimaa_ply *ply = &tree_node(replay->record, replay->node)->ply;

        if (ply->milliseconds == ARIMAA_NO_TIME && line->milliseconds != ARIMAA_NO_TIME)
                tree_note_time(replay->record, replay->node, line->milliseconds);
        labelled_drop(line, ply->roll, ply->milliseconds, ply->trusted);
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
        return taken || replay_fail_line(replay, ARIMAA_RECORD_NO_MEMORY, line);
}

/* A line without a turn of its own, a trailing label, is no place for a comment. */
void replay_comments(struct replay *replay, struct labelled *line)
{
        labelled_note(line);
        if (replay->node != ARIMAA_ROOT)
                take_commands(replay, line);
        for (int place = 0; place < ARIMAA_COMMENT_PLACES; place++)
                take_comment(replay, &line->comments[place], ARIMAA_COMMENT_BEHIND);
}

/* ---- A whole line ---- */

bool replay_line(struct replay *replay, struct labelled *line)
{
        arimaa_node before;

        labelled_note(line);
        if (line->number == 0 && replay->node == ARIMAA_ROOT &&
            arimaa_game_in_setup(replay->record->game))
                replay->from_zero = 1;
        if (replay->opened)
                hang(replay, line);
        before = replay->node;
        if (!do_line(replay, line))
                return false;
        if (replay->node != before && arimaa_node_depth(replay->record, replay->node) >
                                              arimaa_node_depth(replay->record, before)) {
                take_commands(replay, line);
                return annotate(replay, line);
        }
        if (line->die > 0 && arimaa_game_roll(replay_game(replay)) == line->die)
                labelled_drop(line, line->die, ARIMAA_NO_TIME, false);
        replay_comments(replay, line);
        return true;
}

/* ---- Variations ---- */

bool replay_open(struct replay *replay, size_t start)
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
        variations[replay->depth++] =
                (struct replay_variation){ replay->node,
                                           replay->record->tree->nodes.count, start };
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

void replay_pass_open(struct replay *replay)
{
        replay->passed++;
        replay->opened = true;
}

/* Add a text to the comment behind a node as one that could not be read. */
static bool keep_unread(struct replay *replay, arimaa_node node, const char *text,
                        size_t length)
{
        char *comment = malloc(sizeof LABELLED_UNREAD + length), *end;
        bool kept;

        if (comment == NULL)
                return false;
        end = stpcpy(comment, LABELLED_UNREAD);
        for (size_t i = 0; i < length; i++)
                if (text[i] != '\0')
                        *end++ = text[i];
        while (scan_is_space(end[-1]))
                end--;
        *end = '\0';
        kept = tree_add_comment(replay->record, node, ARIMAA_COMMENT_BEHIND, comment);
        free(comment);
        return kept;
}

/* An error in a variation that is not the one told of the game is a warning. */
static void warn_of(struct arimaa_record *record, const struct arimaa_record_error *error)
{
        replay_warn(record, ARIMAA_WARNING_BAD_VARIATION, error->line, error->column,
                    error->what, strlen(error->what));
}

static void set_aside(struct replay *replay)
{
        struct arimaa_record *record = replay->record;

        if (replay->bad.problem != ARIMAA_RECORD_OK) {
                warn_of(record, &record->error);
                replay_forget(record);
                return;
        }
        replay->bad = record->error;
        record->error = (struct arimaa_record_error){ .problem = ARIMAA_RECORD_OK };
}

/* Whether the variation that ends is one with an error, behind which all is well. */
static bool can_go_on(const struct replay *replay)
{
        return replay->passed == 0 && replay->depth > 0 && !replay->nowhere &&
               replay->record->error.problem != ARIMAA_RECORD_NO_MEMORY;
}

/* A variation without a good turn is kept as a whole, at the turn that it was to
 * replace. */
void replay_pass_close(struct replay *replay, struct labelled *line, const char *text,
                       size_t rest, size_t end)
{
        const struct replay_variation *variation;

        if (!can_go_on(replay)) {
                replay->passed -= replay->passed > 0;
                return;
        }
        variation = &replay->variations[replay->depth - 1];
        line->comments[ARIMAA_COMMENT_BEHIND].length = 0;
        if (replay_is_own(replay, replay->node)) {
                replay_comments(replay, line);
        } else {
                line->comments[ARIMAA_COMMENT_BEFORE].length = 0;
                replay->node = variation->outer;
                rest = variation->start;
        }
        if (!keep_unread(replay, replay->node, text + rest, end - rest))
                return;
        set_aside(replay);
        replay_close(replay);
}

void replay_free(struct replay *replay)
{
        free(replay->bad.what);
        replay->bad.what = NULL;
        free(replay->variations);
        replay->variations = NULL;
}

/* ---- Ending ---- */

void replay_state(struct replay *replay, struct arimaa_outcome outcome)
{
        state(replay, outcome, tags_result(outcome));
}

/* What was set aside is the error of a game that has no other. */
static void take_up(struct replay *replay)
{
        struct arimaa_record *record = replay->record;

        if (replay->bad.problem == ARIMAA_RECORD_OK)
                return;
        if (record->error.problem != ARIMAA_RECORD_OK) {
                warn_of(record, &replay->bad);
                return;
        }
        record->error = replay->bad;
        replay->bad = (struct arimaa_record_error){ .problem = ARIMAA_RECORD_OK };
}

/* How the main line ended as far as is known: on the board, or as its words state. */
static bool has_ended(const struct arimaa_record *record, arimaa_node node,
                      struct arimaa_outcome *outcome)
{
        *outcome = arimaa_record_outcome(record);
        return outcome->ending != ARIMAA_NOT_OVER ||
               arimaa_node_stated(record, node, outcome);
}

/* A result that is stated at a place, where another is `known`. */
static void compare(struct arimaa_record *record, const char *result,
                    struct word_place place, struct arimaa_outcome known)
{
        struct arimaa_outcome stated;

        if (!tags_read_result(result, &stated) ||
            (stated.drawn == known.drawn &&
             (known.drawn || stated.winner == known.winner)))
                return;
        replay_warn(record, ARIMAA_WARNING_RESULT, place.line, place.column, result,
                    strlen(result));
}

/* What the words of the moves have stated already goes before, and a result behind
 * the moves before a tag. */
static void end_well(struct replay *replay, const char *result)
{
        struct arimaa_record *record = replay->record;
        struct arimaa_outcome outcome, stated;

        if (tags_outcome(record, result, &outcome) &&
            !arimaa_node_stated(record, replay->node, &stated))
                arimaa_node_state(record, replay->node, outcome);
        if (!has_ended(record, replay->node, &outcome))
                return;
        compare(record, result, replay->result_token, outcome);
        compare(record, arimaa_record_tag(record, "Result"), replay->result_tag, outcome);
}

void replay_end(struct replay *replay, const char *result)
{
        while (replay_close(replay))
                ;
        if (replay->record->error.problem == ARIMAA_RECORD_OK)
                end_well(replay, result);
        take_up(replay);
}
