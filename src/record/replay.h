/* replay.h - what a file says was done, done in a game.
 *
 * One labelled line after another is applied to the game of a record; the first
 * that cannot be is told in record->error.  Not installed.
 */
#ifndef ARIMAA_RECORD_REPLAY_H
#define ARIMAA_RECORD_REPLAY_H

#include "notation/lightvector.h"
#include "record/labelled.h"
#include "record/record.h"

struct replay {
        struct arimaa_record *record;      /* its game is NULL until replay_start */
        struct arimaa_resolver **resolver; /* created when the first move needs it */
        int start_line, start_column;      /* of the tags that say how the game starts */
        bool variant_stated;               /* by a tag: a setup does not change it */
        bool lightvector;                  /* some move is in Lightvector for sure */
        bool taken_back;                   /* the line before was a takeback */
};

/* Create the game, as the tags of the record say; the first label, unless it is
 * NULL, gives a game from a position its number.  False with record->error filled
 * and a game in which nothing is done. */
bool replay_start(struct replay *replay, const struct labelled *first);

/* Do what a line says; false with record->error filled. */
bool replay_line(struct replay *replay, const struct labelled *line);

/* The ending that the record states, unless the game is over. */
void replay_end(struct replay *replay, const char *result);

/* Fill in record->error: the problem, at a place, and what stands there. */
bool replay_fail(struct arimaa_record *record, enum arimaa_record_problem problem,
                 int line, int column, const char *what, size_t length);

#endif
