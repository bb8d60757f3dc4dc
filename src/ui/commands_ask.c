/* commands_ask.c - questions about the board, answered in words. */

#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "notation/board.h"
#include "play/text.h"
#include "play/translate.h"
#include "play/words_turn.h"
#include "rules/reach.h"
#include "rules/turns.h"
#include "ui/app.h"
#include "ui/entry_setup.h"
#include "ui/facts.h"

enum { ANSWER_SIZE = WORDS_BOARD_SIZE };

/* What the board shows: a setup that waits is on it. */
static struct arimaa_position shown(const struct app *app)
{
        struct entry setup = { .meaning = ENTRY_SETUP };

        if (!app->ready)
                return moment_position(&app->at, app_game(app));
        entry_setup_show(&setup, arimaa_game_position(app_game(app)), &app->setup);
        return setup.board;
}

/* ---- The board ---- */

/* "8 r r r . d r r r", as one sits before it. */
static void draw_rank(const struct arimaa_position *position, int rank, bool flipped,
                      char *text)
{
        text_append(text, ANSWER_SIZE, "%d", rank + 1);
        for (int i = 0; i < 8; i++) {
                int square = 8 * rank + (flipped ? 7 - i : i);
                char shows = arimaa_bit(square) & ARIMAA_TRAPS ? 'x' : '.';

                if (position->at[square] != ARIMAA_NO_PIECE)
                        shows = arimaa_piece_letter(position->at[square]);
                text_append(text, ANSWER_SIZE, " %c", shows);
        }
        text_append(text, ANSWER_SIZE, "\n");
}

static void draw_board(const struct arimaa_position *position, bool flipped, char *text)
{
        for (int i = 7; i >= 0; i--)
                draw_rank(position, flipped ? 7 - i : i, flipped, text);
        text_append(text, ANSWER_SIZE, "%s",
                    flipped ? "  h g f e d c b a" : "  a b c d e f g h");
}

/* A kind a line. */
static void tell_side(const struct arimaa_position *position, enum arimaa_side side,
                      char *text)
{
        for (int kind = ARIMAA_ELEPHANT; kind >= ARIMAA_RABBIT; kind--) {
                char words[WORDS_SIZE];

                if (!position->pieces[side][kind])
                        continue;
                words_kind_on((enum arimaa_kind)kind, position->pieces[side][kind], words,
                              sizeof words);
                if (text[0] != '\0')
                        text_append(text, ANSWER_SIZE, "\n");
                text_append(text, ANSWER_SIZE, _("%s: %s"), words_side(side), words);
        }
}

bool command_board(struct app *app, const struct command_call *call)
{
        struct arimaa_position position;
        char text[ANSWER_SIZE] = "";

        if (!app_needs_game(app))
                return false;
        position = shown(app);
        if (*call->argument == '\0') {
                draw_board(&position, app->flipped, text);
        } else if (strcmp(call->argument, "words") == 0) {
                tell_side(&position, ARIMAA_GOLD, text);
                tell_side(&position, ARIMAA_SILVER, text);
                if (text[0] == '\0')
                        text_append(text, sizeof text, "%s", _("the board is empty"));
        } else {
                app_say(app, _("how?  :board, or :board words"));
                return false;
        }
        app_say(app, "%s", text);
        return true;
}

/* ---- Squares ---- */

static bool is_frozen(const struct arimaa_position *position, int square)
{
        enum arimaa_side side = arimaa_side_of(position->at[square]);

        return (arimaa_frozen(position, side) & arimaa_bit(square)) != 0;
}

/* "c3 gold cat", "c3 gold cat (frozen)" */
static void tell_piece(const struct arimaa_position *position, int square, char *text)
{
        char name[3];

        arimaa_square_name(square, name);
        text_append(text, ANSWER_SIZE,
                    is_frozen(position, square) ? _("%s %s (frozen)") : _("%s %s"), name,
                    words_piece(position->at[square]));
}

static void tell_square(const struct arimaa_position *position, int square, char *text)
{
        char name[3];

        arimaa_square_name(square, name);
        if (position->at[square] != ARIMAA_NO_PIECE)
                tell_piece(position, square, text);
        else
                text_append(text, ANSWER_SIZE,
                            arimaa_bit(square) & ARIMAA_TRAPS ? _("%s empty trap")
                                                              : _("%s empty"),
                            name);
}

