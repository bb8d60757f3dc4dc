/* entry_words.h - a turn that was typed, in one line of words. */
#ifndef KEYSTEPS_UI_ENTRY_WORDS_H
#define KEYSTEPS_UI_ENTRY_WORDS_H

#include "ui/entry.h"

/* Each fills the words of an entry that shows its turn. */
void entry_words_turn(struct entry *entry, const struct arimaa_answer *answer,
                      const char *text, size_t length);
void entry_words_steps(struct entry *entry);

/* What the resolver was asked. */
struct entry_question {
        struct arimaa_resolver *resolver;
        const struct arimaa_position *position;
        int steps;
        const char *text;
        size_t length;
};

/* How many turns fit, and what to add for the first of them. */
void entry_words_ambiguous(struct entry *entry, const struct entry_question *asked,
                           const struct arimaa_answer *answer);

#endif
