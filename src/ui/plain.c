/* plain.c - from line to line. */

#include "config.h"

#include <ctype.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "notation/steps.h"
#include "play/printable.h"
#include "play/translate.h"
#include "play/words_turn.h"
#include "ui/app.h"
#include "ui/plain.h"
#include "ui/plain_input.h"
#include "ui/plain_say.h"
#include "ui/plain_tell.h"
#include "ui/rc.h"
#include "ui/recall.h"

enum { CANDIDATES_MOST = 20 };

static struct app app;
static struct arimaa_candidate candidates[CANDIDATES_MOST]; /* of the line before */
static int candidate_count;
static long refused;

/* ---- Lines that are refused ---- */

/* A person has the line before the eyes, and perhaps in the hands again. */
static void refuse(const char *text, const char *why)
{
        char words[APP_MESSAGE_SIZE];

        refused++;
        if (plain_input_is_person()) {
                plain_say("%s", why);
                plain_input_again(text);
                return;
        }
        fflush(stdout);
        snprintf(words, sizeof words, "%s", why);
        fprintf(stderr, _("keysteps: line %ld: %s\n"), plain_input_number(),
                printable_make(words));
}

/* ---- Several turns fit ---- */

static void list_candidates(enum arimaa_side side, int count)
{
        for (int i = 0; i < candidate_count; i++) {
                const struct arimaa_turn *turn = &candidates[i].turn;
                char words[WORDS_BOARD_SIZE];

                words_turn(turn, side, turn->count, words, sizeof words);
                plain_say(_("%d: %s"), i + 1, words);
        }
        if (count > candidate_count)
                plain_say(ngettext("and %d more", "and %d more",
                                   (unsigned long)(count - candidate_count)),
                          count - candidate_count);
        plain_say("%s", _("a number takes one; or type the move with more"));
}

/* The turns that the line may mean, numbered; the next line may be a number. */
static void offer_candidates(const char *line, const char *text)
{
        struct situation at;
        struct arimaa_answer answer;
        char words[WORDS_SIZE];
        int count;

        if (!app_situation(&app, &at))
                return;
        answer = arimaa_lightvector_enter(app.resolver, at.position, at.steps, line,
                                          strlen(line));
        count = (int)answer.count;
        candidate_count = count < CANDIDATES_MOST ? count : CANDIDATES_MOST;
        memcpy(candidates, answer.candidates,
               (size_t)candidate_count * sizeof *candidates);
        snprintf(words, sizeof words,
                 ngettext("%d turn fits", "%d turns fit", (unsigned long)count), count);
        refuse(text, words);
        list_candidates(at.side, count);
}

/* Whether a line is a number while candidates are offered: then it takes one of them,
 * as steps, or none. */
static bool is_choice(const char *text, long *number)
{
        char *end;

        *number = strtol(text, &end, 10);
        return candidate_count > 0 && end != text && *end == '\0';
}

/* ---- What only the driver can do ---- */

static void serve(void)
{
        enum app_request_kind request = app.request.kind;

        app.request.kind = REQUEST_NOTHING;
        if (request == REQUEST_CLIPBOARD) {
                app.message[0] = '\0';
                plain_say("%s", app.request.text);
        } else if (request == REQUEST_EDITOR) {
                refuse("", _("which comment?  comment TEXT, or comment! for none"));
        }
}

/* Games are listed as far as they are to be told, or looked for. */
static bool wants_work(void)
{
        const struct games *games = &app.games;

        return app_is_busy(&app) && (games->wanted >= 0 || games->sought != NULL ||
                                     games->count <= games->selected + PLAIN_PAGE);
}

static void work(void)
{
        while (wants_work()) {
                app_work(&app);
                if (plain_input_interrupted())
                        app_cancel(&app);
        }
}

/* Go on by itself until something is typed; with nobody there, to the end. */
static void autoplay(void)
{
        while (app.autoplay.runs) {
                struct plain_view before = plain_view_of(&app);

                if (!plain_input_quiet(app_delay(&app)))
                        app.autoplay.runs = false;
                else
                        app_tick(&app);
                app.message[0] = '\0';
                plain_tell(&app, &before);
                fflush(stdout);
        }
}

/* ---- Lines ---- */

/* A line of one character that is no move may be the key of a command. */
static bool is_key(const char *text)
{
        unsigned char first = (unsigned char)text[0];

        if (first == '\0' || text[1] != '\0')
                return false;
        return app.question != ASK_NOTHING || app.place == AT_START ||
               (ispunct(first) && first != ':');
}

static bool press(const char *text)
{
        return app_key(&app, (ui_key)(unsigned char)text[0], "");
}

/* The line as it is entered: a number may be a game of the list, and commands get their
 * colon. */
static void complete_line(const char *text, char *line, size_t size)
{
        const struct command *command = entry_command(text);
        size_t length = strcspn(text, " !");

        if (app.place == AT_GAMES && isdigit((unsigned char)text[0]))
                snprintf(line, size, ":games %s", text);
        else if (command != NULL)
                snprintf(line, size, ":%s%s", command->name, text + length);
        else
                snprintf(line, size, "%s", text);
}

/* The command of a line, which may be shortened; or NULL. */
static const struct command *command_of(const char *line)
{
        size_t matches;

        if (*line++ != ':')
                return NULL;
        line += strspn(line, " ");
        return command_named(line, command_name_length(line), &matches);
}

/* The turn that was planned for now: only when a person has just been told of it an empty
 * line plays it. */
static void tell_planned(void)
{
        if (!plain_input_is_person())
                return;
        app.message[0] = '\0';
        app_seen(&app);
        if (app.offer.seen)
                plain_say("%s", app.offer.words);
}

