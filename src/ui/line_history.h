/* line_history.h - what was entered in the line, kept from run to run, and before it what
 * else is to be found there: the moves of the game on the board.
 *
 * Several programs may run at once: each adds, at its end, what was entered in it to
 * what the file holds by then.
 */
#ifndef KEYSTEPS_UI_LINE_HISTORY_H
#define KEYSTEPS_UI_LINE_HISTORY_H

#include <histedit.h>
#include <stddef.h>

struct line_history {
        HistoryW *all;     /* for libedit; NULL when memory is short */
        char *path;        /* of the file, or NULL */
        wchar_t **entered; /* in this run */
        size_t count;
        int offered; /* entries that no line was entered for */
};

void line_history_open(struct line_history *history, const char *path);
void line_history_add(struct line_history *history, const char *text);

/* Offer these texts, the last of them first, before all that has been entered so far;
 * those offered until now are no longer.  They do not come into the file. */
void line_history_offer(struct line_history *history, const char *const *texts,
                        size_t count);

/* Write the file; what could not be written is lost, the file is not. */
void line_history_save(const struct line_history *history);

void line_history_close(struct line_history *history);

#endif
