/* What is written, and that it is read again as the same game. */
#include <stdlib.h>
#include <string.h>

#include "../given.h"
#include "../unit.h"
#include "played.h"
#include "reading.h"
#include "rules/step.h"

static struct arimaa_record *played_record;

/* The game played is the record's from now on. */
static void recorded(void)
{
        played_record = arimaa_record_create(game);
        game = NULL;
        assert_non_null(played_record);
}

static int put_all_away(void **state)
{
        arimaa_record_destroy(played_record);
        played_record = NULL;
        put_away(state);
        return close_text(state);
}

static void is_written(enum arimaa_format format, bool with_tags, const char *expected)
{
        char *text = written(played_record, format, with_tags);

        assert_string_equal(text, expected);
        free(text);
}

/* ---- What it looks like ---- */

static void short_game(void)
{
        begin(standard);
        both_set_up();
        plays("Ee2n Ee3n");
        plays("ed7s");
        recorded();
}

static void a_plain_list(void **state)
{
        (void)state;
        short_game();
        is_written(ARIMAA_FORMAT_OFFICIAL, false,
                   "1g Ee2 Md2 Hb2 Hg2 Dd1 De1 Cc2 Cf2 Ra1 Rb1 Rc1 Rf1 Rg1 Rh1 Ra2 Rh2\n"
                   "1s ed7 me7 hb7 hg7 dd8 de8 cc7 cf7 ra7 rh7 ra8 rb8 rc8 rf8 rg8 rh8\n"
                   "2g Ee2n Ee3n\n"
                   "2s ed7s\n");
        is_written(ARIMAA_FORMAT_LIGHTVECTOR, false,
                   "1g Ee2 Md2 Hb2 Hg2 Dd1 De1 Cc2 Cf2 Ra1 Rb1 Rc1 Rf1 Rg1 Rh1 Ra2 Rh2\n"
                   "1s ed7 me7 hb7 hg7 dd8 de8 cc7 cf7 ra7 rh7 ra8 rb8 rc8 rf8 rg8 rh8\n"
                   "2g Ee4\n"
                   "2s ed6\n");
        is_written(ARIMAA_FORMAT_LEGACY, false,
                   "1g Ee2,Md2,Hb2,Hg2,Dd1,De1,Cc2,Cf2,Ra1,Rb1,Rc1,Rf1,Rg1,Rh1,Ra2,Rh2\n"
                   "1s ed7,me7,hb7,hg7,dd8,de8,cc7,cf7,ra7,rh7,ra8,rb8,rc8,rf8,rg8,rh8\n"
                   "2g Ee2e3, Ee3e4\n"
                   "2s ed7d6\n");
}

static void a_record_with_tags(void **state)
{
        (void)state;
        begin_dealt(endless_dicey, given_pieces("Ea1 Rh2 ea8 rh7"));
        rolls(1);
        plays("Ea1n");
        rolls(3);
        recorded();
        assert_true(arimaa_record_set_tag(played_record, "Gold", "a \"quoted\" name"));
        assert_true(arimaa_record_set_tag(played_record, "Result", "1-0"));
        is_written(ARIMAA_FORMAT_OFFICIAL, true,
                   "[Gold \"a \\\"quoted\\\" name\"]\n"
                   "[Variant \"Endless Endgame, Dicey Moves\"]\n"
                   "[Position \"g [e              r                                      "
                   " RE       ]\"]\n"
                   "[PlyCount \"1\"]\n"
                   "[Result \"*\"]\n"
                   "\n"
                   "2g Ea1n {[%die 1]}\n"
                   "2s {[%die 3]}\n"
                   "*\n");
}

