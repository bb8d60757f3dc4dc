/* lightvector.h - Lightvector notation: what a turn does, not how.
 *
 * notation.md, section 1.  `Ee4 dx` says that Gold's elephant ends on e4 and that
 * a silver dog is captured; resolving finds the shortest turn that does so.
 *
 * Whether the resolved turn repeats a position is not looked at here.
 */
#ifndef ARIMAA_NOTATION_LIGHTVECTOR_H
#define ARIMAA_NOTATION_LIGHTVECTOR_H

#include "notation/span.h"
#include "notation/token.h"
#include "rules/turn.h"

enum arimaa_resolution {
        ARIMAA_RESOLVED,
        ARIMAA_ASSUMED, /* ambiguous, and settled by the kinder reading */
        ARIMAA_AMBIGUOUS,
        ARIMAA_NO_TURN, /* no legal turn does all that */
        ARIMAA_MALFORMED
};

/* A turn that fits, and the board it leads to (the opponent to move). */
struct arimaa_candidate {
        struct arimaa_turn turn;
        struct arimaa_position board;
};

/* Working memory of the resolver, and its last answer.  One per thread. */
struct arimaa_resolver;

struct arimaa_resolver *arimaa_resolver_create(void);
void arimaa_resolver_destroy(struct arimaa_resolver *resolver);

struct arimaa_answer {
        enum arimaa_resolution resolution;
        struct arimaa_text_error error;            /* when malformed */
        int steps;                                 /* of the shortest turns that fit */
        int displaced;                             /* pieces they displace */
        size_t count;                              /* distinct boards they lead to */
        const struct arimaa_candidate *candidates; /* `count` of them, valid until the
                                                    * resolver is used again; the first is
                                                    * the turn when resolved or assumed */
};

/* Resolve a text for the side to move, which has `steps` steps.  Strict: as
 * records are read.  `length` bytes of `text` are read. */
struct arimaa_answer arimaa_lightvector_resolve(struct arimaa_resolver *resolver,
                                                const struct arimaa_position *position,
                                                int steps, const char *text,
                                                size_t length);

/* The kinder reading of entry: of several boards the one that loses the fewest
 * own pieces, then captures the most enemy pieces, if that leaves one. */
struct arimaa_answer arimaa_lightvector_enter(struct arimaa_resolver *resolver,
                                              const struct arimaa_position *position,
                                              int steps, const char *text, size_t length);

/* A token that tells one candidate of an ambiguous text from the others: added to
 * the text it makes it resolve to the candidate's board.  Into `token`, of
 * ARIMAA_TOKEN_SIZE bytes; false when no single token does that.  The candidate
 * must be a copy, as the resolver is used. */
bool arimaa_lightvector_distinguish(struct arimaa_resolver *resolver,
                                    const struct arimaa_position *position, int steps,
                                    const char *text, size_t length,
                                    const struct arimaa_candidate *candidate,
                                    char *token);

/* A piece that a turn displaces. */
struct arimaa_displaced {
        int8_t piece;
        int8_t from, to;
        bool captured;
};

/* What a turn displaces; into `displaced`, which has room for
 * ARIMAA_DISPLACED_MAX; returns how many.  Pieces captured where they stood are
 * among them, with to == from; those that came back are not. */
#define ARIMAA_DISPLACED_MAX (2 * ARIMAA_TURN_STEPS)

int arimaa_turn_displaced(const struct arimaa_turn *turn,
                          struct arimaa_displaced *displaced);

/* The same, without the pieces that some token of the text tells of: what moves
 * without having been named. */
int arimaa_lightvector_unnamed(const struct arimaa_turn *turn, const char *text,
                               size_t length, struct arimaa_displaced *unnamed);

/* Why a text has no turn, as well as it can be said. */
enum arimaa_obstacle {
        ARIMAA_OBSTACLE_NO_PIECE, /* no such piece on the board or on that square */
        ARIMAA_OBSTACLE_TOO_FAR,  /* it would take more steps than there are */
        ARIMAA_OBSTACLE_FROZEN,   /* it is frozen, by the piece on `other` */
        ARIMAA_OBSTACLE_NOTHING_STRONGER, /* an enemy piece that nothing here can move */
        ARIMAA_OBSTACLE_BACKWARD,         /* an own rabbit would go backward */
        ARIMAA_OBSTACLE_NO_WAY,  /* this token cannot hold, for no simple reason */
        ARIMAA_OBSTACLE_TOGETHER /* each token can hold, but not all of them */
};

struct arimaa_obstruction {
        enum arimaa_obstacle obstacle;
        size_t start,
                length; /* the token; for TOGETHER the first that fails after the others */
        int piece, square; /* the piece meant, where known */
        int other;
        int steps; /* needed at least, for TOO_FAR */
};

/* Explain an answer that was ARIMAA_NO_TURN. */
struct arimaa_obstruction arimaa_lightvector_explain(
        struct arimaa_resolver *resolver, const struct arimaa_position *position,
        int steps, const char *text, size_t length);

/* More than the longest text that arimaa_lightvector_write makes. */
#define ARIMAA_LIGHTVECTOR_SIZE 160

/* Write a legal turn from this position so that it resolves strictly to its
 * board within `steps` steps; into `text`, of ARIMAA_LIGHTVECTOR_SIZE bytes.
 * False only if memory is short. */
bool arimaa_lightvector_write(struct arimaa_resolver *resolver,
                              const struct arimaa_position *position, int steps,
                              const struct arimaa_turn *turn, char *text);

#endif
