/* Writes a whole record: tag pairs, the labelled turns, variations, comments. */
#include <inttypes.h>
#include <string.h>

#include "notation/board.h"
#include "record/labelled.h"
#include "record/tags.h"
#include "record/tree_store.h"
#include "record/write.h"

/* ---- Tags ---- */

/* The tags that come first, in this order; and those that are made anew. */
static const char *const first_names[] = { "Event", "Site", "Date",
                                           "Round", "Gold", "Silver" };
#define COUNT(array) (sizeof(array) / sizeof *(array))

static bool is_among(const char *name, const char *const *names, size_t count)
{
        for (size_t i = 0; i < count; i++)
                if (strcmp(names[i], name) == 0)
                        return true;
        return false;
}

/* A tag pair.  Names that were heads of other files may have characters that a
 * pair cannot have. */
static void write_tag(FILE *file, const char *name, const char *value)
{
        fputs(tags_is_name_character(*name, false) && !tags_is_name_character(*name, true)
                      ? "[_"
                      : "[",
              file);
        for (; *name != '\0'; name++)
                fputc(tags_is_name_character(*name, false) ? *name : '_', file);
        fputs(" \"", file);
        for (; *value != '\0'; value++) {
                if (*value == '"' || *value == '\\')
                        fputc('\\', file);
                if (*value == '\n')
                        fputs("\\n", file);
                else
                        fputc(*value, file);
        }
        fputs("\"]\n", file);
}

static void write_first_tags(const struct writer *writer)
{
        const struct arimaa_record *record = writer->record;

        for (size_t n = 0; n < COUNT(first_names); n++)
                for (size_t i = 0; i < record->tag_count; i++)
                        if (strcmp(record->tags[i].name, first_names[n]) == 0)
                                write_tag(writer->file, first_names[n],
                                          record->tags[i].value);
}

static void write_other_tags(const struct writer *writer)
{
        const struct arimaa_record *record = writer->record;

        for (size_t i = 0; i < record->tag_count; i++) {
                const struct arimaa_tag *tag = &record->tags[i];

                if (!is_among(tag->name, first_names, COUNT(first_names)) &&
                    !arimaa_tag_is_made(tag->name))
                        write_tag(writer->file, tag->name, tag->value);
        }
}

bool write_starts_empty(const struct arimaa_game *game)
{
        return arimaa_occupied(arimaa_game_start(game)) == 0;
}

/* Whether a reader that is told nothing sees from the main line that the game is a
 * handicap's, before it comes to a variation. */
static bool shows_handicap(const struct arimaa_record *record)
{
        const struct nodes *nodes = &record->tree->nodes;
        struct arimaa_position empty = { .to_move = ARIMAA_GOLD };
        arimaa_node node = ARIMAA_ROOT;

        while ((node = nodes_continuation(nodes, node)) != ARIMAA_NO_NODE) {
                const struct arimaa_ply *ply = &nodes->nodes[node].ply;

                if (ply->kind != ARIMAA_PLACE)
                        return false;
                if (!arimaa_setup_check(&empty, ARIMAA_STANDARD, &ply->placement, NULL))
                        return true;
                if (nodes->nodes[node].next != ARIMAA_NO_NODE)
                        return false;
        }
        return false;
}

/* Freestyle need not be stated where the setups show it, but is where they do not
 * show it alone: a reader that is told nothing takes it for a handicap. */
void write_start_tags(const struct writer *writer)
{
        const struct arimaa_game *game = writer->record->game;
        struct arimaa_variant variant = arimaa_game_variant(game);
        char board[ARIMAA_BOARD_SIZE];

        if ((variant.setup != ARIMAA_STANDARD || variant.dicey) &&
            !(writer->record->handicap && shows_handicap(writer->record)))
                write_tag(writer->file, "Variant", tags_variant_name(variant));
        if (!write_starts_empty(game)) {
                arimaa_board_write_short(arimaa_game_start(game), board);
                write_tag(writer->file, "Position", board);
        }
        if (writer->notation == WRITER_LIGHTVECTOR)
                write_tag(writer->file, "Notation", TAGS_LIGHTVECTOR);
}

/* The result of the main line, as its token. */
static const char *result_of(const struct arimaa_record *record)
{
        struct arimaa_outcome outcome;

        return writer_outcome(record, &outcome) ? tags_result(outcome) : tags_undecided;
}

static void write_end_tags(const struct writer *writer)
{
        const struct arimaa_record *record = writer->record;
        struct arimaa_outcome outcome;
        char reason[2] = { '\0', '\0' }, plies[16];

        if (writer_outcome(record, &outcome))
                reason[0] = tags_reason(outcome.ending);
        snprintf(plies, sizeof plies, "%d", arimaa_game_plies(record->game));
        write_tag(writer->file, "PlyCount", plies);
        if (reason[0] != '\0')
                write_tag(writer->file, "ResultCode", reason);
        write_tag(writer->file, "Result", result_of(record));
}

/* ---- Comments ---- */

static void write_escaped(FILE *file, const char *text, size_t length)
{
        for (size_t i = 0; i < length; i++) {
                if (text[i] == '}' || text[i] == '\\')
                        fputc('\\', file);
                fputc(text[i], file);
        }
}

