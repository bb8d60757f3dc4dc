/* complete_config.c - words of the configuration. */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ui/complete_config.h"
#include "ui/complete_word.h"
#include "ui/keymap.h"
#include "ui/rc.h"
#include "ui/settings.h"
#include "ui/theme.h"

/* ---- Settings ---- */

/* What can stand for a setting before its value: a switch also with "no". */
static void offer_setting(const struct completion_word *word,
                          const struct setting *setting)
{
        char off[COMPLETION_WORD];

        completion_offer(word, setting->name);
        snprintf(off, sizeof off, "no%s", setting->name);
        if (setting->kind == SETTING_SWITCH && word->beginning[0] == 'n')
                completion_offer(word, off);
}

void complete_set(const char *text, struct completion *completion)
{
        struct completion_word word = completion_last_word(text, completion);
        size_t length = strcspn(text, " ");

        for (size_t i = 0; i < setting_count(); i++) {
                const struct setting *setting = setting_at(i);

                if (word.before == 0)
                        offer_setting(&word, setting);
                else if (word.before == 1 && strlen(setting->name) == length &&
                         memcmp(setting->name, text, length) == 0)
                        completion_offer_words(&word, setting->kind == SETTING_CHOICE
                                                              ? setting->words
                                                              : "");
        }
}

/* ---- Keys ---- */

static void offer_places(const struct completion_word *word)
{
        for (size_t i = 0; i < command_place_count(); i++)
                completion_offer(word, command_place_name(command_place_at(i)));
}

/* Where the key stands: behind the place, if there is one. */
static int key_position(const char *text)
{
        return command_place_named(text, strcspn(text, " ")) != 0;
}

void complete_unbind(const char *text, struct completion *completion)
{
        struct completion_word word = completion_last_word(text, completion);

        if (word.before == 0)
                offer_places(&word);
        if (word.before == 0 || word.before == key_position(text))
                completion_offer_all(&word, key_name_at);
}

void complete_bind(const char *text, struct completion *completion)
{
        struct completion_word word = completion_last_word(text, completion);

        if (word.before <= 0 || word.before == key_position(text)) {
                completion->kept += strlen(word.beginning);
                complete_unbind(text, completion);
                return;
        }
        for (size_t i = 0; word.before == key_position(text) + 1 && i < command_count();
             i++)
                completion_offer(&word, command_at(i)->name);
}

/* ---- Colours ---- */

void complete_color(const char *text, struct completion *completion)
{
        struct completion_word word = completion_last_word(text, completion);

        if (word.before == 0)
                completion_offer_all(&word, theme_style_name);
        if (word.before == 1 || word.before == 2)
                completion_offer_all(&word, theme_colour_name);
        if (word.before >= 2)
                completion_offer_all(&word, theme_attribute_name);
}

static void offer_theme(void *context, const char *name)
{
        completion_offer(context, name);
}

void complete_theme(const char *text, struct completion *completion)
{
        struct completion_word word = completion_last_word(text, completion);

        if (word.before == 0)
                rc_themes(offer_theme, &word);
}
