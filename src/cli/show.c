/* keysteps show - the board of a game, at its end or at a move. */

#include "config.h"

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/files.h"
#include "play/printable.h"
#include "notation/board.h"
#include "notation/placement.h"
#include "notation/steps.h"
#include "play/translate.h"
#include "play/words.h"
#include "record/tree.h"
#include "rules/harlog.h"

enum { GAME, AT, TRUST };

static const struct option_row options[] = {
        [GAME] = { "game", 'g', N_("NUMBER"),
                   N_("this game of each file; 1 if not given") },
        [AT] = { "at", 0, N_("MOVE"),
                 N_("before a move, such as 12g; or at start or end") },
        [TRUST] = { "trust", 0, NULL,
                    N_("make turns that the rules forbid, as their source did") },
        { NULL, 0, NULL, NULL }
};

/* ---- Where ---- */

enum { AT_START = 0, AT_END = -1, ANY_SIDE = -1 };

/* A place in a game as the command line says it. */
struct place {
        const char *text; /* of the command line */
        int number;       /* of a move; AT_START or AT_END */
        int side;         /* ANY_SIDE where only a number is given */
};

static bool read_label(const char *text, struct place *place)
{
        size_t digits = strspn(text, "0123456789");
        char side = '\0', excess;
        int read = sscanf(text, "%9d%c%c", &place->number, &side, &excess);

        if (digits == 0 || digits > 9 || read > 2 || place->number == 0)
                return false;
        place->side = ANY_SIDE;
        if (read == 1)
                return true;
        if (strchr("gwsb", side) == NULL)
                return false;
        place->side = strchr("gw", side) != NULL ? ARIMAA_GOLD : ARIMAA_SILVER;
        return true;
}

static bool read_place(const char *text, struct place *place)
{
        char printable[PRINTABLE_SIZE];

        *place = (struct place){ .text = text, .number = AT_END };
        if (text == NULL || strcmp(text, "end") == 0)
                return true;
        if (strcmp(text, "start") == 0) {
                place->number = AT_START;
                return true;
        }
        if (read_label(text, place))
                return true;
        fprintf(stderr,
                _("keysteps: show: '%s' is no move: say 12g or 12s, start or end\n"),
                printable_copy(text, strlen(text), printable, sizeof printable));
        return false;
}

/* The ply to come at a place; more than there are when the game has no such. */
static int find_ply(const struct arimaa_game *game, const struct place *place)
{
        int plies = arimaa_game_plies(game), ply = 0;

        if (place->number == AT_END)
                return plies;
        if (place->number == AT_START)
                return 0;
        while (ply <= plies && (arimaa_game_number(game, ply) != place->number ||
                                (place->side != ANY_SIDE &&
                                 (int)arimaa_game_side(game, ply) != place->side)))
                ply++;
        return ply;
}

/* ---- What ---- */

static const struct arimaa_position *position_at(const struct arimaa_game *game, int ply)
{
        return ply > 0 ? &arimaa_game_ply(game, ply - 1)->after : arimaa_game_start(game);
}

static void show_board(const struct arimaa_game *game, int ply)
{
        char board[ARIMAA_BOARD_SIZE];

        arimaa_board_write_diagram(position_at(game, ply), arimaa_game_number(game, ply),
                                   board);
        fputs(board, stdout);
}

/* A line "NAME: TEXT", the text being somebody's; none when there is no text. */
static void show_text(const char *name, const char *text)
{
        char printable[PRINTABLE_NAME_SIZE];

        if (text != NULL && *text != '\0')
                printf("%s: %s\n", name,
                       printable_copy(text, strlen(text), printable, sizeof printable));
}

/* The setup or turn before a ply, in official notation with its label. */
static void show_last(const struct arimaa_game *game, int ply)
{
        char label[16], text[ARIMAA_PLACEMENT_SIZE + ARIMAA_STEPS_SIZE];
        const struct arimaa_ply *last;

        if (ply == 0)
                return;
        last = arimaa_game_ply(game, ply - 1);
        if (last->kind == ARIMAA_PLACE)
                arimaa_placement_write(&last->placement, ' ', text);
        else
                arimaa_official_write(&last->turn, text);
        printf(_("Last move: %s %s\n"), words_label(game, ply - 1, label, sizeof label),
               text);
}

/* Who is to move, or how the game ended. */
static void show_state(const struct arimaa_record *record, int ply)
{
        struct arimaa_outcome outcome = arimaa_record_outcome(record);
        char words[WORDS_SIZE];

        if (ply == arimaa_game_plies(record->game)) {
                if (outcome.ending != ARIMAA_NOT_OVER) {
                        puts(words_outcome(outcome, words, sizeof words));
                        return;
                }
                if (arimaa_record_result(record, &outcome)) {
                        puts(words_result(outcome));
                        return;
                }
        }
        puts(arimaa_game_side(record->game, ply) == ARIMAA_GOLD ? _("Gold to move")
                                                                : _("Silver to move"));
}

/* Of no use as long as a side has no rabbits, as before its setup. */
static void show_harlog(const struct arimaa_game *game, int ply)
{
        double harlog = arimaa_harlog(position_at(game, ply));

        if (isfinite(harlog))
                printf("Harlog: %+.2f\n", harlog);
}

static enum cli_status show_game(void *context, const char *name, int number,
                                 const struct arimaa_record *record)
{
        const struct place *place = context;
        const struct arimaa_record_error *error = &record->error;
        int ply = find_ply(record->game, place);
        char printable[PRINTABLE_NAME_SIZE], reason[WORDS_SIZE];

        (void)number;
        if (error->problem != ARIMAA_RECORD_OK)
                files_say_at(name, error->line, error->column,
                             files_reason(record, reason, sizeof reason));
        if (error->problem != ARIMAA_RECORD_OK && !files_has_board(record))
                return CLI_WRONG;
        if (ply > arimaa_game_plies(record->game)) {
                fprintf(stderr, _("keysteps: %s: the game has no move %s\n"),
                        printable_copy(name, strlen(name), printable, sizeof printable),
                        place->text);
                return CLI_WRONG;
        }
        show_board(record->game, ply);
        show_text(words_side(ARIMAA_GOLD), arimaa_record_tag(record, "Gold"));
        show_text(words_side(ARIMAA_SILVER), arimaa_record_tag(record, "Silver"));
        show_last(record->game, ply);
        show_state(record, ply);
        show_harlog(record->game, ply);
        return error->problem == ARIMAA_RECORD_OK ? CLI_OK : CLI_WRONG;
}

static enum cli_status run(const char *const *values, char **files)
{
        struct files_reading reading = { .trust = values[TRUST] != NULL };
        struct place place;

        if (!read_place(values[AT], &place) ||
            !files_read_number(values[GAME], &cli_show, &reading.game))
                return cli_usage(&cli_show);
        if (reading.game == 0)
                reading.game = 1;
        return files_each(files, &reading, show_game, &place);
}

static const char manual[] = N_(
        "What is shown is the board as a diagram, whose label is that of the move to\n"
        "come; the players, as far as they are known; the last move; who is to move,\n"
        "or how the game ended; and Harlog, positive when Gold is ahead.  The board is\n"
        "that at the end of the game, or before the move that --at names: 12g, 12s, or\n"
        "12 for the first of the two.\n");

const struct cli_command cli_show = {
        .name = "show",
        .arguments = N_("[OPTION]... FILE..."),
        .help = N_("Show the board of a game"),
        .manual = manual,
        .options = options,
        .least_files = 1,
        .run = run,
};
