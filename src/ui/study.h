/* study.h - a record that is looked at and annotated: its file, its changes.
 *
 * A record is changed only between study_begin and study_end, so that every change
 * can be undone and is on disk before it is shown: in a journal like that of a game
 * being played, until the record is saved or the changes are dropped.
 */
#ifndef KEYSTEPS_UI_STUDY_H
#define KEYSTEPS_UI_STUDY_H

#include "play/replace_file.h"
#include "play/journal.h"
#include "record/tree.h"

enum { STUDY_CHANGES_MOST = 30 }; /* that can be undone */

/* A record as it was, and the node that was looked at. */
struct study_state {
        struct arimaa_record *record;
        arimaa_node node;
};

struct study {
        struct arimaa_record *record;
        char *path;            /* the file that it came from or was saved in, or NULL */
        struct file_mark mark; /* that file when it was read or written last */
        bool is_ours;     /* that file is an annotated record, and may be written anew */
        bool changed;     /* since then */
        arimaa_node node; /* that was looked at after the last change, or the root */
        struct journal *journal; /* NULL as long as nothing is to be kept */
        int unsaved;             /* 0, or the errno with which the journal failed */
        struct study_state undo[STUDY_CHANGES_MOST], redo[STUDY_CHANGES_MOST];
        int undo_count, redo_count;
};

/* A study of a record, which is the study's from then on; `path`, of a file that
 * holds this game alone, may be NULL.  One that ends in .pgn is taken for ours, and
 * what the file is now for what was read.  NULL when memory is short. */
struct study *study_create(struct arimaa_record *record, const char *path);

/* Take up one that was interrupted; NULL and errno as for match_resume. */
struct study *study_resume(const char *journal_path);

/* What can be read of a journal that is damaged, of a study or of a game being played:
 * a study of its own, while the journal stays as it is.  NULL when there is nothing. */
struct study *study_of_damaged(const char *journal_path);

/* Whether a record read from a journal is that of a study; and of which file, ""
 * when of none. */
bool study_is_journal(const struct arimaa_record *record);
const char *study_of(const struct arimaa_record *record);

/* Put a record that no file has on disk; this node is looked at. */
void study_keep(struct study *study, arimaa_node node);

/* Let go: changes that no file has stay in the journal if `keeps`. */
void study_destroy(struct study *study, bool keeps);

/* Before a change, looking at a node; false when memory is short.  After it: the node
 * that is looked at then, or ARIMAA_NO_NODE when nothing came of it. */
bool study_begin(struct study *study, arimaa_node node);
void study_end(struct study *study, arimaa_node node);

/* Take the last change back, or make it again; the node to be looked at then, or
 * ARIMAA_NO_NODE when there is no such change. */
arimaa_node study_undo(struct study *study, arimaa_node node);
arimaa_node study_redo(struct study *study, arimaa_node node);

/* The record has been saved in a file, which has this mark since. */
void study_saved(struct study *study, const char *path, struct file_mark mark);

/* Some of the record has been written into a file, its own or another one. */
void study_wrote(struct study *study, const char *path, struct file_mark mark);

/* Whether somebody else has written into its file since it was read or written last. */
bool study_is_outdated(const struct study *study);

#endif
