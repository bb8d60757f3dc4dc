/* plain_tell.c - wording the difference. */

#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/text.h"
#include "play/translate.h"
#include "play/words_turn.h"
#include "ui/facts.h"
#include "ui/plain_say.h"
#include "ui/plain_tell.h"

enum { COMMENT_SIZE = 8192, HELP_WIDTH = 79, HELP_HEIGHT = 24 };

struct plain_view plain_view_of(const struct app *app)
{
        const struct arimaa_game *game = app_game(app);
        struct plain_view view = { .place = app->place,
                                   .match = app->match,
                                   .study = app->study,
                                   .game_index = app->game_index,
                                   .ready = app->ready,
                                   .setup = app->setup };

        if (game == NULL)
                return view;
        view.node = app_node(app);
        view.step = app->at.step;
        view.plies = arimaa_game_plies(game);
        view.planning = app_is_planning(app);
        view.ending = app_outcome(app).ending;
        return view;
}

/* ---- The start ---- */

static void tell_start(const struct app *app)
{
        for (int i = 0; i < app->start.count; i++)
                plain_say("%s  %s", app->start.rows[i].key, app->start.rows[i].label);
}

/* ---- Games of a file ---- */

static void tell_entry(const struct games_entry *entry, int index)
{
        char text[WORDS_SIZE], outcome[WORDS_SIZE];

        snprintf(text, sizeof text, _("%d: %.100s - %.100s"), index + 1,
                 entry->gold[0] ? entry->gold : "?",
                 entry->silver[0] ? entry->silver : "?");
        words_outcome(entry->outcome, outcome, sizeof outcome);
        text_append(text, sizeof text, "; %s",
                    outcome[0] != '\0' ? outcome : entry->result);
        text_append(text, sizeof text,
                    ngettext("; %d turn", "; %d turns", (unsigned long)entry->turns),
                    entry->turns);
        if (entry->date[0] != '\0')
                text_append(text, sizeof text, "; %s", entry->date);
        if (entry->damaged)
                text_append(text, sizeof text, "%s", _("; damaged"));
        plain_say("%s", text);
}

void plain_tell_games(const struct app *app)
{
        const struct games *games = &app->games;
        int end = games->selected + PLAIN_PAGE;

        if (games->complete)
                plain_say(ngettext("%d game", "%d games", (unsigned long)games->count),
                          games->count);
        for (int i = games->selected; i < games->count && i < end; i++)
                tell_entry(&games->entries[i], i);
        if (games->count > end || !games->complete)
                plain_say("%s", _("pagedown tells more; a number opens a game"));
        else
                plain_say("%s", _("a number opens a game"));
}

void plain_tell_row(const struct app *app)
{
        if (app->place == AT_START)
                plain_say("%s", app->start.rows[app->start.selected].label);
        else if (app->place == AT_GAMES)
                tell_entry(&app->games.entries[app->games.selected], app->games.selected);
}

/* ---- A game ---- */

static void tell_tag(const struct arimaa_record *record, const char *name,
                     const char *label)
{
        const char *value = arimaa_record_tag(record, name);

        if (value != NULL && value[0] != '\0')
                plain_say(_("%s: %s"), label, value);
}

/* What game it is, when it comes to the board. */
static void tell_game(const struct app *app)
{
        const struct arimaa_game *game = app_game(app);
        const struct arimaa_record *record = app_record(app);
        int turns = arimaa_game_plies(game);
        char variant[WORDS_SIZE];

        plain_say("%s",
                  words_variant(arimaa_game_variant(game), variant, sizeof variant));
        tell_tag(record, "Event", _("Event"));
        tell_tag(record, "Date", _("Date"));
        tell_tag(record, "Gold", _("Gold"));
        tell_tag(record, "Silver", _("Silver"));
        if (app->study != NULL)
                plain_say(ngettext("%d turn", "%d turns", (unsigned long)turns), turns);
}

/* ---- A moment ---- */

static void tell_comment(const struct app *app, enum arimaa_comment_place place)
{
        const char *comment = arimaa_node_comment(app_record(app), app_node(app), place);
        char text[COMMENT_SIZE];

        if (comment == NULL)
                return;
        arimaa_comment_text(comment, text, sizeof text);
        if (text[0] != '\0')
                plain_say(place == ARIMAA_COMMENT_BEFORE ? _("Comment before: %s")
                                                         : _("Comment: %s"),
                          text);
}

