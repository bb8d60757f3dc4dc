/* main.c - what the command line asks for is handed to its part. */

#include "config.h"

#include <errno.h>
#include <locale.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "play/printable.h"
#include "play/translate.h"
#include "ui/plain.h"
#include "ui/ui.h"

enum {
        OPTION_ASCII,
        OPTION_PLAIN,
        OPTION_CONFIG,
        OPTION_PRINT_CONFIG,
        OPTION_HELP,
        OPTION_VERSION,
        OPTION_CHOICES /* in the order of enum choice */
};

static const struct option_row options[] = {
        [OPTION_ASCII] = { "ascii", 'a', NULL, N_("draw with ASCII characters only") },
        [OPTION_PLAIN] = { "plain", 'p', NULL,
                           N_("draw nothing, tell everything in lines of words") },
        [OPTION_CONFIG] = { "config", 0, N_("FILE"),
                            N_("obey FILE in place of your keystepsrc") },
        [OPTION_PRINT_CONFIG] = { "print-config", 0, NULL,
                                  N_("print the configuration as a keystepsrc") },
        [OPTION_HELP] = { "help", 'h', NULL, N_("show this help") },
        [OPTION_VERSION] = { "version", 'V', NULL, N_("show the version") },
        [OPTION_CHOICES + CHOICE_SETUP] = { "setup", 0, N_("SETUP"),
                                            N_("new: standard, endless or freestyle") },
        [OPTION_CHOICES + CHOICE_DICEY] = { "dicey", 0, NULL,
                                            N_("new: roll a die before each turn") },
        [OPTION_CHOICES +
                CHOICE_GOLD] = { "gold", 0, N_("NAME"), N_("new: who plays Gold") },
        [OPTION_CHOICES +
                CHOICE_SILVER] = { "silver", 0, N_("NAME"), N_("new: who plays Silver") },
        [OPTION_CHOICES + CHOICE_BELOW] = { "below", 0, N_("SIDE"),
                                            N_("new: who sits below, gold or silver") },
        [OPTION_CHOICES + CHOICE_SEED] = { "seed", 0, N_("NUMBER"),
                                           N_("new: deal and roll as with that seed") },
        { NULL, 0, NULL, NULL }
};

static void print_help(void)
{
        fputs(_("Usage: keysteps [OPTION]...            play, or continue a game\n"
                "       keysteps [OPTION]... new        a new game of two people\n"
                "       keysteps [OPTION]... FILE       replay and annotate games\n"
                "       keysteps COMMAND [ARGUMENT]...  for scripts\n"
                "Play Arimaa in the terminal.\n"
                "\n"),
              stdout);
        options_help(options, stdout);
        fputs(_("\nCommands:\n"), stdout);
        cli_help(stdout);
        fputs(_("\n'keysteps COMMAND --help' tells more about a command, keysteps(6)\n"
                "about everything.  A file called like a command is opened by "
                "'./FILE'.\n"),
              stdout);
}

/* Whether an operand names nothing: then it may be a misspelt command. */
static bool is_unknown(const char *name)
{
        char printable[PRINTABLE_NAME_SIZE];

        if (access(name, F_OK) == 0 || errno != ENOENT)
                return false;
        fprintf(stderr, _("keysteps: %s: no such file, and no such command\n"),
                printable_copy(name, strlen(name), printable, sizeof printable));
        return true;
}

static int print_config(const char *path)
{
        struct ui_options screen = { .config = path };
        int status = ui_print_config(&screen);

        return cli_close_output() == CLI_OK ? status : CLI_WRONG;
}

