/* complete_word.c - words that begin as one. */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ui/complete_word.h"

struct completion_word completion_last_word(const char *argument,
                                            struct completion *completion)
{
        struct completion_word word = { completion, argument, 0 };

        for (const char *blank = strchr(argument, ' '); blank != NULL;
             blank = strchr(word.beginning, ' ')) {
                word.beginning = blank + strspn(blank, " ");
                word.before++;
        }
        completion->kept -= strlen(word.beginning);
        return word;
}

static bool is_offered(const struct completion *completion, const char *word)
{
        for (int i = 0; i < completion->count; i++)
                if (strcmp(completion->words[i], word) == 0)
                        return true;
        return false;
}

void completion_offer(const struct completion_word *word, const char *name)
{
        char spaced[COMPLETION_WORD];
        int length = snprintf(spaced, sizeof spaced, "%s ", name);

        if (length < COMPLETION_WORD &&
            strncmp(name, word->beginning, strlen(word->beginning)) == 0 &&
            !is_offered(word->completion, spaced))
                completion_add(word->completion, spaced);
}

void completion_offer_words(const struct completion_word *word, const char *names)
{
        for (; *names != '\0'; names += strspn(names, " ")) {
                size_t length = strcspn(names, " ");
                char name[COMPLETION_WORD];

                snprintf(name, sizeof name, "%.*s", (int)length, names);
                completion_offer(word, name);
                names += length;
        }
}

void completion_offer_all(const struct completion_word *word,
                          const char *(*name_at)(size_t index))
{
        for (size_t i = 0; name_at(i) != NULL; i++)
                completion_offer(word, name_at(i));
}
