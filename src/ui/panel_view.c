/* panel_view.c - dividing the panel among its parts. */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include "play/text.h"
#include "play/translate.h"
#include "play/words.h"
#include "ui/army_view.h"
#include "ui/facts_view.h"
#include "ui/moves_view.h"
#include "ui/paint.h"
#include "ui/panel_view.h"
#include "ui/plot_view.h"

enum {
        MOVES_LEAST = 3, /* rows that the other parts leave them */
        COMMENT_LEAST = 2,
        ROOMY = 14, /* rows of a panel in which the parts stand apart */
        LARGE = 24, /* and in which they are larger */
        WIDE = 24,  /* columns in which more than the barest facts are of use */
        TAG_WIDTH = 14,
        COMMENT_SIZE = 8192
};

/* The rows of each part, gaps not counted; 0 leaves it out. */
struct division {
        int facts, army, comment, plot, gap;
};

/* Take rows off the lower end of a rectangle, and a gap above them. */
static struct rect take(struct rect *rect, int rows, int gap)
{
        struct rect part = { rect->y + rect->height - rows, rect->x, rows, rect->width };

        if (rows > 0)
                rect->height -= rows + gap;
        return part;
}

/* ---- Comments ---- */

static void append_comment(const struct app *app, enum arimaa_comment_place place,
                           char *text, size_t size)
{
        const char *comment = arimaa_node_comment(app_record(app), app_node(app), place);
        size_t used = strlen(text);

        if (comment == NULL || used + 2 >= size)
                return;
        if (used > 0)
                text[used++] = '\n';
        arimaa_comment_text(comment, text + used, size - used);
}

static void draw_comment(const struct rect *rect, const struct app *app)
{
        char text[COMMENT_SIZE] = "";

        append_comment(app, ARIMAA_COMMENT_BEFORE, text, sizeof text);
        append_comment(app, ARIMAA_COMMENT_BEHIND, text, sizeof text);
        paint_paragraph(rect->y, rect->x + 2, rect->height, rect->width - 2, STYLE_TEXT,
                        text);
}

/* ---- The panel ---- */

static bool has_plot(const struct app *app)
{
        return app->study != NULL || app_outcome(app).ending != ARIMAA_NOT_OVER;
}

/* The rows of a part if the moves keep enough without them, or 0. */
static int if_fits(int *left, int rows, int gap)
{
        if (rows <= 0 || *left - rows - gap < MOVES_LEAST)
                return 0;
        *left -= rows + gap;
        return rows;
}

/* What there is room for, what matters most first.  It is the same for every move, so
 * that nothing jumps when one walks.  While a side sets up there is little to tell, and
 * in a small panel its army stands where the facts will. */
static struct division divide(const struct rect *rect, const struct app *app)
{
        bool large = rect->height >= LARGE, wide = rect->width >= WIDE;
        struct division parts = { .gap = rect->height >= ROOMY };
        int left = rect->height, comment = rect->height / (large ? 4 : 5);
        int army = army_view_rows(app, rect->height);

        if (app->panel == PANEL_PAGE)
                comment = rect->height / 3;
        if (comment < COMMENT_LEAST)
                comment = COMMENT_LEAST;
        if (app->study != NULL && wide && parts.gap)
                parts.facts = if_fits(&left, FACTS_MOST, 1);
        if (parts.facts == 0 && (army == 0 || parts.gap))
                parts.facts = if_fits(&left, FACTS_LEAST, 1);
        parts.army = if_fits(&left, army, 1);
        if (app->outline.comments && wide)
                parts.comment = if_fits(&left, comment, parts.gap);
        if (has_plot(app) && wide)
                parts.plot = if_fits(&left, large ? PLOT_ROWS_LARGE : PLOT_ROWS, large);
        return parts;
}

static bool has_room_for(const struct rect *rect, const char *words)
{
        return rect->width > 2 && paint_rows(rect->width - 2, words) <= rect->height;
}

static void draw_words(const struct rect *rect, const char *words)
{
        paint_paragraph(rect->y, rect->x + 2, rect->height, rect->width - 2, STYLE_TEXT,
                        words);
}

/* Words that have no room elsewhere take the place of moves, comment and plot, and of
 * the facts where that is too little; an army to be placed stays. */
bool panel_view_draw(const struct rect *rect, struct app *app,
                     const struct arimaa_position *position, const char *words)
{
        struct division parts = divide(rect, app);
        struct rect rest = *rect, facts = take(&rest, parts.facts, 1);
        struct rect army = take(&rest, parts.army, 1), plot, comment;

        if (words != NULL && !has_room_for(&rest, words)) {
                rest = *rect;
                army = take(&rest, parts.army, 1);
        } else {
                facts_view_draw(&facts, app, position);
        }
        army_view_draw(&army, app);
        if (words != NULL) {
                draw_words(&rest, words);
                return has_room_for(&rest, words);
        }
        plot = take(&rest, parts.plot, rect->height >= LARGE);
        comment = take(&rest, parts.comment, parts.gap);
        moves_view_draw(&rest, app);
        if (parts.plot > 0)
                plot_view_draw(&plot, app);
        if (parts.comment > 0)
                draw_comment(&comment, app);
        return false;
}

/* ---- Tags ---- */

/* A name, and beside it what it stands for; the rows that takes. */
static int draw_tag(const struct rect *rect, const char *name, const char *value)
{
        int width = rect->width > 3 * TAG_WIDTH ? TAG_WIDTH : rect->width / 3, rows;

        paint_text(rect->y, rect->x + 2, width - 1, STYLE_QUIET, name);
        rows = paint_paragraph(rect->y, rect->x + 2 + width, rect->height,
                               rect->width - 2 - width, STYLE_TEXT, value);
        return rows > 0 ? rows : 1;
}

static void go_down(struct rect *rect, int rows)
{
        rect->y += rows;
        rect->height -= rows;
}

/* What was odd in the file, by line and column. */
static void draw_warnings(struct rect rest, const struct arimaa_record *record)
{
        for (size_t i = 0; i < record->warning_count && rest.height > 0; i++) {
                const struct arimaa_warning *warning = &record->warnings[i];
                char place[32], words[WORDS_SIZE];

                snprintf(place, sizeof place, "%d:%d", warning->line, warning->column);
                words_warning(warning, words, sizeof words);
                go_down(&rest, draw_tag(&rest, place, words));
        }
}

void panel_view_draw_tags(const struct rect *rect, const struct app *app)
{
        const struct arimaa_record *record = app_record(app);
        struct rect rest = *rect;

        if (record->tag_count == 0)
                go_down(&rest,
                        paint_paragraph(
                                rest.y, rest.x + 2, rest.height, rest.width - 2,
                                STYLE_QUIET,
                                _("no tags; of a record :tag NAME VALUE sets one")));
        for (size_t i = 0; i < record->tag_count && rest.height > 0; i++)
                go_down(&rest,
                        draw_tag(&rest, record->tags[i].name, record->tags[i].value));
        draw_warnings(rest, record);
}
