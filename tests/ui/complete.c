/* Tab, through the state alone: what it writes, what it marks, what is played then. */

#include "../unit.h"

#include <stdio.h>
#include <string.h>

#include "../given.h"
#include "at_app.h"

static char line[COMPLETION_TEXT];

static void types(const char *text)
{
        strcpy(line, text);
        app_line(&app, line);
}

/* Tab at the end of the line, or Shift-Tab. */
static void tabs(int by)
{
        char replacement[COMPLETION_TEXT];

        if (complete(&app, line, "", by, replacement))
                strcpy(line, replacement);
        app_line(&app, line); /* as it is when the screen is drawn */
}

static void reads(const char *text)
{
        assert_string_equal(line, text);
        assert_string_equal(app.text, text);
}

static void marks(const char *name)
{
        assert_true(app.marked & arimaa_bit(square(name)));
}

static void the_first_tab_marks_the_squares(void **state)
{
        (void)state;
        both_set_up();
        types("E");
        tabs(1);
        reads("E");
        marks("e3");
        marks("d5");
        marks("e2");
        assert_false(app.marked & arimaa_bit(square("e7")));
}

static void the_next_ones_show_them(void **state)
{
        (void)state;
        both_set_up();
        types("Ha");
        tabs(1);
        tabs(1);
        reads("Ha2");
        says("1 of 4: ");
        assert_int_equal(app.marked, 0);
        tabs(1);
        reads("Ha3");
        assert_int_equal(app.entry.meaning, ENTRY_TURN);
        tabs(-1);
        tabs(-1);
        reads("Ha");
        marks("a3");
        tabs(1);
        reads("Ha2");
}

static void what_is_alone_is_written_at_once(void **state)
{
        (void)state;
        both_set_up();
        types("Ee6 M");
        tabs(1);
        reads("Ee6 Md2");
}

static void typing_ends_it(void **state)
{
        (void)state;
        both_set_up();
        types("Ha");
        tabs(1);
        tabs(1);
        types("Ha2 ");
        assert_int_equal(app.completion.count, 0);
        types("Ha2");
        tabs(1);
        /* Not on to Ha3, but what Ha2 can mean. */
        assert_string_not_equal(line, "Ha3");
}

static void nothing_legal_is_said(void **state)
{
        (void)state;
        both_set_up();
        types("Ee6 Mf");
        tabs(1);
        reads("Ee6 Mf");
        says("nothing that is legal begins so");
}

static void turns_that_fit_are_shown_and_played(void **state)
{
        (void)state;
        both_set_up();
        types("Rn Rn");
        assert_int_equal(app.entry.meaning, ENTRY_AMBIGUOUS);
        assert_false(app_enter(&app, line));
        tabs(1);
        reads("Rn Rn Ra4");
        assert_int_equal(app.entry.board.at[square("a4")], ARIMAA_RABBIT);
        tabs(1);
        reads("Rn Rn Rh4");
        tabs(1);
        reads("Rn Rn");
        assert_int_equal(app.entry.meaning, ENTRY_AMBIGUOUS);
        tabs(-1);
        reads("Rn Rn Rh4");
        enters(line);
        assert_int_equal(arimaa_game_plies(app_game(&app)), 3);
        assert_int_equal(arimaa_game_position(app_game(&app))->at[square("h4")],
                         ARIMAA_RABBIT);
}

/* However many there are: each is written as a move that is read as this turn. */
static void each_turn_is_written_so_that_it_is_meant(void **state)
{
        static const char *const texts[] = { "Re2", "Rn", "Hn Dn", "e2", "d3", "Cx" };

        (void)state;
        both_set_up();
        for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
                types(texts[i]);
                tabs(1);
                for (int k = 0; app.completion.turns != NULL && k < app.completion.count;
                     k++) {
                        assert_int_equal(app.completion.at, k);
                        assert_int_equal(app.entry.meaning, ENTRY_TURN);
                        assert_true(app.entry.board.hash ==
                                    app.completion.turns[k].board.hash);
                        tabs(1);
                }
        }
}

static void squares_of_a_setup(void **state)
{
        (void)state;
        types("Ee2 M");
        tabs(1);
        reads("Ee2 M");
        marks("d2");
        assert_false(app.marked & (arimaa_bit(square("e2")) | arimaa_bit(square("d3"))));
        tabs(1);
        reads("Ee2 Ma1");
        types("Ee2 Me");
        tabs(1);
        reads("Ee2 Me1");
}

static void commands(void **state)
{
        (void)state;
        types(":play");
        tabs(1);
        reads(":play");
        tabs(1);
        reads(":play ");
        tabs(1);
        reads(":playon ");
}

#define WITH_APP(function) cmocka_unit_test_setup_teardown(function, begin, end)

static const struct CMUnitTest tests[] = {
        WITH_APP(the_first_tab_marks_the_squares),
        WITH_APP(the_next_ones_show_them),
        WITH_APP(what_is_alone_is_written_at_once),
        WITH_APP(typing_ends_it),
        WITH_APP(nothing_legal_is_said),
        WITH_APP(turns_that_fit_are_shown_and_played),
        WITH_APP(each_turn_is_written_so_that_it_is_meant),
        WITH_APP(squares_of_a_setup),
        WITH_APP(commands),
};

RUN(tests)