static void tell_glyphs(const struct app *app)
{
        const struct arimaa_record *record = app_record(app);
        arimaa_node node = app_node(app);

        for (int i = 0; i < arimaa_node_glyphs(record, node); i++) {
                int glyph = arimaa_node_glyph(record, node, i);

                if (arimaa_glyph_sign(glyph) != NULL)
                        plain_say(_("Judged: %s"), arimaa_glyph_sign(glyph));
                else
                        plain_say(_("Judged: $%d"), glyph);
        }
}

static void tell_variation(const struct app *app)
{
        const struct arimaa_record *record = app_record(app);
        arimaa_node node = app_node(app);
        int count, index;

        if (node == ARIMAA_ROOT)
                return;
        count = arimaa_node_children(record, arimaa_node_parent(record, node));
        index = arimaa_node_index(record, node);
        if (index > 0)
                plain_say(_("Variation %d of %d"), index, count - 1);
        else if (count > 1)
                plain_say(ngettext("%d variation of this move",
                                   "%d variations of this move",
                                   (unsigned long)(count - 1)),
                          count - 1);
}

void plain_tell_annotation(const struct app *app)
{
        if (app->at.step > 0)
                return;
        tell_variation(app);
        tell_glyphs(app);
        tell_comment(app, ARIMAA_COMMENT_BEFORE);
        tell_comment(app, ARIMAA_COMMENT_BEHIND);
}

/* A setup that has been read back needs not be told again. */
static bool is_told(const struct arimaa_ply *ply, const struct plain_view *before)
{
        return before->ready && ply->kind == ARIMAA_PLACE;
}

/* What was done last before the moment. */
static void tell_last(const struct app *app, const struct plain_view *before)
{
        const struct arimaa_game *game = app_game(app);
        char text[WORDS_BOARD_SIZE], label[20];
        int ply = app->at.ply - 1;

        if (!facts_last(app, text, sizeof text)) {
                plain_say("%s", _("The start of the game"));
        } else if (app->at.step == 0 && is_told(arimaa_game_ply(game, ply), before)) {
                words_label(game, ply, label, sizeof label);
                plain_say(_("%s: %s has set up"), label,
                          words_side(arimaa_game_side(game, ply)));
        } else {
                plain_say("%s%s", app_is_planning(app) ? _("Plan, not played: ") : "",
                          text);
        }
}

static void tell_setup(const struct app *app)
{
        char text[WORDS_BOARD_SIZE];

        for (int kind = ARIMAA_ELEPHANT; kind >= ARIMAA_RABBIT; kind--)
                if (app->setup.pieces[kind])
                        plain_say(_("%s: %s"), words_side(app->setup.side),
                                  words_kind_on((enum arimaa_kind)kind,
                                                app->setup.pieces[kind], text,
                                                sizeof text));
        plain_say("%s", _("an empty line sets up so; or type another"));
}

static void tell_turn(const struct app *app)
{
        char text[WORDS_SIZE];

        facts_turn(app, text, sizeof text);
        plain_say("%s%s", app_is_planning(app) ? _("Plan, not played: ") : "", text);
}

static bool is_same_setup(const struct arimaa_placement *a,
                          const struct arimaa_placement *b)
{
        return a->side == b->side && memcmp(a->pieces, b->pieces, sizeof a->pieces) == 0;
}

/* Whether the game has ended, which the message tells. */
static bool ends(const struct plain_view *before, const struct plain_view *now)
{
        return before->ending != now->ending && now->ending != ARIMAA_NOT_OVER;
}

static void tell_message(const struct app *app)
{
        plain_say("%s", app->question != ASK_NOTHING ? app_words(app) : app->message);
}