/* Heads of other files have stranger names than tag pairs; [1w "x"] would be a label. */
static void names_of_tags_are_made_fit(void **state)
{
        char *text;

        (void)state;
        begin(standard);
        recorded();
        assert_true(arimaa_record_set_tag(played_record, "1w", "x"));
        assert_true(arimaa_record_set_tag(played_record, "Time control", "y"));
        text = written(played_record, ARIMAA_FORMAT_PGN, true);
        reads(text);
        is_good();
        has_tag("_1w", "x");
        has_tag("Time_control", "y");
        free(text);
        assert_false(arimaa_tag_is_name("1w"));
        assert_false(arimaa_tag_is_name("Time control"));
        assert_false(arimaa_tag_is_name(""));
        assert_true(arimaa_tag_is_name("_1w"));
}

static void an_ending_off_the_board(void **state)
{
        (void)state;
        begin_from(standard, given_pieces("Ea1 Rh2 ea8 rh7"));
        plays("Ea1n");
        resigns(ARIMAA_GOLD);
        recorded();
        /* The list alone would not show where the game begins. */
        is_written(ARIMAA_FORMAT_OFFICIAL, false,
                   "[Position \"g [e              r                                      "
                   " RE       ]\"]\n"
                   "\n"
                   "2g Ea1n\n3g resigns\n");
        is_written(ARIMAA_FORMAT_OFFICIAL, true,
                   "[Position \"g [e              r                                      "
                   " RE       ]\"]\n"
                   "[PlyCount \"1\"]\n"
                   "[ResultCode \"r\"]\n"
                   "[Result \"0-1\"]\n"
                   "\n"
                   "2g Ea1n\n"
                   "0-1\n");
}

static void what_the_traps_took_is_told_in_the_earlier_notation(void **state)
{
        (void)state;
        begin(freestyle);
        places(ARIMAA_GOLD, "Rc3 Ra1 Ed4");
        places(ARIMAA_SILVER, "rf6 ra8");
        recorded();
        is_written(ARIMAA_FORMAT_LEGACY, false, "1g Ed4,Ra1,Rc3\n1s rf6,ra8,xRc3,xrf6\n");
}

static void a_record_of_abstract_plays(void **state)
{
        (void)state;
        begin_dealt(endless_dicey, given_pieces("Ea1 Rh2 ea8 rh7"));
        rolls(1);
        plays("Ea1n");
        resigns(ARIMAA_SILVER);
        recorded();
        assert_true(arimaa_record_set_tag(played_record, "Gold", "one \xff"));
        assert_true(arimaa_record_set_tag(played_record, "Date", "2026.02.01"));
        is_written(ARIMAA_FORMAT_JSON, false,
                   "{\n \"header\": {\n  \"game\": {\n   \"name\": \"Arimaa\",\n"
                   "   \"variants\": [\n    \"Endless endgame\",\n    \"Dicey moves\"\n"
                   "   ]\n  },\n  \"site\": {},\n  \"date-start\": \"2026-02-01\",\n"
                   "  \"players\": [\n   {\n    \"name\": \"one ?\",\n    \"result\": 1\n"
                   "   },\n   {\n    \"result\": 0\n   }\n  ],\n"
                   "  \"startingPosition\": \"Ea1 Rh2 ea8 rh7\"\n },\n"
                   " \"moves\": [\n  {\n   \"move\": \"Ea1a2\",\n   \"result\": [\n    {\n"
                   "     \"type\": \"roll\",\n     \"values\": [\n      1\n     ]\n"
                   "    }\n   ]\n  },\n  \"resign\"\n ]\n}\n");
}

static void formats_have_names(void **state)
{
        (void)state;
        for (int format = 0; format < ARIMAA_FORMATS; format++) {
                const char *name = arimaa_format_name((enum arimaa_format)format);

                assert_int_equal(arimaa_format_named(name), format);
                assert_non_null(arimaa_format_help((enum arimaa_format)format));
        }
        assert_int_equal(arimaa_format_named("chess"), ARIMAA_FORMATS);
}

/* ---- Read again ---- */

