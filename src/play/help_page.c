/* help_page.c - rows into entries, and entries into lines. */

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "play/columns.h"
#include "play/help_entries.h"
#include "play/translate.h"

/* Where text begins: a paragraph, what is typed, and what that means, on a narrow
 * page and on a wide one. */
enum { INDENT = 2, NARROW_COLUMN = 14, WIDE_COLUMN = 24, WIDE_FROM = 60, GAP = 1 };

/* ---- Breaking text ---- */

/* The bytes of text that go on one line: up to a blank, or all that fits where there
 * is none. */
static size_t line_length(const char *text, int width)
{
        size_t fits = 0, blank = 0;
        const char *at = text;
        int columns = 0;

        while (*at != '\0' && *at != '\n') {
                if (*at == ' ' && (at == text || at[-1] != ' '))
                        blank = (size_t)(at - text);
                columns += columns_next(&at);
                if (columns > width)
                        return blank > 0 ? blank : fits;
                fits = (size_t)(at - text);
        }
        return fits;
}

/* ---- Lines ---- */

static struct help_line *add_line(struct help_page *page, int entry)
{
        struct help_line *line;

        if (page->line_count == page->line_room) {
                int room = page->line_room * 2 + 32;
                struct help_line *lines =
                        realloc(page->lines, (size_t)room * sizeof *lines);

                if (lines == NULL)
                        return NULL;
                page->lines = lines;
                page->line_room = room;
        }
        line = &page->lines[page->line_count++];
        *line = (struct help_line){ .entry = entry };
        return line;
}

static void add_piece(struct help_line *line, enum help_part part, int column,
                      const char *text, size_t length)
{
        if (line != NULL)
                line->pieces[line->count++] =
                        (struct help_piece){ part, column, text, length };
}

/* A text from a column on, as many lines as it takes; its first piece goes on the
 * line `first`, if there is one. */
static void break_text(struct help_page *page, int entry, enum help_part part, int column,
                       int width, const char *text, struct help_line *first)
{
        while (*text != '\0') {
                size_t length = line_length(text, width - column);
                struct help_line *line = first != NULL ? first : add_line(page, entry);

                if (line == NULL)
                        return;
                add_piece(line, part, column, text, length);
                first = NULL;
                text += length;
                text += *text == '\n' ? 1 : strspn(text, " ");
        }
}

/* What is typed, and beside it what that means; below, where there is no room. */
static void break_item(struct help_page *page, int index, int width)
{
        const struct help_entry *entry = &page->entries[index];
        int column = width < WIDE_FROM ? NARROW_COLUMN : WIDE_COLUMN;
        bool beside = INDENT + columns_of(entry->left) + GAP <= column;
        struct help_line *line = NULL;

        if (beside) {
                line = add_line(page, index);
                add_piece(line, HELP_PART_LEFT, INDENT, entry->left, strlen(entry->left));
        } else {
                break_text(page, index, HELP_PART_LEFT, INDENT, width, entry->left, NULL);
        }
        break_text(page, index, HELP_PART_TEXT, column, width, entry->text, line);
        break_text(page, index, HELP_PART_STEPS, column, width, entry->steps, NULL);
}

/* Whether an empty line stands before an entry. */
static bool stands_apart(const struct help_page *page, int index)
{
        enum help_kind kind = page->entries[index].kind, before;

        if (index == 0)
                return false;
        before = page->entries[index - 1].kind;
        if (kind == HELP_ITEM || kind == HELP_EXAMPLE)
                return before == HELP_TEXT || before == HELP_LINE || before == HELP_BOARD;
        return before != HELP_HEADING && !(kind == HELP_LINE && before == HELP_LINE);
}

static void break_entry(struct help_page *page, int index, int width)
{
        const struct help_entry *entry = &page->entries[index];

        if (stands_apart(page, index))
                add_line(page, -1);
        switch (entry->kind) {
        case HELP_HEADING:
                break_text(page, index, HELP_PART_TEXT, 0, width, entry->text, NULL);
                break;
        case HELP_ITEM:
        case HELP_EXAMPLE:
                break_item(page, index, width);
                break;
        case HELP_LINE:
                break_text(page, index, HELP_PART_LEFT, INDENT, width, entry->left, NULL);
                break;
        default:
                break_text(page, index, HELP_PART_TEXT, INDENT, width, entry->text, NULL);
                break;
        }
}

/* ---- Pages ---- */

void help_page_make(struct help_page *page, int topic, int width, help_lister *lister,
                    const void *context)
{
        help_page_free(page);
        if (width < HELP_WIDTH_LEAST)
                width = HELP_WIDTH_LEAST;
        help_entries_make(page, &help_topics[topic], lister, context);
        for (int i = 0; i < page->entry_count; i++)
                break_entry(page, i, width);
}

void help_page_free(struct help_page *page)
{
        for (int i = 0; i < page->entry_count; i++) {
                free(page->entries[i].left);
                free(page->entries[i].text);
                free(page->entries[i].steps);
        }
        free(page->entries);
        free(page->lines);
        *page = (struct help_page){ .entries = NULL };
}

static void print_line(const struct help_line *line, FILE *out)
{
        int column = 0;

        for (int i = 0; i < line->count; i++) {
                const struct help_piece *piece = &line->pieces[i];
                const char *at = piece->text;

                fprintf(out, "%*s", piece->column - column, "");
                fwrite(piece->text, 1, piece->length, out);
                column = piece->column;
                while (at < piece->text + piece->length)
                        column += columns_next(&at);
        }
        putc('\n', out);
}

void help_page_print(const struct help_page *page, FILE *out)
{
        for (int i = 0; i < page->line_count; i++)
                print_line(&page->lines[i], out);
}
