/* ui.c - the event loop: the terminal's keys go to the state or to the line, and
 * when none is left to be read the screen is drawn. */

#include "config.h"

#include <curses.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "play/printable.h"
#include "play/translate.h"
#include "ui/app.h"
#include "ui/editor.h"
#include "ui/layout.h"
#include "ui/mouse.h"
#include "ui/rc.h"
#include "ui/recall.h"
#include "ui/new_form.h"
#include "ui/screen.h"
#include "ui/terminal.h"
#include "ui/theme.h"
#include "ui/title_view.h"
#include "ui/ui.h"

enum { EXIT_USAGE = 2, EMACS_KILL_LINE = 21 /* ^U */ };

/* Characters on their way to the line editor: the sequence of a named key, or the
 * ones that came with an Esc. */
struct queue {
        wchar_t characters[16];
        size_t first, count;
};

struct ui {
        struct app app;
        struct queue queue;
        struct recall recall;
};

static void queue_add(struct queue *queue, wchar_t character)
{
        if (queue->first == queue->count)
                queue->first = queue->count = 0;
        if (queue->count < sizeof queue->characters / sizeof *queue->characters)
                queue->characters[queue->count++] = character;
}

static bool queue_take(struct queue *queue, wchar_t *character)
{
        if (queue->first == queue->count)
                return false;
        *character = queue->characters[queue->first++];
        return true;
}

/* ---- Keys ---- */

/* For the line editor: a character, or the sequence by which it knows the key. */
static void pass_on(struct ui *ui, ui_key key)
{
        const char *sequence = key_sequence(key);

        if (key < KEY_NAMED(0)) {
                queue_add(&ui->queue, (wchar_t)key);
                return;
        }
        if (!line_takes(key))
                return;
        if (key == KEY_NAMED(KEY_ENTER))
                queue_add(&ui->queue, L'\n');
        for (; sequence != NULL && *sequence != '\0'; sequence++)
                queue_add(&ui->queue, (wchar_t)*sequence);
}

/* A key that the terminal's description does not know sends Esc, [ or O, and more, up to
 * a character from @ on: that is for the line editor whole, or not at all. */
static void unknown_key(struct ui *ui, wchar_t introducer)
{
        wchar_t sequence[16] = { KEY_ESCAPE, introducer };
        size_t length = 2;
        bool is_whole = false;

        while (!is_whole && length + 1 < sizeof sequence / sizeof *sequence) {
                struct terminal_event event = terminal_next();

                if (event.kind != TERMINAL_KEY || event.key < ' ' || event.key > '~')
                        break;
                sequence[length++] = (wchar_t)event.key;
                is_whole = event.key >= '@';
        }
        if (length == 2 || line_knows(sequence))
                for (size_t i = 0; i < length; i++)
                        queue_add(&ui->queue, sequence[i]);
}

/* Esc alone empties the line (^Y brings it back); with a key right behind it, it is
 * that key with Meta, and in vi mode it is the editor's. */
static void escape(struct ui *ui)
{
        struct terminal_event event;

        if (line_wants_escape()) {
                pass_on(ui, KEY_ESCAPE);
                return;
        }
        event = terminal_next();
        if (event.kind != TERMINAL_KEY) {
                pass_on(ui, EMACS_KILL_LINE);
                return;
        }
        if (event.key == '[' || event.key == 'O') {
                unknown_key(ui, (wchar_t)event.key);
                return;
        }
        pass_on(ui, KEY_ESCAPE);
        pass_on(ui, event.key);
}

/* Whether the fields of the new-game screen are there to be edited. */
static bool edits_form(struct ui *ui)
{
        bool wanted = ui->app.place == AT_NEW;

        if (wanted != new_form_is_open()) {
                if (wanted)
                        new_form_open(&ui->app.new_game);
                else
                        new_form_close();
        }
        return new_form_is_open();
}

/* What was done by hand stands in the line. */
static void write_line(struct ui *ui)
{
        const char *text = by_hand_take_line(&ui->app);

        if (text != NULL)
                line_set(text);
}

