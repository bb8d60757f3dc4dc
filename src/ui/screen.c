/* screen.c - putting the views together. */

#include "config.h"

#include "play/translate.h"
#include "ui/board_geometry.h"
#include "ui/board_view.h"
#include "ui/entry_setup.h"
#include "ui/games_view.h"
#include "ui/help_view.h"
#include "ui/hits.h"
#include "ui/line_view.h"
#include "ui/new_form.h"
#include "ui/new_view.h"
#include "ui/paint.h"
#include "ui/screen.h"
#include "ui/panel_view.h"
#include "ui/start_view.h"
#include "ui/title_view.h"

enum { TAGS_LEAST = 30 }; /* columns in which tags can be read */

/* The pieces a turn captures, by the square on which they are. */
static void mark_taken(struct board_picture *picture, const struct arimaa_turn *turn)
{
        for (int i = 0; i < turn->count; i++)
                if (turn->captures[i].piece != ARIMAA_NO_PIECE)
                        picture->taken_piece[turn->captures[i].square] =
                                turn->captures[i].piece;
}

static struct board_picture picture_of_entry(const struct entry *entry)
{
        struct board_picture picture = { .position = entry->board,
                                         .left = entry->left,
                                         .reached = entry->reached,
                                         .taken = entry->taken };

        mark_taken(&picture, &entry->turn);
        return picture;
}

static struct board_picture picture_of_game(const struct app *app)
{
        const struct arimaa_game *game = app_game(app);
        struct board_picture picture = { .position = moment_position(&app->at, game) };
        struct arimaa_turn last = moment_last(&app->at, game);

        entry_marks(&last, &picture.left, &picture.moved, &picture.taken);
        mark_taken(&picture, &last);
        return picture;
}

/* Who is to move where one looks. */
static int turn_of(const struct app *app)
{
        const struct arimaa_game *game = app_game(app);

        if (moment_is_end(&app->at, game) && app_outcome(app).ending != ARIMAA_NOT_OVER)
                return TURN_NOBODY;
        return (int)arimaa_game_side(game, app->at.ply);
}

/* What the line says of a piece, where it names it by its square. */
static void add_token(struct board_picture *picture, const struct entry *entry,
                      const struct hand_token *token)
{
        bool resolved = entry->meaning == ENTRY_TURN;

        switch (token->kind) {
        case HAND_ARROW:
                if (picture->arrow_count < ARROWS_MOST)
                        picture->arrows[picture->arrow_count++] = arrow_make(
                                resolved ? &entry->turn : NULL, token->from, token->to);
                break;
        case HAND_HOLD:
                picture->held |= arimaa_bit(token->from);
                break;
        case HAND_MARK:
                if (!entry->shows_board)
                        picture->taken |= arimaa_bit(token->from);
                break;
        }
}

/* What is entered by hand. */
static void add_hand(struct board_picture *picture, const struct app *app)
{
        struct hand_choice choice = by_hand_choice(app);
        struct hand_tokens tokens;
        struct hand_steps made;

        if (by_hand_tokens(app, &tokens))
                for (int i = 0; i < tokens.count; i++)
                        add_token(picture, &app->entry, &tokens.tokens[i]);
        if (by_hand_steps(app, &made)) {
                picture->position = made.now;
                entry_marks(&made.turn, &picture->left, &picture->reached,
                            &picture->taken);
                mark_taken(picture, &made.turn);
        }
        if (choice.selected != ARIMAA_NO_SQUARE)
                picture->selected = arimaa_bit(choice.selected);
        picture->cursor = by_hand_cursor(app);
}

/* What the line means comes before a setup that waits, and that before the game. */
static struct board_picture picture_of(const struct app *app)
{
        struct board_picture picture;
        struct entry setup = { .meaning = ENTRY_SETUP };

        if (app->entry.shows_board) {
                picture = picture_of_entry(&app->entry);
        } else if (app->ready && app->entry.meaning <= ENTRY_COMMAND) {
                entry_setup_show(&setup, arimaa_game_position(app_game(app)),
                                 &app->setup);
                picture = picture_of_entry(&setup);
        } else {
                picture = picture_of_game(app);
        }
        picture.named = app->entry.named;
        add_hand(&picture, app);
        picture.marked = app->marked;
        picture.frozen = arimaa_frozen(&picture.position, ARIMAA_GOLD) |
                         arimaa_frozen(&picture.position, ARIMAA_SILVER);
        picture.planned = app_is_planning(app);
        picture.die = moment_die(&app->at, app_game(app), &picture.die_square);
        picture.turn = turn_of(app);
        picture.flipped = app->flipped;
        picture.chess = app->settings.pieces == PIECES_CHESS;
        return picture;
}

