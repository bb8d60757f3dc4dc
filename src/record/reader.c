/* A file is read as pieces, the pieces are gathered to labelled lines, and the
 * lines are done in a game, until a piece belongs to the next game. */
#include <stdlib.h>
#include <string.h>

#include "record/replay.h"
#include "record/source.h"
#include "record/tags.h"

struct arimaa_reader {
        struct source source;
        struct arimaa_resolver *resolver;
        struct piece next; /* the piece that begins the next game, if has_next */
        bool has_next;
        bool any_game; /* one has been handed out */
        struct labelled line;

        /* of the game being read */
        struct replay replay;
        bool has_labels;
        bool in_line;   /* words belong to the last label */
        bool has_pairs; /* [Name "value"] */
        char *stray;    /* the first word that stands before any label, or NULL */
        struct piece stray_place;
        const char *result; /* that stands behind the moves, or NULL */
        size_t rest; /* where what could not be read begins, if there is an error */
};

struct arimaa_reader *arimaa_reader_create(FILE *file)
{
        struct arimaa_reader *reader = calloc(1, sizeof *reader);

        if (reader != NULL)
                source_init(&reader->source, file);
        return reader;
}

void arimaa_reader_destroy(struct arimaa_reader *reader)
{
        if (reader == NULL)
                return;
        arimaa_resolver_destroy(reader->resolver);
        free(reader->stray);
        labelled_free(&reader->line);
        source_free(&reader->source);
        free(reader);
}

static struct arimaa_record *record_of(const struct arimaa_reader *reader)
{
        return reader->replay.record;
}

static bool has_error(const struct arimaa_reader *reader)
{
        return record_of(reader)->error.problem != ARIMAA_RECORD_OK;
}

static bool fail_memory(struct arimaa_reader *reader, const struct piece *piece)
{
        return replay_fail(record_of(reader), ARIMAA_RECORD_NO_MEMORY, piece->line,
                           piece->column, "", 0);
}

/* ---- Tags ---- */

/* The value of a tag pair without its quotes: \" \\ and \n stand for themselves. */
static char *unquoted(const char *text, size_t length)
{
        char *value = malloc(length + 1), *end = value;

        for (size_t i = 0; value != NULL && i < length; i++) {
                if (text[i] == '\\' && i + 1 < length) {
                        i++;
                        *end++ = text[i] == 'n' ? '\n' : text[i];
                } else {
                        *end++ = text[i];
                }
        }
        if (value != NULL)
                *end = '\0';
        return value;
}

static bool is_blank(char c)
{
        return c == ' ' || c == '\t';
}

/* The text between two places, without blanks at its ends. */
static char *trimmed(const char *text, const char *end)
{
        while (text < end && is_blank(*text))
                text++;
        while (end > text && is_blank(end[-1]))
                end--;
        return strndup(text, (size_t)(end - text));
}

static void add_tag(struct arimaa_reader *reader, const struct piece *piece, char *name,
                    char *value)
{
        if (name != NULL &&
            (strcmp(name, "Variant") == 0 || strcmp(name, "Position") == 0)) {
                reader->replay.start_line = piece->line;
                reader->replay.start_column = piece->column;
        }
        if (name != NULL && value != NULL && tags_add(record_of(reader), name, value))
                return;
        free(name);
        free(value);
        fail_memory(reader, piece);
}

static void take_pair(struct arimaa_reader *reader, const struct piece *piece)
{
        const char *text = source_text(&reader->source, piece->start);
        const char *open = memchr(text, '"', piece->length);
        const char *close = text + piece->length;

        while (*--close != '"')
                ;
        reader->has_pairs = true;
        add_tag(reader, piece, trimmed(text + 1, open),
                unquoted(open + 1, (size_t)(close - (open + 1))));
}

