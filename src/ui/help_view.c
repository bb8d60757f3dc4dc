/* help_view.c - texts, and the table of commands as text. */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include "play/translate.h"
#include "play/words.h"
#include "ui/command.h"
#include "ui/help_view.h"
#include "ui/paint.h"

/* A heading, or a line of two columns, or a paragraph where the first is NULL. */
struct help_line {
        const char *left, *right;
};

static const struct help_line before_commands[] = {
        { "", N_("A move") },
        { NULL, N_("Say what it does, and the board shows it while you type. "
                   "Enter plays it.") },
        { "Ee4", N_("the elephant goes to e4") },
        { "Ee4 Hb4", N_("and a horse to b4, in the same turn") },
        { "Hg2n", N_("the horse on g2 steps north; nn is two steps") },
        { "dx", N_("a silver dog is captured: the shortest way is found") },
        { "rf4", N_("a silver rabbit is pushed or pulled to f4") },
        { "Ee2n Ee3n", N_("single steps are read as well") },
        { NULL,
          N_("Gold's pieces are E M H D C R, Silver's e m h d c r: elephant, camel, "
             "horse, dog, cat, rabbit, from strong to weak.") },
        { "", N_("Setting up") },
        { "Ee2 Md2 ...", N_("place all but the rabbits, which take the rest") },
        { ":quick", N_("or put up a ready setup; Enter, once more, takes it") },
        { "", N_("Commands, after a colon, and keys while the line is empty") },
};

static const struct help_line after_commands[] = {
        { NULL,
          N_("Names may be shortened as far as they stay unique; Tab completes them. "
             "^C empties the line, ^Z stops the program, ^L draws the screen anew. The "
             "line is edited with the keys of ~/.editrc; Up finds what was typed "
             "before.") },
        { "", N_("The board") },
        { "[E]", N_("a piece that the turn moves, where it ends") },
        { "(d)", N_("a piece that the turn captures") },
        { ". or _", N_("a square that was left") },
        { "x", N_("a trap") },
        { "E*", N_("a frozen piece") },
        { ">g", N_("Gold's side of the board; > is to move") },
        { "", N_("The moves of a record") },
        { ">", N_("the move that was made last") },
        { "|", N_("others of the line that is shown; the rest are variations") },
        { "(+2)", N_("variations that are folded away") },
        { "Ee2-e4 df4xf3",
          N_("what the last turn did: the elephant went to e4, the dog died on f3") },
        { NULL,
          N_("A move that is typed becomes a variation of the one that follows. The "
             "plot is Harlog over the game, Gold's advantage upward; a bar shows "
             "where one is.") },
        { "", N_("The rules in short") },
        { NULL,
          N_("A turn is one to four steps, by any pieces, to neighbouring squares; "
             "rabbits never step back. A stronger piece beside a weaker enemy may push "
             "it on and follow, or step off and pull it along; that is two steps.") },
        { NULL, N_("A piece beside a stronger enemy and beside no friend is frozen. On a "
                   "trap a "
                   "piece with no friend beside it is captured.") },
        { NULL,
          N_("A rabbit on the last rank wins. So does capturing all rabbits, or leaving "
             "the other side no legal turn. The same position may not come about a third "
             "time.") },
};

enum { LEFT_WIDTH = 24, TEXT_SIZE = 400 };

#define LENGTH(table) (sizeof(table) / sizeof *(table))

/* Where the help is drawn, and how far it has come. */
struct page {
        const struct rect *rect;
        int top, row;
};

static bool is_in_sight(const struct page *page, int row)
{
        return row >= page->top && row < page->top + page->rect->height;
}

static int y_of(const struct page *page, int row)
{
        return page->rect->y + row - page->top;
}

/* A text of several rows of which perhaps only some are in sight. */
static void draw_text(struct page *page, int indent, enum style style, const char *text)
{
        int width = page->rect->width - indent, rows = paint_rows(width, text);

        for (int i = 0; i < rows; i++, page->row++)
                if (is_in_sight(page, page->row))
                        paint_row(y_of(page, page->row), page->rect->x + indent, width,
                                  style, text, i);
}

static void draw_heading(struct page *page, const char *text)
{
        if (page->row > 0)
                page->row++;
        draw_text(page, 0, STYLE_STRONG, text);
}

static void draw_columns(struct page *page, const char *left, const char *right)
{
        int width = page->rect->width < 60 ? LEFT_WIDTH - 10 : LEFT_WIDTH;

        if (is_in_sight(page, page->row))
                paint_text(y_of(page, page->row), page->rect->x + 2, width - 3,
                           STYLE_MARK, left);
        draw_text(page, width, STYLE_TEXT, right);
}

static void draw_lines(struct page *page, const struct help_line *lines, size_t count)
{
        for (size_t i = 0; i < count; i++)
                if (lines[i].left == NULL)
                        draw_text(page, 2, STYLE_TEXT, _(lines[i].right));
                else if (lines[i].left[0] == '\0')
                        draw_heading(page, _(lines[i].right));
                else
                        draw_columns(page, lines[i].left, _(lines[i].right));
}

static void draw_command(struct page *page, const struct command *command,
                         const struct keymap *keymap)
{
        char left[TEXT_SIZE], right[TEXT_SIZE], keys[TEXT_SIZE / 2];
        const char *arguments = command->arguments[0] ? _(command->arguments) : "";

        keymap_keys(keymap, command->name, keys, sizeof keys);
        snprintf(left, sizeof left, ":%s %s", command->name, arguments);
        if (keys[0] == '\0')
                snprintf(right, sizeof right, "%s", _(command->help));
        else
                snprintf(right, sizeof right, _("%s; keys: %s"), _(command->help), keys);
        draw_columns(page, left, right);
}

/* Keys that are bound to more than a command's name. */
static void draw_bindings(struct page *page, const struct keymap *keymap)
{
        for (size_t i = 0; i < keymap->count; i++) {
                const struct key_binding *binding = &keymap->bindings[i];
                char left[TEXT_SIZE], right[TEXT_SIZE], key[KEY_NAME_SIZE];

                if (strchr(binding->line, ' ') == NULL)
                        continue;
                key_text(binding->key, key, sizeof key);
                snprintf(left, sizeof left, "%s", key);
                snprintf(right, sizeof right, ":%s (%s)", binding->line,
                         command_place_name(binding->place));
                draw_columns(page, left, right);
        }
}

int help_view_draw(const struct rect *rect, int top, const struct keymap *keymap)
{
        struct page page = { .rect = rect, .top = top };

        draw_lines(&page, before_commands, LENGTH(before_commands));
        for (size_t i = 0; i < command_count(); i++)
                draw_command(&page, command_at(i), keymap);
        draw_bindings(&page, keymap);
        draw_lines(&page, after_commands, LENGTH(after_commands));
        return page.row;
}
