#include "record/history.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_CAPACITY = 64 };

void history_free(struct history *history)
{
        free(history->occurrences);
        free(history->latest);
        *history = (struct history){ 0 };
}

/* The slot of a key, or the free one where it would be. */
static int *slot_of(const struct history *history, uint64_t key)
{
        size_t i = (size_t)key & (history->slots - 1);

        while (history->latest[i] != 0 &&
               history->occurrences[history->latest[i] - 1].key != key)
                i = (i + 1) & (history->slots - 1);
        return &history->latest[i];
}

/* In the order in which they came: only so may history_pop simply free a slot. */
static void fill_slots(struct history *history)
{
        for (size_t i = 0; i < history->length; i++)
                *slot_of(history, history->occurrences[i].key) = (int)i + 1;
}

static bool resize(struct history *history, size_t capacity)
{
        size_t slots = 2 * capacity;
        struct occurrence *occurrences =
                realloc(history->occurrences, capacity * sizeof *occurrences);
        int *latest;

        if (occurrences == NULL)
                return false;
        history->occurrences = occurrences;
        latest = calloc(slots, sizeof *latest);
        if (latest == NULL)
                return false;
        free(history->latest);
        history->latest = latest;
        history->slots = slots;
        history->capacity = capacity;
        fill_slots(history);
        return true;
}

bool history_reserve(struct history *history)
{
        if (history->length < history->capacity)
                return true;
        return resize(history,
                      history->capacity ? 2 * history->capacity : FIRST_CAPACITY);
}

void history_push(struct history *history, uint64_t key)
{
        int *slot = slot_of(history, key);
        struct occurrence *added = &history->occurrences[history->length];

        *added = (struct occurrence){ key, *slot - 1, 1 };
        if (added->previous != HISTORY_NONE)
                added->count += history->occurrences[added->previous].count;
        history->length++;
        *slot = (int)history->length;
}

void history_pop(struct history *history)
{
        const struct occurrence *last = &history->occurrences[history->length - 1];

        *slot_of(history, last->key) = last->previous + 1;
        history->length--;
}

int history_find(const struct history *history, uint64_t key)
{
        return *slot_of(history, key) - 1;
}

bool history_copy(struct history *history, const struct history *original)
{
        *history = (struct history){ 0 };
        if (!resize(history, original->capacity)) {
                history_free(history);
                return false;
        }
        memcpy(history->occurrences, original->occurrences,
               original->length * sizeof *history->occurrences);
        history->length = original->length;
        fill_slots(history);
        return true;
}
