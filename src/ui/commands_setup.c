/* commands_setup.c - ready setups, and changing one before it counts. */

#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "notation/board.h"
#include "notation/placement.h"
#include "play/advice.h"
#include "play/saved_setups.h"
#include "play/text.h"
#include "play/translate.h"
#include "ui/app.h"

enum { MIRROR = 56, ARGUMENTS = 3, ARGUMENT_SIZE = 64 };

/* The words behind :quick; those that are not there are "". */
struct words {
        char word[ARGUMENTS][ARGUMENT_SIZE];
};

static struct words split(const char *text)
{
        struct words words = { 0 };

        for (int i = 0; i < ARGUMENTS; i++) {
                size_t length;

                text += strspn(text, " ");
                length = strcspn(text, " ");
                snprintf(words.word[i], ARGUMENT_SIZE, "%.*s", (int)length, text);
                text += length;
        }
        return words;
}

/* ---- Whose setup it is ---- */

static bool sets_up(struct app *app)
{
        const struct arimaa_game *game = app_game(app);

        if (app->match == NULL)
                app_say(app, _("no game is being played; :new begins one"));
        else if (!arimaa_game_in_setup(game) && arimaa_game_plies(game) == 0)
                app_say(app, _("this game is not set up by its players"));
        else if (!arimaa_game_in_setup(game))
                app_say(app, _("both sides have set up already"));
        else
                return true;
        return false;
}

static enum arimaa_side side_of(const struct app *app)
{
        const struct arimaa_game *game = app_game(app);

        return arimaa_game_side(game, arimaa_game_plies(game));
}

/* ---- Putting one up ---- */

/* What the opponent has, on the other side of the board. */
static bool mirrored(struct app *app, struct arimaa_placement *placement)
{
        const struct arimaa_position *position = arimaa_game_position(app_game(app));
        enum arimaa_side side = side_of(app);

        *placement = (struct arimaa_placement){ .side = side };
        for (int square = 0; square < ARIMAA_SQUARES; square++) {
                int piece = position->at[square];

                if (piece != ARIMAA_NO_PIECE && arimaa_side_of(piece) != side)
                        placement->pieces[arimaa_kind_of(piece)] |=
                                arimaa_bit(square ^ MIRROR);
        }
        if (arimaa_placed(placement) != 0)
                return true;
        app_say(app, _("the opponent has not set up yet"));
        return false;
}

static void append_name(const char *name, void *context)
{
        text_append(context, WORDS_SIZE, " %s", name);
}

static void name_all(char *names)
{
        names[0] = '\0';
        for (size_t i = 0; i < arimaa_named_setup_count; i++)
                append_name(arimaa_named_setups[i].name, names);
        append_name("mirror", names);
        saved_setup_each(append_name, names);
}

/* A setup of that name; else what is wrong is said, in the file of the player's own
 * too. */
static bool find(struct app *app, const char *name, struct arimaa_placement *placement)
{
        char wrong[WORDS_SIZE], names[WORDS_SIZE];

        if (arimaa_setup_named(name, side_of(app), arimaa_game_position(app_game(app)),
                               placement))
                return true;
        if (strcmp(name, "mirror") == 0)
                return mirrored(app, placement);
        if (saved_setup_find(name, side_of(app), placement, wrong, sizeof wrong)) {
                if (wrong[0] != '\0')
                        app_say(app, "%s", wrong);
                return true;
        }
        name_all(names);
        if (wrong[0] != '\0')
                app_say(app, "%s", wrong);
        else
                app_say(app, _("there is no ready setup %s; there are%s"), name, names);
        return false;
}

/* Let the elephant stand on a square on which the camel is, and that in its place. */
static bool place_elephant(struct app *app, const char *word,
                           struct arimaa_placement *placement)
{
        arimaa_bitboard elephant = placement->pieces[ARIMAA_ELEPHANT],
                        camel = placement->pieces[ARIMAA_CAMEL];
        char square[3];

        for (arimaa_bitboard both = elephant | camel; both; both &= both - 1) {
                arimaa_square_name(arimaa_lowest(both), square);
                if (strcmp(square, word) != 0)
                        continue;
                placement->pieces[ARIMAA_ELEPHANT] = both & -both;
                placement->pieces[ARIMAA_CAMEL] = (elephant | camel) & ~(both & -both);
                return true;
        }
        app_say(app,
                _("what is %s?  The square of the elephant or camel puts the "
                  "elephant there, free leaves cats and dogs to be placed"),
                word);
        return false;
}

static void type_placement(struct app *app, struct arimaa_placement placement)
{
        char text[ARIMAA_PLACEMENT_SIZE];

        if (arimaa_game_variant(app_game(app)).setup == ARIMAA_STANDARD)
                placement.pieces[ARIMAA_RABBIT] = 0;
        arimaa_placement_write(&placement, ' ', text);
        app->ready = false;
        snprintf(app->typed, sizeof app->typed, "%s ", text);
}

