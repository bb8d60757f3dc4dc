/* panel_view.c - dividing the panel among its parts. */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include "play/translate.h"
#include "ui/facts_view.h"
#include "ui/moves_view.h"
#include "ui/paint.h"
#include "ui/panel_view.h"
#include "ui/plot_view.h"
#include "ui/text.h"

enum {
        MOVES_LEAST = 5, /* rows that the other parts leave them */
        COMMENT_LEAST = 2,
        LARGE = 24, /* rows of a panel in which all parts are larger */
        WIDE = 24,  /* columns that make more than the barest facts worth showing */
        TAG_WIDTH = 14,
        COMMENT_SIZE = 8192
};

/* Take rows off the lower end of a rectangle, if it keeps enough for the moves. */
static struct rect take(struct rect *rect, int rows, int gap)
{
        struct rect part = { rect->y + rect->height - rows, rect->x, rows, rect->width };

        if (rows <= 0 || rect->height - rows - gap < MOVES_LEAST)
                return (struct rect){ 0, 0, 0, 0 };
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

/* Moves, comment and plot; the rows stay the same while one walks, so that nothing
 * jumps. */
static void draw_record(struct rect *rect, struct app *app, bool large, int comment_rows)
{
        struct rect plot = { 0, 0, 0, 0 }, comment = plot;

        if (has_plot(app))
                plot = take(rect, large ? PLOT_ROWS_LARGE : PLOT_ROWS, large);
        if (app->outline.comments && comment_rows >= COMMENT_LEAST)
                comment = take(rect, comment_rows, 1);
        moves_view_draw(rect, app);
        if (plot.height > 0)
                plot_view_draw(&plot, app);
        if (comment.height > 0)
                draw_comment(&comment, app);
}

void panel_view_draw(const struct rect *rect, struct app *app,
                     const struct arimaa_position *position, const char *words)
{
        bool large = rect->height >= LARGE;
        int facts_rows =
                app->study != NULL && rect->width >= WIDE ? FACTS_MOST : FACTS_LEAST;
        struct rect rest = *rect, facts = take(&rest, facts_rows, 1);

        facts_view_draw(&facts, app, position);
        if (words != NULL)
                paint_paragraph(rest.y, rest.x + 2, rest.height, rest.width - 2,
                                STYLE_TEXT, words);
        else
                draw_record(&rest, app, large, rect->height / (large ? 4 : 5));
}

/* ---- Tags ---- */

void panel_view_draw_tags(const struct rect *rect, const struct app *app)
{
        const struct arimaa_record *record = app_record(app);
        int y = rect->y, end = rect->y + rect->height;
        int name = rect->width > 3 * TAG_WIDTH ? TAG_WIDTH : rect->width / 3;

        if (record->tag_count == 0)
                paint_paragraph(y, rect->x + 2, rect->height, rect->width - 2,
                                STYLE_QUIET, _("no tags; :tag NAME VALUE sets one"));
        for (size_t i = 0; i < record->tag_count && y < end; i++) {
                const struct arimaa_tag *tag = &record->tags[i];
                int rows;

                paint_text(y, rect->x + 2, name - 1, STYLE_QUIET, tag->name);
                rows = paint_paragraph(y, rect->x + 2 + name, end - y,
                                       rect->width - 2 - name, STYLE_TEXT, tag->value);
                y += rows > 0 ? rows : 1;
        }
}
