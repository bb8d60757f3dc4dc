/* study.c - changes, and the journal of them. */

#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "ui/study.h"

/* The tag by which a journal is known as that of a study. */
static const char journal_tag[] = "JournalOf";

/* The mark of its file. */
static const char mark_tag[] = "JournalMark";

/* The node that was looked at, by the way to it. */
static const char node_tag[] = "JournalNode";

/* In full, for it may be taken up again in another directory. */
static void set_path(struct study *study, const char *path)
{
        char *full = path != NULL ? realpath(path, NULL) : NULL;

        if (path != NULL && full == NULL)
                full = strdup(path);
        free(study->path);
        study->path = full;
}

static bool has_end(const char *text, const char *end)
{
        size_t length = strlen(text), end_length = strlen(end);

        return length > end_length && strcmp(text + length - end_length, end) == 0;
}

struct study *study_create(struct arimaa_record *record, const char *path)
{
        struct study *study = calloc(1, sizeof *study);

        if (study == NULL)
                return NULL;
        study->record = record;
        set_path(study, path);
        if (study->path != NULL)
                study->mark = file_mark_of(study->path);
        study->is_ours = study->path != NULL && has_end(study->path, ".pgn");
        return study;
}

static void forget(struct study_state *states, int *count)
{
        while (*count > 0)
                arimaa_record_destroy(states[--*count].record);
}

void study_destroy(struct study *study, bool keeps)
{
        if (study == NULL)
                return;
        if (study->journal != NULL && study->changed && keeps)
                journal_close(study->journal);
        else if (study->journal != NULL)
                journal_discard(study->journal);
        forget(study->undo, &study->undo_count);
        forget(study->redo, &study->redo_count);
        arimaa_record_destroy(study->record);
        free(study->path);
        free(study);
}

/* ---- The journal ---- */

bool study_is_journal(const struct arimaa_record *record)
{
        return arimaa_record_tag(record, journal_tag) != NULL;
}

const char *study_of(const struct arimaa_record *record)
{
        return arimaa_record_tag(record, journal_tag);
}

/* The way from the root to a node, "12 3:1": 12 turns, all of them first children but
 * the one behind the third, which has the number 1. */
static bool set_node_tag(struct arimaa_record *record, arimaa_node node)
{
        char *way = NULL;
        size_t size;
        FILE *stream = open_memstream(&way, &size);
        bool set;

        if (stream == NULL)
                return false;
        fprintf(stream, "%d", arimaa_node_depth(record, node));
        for (; node != ARIMAA_ROOT; node = arimaa_node_parent(record, node))
                if (arimaa_node_index(record, node) > 0)
                        fprintf(stream, " %d:%d", arimaa_node_depth(record, node) - 1,
                                arimaa_node_index(record, node));
        set = fclose(stream) == 0 && arimaa_record_set_tag(record, node_tag, way);
        free(way);
        return set;
}

/* The number of the child that a way takes behind so many turns. */
static int child_of_way(const char *way, int depth)
{
        char turns[24];
        const char *found;

        snprintf(turns, sizeof turns, " %d:", depth);
        found = strstr(way, turns);
        return found != NULL ? atoi(found + strlen(turns)) : 0;
}

/* The node that a way leads to; as far as it goes. */
static arimaa_node read_node_tag(const struct arimaa_record *record)
{
        const char *way = arimaa_record_tag(record, node_tag);
        int depth = way != NULL ? atoi(way) : 0;
        arimaa_node node = ARIMAA_ROOT;

        for (int i = 0; i < depth; i++) {
                int index = child_of_way(way, i);

                if (index < 0 || index >= arimaa_node_children(record, node))
                        break;
                node = arimaa_node_child(record, node, index);
        }
        return node;
}

static bool set_journal_tags(struct study *study)
{
        const char *path = study->path != NULL ? study->path : "";
        char mark[FILE_MARK_SIZE];

        file_mark_write(&study->mark, mark);
        return arimaa_record_set_tag(study->record, journal_tag, path) &&
               arimaa_record_set_tag(study->record, mark_tag, mark) &&
               set_node_tag(study->record, study->node);
}

static void remove_journal_tags(struct arimaa_record *record)
{
        arimaa_record_set_tag(record, journal_tag, NULL);
        arimaa_record_set_tag(record, mark_tag, NULL);
        arimaa_record_set_tag(record, node_tag, NULL);
}

static bool write_journal(struct study *study)
{
        bool written;
        int why;

        if (study->journal == NULL)
                study->journal = journal_create();
        if (study->journal == NULL)
                return false;
        written = set_journal_tags(study) && journal_write(study->journal, study->record);
        why = errno;
        remove_journal_tags(study->record);
        errno = why;
        return written;
}

void study_keep(struct study *study, arimaa_node node)
{
        study->changed = true;
        study->node = node;
        study->unsaved = write_journal(study) ? 0 : errno;
}

