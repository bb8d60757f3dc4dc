#include "record/read_list.h"

#include <stdlib.h>
#include <string.h>

#include "record/list_words.h"
#include "record/tags.h"

void list_free(struct list *list)
{
        labelled_free(&list->line);
        replay_free(&list->replay);
        free(list->stray);
}

static struct arimaa_record *record_of(const struct list *list)
{
        return list->replay.record;
}

static bool has_error(const struct list *list)
{
        return record_of(list)->error.problem != ARIMAA_RECORD_OK;
}

static bool fail_memory(struct list *list, const struct piece *piece)
{
        return replay_fail(record_of(list), ARIMAA_RECORD_NO_MEMORY, piece->line,
                           piece->column, "", 0);
}

static void warn(struct list *list, enum arimaa_warning_kind kind,
                 const struct piece *piece)
{
        replay_warn(record_of(list), kind, piece->line, piece->column,
                    source_text(list->source, piece->start), piece->length);
}

static struct word_place place_of(const struct piece *piece)
{
        return (struct word_place){ piece->start, piece->line, piece->column };
}

/* ---- Tags ---- */

static void take_tag(struct list *list, const struct piece *piece)
{
        const char *text = source_text(list->source, piece->start);
        char *name, *value;

        (piece->kind == PIECE_TAG ? tags_read_pair : tags_read_head)(text, piece->length,
                                                                     &name, &value);
        if (name != NULL &&
            (strcmp(name, "Variant") == 0 || strcmp(name, "Position") == 0)) {
                list->replay.start_line = piece->line;
                list->replay.start_column = piece->column;
        }
        if (name != NULL && strcmp(name, "Result") == 0)
                list->replay.result_tag = place_of(piece);
        if (piece->kind == PIECE_TAG)
                list->has_pairs = true;
        if (name != NULL && value != NULL && tags_add(record_of(list), name, value))
                return;
        free(name);
        free(value);
        fail_memory(list, piece);
}

/* ---- Lines ---- */

static void start_game(struct list *list, const struct labelled *first)
{
        if (record_of(list)->game == NULL && !replay_start(&list->replay, first))
                list->rest = 0;
}

/* The line cannot be done: it begins what could not be read.  What stood before its
 * label is good; a variation keeps it with the rest. */
static void fail_line(struct list *list)
{
        struct labelled *line = &list->line;

        list->rest = line->label.start;
        line->comments[ARIMAA_COMMENT_BEFORE].length = line->stood_before;
        line->comments[ARIMAA_COMMENT_BEHIND].length = 0;
        if (list->replay.depth == 0)
                replay_comments(&list->replay, line);
}

/* The line is complete: do it. */
static void end_line(struct list *list)
{
        if (!list->in_line)
                return;
        list->in_line = false;
        if (has_error(list)) {
                list->replay.taken_back = list->replay.opened = false;
                return;
        }
        start_game(list, &list->line);
        if (has_error(list))
                return;
        if (!replay_line(&list->replay, &list->line))
                fail_line(list);
}

/* What stands before the first label or variation is about the game. */
static void end_preface(struct list *list)
{
        if (!list->prefaced && list->replay.depth == 0)
                replay_comments(&list->replay, &list->line);
        list->prefaced = true;
}

static void begin_line(struct list *list, const struct piece *piece, int number,
                       enum arimaa_side side)
{
        end_preface(list);
        labelled_begin(&list->line, piece, number, side);
        list->has_labels = list->in_line = true;
        list->in_clock = false;
}

static void take_stray(struct list *list, const struct piece *piece, const char *word)
{
        if (has_error(list))
                return;
        if (word_is_move(word, piece->length)) {
                start_game(list, NULL);
                if (!has_error(list))
                        replay_fail(record_of(list), ARIMAA_RECORD_NO_LABEL, piece->line,
                                    piece->column, word, piece->length);
                list->rest = piece->start;
        } else if (list->stray == NULL) {
                list->stray = strndup(word, piece->length);
                list->stray_place = *piece;
        }
}

/* A sign that has no number, as `!!!`, is kept as a comment. */
static bool add_glyph(struct list *list, const char *sign, size_t length)
{
        int glyph = word_glyph(sign, length);

        return glyph >= 0 ? labelled_glyph(&list->line, glyph)
                          : labelled_comment(&list->line, ARIMAA_COMMENT_BEHIND, sign,
                                             length);
}

static void take_move_word(struct list *list, const struct piece *piece, const char *word)
{
        struct piece move = *piece;
        size_t sign = word_glyph(word, piece->length) >= 0
                              ? piece->length
                              : word_glyph_length(word, piece->length);
        bool added = true;

        if (has_error(list))
                return;
        if (word_is_clock(word, piece->length)) {
                if (!list->in_clock)
                        warn(list, ARIMAA_WARNING_CLOCK, piece);
                list->in_clock = true;
                return;
        }
        list->in_clock = false;
        move.length -= sign;
        if (move.length > 0)
                added = labelled_add(&list->line, word, &move);
        if (added && sign > 0)
                added = add_glyph(list, word + move.length, sign);
        if (!added)
                fail_memory(list, piece);
}

