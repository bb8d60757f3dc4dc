#include "play/saved_setups.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "notation/placement.h"
#include "play/replace_file.h"
#include "play/translate.h"
#include "play/words.h"
#include "play/xdg.h"

enum { LINE_SIZE = 1024, MIRROR = 56 };

static char *path_of_setups(void)
{
        return xdg_path("XDG_CONFIG_HOME", ".config", "setups");
}

static bool is_name_character(char character)
{
        return isalnum((unsigned char)character) || character == '-' || character == '_';
}

bool saved_setup_name_is_good(const char *name)
{
        size_t length = 0;

        while (is_name_character(name[length]))
                length++;
        return length > 0 && name[length] == '\0' && length < SAVED_NAME_SIZE;
}

/* ---- A line ---- */

/* What is wrong in a line, and where, from 0. */
struct flaw {
        size_t column;
        char words[WORDS_SIZE];
};

/* The name at the start of a line, if it is one, into `name`: false when there is none,
 * as in a remark.  *behind is where the pieces begin. */
static bool read_name(const char *line, char name[SAVED_NAME_SIZE], size_t *behind)
{
        size_t start = strspn(line, " \t"), length = strcspn(line + start, " \t\n#");

        *behind = start + length;
        if (length == 0 || length >= SAVED_NAME_SIZE)
                return false;
        memcpy(name, line + start, length);
        name[length] = '\0';
        return true;
}

static bool read_pieces(const char *text, size_t length,
                        struct arimaa_placement *placement, struct flaw *flaw)
{
        struct arimaa_text_error error;
        char part[WORDS_SIZE];

        *placement = (struct arimaa_placement){ .side = ARIMAA_GOLD };
        if (!arimaa_placement_read(ARIMAA_GOLD, text, length, placement, &error)) {
                flaw->column = error.start;
                snprintf(part, sizeof part, "%.*s", (int)error.length,
                         text + error.start);
                words_text_error(error.problem, part, flaw->words, sizeof flaw->words);
                return false;
        }
        if (!placement->pieces[ARIMAA_RABBIT])
                arimaa_fill_rabbits(placement);
        return true;
}

enum line_kind { LINE_NOTHING, LINE_SETUP, LINE_WRONG };

static enum line_kind read_line(const char *line, char name[SAVED_NAME_SIZE],
                                struct arimaa_placement *placement, struct flaw *flaw)
{
        size_t behind, blank = strspn(line, " \t\n");

        if (line[blank] == '\0' || line[blank] == '#')
                return LINE_NOTHING;
        if (!read_name(line, name, &behind) || !saved_setup_name_is_good(name)) {
                flaw->column = blank;
                snprintf(flaw->words, sizeof flaw->words, "%s",
                         _("a name of letters and digits is wanted"));
                return LINE_WRONG;
        }
        if (read_pieces(line + behind, strcspn(line + behind, "#\n"), placement, flaw))
                return LINE_SETUP;
        flaw->column += behind;
        return LINE_WRONG;
}

/* ---- The file ---- */

static void mirror(struct arimaa_placement *placement)
{
        struct arimaa_placement original = *placement;

        for (int kind = 0; kind < ARIMAA_KINDS; kind++) {
                placement->pieces[kind] = 0;
                for (arimaa_bitboard left = original.pieces[kind]; left; left &= left - 1)
                        placement->pieces[kind] |=
                                arimaa_bit(arimaa_lowest(left) ^ MIRROR);
        }
        placement->side = arimaa_opponent(original.side);
}

bool saved_setup_find(const char *name, enum arimaa_side side,
                      struct arimaa_placement *placement, char *wrong, size_t size)
{
        char *path = path_of_setups(), line[LINE_SIZE], found[SAVED_NAME_SIZE];
        FILE *file = path != NULL ? fopen(path, "r") : NULL;
        struct arimaa_placement read;
        struct flaw flaw;
        bool is_there = false;

        wrong[0] = '\0';
        for (int number = 1; file != NULL && fgets(line, sizeof line, file) != NULL;
             number++) {
                enum line_kind kind = read_line(line, found, &read, &flaw);

                if (kind == LINE_WRONG && wrong[0] == '\0')
                        snprintf(wrong, size, "%s:%d:%zu: %s", path, number,
                                 flaw.column + 1, flaw.words);
                if (kind != LINE_SETUP || strcmp(found, name) != 0)
                        continue;
                *placement = read;
                is_there = true;
        }
        if (is_there && side == ARIMAA_SILVER)
                mirror(placement);
        if (file != NULL)
                fclose(file);
        free(path);
        return is_there;
}

void saved_setup_each(void (*each)(const char *name, void *context), void *context)
{
        char *path = path_of_setups(), line[LINE_SIZE], name[SAVED_NAME_SIZE];
        FILE *file = path != NULL ? fopen(path, "r") : NULL;
        struct arimaa_placement placement;
        struct flaw flaw;

        while (file != NULL && fgets(line, sizeof line, file) != NULL)
                if (read_line(line, name, &placement, &flaw) == LINE_SETUP)
                        each(name, context);
        if (file != NULL)
                fclose(file);
        free(path);
}

/* ---- Saving ---- */

struct saving {
        const char *name;
        struct arimaa_placement placement; /* Gold's */
        FILE *before;                      /* or NULL */
};

/* Rabbits that fill the two ranks go without saying. */
static bool is_standard(const struct arimaa_placement *placement)
{
        struct arimaa_position empty;

        arimaa_position_clear(&empty);
        return arimaa_setup_check(&empty, ARIMAA_STANDARD, placement, NULL);
}

static void write_setup(FILE *file, const struct saving *saving)
{
        struct arimaa_placement placement = saving->placement;
        char text[ARIMAA_PLACEMENT_SIZE];

        if (is_standard(&placement))
                placement.pieces[ARIMAA_RABBIT] = 0;
        arimaa_placement_write(&placement, ' ', text);
        fprintf(file, "%s %s\n", saving->name, text);
}

/* All that was there, with the new one in the place of the old one, or at the end. */
static bool write_all(FILE *file, const void *context)
{
        const struct saving *saving = context;
        char line[LINE_SIZE], name[SAVED_NAME_SIZE];
        bool written = false, ended = true;
        size_t behind;

        while (saving->before != NULL &&
               fgets(line, sizeof line, saving->before) != NULL) {
                bool is_old = ended && read_name(line, name, &behind) &&
                              strcmp(name, saving->name) == 0;

                ended = strchr(line, '\n') != NULL;
                if (!is_old)
                        fputs(line, file);
                else if (!written)
                        write_setup(file, saving);
                written |= is_old;
        }
        if (!ended)
                fputc('\n', file);
        if (!written)
                write_setup(file, saving);
        return !ferror(file);
}

bool saved_setup_save(const char *name, const struct arimaa_placement *placement)
{
        char *path = path_of_setups();
        struct saving saving = { .name = name, .placement = *placement };
        bool saved;
        int why;

        if (path == NULL)
                return false;
        if (placement->side == ARIMAA_SILVER)
                mirror(&saving.placement);
        saving.before = fopen(path, "r");
        saved = replace_file(path, true, write_all, &saving, NULL);
        why = errno;
        if (saving.before != NULL)
                fclose(saving.before);
        free(path);
        errno = why;
        return saved;
}
