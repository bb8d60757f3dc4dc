#include "play/choices.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/chance.h"
#include "play/replace_file.h"
#include "play/translate.h"
#include "play/xdg.h"

static const struct choice_row rows[CHOICES] = {
        [CHOICE_SETUP] = { "setup", N_("Setup"), NULL },
        [CHOICE_DICEY] = { "dicey", N_("Dicey Moves"), NULL },
        [CHOICE_GOLD] = { "gold", N_("Gold"), N_("who plays Gold; may be left empty") },
        [CHOICE_SILVER] = { "silver", N_("Silver"),
                            N_("who plays Silver; may be left empty") },
        [CHOICE_BELOW] = { "below", N_("Below"), NULL },
        [CHOICE_SEED] = { "seed", N_("Seed"),
                          N_("a number deals and rolls the same again; empty: by "
                             "chance") },
};

static const struct choice_value values[] = {
        { CHOICE_SETUP, "standard", N_("Standard"),
          N_("each side sets up its sixteen pieces on its own two ranks"), "setup" },
        { CHOICE_SETUP, "endless", N_("Endless Endgame"),
          N_("a few pieces are dealt, the same to both; Gold begins with two steps"),
          "variants" },
        { CHOICE_SETUP, "freestyle", N_("Freestyle"),
          N_("any pieces on any squares: Gold places them, then Silver"), "variants" },
        { CHOICE_DICEY, "off", N_("no"), N_("a turn has up to four steps"), "variants" },
        { CHOICE_DICEY, "on", N_("yes"),
          N_("before each turn a die tells how many steps it has, at most four"),
          "variants" },
        { CHOICE_BELOW, "gold", N_("Gold"), N_("Gold's side of the board is below"),
          NULL },
        { CHOICE_BELOW, "silver", N_("Silver"), N_("Silver's side of the board is below"),
          NULL },
};

enum { VALUES = sizeof values / sizeof *values };

const struct choice_row *choice_row(enum choice choice)
{
        return &rows[choice];
}

const struct choice_value *choice_value(enum choice choice, size_t index)
{
        for (size_t i = 0; i < VALUES; i++)
                if (values[i].choice == choice && index-- == 0)
                        return &values[i];
        return NULL;
}

/* ---- Getting and setting ---- */

/* What is chosen of a choice with values, by their order in the table. */
static size_t index_of(const struct choices *choices, enum choice choice)
{
        switch (choice) {
        case CHOICE_SETUP:
                return choices->variant.setup;
        case CHOICE_DICEY:
                return choices->variant.dicey;
        default:
                return choices->below;
        }
}

static void set_index(struct choices *choices, enum choice choice, size_t index)
{
        switch (choice) {
        case CHOICE_SETUP:
                choices->variant.setup = (enum arimaa_setup_rule)index;
                break;
        case CHOICE_DICEY:
                choices->variant.dicey = index != 0;
                break;
        default:
                choices->below = (enum arimaa_side)index;
        }
}

const struct choice_value *choice_chosen(const struct choices *choices,
                                         enum choice choice)
{
        return choice_value(choice, index_of(choices, choice));
}

static char *name_of(struct choices *choices, enum choice choice)
{
        return choices->names[choice == CHOICE_GOLD ? ARIMAA_GOLD : ARIMAA_SILVER];
}

static bool set_name(char name[CHOICES_NAME_SIZE], const char *value)
{
        if (strlen(value) >= CHOICES_NAME_SIZE)
                return false;
        for (const char *at = value; *at != '\0'; at++)
                if (iscntrl((unsigned char)*at))
                        return false;
        strcpy(name, value);
        return true;
}

static bool set_seed(struct choices *choices, const char *value)
{
        uint64_t seed = 0;

        if (*value != '\0' && !chance_seed_read(value, &seed))
                return false;
        choices->has_seed = *value != '\0';
        choices->seed = seed;
        return true;
}

bool choices_set(struct choices *choices, enum choice choice, const char *value)
{
        const struct choice_value *row;

        if (choice == CHOICE_SEED)
                return set_seed(choices, value);
        if (choice == CHOICE_GOLD || choice == CHOICE_SILVER)
                return set_name(name_of(choices, choice), value);
        for (size_t i = 0; (row = choice_value(choice, i)) != NULL; i++)
                if (strcmp(row->word, value) == 0) {
                        set_index(choices, choice, i);
                        return true;
                }
        return false;
}

void choices_get(const struct choices *choices, enum choice choice, char *value,
                 size_t size)
{
        struct choices copy = *choices;

        value[0] = '\0';
        if (choice == CHOICE_GOLD || choice == CHOICE_SILVER)
                snprintf(value, size, "%s", name_of(&copy, choice));
        else if (choice != CHOICE_SEED)
                snprintf(value, size, "%s", choice_chosen(choices, choice)->word);
        else if (choices->has_seed)
                snprintf(value, size, "%" PRIu64, choices->seed);
}

/* ---- Words ---- */

/* The next word: up to a blank or "=", or what stands in quotes, in which a backslash
 * stands before a quote or a backslash.  False at the end. */
