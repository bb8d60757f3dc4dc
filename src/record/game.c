#include "record/game.h"

#include <stdlib.h>
#include <string.h>

#include "record/history.h"
#include "record/trusted.h"

enum {
        SETUPS = 2,            /* plies 0 and 1, where the sides set up */
        FIRST_TURN_NUMBER = 2, /* as in 2g */
        DIE_SIDES = 6,
        FIRST_CAPACITY = 64
};

struct arimaa_game {
        struct arimaa_variant variant;
        struct arimaa_position start;
        bool has_setups;
        int first_number; /* of ply 0 */
        int first_steps;  /* that the first turn may have */
        struct arimaa_ply *plies;
        int count, capacity;
        struct history history; /* number 0 is the start, ply + 1 the position after it */
        int roll;               /* what the die shows for the turn to come, or 0 */
        struct arimaa_outcome outcome;
        bool declared; /* the outcome is what somebody said, not what the board shows */
};

/* ---- What is asked of a game ---- */

struct arimaa_variant arimaa_game_variant(const struct arimaa_game *game)
{
        return game->variant;
}

const struct arimaa_position *arimaa_game_position(const struct arimaa_game *game)
{
        return game->count > 0 ? &game->plies[game->count - 1].after : &game->start;
}

const struct arimaa_position *arimaa_game_start(const struct arimaa_game *game)
{
        return &game->start;
}

int arimaa_game_plies(const struct arimaa_game *game)
{
        return game->count;
}

const struct arimaa_ply *arimaa_game_ply(const struct arimaa_game *game, int ply)
{
        return &game->plies[ply];
}

int arimaa_game_number(const struct arimaa_game *game, int ply)
{
        return game->first_number + (ply + (int)game->start.to_move) / 2;
}

enum arimaa_side arimaa_game_side(const struct arimaa_game *game, int ply)
{
        return (enum arimaa_side)((ply + (int)game->start.to_move) % 2);
}

bool arimaa_game_in_setup(const struct arimaa_game *game)
{
        return game->has_setups && game->count < SETUPS;
}

bool arimaa_game_wants_roll(const struct arimaa_game *game)
{
        return game->variant.dicey && game->roll == 0 && !arimaa_game_in_setup(game) &&
               game->outcome.ending == ARIMAA_NOT_OVER;
}

int arimaa_game_roll(const struct arimaa_game *game)
{
        return game->roll;
}

/* The steps of the turn to come, were there no die. */
static int undiced_steps(const struct arimaa_game *game)
{
        return game->count == 0 ? game->first_steps : ARIMAA_TURN_STEPS;
}

int arimaa_game_steps(const struct arimaa_game *game)
{
        int steps = undiced_steps(game);

        return game->roll > 0 && game->roll < steps ? game->roll : steps;
}

struct arimaa_outcome arimaa_game_outcome(const struct arimaa_game *game)
{
        return game->outcome;
}

/* The ply after which a position stood that the history has under this number. */
static int ply_of(int number)
{
        return number - 1;
}

/* The two occurrences up to and with `number`, oldest first; how many there are. */
static int last_occurrences(const struct history *history, int number, int plies[2])
{
        int previous;

        if (number == HISTORY_NONE)
                return 0;
        previous = history->occurrences[number].previous;
        if (previous == HISTORY_NONE) {
                plies[0] = ply_of(number);
                return 1;
        }
        plies[0] = ply_of(previous);
        plies[1] = ply_of(number);
        return 2;
}

int arimaa_game_occurrences(const struct arimaa_game *game, int ply, int earlier[2])
{
        const struct occurrence *occurrence = &game->history.occurrences[ply + 1];

        last_occurrences(&game->history, occurrence->previous, earlier);
        return occurrence->count;
}

int arimaa_game_has_occurred(const struct arimaa_game *game,
                             const struct arimaa_position *position, int earlier[2])
{
        int number = history_find(&game->history, arimaa_position_key(position));

        return last_occurrences(&game->history, number, earlier);
}

/* ---- Refusing ---- */

static const struct arimaa_refusal nowhere = { .piece = ARIMAA_NO_PIECE,
                                               .square = ARIMAA_NO_SQUARE,
                                               .other = ARIMAA_NO_SQUARE,
                                               .other_piece = ARIMAA_NO_PIECE,
                                               .step = -1 };

/* Answer no, and why. */
static bool refuse(struct arimaa_refusal *refusal, enum arimaa_reason reason)
{
        if (refusal != NULL) {
                *refusal = nowhere;
                refusal->reason = reason;
        }
        return false;
}

static bool refuse_number(struct arimaa_refusal *refusal, enum arimaa_reason reason,
                          int number)
{
        refuse(refusal, reason);
        if (refusal != NULL)
                refusal->number = number;
        return false;
}

/* ---- Endings ---- */

