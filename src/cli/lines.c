#include "config.h"

#include "cli/lines.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>

/* A directory can be opened for reading, and only the first read fails. */
static FILE *open_file(const char *name)
{
        FILE *file = fopen(name, "r");
        struct stat status;

        if (file == NULL || fstat(fileno(file), &status) != 0 || !S_ISDIR(status.st_mode))
                return file;
        fclose(file);
        errno = EISDIR;
        return NULL;
}

FILE *lines_open(const char *name)
{
        FILE *file = strcmp(name, "-") == 0 ? stdin : open_file(name);

        if (file == NULL)
                cli_complain(name);
        return file;
}

void lines_close(FILE *file)
{
        if (file != stdin)
                fclose(file);
}

/* Whether somebody may be waiting at the other end. */
static bool is_talk(FILE *file)
{
        struct stat status;

        return fstat(fileno(file), &status) != 0 || !S_ISREG(status.st_mode);
}

/* The length of a line without its end: "\n" or "\r\n". */
static size_t content_length(const char *line, ssize_t length)
{
        size_t content = (size_t)length;

        if (content > 0 && line[content - 1] == '\n')
                content--;
        if (content > 0 && line[content - 1] == '\r')
                content--;
        return content;
}

static bool wants_answer(const char *line, size_t length)
{
        return length > 0 && line[0] != '#' && strspn(line, " \t\r\n") < length;
}

static enum cli_status answer_lines(FILE *file, const char *name, lines_answer *answer,
                                    void *context)
{
        enum cli_status status = CLI_OK;
        bool talk = is_talk(file);
        char *line = NULL;
        size_t size = 0;
        ssize_t length;

        errno = 0;
        while ((length = getline(&line, &size, file)) != -1) {
                size_t content = content_length(line, length);

                if (!wants_answer(line, content))
                        continue;
                if (!answer(context, line, content))
                        status = CLI_WRONG;
                if (talk)
                        fflush(stdout);
                if (cli_output_failed())
                        break;
                errno = 0;
        }
        if (length == -1 && (ferror(file) || errno == ENOMEM)) {
                cli_complain(name);
                status = CLI_WRONG;
        }
        free(line);
        return status;
}

enum cli_status lines_each(char **files, lines_answer *answer, void *context)
{
        static char *const standard_input[] = { "-", NULL };
        enum cli_status status = CLI_OK;
        char *const *name = *files != NULL ? files : standard_input;

        for (; *name != NULL && !cli_output_failed(); name++) {
                FILE *file = lines_open(*name);

                if (file == NULL) {
                        status = CLI_WRONG;
                        continue;
                }
                if (answer_lines(file, *name, answer, context) != CLI_OK)
                        status = CLI_WRONG;
                lines_close(file);
        }
        return status;
}
