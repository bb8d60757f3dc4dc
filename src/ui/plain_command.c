/* plain_command.c - what is told after a command because the state does not tell that it
 * was run, and what the screen shows all the time. */

#include "config.h"

#include "play/translate.h"
#include "ui/plain_say.h"
#include "ui/plain_tell.h"

static void tell_side_below(struct app *app)
{
        plain_say("%s", app->flipped ? _("Silver's side of the board is below")
                                     : _("Gold's side of the board is below"));
}

static void tell_annotation(struct app *app)
{
        if (app->place == AT_BOARD && app->study != NULL)
                plain_tell_annotation(app);
}

/* Of a study; in a match the message says what was taken back. */
static void tell_undone(struct app *app)
{
        if (app->study != NULL)
                plain_say("%s", _("taken back"));
        tell_annotation(app);
}

static void tell_redone(struct app *app)
{
        if (app->study != NULL)
                plain_say("%s", _("done again"));
        tell_annotation(app);
}

static void tell_row(struct app *app)
{
        if (app->message[0] == '\0')
                plain_tell_row(app);
}

static void tell_games(struct app *app)
{
        if (app->place == AT_GAMES)
                plain_tell_games(app);
}

static void tell_panel(struct app *app)
{
        if (app->place == AT_BOARD)
                plain_tell_panel(app);
}

static void tell_tags(struct app *app)
{
        if (app_record(app) != NULL)
                plain_tell_tags(app_record(app));
}

static const struct {
        bool (*run)(struct app *, const struct command_call *);
        void (*tell)(struct app *);
} tellings[] = {
        /* clang-format off */
        { command_panel, tell_panel },
        { command_flip, tell_side_below },
        { command_comment, tell_annotation },
        { command_before, tell_annotation },
        { command_glyph, tell_annotation },
        { command_promote, tell_annotation },
        { command_demote, tell_annotation },
        { command_main, tell_annotation },
        { command_tag, tell_tags },
        { command_undo, tell_undone },
        { command_redo, tell_redone },
        { command_pageup, tell_games },
        { command_pagedown, tell_games },
        { command_top, tell_games },
        { command_bottom, tell_games },
        { command_up, tell_row },
        { command_down, tell_row },
        { command_find, tell_row },
        { command_again, tell_row },
        /* clang-format on */
};

void plain_tell_command(struct app *app, const struct command *command)
{
        for (size_t i = 0; i < sizeof tellings / sizeof *tellings; i++)
                if (command->run == tellings[i].run)
                        tellings[i].tell(app);
}
