/* help.h - what the program tells of itself and of the game, by topics.
 *
 * A topic is a table of rows, and every heading, paragraph and explanation is one
 * row and one message to be translated; what a player types, squares and boards are
 * the same in every language.  Nothing here draws or breaks lines: help_page.h does
 * that for every face alike.  A new topic is a table in one of the files help_*.c
 * and a row in help.c.
 */
#ifndef KEYSTEPS_PLAY_HELP_H
#define KEYSTEPS_PLAY_HELP_H

#include <stddef.h>

enum help_kind {
        HELP_HEADING,
        HELP_TEXT,    /* a paragraph */
        HELP_ITEM,    /* `left` is what one types or sees, `text` what that means */
        HELP_EXAMPLE, /* the same for a move on the board before it; `steps` it takes,
                       * "?" where several turns fit */
        HELP_LINE,    /* `left` stands there as it is */
        HELP_BOARD,   /* `left` are its pieces; `text` is "s" where Silver moves */
        HELP_SETUP,   /* `left` is the name of a setup; `text` is "s" for Silver's */
        HELP_LIST     /* `left` names rows that come from another table */
};

struct help_row {
        enum help_kind kind;
        const char *left, *text, *steps; /* NULL where the kind has none */
};

/* Rows as the tables write them; `words` are marked N_(...). */
/* clang-format off */
#define HEADING(words)              { HELP_HEADING, NULL, words, NULL }
#define TEXT(words)                 { HELP_TEXT, NULL, words, NULL }
#define ITEM(left, words)           { HELP_ITEM, left, words, NULL }
#define EXAMPLE(move, steps, words) { HELP_EXAMPLE, move, words, steps }
#define LINE(left)                  { HELP_LINE, left, NULL, NULL }
#define BOARD(pieces)               { HELP_BOARD, pieces, NULL, NULL }
#define BOARD_OF_SILVER(pieces)     { HELP_BOARD, pieces, "s", NULL }
#define SETUP(name)                 { HELP_SETUP, name, NULL, NULL }
#define SETUP_OF_SILVER(name)       { HELP_SETUP, name, "s", NULL }
#define LIST(name)                  { HELP_LIST, name, NULL, NULL }
/* clang-format on */

struct help_rows {
        const struct help_row *rows;
        size_t count;
};

struct help_topic {
        const char *name;  /* as a player types it */
        const char *title; /* to be translated */
        const struct help_rows *text;
};

/* The topics in the order in which they are read; the first is their list. */
extern const struct help_topic help_topics[];
extern const int help_topic_count;

/* The topic with a name or a beginning of it; -1 when there is none or there are
 * several. */
int help_topic_named(const char *name);

#endif
