/* help.c - the table of topics. */

#include "config.h"

#include <string.h>

#include "play/help_rows.h"
#include "play/translate.h"

static const struct help_row topic_rows[] = {
        TEXT(N_("New to the game?  Read start, rules, board and moving, in this order.")),
        LIST("topics"),
};

static const struct help_rows topics = HELP_ROWS(topic_rows);

/* In the order of reading. */
const struct help_topic help_topics[] = {
        { "topics", N_("What there is help on"), &topics },
        { "start", N_("The first game"), &help_start },
        { "rules", N_("The rules in short"), &help_rules },
        { "board", N_("The words of the board"), &help_board },
        { "moving", N_("How to type a turn"), &help_moving },
        { "hand", N_("Moving by hand"), &help_hand },
        { "keys", N_("Keys and commands"), &help_keys },
        { "settings", N_("Settings"), &help_settings },
        { "setup", N_("Setting up"), &help_setup },
        { "lightvector", N_("Lightvector notation"), &help_lightvector },
        { "steps", N_("Step notation"), &help_steps },
        { "legacy", N_("The earlier notation of Abstract Play"), &help_legacy },
        { "positions", N_("Positions and labels"), &help_positions },
        { "variants", N_("The variants"), &help_variants },
        { "strategy", N_("Strategy in short"), &help_strategy },
        { "attacks", N_("Attacks on a trap"), &help_attacks },
        { "rabbits", N_("Advanced rabbits"), &help_rabbits },
        { "material", N_("What material tells"), &help_material },
        { "harlog", N_("Harlog"), &help_harlog },
        { "handicaps", N_("Handicaps"), &help_handicaps },
        { "files", N_("Files and annotation"), &help_files },
        { "plain", N_("Without a screen"), &help_plain },
        { "reading", N_("Where to read on, and whose game it is"), &help_reading },
};

const int help_topic_count = sizeof help_topics / sizeof *help_topics;

int help_topic_named(const char *name)
{
        int found = -1;

        for (int i = 0; i < help_topic_count; i++) {
                if (strcmp(help_topics[i].name, name) == 0)
                        return i;
                if (strncmp(help_topics[i].name, name, strlen(name)) == 0)
                        found = found == -1 ? i : -2;
        }
        return found < 0 ? -1 : found;
}
