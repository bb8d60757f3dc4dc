/* command.c - the table and its uses. */

#include "config.h"

#include <ctype.h>
#include <string.h>

#include "play/text.h"
#include "ui/app.h"
#include "ui/command.h"

#define COMMAND_ROW(name, places, keys, arguments, help) \
        { #name, places, keys, arguments, help, command_##name },

static const struct command commands[] = { COMMANDS(COMMAND_ROW) };

enum { COUNT = sizeof commands / sizeof *commands, NAME_MOST = 16 };

size_t command_count(void)
{
        return COUNT;
}

const struct command *command_at(size_t index)
{
        return &commands[index];
}

/* ---- Places ---- */

#define PLACE_NAME(place, name) #name,

static const char *const place_names[] = { COMMAND_PLACES(PLACE_NAME) };

size_t command_place_count(void)
{
        return PLACE_COUNT;
}

enum command_place command_place_at(size_t index)
{
        return (enum command_place)(1 << index);
}

const char *command_place_name(enum command_place place)
{
        size_t index = 0;

        while (index + 1 < PLACE_COUNT && command_place_at(index) != place)
                index++;
        return place_names[index];
}

unsigned command_place_named(const char *name, size_t length)
{
        for (size_t i = 0; i < PLACE_COUNT; i++)
                if (strlen(place_names[i]) == length &&
                    memcmp(place_names[i], name, length) == 0)
                        return command_place_at(i);
        return 0;
}

/* ---- Names ---- */

size_t command_name_length(const char *line)
{
        size_t length = 0;

        while (isalpha((unsigned char)line[length]))
                length++;
        return length;
}

const struct command *command_named(const char *name, size_t length, size_t *matches)
{
        const struct command *found = NULL;

        *matches = 0;
        for (size_t i = 0; i < COUNT; i++) {
                if (strncmp(commands[i].name, name, length) != 0)
                        continue;
                if (commands[i].name[length] == '\0') {
                        *matches = 1;
                        return &commands[i];
                }
                found = &commands[i];
                ++*matches;
        }
        return *matches == 1 ? found : NULL;
}

/* The letters to be changed, added or left out to make one word of the other:
 * Levenshtein's distance. */
static size_t distance(const char *a, const char *b, size_t b_length)
{
        size_t row[NAME_MOST + 1];

        if (b_length > NAME_MOST)
                b_length = NAME_MOST;
        for (size_t j = 0; j <= b_length; j++)
                row[j] = j;
        for (size_t i = 1; a[i - 1] != '\0'; i++) {
                size_t diagonal = row[0];

                row[0] = i;
                for (size_t j = 1; j <= b_length; j++) {
                        size_t best = diagonal + (a[i - 1] != b[j - 1]);

                        diagonal = row[j];
                        if (row[j] + 1 < best)
                                best = row[j] + 1;
                        if (row[j - 1] + 1 < best)
                                best = row[j - 1] + 1;
                        row[j] = best;
                }
        }
        return row[b_length];
}

const struct command *command_near(const char *name, size_t length)
{
        const struct command *nearest = &commands[0];

        for (size_t i = 1; i < COUNT; i++)
                if (distance(commands[i].name, name, length) <
                    distance(nearest->name, name, length))
                        nearest = &commands[i];
        return nearest;
}

/* Say which commands begin so. */
static void say_choices(struct app *app, const char *name, size_t length)
{
        char names[WORDS_SIZE] = "";

        for (size_t i = 0; i < COUNT; i++)
                if (strncmp(commands[i].name, name, length) == 0)
                        text_append(names, sizeof names, "%s:%s", names[0] ? " " : "",
                                    commands[i].name);
        app_say(app, _("%s - which of them?"), names);
}

static bool run(struct app *app, const char *text, bool by_key)
{
        struct command_call call = { .by_key = by_key };
        const struct command *command;
        size_t length, matches;

        text += strspn(text, " ");
        length = command_name_length(text);
        call.insists = text[length] == '!';
        call.argument = text + length + call.insists;
        call.argument += strspn(call.argument, " ");

        command = command_named(text, length, &matches);
        if (length > 0 && command != NULL)
                return command->run(app, &call);
        if (length > 0 && matches == 0)
                app_say(app, _("no command :%.*s; is it :%s?"),
                        (int)(length < 30 ? length : 30), text,
                        command_near(text, length)->name);
        else
                say_choices(app, text, length);
        return false;
}

bool command_run(struct app *app, const char *text)
{
        return run(app, text, false);
}

bool command_run_key(struct app *app, const char *line)
{
        return run(app, line, true);
}
