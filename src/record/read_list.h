/* read_list.h - the reader of lists of labelled moves, with or without tags.
 *
 * A file is read as pieces, the pieces are gathered to labelled lines, and the
 * lines are done in a record, until a piece belongs to the next game.  Not
 * installed.
 */
#ifndef ARIMAA_RECORD_READ_LIST_H
#define ARIMAA_RECORD_READ_LIST_H

#include "record/replay.h"
#include "record/source.h"

struct list {
        struct source *source;
        struct arimaa_resolver **resolver;
        bool trust;
        struct piece next; /* the piece that begins the next game, if has_next */
        bool has_next;
        struct labelled line;

        /* of the game being read */
        struct replay replay;
        bool has_labels;
        bool prefaced;  /* what is about the game has been read */
        bool in_line;   /* words belong to the last label */
        bool has_pairs; /* [Name "value"] */
        char *stray;    /* the first word that means nothing here, or NULL */
        struct piece stray_place;
        bool in_clock;      /* the last word was of a clock behind the moves */
        const char *result; /* that stands behind the moves, or NULL */
        bool stating;       /* a reason may follow, for which the line ended so: */
        struct arimaa_outcome statement;
        size_t rest; /* where what could not be read begins, if there is an error */
};

/* Read the next game into a record without a game; false at the end of the file.
 * Where nothing is like a game the problem is ARIMAA_RECORD_NOT_A_GAME. */
bool list_read(struct list *list, struct arimaa_record *record);

void list_free(struct list *list);

#endif
