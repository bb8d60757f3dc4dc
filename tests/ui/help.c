/* Going about in the help, without a screen. */

#include "../unit.h"
#include "at_app.h"

#include <curses.h>
#include <stdlib.h>
#include <string.h>

#include "ui/complete.h"

static void presses(const char *key)
{
        if (!app_key(&app, key_read(key, strlen(key)), ""))
                fail_msg("the key %s does nothing", key);
}

static void shows(const char *topic)
{
        assert_int_equal(app.place, AT_HELP);
        assert_string_equal(help_topics[app.help.topic].name, topic);
}

/* The entry that stands out, which is in sight. */
static void points_at(const char *left)
{
        int line = help_line_of(&app.help, app.help.found);

        assert_true(app.help.found >= 0);
        assert_string_equal(app.help.page.entries[app.help.found].left, left);
        assert_true(line >= app.help.top);
        assert_true(help_stands_out(&app.help, line));
}

static void the_help_begins_with_its_list(void **state)
{
        (void)state;
        presses("?");
        shows("topics");
        says("Enter");
        assert_int_equal(help_chosen(&app.help), 1);
}

static void enter_opens_the_topic_chosen(void **state)
{
        (void)state;
        presses("F1");
        presses("Down");
        presses("Down");
        presses("Up");
        enters("");
        shows(help_topics[2].name);
        assert_int_equal(help_chosen(&app.help), -1);
}

static void the_selection_stays_in_the_list(void **state)
{
        (void)state;
        presses("?");
        help_fit(&app.help, 38, 8);
        presses("Up");
        assert_int_equal(app.help.selected, 1);
        presses("End");
        assert_int_equal(app.help.selected, help_topic_count - 1);
        assert_int_equal(app.help.top + 8, app.help.page.line_count);
        presses("PageUp");
        assert_true(app.help.selected < help_topic_count - 1);
        presses("Home");
        assert_int_equal(app.help.top, 0);
}

static void a_topic_is_opened_by_name(void **state)
{
        (void)state;
        enters(":help lightvector");
        shows("lightvector");
        enters(":help harl");
        shows("harlog");
        enters(":help");
        shows("topics");
}

static void a_command_or_setting_is_pointed_at(void **state)
{
        (void)state;
        enters(":help save");
        shows("keys");
        points_at(":save [FILE]");
        enters(":help :undo");
        points_at(":undo");
        enters(":help ascii");
        shows("settings");
        points_at("ascii");
}

static void a_heading_is_pointed_at(void **state)
{
        (void)state;
        enters(":help freestyle");
        shows("variants");
        assert_string_equal(app.help.page.entries[app.help.found].text, "Freestyle");
        enters(":help traps");
        shows("rules");
}

static void the_rules_are_those_of_the_game(void **state)
{
        (void)state;
        enters(":rules");
        shows("rules");
        enters(":new! endless");
        enters(":rules");
        shows("variants");
        enters(":new! dicey");
        enters(":rules");
        shows("variants");
}

static void what_there_is_no_help_on_is_refused(void **state)
{
        (void)state;
        assert_false(app_enter(&app, ":help chess"));
        says("chess");
        assert_int_equal(app.place, AT_BOARD);
        assert_false(app_enter(&app, ":nexttopic"));
}

static void keys_go_from_topic_to_topic(void **state)
{
        (void)state;
        enters(":help rules");
        presses("Right");
        shows("board");
        presses("Left");
        presses("Left");
        shows("start");
        presses("Left");
        shows("topics");
        presses("Left");
        shows("topics");
        enters(":help reading");
        presses("Right");
        shows("reading");
        says("last");
}

static void the_way_back_leads_to_where_one_was(void **state)
{
        (void)state;
        enters(":help rules");
        help_fit(&app.help, 60, 10);
        presses("PageDown");
        assert_int_equal(app.help.top, 9);
        enters(":help board");
        presses("Right");
        presses("Backspace");
        shows("board");
        presses("Backspace");
        shows("rules");
        assert_int_equal(app.help.top, 9);
        presses("Backspace");
        shows("topics");
        presses("Backspace");
        assert_int_equal(app.place, AT_BOARD);
}

static void the_way_back_has_no_end_in_sight(void **state)
{
        (void)state;
        enters(":help rules");
        for (int i = 0; i < 100; i++)
                presses(i % 2 ? "Left" : "Right");
        for (int i = 0; i < HELP_PAST; i++)
                presses("Backspace");
        assert_int_equal(app.place, AT_HELP);
        presses("Backspace");
        assert_int_equal(app.place, AT_BOARD);
}

static void a_word_is_found_in_every_topic(void **state)
{
        (void)state;
        enters(":help rules");
        enters(":find Toby Hudson");
        shows("setup");
        assert_true(app.help.found >= 0);
        enters(":find FREEZING");
        shows("rules");
        presses("Backspace");
        shows("setup");
        assert_false(app_enter(&app, ":find zugzwang"));
        says("not found");
        shows("setup");
}

