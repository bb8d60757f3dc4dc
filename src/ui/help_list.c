/* help_list.c - the tables of commands and settings as rows of the help. */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include "play/text.h"
#include "play/translate.h"
#include "play/words.h"
#include "ui/command.h"
#include "ui/help.h"
#include "ui/settings.h"

/* ---- Keys and commands ---- */

static const struct {
        enum command_place place;
        const char *heading;
} places[] = {
        { AT_BOARD, N_("Keys at the board") },
        { AT_START, N_("Keys on the start screen") },
        { AT_NEW, N_("Keys where a new game is chosen") },
        { AT_GAMES, N_("Keys in a list of games") },
        { AT_HELP, N_("Keys in the help") },
};

/* Whether no key bound before it gives the same line there. */
static bool is_first(const struct keymap *keymap, const struct key_binding *binding)
{
        for (const struct key_binding *other = keymap->bindings; other < binding; other++)
                if (other->place == binding->place &&
                    strcmp(other->line, binding->line) == 0)
                        return false;
        return true;
}

/* What a command does, or the whole line where it says more than a command. */
static void list_line(struct help_page *page, const char *keys, const char *line)
{
        char text[WORDS_SIZE];
        size_t matches;
        const struct command *command = command_named(line, strlen(line), &matches);

        snprintf(text, sizeof text, ":%s", line);
        help_page_add(page, HELP_ITEM, keys, command != NULL ? _(command->help) : text);
}

static void list_keys(struct help_page *page, const struct keymap *keymap,
                      enum command_place place, const char *heading)
{
        help_page_add(page, HELP_HEADING, "", heading);
        for (size_t i = 0; i < keymap->count; i++) {
                const struct key_binding *binding = &keymap->bindings[i];
                char keys[WORDS_SIZE];

                if (binding->place != place || !is_first(keymap, binding))
                        continue;
                keymap_keys(keymap, place, binding->line, keys, sizeof keys);
                list_line(page, keys, binding->line);
        }
}

static void list_command(struct help_page *page, const struct keymap *keymap,
                         const struct command *command)
{
        char left[WORDS_SIZE], right[WORDS_SIZE], keys[WORDS_SIZE / 2];
        const char *arguments = command->arguments[0] ? _(command->arguments) : "";

        keymap_keys(keymap, ALL_PLACES, command->name, keys, sizeof keys);
        snprintf(left, sizeof left, ":%s%s%s", command->name,
                 arguments[0] != '\0' ? " " : "", arguments);
        if (keys[0] == '\0')
                snprintf(right, sizeof right, "%s", _(command->help));
        else
                snprintf(right, sizeof right, _("%s; keys: %s"), _(command->help), keys);
        help_page_add(page, HELP_ITEM, left, right);
}

static void list_commands(struct help_page *page, const struct keymap *keymap)
{
        for (size_t i = 0; i < sizeof places / sizeof *places; i++)
                list_keys(page, keymap, places[i].place, _(places[i].heading));
        help_page_add(page, HELP_HEADING, "", _("All commands"));
        for (size_t i = 0; i < command_count(); i++)
                list_command(page, keymap, command_at(i));
}

/* ---- Settings ---- */

static void list_setting(struct help_page *page, const struct setting *setting)
{
        char text[WORDS_SIZE];

        switch (setting->kind) {
        case SETTING_NUMBER:
                snprintf(text, sizeof text, _("%s: a number from %d to %d"),
                         _(setting->help), setting->least, setting->most);
                break;
        case SETTING_CHOICE:
                snprintf(text, sizeof text, "%s: %s", _(setting->help), setting->words);
                break;
        default:
                snprintf(text, sizeof text, "%s", _(setting->help));
                break;
        }
        help_page_add(page, HELP_ITEM, setting->name, text);
}

static void list_settings(struct help_page *page)
{
        for (size_t i = 0; i < setting_count(); i++)
                list_setting(page, setting_at(i));
}

void help_list(struct help_page *page, const char *list, const void *context)
{
        if (strcmp(list, "commands") == 0)
                list_commands(page, context);
        else if (strcmp(list, "settings") == 0)
                list_settings(page);
}
