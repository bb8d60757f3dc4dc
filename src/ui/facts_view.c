/* facts_view.c - lines of text about a moment. */

#include "config.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "notation/board.h"
#include "notation/lightvector.h"
#include "play/translate.h"
#include "rules/harlog.h"
#include "ui/facts_view.h"
#include "ui/paint.h"
#include "ui/text.h"
#include "ui/title_view.h"

enum { NAME_WIDTH = 8, MATERIAL_WIDTH = 14, CLOCK_SIZE = 24, CLOCK_LEAST = 24 };

/* ---- Material ---- */

/* The sign says which side is ahead; so does its name, where there is room. */
static void describe_material(const struct arimaa_position *position, char *text,
                              size_t size, int width)
{
        double harlog = arimaa_harlog(position);

        if (isnan(harlog))
                snprintf(text, size, "%s", _("no rabbits at all"));
        else if (isinf(harlog))
                snprintf(text, size, _("%s has no rabbits"),
                         words_side(harlog < 0 ? ARIMAA_GOLD : ARIMAA_SILVER));
        else if (fabs(harlog) < 0.005)
                snprintf(text, size, "%s", _("even"));
        else if (width < MATERIAL_WIDTH)
                snprintf(text, size, "%+.2f", harlog);
        else
                snprintf(text, size, _("%+.2f  %s"), harlog,
                         words_side(harlog > 0 ? ARIMAA_GOLD : ARIMAA_SILVER));
}

/* The pieces that were there at the start of play and are no more, Gold's first. */
static void describe_taken(const struct arimaa_game *game, int plies,
                           const struct arimaa_position *position, char *text,
                           size_t size)
{
        size_t used = 0;
        int setups = plies > 0 && arimaa_game_ply(game, 0)->kind == ARIMAA_PLACE ? 2 : 0;
        const struct arimaa_position *start = entry_position(game, setups);

        text[0] = '\0';
        if (plies < setups)
                return;
        for (int side = ARIMAA_GOLD; side < ARIMAA_SIDES; side++)
                for (int kind = ARIMAA_ELEPHANT; kind >= ARIMAA_RABBIT; kind--)
                        for (int gone = arimaa_count(start->pieces[side][kind]) -
                                        arimaa_count(position->pieces[side][kind]);
                             gone > 0 && used + 2 < size; gone--) {
                                text[used++] = arimaa_piece_letter(arimaa_piece(
                                        (enum arimaa_side)side, (enum arimaa_kind)kind));
                                text[used] = '\0';
                        }
}

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

/* ---- Clocks ---- */

/* What a side's clock showed last up to the moment; false when nothing tells. */
static bool clock_of(const struct app *app, enum arimaa_side side, char *text,
                     size_t size)
{
        const struct arimaa_record *record = app_record(app);

        for (arimaa_node node = app_node(app); node != ARIMAA_ROOT;
             node = arimaa_node_parent(record, node))
                if (arimaa_game_side(record->game, arimaa_node_depth(record, node) - 1) ==
                            side &&
                    arimaa_node_command(record, node, "clk", text, size))
                        return true;
        return false;
}

/* "0:23" of milliseconds, with hours only where there are some. */
static void describe_time(int64_t milliseconds, char *text, size_t size)
{
        long seconds = (long)(milliseconds / 1000);

        if (seconds >= 3600)
                snprintf(text, size, "%ld:%02ld:%02ld", seconds / 3600, seconds / 60 % 60,
                         seconds % 60);
        else
                snprintf(text, size, "%ld:%02ld", seconds / 60, seconds % 60);
}

/* "0:10:00 - 0:09:41 (0:19)": both clocks, and what the last turn took. */
static void describe_clock(const struct app *app, char *text, size_t size)
{
        const struct arimaa_ply *ply = arimaa_node_ply(app_record(app), app_node(app));
        char gold[CLOCK_SIZE] = "?", silver[CLOCK_SIZE] = "?", spent[CLOCK_SIZE];
        bool of_gold = clock_of(app, ARIMAA_GOLD, gold, sizeof gold);
        bool of_silver = clock_of(app, ARIMAA_SILVER, silver, sizeof silver);
        bool shows = of_gold || of_silver;

        text[0] = '\0';
        if (shows)
                snprintf(text, size, "%s - %s ", gold, silver);
        if (ply == NULL || ply->milliseconds == ARIMAA_NO_TIME)
                return;
        describe_time(ply->milliseconds, spent, sizeof spent);
        text_append(text, size, shows ? "(%s)" : "%s", spent);
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

        if (title_view_is_setup(app, game))
                return;
        if (app->study != NULL && rect->height > FACTS_LEAST) {
                describe_last(app, text, sizeof text);
                row += draw_fact(rect, row, _("last"), text);
        }
        describe_material(position, text, sizeof text, rect->width - 2 - NAME_WIDTH);
        row += draw_fact(rect, row, _("Harlog"), text);
        describe_taken(game, app->at.ply, position, text, sizeof text);
        row += draw_fact(rect, row, _("taken"), text);
        if (app->study == NULL || rect->width < CLOCK_LEAST)
                return;
        describe_clock(app, text, sizeof text);
        draw_fact(rect, row, _("clock"), text);
}
