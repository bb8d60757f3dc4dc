/* games.h - the games of a file, listed while they are read.
 *
 * A file may hold any number of games, so it is read a little at a time, between
 * keys, and the reading can be broken off.  The list keeps of each game only what it
 * shows and where it begins; a game that is chosen is read again from there.
 */
#ifndef KEYSTEPS_UI_GAMES_H
#define KEYSTEPS_UI_GAMES_H

#include "play/replace_file.h"
#include "record/record.h"

struct games_entry {
        char *gold, *silver, *date, *event; /* "" when not known */
        const char *result;                 /* "1-0", "0-1", "1/2-1/2", "*" */
        struct arimaa_outcome outcome;
        int turns;                 /* setups included */
        bool damaged;              /* something in it could not be read */
        struct arimaa_place place; /* where the file has it */
};

struct games_source; /* the file and its reader, and which game comes next */

/* All zero is the list of no file. */
struct games {
        char *path;
        struct file_mark mark; /* the file when it was opened */
        struct games_entry *entries;
        int count, capacity;
        int selected, top, page; /* the row chosen; the first shown, how many are */
        bool complete;           /* there are no more */
        bool stopped;            /* broken off */
        int wanted;              /* to be read again, or -1 */
        char *sought;            /* a text to be found further on, or NULL */
        struct games_source *listing, *fetching;
};

/* Open a file and read its first game, which is the caller's, and whether there is a
 * second.  NULL and errno (0: there is no game in it). */
struct arimaa_record *games_open(struct games *games, const char *path);
void games_close(struct games *games);

/* Read on for a short while.  True while there is more to be done at once. */
bool games_work(struct games *games);

/* Break the reading and searching off; go on with it. */
void games_stop(struct games *games);
void games_resume(struct games *games);

/* Ask for a game to be read again, and take it once that is done, or NULL. */
void games_want(struct games *games, int index);
struct arimaa_record *games_take(struct games *games);

/* Select the row so much further down, within the list. */
void games_move(struct games *games, int by);

/* Why a game ended, in words, or "". */
const char *games_reason(const struct games_entry *entry);

/* Select the next game from `first` on that has the text in a name, its date, event,
 * result or reason, in any case; it may come only while more is read.  False when there
 * is none. */
bool games_find(struct games *games, const char *text, int first);

#endif
