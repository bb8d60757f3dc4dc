#include "config.h"

#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "play/help_page.h"
#include "play/printable.h"
#include "play/translate.h"

enum { WIDTH = 79 };

static void print_topic(int topic)
{
        struct help_page page = { .lines = NULL };

        help_page_make(&page, topic, WIDTH, NULL, NULL);
        help_page_print(&page, stdout);
        help_page_free(&page);
}

static bool is_topic(const char *name)
{
        char printable[PRINTABLE_SIZE];

        if (help_topic_named(name) >= 0)
                return true;
        fprintf(stderr,
                _("keysteps: no help on %s; 'keysteps help' lists what there is help "
                  "on\n"),
                printable_copy(name, strlen(name), printable, sizeof printable));
        return false;
}

static enum cli_status run(const char *const *values, char **names)
{
        (void)values; /* has no options */
        for (int i = 0; names[i] != NULL; i++)
                if (!is_topic(names[i]))
                        return CLI_USAGE;
        if (names[0] == NULL)
                print_topic(0);
        for (int i = 0; names[i] != NULL; i++) {
                if (i > 0)
                        putchar('\n');
                print_topic(help_topic_named(names[i]));
        }
        return CLI_OK;
}

static const struct option_row options[] = { { NULL, 0, NULL, NULL } };

static const char manual[] =
        N_("Without a TOPIC lists them.  The names may be shortened.\n");

const struct cli_command cli_help_topics = {
        .name = "help",
        .arguments = N_("[TOPIC]..."),
        .help = N_("Tell how to play, of rules, notations and strategy"),
        .manual = manual,
        .options = options,
        .run = run,
};