/* ---- Results ---- */

static const char winners[] = "wgbs";

/* A result that does not end the game but this line: in a variation `1-0 r`, and
 * behind the moves `w g`.  The reason may follow. */
static void begin_statement(struct list *list, const char *result)
{
        end_line(list);
        list->stating = tags_read_result(result, &list->statement) && !has_error(list);
}

static void end_statement(struct list *list, enum arimaa_ending reason)
{
        if (!list->stating)
                return;
        list->stating = false;
        list->statement.ending = reason;
        start_game(list, NULL);
        if (!has_error(list))
                replay_state(&list->replay, list->statement);
}

/* Take a reason if one is to come; false when this is none. */
static bool take_reason(struct list *list, const struct piece *piece, const char *word)
{
        enum arimaa_ending reason = ARIMAA_NOT_OVER;

        if (!list->stating)
                return false;
        if (piece->kind == PIECE_WORD)
                reason = tags_ending(word, piece->length);
        end_statement(list, reason);
        return reason != ARIMAA_NOT_OVER;
}

/* `w` or `b` alone, where a label would stand. */
static bool is_winner(const struct list *list, const struct piece *piece,
                      const char *word)
{
        return piece->first && piece->length == 1 && list->in_line &&
               list->line.word_count > 0 &&
               memchr(winners, word[0], sizeof winners - 1) != NULL;
}

/* ---- Where a game ends ---- */

static bool has_begun(const struct list *list)
{
        return list->has_labels || has_error(list);
}

/* Whether the label of Gold's setup begins another game than the one being read. */
static bool begins_game(const struct list *list, int number, enum arimaa_side side)
{
        if ((number + list->replay.from_zero != 1 && number != 0) ||
            side != ARIMAA_GOLD || list->replay.taken_back || list->replay.opened)
                return false;
        return has_error(list) || list->replay.node != ARIMAA_ROOT;
}

/* Leave a piece to the next game. */
static bool leave(struct list *list, const struct piece *piece)
{
        list->next = *piece;
        list->has_next = true;
        return false;
}

/* Take a result; false when the game ends with it. */
static bool take_result(struct list *list, const struct piece *piece, const char *result)
{
        if (list->replay.depth == 0) {
                list->replay.result_token = place_of(piece);
                list->result = result;
                return false;
        }
        begin_statement(list, result);
        return true;
}

/* Take a word; false when the game ends before or with it. */
static bool take_word(struct list *list, struct piece *piece)
{
        const char *word = source_text(list->source, piece->start), *result;
        enum arimaa_side side;
        int number;

        if (labelled_is_label(word, piece->length, &number, &side)) {
                end_line(list);
                if (begins_game(list, number, side))
                        return leave(list, piece);
                begin_line(list, piece, number, side);
                return true;
        }
        if (piece->length == 1 && word[0] == ';' && has_begun(list))
                return false;
        if ((has_begun(list) || list->has_pairs) &&
            tags_is_result(word, piece->length, &result))
                return take_result(list, piece, result);
        if (is_winner(list, piece, word))
                begin_statement(list, (char[]){ word[0], '\0' });
        else if (list->in_line)
                take_move_word(list, piece, word);
        else
                take_stray(list, piece, word);
        return true;
}

/* ---- Variations ---- */

static void take_open(struct list *list, const struct piece *piece)
{
        if (!has_begun(list) && !list->has_pairs) {
                take_stray(list, piece, source_text(list->source, piece->start));
                return;
        }
        end_line(list);
        end_preface(list);
        if (has_error(list))
                replay_pass_open(&list->replay);
        else if (!replay_open(&list->replay, piece->start + piece->length))
                fail_memory(list, piece);
}

static void take_close(struct list *list, const struct piece *piece)
{
        end_line(list);
        if (has_error(list)) {
                replay_pass_close(&list->replay, &list->line,
                                  source_text(list->source, 0), list->rest, piece->start);
                return;
        }
        replay_comments(&list->replay, &list->line);
        if (!replay_close(&list->replay))
                warn(list, ARIMAA_WARNING_UNOPENED, piece);
}

/* ---- Comments ---- */

/* What had not been read when the record was written is kept as that. */
static bool take_rest(struct list *list, const char *comment, size_t length)
{
        static const char command[] = "[%rest]\n";
        struct arimaa_record *record = record_of(list);
        struct labelled_text *text;
        struct labelled unescaped = { .number = 0 };

        if (length < sizeof command - 1 || record->rest != NULL ||
            memcmp(comment, command, sizeof command - 1) != 0)
                return false;
        comment += sizeof command - 1;
        length -= sizeof command - 1;
        text = &unescaped.comments[ARIMAA_COMMENT_BEHIND];
        if (labelled_comment(&unescaped, ARIMAA_COMMENT_BEHIND, comment, length)) {
                labelled_unescape(text);
                record->rest = strdup(text->text);
        }
        labelled_free(&unescaped);
        return record->rest != NULL;
}

/* Whether a comment is about the position before the turn to come; the mark that says
 * so is passed over. */
