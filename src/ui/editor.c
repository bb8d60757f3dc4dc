/* editor.c - a temporary file and a command. */

#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ui/editor.h"
#include "ui/terminal.h"

enum { PATH_SIZE = 1024, COMMAND_SIZE = 4096, TEXT_MOST = 65536 };

static const char *value_of(const char *variable)
{
        const char *value = getenv(variable);

        return value != NULL && *value != '\0' ? value : NULL;
}

static const char *editor_name(void)
{
        const char *name = value_of("VISUAL");

        if (name == NULL)
                name = value_of("EDITOR");
        return name != NULL ? name : "vi";
}

/* Write the text to a new file, whose name goes into `path`. */
static bool write_file(char *path, const char *text)
{
        const char *directory = value_of("TMPDIR");
        int descriptor;
        FILE *file;
        bool written;

        snprintf(path, PATH_SIZE, "%s/keysteps-comment.XXXXXX",
                 directory != NULL ? directory : "/tmp");
        descriptor = mkstemp(path);
        file = descriptor >= 0 ? fdopen(descriptor, "w") : NULL;
        if (file == NULL)
                return false;
        written = fprintf(file, "%s%s", text, *text != '\0' ? "\n" : "") >= 0;
        return (fclose(file) == 0) & written;
}

/* The text of the file without white space at its end. */
static char *read_file(const char *path)
{
        FILE *file = fopen(path, "r");
        char *text = malloc(TEXT_MOST);
        size_t length = 0;

        if (file != NULL && text != NULL)
                length = fread(text, 1, TEXT_MOST - 1, file);
        if (file != NULL)
                fclose(file);
        while (length > 0 && strchr(" \t\n", text[length - 1]) != NULL)
                length--;
        if (text != NULL)
                text[length] = '\0';
        return text;
}

/* The name of the editor may have arguments, and that of the file blanks. */
static bool run(const char *path)
{
        char command[COMMAND_SIZE];

        if (snprintf(command, sizeof command, "%s '%s'", editor_name(), path) >=
            (int)sizeof command)
                return false;
        return terminal_run(command);
}

char *editor_edit(const char *text)
{
        char path[PATH_SIZE];
        char *edited = NULL;

        if (!write_file(path, text))
                return NULL;
        if (run(path))
                edited = read_file(path);
        unlink(path);
        return edited;
}