static bool message_fits(const struct rect *rect, const struct app *app)
{
        return paint_rows(rect->width, app_words(app)) <= rect->height;
}

/* True when the message stands there, in full, as it has no room below. */
static bool draw_panel(const struct rect *rect, const struct layout *layout,
                       struct app *app, const struct arimaa_position *position)
{
        bool fits = message_fits(&layout->message, app);

        if (app->panel != PANEL_TAGS || !fits)
                return panel_view_draw(rect, app, position, fits ? NULL : app_words(app));
        panel_view_draw_tags(rect, app);
        return false;
}

/* What the line means has to be seen on the board, whatever hides it. */
static bool shows_page(const struct layout *layout, const struct app *app)
{
        if (app->entry.meaning > ENTRY_LABEL || by_hand_cursor(app) != ARIMAA_NO_SQUARE)
                return false;
        return app->panel == PANEL_PAGE ||
               (app->panel == PANEL_TAGS && layout->panel.width < TAGS_LEAST);
}

static void draw_board(const struct layout *layout, const struct board_picture *picture)
{
        struct board_geometry geometry =
                board_geometry(&layout->board, layout->size, picture->flipped);

        board_view_draw(&layout->board, layout->size, picture);
        hits_add_board(&geometry);
}

static bool draw_game(const struct layout *layout, struct app *app)
{
        struct board_picture picture = picture_of(app);
        bool page = shows_page(layout, app);

        if (!page)
                draw_board(layout, &picture);
        return draw_panel(page ? &layout->page : &layout->panel, layout, app,
                          &picture.position);
}

/* True when it has the message in it as well. */
static bool draw_place(const struct layout *layout, struct app *app)
{
        switch (app->place) {
        case AT_START:
                start_view_draw(layout, &app->start, &app->keymap);
                break;
        case AT_BOARD:
        case AT_PLAN:
                return draw_game(layout, app);
        case AT_GAMES:
                games_view_draw(&layout->page, &app->games);
                break;
        case AT_NEW:
                new_view_draw(&layout->page, &app->new_game);
                break;
        case AT_HELP:
                help_view_draw(&layout->page, &app->help);
                break;
        }
        return false;
}

/* The message stands next to the line. */
static void draw_message(const struct rect *rect, const char *text)
{
        int rows = paint_rows(rect->width, text);
        int above = rows < rect->height ? rect->height - rows : 0;

        paint_paragraph(rect->y + above, rect->x, rect->height - above, rect->width,
                        STYLE_TEXT, text);
}

static void draw_note(const struct rect *rect)
{
        char text[WORDS_SIZE];

        snprintf(text, sizeof text, _("keysteps needs %dx%d"), LAYOUT_COLUMNS,
                 LAYOUT_ROWS);
        paint_paragraph(rect->y, rect->x, rect->height, rect->width, STYLE_TEXT, text);
}

/* The terminal's cursor stands on the board's, where that is shown, or in the field of
 * a new game's name. */
static void find_cursor(const struct layout *layout, const struct app *app, int *y,
                        int *x)
{
        struct board_geometry geometry =
                board_geometry(&layout->board, layout->size, app->flipped);

        if (app->place == AT_NEW && app->text[0] == '\0')
                new_view_cursor(&layout->page, &app->new_game, new_form_cursor(), y, x);
        if (by_hand_cursor(app) != ARIMAA_NO_SQUARE && !shows_page(layout, app))
                board_center(&geometry, by_hand_cursor(app), y, x);
}

void screen_draw(struct app *app)
{
        struct layout layout = layout_for(COLS, LINES, app->settings.board);
        int y = layout.line.y, x;

        paint_begin(app->settings.ascii);
        hits_clear();
        if (layout.fits) {
                /* The place first: it finds out how long a page of the help is. */
                if (!draw_place(&layout, app))
                        draw_message(&layout.message, app_words(app));
                title_view_draw(&layout.title, app);
                app_seen(app);
        } else {
                draw_note(&layout.note);
        }
        x = line_view_draw(&layout.line, app_is_planning(app) ? _("plan>") : ">");
        if (layout.fits)
                find_cursor(&layout, app, &y, &x);
        paint_end(y, x);
}
