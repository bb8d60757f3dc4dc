/* games.c - reading a file bit by bit. */

#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "play/text.h"
#include "play/translate.h"
#include "record/tree.h"
#include "ui/games.h"

enum { SLICE_MILLISECONDS = 15 };

struct games_source {
        FILE *file;
        struct arimaa_reader *reader;
        int next;                     /* the game that is read next */
        struct arimaa_place place;    /* where the one read last begins */
        struct arimaa_record *record; /* read, and to be taken */
};

/* ---- Sources ---- */

static void source_close(struct games_source *source)
{
        if (source == NULL)
                return;
        arimaa_record_destroy(source->record);
        if (source->reader != NULL)
                arimaa_reader_destroy(source->reader);
        if (source->file != NULL)
                fclose(source->file);
        free(source);
}

/* A directory can be opened for reading, and only the first read fails. */
static FILE *open_file(const char *path)
{
        struct stat status;

        if (stat(path, &status) != 0 || !S_ISDIR(status.st_mode))
                return fopen(path, "r");
        errno = EISDIR;
        return NULL;
}

static struct games_source *source_open(const char *path)
{
        struct games_source *source = calloc(1, sizeof *source);

        if (source == NULL)
                return NULL;
        source->file = open_file(path);
        if (source->file != NULL)
                source->reader = arimaa_reader_create(source->file);
        if (source->reader != NULL)
                return source;
        source_close(source);
        return NULL;
}

/* Read the next game into source->record; false at the end. */
static bool source_next(struct games_source *source)
{
        arimaa_record_destroy(source->record);
        source->place = arimaa_reader_place(source->reader);
        source->record = arimaa_reader_next(source->reader);
        source->next++;
        return source->record != NULL;
}

static struct arimaa_record *source_take(struct games_source *source)
{
        struct arimaa_record *record = source->record;

        source->record = NULL;
        return record;
}

/* ---- Entries ---- */

static char *copy_of_tag(const struct arimaa_record *record, const char *name)
{
        const char *value = arimaa_record_tag(record, name);

        return strdup(value != NULL ? value : "");
}

/* Of an outcome that has a winner or is a draw. */
static const char *result_of(struct arimaa_outcome outcome)
{
        if (outcome.drawn)
                return "1/2-1/2";
        return outcome.winner == ARIMAA_GOLD ? "1-0" : "0-1";
}

static struct games_entry entry_of(const struct arimaa_record *record)
{
        struct games_entry entry = { .gold = copy_of_tag(record, "Gold"),
                                     .silver = copy_of_tag(record, "Silver"),
                                     .date = copy_of_tag(record, "Date"),
                                     .event = copy_of_tag(record, "Event"),
                                     .result = "*" };
        struct arimaa_outcome stated;

        entry.damaged = record->error.problem != ARIMAA_RECORD_OK;
        if (record->game == NULL)
                return entry;
        entry.turns = arimaa_game_plies(record->game);
        entry.outcome = arimaa_record_outcome(record);
        if (entry.outcome.ending != ARIMAA_NOT_OVER)
                entry.result = result_of(entry.outcome);
        else if (arimaa_record_result(record, &stated))
                entry.result = result_of(stated);
        return entry;
}

static void free_entry(struct games_entry *entry)
{
        free(entry->gold);
        free(entry->silver);
        free(entry->date);
        free(entry->event);
}

static const char *const reasons[ARIMAA_ENDINGS] = {
        [ARIMAA_NOT_OVER] = "",
        [ARIMAA_GOAL] = N_("goal"),
        [ARIMAA_ELIMINATION] = N_("elimination"),
        [ARIMAA_IMMOBILIZATION] = N_("immobilization"),
        [ARIMAA_RESIGNATION] = N_("resignation"),
        [ARIMAA_TIMEOUT] = N_("time"),
        [ARIMAA_ILLEGAL_TURN] = N_("illegal turn"),
        [ARIMAA_FORFEIT] = N_("forfeit"),
        [ARIMAA_ABANDONED] = N_("abandoned"),
        [ARIMAA_SCORE] = N_("score"),
        [ARIMAA_REPETITION] = N_("repetition"),
        [ARIMAA_BOTH_WITHOUT_RABBITS] = N_("no rabbits"),
};

const char *games_reason(const struct games_entry *entry)
{
        const char *reason = reasons[entry->outcome.ending];

        return reason[0] != '\0' ? _(reason) : "";
}