/* Cats and dogs are left for the line. */
static bool leave_free(struct app *app, struct arimaa_placement *placement)
{
        placement->pieces[ARIMAA_CAT] = 0;
        placement->pieces[ARIMAA_DOG] = 0;
        placement->pieces[ARIMAA_RABBIT] = 0;
        type_placement(app, *placement);
        return true;
}

static bool show(struct app *app, const struct arimaa_placement *placement)
{
        const struct arimaa_game *game = app_game(app);
        struct arimaa_refusal refusal;

        if (!arimaa_setup_check(arimaa_game_position(game),
                                arimaa_game_variant(game).setup, placement, &refusal)) {
                words_refusal(&refusal, game, app->message, sizeof app->message);
                return false;
        }
        app_show_setup(app, placement);
        return true;
}

static bool put_up(struct app *app, const struct words *words)
{
        const char *name =
                words->word[0][0] != '\0' ? words->word[0] : arimaa_named_setups[0].name;
        struct arimaa_placement placement;
        bool is_free = false;

        if (!sets_up(app) || !find(app, name, &placement))
                return false;
        for (int i = 1; i < ARGUMENTS && words->word[i][0] != '\0'; i++)
                if (strcmp(words->word[i], "free") == 0)
                        is_free = true;
                else if (!place_elephant(app, words->word[i], &placement))
                        return false;
        return is_free ? leave_free(app, &placement) : show(app, &placement);
}

/* ---- Saving ---- */

/* The setup that is shown, or else the last one of the game up to where one looks, or
 * that of a side. */
static bool choose(struct app *app, const char *side, struct arimaa_placement *placement)
{
        const struct arimaa_game *game = app_game(app);
        bool found = false;

        if (app->ready && *side == '\0') {
                *placement = app->setup;
                return true;
        }
        for (int ply = 0; game != NULL && ply < arimaa_game_plies(game) && ply < 2; ply++)
                if (arimaa_game_ply(game, ply)->kind == ARIMAA_PLACE &&
                    (*side == '\0' || (*side == 's') == arimaa_game_side(game, ply))) {
                        *placement = arimaa_game_ply(game, ply)->placement;
                        found = true;
                }
        if (!found)
                app_say(app, _("there is no setup to be saved"));
        return found;
}

static bool is_taken(const char *name)
{
        for (size_t i = 0; i < arimaa_named_setup_count; i++)
                if (strcmp(name, arimaa_named_setups[i].name) == 0)
                        return true;
        return strcmp(name, "mirror") == 0 || strcmp(name, "save") == 0 ||
               strcmp(name, "list") == 0;
}

static bool save(struct app *app, const char *name, const char *side)
{
        struct arimaa_placement placement;

        if (!saved_setup_name_is_good(name) || is_taken(name)) {
                app_say(app, _("save under which name?  A new word of letters and "
                               "digits: :quick save wall"));
                return false;
        }
        if (!choose(app, side, &placement))
                return false;
        if (!saved_setup_save(name, &placement)) {
                app_say(app, _("the setup cannot be saved: %s"), strerror(errno));
                return false;
        }
        app_say(app, _("saved; :quick %s puts it up, on either side"), name);
        return true;
}

/* ---- Commands ---- */

bool command_quick(struct app *app, const struct command_call *call)
{
        struct words words = split(call->argument);
        char names[WORDS_SIZE], wrong[WORDS_SIZE];
        struct arimaa_placement none;

        if (strcmp(words.word[0], "save") == 0)
                return save(app, words.word[1], words.word[2]);
        if (strcmp(words.word[0], "list") != 0)
                return put_up(app, &words);
        name_all(names);
        saved_setup_find("", ARIMAA_GOLD, &none, wrong, sizeof wrong);
        app_say(app, "%s%s%s", names + 1, wrong[0] != '\0' ? "\n" : "", wrong);
        return true;
}

bool command_change(struct app *app, const struct command_call *call)
{
        (void)call;
        if (!app->ready) {
                app_say(app, _("no setup waits to be confirmed; :quick puts one up"));
                return false;
        }
        type_placement(app, app->setup);
        return true;
}

void app_show_setup(struct app *app, const struct arimaa_placement *placement)
{
        const struct arimaa_game *game = app_game(app);
        char advice[WORDS_SIZE] = "";

        app->ready = true;
        app->setup = *placement;
        app->at = moment_end(game);
        if (arimaa_game_variant(game).setup == ARIMAA_STANDARD)
                advice_words(arimaa_game_position(game), placement, advice,
                             sizeof advice);
        if (advice[0] != '\0')
                app_say(app,
                        _("advice: %s.  Enter sets up so all the same, :change "
                          "changes it"),
                        advice);
}
