/* command.h - everything a player can ask for: one table.
 *
 * A command is typed after a colon, `:save game.txt`, or given by a key while the
 * line is empty.  Names may be shortened as far as they stay unique.  Dispatch,
 * help, completion and the manual's list all come from the table; a new command is
 * one row and one function.
 */
#ifndef KEYSTEPS_UI_COMMAND_H
#define KEYSTEPS_UI_COMMAND_H

#include <stdbool.h>
#include <stddef.h>

#include "ui/key.h"
#include "play/translate.h"

struct app;

/* Where keys work: on the start screen, at the board, in the help, in the list of
 * games, where a new game is chosen, in a plan on the board (where those of the board
 * work too).  By these names keys are bound. */
#define COMMAND_PLACES(X) \
        X(START, start)   \
        X(BOARD, board)   \
        X(HELP, help)     \
        X(GAMES, games)   \
        X(NEW, new)       \
        X(PLAN, plan)

#define PLACE_INDEX(place, name) PLACE_INDEX_##place,
#define PLACE_BIT(place, name)   AT_##place = 1 << PLACE_INDEX_##place,
enum command_place_index { COMMAND_PLACES(PLACE_INDEX) PLACE_COUNT };
enum command_place { COMMAND_PLACES(PLACE_BIT) };
enum { ALL_PLACES = (1 << PLACE_COUNT) - 1 };

/* A name ends in `!` to insist: to overwrite, to leave unsaved. */
struct command_call {
        const char *argument; /* "" for none */
        bool insists;
        bool by_key; /* and not typed */
};

