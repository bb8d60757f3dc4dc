/* Styles as words, and which colours a terminal shows for them. */

#include "../unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ui/theme.h"

#include <term.h> /* last: it has macros of everyday names */

static char said[400];

static void becomes(const char *argument, const char *says)
{
        assert_null(theme_color(argument, said, sizeof said));
        assert_string_equal(said, says);
}

/* `wrong` is the rest of the argument from what is wrong on. */
static void refuses(const char *argument, const char *wrong)
{
        char before[400];

        theme_color("gold", before, sizeof before);
        assert_string_equal(theme_color(argument, said, sizeof said), wrong);
        theme_color("gold", said, sizeof said);
        assert_string_equal(said, before);
}

static void a_style_is_told_in_whole(void **state)
{
        (void)state;
        theme_reset();
        becomes("gold", "gold 178/yellow default bold");
        becomes("gold red", "gold red default");
        becomes("gold default bold", "gold default default bold");
        becomes("gold 1 2", "gold red green");
        becomes("gold 100/brightred 17/0 underline bold",
                "gold 100/brightred 17/black bold underline");
        becomes("gold default default", "gold default default");
        theme_reset();
        becomes("gold", "gold 178/yellow default bold");
}

static void what_is_no_look(void **state)
{
        (void)state;
        theme_reset();
        refuses("golden red", "golden red");
        refuses("", "");
        refuses("gold rot", "rot");
        refuses("gold 256", "256");
        refuses("gold -1", "-1");
        refuses("gold 99999999999999999999999999999999999999",
                "99999999999999999999999999999999999999");
        refuses("gold 1x", "1x");
        refuses("gold bold", "bold");
        refuses("gold /", "/");
        refuses("gold 178/", "178/");
        refuses("gold 178/178", "178/178");
        refuses("gold red bald", "bald");
        refuses("gold red green blue", "blue");
        refuses("gold red bold green", "green");
}

/* Without a terminal there are no colours, and the attributes remain. */
static void attributes_without_colours(void **state)
{
        (void)state;
        theme_reset();
        assert_int_equal(theme_pair(STYLE_GOLD), 0);
        assert_true(theme_attributes(STYLE_GOLD) == A_BOLD);
        assert_true(theme_attributes(STYLE_SILVER_MOVED) == A_UNDERLINE);
}

static void numbers_become_the_nearest(void **state)
{
        (void)state;
        assert_int_equal(theme_nearest(178, 256), 178);
        assert_int_equal(theme_nearest(178, 8), COLOR_YELLOW);
        assert_int_equal(theme_nearest(196, 8), COLOR_RED);
        assert_int_equal(theme_nearest(196, 16), 9);
        assert_int_equal(theme_nearest(21, 8), COLOR_BLUE);
        assert_int_equal(theme_nearest(231, 16), 15);
        assert_int_equal(theme_nearest(244, 16), 8);
        assert_int_equal(theme_nearest(-1, 8), -1);
}

/* Dark grey in front of black could not be seen. */
static void dark_colours_do_not_become_black(void **state)
{
        (void)state;
        assert_int_equal(theme_nearest(238, 8), -1);
        assert_int_equal(theme_nearest(0, 8), COLOR_BLACK);
        assert_int_equal(theme_nearest(16, 8), COLOR_BLACK);
}

/* ---- On terminals ---- */

/* newterm() would leave memory behind for one that is not. */
static bool is_known(const char *type)
{
        int found;
        bool known = setupterm(type, 1, &found) == OK;

        if (known)
                del_curterm(cur_term);
        return known;
}

/* The pair that a style has on the terminal of a name, and what is in it. */
static short on_terminal(const char *type, enum style style, short *front, short *back)
{
        SCREEN *screen;
        FILE *nowhere;
        short pair;

        *front = *back = -2;
        if (!is_known(type))
                return -1;
        nowhere = fopen("/dev/null", "r+");
        screen = newterm(type, nowhere, nowhere);
        assert_non_null(screen);
        theme_open();
        pair = theme_pair(style);
        if (pair > 0)
                pair_content(pair, front, back);
        endwin();
        delscreen(screen);
        fclose(nowhere);
        return pair;
}

