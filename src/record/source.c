#include "record/source.h"

#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

#include "record/tags.h"

enum {
        CHUNK = 1 << 14,
        HEAD_NAME_MAX = 40, /* characters of the name in "Name: value" */
        QUOTED_MAX = 200    /* of a tag pair that are looked at for more quotes */
};

void source_init(struct source *source, FILE *file)
{
        *source = (struct source){
                .file = file, .line = 1, .column = 1, .line_starts = true
        };
}

void source_free(struct source *source)
{
        free(source->data);
        source->data = NULL;
}

/* Let go of what is before the mark. */
static void drop(struct source *source)
{
        memmove(source->data, source->data + source->mark, source->length - source->mark);
        source->length -= source->mark;
        source->at -= source->mark;
        source->base += (long long)source->mark;
        source->mark = 0;
}

static bool grow(struct source *source)
{
        size_t capacity = 2 * source->capacity + CHUNK;
        char *data = realloc(source->data, capacity);

        if (data == NULL) {
                source->no_memory = true;
                return false;
        }
        source->data = data;
        source->capacity = capacity;
        return true;
}

/* Take away the mark of UTF-8 that some editors put before a text. */
static void drop_byte_order_mark(struct source *source)
{
        static const char mark[] = { '\xef', '\xbb', '\xbf' };

        source->begun = true;
        if (source->length < sizeof mark || memcmp(source->data, mark, sizeof mark) != 0)
                return;
        source->length -= sizeof mark;
        source->base += (long long)sizeof mark;
        memmove(source->data, source->data + sizeof mark, source->length);
}

/* Read more of the file; false when there is no more. */
static bool fill(struct source *source)
{
        size_t got;

        if (source->ended)
                return false;
        if (source->mark > source->length / 2)
                drop(source);
        if (source->capacity - source->length < CHUNK && !grow(source)) {
                source->ended = true;
                return false;
        }
        got = fread(source->data + source->length, 1, CHUNK, source->file);
        source->length += got;
        source->ended = got == 0;
        if (source->more != NULL)
                source->more(source->context);
        if (!source->begun)
                drop_byte_order_mark(source);
        return got > 0;
}

/* The byte `ahead` of the one to be read next, or EOF. */
static int peek(struct source *source, size_t ahead)
{
        while (source->at + ahead >= source->length)
                if (!fill(source))
                        return EOF;
        return (unsigned char)source->data[source->at + ahead];
}

/* Pass over a byte that has been peeked at. */
static void advance(struct source *source)
{
        unsigned char byte = (unsigned char)source->data[source->at++];

        if (byte == '\n') {
                source->line++;
                source->column = 1;
                source->line_starts = true;
        } else if ((byte & 0xc0) != 0x80) {
                source->column++;
        }
}

static void advance_by(struct source *source, size_t bytes)
{
        while (bytes-- > 0)
                advance(source);
}

static bool is_space(int c)
{
        return c == ' ' || (c >= '\t' && c <= '\r');
}

