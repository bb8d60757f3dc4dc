/* app.h - the state of the screen, and what each event makes of it.
 *
 * Nothing here knows of a terminal: the event loop calls the functions below, the
 * views draw what they find in the struct, tests do both.  What is on the board is the
 * record of a match, which changes only through match_apply, or of a study, which
 * changes only between app_change and app_changed.
 *
 * One looks at a line of the record: the path to a node without children, `leaf`, and
 * on it at a moment, `at`.
 */
#ifndef KEYSTEPS_UI_APP_H
#define KEYSTEPS_UI_APP_H

#include "play/match.h"
#include "record/tree.h"
#include "ui/by_hand.h"
#include "ui/command.h"
#include "ui/complete.h"
#include "ui/entry.h"
#include "ui/games.h"
#include "ui/help.h"
#include "ui/keymap.h"
#include "ui/line.h"
#include "ui/moment.h"
#include "ui/moves.h"
#include "ui/new_game.h"
#include "ui/outline.h"
#include "ui/plan.h"
#include "ui/settings.h"
#include "ui/situation.h"
#include "ui/start_menu.h"
#include "ui/study.h"
#include "ui/ui.h"

enum { APP_LINE_SIZE = 1024, APP_FIND_SIZE = 200, APP_MESSAGE_SIZE = 4096 };

/* What y answers. */
enum app_question { ASK_NOTHING, ASK_RESIGN };

/* Turns and setups taken back, the last of them first to come again. */
struct app_undone {
        struct arimaa_action *actions;
        int count;
};

/* What stands beside the board, or in its place where there is no room beside. */
enum app_panel {
        PANEL_BESIDE, /* moves, comment, plot and facts beside the board */
        PANEL_PAGE,   /* the same in place of the board */
        PANEL_TAGS,
        PANELS
};

/* Going on by itself. */
struct app_autoplay {
        bool runs;
        bool at_pace; /* as it was played; else a turn every settings.seconds */
};

/* What only the event loop can do, as it has the terminal. */
enum app_request_kind {
        REQUEST_NOTHING,
        REQUEST_EDITOR,    /* let the player edit the text: app_edited */
        REQUEST_CLIPBOARD, /* copy the text */
        REQUEST_MOUSE,     /* say it if the terminal has none */
        REQUEST_BOARD      /* say it if the size set does not fit */
};

struct app_request {
        enum app_request_kind kind;
        char *text;                      /* owned */
        enum arimaa_comment_place place; /* of the comment that is edited */
};

/* To play the turn that is planned next. */
struct app_offer {
        char words[WORDS_SIZE]; /* "" when none is */
        bool seen;              /* it is what the screen says now */
};

struct app {
        enum command_place place;
        enum command_place behind; /* what the help covers */
        bool over;                 /* the program is to end */

        /* What is on the board. */
        struct match *match; /* the game being played, or */
        struct study *study; /* the record being looked at, or neither */
        unsigned showing;    /* grows when another game is put on the board */
        struct games games;  /* the list of the file, where it holds several */
        int game_index;      /* which of them the study is, or -1 */
        bool unsaved;        /* the match has turns that no file has */
        struct app_undone undone;
        bool untyped; /* the last move was made without being typed */
        bool ready;   /* a setup waits for Enter on the empty line */
        struct arimaa_placement setup;
        struct plan *plan; /* of the match; NULL: none has been made */
        struct app_offer offer;

        /* Where one looks, and how. */
        arimaa_node leaf;
        struct moment at;
        struct outline outline;
        struct moves moves;
        bool flipped;
        enum app_panel panel;
        struct app_autoplay autoplay;
        char sought[APP_FIND_SIZE]; /* what :find looks for */
        struct settings settings;
        struct keymap keymap;

        /* The line, and what it means. */
        char text[APP_LINE_SIZE];
        struct entry entry;
        struct arimaa_resolver *resolver;
        struct completion completion; /* what Tab goes through */
        struct by_hand hand;
        char typed[APP_LINE_SIZE]; /* to be typed for the player: app_take_typed */

        /* What is said. */
        char message[APP_MESSAGE_SIZE]; /* of one line, or a text of several */
        arimaa_bitboard marked;         /* squares that it is about */
        const char *wrong; /* what of a refused command's argument is, where known */
        enum app_question question;
        char *hint; /* owned: room for what app_words makes of the keys */

        /* What the event loop is to do. */
        struct app_request request;
        bool rings; /* the bell is to be rung */

