/* record.h - a game as a file holds it: tags, the game, and what went wrong.
 *
 * Reading is tolerant of form and strict about the game.  The good part of a
 * game is kept; from the first thing that is wrong on, the text is kept too, as
 * text.  What is wrong in a variation keeps nothing but its rest from being read,
 * which is then in a comment, behind [%unread].
 */
#ifndef ARIMAA_RECORD_RECORD_H
#define ARIMAA_RECORD_RECORD_H

#include <stdio.h>

#include "notation/span.h"
#include "record/game.h"

struct arimaa_tag {
        char *name, *value;
};

/* Why the reading of a game stopped before its end. */
enum arimaa_record_problem {
        ARIMAA_RECORD_OK,
        ARIMAA_RECORD_TEXT,         /* a token is wrong: text; refusal if ILLEGAL */
        ARIMAA_RECORD_REFUSED,      /* the game refused the action: refusal */
        ARIMAA_RECORD_NO_LABEL,     /* a line of moves without a label such as 12g */
        ARIMAA_RECORD_WRONG_LABEL,  /* the label is not that of the ply to come */
        ARIMAA_RECORD_AMBIGUOUS,    /* a move in Lightvector has several readings */
        ARIMAA_RECORD_NO_TURN,      /* a move in Lightvector has none */
        ARIMAA_RECORD_NOT_A_GAME,   /* nothing in it looks like a game */
        ARIMAA_RECORD_BAD_JSON,     /* from here on it is no JSON */
        ARIMAA_RECORD_OTHER_RECORD, /* JSON, but no record of a game of Arimaa */
        ARIMAA_RECORD_BAD_ROW,      /* a row of the archive without its columns */
        ARIMAA_RECORD_NO_MOVES,     /* a log or a puzzle in which no move stands */
        ARIMAA_RECORD_STEPS_MADE,   /* steps that cannot have led to the position */
        ARIMAA_RECORD_NO_MEMORY,
        ARIMAA_RECORD_IO /* reading the file failed */
};

struct arimaa_record_error {
        enum arimaa_record_problem problem;
        int line, column; /* from 1; the column counts characters of UTF-8 */
        int ply;          /* at which the reading stopped */
        struct arimaa_text_error text;
        struct arimaa_refusal refusal;
        char *what; /* the token, or the line; NULL when there is none */
};

/* What was odd in a file and did not keep its game from being read. */
enum arimaa_warning_kind {
        ARIMAA_WARNING_CLOCK,      /* a clock behind the moves, ignored: its first word */
        ARIMAA_WARNING_WORD,       /* a word that means nothing here, ignored: what */
        ARIMAA_WARNING_UNOPENED,   /* a variation ends that has not begun */
        ARIMAA_WARNING_UNCLOSED,   /* a variation begins that never ends */
        ARIMAA_WARNING_TAKEN_BACK, /* setups of another variant, taken back, are lost */
        ARIMAA_WARNING_STEPS_MADE, /* of a drawn position, taken back to the turn's start: what */
        ARIMAA_WARNING_TRUSTED,       /* a turn that the rules forbid was made: what */
        ARIMAA_WARNING_RESULT,        /* a winner is stated who is not the game's: what */
        ARIMAA_WARNING_BAD_VARIATION, /* from here on a variation could not be read: what */
        ARIMAA_WARNINGS
};

struct arimaa_warning {
        enum arimaa_warning_kind kind;
        int line, column; /* as in an error */
        char *what;       /* the word or turn; "" when there is none */
};

struct arimaa_tree; /* see record/tree.h */

struct arimaa_record {
        struct arimaa_tag *tags;
        size_t tag_count;
        struct arimaa_tree *tree;
        const struct arimaa_game *game; /* along the main line, to its end */
        bool handicap; /* a setup that is not Standard's was read as Freestyle */
        struct arimaa_record_error error;
        char *rest; /* the text from the error on; NULL when all was read, but
                     * for a variation where there is an error */
        struct arimaa_warning *warnings; /* the first ones, as they were met */
        size_t warning_count;
};

/* A record of a game as it has been played, which the record owns from then on; or
 * one without a game yet, where that is NULL.  When memory is short NULL, and the
 * game is the caller's again. */
struct arimaa_record *arimaa_record_create(struct arimaa_game *game);
void arimaa_record_destroy(struct arimaa_record *record);

