/* commands_edit.c - changing a record: annotation, order of variations, tags. */

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "play/text.h"
#include "play/translate.h"
#include "ui/app.h"

enum { COMMENT_SIZE = 65536 };

/* ---- Comments ---- */

/* The commands of a comment, as [%clk 0:10:00], which the player does not edit. */
static void append_commands(const char *comment, char *text, size_t size)
{
        const char *start = comment, *end;

        while (start != NULL && (start = strstr(start, "[%")) != NULL &&
               (end = strchr(start, ']')) != NULL) {
                text_append(text, size, "%s%.*s", text[0] != '\0' ? " " : "",
                            (int)(end - start + 1), start);
                start = end + 1;
        }
}

static bool set_comment(struct app *app, enum arimaa_comment_place place,
                        const char *words)
{
        struct arimaa_record *record;
        arimaa_node node = app_node(app);
        char *text = calloc(1, COMMENT_SIZE);
        bool done;

        if (text == NULL || !app_change(app)) {
                free(text);
                return false;
        }
        record = app->study->record;
        snprintf(text, COMMENT_SIZE, "%s", words);
        append_commands(arimaa_node_comment(record, node, place), text, COMMENT_SIZE);
        done = arimaa_node_set_comment(record, node, place, text);
        free(text);
        app_changed(app, done ? node : ARIMAA_NO_NODE);
        return done;
}

static bool ask_for_editor(struct app *app, enum arimaa_comment_place place)
{
        const char *comment =
                arimaa_node_comment(app->study->record, app_node(app), place);

        free(app->request.text);
        app->request.text = calloc(1, COMMENT_SIZE);
        if (app->request.text == NULL)
                return false;
        if (comment != NULL)
                arimaa_comment_text(comment, app->request.text, COMMENT_SIZE);
        app->request.place = place;
        app->request.kind = REQUEST_EDITOR;
        return true;
}

static bool comment(struct app *app, const struct command_call *call,
                    enum arimaa_comment_place place)
{
        if (app->study == NULL)
                return app_change(app); /* says why not */
        if (*call->argument == '\0' && !call->insists)
                return ask_for_editor(app, place);
        return set_comment(app, place, call->argument);
}

bool command_comment(struct app *app, const struct command_call *call)
{
        return comment(app, call, ARIMAA_COMMENT_BEHIND);
}

bool command_before(struct app *app, const struct command_call *call)
{
        return comment(app, call, ARIMAA_COMMENT_BEFORE);
}

void app_edited(struct app *app, const char *text)
{
        if (text == NULL)
                app_say(app, _("the editor failed, and the comment is as before; EDITOR "
                               "names another one"));
        else if (app->study != NULL)
                set_comment(app, app->request.place, text);
}

/* ---- Glyphs ---- */

/* The last turn, which is what is judged and moved about; else the message says. */
static bool needs_move(struct app *app)
{
        if (app->study != NULL && app_node(app) == ARIMAA_ROOT) {
                app_say(app, _("no move has been made yet; go to one"));
                return false;
        }
        return true;
}

bool command_glyph(struct app *app, const struct command_call *call)
{
        int glyph = arimaa_glyph_of(call->argument, strlen(call->argument));
        arimaa_node node;

        if (*call->argument != '\0' && glyph == 0) {
                app_say(app, _("there is no glyph %s; there are ! ? !! ?? !? ?! and $n"),
                        call->argument);
                return false;
        }
        if (!needs_move(app) || !app_change(app))
                return false;
        node = app_node(app);
        arimaa_node_clear_glyphs(app->study->record, node);
        if (glyph != 0 && !arimaa_node_add_glyph(app->study->record, node, glyph))
                node = ARIMAA_NO_NODE;
        app_changed(app, node);
        return node != ARIMAA_NO_NODE;
}

/* ---- Variations ---- */

static bool rearrange(struct app *app,
                      bool (*change)(struct arimaa_record *, arimaa_node),
                      const char *refusal)
{
        arimaa_node node;

        if (!needs_move(app) || !app_change(app))
                return false;
        node = app_node(app);
        if (!change(app->study->record, node)) {
                app_changed(app, ARIMAA_NO_NODE);
                app_say(app, "%s", refusal);
                return false;
        }
        app_changed(app, node);
        return true;
}

bool command_promote(struct app *app, const struct command_call *call)
{
        (void)call;
        return rearrange(app, arimaa_node_promote, _("it is the first already"));
}

bool command_demote(struct app *app, const struct command_call *call)
{
        (void)call;
        return rearrange(app, arimaa_node_demote, _("it is the last already"));
}

bool command_main(struct app *app, const struct command_call *call)
{
        (void)call;
        return rearrange(app, arimaa_node_make_main, _("this is the main line"));
}

bool command_delete(struct app *app, const struct command_call *call)
{
        arimaa_node node, parent;

        (void)call;
        if (!needs_move(app) || !app_change(app))
                return false;
        node = app_node(app);
        parent = arimaa_node_parent(app->study->record, node);
        if (!arimaa_node_delete(app->study->record, node)) {
                app_changed(app, ARIMAA_NO_NODE);
                return false;
        }
        app_changed(app, parent);
        app_say(app, _("deleted; :undo restores it"));
        return true;
}

/* ---- Tags ---- */

/* Whether the tag may get that value, or go; else the message says why not.  One that
 * a file of another kind has given a stranger name can go. */
static bool may_set_tag(struct app *app, const char *name, const char *value)
{
        bool goes = *value == '\0' && arimaa_record_tag(app->study->record, name) != NULL;

        if (arimaa_tag_is_made(name)) {
                app_say(app, _("the tag %s is made from the game itself"), name);
                return false;
        }
        if (!arimaa_tag_is_name(name) && !goes) {
                app_say(app,
                        _("%s is no name of a tag: letters, digits and _ make one, no "
                          "digit first"),
                        name);
                return false;
        }
        return true;
}

static bool show_tags(struct app *app)
{
        if (!app_needs_game(app))
                return false;
        app->panel = PANEL_TAGS;
        return true;
}

bool command_tag(struct app *app, const struct command_call *call)
{
        size_t length = strcspn(call->argument, " ");
        const char *value =
                call->argument + length + strspn(call->argument + length, " ");
        char name[APP_LINE_SIZE];
        bool done;

        if (length == 0)
                return show_tags(app);
        snprintf(name, sizeof name, "%.*s", (int)length, call->argument);
        if (app->study != NULL && !may_set_tag(app, name, value))
                return false;
        if (!app_change(app))
                return false;
        done = arimaa_record_set_tag(app->study->record, name,
                                     *value != '\0' ? value : NULL);
        app_changed(app, done ? app_node(app) : ARIMAA_NO_NODE);
        return done;
}
