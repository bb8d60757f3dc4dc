/* facts.c - facts about a moment, as text. */

#include "config.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "notation/board.h"
#include "play/text.h"
#include "play/translate.h"
#include "play/words_turn.h"
#include "rules/harlog.h"
#include "ui/facts.h"

enum { MATERIAL_WIDTH = 14, CLOCK_SIZE = 24 };

/* ---- Material ---- */

/* The sign says which side is ahead; so does its name, where there is room. */
void facts_material(const struct arimaa_position *position, char *text, size_t size,
                    int width)
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
void facts_taken(const struct arimaa_game *game, int plies,
                 const struct arimaa_position *position, char *text, size_t size)
{
        size_t used = 0;
        int setups = plies > 0 && arimaa_game_ply(game, 0)->kind == ARIMAA_PLACE ? 2 : 0;
        const struct arimaa_position *start = situation_position(game, setups);

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

/* ---- Clocks ---- */

bool facts_clock_of(const struct app *app, enum arimaa_side side, char *text, size_t size)
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

bool facts_spent(const struct app *app, char *text, size_t size)
{
        const struct arimaa_ply *ply = arimaa_node_ply(app_record(app), app_node(app));

        if (ply == NULL || ply->milliseconds == ARIMAA_NO_TIME)
                return false;
        describe_time(ply->milliseconds, text, size);
        return true;
}

void facts_clock(const struct app *app, char *text, size_t size)
{
        char gold[CLOCK_SIZE] = "?", silver[CLOCK_SIZE] = "?", spent[CLOCK_SIZE];
        bool of_gold = facts_clock_of(app, ARIMAA_GOLD, gold, sizeof gold);
        bool of_silver = facts_clock_of(app, ARIMAA_SILVER, silver, sizeof silver);
        bool shows = of_gold || of_silver;

        text[0] = '\0';
        if (shows)
                snprintf(text, size, "%s - %s ", gold, silver);
        if (facts_spent(app, spent, sizeof spent))
                text_append(text, size, shows ? "(%s)" : "%s", spent);
}

/* ---- Whose turn it is ---- */

/* At the moment, whatever is being typed; what only the record states has ended it too. */
static struct situation situation_of(const struct app *app)
{
        struct situation at = situation_at(app_game(app), app->at.ply);

        if (at.is_end)
                at.ending = app_outcome(app).ending;
        return at;
}

int facts_steps(const struct app *app)
{
        struct situation at = situation_of(app);

        return at.in_setup || at.ending != ARIMAA_NOT_OVER ? 0 : at.steps;
}

/* What the die shows for the turn at the moment, or 0. */
static int roll(const struct app *app)
{
        int square;

        return moment_die(&app->at, app_game(app), &square);
}

void facts_turn(const struct app *app, char *text, size_t size)
{
        const struct arimaa_game *game = app_game(app);
        struct situation at = situation_of(app);
        const char *side = words_side(at.side);
        int steps = facts_steps(app);
        char label[WORDS_SIZE];

        words_label(game, app->at.ply, label, sizeof label);
        if (at.ending != ARIMAA_NOT_OVER)
                words_outcome(app_outcome(app), text, size);
        else if (at.in_setup)
                snprintf(text, size, _("%s: %s sets up"), label, side);
        else if (app->at.step > 0)
                snprintf(text, size, _("%s: %s to move, %d of %d steps made"), label,
                         side, app->at.step, steps);
        else
                snprintf(text, size,
                         ngettext("%s: %s to move, %d step", "%s: %s to move, %d steps",
                                  (unsigned long)steps),
                         label, side, steps);
        if (steps > 0 && roll(app) > 0)
                text_append(text, size, _(", the die shows %d"), roll(app));
}

/* ---- What was done ---- */

bool facts_last(const struct app *app, char *text, size_t size)
{
        const struct arimaa_game *game = app_game(app);
        char label[WORDS_SIZE], steps[WORDS_BOARD_SIZE];
        struct arimaa_turn turn;

        if (app->at.step > 0) {
                turn = moment_last(&app->at, game);
                words_label(game, app->at.ply, label, sizeof label);
                words_turn(&turn, arimaa_game_side(game, app->at.ply), turn.count, steps,
                           sizeof steps);
                snprintf(text, size, _("%s so far: %s"), label, steps);
        } else if (app->at.ply > 0) {
                words_ply(game, app->at.ply - 1, text, size);
        }
        return app->at.step > 0 || app->at.ply > 0;
}
