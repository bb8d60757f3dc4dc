/* history.h - the positions of a game, and how often each has occurred.
 *
 * Positions are known by their arimaa_position_key and numbered from 0 in the
 * order in which they came.  Asking takes the same time however long the game
 * is.  Not installed.
 */
#ifndef ARIMAA_RECORD_HISTORY_H
#define ARIMAA_RECORD_HISTORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* No such position. */
#define HISTORY_NONE (-1)

struct occurrence {
        uint64_t key;
        int previous; /* where the same position stood before, or HISTORY_NONE */
        int count;    /* how often it has occurred, with this time */
};

/* All zero is an empty history. */
struct history {
        struct occurrence *occurrences; /* by number */
        size_t length, capacity;
        int *latest;                    /* hash table of numbers + 1; 0 is a free slot */
        size_t slots;                   /* a power of two, or 0 */
};

void history_free(struct history *history);

/* Make room for one more position; false when memory is short. */
bool history_reserve(struct history *history);

/* Add a position, for which there is room; or drop the one that came last. */
void history_push(struct history *history, uint64_t key);
void history_pop(struct history *history);

/* Where a position occurred last, or HISTORY_NONE. */
int history_find(const struct history *history, uint64_t key);

/* A copy, of which `history` is made; false when memory is short. */
bool history_copy(struct history *history, const struct history *original);

#endif
