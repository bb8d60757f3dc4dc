#include "record/replay_parts.h"

#include <stdlib.h>
#include <string.h>

enum {
        WHAT_MAX = 80,     /* bytes kept of what is wrong */
        WARNINGS_MAX = 100 /* kept of a game */
};

/* ---- Failing ---- */

bool replay_fail(struct arimaa_record *record, enum arimaa_record_problem problem,
                 int line, int column, const char *what, size_t length)
{
        record->error.problem = problem;
        record->error.line = line;
        record->error.column = column;
        record->error.ply = 0;
        free(record->error.what);
        record->error.what = strndup(what, length < WHAT_MAX ? length : WHAT_MAX);
        return false;
}

/* The problem is a part of the line's text. */
static bool fail_at(struct replay *replay, enum arimaa_record_problem problem,
                    const struct labelled *line, size_t start, size_t length)
{
        struct word_place place = labelled_place(line, start);
        const char *what = line->word_count > 0 ? line->text + start : "";

        replay_fail(replay->record, problem, place.line, place.column, what, length);
        replay->record->error.ply = arimaa_node_depth(replay->record, replay->node);
        return false;
}

bool replay_fail_line(struct replay *replay, enum arimaa_record_problem problem,
                      const struct labelled *line)
{
        return fail_at(replay, problem, line, 0, line->length);
}

bool replay_fail_text(struct replay *replay, const struct labelled *line,
                      struct arimaa_text_error error)
{
        replay->record->error.text = error;
        return fail_at(replay, ARIMAA_RECORD_TEXT, line, error.start, error.length);
}

void replay_forget(struct arimaa_record *record)
{
        free(record->error.what);
        record->error = (struct arimaa_record_error){ .problem = ARIMAA_RECORD_OK };
}

void replay_warn(struct arimaa_record *record, enum arimaa_warning_kind kind, int line,
                 int column, const char *what, size_t length)
{
        struct arimaa_warning *warnings = record->warnings;
        size_t count = record->warning_count;

        if (warnings == NULL)
                warnings = malloc(WARNINGS_MAX * sizeof *warnings);
        if (warnings == NULL || count == WARNINGS_MAX)
                return;
        record->warnings = warnings;
        warnings[count].kind = kind;
        warnings[count].line = line;
        warnings[count].column = column;
        warnings[count].what = strndup(what, length < WHAT_MAX ? length : WHAT_MAX);
        if (warnings[count].what != NULL)
                record->warning_count++;
}

/* ---- The tree ---- */

const struct arimaa_game *replay_game(const struct replay *replay)
{
        return arimaa_node_game(replay->record, replay->node);
}

bool replay_is_own(const struct replay *replay, arimaa_node node)
{
        return replay->depth == 0 ||
               node >= replay->variations[replay->depth - 1].first_own;
}

arimaa_node replay_add(struct replay *replay, const struct arimaa_action *action,
                       int roll)
{
        struct arimaa_record *record = replay->record;
        struct arimaa_refusal *refusal = &record->error.refusal;

        if (replay_is_own(replay, replay->node))
                return arimaa_node_continue(record, replay->node, action, roll, refusal);
        if (arimaa_node_children(record, replay->node) == 0)
                arimaa_node_stop(record, replay->node);
        return arimaa_node_add(record, replay->node, action, roll, refusal);
}

bool replay_apply(struct replay *replay, const struct labelled *line,
                  const struct arimaa_action *action, int roll)
{
        arimaa_node node = replay_add(replay, action, roll);

        if (node == ARIMAA_NO_NODE)
                return replay_fail_line(replay, ARIMAA_RECORD_REFUSED, line);
        replay->node = node;
        return true;
}
