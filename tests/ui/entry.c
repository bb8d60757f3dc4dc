/* What a line means, at a position. */

#include "../unit.h"

#include <string.h>

#include "../given.h"
#include "../record/played.h"
#include "ui/entry.h"

static struct arimaa_resolver *resolver;
static struct entry entry;

static int prepare(void **state)
{
        (void)state;
        resolver = arimaa_resolver_create();
        return resolver == NULL;
}

static int finish(void **state)
{
        arimaa_resolver_destroy(resolver);
        return put_away(state);
}

/* An elephant that can push a dog into f3, with a camel behind it. */
static void middle_game(void)
{
        begin_from(standard,
                   given("8 r . . . . . . .", "7 . . . . . . . .", "6 . . x . . x . .",
                         "5 . . . . . . . .", "4 . . . . d E . .", "3 . . x . . x . .",
                         "2 R C . . . . . .", "1 R . . M . . . ."));
}

static void typed(const char *text)
{
        entry_read(&entry, resolver, game, arimaa_game_plies(game), ENTRY_TO_PLAY, text);
}

static void means(enum entry_meaning meaning)
{
        assert_int_equal(entry.meaning, meaning);
}

static void says(const char *part)
{
        if (strstr(entry.words, part) == NULL)
                fail_msg("\"%s\" does not say \"%s\"", entry.words, part);
}

static bool is_in(arimaa_bitboard squares, const char *name)
{
        return (squares & arimaa_bit(square(name))) != 0;
}

static void nothing_is_nothing(void **state)
{
        (void)state;
        middle_game();
        typed("   ");
        means(ENTRY_NOTHING);
        assert_false(entry.shows_board);
}

static void a_colon_begins_a_command(void **state)
{
        (void)state;
        middle_game();
        typed(" :undo");
        means(ENTRY_COMMAND);
}

static void a_move_may_come_with_its_label(void **state)
{
        (void)state;
        middle_game();
        typed("2g Ef5 Md2");
        means(ENTRY_TURN);
        assert_int_equal(entry.turn.count, 2);
        typed("3g Ef5");
        means(ENTRY_REFUSED);
        typed("2g ");
        means(ENTRY_LABEL);
}

static void a_turn_shows_where_it_leads(void **state)
{
        (void)state;
        middle_game();
        typed("Ef5 Md2");
        means(ENTRY_TURN);
        assert_int_equal(entry.steps, 2);
        assert_true(entry.shows_board);
        assert_true(is_in(entry.left, "f4") && is_in(entry.left, "d1"));
        assert_true(is_in(entry.reached, "f5") && is_in(entry.reached, "d2"));
        assert_int_equal(entry.board.at[square("f5")],
                         arimaa_piece(ARIMAA_GOLD, ARIMAA_ELEPHANT));
        says("2 steps");
        says("Enter plays it");
}

static void captures_and_what_moves_unnamed_are_said(void **state)
{
        (void)state;
        middle_game();
        typed("de4x");
        means(ENTRY_TURN);
        typed("dx");
        means(ENTRY_TURN);
        says("captures d on f3");
        assert_true(is_in(entry.taken, "f3"));
        typed("de3");
        means(ENTRY_TURN);
        says("also moving Ef4 to e4");
}

static void losing_a_piece_is_said(void **state)
{
        (void)state;
        middle_game();
        typed("Cb2e Cc2n");
        means(ENTRY_TURN);
        says("loses its own C on c3");
}

static void while_a_token_is_typed_the_others_show(void **state)
{
        (void)state;
        middle_game();
        typed("Ef5 M");
        means(ENTRY_UNFINISHED);
        assert_true(is_in(entry.reached, "f5"));
        assert_true(is_in(entry.named, "d1"));
        says("then:");
        typed("Ef5 Md");
        means(ENTRY_UNFINISHED);
        typed("Ef5 Md2");
        means(ENTRY_TURN);
}

static void a_blank_ends_a_token(void **state)
{
        (void)state;
        middle_game();
        typed("M ");
        means(ENTRY_REFUSED);
        says("M");
}

static void all_three_notations_are_read(void **state)
{
        static const char *const texts[] = { "Eg5", "Ef4n Ef5e", "Ef4f5, Ef5g5" };

        (void)state;
        middle_game();
        for (int i = 0; i < 3; i++) {
                typed(texts[i]);
                means(ENTRY_TURN);
                assert_true(is_in(entry.reached, "g5"));
        }
}

static void what_cannot_be_is_explained(void **state)
{
        (void)state;
        middle_game();
        typed("Ra1s");
        means(ENTRY_REFUSED);
        assert_true(entry.words[0] != '\0');
        typed("Ee8 Me8");
        means(ENTRY_REFUSED);
}

