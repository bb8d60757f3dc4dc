/* key_set.h - a set of 64-bit keys in memory that the caller owns.
 *
 * Open addressing; 0 marks an empty slot, so the key 0 is always "known".  A
 * table that fills up moves to a larger one behind it in the same memory.  Not
 * installed.
 */
#ifndef ARIMAA_RULES_KEY_SET_H
#define ARIMAA_RULES_KEY_SET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct key_set {
        uint64_t *slots, *end; /* the table, and the end of the memory */
        size_t mask, count;
};

/* Slots of the smallest table worth having, and how many times larger the next
 * one is. */
enum { KEY_SET_SLOTS = 1 << 14, KEY_SET_GROWTH = 4 };

/* An empty set with a table of so many slots, a power of two; false when the
 * memory of `words` words has no room for it. */
static inline bool key_set_init(struct key_set *set, uint64_t *memory, size_t words,
                                size_t slots)
{
        if (words < slots)
                return false;
        *set = (struct key_set){ .slots = memory,
                                 .end = memory + words,
                                 .mask = slots - 1 };
        memset(memory, 0, slots * sizeof *memory);
        return true;
}

/* Bring the slot of a key that will be added soon into the cache. */
static inline void key_set_prefetch(const struct key_set *set, uint64_t key)
{
        __builtin_prefetch(&set->slots[key & set->mask], 1);
}

/* Add a key, for which there must be room; whether it was not there before. */
static inline bool key_set_add(struct key_set *set, uint64_t key)
{
        size_t i = (size_t)key & set->mask;
        uint64_t found;

        while ((found = set->slots[i]) != key && found != 0)
                i = (i + 1) & set->mask;
        set->slots[i] = key;
        set->count += found != key;
        return found != key;
}

/* Make room for `more` keys; false when the memory is used up. */
static inline bool key_set_reserve(struct key_set *set, size_t more)
{
        while (set->count + more > set->mask / 8 * 5) {
                struct key_set old = *set;
                uint64_t *behind = old.slots + old.mask + 1;

                if (!key_set_init(set, behind, (size_t)(old.end - behind),
                                  KEY_SET_GROWTH * (old.mask + 1))) {
                        *set = old;
                        return false;
                }
                for (size_t i = 0; i <= old.mask; i++)
                        if (old.slots[i] != 0)
                                key_set_add(set, old.slots[i]);
        }
        return true;
}

#endif