static void tell_kind(const struct arimaa_position *position, int piece, char *text)
{
        enum arimaa_side side = arimaa_side_of(piece);
        enum arimaa_kind kind = arimaa_kind_of(piece);
        char words[WORDS_SIZE];

        if (!position->pieces[side][kind]) {
                text_append(text, ANSWER_SIZE, _("%c: none"), arimaa_piece_letter(piece));
                return;
        }
        words_kind_on(kind, position->pieces[side][kind], words, sizeof words);
        text_append(text, ANSWER_SIZE, _("%s: %s"), words_side(side), words);
}

/* A side by its name, in English or the language in use; or ARIMAA_SIDES. */
static enum arimaa_side side_named(const char *name)
{
        static const char *const names[ARIMAA_SIDES] = { "gold", "silver" };
        int side = ARIMAA_GOLD;

        while (side < ARIMAA_SIDES && strcasecmp(name, names[side]) != 0 &&
               strcasecmp(name, words_side((enum arimaa_side)side)) != 0)
                side++;
        return (enum arimaa_side)side;
}

bool command_where(struct app *app, const struct command_call *call)
{
        const char *what = call->argument;
        int piece = strlen(what) == 1 ? arimaa_piece_read(what[0]) : ARIMAA_NO_PIECE;
        enum arimaa_side side = side_named(what);
        struct arimaa_position position;
        char text[ANSWER_SIZE] = "";

        if (!app_needs_game(app))
                return false;
        position = shown(app);
        if (piece != ARIMAA_NO_PIECE)
                tell_kind(&position, piece, text);
        else if (side != ARIMAA_SIDES)
                tell_side(&position, side, text);
        else if (arimaa_square_named(what) != ARIMAA_NO_SQUARE)
                tell_square(&position, arimaa_square_named(what), text);
        else {
                app_say(app,
                        _("where is what?  a piece, as :where E, or gold, silver, or "
                          "a square"));
                return false;
        }
        app_say(app, "%s", text[0] != '\0' ? text : _("no piece at all"));
        return true;
}

/* Eight squares from `first` on, so much apart: the occupied ones. */
static void tell_row(struct app *app, int first, int apart, const char *name)
{
        struct arimaa_position position = shown(app);
        char text[ANSWER_SIZE] = "";

        for (int i = 0; i < 8; i++) {
                int square = first + i * apart;

                if (position.at[square] == ARIMAA_NO_PIECE)
                        continue;
                if (text[0] != '\0')
                        text_append(text, sizeof text, ", ");
                tell_piece(&position, square, text);
        }
        app_say(app, _("%s: %s"), name, text[0] != '\0' ? text : _("empty"));
}

bool command_rank(struct app *app, const struct command_call *call)
{
        const char *name = call->argument;

        if (!app_needs_game(app))
                return false;
        if (name[0] < '1' || name[0] > '8' || name[1] != '\0') {
                app_say(app, _("which rank?  a number from 1 to 8, as :rank 3"));
                return false;
        }
        tell_row(app, 8 * (name[0] - '1'), 1, name);
        return true;
}

bool command_file(struct app *app, const struct command_call *call)
{
        const char *name = call->argument;

        if (!app_needs_game(app))
                return false;
        if (name[0] < 'a' || name[0] > 'h' || name[1] != '\0') {
                app_say(app, _("which file?  a letter from a to h, as :file e"));
                return false;
        }
        tell_row(app, name[0] - 'a', 8, name);
        return true;
}

/* ---- Turns ---- */

bool command_last(struct app *app, const struct command_call *call)
{
        char text[ANSWER_SIZE];

        (void)call;
        if (!app_needs_game(app))
                return false;
        app_say(app, "%s",
                facts_last(app, text, sizeof text) ? text
                                                   : _("nothing has been done yet"));
        return true;
}

bool command_now(struct app *app, const struct command_call *call)
{
        char text[ANSWER_SIZE];

        (void)call;
        if (!app_needs_game(app))
                return false;
        facts_turn(app, text, sizeof text);
        app_say(app, "%s", text);
        return true;
}

/* Where the turns of a position take the piece of one square. */
struct journey {
        int from;
        arimaa_bitboard reached, captured;
};

static bool follow(const struct arimaa_turn *turn, const struct arimaa_position *board,
                   void *context)
{
        struct journey *journey = context;
        struct arimaa_displaced displaced[ARIMAA_DISPLACED_MAX];
        int count = arimaa_turn_displaced(turn, displaced);

        (void)board;
        for (int i = 0; i < count; i++)
                if (displaced[i].from == journey->from)
                        *(displaced[i].captured ? &journey->captured
                                                : &journey->reached) |=
                                arimaa_bit(displaced[i].to);
        return true;
}