static bool is_letter(int c)
{
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_digit(int c)
{
        return c >= '0' && c <= '9';
}

/* Whether the text goes on so, `ahead` of what is read next. */
static bool has(struct source *source, size_t ahead, const char *text)
{
        for (size_t i = 0; text[i] != '\0'; i++)
                if (peek(source, ahead + i) != (unsigned char)text[i])
                        return false;
        return true;
}

/* The length of an end of line that is written out, \n, \r, %13, %0d, %0a or
 * <newline>, `ahead` of what is read next; else 0. */
static size_t written_out(struct source *source, size_t ahead)
{
        static const char word[] = "<newline>";
        int c = peek(source, ahead), second, third;

        if (c == '<')
                return has(source, ahead, word) ? sizeof word - 1 : 0;
        if (c != '\\' && c != '%')
                return 0;
        second = peek(source, ahead + 1);
        if (c == '\\')
                return second == 'n' || second == 'r' ? 2 : 0;
        third = peek(source, ahead + 2);
        if (second == '1' && third == '3')
                return 3;
        return second == '0' && third != EOF && strchr("dDaA", third) != NULL ? 3 : 0;
}

static void skip_line(struct source *source)
{
        int c;

        while ((c = peek(source, 0)) != EOF && c != '\n')
                advance(source);
}

static void skip_separators(struct source *source)
{
        for (;;) {
                int c = peek(source, 0);
                size_t length = written_out(source, 0);

                if (c == '#') {
                        skip_line(source);
                } else if (length > 0) {
                        advance_by(source, length);
                        source->line_starts = true;
                } else if (is_space(c)) {
                        advance(source);
                } else {
                        return;
                }
        }
}

/* What follows the quote that closes a tag pair is at this place; 0 when that is
 * none: some write quotes within quotes as they are. */
static size_t tag_end(struct source *source, size_t quote)
{
        size_t i = quote + 1;

        while (peek(source, i) == ' ' || peek(source, i) == '\t')
                i++;
        return peek(source, i) == ']' ? i + 1 : 0;
}

/* The length of a tag pair that begins here, or 0: it must end on its line. */
static size_t tag_length(struct source *source)
{
        size_t i = 1, end = 0;
        int c;

        while (tags_is_name_character(peek(source, i), i == 1))
                i++;
        if (i == 1)
                return 0;
        while ((c = peek(source, i)) == ' ' || c == '\t')
                i++;
        if (c != '"')
                return 0;
        for (i++; end == 0; i += c == '\\' ? 2 : 1) {
                c = peek(source, i);
                if (c == EOF || c == '\n')
                        return 0;
                if (c == '"' && (end = tag_end(source, i)) == 0 && i > QUOTED_MAX)
                        return 0;
        }
        return end;
}

/* The length of a value between markers that begins `ahead`, or 0. */
static size_t block_length(struct source *source, size_t ahead)
{
        size_t start = ahead, i;
        int c;

        while (is_space(peek(source, start)))
                start++;
        if (!has(source, start, SOURCE_BLOCK_MARK))
                return 0;
        i = start + sizeof SOURCE_BLOCK_MARK - 1;
        while ((c = peek(source, i)) != EOF && !has(source, i, SOURCE_BLOCK_MARK))
                i++;
        return c == EOF ? 0 : i + sizeof SOURCE_BLOCK_MARK - 1 - ahead;
}

/* The length of a line "Name: value" that begins here, or 0. */
static size_t head_length(struct source *source)
{
        size_t i = 0, block;
        int c;

        if (!source->line_starts || !is_letter(peek(source, 0)))
                return 0;
        while ((c = peek(source, i)) == '_' || c == ' ' || c == '-' || is_letter(c) ||
               is_digit(c))
                if (++i > HEAD_NAME_MAX)
                        return 0;
        if (c != ':' || ((c = peek(source, i + 1)) != EOF && !is_space(c)))
                return 0;
        i++;
        block = block_length(source, i);
        if (block > 0)
                return i + block;
        while ((c = peek(source, i)) != EOF && c != '\n' && c != '\r' &&
               !written_out(source, i))
                i++;
        return i;
}

/* The length of a comment that begins here; one without an end takes all. */
static size_t comment_length(struct source *source)
{
        size_t i = 1;
        int c;

        while ((c = peek(source, i)) != EOF && c != '}')
                i += c == '\\' && peek(source, i + 1) != EOF ? 2 : 1;
        return c == '}' ? i + 1 : i;
}

/* The length of a capture of the earlier notation, (xcf3), or 0. */
static size_t capture_length(struct source *source)
{
        static const size_t length = sizeof "(xcf3)" - 1;

        return has(source, 0, "(x") && is_letter(peek(source, 2)) &&
                               is_letter(peek(source, 3)) && is_digit(peek(source, 4)) &&
                               has(source, 5, ")")
                       ? length
                       : 0;
}

/* Whether a word goes on with this character. */
static bool goes_on(struct source *source, int c)
{
        if (c == EOF || is_space(c) || c == '{' || c == ')')
                return false;
        return c == '(' ? capture_length(source) > 0 : written_out(source, 0) == 0;
}

static void take_word(struct source *source)
{
        do
                advance_by(source, peek(source, 0) == '(' ? capture_length(source) : 1);
        while (goes_on(source, peek(source, 0)));
}

/* Pass over the piece that begins here. */
static enum piece_kind take(struct source *source)
{
        int c = peek(source, 0);
        size_t length = 0;

        if (c == EOF)
                return PIECE_END;
        if (c == '{') {
                advance_by(source, comment_length(source));
                return PIECE_COMMENT;
        }
        if (c == ')' || (c == '(' && capture_length(source) == 0)) {
                advance(source);
                return c == '(' ? PIECE_OPEN : PIECE_CLOSE;
        }
        if (c == '[' && (length = tag_length(source)) > 0) {
                advance_by(source, length);
                return PIECE_TAG;
        }
        if ((length = head_length(source)) > 0) {
                advance_by(source, length);
                return PIECE_HEAD;
        }
        take_word(source);
        return PIECE_WORD;
}

struct piece source_next(struct source *source)
{
        struct piece piece;

        skip_separators(source);
        piece.start = source->at - source->mark;
        piece.line = source->line;
        piece.column = source->column;
        piece.first = source->line_starts;
        piece.kind = take(source);
        piece.length = source->at - source->mark - piece.start;
        source->line_starts = false;
        return piece;
}

const char *source_text(const struct source *source, size_t start)
{
        return source->data != NULL ? source->data + source->mark + start : "";
}

void source_keep_from(struct source *source, struct piece *piece)
{
        source->mark += piece->start;
        piece->start = 0;
}

const char *source_look(struct source *source, size_t size, size_t *length)
{
        if (size > 0)
                peek(source, size - 1);
        *length = source->length - source->at;
        return source->data != NULL ? source->data + source->at : "";
}

void source_pass(struct source *source, size_t bytes)
{
        advance_by(source, bytes);
        source->mark = source->at;
}

size_t source_line_length(struct source *source)
{
        size_t length = 0;

        while (peek(source, length) != EOF) {
                const char *text = source->data + source->at;
                size_t there = source->length - source->at;
                const char *end = memchr(text + length, '\n', there - length);

                if (end != NULL)
                        return (size_t)(end - text) + 1;
                length = there;
        }
        return length;
}

bool source_skip_blank(struct source *source)
{
        while (is_space(peek(source, 0)))
                source_pass(source, 1);
        return peek(source, 0) != EOF;
}

/* ---- Places in a file ---- */

struct source_place source_next_place(const struct source *source)
{
        return (struct source_place){ source->base + (long long)source->at, source->line,
                                      source->column, source->line_starts };
}

struct source_place source_place_of(const struct source *source,
                                    const struct piece *piece)
{
        size_t start = source->mark + piece->start;

        return (struct source_place){ source->base + (long long)start, piece->line,
                                      piece->column, piece->first };
}

bool source_go(struct source *source, struct source_place place)
{
        if (fseeko(source->file, (off_t)place.offset, SEEK_SET) != 0)
                return false;
        source->length = source->mark = source->at = 0;
        source->base = place.offset;
        source->line = place.line;
        source->column = place.column;
        source->line_starts = place.line_starts;
        source->begun = true;
        source->ended = false;
        return true;
}
