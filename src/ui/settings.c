/* settings.c - the table and its uses. */

#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/text.h"
#include "ui/settings.h"

#define SETTING_ROW(name, kind, first, least, most, words, help) \
        { #name, kind, first, least, most, words, help, offsetof(struct settings, name) },

static const struct setting table[] = { SETTINGS(SETTING_ROW) };

enum { COUNT = sizeof table / sizeof *table };

size_t setting_count(void)
{
        return COUNT;
}

const struct setting *setting_at(size_t index)
{
        return &table[index];
}

static int *value_of(struct settings *settings, const struct setting *setting)
{
        return (int *)((char *)settings + setting->offset);
}

void settings_reset(struct settings *settings)
{
        for (size_t i = 0; i < COUNT; i++)
                *value_of(settings, &table[i]) = table[i].first;
}

static const struct setting *find(const char *name, size_t length)
{
        for (size_t i = 0; i < COUNT; i++)
                if (strlen(table[i].name) == length &&
                    strncmp(table[i].name, name, length) == 0)
                        return &table[i];
        return NULL;
}

/* ---- Words of choices ---- */

/* Which of the words it is, or -1. */
static int word_index(const char *words, const char *word)
{
        for (int i = 0; *words != '\0'; i++) {
                size_t length = strcspn(words, " ");

                if (strlen(word) == length && strncmp(words, word, length) == 0)
                        return i;
                words += length + strspn(words + length, " ");
        }
        return -1;
}

static void append_word(char *text, size_t size, const char *words, int index)
{
        while (index-- > 0) {
                words += strcspn(words, " ");
                words += strspn(words, " ");
        }
        text_append(text, size, "%.*s", (int)strcspn(words, " "), words);
}

/* ---- Telling ---- */

static void tell(struct settings *settings, const struct setting *setting, char *text,
                 size_t size)
{
        int value = *value_of(settings, setting);

        switch (setting->kind) {
        case SETTING_SWITCH:
                text_append(text, size, "%s%s", value ? "" : "no", setting->name);
                break;
        case SETTING_NUMBER:
                text_append(text, size, "%s %d", setting->name, value);
                break;
        case SETTING_CHOICE:
                text_append(text, size, "%s ", setting->name);
                append_word(text, size, setting->words, value);
                break;
        }
}

static void tell_all(struct settings *settings, char *text, size_t size)
{
        text[0] = '\0';
        for (size_t i = 0; i < COUNT; i++) {
                text_append(text, size, "%s", i > 0 ? ", " : "");
                tell(settings, &table[i], text, size);
        }
}

/* ---- Setting ---- */

/* What stands behind the name; false when that is not to be had. */
static bool give(const struct setting *setting, const char *value, int *result)
{
        char *end;
        long number = strtol(value, &end, 10);

        if (setting->kind == SETTING_CHOICE) {
                *result = word_index(setting->words, value);
                return *result >= 0;
        }
        *result = (int)number;
        return setting->kind == SETTING_NUMBER && *end == '\0' &&
               number >= setting->least && number <= setting->most;
}

static void say_values(const struct setting *setting, char *text, size_t size)
{
        switch (setting->kind) {
        case SETTING_SWITCH:
                snprintf(text, size, _("%s is on or off: :set %s, :set no%s"),
                         setting->name, setting->name, setting->name);
                break;
        case SETTING_NUMBER:
                snprintf(text, size, _("%s is a number from %d to %d"), setting->name,
                         setting->least, setting->most);
                break;
        case SETTING_CHOICE:
                snprintf(text, size, _("%s is one of: %s"), setting->name,
                         setting->words);
                break;
        }
}

static const char *set_value(struct settings *settings, const struct setting *setting,
                             const char *value, char *text, size_t size)
{
        int number;

        if (!give(setting, value, &number)) {
                say_values(setting, text, size);
                return value;
        }
        *value_of(settings, setting) = number;
        text[0] = '\0';
        tell(settings, setting, text, size);
        return NULL;
}

/* The switch that an argument turns off, or NULL. */
static const struct setting *find_off(const char *argument, size_t length)
{
        const struct setting *setting = NULL;

        if (length > 2 && strncmp(argument, "no", 2) == 0)
                setting = find(argument + 2, length - 2);
        return setting != NULL && setting->kind == SETTING_SWITCH ? setting : NULL;
}

const char *settings_set(struct settings *settings, const char *argument, char *text,
                         size_t size)
{
        size_t length = strcspn(argument, " =");
        const char *value = argument + length + strspn(argument + length, " =");
        const struct setting *setting = find(argument, length), *off = NULL;

        text[0] = '\0';
        if (length == 0) {
                tell_all(settings, text, size);
                return NULL;
        }
        if (setting == NULL)
                setting = off = find_off(argument, length);
        if (setting == NULL) {
                snprintf(text, size, _("there is no setting %.*s; :set tells of all"),
                         (int)(length < 30 ? length : 30), argument);
                return argument;
        }
        if (*value != '\0')
                return set_value(settings, setting, value, text, size);
        if (setting->kind == SETTING_SWITCH)
                *value_of(settings, setting) = off == NULL;
        tell(settings, setting, text, size);
        return NULL;
}

void settings_write(const struct settings *settings, FILE *file)
{
        struct settings copy = *settings;

        for (size_t i = 0; i < COUNT; i++) {
                char text[200] = "";

                tell(&copy, &table[i], text, sizeof text);
                fprintf(file, "# %s\nset %s\n", _(table[i].help), text);
        }
}
