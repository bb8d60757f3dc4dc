#include "config.h"

#include "cli/cli.h"

#include <errno.h>
#include <stdbool.h>
#include <string.h>

#include "cli/progress.h"
#include "play/printable.h"
#include "play/translate.h"

static const struct cli_command *const commands[] = { &cli_resolve, &cli_count,
                                                      &cli_check,   &cli_convert,
                                                      &cli_show,    &cli_help_topics };

enum { COMMANDS = sizeof commands / sizeof *commands };

const struct cli_command *cli_find(const char *name)
{
        for (size_t i = 0; i < COMMANDS; i++)
                if (strcmp(commands[i]->name, name) == 0)
                        return commands[i];
        return NULL;
}

void cli_help(FILE *out)
{
        for (size_t i = 0; i < COMMANDS; i++)
                fprintf(out, "  %-21s %s\n", commands[i]->name,
                        gettext(commands[i]->help));
}

void cli_complain(const char *name)
{
        const char *message = strerror(errno);
        char printable[PRINTABLE_NAME_SIZE];

        fflush(stdout);
        progress_hide();
        fprintf(stderr, "keysteps: %s: %s\n",
                printable_copy(name, strlen(name), printable, sizeof printable), message);
}

enum cli_status cli_usage(const struct cli_command *command)
{
        if (command != NULL)
                fprintf(stderr, _("Try 'keysteps %s --help' for more.\n"), command->name);
        else
                fputs(_("Try 'keysteps --help' for more.\n"), stderr);
        return CLI_USAGE;
}

static int output_error;

bool cli_output_failed(void)
{
        if (!ferror(stdout))
                return false;
        if (output_error == 0)
                output_error = errno != 0 ? errno : EIO;
        return true;
}

enum cli_status cli_close_output(void)
{
        if (fflush(stdout) == 0 && !cli_output_failed())
                return CLI_OK;
        errno = output_error != 0 ? output_error : errno;
        cli_complain(_("standard output"));
        return CLI_WRONG;
}

static void print_manual(const struct cli_command *command,
                         const struct option_row *options)
{
        printf(_("Usage: keysteps %s %s\n"), command->name, gettext(command->arguments));
        printf("%s.\n\n%s\n", gettext(command->help), gettext(command->manual));
        options_help(options, stdout);
}

/* The options of a command, and after them --help; returns its index. */
static size_t with_help(const struct cli_command *command,
                        struct option_row rows[OPTIONS_MAX])
{
        size_t count = 0;

        for (; command->options[count].name != NULL; count++)
                rows[count] = command->options[count];
        rows[count] = (struct option_row){ "help", 'h', NULL, N_("show this help") };
        rows[count + 1] = (struct option_row){ NULL, 0, NULL, NULL };
        return count;
}

static int files_given(char *const *files)
{
        int count = 0;

        while (files[count] != NULL)
                count++;
        return count;
}

enum cli_status cli_run(const struct cli_command *command, int argc, char **argv)
{
        struct option_row rows[OPTIONS_MAX];
        const char *values[OPTIONS_MAX];
        size_t help = with_help(command, rows);
        enum cli_status status = CLI_OK, sent;
        char **files;

        argv[0] = PACKAGE; /* the name in messages of getopt_long */
        files = options_read(rows, argc, argv, values);
        if (files == NULL)
                return cli_usage(command);
        if (values[help] != NULL) {
                print_manual(command, rows);
                return cli_close_output();
        }
        if (files_given(files) < command->least_files) {
                fprintf(stderr, _("keysteps: %s: a file is wanted\n"), command->name);
                return cli_usage(command);
        }
        status = command->run(values, files);
        sent = cli_close_output();
        return status != CLI_OK ? status : sent;
}
