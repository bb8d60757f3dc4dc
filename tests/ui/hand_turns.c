/* Every turn of some small positions, entered by clicks. */

#include "../unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../given.h"
#include "notation/lightvector.h"
#include "rules/reach.h"
#include "rules/turns.h"
#include "ui/hand.h"
#include "ui/hand_steps.h"

enum { LINE_SIZE = 400 };

static struct arimaa_position position;
static struct hand_choice choice;
static char line[LINE_SIZE];

static void click(int at)
{
        struct hand_ply ply = { &position, NULL };

        hand_click(&ply, &choice, at, line, sizeof line);
}

static struct arimaa_resolver *resolver;

/* What walking the boards of a position has found. */
struct walk {
        int boards, plainly, with_holds, by_steps;
};

static bool leads_to(const struct arimaa_position *board)
{
        struct arimaa_answer answer = arimaa_lightvector_enter(
                resolver, &position, ARIMAA_TURN_STEPS, line, strlen(line));

        return (answer.resolution == ARIMAA_RESOLVED ||
                answer.resolution == ARIMAA_ASSUMED) &&
               arimaa_same_board(&answer.candidates[0].board, board);
}

/* To a square on which a piece stays it takes two clicks. */
static void click_arrow(int from, int to)
{
        click(from);
        click(to);
        if (choice.selected == to)
                click(to);
}

static void click_piece(const struct arimaa_displaced *piece)
{
        if (piece->from == piece->to) {
                for (int i = 0; i < 3; i++)
                        click(piece->from);
                return;
        }
        click_arrow(piece->from, piece->to);
        if (piece->captured) {
                click(piece->to);
                click(piece->to);
        }
}

/* Pieces that stand on traps first: then what arrives there can be marked. */
static void click_turn(const struct arimaa_turn *turn, arimaa_bitboard *told)
{
        struct arimaa_displaced pieces[ARIMAA_DISPLACED_MAX];
        int count = arimaa_turn_displaced(turn, pieces);

        line[0] = '\0';
        choice = hand_nothing();
        *told = 0;
        for (int later = 0; later < 2; later++)
                for (int i = 0; i < count; i++) {
                        bool on_trap = (ARIMAA_TRAPS & arimaa_bit(pieces[i].from)) != 0;

                        if (on_trap == (later == 0))
                                click_piece(&pieces[i]);
                        *told |= arimaa_bit(pieces[i].from);
                }
}

/* Hold what the turn does not displace, until that leads to the board. */
static bool hold_others(const struct arimaa_position *board, arimaa_bitboard told)
{
        for (arimaa_bitboard left = arimaa_occupied(&position) & ~told; left;
             left &= left - 1) {
                click(arimaa_lowest(left));
                click(arimaa_lowest(left));
                if (leads_to(board))
                        return true;
        }
        return false;
}

static void click_step(int at)
{
        struct arimaa_refusal refusal;

        assert_true(hand_steps_click(&position, ARIMAA_TURN_STEPS, &choice, at, line,
                                     sizeof line, &refusal));
}

/* Where no goals tell a board from others: the steps of the turn, two clicks for each;
 * one more to let go of a piece that is selected. */
static bool step_through(const struct arimaa_turn *turn,
                         const struct arimaa_position *board)
{
        struct hand_steps made;

        line[0] = '\0';
        choice = hand_nothing();
        for (int i = 0; i < turn->count; i++) {
                if (choice.selected != turn->steps[i].from) {
                        if (choice.selected != ARIMAA_NO_SQUARE)
                                click_step(choice.selected);
                        click_step(turn->steps[i].from);
                }
                click_step(arimaa_step_target(turn->steps[i]));
        }
        assert_true(hand_steps_read(&position, ARIMAA_TURN_STEPS, line, &made));
        assert_true(arimaa_same_board(&made.now, board));
        return true;
}

static bool enter_board(const struct arimaa_turn *turn,
                        const struct arimaa_position *board, void *context)
{
        struct walk *walk = context;
        arimaa_bitboard told;

        walk->boards++;
        click_turn(turn, &told);
        if (leads_to(board))
                walk->plainly++;
        else if (hold_others(board, told))
                walk->with_holds++;
        else
                walk->by_steps += step_through(turn, board);
        return true;
}

static struct walk walk_boards(struct arimaa_position given_position)
{
        struct walk walk = { 0 };
        uint64_t *memory = malloc(ARIMAA_REACH_WORDS * sizeof *memory);

        position = given_position;
        resolver = arimaa_resolver_create();
        assert_non_null(memory);
        assert_non_null(resolver);
        arimaa_each_board(&position, ARIMAA_TURN_STEPS, memory, ARIMAA_REACH_WORDS,
                          enter_board, &walk);
        arimaa_resolver_destroy(resolver);
        free(memory);
        assert_int_equal(walk.boards, walk.plainly + walk.with_holds + walk.by_steps);
        return walk;
}

/* Arrows and marks are enough for almost every board, holds for most of the others.
 * What is left over are turns in which a piece has to go round to be in time on a trap. */
static void every_turn_can_be_clicked(void **state)
{
        static const struct {
                const char *pieces;
                int by_steps;
        } positions[] = {
                { "Ed4 Hf4 re4 Ra1 ra8 ee8", 0 }, { "Hg3 dh3 Cf2 Ra2 ra7 Ee1 ee8", 0 },
                { "Re2 De3 Ra1 ra8 ee8", 1 },     { "Ed3 Cc3 de3 cf4 Rb1 ra8", 2 },
                { "Ee4 Df3 Rf2 dg3 cf4 ra8", 0 },
        };

        (void)state;
        for (size_t i = 0; i < sizeof positions / sizeof *positions; i++)
                assert_int_equal(walk_boards(given_pieces(positions[i].pieces)).by_steps,
                                 positions[i].by_steps);
        assert_int_equal(
                walk_boards(silver_to_move(given_pieces("ec5 rc6 Cd6 Dc7 Ra1 rh8")))
                        .by_steps,
                0);
}

/* Clicks in step entry alone reach every board as well. */
static bool step_to_board(const struct arimaa_turn *turn,
                          const struct arimaa_position *board, void *context)
{
        ++*(int *)context;
        return step_through(turn, board);
}

static void every_turn_can_be_stepped(void **state)
{
        uint64_t *memory = malloc(ARIMAA_REACH_WORDS * sizeof *memory);
        int boards = 0;

        (void)state;
        assert_non_null(memory);
        position = given_pieces("Ed4 Hf4 re4 Ra1 ra8 ee8");
        arimaa_each_board(&position, ARIMAA_TURN_STEPS, memory, ARIMAA_REACH_WORDS,
                          step_to_board, &boards);
        free(memory);
        assert_true(boards > 500);
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_turn_can_be_clicked),
        cmocka_unit_test(every_turn_can_be_stepped),
};
RUN(tests)