/* What the options say of a new game; false when that cannot be, and that is said. */
static bool read_choices(const char *const *values, struct choices *choices)
{
        for (int i = 0; i < CHOICES; i++) {
                const char *value = values[OPTION_CHOICES + i];
                char message[CHOICES_TEXT_SIZE];

                if (value == NULL)
                        continue;
                if (i == CHOICE_DICEY)
                        value = "on";
                if (!choices_give(choices, (enum choice)i, value, message,
                                  sizeof message)) {
                        fprintf(stderr, "keysteps: --%s: %s\n",
                                options[OPTION_CHOICES + i].name,
                                printable_make(message));
                        return false;
                }
        }
        return true;
}

/* Whether an option is given that only a new game has; then that is said. */
static bool has_choices(const char *const *values)
{
        for (int i = 0; i < CHOICES; i++)
                if (values[OPTION_CHOICES + i] != NULL) {
                        fprintf(stderr, _("keysteps: --%s is for 'keysteps new'\n"),
                                options[OPTION_CHOICES + i].name);
                        return true;
                }
        return false;
}

/* A word of a command line as a shell takes it. */
static void print_word(const char *word)
{
        char printable[PRINTABLE_NAME_SIZE];
        bool plain = word[strspn(word, "abcdefghijklmnopqrstuvwxyz"
                                       "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                       "0123456789_./=,+-")] == '\0';

        printable_copy(word, strlen(word), printable, sizeof printable);
        fprintf(stderr, plain && *word != '\0' ? " %s" : " '%s'", printable);
}

/* Where no board can be drawn: the same command line that works there. */
static void offer_plain(char *const *arguments)
{
        fputs(_("keysteps: this tells everything in words, and works here:"), stderr);
        fputs("\n  keysteps --plain", stderr);
        for (; *arguments != NULL; arguments++)
                print_word(*arguments);
        putc('\n', stderr);
}

/* The screen or the plain mode, on what the operands ask for. */
static enum cli_status show(const char *const *values, char *const *operands,
                            char *const *arguments)
{
        struct ui_options screen = { .opening = UI_START,
                                     .config = values[OPTION_CONFIG],
                                     .ascii = values[OPTION_ASCII] != NULL };
        bool begins = operands[0] != NULL && strcmp(operands[0], "new") == 0;
        enum cli_status status;

        if (operands[0] != NULL && operands[1] != NULL) {
                fputs(_("keysteps: one file at a time can be opened\n"), stderr);
                return cli_usage(NULL);
        }
        if (begins) {
                screen.opening = UI_NEW;
                if (!read_choices(values, &screen.choices))
                        return cli_usage(NULL);
        } else if (has_choices(values)) {
                return cli_usage(NULL);
        } else if (operands[0] != NULL) {
                if (is_unknown(operands[0]))
                        return cli_usage(NULL);
                screen.opening = UI_REPLAY;
                screen.file = operands[0];
        }
        if (values[OPTION_PLAIN] != NULL)
                return (enum cli_status)plain_run(&screen);
        status = (enum cli_status)ui_run(&screen);
        if (status == CLI_USAGE)
                offer_plain(arguments);
        return status;
}

int main(int argc, char **argv)
{
        const char *values[OPTIONS_MAX];
        const struct cli_command *command;
        char **operands;

        setlocale(LC_ALL, "");
        bindtextdomain(PACKAGE, LOCALEDIR);
        textdomain(PACKAGE);

        command = argc > 1 ? cli_find(argv[1]) : NULL;
        if (command != NULL)
                return (int)cli_run(command, argc - 1, argv + 1);

        argv[0] = PACKAGE; /* the name in messages of getopt_long */
        operands = options_read(options, argc, argv, values);
        if (operands == NULL)
                return (int)cli_usage(NULL);
        if (values[OPTION_HELP] != NULL) {
                print_help();
                return (int)cli_close_output();
        }
        if (values[OPTION_VERSION] != NULL) {
                puts(PACKAGE_STRING);
                return (int)cli_close_output();
        }
        if (values[OPTION_PRINT_CONFIG] != NULL)
                return print_config(values[OPTION_CONFIG]);
        return (int)show(values, operands, argv + 1);
}
