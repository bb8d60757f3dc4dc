/* commands_walk.c - going through the tree: variations, comments, captures, finding. */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include "play/text.h"
#include "play/translate.h"
#include "ui/app.h"

/* ---- Along the line ---- */

typedef bool node_test(const struct app *app, arimaa_node node);

static bool has_variations(const struct app *app, arimaa_node node)
{
        const struct arimaa_record *record = app_record(app);

        return node != ARIMAA_ROOT &&
               arimaa_node_children(record, arimaa_node_parent(record, node)) > 1;
}

static bool has_comment(const struct app *app, arimaa_node node)
{
        return outline_has_comment(app_record(app), node);
}

static bool has_capture(const struct app *app, arimaa_node node)
{
        const struct arimaa_ply *ply = arimaa_node_ply(app_record(app), node);

        if (ply == NULL || ply->kind != ARIMAA_TURN)
                return false;
        for (int i = 0; i < ply->turn.count; i++)
                if (ply->turn.captures[i].piece != ARIMAA_NO_PIECE)
                        return true;
        return false;
}

/* Go to the next node of the line that passes the test, in a direction of 1 or -1. */
static bool go_to_next(struct app *app, int direction, node_test *test, const char *none)
{
        int last;

        if (!app_needs_game(app))
                return false;
        last = arimaa_node_depth(app_record(app), app->leaf);
        for (int depth = app->at.ply + direction; depth >= 0 && depth <= last;
             depth += direction) {
                arimaa_node node = app_node_at(app, depth - 1);

                if (test(app, node)) {
                        app_go(app, node);
                        return true;
                }
        }
        app_say(app, "%s", none);
        return false;
}

bool command_nextvar(struct app *app, const struct command_call *call)
{
        (void)call;
        return go_to_next(app, 1, has_variations, _("no variations further on"));
}

bool command_lastvar(struct app *app, const struct command_call *call)
{
        (void)call;
        return go_to_next(app, -1, has_variations, _("no variations before"));
}

bool command_nextcomment(struct app *app, const struct command_call *call)
{
        (void)call;
        return go_to_next(app, 1, has_comment, _("no comment further on"));
}

bool command_lastcomment(struct app *app, const struct command_call *call)
{
        (void)call;
        return go_to_next(app, -1, has_comment, _("no comment before"));
}

bool command_nextcapture(struct app *app, const struct command_call *call)
{
        (void)call;
        return go_to_next(app, 1, has_capture, _("no capture further on"));
}

bool command_lastcapture(struct app *app, const struct command_call *call)
{
        (void)call;
        return go_to_next(app, -1, has_capture, _("no capture before"));
}

/* ---- From line to line ---- */

/* Another turn in place of the last one; the last is followed by the first. */
static bool go_beside(struct app *app, int by)
{
        const struct arimaa_record *record = app_record(app);
        arimaa_node node, parent;
        int count;

        if (!app_needs_game(app))
                return false;
        node = app_node(app);
        if (!has_variations(app, node)) {
                app_say(app, _("this move has no variations; ) finds one that has"));
                return false;
        }
        parent = arimaa_node_parent(record, node);
        count = arimaa_node_children(record, parent);
        app_go(app,
               arimaa_node_child(record, parent,
                                 (arimaa_node_index(record, node) + count + by) % count));
        return true;
}

bool command_variation(struct app *app, const struct command_call *call)
{
        (void)call;
        return go_beside(app, 1);
}

bool command_varback(struct app *app, const struct command_call *call)
{
        (void)call;
        return go_beside(app, -1);
}

bool command_leave(struct app *app, const struct command_call *call)
{
        const struct arimaa_record *record = app_record(app);
        arimaa_node node;

        (void)call;
        if (!app_needs_game(app))
                return false;
        node = app_node(app);
        while (node != ARIMAA_ROOT && arimaa_node_index(record, node) == 0)
                node = arimaa_node_parent(record, node);
        if (node == ARIMAA_ROOT) {
                app_say(app, _("this is the main line"));
                return false;
        }
        app_go(app, arimaa_node_child(record, arimaa_node_parent(record, node), 0));
        return true;
}

