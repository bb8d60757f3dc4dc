/* rc.c - reading commands from files, and writing what is chosen. */

#include "config.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <wchar.h>

#include "play/printable.h"
#include "play/text.h"
#include "play/translate.h"
#include "play/xdg.h"
#include "ui/rc.h"
#include "ui/theme.h"

#define BLANKS " \t\r\n\v\f"

enum { LINE_MOST = 1024 };

/* A file as it is read. */
struct reading {
        struct app *app;
        const char *path;
        const char *const *allowed; /* the commands, NULL behind the last */
        struct rc_report *report;
        int line;
};

static const char *const in_configuration[] = { "set",   "bind",  "unbind",
                                                "color", "theme", NULL };
static const char *const in_theme[] = { "color", NULL };

/* ---- What is wrong ---- */

/* The file has the whole path; on the screen the name is enough. */
static void add(struct rc_report *report, const char *path, const char *text)
{
        const char *slash = strrchr(path, '/');

        report->count++;
        if (report->file != NULL)
                fprintf(report->file, "%s\n", text);
        text_append(report->text, sizeof report->text, "%s%s",
                    report->text[0] ? "\n" : "",
                    slash != NULL ? text + (slash + 1 - path) : text);
}

/* The column of a character of a line, the first being 1. */
static int column_of(const char *line, const char *at)
{
        int column = 1;

        while (line < at) {
                size_t used = mbrlen(line, (size_t)(at - line), &(mbstate_t){ 0 });

                line += used == 0 || used > (size_t)(at - line) ? 1 : used;
                column++;
        }
        return column;
}

/* A message of several lines is of what is wrong in a theme. */
static void complain(struct reading *reading, const char *line, const char *at,
                     const char *message)
{
        char text[RC_TEXT_SIZE], printable[LINE_MOST];

        printable_copy(reading->path, strlen(reading->path), printable, sizeof printable);
        while (*message != '\0') {
                size_t length = strcspn(message, "\n");

                snprintf(text, sizeof text, "%s:%d:%d: %.*s", printable, reading->line,
                         column_of(line, at), (int)length, message);
                add(reading->report, printable, printable_make(text));
                message += length + (message[length] == '\n');
        }
}

static bool cannot_read(struct rc_report *report, const char *path, const char *why)
{
        char text[RC_TEXT_SIZE], printable[LINE_MOST];

        printable_copy(path, strlen(path), printable, sizeof printable);
        snprintf(text, sizeof text, "%s: %s", printable, why);
        add(report, printable, text);
        return false;
}

/* ---- Reading ---- */

static const struct command *allowed_command(const struct reading *reading,
                                             const char *name, size_t length)
{
        size_t matches;

        for (size_t i = 0; reading->allowed[i] != NULL; i++)
                if (strlen(reading->allowed[i]) == length &&
                    memcmp(reading->allowed[i], name, length) == 0)
                        return command_named(name, length, &matches);
        return NULL;
}

static void refuse_command(struct reading *reading, const char *line, const char *name)
{
        char text[LINE_MOST], word[PRINTABLE_SIZE];

        snprintf(text, sizeof text, _("no command %s of this file; there are:"),
                 printable_copy(name, strcspn(name, " "), word, sizeof word));
        for (size_t i = 0; reading->allowed[i] != NULL; i++)
                text_append(text, sizeof text, " %s", reading->allowed[i]);
        complain(reading, line, name, text);
}

/* One line, its end cut off and tabs made blanks. */
static void obey(struct reading *reading, const char *line)
{
        const char *name = line + strspn(line, " ");
        struct app *app = reading->app;
        struct command_call call = { .argument = "" };
        const struct command *command;
        size_t length;

        if (*name == '\0' || *name == '#')
                return;
        name += *name == ':';
        length = strcspn(name, " ");
        call.argument = name + length + strspn(name + length, " ");
        command = allowed_command(reading, name, length);
        app->wrong = NULL;
        if (command == NULL)
                refuse_command(reading, line, name);
        else if (*call.argument == '\0')
                complain(reading, line, call.argument, _("here something is missing"));
        else if (!command->run(app, &call))
                complain(reading, line, app->wrong != NULL ? app->wrong : call.argument,
                         app->message);
}

static void clean(char *line, size_t length)
{
        for (size_t i = 0; i < length; i++)
                if (line[i] == '\t' || line[i] == '\0')
                        line[i] = ' ';
        while (length > 0 && strchr(BLANKS, line[length - 1]) != NULL)
                line[--length] = '\0';
}

