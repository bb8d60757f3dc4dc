/* line_view.c - prompt, text, cursor. */

#include "config.h"

#include "ui/line.h"
#include "ui/line_view.h"
#include "ui/paint.h"

static int columns(const wchar_t *text, size_t length)
{
        int sum = 0;

        for (size_t i = 0; i < length; i++)
                sum += paint_columns(text[i]);
        return sum;
}

/* Paint as much as fits into `width` columns; returns those used. */
static int draw(int y, int x, int width, enum style style, const wchar_t *text,
                size_t length)
{
        int used = 0;

        for (size_t i = 0; i < length && used + paint_columns(text[i]) <= width; i++)
                used += paint_character(y, x + used, style, text[i]);
        return used;
}

int line_view_draw(const struct rect *rect, const char *text)
{
        struct line_view view = line_view();
        int wanted = paint_width(text) + 1;
        int prompt = rect->width > 2 * wanted ? wanted : 0;
        int width = rect->width - prompt, used;
        size_t first = 0;

        /* One column stays free behind the text, for the cursor. */
        while (columns(view.text + first, view.cursor - first) > width - 1)
                first++;
        if (prompt)
                paint_text(rect->y, rect->x, prompt - 1, STYLE_STRONG, text);
        used = draw(rect->y, rect->x + prompt, width, STYLE_TEXT, view.text + first,
                    view.length - first);
        if (view.search_length > 0)
                draw(rect->y, rect->x + prompt + used + 2, width - used - 2, STYLE_QUIET,
                     view.search, view.search_length);
        return rect->x + prompt + columns(view.text + first, view.cursor - first);
}