static struct arimaa_outcome won_by(enum arimaa_side winner, enum arimaa_ending ending)
{
        return (struct arimaa_outcome){ .ending = ending, .winner = winner };
}

static bool has_occurred_twice(const void *history, uint64_t key)
{
        int plies[2];

        return last_occurrences(history, history_find(history, key), plies) == 2;
}

/* End the game if the side to move cannot: with a die, once that has been rolled. */
static void judge_mobility(struct arimaa_game *game)
{
        const struct arimaa_position *position = arimaa_game_position(game);

        if (arimaa_game_wants_roll(game))
                return;
        if (arimaa_immobilized(position, arimaa_game_steps(game), has_occurred_twice,
                               &game->history))
                game->outcome =
                        won_by(arimaa_opponent(position->to_move), ARIMAA_IMMOBILIZATION);
}

/* End the game if what is on the board ends it. */
static void judge(struct arimaa_game *game)
{
        game->outcome = arimaa_outcome_after(arimaa_game_position(game));
        if (game->outcome.ending == ARIMAA_NOT_OVER)
                judge_mobility(game);
}

/* ---- Creating ---- */

static bool reserve(struct arimaa_game *game)
{
        int capacity = game->capacity > 0 ? 2 * game->capacity : FIRST_CAPACITY;
        struct arimaa_ply *plies;

        if (!history_reserve(&game->history))
                return false;
        if (game->count < game->capacity)
                return true;
        plies = realloc(game->plies, (size_t)capacity * sizeof *plies);
        if (plies == NULL)
                return false;
        game->plies = plies;
        game->capacity = capacity;
        return true;
}

/* A game of which the rest is to be filled in; *start counts as its first position. */
static struct arimaa_game *create(struct arimaa_variant variant,
                                  const struct arimaa_position *start)
{
        struct arimaa_game *game = calloc(1, sizeof *game);

        if (game == NULL || !reserve(game)) {
                arimaa_game_destroy(game);
                return NULL;
        }
        game->variant = variant;
        game->start = *start;
        game->first_steps = ARIMAA_TURN_STEPS;
        history_push(&game->history, arimaa_position_key(start));
        return game;
}

static struct arimaa_game *create_dealt(struct arimaa_variant variant,
                                        const struct arimaa_position *deal)
{
        struct arimaa_game *game = create(variant, deal);

        if (game == NULL)
                return NULL;
        game->first_number = FIRST_TURN_NUMBER;
        game->first_steps = ARIMAA_ENDLESS_FIRST_STEPS;
        judge(game);
        return game;
}

static struct arimaa_game *create_empty(struct arimaa_variant variant)
{
        struct arimaa_position empty;
        struct arimaa_game *game;

        arimaa_position_clear(&empty);
        game = create(variant, &empty);
        if (game == NULL)
                return NULL;
        game->first_number = 1;
        game->has_setups = true;
        return game;
}

struct arimaa_game *arimaa_game_create(struct arimaa_variant variant,
                                       const struct arimaa_position *start)
{
        if (variant.setup != ARIMAA_ENDLESS)
                return create_empty(variant);
        return start != NULL ? create_dealt(variant, start) : NULL;
}

struct arimaa_game *arimaa_game_from(struct arimaa_variant variant,
                                     const struct arimaa_position *position, int number)
{
        struct arimaa_game *game = create(variant, position);

        if (game == NULL)
                return NULL;
        game->first_number = number;
        if (variant.setup == ARIMAA_ENDLESS)
                game->variant.setup = ARIMAA_STANDARD;
        judge(game);
        return game;
}

struct arimaa_game *arimaa_game_again(const struct arimaa_game *game)
{
        struct arimaa_game *again = create(game->variant, &game->start);

        if (again == NULL)
                return NULL;
        again->first_number = game->first_number;
        again->first_steps = game->first_steps;
        again->has_setups = game->has_setups;
        if (!again->has_setups)
                judge(again);
        return again;
}

struct arimaa_game *arimaa_game_copy(const struct arimaa_game *game)
{
        struct arimaa_game *copy = malloc(sizeof *copy);

        if (copy == NULL)
                return NULL;
        *copy = *game;
        copy->plies = malloc((size_t)game->capacity * sizeof *copy->plies);
        if (!history_copy(&copy->history, &game->history) || copy->plies == NULL) {
                arimaa_game_destroy(copy);
                return NULL;
        }
        memcpy(copy->plies, game->plies, (size_t)game->count * sizeof *copy->plies);
        return copy;
}

void arimaa_game_destroy(struct arimaa_game *game)
{
        if (game == NULL)
                return;
        history_free(&game->history);
        free(game->plies);
        free(game);
}

/* ---- The actions ---- */