/* The record of a journal, and whether it is all of it. */
static struct arimaa_record *read_journal(const char *path, bool *is_whole)
{
        FILE *file = fopen(path, "r");
        struct arimaa_reader *reader = file != NULL ? arimaa_reader_create(file) : NULL;
        struct arimaa_record *record = reader != NULL ? arimaa_reader_next(reader) : NULL;

        *is_whole = record != NULL && journal_is_whole(record, file);
        if (reader != NULL)
                arimaa_reader_destroy(reader);
        if (file != NULL)
                fclose(file);
        return record;
}

/* A study of a record, of which it is made; without one when it is NULL. */
static struct study *create_of(struct arimaa_record *record, const char *path)
{
        bool is_game = record != NULL && record->game != NULL;
        struct study *study = is_game ? study_create(record, path) : NULL;

        if (study == NULL)
                arimaa_record_destroy(record);
        else
                study->node = read_node_tag(record);
        return study;
}

static struct study *read_study(const char *journal_path)
{
        bool is_whole;
        struct arimaa_record *record = read_journal(journal_path, &is_whole);
        struct study *study;
        const char *path, *mark;

        if (!is_whole || !study_is_journal(record)) {
                arimaa_record_destroy(record);
                errno = EBADMSG;
                return NULL;
        }
        path = study_of(record);
        study = create_of(record, *path != '\0' ? path : NULL);
        if (study == NULL)
                return NULL;
        mark = arimaa_record_tag(record, mark_tag);
        if (mark != NULL)
                study->mark = file_mark_read(mark);
        study->changed = true;
        remove_journal_tags(record);
        return study;
}

struct study *study_of_damaged(const char *journal_path)
{
        bool is_whole;
        struct arimaa_record *record = read_journal(journal_path, &is_whole);
        struct study *study = create_of(record, NULL);

        if (study == NULL)
                return NULL;
        study->node = ARIMAA_ROOT; /* its way may not be there */
        remove_journal_tags(record);
        return study;
}

struct study *study_resume(const char *journal_path)
{
        struct journal *journal = journal_resume(journal_path);
        struct study *study = journal != NULL ? read_study(journal_path) : NULL;
        int why = errno;

        if (study != NULL)
                study->journal = journal;
        else if (journal != NULL)
                journal_close(journal);
        errno = why;
        return study;
}

void study_saved(struct study *study, const char *path, struct file_mark mark)
{
        set_path(study, path);
        study->mark = mark;
        study->is_ours = true;
        study->changed = false;
        if (study->journal != NULL)
                journal_discard(study->journal);
        study->journal = NULL;
}

void study_wrote(struct study *study, const char *path, struct file_mark mark)
{
        char *full = realpath(path, NULL);

        if (full != NULL && study->path != NULL && strcmp(full, study->path) == 0)
                study->mark = mark;
        free(full);
}

/* One that is gone can be written anew: nothing of anybody's is lost. */
bool study_is_outdated(const struct study *study)
{
        struct file_mark now = file_mark_of(study->path);

        return now.is_there && !file_mark_equals(&now, &study->mark);
}

/* ---- Changes ---- */

/* The oldest makes room. */
static void push(struct study_state *states, int *count, struct study_state state)
{
        if (*count == STUDY_CHANGES_MOST) {
                arimaa_record_destroy(states[0].record);
                memmove(states, states + 1, (STUDY_CHANGES_MOST - 1) * sizeof *states);
                --*count;
        }
        states[(*count)++] = state;
}

bool study_begin(struct study *study, arimaa_node node)
{
        struct study_state before = { arimaa_record_copy(study->record), node };

        if (before.record == NULL)
                return false;
        push(study->undo, &study->undo_count, before);
        return true;
}

void study_end(struct study *study, arimaa_node node)
{
        if (node == ARIMAA_NO_NODE) {
                arimaa_record_destroy(study->undo[--study->undo_count].record);
                return;
        }
        forget(study->redo, &study->redo_count);
        study_keep(study, node);
}

/* Go to the last state of one stack, and leave the present one on the other. */
static arimaa_node swap(struct study *study, struct study_state *from, int *from_count,
                        struct study_state *to, int *to_count, arimaa_node node)
{
        struct study_state there;

        if (*from_count == 0)
                return ARIMAA_NO_NODE;
        there = from[--*from_count];
        push(to, to_count, (struct study_state){ study->record, node });
        study->record = there.record;
        study_keep(study, there.node);
        return there.node;
}

arimaa_node study_undo(struct study *study, arimaa_node node)
{
        return swap(study, study->undo, &study->undo_count, study->redo,
                    &study->redo_count, node);
}

arimaa_node study_redo(struct study *study, arimaa_node node)
{
        return swap(study, study->redo, &study->redo_count, study->undo,
                    &study->undo_count, node);
}