/* A comment that says what would be a mark of the record's own says it as a text; what
 * follows upon [%unread] is none in any case. */
static void write_comment_text(FILE *file, const char *text)
{
        const char *unread = strstr(text, LABELLED_UNREAD);
        const char *end = unread != NULL ? unread : text + strlen(text);

        for (; text < end; text++) {
                write_escaped(file, text, 1);
                if (labelled_is_own(text))
                        fputc('\\', file);
        }
        write_escaped(file, text, strlen(text));
}

static void write_comment(FILE *file, const char *text)
{
        fputc('{', file);
        write_comment_text(file, text);
        fputc('}', file);
}

static void write_time(FILE *file, int64_t milliseconds)
{
        int64_t seconds = milliseconds / 1000;

        fprintf(file, "[%%emt %" PRId64 ":%02d:%02d.%03d]", seconds / 3600,
                (int)(seconds / 60 % 60), (int)(seconds % 60),
                (int)(milliseconds % 1000));
}

/* Set apart what stands in one comment; its brace comes before the first part. */
static void write_gap(FILE *file, bool *begun)
{
        fputs(*begun ? " " : " {", file);
        *begun = true;
}

/* What else is known of a turn: ` {[%die 3] [%emt 0:01:23.456] a comment}`. */
static void write_behind(FILE *file, int roll, int64_t milliseconds, bool trusted,
                         const char *comment)
{
        bool begun = false;

        if (trusted) {
                write_gap(file, &begun);
                fputs("[%trusted]", file);
        }
        if (roll > 0) {
                write_gap(file, &begun);
                fprintf(file, "[%%die %d]", roll);
        }
        if (milliseconds >= 0) {
                write_gap(file, &begun);
                write_time(file, milliseconds);
        }
        if (comment != NULL) {
                write_gap(file, &begun);
                write_comment_text(file, comment);
        }
        if (begun)
                fputc('}', file);
}

static const char *comment_of(const struct writer *writer, arimaa_node node,
                              enum arimaa_comment_place place)
{
        return writer->silent ? NULL : arimaa_node_comment(writer->record, node, place);
}

/* ---- Turns ---- */

static void write_glyphs(const struct writer *writer, arimaa_node node)
{
        for (int i = 0; i < arimaa_node_glyphs(writer->record, node); i++) {
                int glyph = arimaa_node_glyph(writer->record, node, i);
                const char *sign = arimaa_glyph_sign(glyph);

                if (sign != NULL)
                        fprintf(writer->file, " %s", sign);
                else
                        fprintf(writer->file, " $%d", glyph);
        }
}

/* A comment on the position before the turn has a line of its own, for some readers
 * take a label alone for the end of the moves. */
static void write_before(const struct writer *writer, const char *comment)
{
        fputs("{" LABELLED_BEFORE " ", writer->file);
        write_comment_text(writer->file, comment);
        fputs("}\n", writer->file);
}

/* A comment on the position at which a variation begins has been written as its
 * introduction. */
static bool write_turn(const struct writer *writer, arimaa_node node, bool introduced)
{
        const struct arimaa_record *record = writer->record;
        const struct arimaa_ply *ply = arimaa_node_ply(record, node);
        const char *before = comment_of(writer, node, ARIMAA_COMMENT_BEFORE);
        char text[WRITER_TEXT_SIZE];

        if (!writer_text(writer, node, text))
                return false;
        if (before != NULL && !introduced)
                write_before(writer, before);
        writer_label(writer, arimaa_node_depth(record, node) - 1);
        fprintf(writer->file, " %s", text);
        write_glyphs(writer, node);
        write_behind(writer->file, ply->roll, ply->milliseconds, ply->trusted,
                     comment_of(writer, node, ARIMAA_COMMENT_BEHIND));
        fputc('\n', writer->file);
        return true;
}

/* ---- The tree ---- */

/* Whether a node goes on with the line of its parent. */
static bool leads(const struct arimaa_record *record, arimaa_node node)
{
        const struct nodes *nodes = &record->tree->nodes;

        return node != ARIMAA_ROOT &&
               nodes_continuation(nodes, nodes->nodes[node].parent) == node;
}

static bool open(const struct writer *writer, arimaa_node node)
{
        const char *introduction = comment_of(writer, node, ARIMAA_COMMENT_BEFORE);

        fputs("(\n", writer->file);
        if (introduction != NULL) {
                write_comment(writer->file, introduction);
                fputc('\n', writer->file);
        }
        return write_turn(writer, node, true);
}

/* The line of a variation is over: how it ended, where that is stated. */
static void close(const struct writer *writer, arimaa_node end)
{
        struct arimaa_outcome outcome;
        char reason;

        if (arimaa_node_stated(writer->record, end, &outcome)) {
                reason = tags_reason(outcome.ending);
                fputs(tags_result(outcome), writer->file);
                if (reason != '\0')
                        fprintf(writer->file, " %c", reason);
                fputc('\n', writer->file);
        }
        fputs(")\n", writer->file);
}

/* Where the writing of the tree stands: a turn has been written, the variations
 * beside it too, or all that follows it. */