static void press(struct ui *ui, ui_key key)
{
        char text[APP_LINE_SIZE];
        bool done;

        line_text(text, sizeof text);
        if (*text == '\0' && edits_form(ui) && new_form_key(key, &ui->app.new_game))
                return;
        done = app_key(&ui->app, key, text);
        write_line(ui);
        if (done)
                return;
        if (key == KEY_ESCAPE)
                escape(ui);
        else
                pass_on(ui, key);
}

static void point(struct ui *ui, struct pointing at)
{
        char text[APP_LINE_SIZE];
        struct hit hit = { HIT_SQUARE, at.square };

        if (at.square != POINTING_CELL && !hits_find(hit, &at.y, &at.x))
                return;
        line_text(text, sizeof text);
        mouse_act(&ui->app, at.act, hits_at(at.y, at.x), text);
        write_line(ui);
}

static void draw(struct ui *ui)
{
        char text[APP_LINE_SIZE];

        line_text(text, sizeof text);
        app_line(&ui->app, text);
        terminal_mouse(ui->app.settings.mouse);
        edits_form(ui);
        screen_draw(&ui->app);
        if (ui->app.settings.title)
                title_view_text(&ui->app, text, sizeof text);
        terminal_title(ui->app.settings.title ? text : "");
}

/* What was set, and that the terminal has less than that. */
static void say_limits(struct app *app, enum app_request_kind check)
{
        struct layout layout = layout_for(COLS, LINES, app->settings.board);
        char set[APP_MESSAGE_SIZE];

        snprintf(set, sizeof set, "%s", app->message);
        if (check == REQUEST_MOUSE && !terminal_mouse(app->settings.mouse))
                app_say(app, _("%s; but this terminal has no mouse"), set);
        else if (check == REQUEST_BOARD && layout.fits &&
                 !layout_has_room(COLS, LINES, app->settings.board))
                app_say(app, _("%s; no more than %dx%d fits here"), set,
                        layout.size->columns, layout.size->rows);
}

/* Do what the state asks for and only the loop can do. */
static void serve(struct ui *ui)
{
        enum app_request_kind request = ui->app.request.kind;
        char *edited;

        ui->app.request.kind = REQUEST_NOTHING;
        if (ui->app.rings)
                terminal_ring();
        ui->app.rings = false;
        if (request == REQUEST_CLIPBOARD)
                terminal_copy(ui->app.request.text);
        say_limits(&ui->app, request);
        if (request != REQUEST_EDITOR)
                return;
        edited = editor_edit(ui->app.request.text);
        app_edited(&ui->app, edited);
        free(edited);
}

/* Nothing has come: show how things are, do what waits to be done, sleep. */
static void rest(struct ui *ui)
{
        int delay;

        serve(ui);
        draw(ui);
        if (app_is_busy(&ui->app)) {
                app_work(&ui->app);
                return;
        }
        delay = app_delay(&ui->app);
        if (terminal_wait(delay))
                app_tick(&ui->app);
}

/* ---- What the line asks of us ---- */

/* The history has the moves of the game on the board, and those made since. */
static void offer_moves(struct ui *ui)
{
        const char *untyped = recall_untyped(&ui->app);

        if (untyped != NULL)
                line_remember(untyped);
        if (!recall_follow(&ui->recall, &ui->app))
                return;
        line_offer(ui->recall.texts, ui->recall.count);
        recall_free(&ui->recall);
}

static bool next_character(void *context, wchar_t *character)
{
        struct ui *ui = context;
        struct terminal_event event;

        while (!ui->app.over) {
                char typed = app_take_typed(&ui->app);

                offer_moves(ui);
                if (typed != '\0') {
                        *character = (wchar_t)(unsigned char)typed;
                        return true;
                }
                if (queue_take(&ui->queue, character))
                        return true;
                event = terminal_next();
                switch (event.kind) {
                case TERMINAL_KEY:
                        press(ui, event.key);
                        break;
                case TERMINAL_MOUSE:
                        point(ui, event.pointing);
                        break;
                case TERMINAL_RESIZED:
                        terminal_redraw();
                        break;
                case TERMINAL_SUSPEND:
                        terminal_suspend();
                        break;
                case TERMINAL_NOTHING:
                        rest(ui);
                        break;
                case TERMINAL_GONE:
                        return false;
                }
        }
        return false;
}

