/* journal.h - games being played, on disk, so that none is ever lost.
 *
 * Each game has a file of its own under $XDG_STATE_HOME/keysteps/games (by
 * default ~/.local/state/keysteps/games), written anew in full after each action: to a
 * temporary file beside it, synced, renamed.  What was on disk once stays until
 * the next version is.  A lock file beside it says that a running program plays
 * the game; the lock goes with the process, whatever ends it.
 */
#ifndef KEYSTEPS_PLAY_JOURNAL_H
#define KEYSTEPS_PLAY_JOURNAL_H

#include <stdbool.h>
#include <stddef.h>
#include <time.h>

#include "play/xdg.h"
#include "record/record.h"

struct journal;

/* A new journal, locked; NULL and errno when the directory cannot be used. */
struct journal *journal_create(void);

/* Take up an interrupted game, which is to be read from its path; NULL and errno
 * (EBUSY: another program has it). */
struct journal *journal_resume(const char *path);

/* Put the whole game on disk; false and errno when that failed, and then what
 * was there before is there still. */
bool journal_write(struct journal *journal, const struct arimaa_record *record);

/* Whether a record that was read from the file of a journal is all that had been
 * written into it. */
bool journal_is_whole(const struct arimaa_record *record, FILE *file);

/* Let go of the game: it can be resumed later. */
void journal_close(struct journal *journal);

/* The game is over or not wanted: let go and remove it. */
void journal_discard(struct journal *journal);

/* The games that were interrupted and that no running program has, the most
 * recent first.  What a program that was killed left beside them is removed. */
struct journal_entry {
        char *path;
        struct timespec changed;
};

struct journal_list {
        struct journal_entry *entries;
        size_t count;
};

struct journal_list journal_interrupted(void);
void journal_list_free(struct journal_list *list);

#endif