static void take_head(struct arimaa_reader *reader, const struct piece *piece)
{
        const char *text = source_text(&reader->source, piece->start);
        const char *colon = memchr(text, ':', piece->length);

        add_tag(reader, piece, trimmed(text, colon),
                trimmed(colon + 1, text + piece->length));
}

/* ---- Lines ---- */

static void start_game(struct arimaa_reader *reader, const struct labelled *first)
{
        if (record_of(reader)->game == NULL && !replay_start(&reader->replay, first))
                reader->rest = 0;
}

/* The line is complete: do it. */
static void end_line(struct arimaa_reader *reader)
{
        if (!reader->in_line)
                return;
        reader->in_line = false;
        if (has_error(reader)) {
                reader->replay.taken_back = false;
                return;
        }
        start_game(reader, &reader->line);
        if (has_error(reader))
                return;
        if (!replay_line(&reader->replay, &reader->line))
                reader->rest = reader->line.label.start;
}

/* `!`, `?`, `!?`, `$5` */
static bool is_glyph(const char *word, size_t length)
{
        size_t i = 0;

        if (word[0] == '$')
                for (i = 1; i < length && word[i] >= '0' && word[i] <= '9'; i++)
                        ;
        else
                while (i < length && (word[i] == '!' || word[i] == '?'))
                        i++;
        return i == length;
}

/* A word that looks like a piece and a square, with or without a direction. */
static bool looks_like_move(const char *word, size_t length)
{
        return (length == 3 || length == 4) &&
               memchr(ARIMAA_PIECE_LETTERS, word[0], ARIMAA_PIECES) != NULL &&
               word[1] >= 'a' && word[1] <= 'h' && word[2] >= '1' && word[2] <= '8' &&
               (length == 3 || memchr("nsewx", word[3], 5) != NULL);
}

static void take_stray(struct arimaa_reader *reader, const struct piece *piece,
                       const char *word)
{
        if (has_error(reader))
                return;
        if (looks_like_move(word, piece->length)) {
                start_game(reader, NULL);
                if (!has_error(reader))
                        replay_fail(record_of(reader), ARIMAA_RECORD_NO_LABEL,
                                    piece->line, piece->column, word, piece->length);
                reader->rest = piece->start;
        } else if (reader->stray == NULL) {
                reader->stray = strndup(word, piece->length);
                reader->stray_place = *piece;
        }
}

static void take_move_word(struct arimaa_reader *reader, const struct piece *piece,
                           const char *word)
{
        if (is_glyph(word, piece->length) || has_error(reader))
                return;
        if (!labelled_add(&reader->line, word, piece))
                fail_memory(reader, piece);
}

/* ---- Where a game ends ---- */

static bool has_begun(const struct arimaa_reader *reader)
{
        return reader->has_labels || has_error(reader);
}

/* Whether the label of Gold's setup begins another game than the one being read. */
static bool begins_game(const struct arimaa_reader *reader, int number,
                        enum arimaa_side side)
{
        const struct arimaa_record *record = record_of(reader);

        if (number != 1 || side != ARIMAA_GOLD || reader->replay.taken_back)
                return false;
        return has_error(reader) ||
               (record->game != NULL && arimaa_game_plies(record->game) > 0);
}

/* Leave a piece to the next game. */
static bool leave(struct arimaa_reader *reader, const struct piece *piece)
{
        reader->next = *piece;
        reader->has_next = true;
        return false;
}

/* Take a word; false when the game ends before or with it. */
static bool take_word(struct arimaa_reader *reader, struct piece *piece)
{
        const char *word = source_text(&reader->source, piece->start);
        enum arimaa_side side;
        int number;

        if (labelled_is_label(word, piece->length, &number, &side)) {
                end_line(reader);
                if (begins_game(reader, number, side))
                        return leave(reader, piece);
                labelled_begin(&reader->line, piece, number, side);
                reader->has_labels = reader->in_line = true;
                return true;
        }
        if ((has_begun(reader) || reader->has_pairs) &&
            tags_is_result(word, piece->length, &reader->result))
                return false;
        if (reader->in_line)
                take_move_word(reader, piece, word);
        else
                take_stray(reader, piece, word);
        return true;
}