static bool on_enter(void *context, const char *text)
{
        return app_enter(&((struct ui *)context)->app, text);
}

static void on_cancel(void *context)
{
        app_cancel(&((struct ui *)context)->app);
}

static void on_suspend(void *context)
{
        (void)context;
        terminal_suspend();
}

static void on_redraw(void *context)
{
        (void)context;
        terminal_redraw();
}

static bool on_complete(void *context, const char *text, const char *behind, int by,
                        char *replacement)
{
        return complete(&((struct ui *)context)->app, text, behind, by, replacement);
}

/* ---- From start to end ---- */

static bool terminal_is_there(void)
{
        return !terminal_signal() && terminal_next().kind != TERMINAL_GONE;
}

static void run(struct ui *ui)
{
        while (!ui->app.over)
                if (!line_edit() && !ui->app.over) {
                        if (!terminal_is_there())
                                return;
                        app_quit(&ui->app);
                }
}

static bool open_line(struct ui *ui)
{
        struct line_owner owner = { .context = ui,
                                    .next = next_character,
                                    .enter = on_enter,
                                    .cancel = on_cancel,
                                    .suspend = on_suspend,
                                    .redraw = on_redraw,
                                    .complete = on_complete };
        char *history = xdg_path("XDG_STATE_HOME", ".local/state", "history");
        bool opened = line_open(&owner, history);

        free(history);
        return opened;
}

/* The program ends as the signal would have ended it. */
static void die_of(int number)
{
        signal(number, SIG_DFL);
        raise(number);
}

static int run_on_terminal(struct ui *ui)
{
        int number;

        if (!open_line(ui) || !terminal_open())
                return EXIT_FAILURE;
        line_adopt_terminal();
        theme_open();
        run(ui);
        number = terminal_signal();
        new_form_close();
        terminal_close();
        line_close();
        /* Who did not quit may want even a game that is over: it stays on disk. */
        if (ui->app.over)
                app_close(&ui->app);
        if (number)
                die_of(number);
        return ui->app.over || terminal_is_script() ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* What is wrong in the configuration stands in the shell's window as well, to be read
 * in whole afterwards. */
static bool configure(struct app *app, const struct ui_options *options,
                      struct rc_report *report)
{
        *report = (struct rc_report){ .file = stderr };
        return rc_obey(app, options->config, report);
}

/* The first of it, as there may be no room for more. */
static void say_wrong(struct app *app, const struct rc_report *report)
{
        int first = (int)strcspn(report->text, "\n"), more = report->count - 1;

        if (more == 0)
                app_say(app, "%s", report->text);
        else if (more > 0)
                app_say(app,
                        ngettext("%.*s\nand %d more; keysteps --print-config tells of it",
                                 "%.*s\nand %d more; keysteps --print-config tells of "
                                 "them",
                                 (unsigned long)more),
                        first, report->text, more);
}

static bool open_app(struct app *app)
{
        if (app_open(app))
                return true;
        fputs(_("keysteps: no memory is left\n"), stderr);
        return false;
}

int ui_run(const struct ui_options *options)
{
        static struct ui ui;
        static struct rc_report report;

        if (!terminal_usable())
                return EXIT_USAGE;
        if (!open_app(&ui.app))
                return EXIT_FAILURE;
        configure(&ui.app, options, &report);
        if (!app_begin(&ui.app, options)) {
                /* The message may have words of the file in it. */
                fprintf(stderr, "keysteps: %s\n", printable_make(ui.app.message));
                app_close(&ui.app);
                return EXIT_FAILURE;
        }
        say_wrong(&ui.app, &report);
        return run_on_terminal(&ui);
}

int ui_print_config(const struct ui_options *options)
{
        static struct app app;
        static struct rc_report report;
        bool done;

        if (!open_app(&app))
                return EXIT_FAILURE;
        done = configure(&app, options, &report);
        rc_write(&app, stdout);
        app_close(&app);
        return done ? EXIT_SUCCESS : EXIT_FAILURE;
}