static bool has_text(const struct games_entry *entry, const char *text)
{
        const char *const shown[] = { entry->gold,  entry->silver, entry->date,
                                      entry->event, entry->result, games_reason(entry) };

        for (size_t i = 0; i < sizeof shown / sizeof *shown; i++)
                if (text_contains(shown[i], text))
                        return true;
        return false;
}

/* Add the game that has been read; one that is sought is selected. */
static bool add(struct games *games, const struct arimaa_record *record)
{
        int capacity = games->capacity > 0 ? 2 * games->capacity : 64;
        struct games_entry *entries = games->entries;

        if (games->count == games->capacity) {
                entries = realloc(entries, (size_t)capacity * sizeof *entries);
                if (entries == NULL)
                        return false;
                games->entries = entries;
                games->capacity = capacity;
        }
        entries[games->count] = entry_of(record);
        entries[games->count].place = games->listing->place;
        if (games->sought != NULL && has_text(&entries[games->count], games->sought)) {
                games->selected = games->count;
                free(games->sought);
                games->sought = NULL;
        }
        games->count++;
        return true;
}

/* List one game more; false at the end. */
static bool list_next(struct games *games)
{
        if (source_next(games->listing) && add(games, games->listing->record))
                return true;
        games->complete = true;
        source_close(games->listing);
        games->listing = NULL;
        return false;
}

/* ---- The list ---- */

struct arimaa_record *games_open(struct games *games, const char *path)
{
        struct arimaa_record *first = NULL;

        *games = (struct games){ .path = strdup(path),
                                 .mark = file_mark_of(path),
                                 .wanted = -1 };
        errno = 0;
        games->listing = source_open(path);
        if (games->listing == NULL)
                return NULL;
        if (list_next(games))
                first = source_take(games->listing);
        if (first != NULL)
                list_next(games);
        return first;
}

void games_close(struct games *games)
{
        for (int i = 0; i < games->count; i++)
                free_entry(&games->entries[i]);
        free(games->entries);
        free(games->path);
        free(games->sought);
        source_close(games->listing);
        source_close(games->fetching);
        *games = (struct games){ .wanted = -1 };
}

/* Open the file where the game that is wanted begins; or at its start, when the file is
 * not what it was, or cannot be read from anywhere. */
static struct games_source *open_at(const struct games *games)
{
        struct file_mark now = file_mark_of(games->path);
        struct games_source *source = source_open(games->path);

        if (source == NULL || games->wanted == 0 || games->wanted >= games->count ||
            !file_mark_equals(&now, &games->mark))
                return source;
        if (arimaa_reader_go(source->reader, games->entries[games->wanted].place)) {
                source->next = games->wanted;
                return source;
        }
        source_close(source);
        return source_open(games->path);
}

static bool fetch_next(struct games *games)
{
        if (games->fetching == NULL)
                games->fetching = open_at(games);
        if (games->fetching == NULL || !source_next(games->fetching)) {
                games->wanted = -1;
                return false;
        }
        return games->fetching->next <= games->wanted;
}

static double milliseconds(void)
{
        struct timespec now;

        clock_gettime(CLOCK_MONOTONIC, &now);
        return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

/* Whether something is still to be read; the game that is wanted comes first. */
static bool work(struct games *games)
{
        if (games->wanted >= 0)
                return fetch_next(games);
        return games->listing != NULL && !games->stopped && list_next(games);
}

bool games_work(struct games *games)
{
        double end = milliseconds() + SLICE_MILLISECONDS;

        while (work(games))
                if (milliseconds() > end)
                        return true;
        return false;
}

void games_stop(struct games *games)
{
        games->stopped = games->listing != NULL;
        free(games->sought);
        games->sought = NULL;
        games->wanted = -1;
}

void games_resume(struct games *games)
{
        games->stopped = false;
}

void games_want(struct games *games, int index)
{
        games->wanted = index;
        source_close(games->fetching);
        games->fetching = NULL;
}

struct arimaa_record *games_take(struct games *games)
{
        if (games->wanted < 0 || games->fetching == NULL ||
            games->fetching->next <= games->wanted)
                return NULL;
        games->wanted = -1;
        return source_take(games->fetching);
}

void games_move(struct games *games, int by)
{
        long row = (long)games->selected + by;

        if (row >= games->count)
                row = games->count - 1;
        games->selected = row > 0 ? (int)row : 0;
}

bool games_find(struct games *games, const char *text, int first)
{
        for (int i = first; i < games->count; i++)
                if (has_text(&games->entries[i], text)) {
                        games->selected = i;
                        return true;
                }
        if (games->listing == NULL)
                return false;
        free(games->sought);
        games->sought = strdup(text);
        games->stopped = false;
        return true;
}
