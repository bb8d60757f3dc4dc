/* source.h - the text of a game file, piece by piece, and where each piece stands.
 *
 * Lines and columns are counted from 1, columns in characters of UTF-8.  Only the
 * text from a mark on is kept in memory; spans are counted from that mark.  Not
 * installed.
 */
#ifndef ARIMAA_RECORD_SOURCE_H
#define ARIMAA_RECORD_SOURCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

struct source {
        FILE *file;
        char *data;
        size_t length, capacity;
        size_t mark, at; /* in data: what is kept from, what is read next */
        long long base;  /* where in the file the data begin */
        int line, column;
        bool line_starts; /* only white space since the last end of line */
        bool begun;       /* something of the file has been read */
        bool ended;       /* nothing more is in the file */
        bool no_memory;
        void (*more)(
                void *context); /* called when some of the file has been read; or NULL */
        void *context;
};

enum piece_kind {
        PIECE_END,
        PIECE_WORD,
        PIECE_TAG,     /* [Name "value"] */
        PIECE_HEAD,    /* Name: value, alone on a line; a value of several lines stands
                        * between two lines -=+=- */
        PIECE_COMMENT, /* {...} */
        PIECE_OPEN,    /* ( */
        PIECE_CLOSE    /* ) */
};

struct piece {
        enum piece_kind kind;
        size_t start, length; /* from the mark */
        int line, column;
        bool first; /* on its line */
};

/* Begins and ends a value of several lines. */
#define SOURCE_BLOCK_MARK "-=+=-"

void source_init(struct source *source, FILE *file);
void source_free(struct source *source);

/* The next piece.  White space, `\n`, `%13` and `%0d` written out, and comments
 * from `#` to the end of the line only separate pieces.  The parentheses of a
 * capture, (xcf3), are a part of a word. */
struct piece source_next(struct source *source);

/* The text of a piece, or of anything since the mark; valid until the next piece. */
const char *source_text(const struct source *source, size_t start);

/* Set the mark to the start of a piece; *piece is then counted from it. */
void source_keep_from(struct source *source, struct piece *piece);

/* ---- Places in a file ---- */

struct source_place {
        long long offset;
        int line, column;
        bool line_starts;
};

/* What is to be read next; or where a piece begins, counted from the mark. */
struct source_place source_next_place(const struct source *source);
struct source_place source_place_of(const struct source *source,
                                    const struct piece *piece);

/* Read on from there; false where the file cannot be read so. */
bool source_go(struct source *source, struct source_place place);

/* ---- For readers of other forms ---- */

/* What is to be read next, at least `size` bytes of it unless less is left; valid
 * until more is read.  *length may be more. */
const char *source_look(struct source *source, size_t size, size_t *length);

/* The length of the line to be read next, with its end. */
size_t source_line_length(struct source *source);

/* Pass over white space; false at the end of the file. */
bool source_skip_blank(struct source *source);

/* Pass over bytes that have been looked at; the mark is set behind them. */
void source_pass(struct source *source, size_t bytes);

#endif
