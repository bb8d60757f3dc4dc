/* feed.h - what the readers of the formats hand on to the record being built.
 *
 * A reader cuts a text into tags, labels, words and comments; here they become
 * lines, and the lines are done in the game.  After the first thing that is wrong
 * everything is passed over until the end of the game.  Pieces are counted from
 * the start of the feed's chunk.  Not installed.
 */
#ifndef ARIMAA_RECORD_FEED_H
#define ARIMAA_RECORD_FEED_H

#include "record/cursor.h"
#include "record/replay.h"
#include "record/tree.h"

struct feed {
        struct arimaa_record *record;
        struct replay replay;
        struct labelled line;
        struct chunk chunk; /* the text of the game */
        bool in_line;       /* words belong to the last label */
        size_t line_start;  /* of the last label */
        size_t rest;        /* where what could not be read begins */
        size_t taken;       /* how much of the chunk is this game; 0 all of it */
};

/* Begin to fill a record from a text. */
void feed_begin(struct feed *feed, struct arimaa_record *record,
                struct arimaa_resolver **resolver, const struct chunk *chunk);

/* No more follows; `result` is one that stood behind the moves, or NULL. */
void feed_end(struct feed *feed, const char *result);

bool feed_failed(const struct feed *feed);

/* Something is wrong with a piece; or with the text of a notation in it. */
void feed_fail(struct feed *feed, enum arimaa_record_problem problem,
               const struct piece *piece);
void feed_fail_text(struct feed *feed, struct arimaa_text_error error,
                    const struct piece *piece);

/* ---- Before the first line ---- */

/* A tag of `length` bytes; empty ones are passed over. */
void feed_tag(struct feed *feed, const char *name, const char *value, size_t length);

/* What a tag that says how the game starts is to be blamed on. */
void feed_start_at(struct feed *feed, const struct piece *piece);

/* ---- Lines ---- */

/* A label, with which the line before it ends. */
void feed_label(struct feed *feed, int number, enum arimaa_side side,
                const struct piece *piece);

/* The label of the setup or turn to come, where none is written. */
void feed_next(struct feed *feed, const struct piece *piece);

/* A word of the line; without a label before it, it is wrong.  Or a word of the
 * same length that is to be read instead. */
void feed_word(struct feed *feed, const struct piece *piece);
void feed_word_as(struct feed *feed, const struct piece *piece, const char *word);

/* A comment: before the words of a line on the position, behind them on the turn,
 * before any label on the game. */
void feed_comment(struct feed *feed, const char *text, size_t length);

/* The line is complete, whatever follows. */
void feed_end_line(struct feed *feed);

/* ---- Variations ---- */

/* A variation begins, whose first turn replaces the last one; or ends. */
void feed_open(struct feed *feed, const struct piece *piece);
void feed_close(struct feed *feed, const struct piece *piece);

#endif
