/* app.h - the state of the screen, and what each event makes of it.
 *
 * Nothing here knows of a terminal: the event loop calls the functions below, the
 * views draw what they find in the struct, tests do both.  The state of the game is
 * in the match or record and changes only through match_apply.
 */
#ifndef KEYSTEPS_UI_APP_H
#define KEYSTEPS_UI_APP_H

#include "play/match.h"
#include "ui/command.h"
#include "ui/entry.h"
#include "ui/line.h"
#include "ui/moves.h"
#include "ui/moment.h"
#include "ui/start_menu.h"
#include "ui/ui.h"

enum { APP_LINE_SIZE = 1024 };

/* What y answers. */
enum app_question { ASK_NOTHING, ASK_RESIGN };

/* Turns and setups taken back, the last of them first to come again. */
struct app_undone {
        struct arimaa_action *actions;
        int count;
};

struct app {
        enum command_place place;
        enum command_place behind; /* what the help covers */
        bool over;                 /* the program is to end */

        struct match *match;          /* the game being played, or */
        struct arimaa_record *record; /* the one being replayed, or neither */
        bool unsaved;                 /* the match has turns that no file has */
        struct app_undone undone;
        struct moment at;
        struct moves moves;
        bool flipped;

        bool ready; /* a setup waits for Enter on the empty line */
        struct arimaa_placement setup;

        struct arimaa_resolver *resolver;
        char text[APP_LINE_SIZE]; /* the line, and what it means */
        struct entry entry;

        enum app_question question;
        char message[WORDS_SIZE];
        char typed[APP_LINE_SIZE]; /* to be typed for the player: app_take_typed */

        struct start_menu start;
        int help_top; /* the first row of the help that shows */
        int help_rows,
                help_page; /* how long it is, and how much of it shows: the view's */
};

/* False when memory is short. */
bool app_open(struct app *app);
void app_close(struct app *app);

/* Begin as the options say.  False when the file cannot be read: `message` says
 * why. */
bool app_begin(struct app *app, const struct ui_options *options);

/* ---- Events ---- */

/* The line holds this text now. */
void app_line(struct app *app, const char *text);

/* Enter.  False: what stands in the line is refused and stays to be mended. */
bool app_enter(struct app *app, const char *text);

/* A key that is not for the line editor?  `text` is the line.  False: it is. */
bool app_key(struct app *app, ui_key key, const char *text);

/* ^C; ^D on the empty line. */
void app_cancel(struct app *app);
void app_quit(struct app *app);

/* ---- For commands and views ---- */

/* The game that is on the board, or NULL. */
const struct arimaa_game *app_game(const struct app *app);

/* Whether one may play in it: a match that is not over. */
bool app_is_playing(const struct app *app);

/* Do an action in the match; false: refused, and the message says why. */
bool app_apply(struct app *app, const struct arimaa_action *action);

/* Put a match or a record on the board in place of what is there. */
void app_show_match(struct app *app, struct match *match);
void app_show_record(struct app *app, struct arimaa_record *record);
void app_show_start(struct app *app);

/* Whether what is on the board may be left; else the message says what to do. */
bool app_may_leave(struct app *app, const char *command);

/* Set the message, as printf does. */
void app_say(struct app *app, const char *format, ...)
        __attribute__((format(printf, 2, 3)));

/* What the message line shows: what the line means, a question, the last message,
 * or what could be done next. */
const char *app_words(const struct app *app);

/* Text that a key or the menu types into the line: the next character, or 0. */
char app_take_typed(struct app *app);

#endif