/* Whether a written record has the tag of that name from the game itself (Variant,
 * Result and the like), so that a value set by hand would not last. */
bool arimaa_tag_is_made(const char *name);

/* Whether a tag pair may have that name: letters, digits and _, and no digit first,
 * which would make a label of it. */
bool arimaa_tag_is_name(const char *name);

/* The value of a tag, NULL when there is none; and setting one (NULL removes it). */
const char *arimaa_record_tag(const struct arimaa_record *record, const char *name);
bool arimaa_record_set_tag(struct arimaa_record *record, const char *name,
                           const char *value);

/* ---- Reading ----
 *
 * Which format a file is in is told by its text.  Lists of labelled moves are read in
 * official notation, Lightvector or the earlier one, as they are found: labels with g
 * and s or w and b, all on one line or a label and its steps on two, ends of lines
 * written out as \n or %13, takebacks, words and results that end a game, tag pairs and
 * "Name: value" heads, variations in parentheses, comments in braces, glyphs, #
 * remarks.  A game ends where a tag, a head, a result or the label of another first
 * setup says so.
 *
 * These tags mean something: Variant, Position (a game without setups), Notation,
 * Result with ResultCode or ReasonCode (the letters of the public game archive).
 * White and Black are read as Gold and Silver.  So do, in a comment behind a turn,
 * [%die 3] and [%emt 0:01:23.456]. */

/* Reads the games of a file one after another, in memory for one. */
struct arimaa_reader;

/* Reads from `file`, which stays the caller's. */
struct arimaa_reader *arimaa_reader_create(FILE *file);
void arimaa_reader_destroy(struct arimaa_reader *reader);

/* Take turns that the rules forbid on trust, as the source of the file accepted
 * them: they are made as far as the pieces are there, and marked.  Those with that
 * mark, [%trusted], are so in any case. */
void arimaa_reader_trust(struct arimaa_reader *reader, bool trust);

/* Have a function called, again and again, when some more of the file has been read:
 * a game may be large. */
void arimaa_reader_watch(struct arimaa_reader *reader, void (*more)(void *context),
                         void *context);

/* Where in the file the next game begins; what is in it is the reader's own. */
struct arimaa_place {
        long long offset;
        int line, column;
        bool line_starts;
        int format;
};

struct arimaa_place arimaa_reader_place(const struct arimaa_reader *reader);

/* Read on from there, in this reader or another one of the same file, of which a game
 * has been read.  False where the file cannot be read so, and then no game follows. */
bool arimaa_reader_go(struct arimaa_reader *reader, struct arimaa_place place);

/* The next game, to be destroyed by the caller; NULL at the end.  A file without
 * any game gives one record whose problem is ARIMAA_RECORD_NOT_A_GAME. */
struct arimaa_record *arimaa_reader_next(struct arimaa_reader *reader);

/* ---- Writing ---- */

enum arimaa_format {
        ARIMAA_FORMAT_PGN, /* everything: tags, variations, comments */
        ARIMAA_FORMAT_OFFICIAL,
        ARIMAA_FORMAT_LIGHTVECTOR,
        ARIMAA_FORMAT_LEGACY,
        ARIMAA_FORMAT_JSON,
        ARIMAA_FORMAT_DIAGRAM, /* the position at the end */
        ARIMAA_FORMATS
};

/* The name by which a format is asked for, "official"; and the other way round,
 * ARIMAA_FORMATS when there is no such name.  What a format is, in English. */
const char *arimaa_format_name(enum arimaa_format format);
enum arimaa_format arimaa_format_named(const char *name);
const char *arimaa_format_help(enum arimaa_format format);

/* How to write; all zero is the whole record as it is kept. */
struct arimaa_writing {
        enum arimaa_format format;
        bool tags;        /* with a list of moves: tag pairs, die, time, and result */
        bool main_line;   /* of PGN only the main line, and no comments */
        bool lightvector; /* the moves of PGN in Lightvector notation */
};

/* Write a game; PGN, and a list with tags, is read again as the same game whatever
 * the variant.  False when writing fails or memory is short. */
bool arimaa_record_write_as(const struct arimaa_record *record,
                            const struct arimaa_writing *writing, FILE *file);

/* The same with nothing chosen but the tags. */
bool arimaa_record_write(const struct arimaa_record *record, enum arimaa_format format,
                         bool with_tags, FILE *file);

#endif