static void same_plies(const struct arimaa_game *one, const struct arimaa_game *other)
{
        assert_int_equal(arimaa_game_plies(one), arimaa_game_plies(other));
        for (int i = 0; i < arimaa_game_plies(one); i++) {
                const struct arimaa_ply *a = arimaa_game_ply(one, i);
                const struct arimaa_ply *b = arimaa_game_ply(other, i);

                assert_int_equal(a->kind, b->kind);
                assert_int_equal(a->steps, b->steps);
                assert_int_equal(a->roll, b->roll);
                assert_int_equal(a->milliseconds, b->milliseconds);
                assert_int_equal(a->trapped, b->trapped);
                assert_true(arimaa_same_board(&a->after, &b->after));
                assert_int_equal(a->after.to_move, b->after.to_move);
                assert_int_equal(arimaa_game_number(one, i),
                                 arimaa_game_number(other, i));
        }
}

static void same_game(const struct arimaa_game *one, const struct arimaa_game *other)
{
        struct arimaa_outcome a = arimaa_game_outcome(one),
                              b = arimaa_game_outcome(other);

        assert_int_equal(arimaa_game_variant(one).setup,
                         arimaa_game_variant(other).setup);
        assert_int_equal(arimaa_game_variant(one).dicey,
                         arimaa_game_variant(other).dicey);
        assert_true(arimaa_same_board(arimaa_game_start(one), arimaa_game_start(other)));
        same_plies(one, other);
        assert_int_equal(arimaa_game_steps(one), arimaa_game_steps(other));
        assert_int_equal(arimaa_game_roll(one), arimaa_game_roll(other));
        assert_int_equal(a.ending, b.ending);
        assert_int_equal(a.winner, b.winner);
        assert_int_equal(a.drawn, b.drawn);
}

/* JSON has the turns and their dice, but no time and not the die to come. */
static void comes_back_from_json(void)
{
        char *text = written(played_record, ARIMAA_FORMAT_JSON, true);
        const struct arimaa_game *played = played_record->game;

        reads(text);
        is_good();
        assert_int_equal(arimaa_game_plies(record->game), arimaa_game_plies(played));
        for (int i = 0; i < arimaa_game_plies(played); i++) {
                const struct arimaa_ply *ply = arimaa_game_ply(played, i);

                assert_int_equal(arimaa_game_ply(record->game, i)->roll, ply->roll);
                assert_true(arimaa_same_board(&arimaa_game_ply(record->game, i)->after,
                                              &ply->after));
        }
        reads_no_more();
        free(text);
}

/* Reading what is written gives the same game. */
static void comes_back(enum arimaa_format format)
{
        char *text = written(played_record, format, true);

        reads(text);
        is_good();
        same_game(played_record->game, record->game);
        reads_no_more();
        free(text);
}

/* And writing that gives the same text.  Lightvector does not say in which order
 * the steps were made, so there the order of the tokens may be another. */
static void goes_round(enum arimaa_format format)
{
        char *first, *second;

        comes_back(format);
        first = written(played_record, format, true);
        second = written(record, format, true);
        assert_string_equal(first, second);
        free(first);
        free(second);
}

static void every_ending_goes_round(void **state)
{
        (void)state;
        for (int ending = ARIMAA_GOAL; ending < ARIMAA_ENDINGS; ending++)
                for (int winner = ARIMAA_GOLD; winner <= ARIMAA_SIDES; winner++) {
                        begin(standard);
                        both_set_up();
                        claims((struct arimaa_outcome){
                                .ending = (enum arimaa_ending)ending,
                                .winner = winner < ARIMAA_SIDES ? (enum arimaa_side)winner
                                                                : ARIMAA_GOLD,
                                .drawn = winner == ARIMAA_SIDES });
                        recorded();
                        goes_round(ARIMAA_FORMAT_OFFICIAL);
                        put_all_away(state);
                }
}

