/* complete_config.c - words of the configuration. */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ui/complete_config.h"
#include "ui/keymap.h"
#include "ui/rc.h"
#include "ui/settings.h"
#include "ui/theme.h"

enum { WORD_SIZE = 200 };

/* The word that is being completed. */
struct word {
        struct completion *completion;
        const char *beginning;
        int before; /* how many stand before it */
};

static struct word last_word(const char *text, struct completion *completion)
{
        struct word word = { completion, text, 0 };

        for (const char *blank = strchr(text, ' '); blank != NULL;
             blank = strchr(word.beginning, ' ')) {
                word.beginning = blank + strspn(blank, " ");
                word.before++;
        }
        completion->kept -= strlen(word.beginning);
        return word;
}

static void offer(const struct word *word, const char *name)
{
        size_t length = strlen(name);

        for (int i = 0; i < word->completion->count; i++)
                if (strncmp(word->completion->words[i], name, length) == 0 &&
                    word->completion->words[i][length] == ' ')
                        return;
        completion_offer(word->completion, name, word->beginning);
}

static void offer_all(const struct word *word, const char *(*name_at)(size_t index))
{
        for (size_t i = 0; name_at(i) != NULL; i++)
                offer(word, name_at(i));
}

/* ---- Settings ---- */

static void offer_values(const struct word *word, const struct setting *setting)
{
        const char *words = setting->kind == SETTING_CHOICE ? setting->words : "";

        while (*words != '\0') {
                size_t length = strcspn(words, " ");
                char value[WORD_SIZE];

                snprintf(value, sizeof value, "%.*s", (int)length, words);
                offer(word, value);
                words += length + strspn(words + length, " ");
        }
}

/* What can stand for a setting before its value: a switch also with "no". */
static void offer_setting(const struct word *word, const struct setting *setting)
{
        char off[WORD_SIZE];

        offer(word, setting->name);
        snprintf(off, sizeof off, "no%s", setting->name);
        if (setting->kind == SETTING_SWITCH && word->beginning[0] == 'n')
                offer(word, off);
}

void complete_set(const char *text, struct completion *completion)
{
        struct word word = last_word(text, completion);
        size_t length = strcspn(text, " ");

        for (size_t i = 0; i < setting_count(); i++) {
                const struct setting *setting = setting_at(i);

                if (word.before == 0)
                        offer_setting(&word, setting);
                else if (word.before == 1 && strlen(setting->name) == length &&
                         memcmp(setting->name, text, length) == 0)
                        offer_values(&word, setting);
        }
}

/* ---- Keys ---- */

static void offer_places(const struct word *word)
{
        for (size_t i = 0; i < command_place_count(); i++)
                offer(word, command_place_name(command_place_at(i)));
}

/* Where the key stands: behind the place, if there is one. */
static int key_position(const char *text)
{
        return command_place_named(text, strcspn(text, " ")) != 0;
}

void complete_unbind(const char *text, struct completion *completion)
{
        struct word word = last_word(text, completion);

        if (word.before == 0)
                offer_places(&word);
        if (word.before == 0 || word.before == key_position(text))
                offer_all(&word, key_name_at);
}

void complete_bind(const char *text, struct completion *completion)
{
        struct word word = last_word(text, completion);

        if (word.before <= 0 || word.before == key_position(text)) {
                completion->kept += strlen(word.beginning);
                complete_unbind(text, completion);
                return;
        }
        for (size_t i = 0; word.before == key_position(text) + 1 && i < command_count();
             i++)
                offer(&word, command_at(i)->name);
}

/* ---- Colours ---- */

void complete_color(const char *text, struct completion *completion)
{
        struct word word = last_word(text, completion);

        if (word.before == 0)
                offer_all(&word, theme_style_name);
        if (word.before == 1 || word.before == 2)
                offer_all(&word, theme_colour_name);
        if (word.before >= 2)
                offer_all(&word, theme_attribute_name);
}

static void offer_theme(void *context, const char *name)
{
        offer(context, name);
}

void complete_theme(const char *text, struct completion *completion)
{
        struct word word = last_word(text, completion);

        if (word.before == 0)
                rc_themes(offer_theme, &word);
}
