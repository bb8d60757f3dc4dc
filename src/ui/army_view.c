/* army_view.c - drawing the army. */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include "notation/board.h"
#include "play/translate.h"
#include "ui/army_view.h"
#include "ui/hits.h"
#include "ui/paint.h"

enum {
        INDENT = 2,
        HEADING = 1,
        ROOMY = ARIMAA_KINDS + HEADING,
        ROOMY_LEAST = 12,   /* rows of a panel in which the kinds have one each */
        COLUMNS_OF_KIND = 2 /* in one row */
};

struct drawing {
        const struct situation *at;
        const char *text;
};

int army_view_rows(const struct app *app, int height)
{
        struct situation at;

        if (!by_hand_setup(app, &at) || app->ready ||
            (app->study != NULL && app->hand.manner == HAND_OFF))
                return 0;
        return height >= ROOMY_LEAST ? ROOMY : HEADING;
}

/* What a mouse can click. */
static void draw_piece(const struct drawing *drawing, int y, int x, enum arimaa_kind kind)
{
        bool left = hand_setup_left(drawing->at, drawing->text, kind) > 0;
        enum style style = !left                              ? STYLE_QUIET
                           : drawing->at->side == ARIMAA_GOLD ? STYLE_GOLD
                                                              : STYLE_SILVER;
        char letter = arimaa_piece_letter(arimaa_piece(drawing->at->side, kind));

        paint_character(y, x, style, (wchar_t)(left ? letter : '-'));
        if (hand_setup_held(drawing->text) == (int)kind)
                paint_character(y, x - 1, STYLE_MARK, L'>');
}

/* A piece for each that is left, as far as there is room. */
static void draw_kind(const struct drawing *drawing, int y, const struct rect *rect,
                      enum arimaa_kind kind)
{
        int left = hand_setup_left(drawing->at, drawing->text, kind);
        int most = (rect->width - INDENT) / 2;

        draw_piece(drawing, y, rect->x + INDENT, kind);
        for (int i = 1; i < left && i < most && left < HAND_SETUP_MANY; i++)
                paint_character(y, rect->x + INDENT + 2 * i,
                                drawing->at->side == ARIMAA_GOLD ? STYLE_GOLD
                                                                 : STYLE_SILVER,
                                (wchar_t)arimaa_piece_letter(
                                        arimaa_piece(drawing->at->side, kind)));
        hits_add(&(struct rect){ y, rect->x, 1, rect->width }, HIT_ARMY, (int)kind);
}

static void draw_kinds(const struct drawing *drawing, const struct rect *rect)
{
        paint_text(rect->y, rect->x + INDENT, rect->width - INDENT, STYLE_QUIET,
                   drawing->at->rule == ARIMAA_STANDARD ? _("still to place")
                                                        : _("any of these"));
        for (int row = 0; row < ARIMAA_KINDS; row++)
                draw_kind(drawing, rect->y + HEADING + row, rect,
                          (enum arimaa_kind)(ARIMAA_ELEPHANT - row));
}

static void draw_row(const struct drawing *drawing, const struct rect *rect)
{
        for (int i = 0; i < ARIMAA_KINDS; i++) {
                enum arimaa_kind kind = (enum arimaa_kind)(ARIMAA_ELEPHANT - i);
                struct rect cell = { rect->y, rect->x + INDENT + COLUMNS_OF_KIND * i, 1,
                                     COLUMNS_OF_KIND };

                draw_piece(drawing, cell.y, cell.x, kind);
                hits_add(&cell, HIT_ARMY, (int)kind);
        }
}

void army_view_draw(const struct rect *rect, const struct app *app)
{
        struct situation at;
        struct drawing drawing = { &at, app->text };

        if (rect->height <= 0 || !by_hand_setup(app, &at))
                return;
        if (rect->height >= ROOMY)
                draw_kinds(&drawing, rect);
        else
                draw_row(&drawing, rect);
}