        /* What stands in place of the board. */
        struct start_menu start;
        struct help help; /* its width and height are the view's */
        struct new_game new_game;
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

/* Work that waits to be done between keys, a little of it at a time. */
bool app_is_busy(const struct app *app);
void app_work(struct app *app);

/* The milliseconds until app_tick is to be called, if no key comes; or -1. */
int app_delay(const struct app *app);
void app_tick(struct app *app);

/* The editor has given its text back, or NULL: nothing is to change. */
void app_edited(struct app *app, const char *text);

/* ---- What is on the board ---- */

/* The record of the match or study, or NULL. */
struct arimaa_record *app_record(const struct app *app);

/* The game along the line looked at, or NULL; good until app_node_game is asked for, or
 * the record changes. */
const struct arimaa_game *app_game(const struct app *app);

/* The game up to a node. */
const struct arimaa_game *app_game_at(const struct app *app, arimaa_node node);

/* The node of the last turn before the moment; and the game up to there. */
arimaa_node app_node(const struct app *app);
const struct arimaa_game *app_node_game(const struct app *app);

/* The node on the line looked at whose turn is this ply. */
arimaa_node app_node_at(const struct app *app, int ply);

/* How the line looked at ends. */
struct arimaa_outcome app_outcome(const struct app *app);

/* Whether one may play in it: a match that is not over. */
bool app_is_playing(const struct app *app);

/* Look at a node, on the line that goes on from there. */
void app_go(struct app *app, arimaa_node node);

/* Put a match, a study or the start menu on the board in place of what is there. */
void app_show_match(struct app *app, struct match *match);
void app_show_study(struct app *app, struct study *study);
void app_show_start(struct app *app);

/* Begin a new game, in place of what is there; false when memory is short, and the
 * message says so. */
bool app_begin_game(struct app *app, const struct choices *choices);

/* A record that was read from a file, which holds it alone if `path` is not NULL; false
 * when there is no game in it, or memory is short, and the message says so. */
bool app_show_record(struct app *app, struct arimaa_record *record, const char *path);

/* Put away what is on the board; changes that are in no file stay on disk if so said. */
void app_leave(struct app *app, bool keeps_changes);

/* ---- For commands ---- */

/* Do an action in the match; false: refused, and the message says why. */
bool app_apply(struct app *app, const struct arimaa_action *action);

/* Whether there is a game on the board; else the message says how to get one there. */
bool app_needs_game(struct app *app);

/* Before a change of the study's record; false when there is none or memory is short,
 * and the message says so.  After it: look at a node, or ARIMAA_NO_NODE when nothing
 * came of it. */
bool app_change(struct app *app);
void app_changed(struct app *app, arimaa_node node);

/* The record is another one, or has changed: make anew what was made of it. */
void app_follow(struct app *app);

/* Whether what is on the board may be left; else the message says what to do. */
bool app_may_leave(struct app *app, const char *command);

/* ---- Planning ahead ----
 *
 * While one plans, the record and game on the board are those of the plan, and
 * app_apply refuses everything: nothing comes from a plan into the match but the turn
 * planned next, by Enter on the empty line, in the game, when the screen has said so. */

bool app_is_planning(const struct app *app);

/* Whether turns that are typed are only added where one looks: in a study or plan. */
bool app_tries(const struct app *app);

/* The ply at which the plan that is open begins. */
int app_plan_begin(const struct app *app);

/* Whether a plan is open: what was asked for is of the game, and the message says so. */
bool app_refuses_in_plan(struct app *app);

/* Add a turn to the plan; take back the one that is shown. */
bool app_plan_add(struct app *app, const struct arimaa_action *action);
bool app_plan_undo(struct app *app);

/* The game or the plan has changed: see what there is to be offered. */
void app_plan_follow(struct app *app);

/* The turn planned next; false when none is. */
bool app_plan_next(const struct app *app, struct arimaa_action *action);

/* What app_words says stands on the screen: only then Enter plays what is planned. */
void app_seen(struct app *app);

/* Where a move that is typed is made; false where none can be, as behind the end of a
 * game. */
bool app_situation(const struct app *app, struct situation *at);

/* The ply at which it is read, on the line looked at. */
int app_typing_ply(const struct app *app);

/* The game as if it went on from the node looked at, whatever was declared there; with
 * a die as if it had been rolled.  The caller's; NULL when memory is short. */
struct arimaa_game *app_try_game(const struct app *app);

/* Add a turn or setup behind the node looked at, or go to where it is. */
bool app_try_add(struct app *app, const struct arimaa_action *action);

/* Show a setup that waits for Enter, with advice on it. */
void app_show_setup(struct app *app, const struct arimaa_placement *placement);

/* Say what the last action has led to, where it is more than the board shows. */
void app_say_result(struct app *app);

/* Set the message, as printf does. */
void app_say(struct app *app, const char *format, ...)
        __attribute__((format(printf, 2, 3)));
void app_say_over(struct app *app);

/* What the message line shows: what the line means, a question, the last message,
 * or what could be done next. */
const char *app_words(const struct app *app);

/* Text that a key or the menu types into the line: the next character, or 0. */
char app_take_typed(struct app *app);

#endif
