/* plain_tell.h - what has changed, in words.
 *
 * Plain mode looks at the state before a line is entered and after it, and tells the
 * difference: the turn that was played, where one looks now, whose turn it is.
 */
#ifndef KEYSTEPS_UI_PLAIN_TELL_H
#define KEYSTEPS_UI_PLAIN_TELL_H

#include "ui/app.h"

/* What is told when it changes; all zero before anything was told. */
struct plain_view {
        enum command_place place;
        const struct match *match;
        const struct study *study;
        int game_index;
        arimaa_node node;
        int step, plies;
        bool ready, planning;
        struct arimaa_placement setup;
        enum arimaa_ending ending;
};

struct plain_view plain_view_of(const struct app *app);

/* Tell what is otherwise now than it was, and the message. */
void plain_tell(const struct app *app, const struct plain_view *before);

/* Tell what a command has done that the state does not show: plain_command.c. */
void plain_tell_command(struct app *app, const struct command *command);

/* The list of games from its row on, as far as it has been read. */
enum { PLAIN_PAGE = 20 };
void plain_tell_games(const struct app *app);

/* The row that is chosen, of that list or of the start menu. */
void plain_tell_row(const struct app *app);

/* What is noted of the move that one looks at. */
void plain_tell_annotation(const struct app *app);

/* The page of the help that is open, or the entry that is looked for. */
void plain_tell_help(struct help *help);

/* What the panel shows beside the board: moves, or tags. */
void plain_tell_panel(struct app *app);
void plain_tell_tags(const struct arimaa_record *record);

#endif