/* Take a piece; false when the game ends before or with it. */
static bool take(struct arimaa_reader *reader, struct piece *piece)
{
        switch (piece->kind) {
        case PIECE_END:
                return leave(reader, piece);
        case PIECE_TAG:
                if (has_begun(reader))
                        return leave(reader, piece);
                take_pair(reader, piece);
                return true;
        case PIECE_HEAD:
                if (has_begun(reader))
                        return leave(reader, piece);
                take_head(reader, piece);
                return true;
        case PIECE_COMMENT:
                if (reader->in_line)
                        labelled_note(&reader->line,
                                      source_text(&reader->source, piece->start),
                                      piece->length);
                return true;
        default:
                return take_word(reader, piece);
        }
}

/* ---- Games ---- */

static struct piece next_piece(struct arimaa_reader *reader)
{
        if (reader->has_next) {
                reader->has_next = false;
                return reader->next;
        }
        return source_next(&reader->source);
}

/* Read the pieces of one game; return the last one looked at.  The text is kept
 * from the first label on. */
static struct piece read_pieces(struct arimaa_reader *reader)
{
        struct piece piece;

        do {
                piece = next_piece(reader);
                if (!has_begun(reader))
                        source_keep_from(&reader->source, &piece);
        } while (take(reader, &piece));
        return piece;
}

/* Keep the text from the error to the end of the game. */
static void keep_rest(struct arimaa_reader *reader, const struct piece *last)
{
        struct arimaa_record *record = record_of(reader);
        size_t end = last->start + (reader->has_next ? 0 : last->length);

        record->rest =
                strndup(source_text(&reader->source, reader->rest), end - reader->rest);
}

/* Nothing here looks like a game. */
static void find_no_game(struct arimaa_reader *reader)
{
        const char *stray = reader->stray != NULL ? reader->stray : "";
        int line = reader->stray != NULL ? reader->stray_place.line : 1;
        int column = reader->stray != NULL ? reader->stray_place.column : 1;

        replay_fail(record_of(reader), ARIMAA_RECORD_NOT_A_GAME, line, column, stray,
                    strlen(stray));
}

static void finish(struct arimaa_reader *reader, const struct piece *last)
{
        bool game = has_begun(reader) || reader->has_pairs;

        end_line(reader);
        start_game(reader, NULL);
        if (!game && !has_error(reader))
                find_no_game(reader);
        if (reader->source.no_memory)
                fail_memory(reader, last);
        if (ferror(reader->source.file) && !has_error(reader))
                replay_fail(record_of(reader), ARIMAA_RECORD_IO, last->line, last->column,
                            "", 0);
        if (has_error(reader) && game)
                keep_rest(reader, last);
        else
                replay_end(&reader->replay, reader->result);
}

static bool begin_record(struct arimaa_reader *reader)
{
        reader->replay = (struct replay){ .record = arimaa_record_create(NULL),
                                          .resolver = &reader->resolver };
        free(reader->stray);
        reader->stray = NULL;
        reader->has_labels = false;
        reader->in_line = false;
        reader->has_pairs = false;
        reader->result = NULL;
        reader->rest = 0;
        return reader->replay.record != NULL;
}

struct arimaa_record *arimaa_reader_next(struct arimaa_reader *reader)
{
        struct piece last;

        if ((reader->has_next && reader->next.kind == PIECE_END) || !begin_record(reader))
                return NULL;
        last = read_pieces(reader);
        finish(reader, &last);
        if (record_of(reader)->error.problem == ARIMAA_RECORD_NOT_A_GAME &&
            reader->any_game) {
                arimaa_record_destroy(record_of(reader));
                return NULL;
        }
        reader->any_game = true;
        return record_of(reader);
}
