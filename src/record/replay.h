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
#include "record/tree.h"

/* A variation that has been opened. */
struct replay_variation {
        arimaa_node outer;     /* behind which the line around it goes on */
        arimaa_node first_own; /* numbers from this one on are of the variation */
        size_t start;          /* of its text */
};

struct replay {
        struct arimaa_record *record;      /* its game is NULL until replay_start */
        struct arimaa_resolver **resolver; /* created when the first move needs it */
        int start_line, start_column;      /* of the tags that say how the game starts */
        bool trust;                        /* make turns that the rules forbid */
        bool variant_stated;               /* by a tag: a setup does not change it */
        bool lightvector;                  /* some move is in Lightvector for sure */
        bool taken_back;                   /* the line before was a takeback */
        arimaa_node node;                  /* behind which the next line is done */
        bool opened;                       /* a variation begins with the next line */
        struct word_place result_tag, result_token; /* where a file states who won */
        int from_zero;                  /* 1 where the setups are labelled 0g and 0s */
        bool nowhere;                   /* how the game starts is not understood */
        size_t passed;                  /* variations begun since an error */
        struct arimaa_record_error bad; /* the first error that was set aside */
        struct replay_variation *variations;
        size_t depth, capacity; /* of the variations */
};

void replay_free(struct replay *replay);

/* Create the game, as the tags of the record say; the first label, unless it is
 * NULL, gives a game from a position its number.  False with record->error filled
 * and a game in which nothing is done. */
bool replay_start(struct replay *replay, const struct labelled *first);

/* Do what a line says, comments and glyphs included, which the line then no longer
 * has; false with record->error filled. */
bool replay_line(struct replay *replay, struct labelled *line);

/* Begin a variation, of which the text starts at `start`: a first label that is the
 * one of the turn made last replaces that turn, one a ply later goes on from it.  End
 * the innermost one.  False when there is none, or memory is short. */
bool replay_open(struct replay *replay, size_t start);
bool replay_close(struct replay *replay);

/* The same where all is passed over because of an error.  When the variation with the
 * error ends, at `end` of the text, what is in it from `rest` on is kept as a comment
 * at its place, and reading goes on.  The error is set aside, to be told in the end
 * by replay_end; that of a second such variation becomes a warning. */
void replay_pass_open(struct replay *replay);
void replay_pass_close(struct replay *replay, struct labelled *line, const char *text,
                       size_t rest, size_t end);

/* The line, the main one or a variation, ended so. */
void replay_state(struct replay *replay, struct arimaa_outcome outcome);

/* Comments that no line took stand behind the last turn. */
void replay_comments(struct replay *replay, struct labelled *line);

/* The ending that the record states, unless the game is over; what contradicts the
 * game or itself is warned of. */
void replay_end(struct replay *replay, const char *result);

/* Fill in record->error: the problem, at a place, and what stands there. */
bool replay_fail(struct arimaa_record *record, enum arimaa_record_problem problem,
                 int line, int column, const char *what, size_t length);

/* Add a warning, unless there are many. */
void replay_warn(struct arimaa_record *record, enum arimaa_warning_kind kind, int line,
                 int column, const char *what, size_t length);

#endif
