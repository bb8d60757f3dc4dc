/* start_view.c - drawing the menu. */

#include "config.h"

#include "play/translate.h"
#include "ui/hits.h"
#include "ui/paint.h"
#include "ui/start_view.h"

enum { MENU_LEAST = 34 /* columns that a row of the menu needs */, KEY_ROOM = 3 };

/* "" when it is left with none. */
static const char *key_of(const struct start_row *row, const struct keymap *keymap,
                          char *text)
{
        if (start_row_has_key(row))
                return keymap_line(keymap, AT_START, row->key[0]) == NULL ? row->key : "";
        keymap_key(keymap, AT_START, row->command + 1, text);
        return text[0] != ':' || text[1] == '\0' ? text : "";
}

static void draw_row(int y, int x, int width, const struct start_row *row,
                     const struct keymap *keymap, bool selected)
{
        char key[KEYMAP_KEY_SIZE];

        if (selected)
                paint_text(y, x, 1, STYLE_STRONG, ">");
        paint_text(y, x + 2, KEY_ROOM, STYLE_MARK, key_of(row, keymap, key));
        paint_text(y, x + 5, width - 5, selected ? STYLE_STRONG : STYLE_TEXT, row->label);
}

/* The games that can be continued stand a little apart. */
static void draw_menu(const struct rect *rect, const struct start_menu *menu,
                      const struct keymap *keymap)
{
        int y = rect->y, spare = rect->height - menu->count - 3;

        paint_text(y, rect->x + 2, rect->width - 2, STYLE_QUIET,
                   _("Arimaa, for two at one keyboard"));
        y += spare > 0 ? 2 : 1;
        for (int i = 0; i < menu->count && y < rect->y + rect->height; i++, y++) {
                if (i > 0 && i == menu->game_count && spare > 1)
                        y++;
                draw_row(y, rect->x, rect->width, &menu->rows[i], keymap,
                         i == menu->selected);
                hits_add(&(struct rect){ y, rect->x, 1, rect->width }, HIT_MENU, i);
        }
}

static void draw_board(const struct layout *layout, const struct start_menu *menu)
{
        int game = menu->rows[menu->selected].game;
        struct board_picture picture = { .turn = TURN_NOBODY,
                                         .cursor = ARIMAA_NO_SQUARE };

        arimaa_position_clear(&picture.position);
        if (game >= 0)
                picture.position = menu->games[game].position;
        board_view_draw(&layout->board, layout->size, &picture);
}

void start_view_draw(const struct layout *layout, const struct start_menu *menu,
                     const struct keymap *keymap)
{
        if (layout->panel.width < MENU_LEAST) {
                draw_menu(&layout->page, menu, keymap);
                return;
        }
        draw_board(layout, menu);
        draw_menu(&layout->panel, menu, keymap);
}
