/* labelled.h - one labelled line of a move list: `12g Ee2n Ee3n {[%die 3]}`.
 *
 * It may stand on several lines of the file, or several of them on one.  Not
 * installed.
 */
#ifndef ARIMAA_RECORD_LABELLED_H
#define ARIMAA_RECORD_LABELLED_H

#include <stdint.h>

#include "record/source.h"
#include "record/tree.h"

/* Where a word of the text stood in the file. */
struct word_place {
        size_t start; /* in the text */
        int line, column;
};

/* A text that grows; ends in zero unless it is empty. */
struct labelled_text {
        char *text;
        size_t length, capacity;
};

struct labelled {
        int number;
        enum arimaa_side side;
        struct piece label;
        char *text; /* the words, separated by single spaces; ends in zero */
        size_t length, capacity;
        struct word_place *words;
        size_t word_count, word_capacity;
        int die;              /* that a comment tells of, or 0 */
        bool trusted;         /* a comment says that the turn was taken on trust */
        int64_t milliseconds; /* that a comment tells of, or ARIMAA_NO_TIME */
        struct labelled_text comments[ARIMAA_COMMENT_PLACES];
        size_t stood_before; /* how much of the comment before stood before the label */
        int *glyphs;
        size_t glyph_count, glyph_capacity;
};

/* Whether a word is a label: a number and g, s, w or b. */
bool labelled_is_label(const char *word, size_t length, int *number,
                       enum arimaa_side *side);

/* Begin a line anew with a label; all zero is a line never begun.  A comment that
 * stands before it stays. */
void labelled_begin(struct labelled *line, const struct piece *label, int number,
                    enum arimaa_side side);

/* Add a word; false when memory is short. */
bool labelled_add(struct labelled *line, const char *word, const struct piece *piece);

/* Begins what could not be read of a variation, in a comment: that tells nothing of
 * the turn. */
#define LABELLED_UNREAD "[%unread] "

/* Begins a comment that is about the position before the turn to come. */
#define LABELLED_BEFORE "[%before]"

/* Add a comment as it is written, without braces: before the turn or behind it.  False
 * when memory is short. */
bool labelled_comment(struct labelled *line, enum arimaa_comment_place place,
                      const char *comment, size_t length);

/* Make what it says of a comment as it is written. */
void labelled_unescape(struct labelled_text *comment);

/* Whether a reader would take the command that begins here in a comment for a mark of
 * its own; a comment that is to say it says [\%die 3]. */
bool labelled_is_own(const char *text);

/* Note what the comments tell of the turn: [%die 3], [%emt 0:01:23.456], [%trusted]. */
void labelled_note(struct labelled *line);

/* Leave out of the comments what has become a part of the turn: its die, its time,
 * that it is trusted; 0, ARIMAA_NO_TIME and false have not. */
void labelled_drop(struct labelled *line, int die, int64_t milliseconds, bool trusted);

/* Add a glyph, `!` or `$5`; false when memory is short. */
bool labelled_glyph(struct labelled *line, int glyph);

/* The line and column of a byte of the text. */
struct word_place labelled_place(const struct labelled *line, size_t at);

void labelled_free(struct labelled *line);

#endif