enum stage { TURN_WRITTEN, BROTHERS_WRITTEN, LINE_WRITTEN };

struct walk {
        arimaa_node node;
        enum stage stage;
};

/* All of a variation from its first node, `head`, is written. */
static struct walk after_variation(const struct writer *writer, arimaa_node head)
{
        const struct arimaa_record *record = writer->record;
        arimaa_node parent = arimaa_node_parent(record, head);
        arimaa_node leading = nodes_continuation(&record->tree->nodes, parent);

        return leading != ARIMAA_NO_NODE ? (struct walk){ leading, BROTHERS_WRITTEN }
                                         : (struct walk){ parent, LINE_WRITTEN };
}

/* Write the next turn or parenthesis; there is no recursion, as variations may be
 * nested to any depth.  False when memory is short. */
static bool step(const struct writer *writer, struct walk *walk)
{
        const struct arimaa_record *record = writer->record;
        arimaa_node node = walk->node, next, end = node;

        switch (walk->stage) {
        case TURN_WRITTEN:
                next = tree_node(record, node)->next;
                if (!leads(record, node) || next == ARIMAA_NO_NODE) {
                        walk->stage = BROTHERS_WRITTEN;
                        return true;
                }
                *walk = (struct walk){ next, TURN_WRITTEN };
                return open(writer, next);
        case BROTHERS_WRITTEN:
                next = tree_node(record, node)->first;
                if (next == ARIMAA_NO_NODE) {
                        walk->stage = LINE_WRITTEN;
                        return true;
                }
                *walk = (struct walk){ next, TURN_WRITTEN };
                return leads(record, next) ? write_turn(writer, next, false)
                                           : open(writer, next);
        default:
                while (leads(record, node))
                        node = arimaa_node_parent(record, node);
                if (node == ARIMAA_ROOT) {
                        walk->node = ARIMAA_NO_NODE;
                        return true;
                }
                close(writer, end);
                next = tree_node(record, node)->next;
                if (next == ARIMAA_NO_NODE) {
                        *walk = after_variation(writer, node);
                        return true;
                }
                *walk = (struct walk){ next, TURN_WRITTEN };
                return open(writer, next);
        }
}

static bool write_tree(const struct writer *writer)
{
        struct walk walk = { ARIMAA_ROOT, BROTHERS_WRITTEN };

        while (walk.node != ARIMAA_NO_NODE)
                if (!step(writer, &walk))
                        return false;
        return true;
}

static bool write_line(const struct writer *writer)
{
        arimaa_node node = ARIMAA_ROOT;

        while ((node = nodes_continuation(&writer->record->tree->nodes, node)) !=
               ARIMAA_NO_NODE)
                if (!write_turn(writer, node, false))
                        return false;
        return true;
}

/* ---- Records ---- */

/* The label of the turn to come, where something hangs on it: its number, or the
 * die that has been rolled for it. */
static void write_last_label(const struct writer *writer)
{
        const struct arimaa_game *game = writer->record->game;
        int plies = arimaa_game_plies(game), roll = arimaa_game_roll(game);

        if (roll == 0 && (plies > 0 || write_starts_empty(game)))
                return;
        writer_label(writer, plies);
        write_behind(writer->file, roll, ARIMAA_NO_TIME, false, NULL);
        fputc('\n', writer->file);
}

/* What could not be read, for the reader to find it again. */
static void write_rest(const struct writer *writer)
{
        if (writer->record->rest == NULL)
                return;
        fputs("{[%rest]\n", writer->file);
        write_escaped(writer->file, writer->record->rest, strlen(writer->record->rest));
        fputs("}\n", writer->file);
}

static bool write_record(const struct writer *writer,
                         bool (*write_moves)(const struct writer *))
{
        const char *comment = comment_of(writer, ARIMAA_ROOT, ARIMAA_COMMENT_BEHIND);

        write_first_tags(writer);
        write_start_tags(writer);
        write_other_tags(writer);
        write_end_tags(writer);
        fputc('\n', writer->file);
        if (comment != NULL) {
                write_comment(writer->file, comment);
                fputc('\n', writer->file);
        }
        if (!write_moves(writer))
                return false;
        write_last_label(writer);
        write_rest(writer);
        fprintf(writer->file, "%s\n", result_of(writer->record));
        return true;
}

bool write_pgn_line(const struct arimaa_record *record, enum writer_notation notation,
                    FILE *file)
{
        struct writer writer;
        bool written = writer_begin(&writer, record, notation, file);

        writer.silent = true;
        written = written && write_record(&writer, write_line);
        writer_end(&writer);
        return written;
}

bool write_pgn(const struct arimaa_record *record, const struct arimaa_writing *writing,
               FILE *file)
{
        enum writer_notation notation =
                writing->lightvector ? WRITER_LIGHTVECTOR : WRITER_OFFICIAL;
        struct writer writer;
        bool written;

        if (writing->main_line)
                return write_pgn_line(record, notation, file);
        written = writer_begin(&writer, record, notation, file) &&
                  write_record(&writer, write_tree);
        writer_end(&writer);
        return written;
}
