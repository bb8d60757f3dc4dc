/* choices.h - what is chosen for a new game: one table.
 *
 * The same words say it everywhere, `endless dicey seed=7 gold="Anna B"`: behind :new,
 * as options of `keysteps new`, and in the file that keeps the last choices.  What is
 * not said is Standard, without the die, without names, Gold below.
 */
#ifndef KEYSTEPS_PLAY_CHOICES_H
#define KEYSTEPS_PLAY_CHOICES_H

#include <stddef.h>

#include "rules/variant.h"

enum choice {
        CHOICE_SETUP,
        CHOICE_DICEY,
        CHOICE_GOLD,
        CHOICE_SILVER,
        CHOICE_BELOW,
        CHOICE_SEED,
        CHOICES
};

enum { CHOICES_NAME_SIZE = 64, CHOICES_TEXT_SIZE = 400 };

/* All zero is what it is where nothing is said. */
struct choices {
        struct arimaa_variant variant;
        char names[ARIMAA_SIDES][CHOICES_NAME_SIZE]; /* "" for none */
        enum arimaa_side below;
        bool has_seed; /* else it is drawn as the game begins */
        uint64_t seed;
};

/* What there is to choose; its name is also its word. */
struct choice_row {
        const char *name;
        const char *label, *help; /* to be translated; the help if no value has its own */
};

/* One value of a choice that has only so many. */
struct choice_value {
        enum choice choice;
        const char *word;
        const char *label, *help; /* to be translated */
        const char *topic;        /* of the help, or NULL */
};

const struct choice_row *choice_row(enum choice choice);

/* The values of a choice one by one; NULL behind the last, or when it takes a text. */
const struct choice_value *choice_value(enum choice choice, size_t index);

/* The value chosen, or NULL when it is a text. */
const struct choice_value *choice_chosen(const struct choices *choices,
                                         enum choice choice);

/* Choose, by the word of a value or a text; false: it cannot be that. */
bool choices_set(struct choices *choices, enum choice choice, const char *value);

/* What is chosen, as choices_set takes it; a seed that is to be drawn is "". */
void choices_get(const struct choices *choices, enum choice choice, char *value,
                 size_t size);

/* The same, but what is wrong with the value is told. */
bool choices_give(struct choices *choices, enum choice choice, const char *value,
                  char *message, size_t size);

/* Do what the words say; false: they are wrong, *choices is as it was, and `message`
 * says what is. */
bool choices_read(struct choices *choices, const char *words, char *message, size_t size);

/* The words that say what is chosen, the seed left out. */
void choices_write(const struct choices *choices, char *words, size_t size);

/* The last choices, in $XDG_STATE_HOME/keysteps/new-game: as far as they can be read;
 * keeping them. */
void choices_load(struct choices *choices);
void choices_store(const struct choices *choices);

#endif