static bool obey_file(struct reading *reading, FILE *file)
{
        char *line = NULL;
        size_t room = 0;
        ssize_t length;

        while ((length = getline(&line, &room, file)) >= 0) {
                reading->line++;
                clean(line, (size_t)length);
                if (strlen(line) < LINE_MOST)
                        obey(reading, line);
                else
                        complain(reading, line, line, _("this line is too long"));
        }
        free(line);
        return ferror(file) ? cannot_read(reading->report, reading->path, strerror(errno))
                            : true;
}

/* Whether a path names what one may wait for, or what never ends, as a pipe or a device;
 * the one of nothing is as good as an empty file. */
static bool is_endless(const char *path)
{
        struct stat status, nothing;

        return stat(path, &status) == 0 && !S_ISREG(status.st_mode) &&
               !S_ISDIR(status.st_mode) &&
               !(S_ISCHR(status.st_mode) && stat("/dev/null", &nothing) == 0 &&
                 status.st_rdev == nothing.st_rdev);
}

static bool obey_path(struct app *app, const char *path, const char *const *allowed,
                      struct rc_report *report)
{
        struct reading reading = { app, path, allowed, report, 0 };
        int before = report->count;
        FILE *file;

        if (is_endless(path))
                return cannot_read(report, path, _("this is no regular file"));
        file = fopen(path, "r");
        if (file == NULL)
                return cannot_read(report, path, strerror(errno));
        obey_file(&reading, file);
        fclose(file);
        app->message[0] = '\0';
        app->request.kind = REQUEST_NOTHING;
        return report->count == before;
}

bool rc_obey(struct app *app, const char *path, struct rc_report *report)
{
        char *own;
        bool done = true;

        theme_reset();
        if (path != NULL)
                return obey_path(app, path, in_configuration, report);
        own = xdg_name("XDG_CONFIG_HOME", ".config", "keystepsrc");
        if (own != NULL) {
                struct stat status;

                if (stat(own, &status) == 0 || errno != ENOENT)
                        done = obey_path(app, own, in_configuration, report);
        }
        free(own);
        return done;
}

/* ---- Themes ---- */

static bool exists(const char *path)
{
        struct stat status;

        return stat(path, &status) == 0;
}

static char *shipped(const char *name)
{
        static const char directory[] = PKGDATADIR "/themes/";
        char *path = malloc(sizeof directory + strlen(name));

        if (path != NULL)
                strcat(strcpy(path, directory), name);
        return path;
}

/* The path of a theme, to be freed: the user's comes before one that was shipped. */
static char *find_theme(const char *name)
{
        char relative[LINE_MOST], *path;

        snprintf(relative, sizeof relative, "themes/%s", name);
        path = xdg_name("XDG_CONFIG_HOME", ".config", relative);
        if (path != NULL && exists(path))
                return path;
        free(path);
        return shipped(name);
}

bool rc_theme(struct app *app, const char *name, struct rc_report *report)
{
        char *path;
        bool done;

        if (strcmp(name, "default") == 0) {
                theme_reset();
                return true;
        }
        path = strchr(name, '/') == NULL && name[0] != '.' ? find_theme(name) : NULL;
        if (path == NULL || !exists(path)) {
                char text[LINE_MOST];

                snprintf(text, sizeof text,
                         _("there is no theme %.30s; Tab behind :theme offers all"),
                         name);
                add(report, "", printable_make(text));
                free(path);
                return false;
        }
        theme_reset();
        done = obey_path(app, path, in_theme, report);
        free(path);
        return done;
}

static void list(const char *path, void (*add_name)(void *context, const char *name),
                 void *context)
{
        DIR *directory = path != NULL ? opendir(path) : NULL;
        struct dirent *entry;

        if (directory == NULL)
                return;
        while ((entry = readdir(directory)) != NULL)
                if (entry->d_name[0] != '.')
                        add_name(context, entry->d_name);
        closedir(directory);
}

void rc_themes(void (*add_name)(void *context, const char *name), void *context)
{
        char *own = xdg_name("XDG_CONFIG_HOME", ".config", "themes");

        add_name(context, "default");
        list(own, add_name, context);
        list(PKGDATADIR "/themes", add_name, context);
        free(own);
}

/* ---- Writing ---- */

void rc_write(const struct app *app, FILE *file)
{
        settings_write(&app->settings, file);
        theme_write(file);
        fprintf(file, "# %s\n", _("keys"));
        keymap_write(&app->keymap, file);
}
