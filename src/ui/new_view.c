/* new_view.c - drawing the choices, one a row. */

#include "config.h"

#include "play/translate.h"
#include "ui/hits.h"
#include "ui/new_form.h"
#include "ui/new_view.h"
#include "ui/paint.h"

enum { LABEL_WIDTH = 14, ROOMY = 2 * CHOICES + 4 };

/* "< Standard >" */
static void draw_selector(int y, int x, int width, const struct choice_value *value,
                          bool selected)
{
        int used;

        paint_text(y, x, 1, selected ? STYLE_MARK : STYLE_QUIET, "<");
        used = paint_text(y, x + 2, width - 4, selected ? STYLE_STRONG : STYLE_TEXT,
                          _(value->label));
        paint_text(y, x + 3 + used, 1, selected ? STYLE_MARK : STYLE_QUIET, ">");
}

/* A text, and where it is empty a line on which to write one. */
static void draw_text(int y, int x, int width, const char *text, bool selected)
{
        int used;

        if (width > NEW_FORM_WIDTH)
                width = NEW_FORM_WIDTH;
        used = paint_text(y, x, width, selected ? STYLE_STRONG : STYLE_TEXT, text);
        for (int i = used; i < width; i++)
                paint_character(y, x + i, STYLE_QUIET, L'_');
}

static void draw_row(int y, const struct rect *rect, const struct new_game *screen,
                     enum choice choice)
{
        const struct choice_value *value = choice_chosen(&screen->choices, choice);
        bool selected = screen->row == choice;
        int x = rect->x + LABEL_WIDTH, width = rect->width - LABEL_WIDTH;
        char text[CHOICES_TEXT_SIZE];

        if (selected)
                paint_text(y, rect->x, 1, STYLE_STRONG, ">");
        paint_text(y, rect->x + 2, LABEL_WIDTH - 3, STYLE_TEXT,
                   _(choice_row(choice)->label));
        if (value != NULL) {
                draw_selector(y, x, width, value, selected);
                return;
        }
        choices_get(&screen->choices, choice, text, sizeof text);
        draw_text(y, x, width, text, selected);
}

/* The row of the screen on which a choice stands. */
static int row_of(const struct rect *rect, int choice)
{
        return rect->y + choice * (rect->height >= ROOMY ? 2 : 1);
}

void new_view_draw(const struct rect *rect, const struct new_game *screen)
{
        int below = row_of(rect, CHOICES);

        for (int i = 0; i < CHOICES; i++) {
                struct rect row = { row_of(rect, i), rect->x, 1, rect->width };

                draw_row(row.y, rect, screen, (enum choice)i);
                hits_add(&row, HIT_CHOICE, i);
        }
        paint_paragraph(below, rect->x + 2, rect->y + rect->height - below,
                        rect->width - 2, STYLE_QUIET, new_game_help(screen));
}

void new_view_cursor(const struct rect *rect, const struct new_game *screen, int column,
                     int *y, int *x)
{
        if (column < 0)
                return;
        *y = row_of(rect, (int)screen->row);
        *x = rect->x + LABEL_WIDTH + column;
}
