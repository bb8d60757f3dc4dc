/* complete.c - completing commands and their arguments. */

#include "config.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "play/help.h"
#include "rules/setup.h"
#include "ui/command.h"
#include "ui/complete.h"
#include "ui/settings.h"

enum { PATH_SIZE = 4096, WORD_SIZE = 300 };

static void add_if_begins(struct line_completion *completion, const char *word,
                          const char *beginning)
{
        char spaced[WORD_SIZE];
        int length = snprintf(spaced, sizeof spaced, "%s ", word);

        /* A word too long to be completed whole is not offered. */
        if (strncmp(word, beginning, strlen(beginning)) == 0 && length < WORD_SIZE)
                line_completion_add(completion, spaced);
}

static void complete_command(const char *text, struct line_completion *completion)
{
        completion->typed = strlen(text);
        for (size_t i = 0; i < command_count(); i++)
                add_if_begins(completion, command_at(i)->name, text);
}

static void complete_setup(const char *text, struct line_completion *completion)
{
        completion->typed = strlen(text);
        for (size_t i = 0; i < arimaa_named_setup_count; i++)
                add_if_begins(completion, arimaa_named_setups[i].name, text);
}

static void complete_setting(const char *text, struct line_completion *completion)
{
        completion->typed = strlen(text);
        for (size_t i = 0; i < setting_count(); i++)
                add_if_begins(completion, setting_at(i)->name, text);
}

static void complete_topic(const char *text, struct line_completion *completion)
{
        completion->typed = strlen(text);
        for (int i = 0; i < help_topic_count; i++)
                add_if_begins(completion, help_topics[i].name, text);
}

/* Words of which one can stand there, separated by blanks. */
static void complete_word(const char *words, const char *text,
                          struct line_completion *completion)
{
        char word[WORD_SIZE];

        completion->typed = strlen(text);
        for (; *words != '\0'; words += strspn(words, " ")) {
                size_t length = strcspn(words, " ");

                snprintf(word, sizeof word, "%.*s", (int)length, words);
                add_if_begins(completion, word, text);
                words += length;
        }
}

static void complete_panel(const char *text, struct line_completion *completion)
{
        complete_word("moves page tags", text, completion);
}

static void complete_copied(const char *text, struct line_completion *completion)
{
        complete_word("line move position", text, completion);
}

static bool is_directory(const char *directory, const char *name)
{
        char path[PATH_SIZE];
        struct stat status;

        return snprintf(path, sizeof path, "%s/%s", directory, name) < PATH_SIZE &&
               stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

/* The part of a path up to and with its last slash, as a directory to be read. */
static void directory_of(const char *path, size_t length, char *directory)
{
        const char *home = getenv("HOME");

        if (length == 0)
                strcpy(directory, ".");
        else if (length > 1 && path[0] == '~' && path[1] == '/' && home != NULL)
                snprintf(directory, PATH_SIZE, "%s%.*s", home, (int)length - 1, path + 1);
        else
                snprintf(directory, PATH_SIZE, "%.*s", (int)length, path);
}

static void complete_file(const char *path, struct line_completion *completion)
{
        const char *slash = strrchr(path, '/');
        const char *name = slash == NULL ? path : slash + 1;
        char directory[PATH_SIZE];
        struct dirent *entry;
        DIR *stream;

        directory_of(path, (size_t)(name - path), directory);
        stream = opendir(directory);
        if (stream == NULL)
                return;
        completion->typed = strlen(name);
        while ((entry = readdir(stream)) != NULL) {
                char word[WORD_SIZE];

                if (strncmp(entry->d_name, name, strlen(name)) != 0 ||
                    (entry->d_name[0] == '.' && name[0] != '.'))
                        continue;
                snprintf(word, sizeof word, "%s%s", entry->d_name,
                         is_directory(directory, entry->d_name) ? "/" : "");
                line_completion_add(completion, word);
        }
        closedir(stream);
}

static const struct {
        const char *command;
        void (*complete)(const char *text, struct line_completion *completion);
} arguments[] = {
        { "open", complete_file },   { "save", complete_file },
        { "quick", complete_setup }, { "set", complete_setting },
        { "panel", complete_panel }, { "copy", complete_copied },
        { "help", complete_topic },
};

static void complete_argument(const char *text, size_t name_length,
                              struct line_completion *completion)
{
        size_t matches,
                letters = text[name_length - 1] == '!' ? name_length - 1 : name_length;
        const struct command *command = command_named(text, letters, &matches);
        const char *argument = text + name_length + strspn(text + name_length, " ");

        for (size_t i = 0; i < sizeof arguments / sizeof *arguments; i++)
                if (command != NULL && strcmp(arguments[i].command, command->name) == 0)
                        arguments[i].complete(argument, completion);
}

static int by_name(const void *a, const void *b)
{
        return strcmp(*(char *const *)a, *(char *const *)b);
}

void complete(const char *text, struct line_completion *completion)
{
        size_t name_length;

        text += strspn(text, " ");
        if (*text != ':')
                return;
        text += 1 + strspn(text + 1, " ");
        name_length = strcspn(text, " ");
        if (text[name_length] == '\0')
                complete_command(text, completion);
        else if (name_length > 0)
                complete_argument(text, name_length, completion);
        if (completion->count > 1)
                qsort(completion->words, completion->count, sizeof *completion->words,
                      by_name);
}