static void finding_again_goes_on_and_comes_round(void **state)
{
        int topic, found, count = 0;

        (void)state;
        presses("?");
        enters(":find hostage");
        topic = app.help.topic;
        found = app.help.found;
        do {
                presses("n");
                count++;
        } while ((app.help.topic != topic || app.help.found != found) && count < 50);
        assert_true(count > 5);
        assert_true(count < 50);
}

static void the_key_types_the_command(void **state)
{
        char typed[20] = "";

        (void)state;
        presses("?");
        presses("/");
        for (size_t i = 0; i < sizeof typed - 1; i++)
                typed[i] = app_take_typed(&app);
        assert_string_equal(typed, ":find ");
}

static void leaving_leads_back_to_the_game(void **state)
{
        (void)state;
        presses("?");
        presses("Esc");
        assert_int_equal(app.place, AT_BOARD);
        enters(":help rules");
        app_line(&app, "Ee2");
        assert_int_equal(app.place, AT_BOARD);
}

/* What stood on top does so still. */
static void another_width_leaves_the_place(void **state)
{
        int entry;

        (void)state;
        enters(":help rules");
        help_fit(&app.help, 76, 20);
        presses("PageDown");
        entry = app.help.page.lines[app.help.top].entry;
        if (entry < 0)
                entry = app.help.page.lines[app.help.top + 1].entry;
        help_fit(&app.help, 38, 9);
        assert_int_equal(app.help.page.lines[app.help.top].entry, entry);
}

static int columns_of(const struct help_piece *piece)
{
        wchar_t wide[400];
        char text[400];

        assert_true(piece->length < sizeof text);
        memcpy(text, piece->text, piece->length);
        text[piece->length] = '\0';
        return wcswidth(wide, mbstowcs(wide, text, 400));
}

/* With the tables of the screen in it. */
static void every_page_fits_the_smallest_screen(void **state)
{
        (void)state;
        for (int topic = 0; topic < help_topic_count; topic++)
                for (int width = 36; width < 80; width++) {
                        struct help_page page = { .lines = NULL };

                        help_page_make(&page, topic, width, help_list, &app.keymap);
                        for (int i = 0; i < page.line_count; i++)
                                for (int j = 0; j < page.lines[i].count; j++)
                                        assert_true(
                                                page.lines[i].pieces[j].column +
                                                        columns_of(&page.lines[i]
                                                                            .pieces[j]) <=
                                                width);
                        help_page_free(&page);
                }
}

static void every_command_and_setting_has_an_entry(void **state)
{
        char line[60];

        (void)state;
        for (size_t i = 0; i < command_count(); i++) {
                snprintf(line, sizeof line, ":help :%s", command_at(i)->name);
                enters(line);
                assert_true(app.help.found >= 0);
        }
        for (size_t i = 0; i < setting_count(); i++) {
                enters(":help settings");
                assert_true(
                        help_open_entry(&app.help, app.help.topic, setting_at(i)->name));
        }
}

static void keys_are_told_as_they_are_bound(void **state)
{
        (void)state;
        enters(":bind board Q quick 99of9");
        enters(":unbind board %");
        enters(":help keys");
        assert_true(help_open_entry(&app.help, app.help.topic, "Q"));
        assert_string_equal(app.help.page.entries[app.help.found].text, ":quick 99of9");
        assert_false(help_open_entry(&app.help, app.help.topic, "%"));
}

static void topics_are_completed(void **state)
{
        char replacement[COMPLETION_TEXT];

        (void)state;
        assert_true(complete(&app, ":help ha", "", 1, replacement));
        assert_string_equal(replacement, ":help ha");
        assert_int_equal(app.completion.count, 3);
        assert_string_equal(app.completion.words[0], "hand ");
        assert_string_equal(app.completion.words[1], "handicaps ");
        assert_string_equal(app.completion.words[2], "harlog ");
}

#define A_TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)

static const struct CMUnitTest tests[] = {
        A_TEST(the_help_begins_with_its_list),
        A_TEST(enter_opens_the_topic_chosen),
        A_TEST(the_selection_stays_in_the_list),
        A_TEST(a_topic_is_opened_by_name),
        A_TEST(a_command_or_setting_is_pointed_at),
        A_TEST(a_heading_is_pointed_at),
        A_TEST(the_rules_are_those_of_the_game),
        A_TEST(what_there_is_no_help_on_is_refused),
        A_TEST(keys_go_from_topic_to_topic),
        A_TEST(the_way_back_leads_to_where_one_was),
        A_TEST(the_way_back_has_no_end_in_sight),
        A_TEST(a_word_is_found_in_every_topic),
        A_TEST(finding_again_goes_on_and_comes_round),
        A_TEST(the_key_types_the_command),
        A_TEST(leaving_leads_back_to_the_game),
        A_TEST(another_width_leaves_the_place),
        A_TEST(every_page_fits_the_smallest_screen),
        A_TEST(every_command_and_setting_has_an_entry),
        A_TEST(keys_are_told_as_they_are_bound),
        cmocka_unit_test(topics_are_completed),
};

RUN(tests)
