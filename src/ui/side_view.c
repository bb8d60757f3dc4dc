/* side_view.c - lines of text about the game. */

#include "config.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "notation/board.h"
#include "play/translate.h"
#include "rules/harlog.h"
#include "ui/paint.h"
#include "ui/side_view.h"

enum { LABEL_WIDTH = 5, NAME_WIDTH = 8, MATERIAL_WIDTH = 14 };

/* ---- The title ---- */

/* Whether what comes next at the moment shown is a setup. */
static bool is_setup(const struct app *app, const struct arimaa_game *game)
{
        return moment_is_end(&app->at, game)
                       ? arimaa_game_in_setup(game)
                       : arimaa_game_ply(game, app->at.ply)->kind == ARIMAA_PLACE;
}

/* "12g  Gold to move", or how the game has ended. */
static void describe_turn(const struct app *app, const struct arimaa_game *game,
                          char *text, size_t size)
{
        char label[WORDS_SIZE];
        struct arimaa_outcome outcome = arimaa_game_outcome(game);

        if (moment_is_end(&app->at, game) && outcome.ending != ARIMAA_NOT_OVER) {
                words_outcome(outcome, text, size);
                return;
        }
        words_label(game, app->at.ply, label, sizeof label);
        snprintf(text, size,
                 is_setup(app, game) ? _("%s  %s sets up") : _("%s  %s to move"), label,
                 words_side(arimaa_game_side(game, app->at.ply)));
}

static int steps_of_turn(const struct app *app, const struct arimaa_game *game)
{
        if (is_setup(app, game))
                return 0;
        if (!moment_is_end(&app->at, game))
                return arimaa_game_ply(game, app->at.ply)->steps;
        return app_is_playing(app) ? arimaa_game_steps(game) : 0;
}

static int steps_used(const struct app *app)
{
        return app->entry.steps > 0 ? app->entry.steps : app->at.step;
}

static void draw_steps(int y, int x, int used, int all)
{
        for (int i = 0; i < all; i++)
                paint_glyph(y, x + i, i < used ? STYLE_MARK : STYLE_QUIET,
                            i < used ? GLYPH_STEP_USED : GLYPH_STEP_LEFT);
}

static const char *variant_name(struct arimaa_variant variant)
{
        static const char *const names[ARIMAA_SETUP_RULES] = {
                [ARIMAA_STANDARD] = N_("Standard"),
                [ARIMAA_ENDLESS] = N_("Endless Endgame"),
                [ARIMAA_FREESTYLE] = N_("Freestyle"),
        };

        return _(names[variant.setup]);
}

/* Who played, or what game it is. */
static void describe_game(const struct app *app, char *text, size_t size)
{
        const struct arimaa_game *game = app_game(app);
        const char *gold = NULL, *silver = NULL;

        if (app->record != NULL) {
                gold = arimaa_record_tag(app->record, "Gold");
                silver = arimaa_record_tag(app->record, "Silver");
        }
        if (gold != NULL && silver != NULL)
                snprintf(text, size, "%.60s - %.60s", gold, silver);
        else if (app->record != NULL)
                snprintf(text, size, "%s", _("replay"));
        else if (!moment_is_end(&app->at, game))
                snprintf(text, size, "%s", _("looking back"));
        else
                snprintf(text, size, "%s", variant_name(arimaa_game_variant(game)));
}

static void draw_at_right(const struct rect *rect, int used, const char *text)
{
        int room = rect->width - used - 2, width = paint_width(text);

        if (room < 8)
                return;
        if (width > room)
                width = room;
        paint_text(rect->y, rect->x + rect->width - width, width, STYLE_QUIET, text);
}

void side_view_title(const struct rect *rect, const struct app *app)
{
        const struct arimaa_game *game = app_game(app);
        char text[WORDS_SIZE];
        int used, all;

        if (game == NULL) {
                paint_text(rect->y, rect->x, rect->width, STYLE_STRONG, "keysteps");
                return;
        }
        describe_turn(app, game, text, sizeof text);
        used = paint_text(rect->y, rect->x, rect->width, STYLE_STRONG, text);
        all = steps_of_turn(app, game);
        draw_steps(rect->y, rect->x + used + 2, steps_used(app), all);
        describe_game(app, text, sizeof text);
        draw_at_right(rect, used + 2 + all, text);
}

/* ---- The moves ---- */

/* The first ply shown, so that the one at `at` is in sight, near the end. */
static int first_shown(int at, int rows, int height)
{
        int first = at - height + (at < rows - 1 ? 3 : 1);

        if (first > rows - height)
                first = rows - height;
        return first < 0 ? 0 : first;
}

static void draw_move(int y, const struct rect *rect, struct app *app, int ply)
{
        const struct arimaa_game *game = app_game(app);
        bool is_past = ply < arimaa_game_plies(game), here = ply == app->at.ply;
        enum style style = here                ? STYLE_STRONG
                           : ply > app->at.ply ? STYLE_QUIET
                                               : STYLE_TEXT;
        char label[WORDS_SIZE];

        if (here)
                paint_text(y, rect->x, 1, STYLE_STRONG, ">");
        words_label(game, ply, label, sizeof label);
        paint_text(y, rect->x + 2, LABEL_WIDTH, style, label);
        if (is_past)
                paint_text(y, rect->x + 2 + LABEL_WIDTH, rect->width - 2 - LABEL_WIDTH,
                           style, moves_text(&app->moves, app->resolver, game, ply));
}

void side_view_moves(const struct rect *rect, struct app *app)
{
        const struct arimaa_game *game = app_game(app);
        bool over = arimaa_game_outcome(game).ending != ARIMAA_NOT_OVER;
        int rows = arimaa_game_plies(game) + (app->match != NULL && !over);
        int first = first_shown(app->at.ply, rows, rect->height);

        for (int i = 0; i < rect->height && first + i < rows; i++)
                draw_move(rect->y + i, rect, app, first + i);
}

/* ---- Facts ---- */

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

static void draw_fact(const struct rect *rect, int row, const char *name,
                      const char *text)
{
        int width = rect->width - 2;

        paint_text(rect->y + row, rect->x + 2, width, STYLE_QUIET, name);
        paint_text(rect->y + row, rect->x + 2 + NAME_WIDTH, width - NAME_WIDTH,
                   STYLE_TEXT, text);
}

void side_view_facts(const struct rect *rect, const struct app *app,
                     const struct arimaa_position *position)
{
        const struct arimaa_game *game = app_game(app);
        char text[WORDS_SIZE];

        if (is_setup(app, game))
                return;
        describe_material(position, text, sizeof text, rect->width - 2 - NAME_WIDTH);
        draw_fact(rect, 0, _("Harlog"), text);
        describe_taken(game, app->at.ply, position, text, sizeof text);
        if (text[0] != '\0')
                draw_fact(rect, 1, _("taken"), text);
}
