/* commands_copy.c - copying out: a move, the line up to here, the position. */

#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "notation/board.h"
#include "play/replace_file.h"
#include "play/text.h"
#include "play/translate.h"
#include "ui/app.h"

/* A text being put together; NULL when memory is short. */
struct copy {
        struct app *app;
        FILE *stream;
};

/* ---- What is copied ---- */

static void write_turn(const struct copy *copy, arimaa_node node, int notation)
{
        char text[TURN_TEXT_SIZE] = "";

        turn_text_write(app_record(copy->app), node, copy->app->resolver,
                        (enum setting_notation)notation, text);
        fprintf(copy->stream, "%s\n", text);
}

static bool copy_move(const struct copy *copy, int notation)
{
        if (copy->app->at.ply == 0)
                return false;
        write_turn(copy, app_node(copy->app), notation);
        return true;
}

static bool copy_line(const struct copy *copy, int notation)
{
        const struct arimaa_game *game = app_game(copy->app);

        for (int ply = 0; ply < copy->app->at.ply; ply++) {
                fprintf(copy->stream, "%d%c ", arimaa_game_number(game, ply),
                        arimaa_game_side(game, ply) == ARIMAA_GOLD ? 'g' : 's');
                write_turn(copy, app_node_at(copy->app, ply), notation);
        }
        return copy->app->at.ply > 0;
}

enum position_form { FORM_DIAGRAM, FORM_SHORT, FORM_LIST };

static bool copy_position(const struct copy *copy, int form)
{
        const struct arimaa_game *game = app_game(copy->app);
        struct arimaa_position position = moment_position(&copy->app->at, game);
        char text[ARIMAA_BOARD_SIZE];

        if (form == FORM_SHORT)
                arimaa_board_write_short(&position, text);
        else if (form == FORM_LIST)
                arimaa_board_write_pieces(&position, text);
        else
                arimaa_board_write_diagram(
                        &position, arimaa_game_number(game, copy->app->at.ply), text);
        fprintf(copy->stream, "%s%s", text,
                text[0] != '\0' && text[strlen(text) - 1] == '\n' ? "" : "\n");
        return true;
}

static const struct {
        const char *name;
        bool (*copy)(const struct copy *copy, int as);
        const char *as[3]; /* the names of notations or forms, by their numbers */
} kinds[] = {
        { "move", copy_move, { "lightvector", "official", "legacy" } },
        { "line", copy_line, { "lightvector", "official", "legacy" } },
        { "position", copy_position, { "diagram", "short", "list" } },
};

enum { KINDS = sizeof kinds / sizeof *kinds };

/* ---- Where it goes ---- */

static bool write_text(FILE *file, const void *text)
{
        return fputs(text, file) >= 0;
}

static bool to_file(struct app *app, const char *text, const char *name, bool replaces)
{
        char path[APP_LINE_SIZE];

        replace_file_name(name, path, sizeof path);
        if (replace_file(path, replaces, write_text, text, NULL)) {
                app_say(app, _("copied into %s"), path);
                return true;
        }
        app_say(app,
                errno == EEXIST ? _("%s is there already; :copy! replaces it") : "%s: %s",
                path, strerror(errno));
        return false;
}

static bool to_clipboard(struct app *app, char **text)
{
        if (!app->settings.clipboard) {
                app_say(app, _("into which file?  or :set clipboard, and the terminal "
                               "gets it"));
                return false;
        }
        free(app->request.text);
        app->request.text = *text;
        app->request.kind = REQUEST_CLIPBOARD;
        *text = NULL;
        app_say(app, _("sent to the terminal"));
        return true;
}

/* ---- The command ---- */

/* The next word of a text, which is led behind it; its length. */
static size_t next_word(const char **text, const char **word)
{
        size_t length;

        *text += strspn(*text, " ");
        *word = *text;
        length = strcspn(*text, " ");
        *text += length;
        return length;
}

static bool is_word(const char *word, size_t length, const char *name)
{
        return strlen(name) == length && strncmp(word, name, length) == 0;
}

/* Which form of the kind a word names, or -1. */
static int form_named(int kind, const char *word, size_t length)
{
        for (int i = 0; i < 3; i++)
                if (is_word(word, length, kinds[kind].as[i]))
                        return i;
        return -1;
}

static bool copy_kind(struct app *app, const struct command_call *call, int kind,
                      const char *rest)
{
        char *text = NULL;
        size_t size = 0, length;
        const char *word, *file = rest;
        struct copy copy = { .app = app, .stream = open_memstream(&text, &size) };
        int as;
        bool done;

        length = next_word(&rest, &word);
        as = form_named(kind, word, length);
        if (as >= 0)
                file = rest;
        else
                as = copy_position == kinds[kind].copy ? FORM_DIAGRAM
                                                       : app->settings.notation;
        file += strspn(file, " ");
        if (copy.stream == NULL)
                return false;
        done = kinds[kind].copy(&copy, as);
        done = fclose(copy.stream) == 0 && done;
        if (!done)
                app_say(app, _("no move has been made yet; go to one"));
        else
                done = *file != '\0' ? to_file(app, text, file, call->insists)
                                     : to_clipboard(app, &text);
        free(text);
        return done;
}

bool command_copy(struct app *app, const struct command_call *call)
{
        const char *rest = call->argument, *word;
        size_t length = next_word(&rest, &word);

        if (app_game(app) == NULL) {
                app_say(app, _("no game is open; :open FILE opens one"));
                return false;
        }
        for (int kind = 0; kind < KINDS; kind++)
                if (is_word(word, length, kinds[kind].name))
                        return copy_kind(app, call, kind, rest);
        app_say(app, _("copy what?  :copy move, :copy line or :copy position"));
        return false;
}