/* Add a ply, for which there is room, and what follows from the board. */
static void add_ply(struct arimaa_game *game, const struct arimaa_ply *ply)
{
        game->plies[game->count++] = *ply;
        game->roll = 0;
        history_push(&game->history, arimaa_position_key(&ply->after));
        if (!arimaa_game_in_setup(game))
                judge(game);
}

static void put_all(struct arimaa_position *position,
                    const struct arimaa_placement *placement)
{
        for (int kind = 0; kind < ARIMAA_KINDS; kind++)
                for (arimaa_bitboard left = placement->pieces[kind]; left;
                     left &= left - 1)
                        arimaa_position_put(
                                position,
                                arimaa_piece(placement->side, (enum arimaa_kind)kind),
                                arimaa_lowest(left));
}

static bool refuse_other_side(const struct arimaa_placement *placement,
                              struct arimaa_refusal *refusal)
{
        int kind = ARIMAA_ELEPHANT;

        refuse(refusal, ARIMAA_SETUP_SIDE);
        while (kind > ARIMAA_RABBIT && placement->pieces[kind] == 0)
                kind--;
        if (refusal != NULL && placement->pieces[kind] != 0) {
                refusal->piece = arimaa_piece(placement->side, (enum arimaa_kind)kind);
                refusal->square = arimaa_lowest(placement->pieces[kind]);
        }
        return false;
}

static bool place(struct arimaa_game *game, const struct arimaa_action *action,
                  struct arimaa_refusal *refusal)
{
        const struct arimaa_position *before = arimaa_game_position(game);
        struct arimaa_ply ply = { .kind = ARIMAA_PLACE,
                                  .placement = action->placement,
                                  .milliseconds = action->milliseconds };

        if (!arimaa_game_in_setup(game))
                return refuse(refusal, ARIMAA_SETUP_DONE);
        if (action->placement.side != before->to_move)
                return refuse_other_side(&action->placement, refusal);
        if (!arimaa_setup_check(before, game->variant.setup, &action->placement, refusal))
                return false;
        ply.after = *before;
        put_all(&ply.after, &action->placement);
        ply.after.to_move = arimaa_opponent(before->to_move);
        if (game->count == SETUPS - 1)
                ply.trapped = arimaa_traps_apply(&ply.after);
        add_ply(game, &ply);
        return true;
}

static bool roll(struct arimaa_game *game, const struct arimaa_action *action,
                 struct arimaa_refusal *refusal)
{
        int highest = game->count == 0 && game->first_steps < ARIMAA_TURN_STEPS
                              ? game->first_steps
                              : DIE_SIDES;

        if (!arimaa_game_wants_roll(game))
                return refuse(refusal, ARIMAA_NO_ROLL);
        if (action->roll < 1 || action->roll > highest)
                return refuse_number(refusal, ARIMAA_BAD_ROLL, action->roll);
        game->roll = action->roll;
        judge_mobility(game);
        return true;
}

/* Make a turn on a copy of the position, which becomes *after. */
static bool make_turn(const struct arimaa_game *game, struct arimaa_turn *turn,
                      struct arimaa_position *after, struct arimaa_refusal *refusal)
{
        int last, earlier[2];

        if (arimaa_game_in_setup(game))
                return refuse(refusal, ARIMAA_SETUP_FIRST);
        if (arimaa_game_wants_roll(game))
                return refuse(refusal, ARIMAA_ROLL_FIRST);
        *after = *arimaa_game_position(game);
        if (!arimaa_turn_make(after, arimaa_game_steps(game), turn, refusal))
                return false;
        last = history_find(&game->history, arimaa_position_key(after));
        if (last_occurrences(&game->history, last, earlier) < 2)
                return true;
        refuse(refusal, ARIMAA_REPEATS);
        if (refusal != NULL)
                memcpy(refusal->ply, earlier, sizeof earlier);
        return false;
}

static bool make(struct arimaa_game *game, const struct arimaa_action *action,
                 struct arimaa_refusal *refusal)
{
        struct arimaa_ply ply = { .kind = ARIMAA_TURN,
                                  .turn = action->turn,
                                  .steps = arimaa_game_steps(game),
                                  .roll = game->roll,
                                  .milliseconds = action->milliseconds };

        if (!make_turn(game, &ply.turn, &ply.after, refusal))
                return false;
        add_ply(game, &ply);
        return true;
}

static bool make_trusted(struct arimaa_game *game, const struct arimaa_action *action,
                         struct arimaa_refusal *refusal)
{
        struct arimaa_ply ply = { .kind = ARIMAA_TURN,
                                  .turn = action->turn,
                                  .steps = arimaa_game_steps(game),
                                  .roll = game->roll,
                                  .milliseconds = action->milliseconds,
                                  .after = *arimaa_game_position(game),
                                  .trusted = true };