static bool is_for_next(struct list *list, const char **comment, size_t *length)
{
        static const char mark[] = LABELLED_BEFORE " ";
        size_t size = sizeof mark - 1;

        if (*length < size || memcmp(*comment, mark, size) != 0)
                return false;
        *comment += size;
        *length -= size;
        end_line(list);
        end_preface(list);
        return true;
}

static void take_comment(struct list *list, const struct piece *piece)
{
        const char *text = source_text(list->source, piece->start) + 1;
        bool closed = piece->length > 1 && text[piece->length - 2] == '}';
        size_t length = piece->length - 1 - closed;
        bool behind = list->in_line && list->line.word_count > 0;

        if (has_error(list) || take_rest(list, text, length))
                return;
        if (is_for_next(list, &text, &length))
                behind = false;
        if (has_error(list))
                return;
        if (!labelled_comment(&list->line,
                              behind ? ARIMAA_COMMENT_BEHIND : ARIMAA_COMMENT_BEFORE,
                              text, length))
                fail_memory(list, piece);
}

/* ---- Pieces ---- */

/* Take a piece; false when the game ends before or with it. */
static bool take(struct list *list, struct piece *piece)
{
        if (take_reason(list, piece, source_text(list->source, piece->start)))
                return true;
        switch (piece->kind) {
        case PIECE_END:
                return leave(list, piece);
        case PIECE_TAG:
        case PIECE_HEAD:
                if (has_begun(list))
                        return leave(list, piece);
                take_tag(list, piece);
                return true;
        case PIECE_COMMENT:
                take_comment(list, piece);
                return true;
        case PIECE_OPEN:
                take_open(list, piece);
                return true;
        case PIECE_CLOSE:
                take_close(list, piece);
                return true;
        default:
                return take_word(list, piece);
        }
}

static struct piece next_piece(struct list *list)
{
        if (list->has_next) {
                list->has_next = false;
                return list->next;
        }
        return source_next(list->source);
}

/* Read the pieces of one game; return the last one looked at.  The text is kept
 * from the first label on. */
static struct piece read_pieces(struct list *list)
{
        struct piece piece;

        do {
                piece = next_piece(list);
                if (!has_begun(list) && list->replay.depth == 0)
                        source_keep_from(list->source, &piece);
        } while (take(list, &piece));
        return piece;
}

/* ---- Games ---- */

/* Keep the text from the error to the end of the game. */
static void keep_rest(struct list *list, const struct piece *last)
{
        size_t end = last->start + (list->has_next ? 0 : last->length);
        struct arimaa_record *record = record_of(list);

        free(record->rest);
        record->rest = strndup(source_text(list->source, list->rest), end - list->rest);
}

/* Nothing here looks like a game. */
static void find_no_game(struct list *list)
{
        const char *stray = list->stray != NULL ? list->stray : "";
        int line = list->stray != NULL ? list->stray_place.line : 1;
        int column = list->stray != NULL ? list->stray_place.column : 1;

        replay_fail(record_of(list), ARIMAA_RECORD_NOT_A_GAME, line, column, stray,
                    strlen(stray));
}

static void warn_at_end(struct list *list, const struct piece *last)
{
        if (list->stray != NULL)
                replay_warn(record_of(list), ARIMAA_WARNING_WORD, list->stray_place.line,
                            list->stray_place.column, list->stray, strlen(list->stray));
        if (list->replay.depth > 0)
                replay_warn(record_of(list), ARIMAA_WARNING_UNCLOSED, last->line,
                            last->column, "", 0);
}

static void finish(struct list *list, const struct piece *last)
{
        bool game = has_begun(list) || list->has_pairs;

        end_line(list);
        end_statement(list, ARIMAA_NOT_OVER);
        start_game(list, NULL);
        if (!game && !has_error(list))
                find_no_game(list);
        else
                warn_at_end(list, last);
        if (list->source->no_memory)
                fail_memory(list, last);
        if (ferror(list->source->file) && !has_error(list))
                replay_fail(record_of(list), ARIMAA_RECORD_IO, last->line, last->column,
                            "", 0);
        if (has_error(list) && game)
                keep_rest(list, last);
        else
                replay_comments(&list->replay, &list->line);
        replay_end(&list->replay, list->result);
}

static void begin(struct list *list, struct arimaa_record *record)
{
        struct piece nowhere = { .kind = PIECE_WORD };

        replay_free(&list->replay);
        list->replay = (struct replay){ .record = record,
                                        .resolver = list->resolver,
                                        .trust = list->trust };
        labelled_begin(&list->line, &nowhere, 0, ARIMAA_GOLD);
        list->line.comments[ARIMAA_COMMENT_BEFORE].length = 0;
        free(list->stray);
        list->stray = NULL;
        list->has_labels = false;
        list->prefaced = false;
        list->in_line = false;
        list->has_pairs = false;
        list->result = NULL;
        list->stating = false;
        list->rest = 0;
}

bool list_read(struct list *list, struct arimaa_record *record)
{
        struct piece last;

        if (list->has_next && list->next.kind == PIECE_END)
                return false;
        begin(list, record);
        last = read_pieces(list);
        finish(list, &last);
        return true;
}
