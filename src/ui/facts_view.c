/* facts_view.c - facts about a moment, a row each. */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include "notation/board.h"
#include "play/text.h"
#include "play/translate.h"
#include "ui/facts.h"
#include "ui/facts_view.h"
#include "ui/paint.h"

enum { NAME_WIDTH = 8, CLOCK_LEAST = 24 };

/* ---- The last turn ---- */

/* "Ee2-e4 d f4xf3": where each piece came from, and what was captured where. */
static void describe_last(const struct app *app, char *text, size_t size)
{
        struct arimaa_turn turn = moment_last(&app->at, app_game(app));
        struct arimaa_displaced displaced[ARIMAA_DISPLACED_MAX];
        int count = arimaa_turn_displaced(&turn, displaced);

        text[0] = '\0';
        for (int i = 0; i < count; i++) {
                char from[3], to[3];

                arimaa_square_name(displaced[i].from, from);
                arimaa_square_name(displaced[i].to, to);
                text_append(text, size, "%s%c%s%c%s", i > 0 ? " " : "",
                            arimaa_piece_letter(displaced[i].piece), from,
                            displaced[i].captured ? 'x' : '-', to);
        }
}

/* ---- All of them ---- */

static int draw_fact(const struct rect *rect, int row, const char *name, const char *text)
{
        int width = rect->width - 2;

        if (text[0] == '\0' || row >= rect->height)
                return 0;
        paint_text(rect->y + row, rect->x + 2, width, STYLE_QUIET, name);
        paint_text(rect->y + row, rect->x + 2 + NAME_WIDTH, width - NAME_WIDTH,
                   STYLE_TEXT, text);
        return 1;
}

void facts_view_draw(const struct rect *rect, const struct app *app,
                     const struct arimaa_position *position)
{
        const struct arimaa_game *game = app_game(app);
        char text[WORDS_SIZE];
        int row = 0;

        if (situation_at(game, app->at.ply).in_setup)
                return;
        if (app->study != NULL && rect->height > FACTS_LEAST) {
                describe_last(app, text, sizeof text);
                row += draw_fact(rect, row, _("last"), text);
        }
        facts_material(position, text, sizeof text, rect->width - 2 - NAME_WIDTH);
        row += draw_fact(rect, row, _("Harlog"), text);
        facts_taken(game, app->at.ply, position, text, sizeof text);
        row += draw_fact(rect, row, _("taken"), text);
        if (app->study == NULL || rect->width < CLOCK_LEAST)
                return;
        facts_clock(app, text, sizeof text);
        draw_fact(rect, row, _("clock"), text);
}
