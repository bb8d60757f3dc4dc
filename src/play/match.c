#include "play/match.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "record/tree.h"

struct match {
        struct arimaa_record *record;
        struct journal *journal; /* NULL until there is something to keep */
        int unsaved;
};

/* A match of a record, which is the match's from then on. */
static struct match *create(struct arimaa_record *record)
{
        struct match *match = record != NULL ? calloc(1, sizeof *match) : NULL;

        if (match == NULL)
                arimaa_record_destroy(record);
        else
                match->record = record;
        return match;
}

struct match *match_create(struct arimaa_variant variant,
                           const struct arimaa_position *start)
{
        struct arimaa_game *game = arimaa_game_create(variant, start);
        struct arimaa_record *record = game != NULL ? arimaa_record_create(game) : NULL;

        if (record == NULL)
                arimaa_game_destroy(game);
        return create(record);
}

/* ---- Taking up ---- */

/* Whether a file ends with a line: what is cut off in the middle of a turn may
 * still read as a turn. */
static bool ends_with(FILE *file, const char *line)
{
        char end[16];
        long length = (long)strlen(line);

        return length < (long)sizeof end - 1 && fseek(file, -length - 2, SEEK_END) == 0 &&
               fread(end, 1, (size_t)length + 2, file) == (size_t)length + 2 &&
               end[0] == '\n' && end[length + 1] == '\n' &&
               memcmp(end + 1, line, (size_t)length) == 0;
}

/* Whether all is there, from the tags to the result that closes a record. */
static bool is_whole(const struct arimaa_record *record, FILE *file)
{
        const char *result = arimaa_record_tag(record, "Result");

        return record->error.problem == ARIMAA_RECORD_OK && result != NULL &&
               ends_with(file, result);
}

static struct arimaa_record *read_first(FILE *file)
{
        struct arimaa_reader *reader = arimaa_reader_create(file);
        struct arimaa_record *record = reader != NULL ? arimaa_reader_next(reader) : NULL;

        arimaa_reader_destroy(reader);
        return record;
}

/* The whole game of a journal; one that is damaged is left alone. */
static struct match *read_match(FILE *file)
{
        struct arimaa_record *record = read_first(file);

        if (record != NULL && !is_whole(record, file)) {
                arimaa_record_destroy(record);
                errno = EBADMSG;
                return NULL;
        }
        return create(record);
}

static struct match *open_match(const char *path)
{
        FILE *file = fopen(path, "r");
        struct match *match = file != NULL ? read_match(file) : NULL;
        int why = errno;

        if (file != NULL)
                fclose(file);
        errno = why;
        return match;
}

struct match *match_resume(const char *journal_path)
{
        struct journal *journal = journal_resume(journal_path);
        struct match *match;
        int why;

        if (journal == NULL)
                return NULL;
        match = open_match(journal_path);
        if (match == NULL) {
                why = errno;
                journal_close(journal);
                errno = why;
                return NULL;
        }
        match->journal = journal;
        return match;
}

/* ---- Letting go ---- */

static bool is_worth_keeping(const struct arimaa_game *game)
{
        bool begun = arimaa_game_plies(game) > 0 || arimaa_game_roll(game) > 0;

        return begun && arimaa_game_outcome(game).ending == ARIMAA_NOT_OVER;
}

void match_destroy(struct match *match)
{
        if (match == NULL)
                return;
        if (match->journal != NULL && is_worth_keeping(match->record->game))
                journal_close(match->journal);
        else if (match->journal != NULL)
                journal_discard(match->journal);
        arimaa_record_destroy(match->record);
        free(match);
}

/* ---- Playing ---- */

const struct arimaa_game *match_game(const struct match *match)
{
        return match->record->game;
}

struct arimaa_record *match_record(struct match *match)
{
        return match->record;
}

static void save(struct match *match)
{
        match->unsaved = 0;
        if (match->journal == NULL)
                match->journal = journal_create();
        if (match->journal == NULL || !journal_write(match->journal, match->record))
                match->unsaved = errno;
}

bool match_apply(struct match *match, const struct arimaa_action *action,
                 struct arimaa_refusal *refusal)
{
        if (!arimaa_record_apply(match->record, action, refusal))
                return false;
        save(match);
        return true;
}

struct match *match_adopt(struct arimaa_record *record)
{
        struct match *match = create(record);

        if (match != NULL && arimaa_game_plies(match_game(match)) > 0)
                save(match);
        return match;
}

int match_unsaved(const struct match *match)
{
        return match->unsaved;
}
