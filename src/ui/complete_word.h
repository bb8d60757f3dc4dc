/* complete_word.h - offering words for the last word of an argument.
 *
 * For the files that know what can stand behind a command: each takes the word that is
 * being completed and offers all there is; what does not begin as that word is left out.
 */
#ifndef KEYSTEPS_UI_COMPLETE_WORD_H
#define KEYSTEPS_UI_COMPLETE_WORD_H

#include "ui/complete.h"

enum { COMPLETION_WORD = 300 }; /* a longer word is not offered */

/* The word that is being completed, "" behind a blank. */
struct completion_word {
        struct completion *completion;
        const char *beginning;
        int before; /* how many stand before it in the argument */
};

/* Complete the last word of an argument. */
struct completion_word completion_last_word(const char *argument,
                                            struct completion *completion);

/* Offer a word, once however often it is offered; words that blanks separate; the names
 * of a list, which ends in NULL. */
void completion_offer(const struct completion_word *word, const char *name);
void completion_offer_words(const struct completion_word *word, const char *names);
void completion_offer_all(const struct completion_word *word,
                          const char *(*name_at)(size_t index));

#endif
