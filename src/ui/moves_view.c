/* moves_view.c - drawing rows of the outline. */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include "play/text.h"
#include "play/translate.h"
#include "ui/hits.h"
#include "ui/moves_view.h"
#include "ui/paint.h"

enum {
        MARK_WIDTH = 2,
        LABEL_WIDTH = 5,
        INDENT = 2,      /* columns for a variation */
        INDENT_MOST = 5, /* variations deep; what is deeper stands under it */
        COMMENT_LEAST = 8,
        PREVIEW_SIZE = 200
};

/* ---- Which rows ---- */

static int clamp_first(int first, int rows, int height)
{
        if (first > rows - height)
                first = rows - height;
        return first < 0 ? 0 : first;
}

static bool shows_match(const struct app *app)
{
        return app->match != NULL && !app_is_planning(app);
}

/* The first row shown.  A game being played shows what came last; a record is turned
 * over like pages that share two rows, so that most steps move nothing but the mark. */
static int first_shown(const struct app *app, int marked, int rows, int height)
{
        int page = height > 4 ? height - 2 : 1;

        if (shows_match(app))
                return clamp_first(marked - height + (marked < rows - 1 ? 3 : 1), rows,
                                   height);
        return clamp_first(marked / page * page - 1, rows, height);
}

/* The game being played has a row for the move to come. */
static bool has_row_to_come(const struct app *app)
{
        return app_is_playing(app) && shows_match(app);
}

static int marked_row(const struct app *app)
{
        if (shows_match(app))
                return app->at.ply;
        return outline_row_of(&app->outline, app_record(app), app_node(app));
}

/* ---- One row ---- */

static void describe_glyphs(const struct arimaa_record *record, arimaa_node node,
                            char *text, size_t size)
{
        snprintf(text, size, "%s",
                 arimaa_node_trusted(record, node) ? _("[illegal]") : "");
        for (int i = 0; i < arimaa_node_glyphs(record, node); i++) {
                int glyph = arimaa_node_glyph(record, node, i);
                const char *sign = arimaa_glyph_sign(glyph);

                if (sign != NULL)
                        text_append(text, size, "%s", sign);
                else
                        text_append(text, size, "$%d", glyph);
        }
}

/* What is said of a move, on one line: how the game was ended there, and its comment. */
static void describe_comment(const struct arimaa_record *record, arimaa_node node,
                             char *text, size_t size)
{
        const char *comment = arimaa_node_comment(record, node, ARIMAA_COMMENT_BEHIND);
        struct arimaa_outcome outcome;

        text[0] = '\0';
        if (comment == NULL)
                comment = arimaa_node_comment(record, node, ARIMAA_COMMENT_BEFORE);
        if (arimaa_node_stated(record, node, &outcome))
                words_outcome(outcome, text, size);
        else if (comment != NULL)
                arimaa_comment_text(comment, text, size);
        text[strcspn(text, "\n")] = '\0';
}

static bool is_on_line(const struct app *app, arimaa_node node)
{
        return app_node_at(app, arimaa_node_depth(app_record(app), node) - 1) == node;
}

static void draw_mark(int y, int x, const struct app *app, arimaa_node node, bool here)
{
        if (app_is_planning(app) && plan_is_planned(app->plan, node))
                paint_text(y, x + 1, 1, STYLE_MARK, "?");
        if (here)
                paint_text(y, x, 1, STYLE_STRONG, ">");
        else if (app->outline.variations && is_on_line(app, node))
                paint_glyph(y, x, STYLE_QUIET, GLYPH_VERTICAL);
}

/* A text with a blank before it, in what is left of the row. */
static int draw_behind(int y, int x, int end, enum style style, const char *text)
{
        if (text[0] == '\0' || x + 1 >= end)
                return 0;
        return 1 + paint_text(y, x + 1, end - x - 1, style, text);
}

/* The mark of variations that are folded, and with a mouse of those it can fold. */
static int draw_fold(int y, int x, int end, const struct app *app,
                     const struct outline_row *row)
{
        bool can_fold = app->settings.mouse &&
                        outline_trunk(app_record(app), row->node) == row->node;
        char text[16] = "(-)";
        int width;

        if (row->folded > 0)
                snprintf(text, sizeof text, "(+%d)", row->folded);
        else if (!can_fold)
                return 0;
        width = draw_behind(y, x, end, row->folded > 0 ? STYLE_MARK : STYLE_QUIET, text);
        hits_add(&(struct rect){ y, x, 1, width }, HIT_FOLD, row->node);
        return width;
}

static void draw_row(int y, const struct rect *rect, struct app *app,
                     const struct outline_row *row, bool here)
{
        const struct arimaa_record *record = app_record(app);
        enum style style = is_on_line(app, row->node) ? STYLE_TEXT : STYLE_QUIET;
        int indent = row->depth < INDENT_MOST ? row->depth : INDENT_MOST;
        int x = rect->x + MARK_WIDTH + INDENT * indent, end = rect->x + rect->width;
        char text[PREVIEW_SIZE];

        draw_mark(y, rect->x, app, row->node, here);
        words_label(record->game, arimaa_node_depth(record, row->node) - 1, text,
                    sizeof text);
        paint_text(y, x, LABEL_WIDTH, here ? STYLE_STRONG : style, text);
        x += LABEL_WIDTH;
        x += paint_text(y, x, end - x, style,
                        moves_text(&app->moves, app->resolver, record, row->node,
                                   app->settings.notation));
        describe_glyphs(record, row->node, text, sizeof text);
        x += draw_behind(y, x, end, STYLE_MARK, text);
        x += draw_fold(y, x, end, app, row);
        describe_comment(record, row->node, text, sizeof text);
        if (x + COMMENT_LEAST < end)
                draw_behind(y, x + 1, end, STYLE_QUIET, text);
}

static void draw_row_to_come(int y, const struct rect *rect, const struct app *app,
                             bool here)
{
        const struct arimaa_game *game = app_game(app);
        enum style style = here ? STYLE_STRONG : STYLE_QUIET;
        char label[WORDS_SIZE];

        if (here)
                paint_text(y, rect->x, 1, STYLE_STRONG, ">");
        words_label(game, arimaa_game_plies(game), label, sizeof label);
        paint_text(y, rect->x + MARK_WIDTH, LABEL_WIDTH, style, label);
}

void moves_view_draw(const struct rect *rect, struct app *app)
{
        int count = app->outline.count, rows = count + has_row_to_come(app);
        int marked = marked_row(app);
        int first = first_shown(app, marked, rows, rect->height);

        for (int i = 0; i < rect->height && first + i < rows; i++) {
                int row = first + i;

                hits_add(&(struct rect){ rect->y + i, rect->x, 1, rect->width }, HIT_MOVE,
                         row < count ? app->outline.rows[row].node : HIT_TO_COME);
                if (row < count)
                        draw_row(rect->y + i, rect, app, &app->outline.rows[row],
                                 row == marked);
                else
                        draw_row_to_come(rect->y + i, rect, app, row == marked);
        }
}
