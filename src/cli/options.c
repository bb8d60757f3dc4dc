#include "config.h"

#include "cli/options.h"

#include <getopt.h>
#include <string.h>

#include "play/columns.h"
#include "play/translate.h"

/* What getopt_long is to return for a row: beyond every letter. */
enum { ROW = 256, LETTERS = 2 * OPTIONS_MAX + 1 };

static size_t row_count(const struct option_row *rows)
{
        size_t count = 0;

        while (rows[count].name != NULL)
                count++;
        return count;
}

/* The table as getopt_long wants it: its rows, and the letters. */
static void translate(const struct option_row *rows, size_t count, struct option *options,
                      char letters[LETTERS])
{
        char *next = letters;

        for (size_t i = 0; i < count; i++) {
                int argument = rows[i].argument != NULL ? required_argument : no_argument;

                options[i] =
                        (struct option){ rows[i].name, argument, NULL, ROW + (int)i };
                if (rows[i].letter == 0)
                        continue;
                *next++ = rows[i].letter;
                if (argument == required_argument)
                        *next++ = ':';
        }
        options[count] = (struct option){ NULL, 0, NULL, 0 };
        *next = '\0';
}

/* The row that getopt_long has found. */
static size_t row_of(const struct option_row *rows, size_t count, int found)
{
        size_t i = 0;

        if (found >= ROW)
                return (size_t)(found - ROW);
        while (i < count && rows[i].letter != found)
                i++;
        return i;
}

char **options_read(const struct option_row *rows, int argc, char **argv,
                    const char *values[OPTIONS_MAX])
{
        struct option options[OPTIONS_MAX + 1];
        char letters[LETTERS];
        size_t count = row_count(rows);
        int found;

        translate(rows, count, options, letters);
        memset(values, 0, OPTIONS_MAX * sizeof *values);
        while ((found = getopt_long(argc, argv, letters, options, NULL)) != -1) {
                size_t i = row_of(rows, count, found);

                if (i == count)
                        return NULL;
                values[i] = rows[i].argument != NULL ? optarg : "";
        }
        return argv + optind;
}

/* The columns that the left part of a help line takes. */
enum { HELP_INDENT = 24 };

void options_help(const struct option_row *rows, FILE *out)
{
        for (; rows->name != NULL; rows++) {
                char left[HELP_INDENT * 4];
                const char *argument =
                        rows->argument != NULL ? gettext(rows->argument) : "";
                int width;

                if (rows->letter != 0)
                        snprintf(left, sizeof left, "  -%c, --%s%s%s", rows->letter,
                                 rows->name, *argument != '\0' ? "=" : "", argument);
                else
                        snprintf(left, sizeof left, "      --%s%s%s", rows->name,
                                 *argument != '\0' ? "=" : "", argument);
                width = columns_of(left);
                fprintf(out, "%s%*s %s\n", left,
                        width < HELP_INDENT ? HELP_INDENT - width : 0, "",
                        gettext(rows->help));
        }
}
