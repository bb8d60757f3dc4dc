/* games_view.c - rows and columns of the list. */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include "play/translate.h"
#include "ui/games_view.h"
#include "ui/hits.h"
#include "ui/paint.h"

enum { TEXT_SIZE = 300 };

/* ---- Columns ---- */

static void number_of(const struct games_entry *entry, int index, char *text, size_t size)
{
        snprintf(text, size, "%d%s", index + 1, entry->damaged ? "!" : "");
}

static void gold_of(const struct games_entry *entry, int index, char *text, size_t size)
{
        (void)index;
        snprintf(text, size, "%s", entry->gold[0] ? entry->gold : "?");
}

static void silver_of(const struct games_entry *entry, int index, char *text, size_t size)
{
        (void)index;
        snprintf(text, size, "%s", entry->silver[0] ? entry->silver : "?");
}

static void result_of(const struct games_entry *entry, int index, char *text, size_t size)
{
        (void)index;
        snprintf(text, size, "%s", entry->result);
}

static void reason_of(const struct games_entry *entry, int index, char *text, size_t size)
{
        (void)index;
        snprintf(text, size, "%s", games_reason(entry));
}

static void turns_of(const struct games_entry *entry, int index, char *text, size_t size)
{
        (void)index;
        snprintf(text, size, "%d", entry->turns);
}

static void date_of(const struct games_entry *entry, int index, char *text, size_t size)
{
        (void)index;
        snprintf(text, size, "%s", entry->date);
}

/* A column is left out of a list narrower than `from`; the names share what is left. */
static const struct column {
        const char *heading;
        void (*text)(const struct games_entry *, int, char *, size_t);
        int width, from; /* width 0: a name */
} columns[] = {
        { "", number_of, 6, 0 },
        { N_("Gold"), gold_of, 0, 0 },
        { N_("Silver"), silver_of, 0, 0 },
        { N_("result"), result_of, 8, 0 },
        { N_("reason"), reason_of, 15, 66 },
        { N_("turns"), turns_of, 6, 50 },
        { N_("date"), date_of, 11, 76 },
};

enum { COLUMNS = sizeof columns / sizeof *columns, NAMES = 2, MARK_WIDTH = 2 };

static int name_width(int width)
{
        int left = width - MARK_WIDTH;

        for (int i = 0; i < COLUMNS; i++)
                if (columns[i].from <= width)
                        left -= columns[i].width;
        return left / NAMES;
}

static void draw_columns(int y, const struct rect *rect, enum style style,
                         const struct games_entry *entry, int index)
{
        int x = rect->x + MARK_WIDTH, name = name_width(rect->width);
        char text[TEXT_SIZE];

        for (int i = 0; i < COLUMNS; i++) {
                int width = columns[i].width > 0 ? columns[i].width : name;

                if (columns[i].from > rect->width)
                        continue;
                if (entry != NULL)
                        columns[i].text(entry, index, text, sizeof text);
                else
                        snprintf(text, sizeof text, "%s",
                                 columns[i].heading[0] ? _(columns[i].heading) : "");
                paint_text(y, x, width - 1, style, text);
                x += width;
        }
}

/* ---- Rows ---- */

/* The file and how many games are known to be in it. */
static void draw_heading(const struct rect *rect, const struct games *games)
{
        const char *slash = strrchr(games->path, '/');
        char text[TEXT_SIZE];

        snprintf(text, sizeof text,
                 games->complete  ? ngettext("%.100s: %d game", "%.100s: %d games",
                                             (unsigned long)games->count)
                 : games->stopped ? _("%.100s: %d games, and more; l reads on")
                                  : _("%.100s: %d games so far; q stops the reading"),
                 slash != NULL ? slash + 1 : games->path, games->count);
        paint_text(rect->y, rect->x + MARK_WIDTH, rect->width - MARK_WIDTH, STYLE_QUIET,
                   text);
}

/* Scroll no more than is needed to have the row selected in sight. */
static void follow_selected(struct games *games)
{
        if (games->selected < games->top)
                games->top = games->selected;
        if (games->selected >= games->top + games->page)
                games->top = games->selected - games->page + 1;
}

void games_view_draw(const struct rect *rect, struct games *games)
{
        bool roomy = rect->height > 12;
        int first = roomy ? 3 : 2;

        games->page = rect->height - first > 1 ? rect->height - first : 1;
        follow_selected(games);
        draw_heading(rect, games);
        draw_columns(rect->y + first - 1, rect, STYLE_QUIET, NULL, 0);
        for (int i = 0; i < games->page && games->top + i < games->count; i++) {
                int row = games->top + i, y = rect->y + first + i;
                bool here = row == games->selected;

                hits_add(&(struct rect){ y, rect->x, 1, rect->width }, HIT_GAME, row);
                if (here)
                        paint_text(y, rect->x, 1, STYLE_STRONG, ">");
                draw_columns(y, rect, here ? STYLE_STRONG : STYLE_TEXT,
                             &games->entries[row], row);
        }
}