static void tell_board(const struct app *app, const struct plain_view *before,
                       const struct plain_view *now)
{
        bool comes = before->match != now->match || before->study != now->study ||
                     before->game_index != now->game_index ||
                     (before->place != AT_BOARD && before->place != AT_HELP);
        bool moves = before->node != now->node || before->step != now->step ||
                     before->plies != now->plies;
        bool goes_back = !comes && now->match != NULL && now->plies < before->plies;

        if (comes)
                tell_game(app);
        if (now->ready && (!before->ready || !is_same_setup(&before->setup, &now->setup)))
                tell_setup(app);
        if ((comes && app->at.ply > 0) || (moves && !comes && !goes_back))
                tell_last(app, before);
        if (comes || moves)
                plain_tell_annotation(app);
        tell_message(app);
        if ((comes || moves || before->ending != now->ending ||
             before->planning != now->planning) &&
            !(ends(before, now) && app->message[0] != '\0'))
                tell_turn(app);
}

/* Where a new game is chosen: the last choices, and how others are said. */
static void tell_new(const struct app *app)
{
        char words[CHOICES_TEXT_SIZE];

        choices_write(&app->new_game.choices, words, sizeof words);
        plain_say(_("the last game was: new %s"), words);
        plain_say("%s", _("an empty line begins such a game; another is begun so: new "
                          "endless dicey seed 7 gold=NAME silver=NAME"));
}

void plain_tell(const struct app *app, const struct plain_view *before)
{
        struct plain_view now = plain_view_of(app);

        if (app->place == AT_START && before->place != AT_START)
                tell_start(app);
        else if (app->place == AT_GAMES && before->place != AT_GAMES)
                plain_tell_games(app);
        else if (app->place == AT_NEW && before->place != AT_NEW)
                tell_new(app);
        if (app->place == AT_BOARD && app_game(app) != NULL)
                tell_board(app, before, &now);
        else
                plain_say("%s", app->message);
}

/* ---- The help ---- */

static void tell_page(const struct help_page *page)
{
        char *text = NULL;
        size_t size = 0;
        FILE *stream = open_memstream(&text, &size);

        if (stream == NULL)
                return;
        help_page_print(page, stream);
        if (fclose(stream) == 0)
                plain_say("%s", text);
        free(text);
}

/* A topic, or the one entry of it that was asked for. */
void plain_tell_help(struct help *help)
{
        const struct help_entry *entry;

        help_fit(help, HELP_WIDTH, HELP_HEIGHT);
        if (help->found < 0) {
                tell_page(&help->page);
                return;
        }
        entry = &help->page.entries[help->found];
        plain_say("%s  %s", entry->left, entry->text);
}

/* ---- The panel ---- */

/* What was odd in the file, by line and column. */
static void tell_warnings(const struct arimaa_record *record)
{
        char words[WORDS_SIZE];

        for (size_t i = 0; i < record->warning_count; i++)
                plain_say("%d:%d: %s", record->warnings[i].line,
                          record->warnings[i].column,
                          words_warning(&record->warnings[i], words, sizeof words));
}

void plain_tell_tags(const struct arimaa_record *record)
{
        for (size_t i = 0; i < record->tag_count; i++)
                plain_say("%s: %s", record->tags[i].name, record->tags[i].value);
        if (record->tag_count == 0)
                plain_say("%s", _("no tags; of a record :tag NAME VALUE sets one"));
        tell_warnings(record);
}

/* "12g Ee4", variations as such, the move made last marked as on the screen. */
static void tell_moves(struct app *app)
{
        const struct arimaa_record *record = app_record(app);
        int here = outline_row_of(&app->outline, record, app_node(app));

        for (int i = 0; i < app->outline.count; i++) {
                const struct outline_row *row = &app->outline.rows[i];
                int ply = arimaa_node_depth(record, row->node) - 1;
                char label[20];

                words_label(record->game, ply, label, sizeof label);
                plain_say("%s%s%s %s%s", i == here ? "> " : "",
                          row->depth > 0 ? _("variation ") : "", label,
                          moves_text(&app->moves, app->resolver, record, row->node,
                                     app->settings.notation),
                          arimaa_node_trusted(record, row->node)
                                  ? _("; against the rules, on trust")
                                  : "");
        }
        if (app->outline.count == 0)
                plain_say("%s", _("no moves yet"));
}

void plain_tell_panel(struct app *app)
{
        if (app->panel == PANEL_TAGS)
                plain_tell_tags(app_record(app));
        else
                tell_moves(app);
}