static void several_turns_are_listed(void **state)
{
        (void)state;
        begin_from(standard, given_pieces("Ra2 Rd2 Re2 rh8"));
        typed("Rn");
        means(ENTRY_AMBIGUOUS);
        says("3 turns fit");
        says("add Ra3 / Rd3 / Re3");
        assert_false(entry.shows_board);
}

static void what_is_assumed_is_said(void **state)
{
        (void)state;
        /* A dog that steps onto c3 is lost. */
        begin_from(standard, given_pieces("Db3 De5 Ra1 rh8"));
        typed("De");
        means(ENTRY_TURN);
        says("several turns fit, assumed is De5e");
}

static void a_repetition_is_refused_while_typing(void **state)
{
        (void)state;
        begin_from(standard, given_pieces("Ed4 Ra1 ee6 rh8"));
        plays("Ed4e");
        plays("ee6w");
        plays("Ee4w");
        plays("ed6e");
        plays("Ed4e");
        plays("ee6w");
        plays("Ee4w");
        typed("ee6");
        means(ENTRY_REFUSED);
        assert_true(entry.shows_board);
        says("third time for this position, as at the start and after 3s");
}

static void a_second_occurrence_is_said_while_typing(void **state)
{
        (void)state;
        begin_from(standard, given_pieces("Ed4 Ra1 ee6 rh8"));
        plays("Ed4e");
        plays("ee6w");
        typed("Ee5");
        assert_null(strstr(entry.words, "again"));
        plays("Ee4w");
        typed("ee6");
        means(ENTRY_TURN);
        says("Enter plays it; the position at the start again; not a third time");
        typed("ed6e");
        says("the position at the start again");
        plays("ed6e");
        typed("Ee4");
        says("the position after 2g again; not a third time");
}

static void a_label_is_a_place_in_the_game(void **state)
{
        (void)state;
        middle_game();
        plays("Ef4n");
        plays("ra8s");
        typed("3g");
        means(ENTRY_LABEL);
        assert_int_equal(entry.ply, 2);
        typed("2s");
        assert_int_equal(entry.ply, 1);
        typed("2");
        assert_int_equal(entry.ply, 0);
        typed("9g");
        means(ENTRY_REFUSED);
}

static void a_command_without_its_colon(void **state)
{
        (void)state;
        middle_game();
        typed("resign");
        means(ENTRY_REFUSED);
        says(":resign");
}

/* ---- Setting up ---- */

static void a_setup_grows(void **state)
{
        (void)state;
        begin(standard);
        typed("Ee2 M");
        means(ENTRY_UNFINISHED);
        says("still to place: M H H D D C C");
        assert_true(entry.shows_board);
        assert_int_equal(entry.board.at[square("e2")],
                         arimaa_piece(ARIMAA_GOLD, ARIMAA_ELEPHANT));
        assert_int_equal(entry.board.at[square("a1")], ARIMAA_NO_PIECE);
}

static void a_whole_setup_gets_its_rabbits(void **state)
{
        (void)state;
        begin(standard);
        typed("ee2,md2,hb2,hg2,cc2,cf2,dd1,de1");
        means(ENTRY_SETUP);
        assert_int_equal(entry.board.at[square("a1")],
                         arimaa_piece(ARIMAA_GOLD, ARIMAA_RABBIT));
        assert_int_equal(arimaa_count(arimaa_placed(&entry.placement)), 16);
}

static void a_wrong_setup_is_refused(void **state)
{
        (void)state;
        begin(standard);
        typed("Ee3");
        means(ENTRY_REFUSED);
        typed("Ee2 Ee1");
        means(ENTRY_REFUSED);
        typed("Ee2 Md2 Q");
        means(ENTRY_REFUSED);
}

#define test(function) cmocka_unit_test_setup_teardown(function, prepare, finish)

static const struct CMUnitTest tests[] = {
        test(nothing_is_nothing),
        test(a_colon_begins_a_command),
        test(a_move_may_come_with_its_label),
        test(a_turn_shows_where_it_leads),
        test(captures_and_what_moves_unnamed_are_said),
        test(losing_a_piece_is_said),
        test(while_a_token_is_typed_the_others_show),
        test(a_blank_ends_a_token),
        test(all_three_notations_are_read),
        test(what_cannot_be_is_explained),
        test(several_turns_are_listed),
        test(what_is_assumed_is_said),
        test(a_repetition_is_refused_while_typing),
        test(a_second_occurrence_is_said_while_typing),
        test(a_label_is_a_place_in_the_game),
        test(a_command_without_its_colon),
        test(a_setup_grows),
        test(a_whole_setup_gets_its_rabbits),
        test(a_wrong_setup_is_refused),
};
RUN(tests)
