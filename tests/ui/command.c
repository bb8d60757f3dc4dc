/* The table of commands, and the keys. */

#include "../unit.h"

#include <curses.h>
#include <string.h>

#include "ui/command.h"
#include "ui/script.h"

static const char *found(const char *name)
{
        size_t matches;
        const struct command *command = command_named(name, strlen(name), &matches);

        return command == NULL ? "" : command->name;
}

static void names_may_be_shortened(void **state)
{
        (void)state;
        assert_string_equal(found("undo"), "undo");
        assert_string_equal(found("und"), "undo");
        assert_string_equal(found("sa"), "save");
        assert_string_equal(found("xyz"), "");
}

static void a_whole_name_is_not_ambiguous(void **state)
{
        (void)state;
        assert_string_equal(found("start"), "start");
        assert_string_equal(found("up"), "up");
        assert_string_equal(found("re"), ""); /* redo, resign */
}

static void the_nearest_name_is_found(void **state)
{
        (void)state;
        assert_string_equal(command_near("udno", 4)->name, "undo");
        assert_string_equal(command_near("svae", 4)->name, "save");
        assert_string_equal(command_near("exit", 4)->name, "quit");
}

/* ---- Key scripts ---- */

static void a_script_is_typed_as_it_stands(void **state)
{
        char text[] = "E\n\033[D{Esc}{{{^C}{resize 40x12}{dump}{what}";
        struct script script = { .text = text, .length = sizeof text - 1 };

        (void)state;
        assert_int_equal(script_next(&script).key, 'E');
        assert_int_equal(script_next(&script).key, '\n');
        assert_int_equal(script_next(&script).key, KEY_NAMED(KEY_LEFT));
        assert_int_equal(script_next(&script).key, KEY_ESCAPE);
        assert_int_equal(script_next(&script).kind, SCRIPT_PAUSE);
        assert_int_equal(script_next(&script).key, '{');
        assert_int_equal(script_next(&script).key, 3);
        assert_int_equal(script_next(&script).columns, 40);
        assert_int_equal(script_next(&script).kind, SCRIPT_DUMP);
        assert_int_equal(script_next(&script).kind, SCRIPT_BAD);
        assert_int_equal(script_next(&script).kind, SCRIPT_END);
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_may_be_shortened),
        cmocka_unit_test(a_whole_name_is_not_ambiguous),
        cmocka_unit_test(the_nearest_name_is_found),
        cmocka_unit_test(a_script_is_typed_as_it_stands),
};
RUN(tests)
