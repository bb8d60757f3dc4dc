/* complete.c - completing commands and their arguments; going through what fits. */

#include "config.h"

#include <ctype.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "play/help.h"
#include "play/translate.h"
#include "ui/app.h"
#include "ui/complete_config.h"
#include "ui/complete_move.h"
#include "ui/complete_quick.h"
#include "ui/complete_word.h"

enum { PATH_SIZE = 4096, WORD_SIZE = COMPLETION_WORD };

static void complete_command(const char *text, struct completion *completion)
{
        struct completion_word word = completion_last_word(text, completion);

        for (size_t i = 0; i < command_count(); i++)
                completion_offer(&word, command_at(i)->name);
}

static void complete_topic(const char *text, struct completion *completion)
{
        struct completion_word word = completion_last_word(text, completion);

        for (int i = 0; i < help_topic_count; i++)
                completion_offer(&word, help_topics[i].name);
}

static void complete_copied(const char *text, struct completion *completion)
{
        struct completion_word word = completion_last_word(text, completion);

        if (word.before == 0)
                completion_offer_words(&word, "line move position");
}

/* What an argument can be to the letter, as moves, page and tags in "[moves|page|tags]";
 * what stands for something else is in capitals. */
static void complete_literal(const char *arguments, const char *text,
                             struct completion *completion)
{
        struct completion_word word = completion_last_word(text, completion);
        char literals[WORD_SIZE];

        snprintf(literals, sizeof literals, "%s", arguments);
        for (char *at = literals; *at != '\0'; at++)
                if (!islower((unsigned char)*at))
                        *at = ' ';
        if (word.before == 0)
                completion_offer_words(&word, literals + strspn(literals, " "));
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

static void complete_file(const char *path, struct completion *completion)
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
        completion->kept -= strlen(name);
        while ((entry = readdir(stream)) != NULL) {
                char word[WORD_SIZE];

                if (strncmp(entry->d_name, name, strlen(name)) != 0 ||
                    (entry->d_name[0] == '.' && name[0] != '.'))
                        continue;
                snprintf(word, sizeof word, "%s%s", entry->d_name,
                         is_directory(directory, entry->d_name) ? "/" : "");
                completion_add(completion, word);
        }
        closedir(stream);
}

static const struct {
        const char *command;
        void (*complete)(const char *text, struct completion *completion);
} arguments[] = {
        { "open", complete_file },   { "save", complete_file },
        { "quick", complete_quick }, { "set", complete_set },
        { "copy", complete_copied }, { "help", complete_topic },
        { "bind", complete_bind },   { "unbind", complete_unbind },
        { "color", complete_color }, { "theme", complete_theme },
};

static void complete_argument(const char *text, size_t name_length,
                              struct completion *completion)
{
        size_t matches,
                letters = text[name_length - 1] == '!' ? name_length - 1 : name_length;
        const struct command *command = command_named(text, letters, &matches);
        const char *argument = text + name_length + strspn(text + name_length, " ");

        if (command == NULL)
                return;
        for (size_t i = 0; i < sizeof arguments / sizeof *arguments; i++)
                if (strcmp(arguments[i].command, command->name) == 0) {
                        arguments[i].complete(argument, completion);
                        return;
                }
        complete_literal(command->arguments, argument, completion);
}

static int by_name(const void *a, const void *b)
{
        return strcmp(*(char *const *)a, *(char *const *)b);
}

/* A text that begins with a colon. */
static void complete_colon(const char *text, struct completion *completion)
{
        size_t name_length;

        text += 1 + strspn(text + 1, " ");
        name_length = strcspn(text, " ");
        if (text[name_length] == '\0')
                complete_command(text, completion);
        else if (name_length > 0)
                complete_argument(text, name_length, completion);
        if (completion->count > 1)
                qsort(completion->words, (size_t)completion->count,
                      sizeof *completion->words, by_name);
}

/* ---- Going through them ---- */

void completion_add(struct completion *completion, const char *word)
{
        char **more = realloc(completion->words,
                              (size_t)(completion->count + 1) * sizeof *more);
        char *copy = strdup(word);

        if (more != NULL)
                completion->words = more;
        if (more == NULL || copy == NULL)
                free(copy);
        else
                completion->words[completion->count++] = copy;
}