        if (arimaa_game_in_setup(game))
                return refuse(refusal, ARIMAA_SETUP_FIRST);
        if (!trusted_make(&ply.after, &ply.turn, refusal))
                return false;
        game->declared = false;
        add_ply(game, &ply);
        return true;
}

/* End the game by somebody's word. */
static bool declare(struct arimaa_game *game, struct arimaa_outcome outcome)
{
        game->outcome = outcome;
        game->declared = outcome.ending != ARIMAA_NOT_OVER;
        return true;
}

static bool resign(struct arimaa_game *game, const struct arimaa_action *action,
                   struct arimaa_refusal *refusal)
{
        (void)refusal;
        return declare(game, won_by(arimaa_opponent(action->side), ARIMAA_RESIGNATION));
}

static bool time_out(struct arimaa_game *game, const struct arimaa_action *action,
                     struct arimaa_refusal *refusal)
{
        (void)refusal;
        return declare(game, won_by(arimaa_opponent(action->side), ARIMAA_TIMEOUT));
}

static bool claim(struct arimaa_game *game, const struct arimaa_action *action,
                  struct arimaa_refusal *refusal)
{
        (void)refusal;
        return declare(game, action->claim);
}

/* What was declared had come last. */
static bool take_back_ending(struct arimaa_game *game)
{
        game->declared = false;
        game->outcome = (struct arimaa_outcome){ .ending = ARIMAA_NOT_OVER };
        return true;
}

static bool take_back(struct arimaa_game *game, const struct arimaa_action *action,
                      struct arimaa_refusal *refusal)
{
        (void)action;
        if (game->declared)
                return take_back_ending(game);
        if (game->count == 0)
                return refuse(refusal, ARIMAA_NOTHING_TO_TAKE_BACK);
        game->count--;
        game->roll = game->plies[game->count].roll;
        game->outcome = (struct arimaa_outcome){ .ending = ARIMAA_NOT_OVER };
        history_pop(&game->history);
        return true;
}

static bool reopen(struct arimaa_game *game, const struct arimaa_action *action,
                   struct arimaa_refusal *refusal)
{
        (void)action;
        (void)refusal;
        game->roll = 0;
        game->declared = false;
        game->outcome = (struct arimaa_outcome){ .ending = ARIMAA_NOT_OVER };
        if (!arimaa_game_in_setup(game))
                judge(game);
        return true;
}

static bool note_time(struct arimaa_game *game, const struct arimaa_action *action,
                      struct arimaa_refusal *refusal)
{
        (void)refusal;
        game->plies[action->ply].milliseconds = action->milliseconds;
        return true;
}

/* Whether an action is for a game that is over too. */
static bool is_for_ended(enum arimaa_action_kind kind)
{
        return kind == ARIMAA_TAKE_BACK || kind == ARIMAA_REOPEN ||
               kind == ARIMAA_NOTE_TIME || kind == ARIMAA_TRUSTED_TURN;
}

bool arimaa_game_apply(struct arimaa_game *game, const struct arimaa_action *action,
                       struct arimaa_refusal *refusal)
{
        static bool (*const actions[])(struct arimaa_game *, const struct arimaa_action *,
                                       struct arimaa_refusal *) = {
                [ARIMAA_PLACE] = place,
                [ARIMAA_ROLL] = roll,
                [ARIMAA_TURN] = make,
                [ARIMAA_RESIGN] = resign,
                [ARIMAA_TIME_OUT] = time_out,
                [ARIMAA_TAKE_BACK] = take_back,
                [ARIMAA_CLAIM] = claim,
                [ARIMAA_REOPEN] = reopen,
                [ARIMAA_NOTE_TIME] = note_time,
                [ARIMAA_TRUSTED_TURN] = make_trusted,
        };

        if (game->outcome.ending != ARIMAA_NOT_OVER && !is_for_ended(action->kind))
                return refuse(refusal, ARIMAA_GAME_OVER);
        if (!reserve(game))
                return refuse(refusal, ARIMAA_NO_MEMORY);
        return actions[action->kind](game, action, refusal);
}

struct arimaa_action arimaa_ply_action(const struct arimaa_ply *ply)
{
        struct arimaa_action action = { .kind = ply->trusted ? ARIMAA_TRUSTED_TURN
                                                             : ply->kind,
                                        .milliseconds = ply->milliseconds };

        if (ply->kind == ARIMAA_PLACE)
                action.placement = ply->placement;
        else
                action.turn = ply->turn;
        return action;
}

bool arimaa_game_check_turn(const struct arimaa_game *game,
                            const struct arimaa_turn *turn,
                            struct arimaa_refusal *refusal)
{
        struct arimaa_turn made = *turn;
        struct arimaa_position after;

        if (game->outcome.ending != ARIMAA_NOT_OVER)
                return refuse(refusal, ARIMAA_GAME_OVER);
        return make_turn(game, &made, &after, refusal);
}