static void tell_journey(struct app *app, const struct arimaa_position *position,
                         int square)
{
        struct journey journey = { .from = square };
        char piece[ANSWER_SIZE] = "", squares[WORDS_SQUARES_SIZE];
        int count;

        arimaa_each_turn(position, facts_steps(app), follow, &journey);
        tell_piece(position, square, piece);
        count = arimaa_count(journey.reached);
        if (!journey.reached && !journey.captured) {
                app_say(app, _("%s: no turn moves it"), piece);
                return;
        }
        app_say(app, ngettext("%s: %d square", "%s: %d squares", (unsigned long)count),
                piece, count);
        if (journey.reached)
                text_append(app->message, sizeof app->message, "\n%s",
                            words_squares(journey.reached, squares));
        if (journey.captured)
                text_append(app->message, sizeof app->message,
                            _("\nto be captured on %s"),
                            words_squares(journey.captured, squares));
}

static bool count_turns(struct app *app, const struct arimaa_position *position)
{
        uint64_t *memory = malloc(ARIMAA_REACH_WORDS * sizeof *memory);
        size_t count;

        if (memory == NULL) {
                app_say(app, _("no memory is left for counting"));
                return false;
        }
        count = arimaa_boards(position, facts_steps(app), memory, ARIMAA_REACH_WORDS);
        free(memory);
        app_say(app,
                ngettext("%s can end the turn with %zu board",
                         "%s can end the turn with %zu different boards",
                         (unsigned long)count),
                words_side(position->to_move), count);
        return true;
}

bool command_moves(struct app *app, const struct command_call *call)
{
        const struct arimaa_position *position;
        int square = arimaa_square_named(call->argument);

        if (!app_needs_game(app))
                return false;
        position = situation_position(app_game(app), app->at.ply);
        if (facts_steps(app) == 0) {
                app_say(app, _("no turn is to be made now"));
                return false;
        }
        if (*call->argument == '\0')
                return count_turns(app, position);
        if (square == ARIMAA_NO_SQUARE) {
                app_say(app, _("which piece?  its square, as :moves e4"));
                return false;
        }
        if (position->at[square] == ARIMAA_NO_PIECE) {
                app_say(app, _("no piece stands on %s"), call->argument);
                return false;
        }
        tell_journey(app, position, square);
        return true;
}

/* ---- Counting ---- */

static void tell_lost(struct app *app, enum arimaa_side side, const char *letters)
{
        char names[WORDS_SIZE] = "";

        for (; *letters != '\0'; letters++) {
                int piece = arimaa_piece_read(*letters);

                if (arimaa_side_of(piece) != side)
                        continue;
                text_append(names, sizeof names, "%s%s", names[0] != '\0' ? ", " : "",
                            words_kind(arimaa_kind_of(piece)));
        }
        text_append(app->message, sizeof app->message, _("\n%s has lost: %s"),
                    words_side(side), names[0] != '\0' ? names : _("nothing"));
}

bool command_material(struct app *app, const struct command_call *call)
{
        struct arimaa_position position;
        char text[WORDS_SIZE];

        (void)call;
        if (!app_needs_game(app))
                return false;
        position = shown(app);
        if (!position.side[ARIMAA_GOLD] || !position.side[ARIMAA_SILVER]) {
                app_say(app, _("both sides must be set up first"));
                return false;
        }
        facts_material(&position, text, sizeof text, sizeof text);
        app_say(app, _("Harlog: %s"), text);
        facts_taken(app_game(app), app->at.ply, &position, text, sizeof text);
        tell_lost(app, ARIMAA_GOLD, text);
        tell_lost(app, ARIMAA_SILVER, text);
        return true;
}

bool command_clock(struct app *app, const struct command_call *call)
{
        char text[WORDS_SIZE];

        (void)call;
        if (!app_needs_game(app))
                return false;
        app->message[0] = '\0';
        for (int side = ARIMAA_GOLD; side < ARIMAA_SIDES; side++)
                if (facts_clock_of(app, (enum arimaa_side)side, text, sizeof text))
                        text_append(app->message, sizeof app->message, _("%s: %s\n"),
                                    words_side((enum arimaa_side)side), text);
        if (facts_spent(app, text, sizeof text))
                text_append(app->message, sizeof app->message, _("the last turn took %s"),
                            text);
        if (app->message[0] == '\0')
                app_say(app, _("there is no clock"));
        return true;
}