void completion_forget(struct completion *completion)
{
        for (int i = 0; completion->words != NULL && i < completion->count; i++)
                free(completion->words[i]);
        free(completion->words);
        free(completion->turns);
        *completion = (struct completion){ .at = -1 };
}

void completion_find(struct completion *completion, const struct app *app,
                     const char *text)
{
        const char *first = text + strspn(text, " ");

        completion_forget(completion);
        snprintf(completion->typed, sizeof completion->typed, "%s", text);
        completion->kept = strlen(text);
        completion->app = app;
        if (*first == ':')
                complete_colon(first, completion);
        else if (app != NULL)
                complete_move(app, text, completion);
}

size_t completion_common(const struct completion *completion)
{
        size_t common = strlen(completion->words[0]);

        for (int i = 1; i < completion->count; i++) {
                size_t same = 0;

                while (same < common &&
                       completion->words[i][same] == completion->words[0][same])
                        same++;
                common = same;
        }
        return common;
}

/* What has been typed, and as far as all words agree. */
static void write_common(const struct completion *completion, char *text)
{
        size_t common = completion->words != NULL ? completion_common(completion) : 0;

        if (completion->kept + common > strlen(completion->typed))
                snprintf(text, COMPLETION_TEXT, "%.*s%.*s", (int)completion->kept,
                         completion->typed, (int)common, completion->words[0]);
        else
                snprintf(text, COMPLETION_TEXT, "%s", completion->typed);
}

static void write_shown(struct app *app, const struct completion *completion, char *text)
{
        if (completion->at < 0)
                write_common(completion, text);
        else if (completion->turns != NULL)
                complete_turn_write(app, completion, completion->at, text);
        else
                snprintf(text, COMPLETION_TEXT, "%.*s%s", (int)completion->kept,
                         completion->typed, completion->words[completion->at]);
}

static void say_words(struct app *app, const struct completion *completion)
{
        char words[WORDS_SIZE] = "";

        for (int i = 0; i < completion->count; i++) {
                const char *word = completion->words[i];

                if (strlen(words) + strlen(word) + 2 > sizeof words)
                        break;
                strcat(strcat(words, word), word[strlen(word) - 1] != ' ' ? " " : "");
        }
        app_say(app, "%s", words);
}

/* Say what there is, or which of them is shown and what it means. */
static void say(struct app *app, const struct completion *completion)
{
        char words[WORDS_SIZE];

        if (completion->at < 0 && completion->words != NULL && completion->count > 1) {
                say_words(app, completion);
        } else if (completion->at >= 0 && app->entry.words[0] != '\0') {
                snprintf(words, sizeof words, "%s", app->entry.words);
                app_say(app, _("%d of %d: %s"), completion->at + 1, completion->count,
                        words);
        }
}

/* Put it into the line as it is known here, where every other change of the line ends
 * the completion. */
static void show(struct app *app, const char *behind, struct completion *completion)
{
        char line[2 * COMPLETION_TEXT];

        write_shown(app, completion, completion->shown);
        snprintf(line, sizeof line, "%s%s", completion->shown, behind);
        app_line(app, line);
        app->completion = *completion;
        app->marked = completion->at < 0 ? completion->squares : 0;
        say(app, completion);
}

bool complete(struct app *app, const char *text, const char *behind, int by,
              char *replacement)
{
        struct completion completion = app->completion;

        if (completion.count > 1 && strcmp(completion.shown, text) == 0) {
                /* The places are the words and, before the first of them, -1. */
                int places = completion.count + 1;

                completion.at = (completion.at + 1 + by + places) % places - 1;
        } else {
                completion_find(&completion, app, text);
                if (completion.turns != NULL)
                        completion.at = by > 0 ? 0 : completion.count - 1;
        }
        app->completion = (struct completion){ .at = -1 };
        if (completion.count == 0) {
                completion_forget(&completion);
                if (app->entry.meaning == ENTRY_UNFINISHED)
                        app_say(app, _("nothing that is legal begins so"));
                return false;
        }
        show(app, behind, &completion);
        strcpy(replacement, completion.shown);
        if (completion.count == 1)
                completion_forget(&app->completion);
        return true;
}