static bool next_word(const char **at, char *word, size_t size)
{
        const char *text = *at + strspn(*at, " \t=");
        bool quoted = *text == '"';
        size_t used = 0;

        if (*text == '\0')
                return false;
        text += quoted;
        while (*text != '\0' && (quoted ? *text != '"' : strchr(" \t=", *text) == NULL)) {
                if (quoted && *text == '\\' && text[1] != '\0')
                        text++;
                if (used + 1 < size)
                        word[used++] = *text;
                text++;
        }
        word[used] = '\0';
        *at = text + (quoted && *text == '"');
        return true;
}

static bool choice_named(const char *word, enum choice *choice)
{
        for (int i = 0; i < CHOICES; i++)
                if (strcmp(rows[i].name, word) == 0) {
                        *choice = (enum choice)i;
                        return true;
                }
        return false;
}

static void say_values(enum choice choice, const char *value, char *message, size_t size)
{
        char words[CHOICES_TEXT_SIZE] = "";
        const struct choice_value *row;

        for (size_t i = 0; (row = choice_value(choice, i)) != NULL; i++)
                snprintf(words + strlen(words), sizeof words - strlen(words), "%s%s",
                         i > 0 ? ", " : "", row->word);
        if (choice == CHOICE_SEED)
                snprintf(message, size, _("a seed is a whole number, and not %.40s"),
                         value);
        else if (words[0] == '\0')
                snprintf(message, size,
                         _("a name is a short text of printable characters"));
        else
                snprintf(message, size, _("%s cannot be %.40s; there are %s"),
                         rows[choice].name, value, words);
}

bool choices_give(struct choices *choices, enum choice choice, const char *value,
                  char *message, size_t size)
{
        if (choices_set(choices, choice, value))
                return true;
        say_values(choice, value, message, size);
        return false;
}

/* `dicey` alone means on; every other word of a choice wants its value. */
static bool read_choice(struct choices *choices, enum choice choice, const char **at,
                        char *message, size_t size)
{
        const char *behind = *at;
        char value[CHOICES_TEXT_SIZE] = "";
        bool has_value = next_word(&behind, value, sizeof value);

        if (choice == CHOICE_DICEY && !(has_value && choices_set(choices, choice, value)))
                return choices_set(choices, choice, "on");
        *at = behind;
        return choices_give(choices, choice, value, message, size);
}

bool choices_read(struct choices *choices, const char *words, char *message, size_t size)
{
        struct choices read = *choices;
        char word[CHOICES_TEXT_SIZE];
        enum choice choice;

        while (next_word(&words, word, sizeof word)) {
                if (choice_named(word, &choice)) {
                        if (!read_choice(&read, choice, &words, message, size))
                                return false;
                } else if (!choices_set(&read, CHOICE_SETUP, word)) {
                        snprintf(message, size,
                                 _("what is %.40s?  There are standard, endless or "
                                   "freestyle, dicey, seed, gold, silver, below"),
                                 word);
                        return false;
                }
        }
        *choices = read;
        return true;
}

/* A name in quotes, with what next_word takes for others escaped. */
static void append_quoted(char *words, size_t size, const char *text)
{
        size_t used = strlen(words);

        words[used++] = '"';
        for (; *text != '\0' && used + 3 < size; text++) {
                if (strchr("\"\\", *text) != NULL)
                        words[used++] = '\\';
                words[used++] = *text;
        }
        words[used++] = '"';
        words[used] = '\0';
}

static void append(char *words, size_t size, const char *text)
{
        snprintf(words + strlen(words), size - strlen(words), "%s", text);
}

void choices_write(const struct choices *choices, char *words, size_t size)
{
        static const char *const before[ARIMAA_SIDES] = { " gold=", " silver=" };

        words[0] = '\0';
        append(words, size, choice_chosen(choices, CHOICE_SETUP)->word);
        if (choices->variant.dicey)
                append(words, size, " dicey");
        for (int side = 0; side < ARIMAA_SIDES; side++)
                if (choices->names[side][0] != '\0') {
                        append(words, size, before[side]);
                        append_quoted(words, size, choices->names[side]);
                }
        if (choices->below == ARIMAA_SILVER)
                append(words, size, " below=silver");
}

/* ---- The file ---- */

static char *path_of_last(void)
{
        return xdg_path("XDG_STATE_HOME", ".local/state", "new-game");
}

void choices_load(struct choices *choices)
{
        char *path = path_of_last(), words[2 * CHOICES_TEXT_SIZE] = "",
             message[CHOICES_TEXT_SIZE];
        FILE *file = path != NULL ? fopen(path, "r") : NULL;

        *choices = (struct choices){ .below = ARIMAA_GOLD };
        if (file != NULL) {
                if (fgets(words, sizeof words, file) != NULL) {
                        words[strcspn(words, "\n")] = '\0';
                        choices_read(choices, words, message, sizeof message);
                }
                fclose(file);
        }
        free(path);
}

static bool write_words(FILE *file, const void *words)
{
        return fprintf(file, "%s\n", (const char *)words) > 0;
}

void choices_store(const struct choices *choices)
{
        char *path = path_of_last(), words[CHOICES_TEXT_SIZE];

        choices_write(choices, words, sizeof words);
        if (path != NULL)
                replace_file(path, true, write_words, words, NULL);
        free(path);
}
