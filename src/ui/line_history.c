/* line_history.c - keeping the history. */

#include "config.h"

#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>
#include <wchar.h>

#include "ui/line_history.h"

enum { ENTRIES = 500, TEXT_SIZE = 1024, PATH_SIZE = 4096 };

/* An empty history with what a file holds. */
static HistoryW *load(const char *path)
{
        HistoryW *history = history_winit();
        HistEventW event;

        if (history == NULL)
                return NULL;
        history_w(history, &event, H_SETSIZE, ENTRIES);
        history_w(history, &event, H_SETUNIQUE, 1);
        if (path != NULL)
                history_w(history, &event, H_LOAD, path);
        return history;
}

void line_history_open(struct line_history *history, const char *path)
{
        *history = (struct line_history){ .all = load(path) };
        if (path != NULL)
                history->path = strdup(path);
}

static void keep(struct line_history *history, const wchar_t *text)
{
        wchar_t **more = realloc(history->entered, (history->count + 1) * sizeof *more);

        if (more == NULL)
                return;
        history->entered = more;
        more[history->count] = wcsdup(text);
        history->count += more[history->count] != NULL;
}

static bool widen(const char *text, wchar_t *wide)
{
        return *text != '\0' && mbstowcs(wide, text, TEXT_SIZE) < TEXT_SIZE;
}

void line_history_add(struct line_history *history, const char *text)
{
        wchar_t wide[TEXT_SIZE];
        HistEventW event;

        if (history->all == NULL || !widen(text, wide))
                return;
        history_w(history->all, &event, H_ENTER, wide);
        keep(history, wide);
}

/* ---- Offering ---- */

void line_history_offer(struct line_history *history, const char *const *texts,
                        size_t count)
{
        wchar_t wide[TEXT_SIZE];
        HistEventW event;

        if (history->all == NULL || (count == 0 && history->offered == 0))
                return;
        history->offered = (int)count;
        history_w(history->all, &event, H_CLEAR);
        history_w(history->all, &event, H_SETSIZE, ENTRIES + history->offered);
        if (history->path != NULL)
                history_w(history->all, &event, H_LOAD, history->path);
        for (size_t i = 0; i < history->count; i++)
                history_w(history->all, &event, H_ENTER, history->entered[i]);
        for (size_t i = 0; i < count; i++)
                if (widen(texts[i], wide))
                        history_w(history->all, &event, H_ENTER, wide);
}

/* ---- Saving ---- */

/* Lock the directory of the file while it is read and written anew; -1 where that
 * cannot be, and then it goes without. */
static int lock_directory(const char *path)
{
        char directory[PATH_SIZE];
        int lock;

        snprintf(directory, sizeof directory, "%s", path);
        *strrchr(directory, '/') = '\0';
        lock = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (lock >= 0)
                flock(lock, LOCK_EX);
        return lock;
}

/* Written beside the old one and put in its place: a full disk loses nothing. */
static void replace(HistoryW *history, const char *path)
{
        char beside[PATH_SIZE];
        HistEventW event;

        if (snprintf(beside, sizeof beside, "%s.%ld", path, (long)getpid()) >=
            (int)sizeof beside)
                return;
        if (history_w(history, &event, H_SAVE, beside) < 0 || rename(beside, path) != 0)
                unlink(beside);
}

void line_history_save(const struct line_history *history)
{
        HistoryW *merged;
        HistEventW event;
        int lock;

        if (history->path == NULL || history->count == 0)
                return;
        lock = lock_directory(history->path);
        merged = load(history->path);
        for (size_t i = 0; merged != NULL && i < history->count; i++)
                history_w(merged, &event, H_ENTER, history->entered[i]);
        if (merged != NULL) {
                replace(merged, history->path);
                history_wend(merged);
        }
        if (lock >= 0)
                close(lock);
}

void line_history_close(struct line_history *history)
{
        if (history->all != NULL)
                history_wend(history->all);
        for (size_t i = 0; i < history->count; i++)
                free(history->entered[i]);
        free(history->entered);
        free(history->path);
        *history = (struct line_history){ .all = NULL };
}