static void shows(const char *type, short wanted_front)
{
        short front, back, pair = on_terminal(type, STYLE_GOLD, &front, &back);

        if (pair < 0)
                return; /* the terminal is not described on this machine */
        assert_int_equal(pair > 0, wanted_front >= 0);
        if (pair > 0)
                assert_int_equal(front, wanted_front);
}

static void colours_are_those_that_terminfo_tells(void **state)
{
        (void)state;
        unsetenv("NO_COLOR");
        theme_reset();
        theme_limit(COLOURS_AUTO);
        shows("xterm-256color", 178);
        shows("xterm-16color", COLOR_YELLOW);
        shows("xterm", COLOR_YELLOW);
        shows("linux", COLOR_YELLOW);
        shows("screen", COLOR_YELLOW);
        shows("vt100", -1);
}

static void a_limit_holds(void **state)
{
        (void)state;
        theme_limit(COLOURS_NONE);
        shows("xterm-256color", -1);
        theme_limit(COLOURS_8);
        shows("xterm-256color", COLOR_YELLOW);
        theme_limit(COLOURS_256);
        shows("xterm", COLOR_YELLOW);
        theme_limit(COLOURS_AUTO);
}

static void no_color_is_honoured(void **state)
{
        (void)state;
        setenv("NO_COLOR", "1", 1);
        shows("xterm-256color", -1);
        theme_limit(COLOURS_256); /* unless colours are asked for */
        shows("xterm-256color", 178);
        theme_limit(COLOURS_AUTO);
        setenv("NO_COLOR", "", 1);
        shows("xterm-256color", 178);
        unsetenv("NO_COLOR");
}

static void bright_is_bold_where_there_are_eight(void **state)
{
        short front, back;

        (void)state;
        becomes("gold brightred", "gold brightred default");
        if (on_terminal("xterm", STYLE_GOLD, &front, &back) > 0) {
                assert_int_equal(front, COLOR_RED);
                assert_true(theme_attributes(STYLE_GOLD) == A_BOLD);
        }
        if (on_terminal("xterm-256color", STYLE_GOLD, &front, &back) > 0) {
                assert_int_equal(front, 9);
                assert_true(theme_attributes(STYLE_GOLD) == A_NORMAL);
        }
}

/* The Linux console does not underline what has a colour. */
static void what_cannot_be_underlined_is_reversed(void **state)
{
        short front, back;

        (void)state;
        theme_reset();
        if (on_terminal("linux", STYLE_SILVER_MOVED, &front, &back) > 0)
                assert_true(theme_attributes(STYLE_SILVER_MOVED) == A_REVERSE);
        if (on_terminal("xterm", STYLE_SILVER_MOVED, &front, &back) > 0)
                assert_true(theme_attributes(STYLE_SILVER_MOVED) == A_UNDERLINE);
        theme_limit(COLOURS_NONE);
        if (on_terminal("linux", STYLE_SILVER_MOVED, &front, &back) == 0)
                assert_true(theme_attributes(STYLE_SILVER_MOVED) == A_UNDERLINE);
        theme_limit(COLOURS_AUTO);
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_style_is_told_in_whole),
        cmocka_unit_test(what_is_no_look),
        cmocka_unit_test(attributes_without_colours),
        cmocka_unit_test(numbers_become_the_nearest),
        cmocka_unit_test(dark_colours_do_not_become_black),
        cmocka_unit_test(colours_are_those_that_terminfo_tells),
        cmocka_unit_test(a_limit_holds),
        cmocka_unit_test(no_color_is_honoured),
        cmocka_unit_test(what_cannot_be_underlined_is_reversed),
        cmocka_unit_test(bright_is_bold_where_there_are_eight),
};
RUN(tests)