/*        name, where its keys work, keys, arguments, help */
#define COMMANDS(X)                                                                      \
        X(new, AT_START, "n", N_("[CHOICES]"),                                           \
          N_("choose a new game, or begin it: new endless dicey seed 7"))                \
        X(rules, AT_NEW, "F1 ?", "", N_("read the rules of what is chosen or played"))   \
        X(continue, AT_START, "c", N_("[NUMBER]"),                                       \
          N_("go on with what was interrupted"))                                         \
        X(open, 0, "", N_("FILE"), N_("look at a game from a file"))                     \
        X(games, AT_BOARD, "l", N_("[NUMBER]"),                                          \
          N_("list the games of the file, or open one of them"))                         \
        X(save, 0, "", N_("[FILE]"), N_("write the game to a file; save! replaces one")) \
        X(quick, 0, "", N_("[NAME]"),                                                    \
          N_("put up a ready setup; quick list, quick save NAME"))                       \
        X(change, 0, "", "", N_("put the setup that is shown into the line"))            \
        X(undo, 0, "", "", N_("take the last turn or change back"))                      \
        X(redo, 0, "", "", N_("do again what was taken back"))                           \
        X(resign, 0, "", "", N_("give the game up; asks first"))                         \
        X(playon, 0, "", "", N_("play a game on from here"))                             \
        X(study, 0, "", "", N_("annotate a copy of the game being played"))              \
        X(plan, AT_BOARD, "P", "",                                                       \
          N_("plan ahead, or go back to the game; plan! plans anew"))                    \
        X(game, AT_PLAN, "Esc", "", N_("go back from a plan to the game"))               \
        X(flip, AT_BOARD, "%", "", N_("turn the board round"))                           \
        X(hand, AT_BOARD, "F2 @", "",                                                    \
          N_("move a cursor on the board; Space clicks where it is"))                    \
        X(steps, AT_BOARD, "F3 =", "",                                                   \
          N_("step a piece with the cursor keys; Space selects it"))                     \
        X(panel, AT_BOARD, "Tab", N_("[moves|page|tags]"),                               \
          N_("show other things beside the board"))                                      \
        X(back, AT_BOARD, "Left -", N_("[TURNS]"), N_("look one turn back"))             \
        X(forward, AT_BOARD, "Right Space +", N_("[TURNS]"), N_("look one turn on"))     \
        X(stepback, AT_BOARD, ",", "", N_("look one step back"))                         \
        X(stepon, AT_BOARD, ".", "", N_("look one step on"))                             \
        X(start, AT_BOARD, "Home <", "", N_("look at the start of the game"))            \
        X(end, AT_BOARD, "End > Esc", "", N_("look at the last position of the line"))   \
        X(go, 0, "", N_("MOVE"), N_("look at a move: go 12s, or just 12s"))              \
        X(variation, AT_BOARD, "]", "", N_("look at the next variation of the move"))    \
        X(varback, AT_BOARD, "[", "", N_("look at the variation before"))                \
        X(leave, AT_BOARD, "|", "",                                                      \
          N_("leave the variation for the move it stands for"))                          \
        X(nextvar, AT_BOARD, ")", "", N_("look at the next move that has variations"))   \
        X(lastvar, AT_BOARD, "(", "", N_("look at the last one before"))                 \
        X(nextcomment, AT_BOARD, "}", "", N_("look at the next move with a comment"))    \
        X(lastcomment, AT_BOARD, "{", "", N_("look at the last one before"))             \
        X(nextcapture, AT_BOARD, "*", "", N_("look at the next capture"))                \
        X(lastcapture, AT_BOARD, "#", "", N_("look at the last one before"))             \
        X(fold, AT_BOARD, "z", "",                                                       \
          N_("fold the variations of the move, or unfold them"))                         \
        X(find, AT_BOARD | AT_GAMES | AT_HELP, "/", N_("TEXT"),                          \
          N_("find it in names, comments or moves; or in the help"))                     \
        X(again, AT_BOARD | AT_GAMES | AT_HELP, "n", "", N_("find the next one"))        \
        X(play, AT_BOARD, "p", N_("[SECONDS|pace]"),                                     \
          N_("go on by itself until a key is pressed"))                                  \
        X(comment, 0, "", N_("[TEXT]"),                                                  \
          N_("comment on the move; without TEXT in an editor, comment! removes it"))     \
        X(before, 0, "", N_("[TEXT]"), N_("the same on the position before the move"))   \
        X(glyph, 0, "", N_("[SIGN]"), N_("judge the move: ! ? !! ?? !? ?! or none"))     \
        X(promote, 0, "", "", N_("move the variation up"))                               \
        X(demote, 0, "", "", N_("move it down"))                                         \
        X(main, 0, "", "", N_("make the line that is shown the main line"))              \
        X(delete, 0, "", "",                                                             \
          N_("delete the move with all that follows; undo restores it"))                 \
        X(tag, 0, "", N_("[NAME [VALUE]]"), N_("show the tags; set one, or remove it"))  \
        X(copy, 0, "", N_("WHAT [AS] [FILE]"),                                           \
          N_("copy the move, line or position; to a file or the terminal"))              \
        X(board, 0, "", N_("[words]"), N_("tell what stands on the board"))              \
        X(where, 0, "", N_("WHAT"), N_("tell where a piece stands, or a side"))          \
        X(rank, 0, "", N_("NUMBER"), N_("tell what stands on a rank"))                   \
        X(file, 0, "", N_("LETTER"), N_("tell what stands on a file"))                   \
        X(last, 0, "", "", N_("tell what the last turn did"))                            \
        X(now, 0, "", "", N_("tell whose turn it is"))                                   \
        X(moves, 0, "", N_("[SQUARE]"),                                                  \
          N_("tell where a piece can end this turn, or how many turns there are"))       \
        X(material, 0, "", "", N_("tell what each side has lost, and Harlog"))           \
        X(clock, 0, "", "", N_("tell what the clocks show"))                             \
        X(why, AT_BOARD, "F4 w", N_("[SQUARE]"),                                         \
          N_("tell what freezes or holds a piece, and where it can go"))                 \
        X(set, 0, "", N_("[NAME [VALUE]]"), N_("choose how things are"))                 \
        X(color, 0, "", N_("STYLE [FOREGROUND [BACKGROUND] [ATTRIBUTE]]"),               \
          N_("choose how something looks"))                                              \
        X(theme, 0, "", N_("NAME"), N_("choose how everything looks"))                   \
        X(bind, 0, "", N_("[PLACE] KEY [COMMAND]"),                                      \
          N_("give a key to a command, or tell what it has"))                            \
        X(unbind, 0, "", N_("[PLACE] KEY"), N_("take it away again"))                    \
        X(help, AT_START | AT_BOARD | AT_GAMES | AT_HELP, "F1 ?", N_("[TOPIC]"),         \
          N_("show what there is help on, or help on a topic or command"))               \
        X(nexttopic, AT_HELP, "Right", "", N_("go on to the next topic"))                \
        X(lasttopic, AT_HELP, "Left", "", N_("go back to the topic before it"))          \
        X(return, AT_HELP, "Backspace", "", N_("go back to what was shown before"))      \
        X(close, AT_HELP | AT_GAMES | AT_NEW, "Esc q", "",                               \
          N_("leave the help, the list or the choice"))                                  \
        X(up, AT_START | AT_HELP | AT_GAMES, "Up", "", N_("go up in a list or text"))    \
        X(down, AT_START | AT_HELP | AT_GAMES, "Down", "",                               \
          N_("go down in a list or text"))                                               \
        X(pageup, AT_HELP | AT_GAMES, "PageUp -", "", N_("go up by a page"))             \
        X(pagedown, AT_HELP | AT_GAMES, "PageDown Space", "", N_("go down by a page"))   \
        X(top, AT_HELP | AT_GAMES, "Home <", "", N_("go to the first row"))              \
        X(bottom, AT_HELP | AT_GAMES, "End >", "", N_("go to the last row"))             \
        X(quit, AT_START, "q", "", N_("leave; a game not over can be continued"))

struct command {
        const char *name;
        unsigned places;
        const char *keys, *arguments, *help; /* the last two to be translated */
        bool (*run)(struct app *app, const struct command_call *call);
};

#define COMMAND_DECLARE(name, places, keys, arguments, help) \
        bool command_##name(struct app *app, const struct command_call *call);
COMMANDS(COMMAND_DECLARE)
#undef COMMAND_DECLARE

size_t command_count(void);
const struct command *command_at(size_t index);

/* The places one by one, their names, and the place of a name or 0. */
size_t command_place_count(void);
enum command_place command_place_at(size_t index);
const char *command_place_name(enum command_place place);
unsigned command_place_named(const char *name, size_t length);

/* The letters at the start of a command line that name its command. */
size_t command_name_length(const char *line);

/* The command with a name or a beginning of it; NULL when there is none or there
 * are several, and then `matches` says how many. */
const struct command *command_named(const char *name, size_t length, size_t *matches);

/* The command whose name is most like the word. */
const struct command *command_near(const char *name, size_t length);

/* Run what was typed behind the colon.  False: it was refused, the message says
 * why, and the line should stay. */
bool command_run(struct app *app, const char *text);

/* Run what a key gives. */
bool command_run_key(struct app *app, const char *line);

#endif