static void a_game_in_which_nothing_is_done_goes_round(void **state)
{
        (void)state;
        begin(standard);
        recorded();
        goes_round(ARIMAA_FORMAT_OFFICIAL);
        put_all_away(state);
        begin(freestyle_dicey);
        places(ARIMAA_GOLD, "Ra1 Ed4");
        recorded();
        goes_round(ARIMAA_FORMAT_LEGACY);
        put_all_away(state);
        begin_from(standard_dicey, silver_to_move(given_pieces("Ea1 Rh2 ea8 rh7")));
        recorded();
        comes_back(ARIMAA_FORMAT_LIGHTVECTOR);
}

/* ---- Games at random ---- */

static struct arimaa_random chance = { 7 };

/* A turn of legal steps in which the side stops when it may and chance will. */
static struct arimaa_turn any_turn(void)
{
        struct arimaa_position now = *arimaa_game_position(game);
        struct arimaa_turn_state turn_state = arimaa_turn_begin(arimaa_game_steps(game));
        struct arimaa_turn turn = { .count = 0 };
        struct arimaa_step legal[ARIMAA_MAX_STEPS];
        int count;

        while ((count = arimaa_steps(&now, &turn_state, legal)) > 0) {
                arimaa_turn_add(&now, &turn_state,
                                legal[arimaa_random_below(&chance, count)], &turn, NULL);
                if (turn_state.pushers == 0 && arimaa_random_below(&chance, 4) == 0)
                        break;
        }
        return turn;
}

static void play_any_turn(void)
{
        struct arimaa_action action = { .kind = ARIMAA_TURN };

        if (arimaa_game_wants_roll(game))
                rolls(arimaa_roll(&chance, arimaa_game_steps(game)));
        if (arimaa_game_outcome(game).ending != ARIMAA_NOT_OVER)
                return;
        do {
                action.turn = any_turn();
                action.milliseconds = arimaa_random_below(&chance, 4000000) - 1;
        } while (!arimaa_game_apply(game, &action, NULL));
}

static void begin_any(int which)
{
        struct arimaa_position deal;

        switch (which % 5) {
        case 0:
                begin(which % 2 == 0 ? standard : standard_dicey);
                both_set_up();
                break;
        case 1:
                begin(which % 2 == 0 ? freestyle : freestyle_dicey);
                places(ARIMAA_GOLD, "Rc3 Rd3 Ra1 Rh1 Ee5 Mf6 Hb4 Hg5 Cc2");
                places(ARIMAA_SILVER, "rc6 ra8 rh8 rb8 ed6 me6 ha5 hh4 cf3");
                break;
        default:
                arimaa_endless_deal(&chance, &deal);
                begin_dealt(which % 2 == 0 ? endless : endless_dicey, deal);
        }
}

static void games_of_every_kind_go_round(void **state)
{
        for (int which = 0; which < 60; which++) {
                begin_any(which);
                for (int i = 0; i < 40; i++)
                        if (arimaa_game_outcome(game).ending == ARIMAA_NOT_OVER)
                                play_any_turn();
                recorded();
                goes_round(ARIMAA_FORMAT_OFFICIAL);
                comes_back(ARIMAA_FORMAT_LIGHTVECTOR);
                goes_round(ARIMAA_FORMAT_LEGACY);
                comes_back_from_json();
                put_all_away(state);
        }
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(a_plain_list, put_all_away),
        cmocka_unit_test_teardown(a_record_with_tags, put_all_away),
        cmocka_unit_test_teardown(names_of_tags_are_made_fit, put_all_away),
        cmocka_unit_test_teardown(an_ending_off_the_board, put_all_away),
        cmocka_unit_test_teardown(what_the_traps_took_is_told_in_the_earlier_notation,
                                  put_all_away),
        cmocka_unit_test_teardown(a_record_of_abstract_plays, put_all_away),
        cmocka_unit_test_teardown(formats_have_names, put_all_away),
        cmocka_unit_test_teardown(every_ending_goes_round, put_all_away),
        cmocka_unit_test_teardown(a_game_in_which_nothing_is_done_goes_round,
                                  put_all_away),
        cmocka_unit_test_teardown(games_of_every_kind_go_round, put_all_away),
};

RUN(tests)
