/* title_view.c - the row on top. */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include "play/translate.h"
#include "ui/by_hand.h"
#include "ui/facts.h"
#include "ui/paint.h"
#include "ui/title_view.h"

/* What comes next at the moment shown is a setup. */
static bool is_setup(const struct app *app)
{
        return situation_at(app_game(app), app->at.ply).in_setup;
}

/* "12g  Gold to move", or how the game has ended. */
static void describe_turn(const struct app *app, const struct arimaa_game *game,
                          char *text, size_t size)
{
        char label[WORDS_SIZE];
        struct arimaa_outcome outcome = app_outcome(app);
        size_t used = 0;

        if (app_is_planning(app)) {
                snprintf(text, size, "%s  ", _("PLAN"));
                used = strlen(text);
        }
        text += used;
        size -= used;

        if (moment_is_end(&app->at, game) && outcome.ending != ARIMAA_NOT_OVER) {
                words_outcome(outcome, text, size);
                return;
        }
        words_label(game, app->at.ply, label, sizeof label);
        snprintf(text, size, is_setup(app) ? _("%s  %s sets up") : _("%s  %s to move"),
                 label, words_side(arimaa_game_side(game, app->at.ply)));
}

/* Of a push that is open only what was stepped, not what the line means. */
static int steps_used(const struct app *app)
{
        struct hand_steps made;

        if (by_hand_steps(app, &made))
                return made.turn.count;
        return app->entry.steps > 0 ? app->entry.steps : app->at.step;
}

static void draw_steps(int y, int x, int used, int all)
{
        for (int i = 0; i < all; i++)
                paint_glyph(y, x + i, i < used ? STYLE_MARK : STYLE_QUIET,
                            i < used ? GLYPH_STEP_USED : GLYPH_STEP_LEFT);
}

/* Who played, or what game it is; a star for changes that are in no file. */
static void describe_game(const struct app *app, char *text, size_t size)
{
        const struct arimaa_game *game = app_game(app);
        const struct arimaa_record *record = app_record(app);
        const char *gold = arimaa_record_tag(record, "Gold");
        const char *silver = arimaa_record_tag(record, "Silver");
        const char *star = app->study != NULL && app->study->changed ? "* " : "";

        if (gold != NULL && silver != NULL)
                snprintf(text, size, "%s%.60s - %.60s", star, gold, silver);
        else if (app->study != NULL)
                snprintf(text, size, "%s%s", star, _("replay"));
        else if (!moment_is_end(&app->at, game))
                snprintf(text, size, "%s", _("looking back"));
        else
                words_variant(arimaa_game_variant(game), text, size);
}

void title_view_text(const struct app *app, char *text, size_t size)
{
        const struct arimaa_game *game = app_game(app);
        char turn[WORDS_SIZE], name[WORDS_SIZE];

        if (game == NULL) {
                snprintf(text, size, "keysteps");
                return;
        }
        describe_turn(app, game, turn, sizeof turn);
        describe_game(app, name, sizeof name);
        snprintf(text, size, "%s - %s - keysteps", turn, name);
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

/* The topic, and how much of it is above the last row in sight. */
static void draw_help(const struct rect *rect, const struct help *help)
{
        int used = paint_text(rect->y, rect->x, rect->width, STYLE_STRONG, _("Help"));
        char text[WORDS_SIZE];

        snprintf(text, sizeof text, "%s  %d/%d", help_topics[help->topic].name,
                 help_last_row(help), help->page.line_count);
        draw_at_right(rect, used, text);
}

/* "die 5: 4 steps", behind the steps; returns the columns used. */
static int draw_die(const struct rect *rect, int used, const struct app *app, int steps)
{
        int square, die = moment_die(&app->at, app_game(app), &square);
        char text[WORDS_SIZE];

        if (die == 0 || is_setup(app))
                return 0;
        if (steps > 0)
                snprintf(text, sizeof text,
                         ngettext("die %d: %d step", "die %d: %d steps",
                                  (unsigned long)steps),
                         die, steps);
        if (steps == 0 || paint_width(text) > rect->width - used - 2)
                snprintf(text, sizeof text, _("die %d"), die);
        return 2 + paint_text(rect->y, rect->x + used + 2, rect->width - used - 2,
                              STYLE_MARK, text);
}

void title_view_draw(const struct rect *rect, const struct app *app)
{
        const struct arimaa_game *game = app_game(app);
        char text[WORDS_SIZE];
        int used, all;

        if (app->place == AT_HELP) {
                draw_help(rect, &app->help);
                return;
        }
        if (app->place == AT_NEW) {
                paint_text(rect->y, rect->x, rect->width, STYLE_STRONG, _("New game"));
                return;
        }
        if (game == NULL || app->place == AT_GAMES) {
                paint_text(rect->y, rect->x, rect->width, STYLE_STRONG, "keysteps");
                return;
        }
        describe_turn(app, game, text, sizeof text);
        used = paint_text(rect->y, rect->x, rect->width, STYLE_STRONG, text);
        all = facts_steps(app);
        draw_steps(rect->y, rect->x + used + 2, steps_used(app), all);
        used += all > 0 ? 2 + all : 0;
        used += draw_die(rect, used, app, all);
        describe_game(app, text, sizeof text);
        draw_at_right(rect, used, text);
}
