/* help_view.c - lines of a page, each piece in its style. */

#include "config.h"

#include <ctype.h>
#include <string.h>

#include "ui/help_view.h"
#include "ui/hits.h"
#include "ui/paint.h"

enum { PIECE_SIZE = 400 };

static enum style style_of_square(char letter)
{
        if (letter == 'x')
                return STYLE_TRAP;
        if (isupper((unsigned char)letter))
                return STYLE_GOLD;
        return strchr("rcdhme", letter) != NULL ? STYLE_SILVER : STYLE_GRID;
}

/* A row of a board: the rank and eight squares, or the letters of the files. */
static void draw_board_row(int y, int x, const char *text, size_t length)
{
        bool squares = length > 0 && isdigit((unsigned char)text[0]);

        for (size_t i = 0; i < length; i++)
                if (text[i] != ' ')
                        paint_character(y, x + (int)i,
                                        squares && i > 0 ? style_of_square(text[i])
                                                         : STYLE_QUIET,
                                        (wchar_t)text[i]);
}

static enum style style_of(const struct help_entry *entry, enum help_part part,
                           bool stands_out)
{
        if (entry->kind == HELP_HEADING || (stands_out && part == HELP_PART_TEXT))
                return STYLE_STRONG;
        if (part == HELP_PART_TEXT)
                return STYLE_TEXT;
        return part == HELP_PART_LEFT ? STYLE_MARK : STYLE_QUIET;
}

static void draw_piece(int y, const struct rect *rect, const struct help_entry *entry,
                       const struct help_piece *piece, bool stands_out)
{
        size_t length = piece->length < PIECE_SIZE ? piece->length : PIECE_SIZE - 1;
        int x = rect->x + piece->column;
        char text[PIECE_SIZE];

        if (entry->kind == HELP_BOARD) {
                draw_board_row(y, x, piece->text, length);
                return;
        }
        memcpy(text, piece->text, length);
        text[length] = '\0';
        paint_text(y, x, rect->width - piece->column,
                   style_of(entry, piece->part, stands_out), text);
}

static void draw_line(int y, const struct rect *rect, const struct help *help, int index)
{
        const struct help_line *line = &help->page.lines[index];
        bool stands_out = help_stands_out(help, index);
        int topic = help_topic_of_line(help, index);

        if (topic >= 0)
                hits_add(&(struct rect){ y, rect->x, 1, rect->width }, HIT_TOPIC, topic);
        if (stands_out && index == help_line_of(help, line->entry))
                paint_text(y, rect->x, 1, STYLE_STRONG, ">");
        for (int i = 0; i < line->count; i++)
                draw_piece(y, rect, &help->page.entries[line->entry], &line->pieces[i],
                           stands_out);
}

void help_view_draw(const struct rect *rect, struct help *help)
{
        help_fit(help, rect->width, rect->height);
        for (int row = 0; row < rect->height; row++)
                if (help->top + row < help->page.line_count)
                        draw_line(rect->y + row, rect, help, help->top + row);
}
