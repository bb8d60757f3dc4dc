#include "record/cursor.h"

#include <string.h>

struct cursor cursor_at_start(const struct chunk *chunk)
{
        return (struct cursor){ *chunk, 0, chunk->line, chunk->column };
}

void cursor_move(struct cursor *cursor, size_t at)
{
        const struct chunk *chunk = &cursor->chunk;

        for (; cursor->at < at && cursor->at < chunk->length; cursor->at++) {
                unsigned char byte = (unsigned char)chunk->text[cursor->at];

                if (byte == '\n') {
                        cursor->line++;
                        cursor->column = 1;
                } else if ((byte & 0xc0) != 0x80) {
                        cursor->column++;
                }
        }
}

struct piece cursor_piece(const struct cursor *cursor, size_t length)
{
        return (struct piece){ .kind = PIECE_WORD,
                               .start = cursor->at,
                               .length = length,
                               .line = cursor->line,
                               .column = cursor->column };
}

static bool is_space(char c)
{
        return c == ' ' || (c >= '\t' && c <= '\r');
}

bool chunk_has(const struct chunk *chunk, size_t at, const char *text)
{
        size_t length = strlen(text);

        return at <= chunk->length && chunk->length - at >= length &&
               memcmp(chunk->text + at, text, length) == 0;
}

/* The length of what separates words at a place, or 0. */
static size_t separator(const struct chunk *chunk, size_t at)
{
        static const char *const written_out[] = { "\\n", "\\r", "%13", "%0d",
                                                   "%0D", "%0a", "%0A", "%20" };
        char c = chunk->text[at];

        if (is_space(c))
                return 1;
        if (c != '\\' && c != '%')
                return 0;
        for (size_t i = 0; i < sizeof written_out / sizeof *written_out; i++)
                if (chunk_has(chunk, at, written_out[i]))
                        return strlen(written_out[i]);
        return 0;
}

bool cursor_word(struct cursor *cursor, size_t end, struct piece *word)
{
        const struct chunk *chunk = &cursor->chunk;
        size_t at = cursor->at, size;

        if (end > chunk->length)
                end = chunk->length;
        while (at < end && (size = separator(chunk, at)) > 0)
                at += size;
        cursor_move(cursor, at);
        while (at < end && separator(chunk, at) == 0)
                at++;
        *word = cursor_piece(cursor, at - cursor->at);
        cursor_move(cursor, at);
        return word->length > 0;
}

bool cursor_line(struct cursor *cursor, struct piece *line)
{
        const struct chunk *chunk = &cursor->chunk;
        const char *begin = chunk->text + cursor->at, *newline;
        size_t left = chunk->length - cursor->at;

        if (left == 0)
                return false;
        newline = memchr(begin, '\n', left);
        *line = cursor_piece(cursor, newline != NULL ? (size_t)(newline - begin) : left);
        cursor_move(cursor, line->start + line->length + 1);
        if (line->length > 0 && begin[line->length - 1] == '\r')
                line->length--;
        return true;
}

const char *cursor_text(const struct cursor *cursor, const struct piece *piece)
{
        return cursor->chunk.text + piece->start;
}

struct chunk chunk_part(const struct chunk *chunk, const struct piece *piece)
{
        return (struct chunk){ chunk->text + piece->start, piece->length, piece->line,
                               piece->column };
}
