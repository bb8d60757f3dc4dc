/* cursor.h - a text in memory, word by word, and where in the file each stands.
 *
 * Lines and columns are counted from 1, columns in characters of UTF-8, as in
 * source.h.  Not installed.
 */
#ifndef ARIMAA_RECORD_CURSOR_H
#define ARIMAA_RECORD_CURSOR_H

#include "record/source.h"

/* A part of a file, and where it begins there. */
struct chunk {
        const char *text;
        size_t length;
        int line, column;
};

struct cursor {
        struct chunk chunk;
        size_t at; /* what is read next */
        int line, column;
};

struct cursor cursor_at_start(const struct chunk *chunk);

/* The piece of `length` bytes that is read next. */
struct piece cursor_piece(const struct cursor *cursor, size_t length);

/* Move on to a place further behind, or to the end. */
void cursor_move(struct cursor *cursor, size_t at);

/* The next word up to `end`, between white space or what is written out for it
 * (`\n`, `%0d`, `%13`, `%20`); false when there is none.  Its start is
 * counted from that of the chunk. */
bool cursor_word(struct cursor *cursor, size_t end, struct piece *word);

/* The next line without its end; false when there is none. */
bool cursor_line(struct cursor *cursor, struct piece *line);

/* The text of a piece. */
const char *cursor_text(const struct cursor *cursor, const struct piece *piece);

/* Whether the chunk goes on so, at a place. */
bool chunk_has(const struct chunk *chunk, size_t at, const char *text);

/* The part of a chunk that a piece is. */
struct chunk chunk_part(const struct chunk *chunk, const struct piece *piece);

#endif