bool command_fold(struct app *app, const struct command_call *call)
{
        arimaa_node trunk = ARIMAA_NO_NODE, node;

        (void)call;
        if (!app_needs_game(app))
                return false;
        for (node = app_node(app); node != ARIMAA_ROOT && trunk == ARIMAA_NO_NODE;
             node = arimaa_node_parent(app_record(app), node))
                trunk = outline_trunk(app_record(app), node);
        if (trunk == ARIMAA_NO_NODE || !outline_fold(&app->outline, trunk)) {
                app_say(app, _("there are no variations to fold"));
                return false;
        }
        outline_build(&app->outline, app_record(app));
        return true;
}

/* ---- Finding ---- */

static bool comment_contains(const struct app *app, arimaa_node node, const char *text)
{
        for (int place = 0; place < ARIMAA_COMMENT_PLACES; place++) {
                const char *comment = arimaa_node_comment(
                        app_record(app), node, (enum arimaa_comment_place)place);

                if (comment != NULL && text_contains(comment, text))
                        return true;
        }
        return false;
}

/* Whether a move has every word of the text, in whatever order they stand in it. */
static bool has_words(const char *move, const char *text)
{
        char word[APP_FIND_SIZE];

        while (*(text += strspn(text, " ")) != '\0') {
                size_t length = strcspn(text, " ");

                snprintf(word, sizeof word, "%.*s", (int)length, text);
                if (!text_contains(move, word))
                        return false;
                text += length;
        }
        return true;
}

/* As it is listed, or in Lightvector notation. */
static bool move_contains(struct app *app, arimaa_node node, const char *text)
{
        const struct arimaa_record *record = app_record(app);
        char move[TURN_TEXT_SIZE];

        if (node == ARIMAA_ROOT)
                return false;
        if (has_words(moves_text(&app->moves, app->resolver, record, node,
                                 app->settings.notation),
                      text))
                return true;
        return app->settings.notation != LIST_LIGHTVECTOR &&
               turn_text_write(record, node, app->resolver, LIST_LIGHTVECTOR, move) &&
               has_words(move, text);
}

static bool node_contains(struct app *app, arimaa_node node, const char *text)
{
        return comment_contains(app, node, text) || move_contains(app, node, text);
}

/* From the row behind the one looked at on, and round to it again. */
static bool find_in_tree(struct app *app)
{
        int count = app->outline.count;
        int here = outline_row_of(&app->outline, app_record(app), app_node(app));

        for (int i = 1; i <= count; i++) {
                int row = (here + i + count) % count;
                arimaa_node node = app->outline.rows[row].node;

                if (node_contains(app, node, app->sought)) {
                        app_go(app, node);
                        return true;
                }
        }
        return false;
}

/* The tags need not be gone to: they say that they have it. */
static bool find_in_tags(struct app *app)
{
        const struct arimaa_record *record = app_record(app);

        for (size_t i = 0; i < record->tag_count; i++)
                if (text_contains(record->tags[i].value, app->sought)) {
                        app_say(app, "%s: %s", record->tags[i].name,
                                record->tags[i].value);
                        return true;
                }
        return false;
}

static bool find_in_list(struct app *app, int first)
{
        return games_find(&app->games, app->sought, first);
}

static bool find_in_place(struct app *app, bool again)
{
        switch (app->place) {
        case AT_HELP:
                return help_find(&app->help, app->sought, again);
        case AT_GAMES:
                return find_in_list(app, app->games.selected + again);
        default:
                return find_in_tree(app) || find_in_tags(app);
        }
}

static bool find(struct app *app, bool again)
{
        bool found = find_in_place(app, again);

        if (!found)
                app_say(app, _("not found: %s"), app->sought);
        return found;
}

static bool can_find(struct app *app)
{
        return app->place == AT_HELP || app_needs_game(app);
}

bool command_find(struct app *app, const struct command_call *call)
{
        if (!can_find(app))
                return false;
        if (call->by_key && *call->argument == '\0') {
                snprintf(app->typed, sizeof app->typed, ":find ");
                return true;
        }
        if (*call->argument == '\0') {
                app_say(app, _("find what?  :find TEXT"));
                return false;
        }
        snprintf(app->sought, sizeof app->sought, "%s", call->argument);
        return find(app, false);
}

bool command_again(struct app *app, const struct command_call *call)
{
        (void)call;
        if (!can_find(app))
                return false;
        if (app->sought[0] == '\0') {
                app_say(app, _("find what?  :find TEXT"));
                return false;
        }
        return find(app, true);
}