/* The help is told and left. */
static void tell_help(void)
{
        plain_tell_help(&app.help);
        app.place = app.behind;
}

static void tell_done(const char *line, const struct plain_view *before)
{
        long said = plain_said();
        const struct command *command = command_of(line);

        if (app.place == AT_HELP)
                tell_help();
        serve();
        work();
        plain_tell(&app, before);
        if (command != NULL)
                plain_tell_command(&app, command);
        autoplay();
        tell_planned();
        if (app.typed[0] != '\0') {
                plain_say(_("it needs more: %s..."), app.typed);
                plain_input_again(app.typed);
                app.typed[0] = '\0';
        } else if (plain_said() == said && *line != '\0' && !app.over) {
                plain_say("%s", _("done"));
        }
}

/* What takes a board to point at. */
static bool is_for_the_screen(const struct command *command)
{
        return command != NULL &&
               (command->run == command_hand || command->run == command_steps);
}

/* A line as on the screen; `text` is what was typed for it. */
static void enter_line(const char *line, const char *text)
{
        struct plain_view before = plain_view_of(&app);

        candidate_count = 0;
        if (is_for_the_screen(command_of(line))) {
                refuse("", _("that takes a board that is drawn; here moves are typed"));
        } else if (app_enter(&app, line)) {
                tell_done(line, &before);
        } else if (app.entry.meaning == ENTRY_AMBIGUOUS) {
                offer_candidates(line, text);
        } else {
                refuse(text, app_words(&app));
        }
}

static void enter_choice(long number, const char *text)
{
        char steps[ARIMAA_STEPS_SIZE], words[WORDS_SIZE];

        if (number < 1 || number > candidate_count) {
                snprintf(words, sizeof words, _("there are the numbers 1 to %d"),
                         candidate_count);
                refuse(text, words);
                return;
        }
        arimaa_official_write(&candidates[number - 1].turn, steps);
        enter_line(steps, text);
}

static void enter(const char *text)
{
        struct plain_view before = plain_view_of(&app);
        char line[APP_LINE_SIZE];
        long number;

        text += strspn(text, " \t");
        app.games.page = PLAIN_PAGE + 1; /* a page begins behind the last row of one */
        if (strlen(text) + 1 >= sizeof line) {
                refuse("", _("this line is too long"));
        } else if (is_choice(text, &number)) {
                enter_choice(number, text);
        } else if (is_key(text) && press(text)) {
                tell_done(text, &before);
        } else {
                complete_line(text, line, sizeof line);
                enter_line(line, text);
        }
}

/* ---- From start to end ---- */

/* Whether there is something that is to stay on disk; and why it does not, an errno. */
static bool stays(void)
{
        if (app.match != NULL)
                return arimaa_game_plies(match_game(app.match)) > 0 &&
                       (app_is_playing(&app) || !app.over);
        return app.study != NULL && app.study->changed && !app.over;
}

static int not_kept(void)
{
        return app.match != NULL ? match_unsaved(app.match) : app.study->unsaved;
}

/* How to go on with what stays on disk. */
static void say_goodbye(void)
{
        if (!stays())
                return;
        if (not_kept() != 0) {
                plain_say(app.match != NULL ? _("the game is not kept: %s")
                                            : _("the changes are not kept: %s"),
                          strerror(not_kept()));
                refused += !app.over;
        } else {
                plain_say("%s", app.match != NULL
                                        ? _("the game is kept: keysteps --plain, and "
                                            "then continue, goes on with it")
                                        : _("the changes are kept: keysteps --plain, and "
                                            "then continue, goes on with them"));
        }
}

static enum plain_event next_line(const char **text)
{
        static struct recall recall;
        const char *untyped = recall_untyped(&app);

        if (untyped != NULL)
                plain_input_remember(untyped);
        if (recall_follow(&recall, &app)) {
                plain_input_offer(recall.texts, recall.count);
                recall_free(&recall);
        }
        return plain_input_next(text);
}

static void run(void)
{
        const char *text;

        while (!app.over)
                switch (next_line(&text)) {
                case PLAIN_LINE:
                        enter(text);
                        break;
                case PLAIN_CANCEL:
                        candidate_count = 0;
                        app_cancel(&app);
                        plain_say("%s", app.message);
                        break;
                case PLAIN_END:
                        return;
                }
}

static int status(void)
{
        if (fflush(stdout) != 0 || ferror(stdout)) {
                fprintf(stderr, "keysteps: %s\n", strerror(errno));
                return EXIT_FAILURE;
        }
        return refused > 0 && !plain_input_is_person() ? EXIT_FAILURE : EXIT_SUCCESS;
}

static void die_of(int number)
{
        signal(number, SIG_DFL);
        raise(number);
}

int plain_run(const struct ui_options *options)
{
        struct plain_view nothing = { .game_index = -1 };
        struct rc_report report = { .file = stderr };
        int number;

        if (!app_open(&app) || !plain_input_open(&app)) {
                fputs(_("keysteps: no memory is left\n"), stderr);
                return EXIT_FAILURE;
        }
        rc_obey(&app, options->config, &report);
        app.settings.clipboard = true; /* what is copied is written */
        if (!app_begin(&app, options)) {
                fprintf(stderr, "keysteps: %s\n", printable_make(app.message));
                plain_input_close();
                app_close(&app);
                return EXIT_FAILURE;
        }
        work();
        plain_tell(&app, &nothing);
        run();
        say_goodbye();
        number = plain_input_signal();
        plain_input_close();
        /* Who did not quit may want even a game that is over: it stays on disk. */
        if (app.over)
                app_close(&app);
        if (number)
                die_of(number);
        return status();
}
