/* Keys of the table, and keys of the player's own. */

#include "../unit.h"

#include <curses.h>
#include <locale.h>
#include <string.h>

#include "ui/keymap.h"

static struct keymap keymap;
static char said[200];

static const char *given_by(enum command_place place, const char *key)
{
        const char *line = keymap_line(&keymap, place, key_read(key, strlen(key)));

        return line == NULL ? "" : line;
}

static void binds(const char *argument, const char *says)
{
        assert_null(keymap_bind(&keymap, argument, said, sizeof said));
        assert_string_equal(said, says);
}

/* `wrong` is the rest of the argument from what is wrong on. */
static void refuses(const char *argument, const char *wrong)
{
        const char *at = keymap_bind(&keymap, argument, said, sizeof said);

        assert_non_null(at);
        assert_string_equal(at, wrong);
        assert_true(strlen(said) > 0);
}

static int open_keymap(void **state)
{
        (void)state;
        setlocale(LC_ALL, "C.UTF-8");
        return keymap_open(&keymap) ? 0 : -1;
}

static int close_keymap(void **state)
{
        (void)state;
        keymap_free(&keymap);
        return 0;
}

/* ---- The table ---- */

static void keys_work_where_the_table_says(void **state)
{
        (void)state;
        assert_string_equal(given_by(AT_BOARD, "Left"), "back");
        assert_string_equal(given_by(AT_BOARD, "Space"), "forward");
        assert_string_equal(given_by(AT_HELP, "Esc"), "close");
        assert_string_equal(given_by(AT_BOARD, "q"), "");
        assert_string_equal(given_by(AT_BOARD, "Up"), ""); /* is the history's */
}

/* A key of the board that can begin a turn could not be typed any more. */
static void no_key_of_the_board_begins_a_turn(void **state)
{
        (void)state;
        for (const char *letter = "EMHDCRemhdcrabcdefgh0123456789:x"; *letter; letter++)
                assert_null(keymap_line(&keymap, AT_BOARD, *letter));
}

static unsigned places_of(const struct command *command, ui_key key)
{
        const char *keys = command->keys;

        while (*keys != '\0') {
                size_t length = strcspn(keys, " ");

                if (key_read(keys, length) == key)
                        return command->places;
                keys += length + strspn(keys + length, " ");
        }
        return 0;
}

static void every_key_of_the_table_is_one_and_of_one_command(void **state)
{
        (void)state;
        for (size_t i = 0; i < command_count(); i++) {
                const char *keys = command_at(i)->keys;

                while (*keys != '\0') {
                        size_t length = strcspn(keys, " ");
                        ui_key key = key_read(keys, length);

                        assert_int_not_equal(key, KEY_NONE);
                        for (size_t j = 0; j < i; j++)
                                assert_false(places_of(command_at(j), key) &
                                             command_at(i)->places);
                        keys += length + strspn(keys + length, " ");
                }
        }
}

/* ---- The names of keys ---- */

static void names_read_back(void **state)
{
        static const ui_key keys[] = { 'a',
                                       '#',
                                       ' ',
                                       '\t',
                                       '\n',
                                       27,
                                       3,
                                       127,
                                       0xe1,
                                       0x2654,
                                       KEY_NAMED(KEY_LEFT),
                                       KEY_NAMED(KEY_F(12)) };
        char name[KEY_NAME_SIZE];

        (void)state;
        for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
                key_text(keys[i], name, sizeof name);
                assert_int_equal(key_read(name, strlen(name)), keys[i]);
                assert_null(strchr(name, ' '));
        }
        key_text(KEY_NAMED(KEY_PPAGE), name, sizeof name);
        assert_string_equal(name, "PageUp");
}

/* ---- Binding ---- */

static void a_key_gives_a_whole_command_line(void **state)
{
        (void)state;
        binds("board Q quick 99of9", "board: quick 99of9");
        assert_string_equal(given_by(AT_BOARD, "Q"), "quick 99of9");
        assert_string_equal(given_by(AT_HELP, "Q"), "");
        binds("board Q  :flip", "board: flip");
        assert_string_equal(given_by(AT_BOARD, "Q"), "flip");
        binds("board # und", "board: undo");
        binds("board Q", "board: flip");
        binds("^G", "nothing is bound to ^G");
}

static void without_a_place_everywhere(void **state)
{
        (void)state;
        assert_null(keymap_bind(&keymap, "F10 quit", said, sizeof said));
        for (size_t i = 0; i < command_place_count(); i++)
                assert_string_equal(given_by(command_place_at(i), "F10"), "quit");
}

static void what_cannot_be_bound(void **state)
{
        (void)state;
        refuses("", "");
        refuses("board", "");
        refuses("Lefft back", "Lefft back");
        refuses("border Q flip", "border Q flip");
        refuses("board Q flop", "flop");
        refuses("board Q re", "re");
        refuses("board E end", "E end");
        refuses("plan E end", "E end");
        refuses(": end", ": end");
        refuses("board Enter flip", "Enter flip");
        refuses("help ^M close", "^M close");
        refuses("^J flip", "^J flip");
        assert_string_equal(given_by(AT_BOARD, "Q"), "");
        binds("help E close", "help: close"); /* nothing is typed there */
}

static void unbinding(void **state)
{
        (void)state;
        assert_null(keymap_unbind(&keymap, "board Left", said, sizeof said));
        assert_string_equal(given_by(AT_BOARD, "Left"), "");
        assert_string_equal(keymap_unbind(&keymap, "board Left", said, sizeof said),
                            "Left");
        assert_null(keymap_unbind(&keymap, "?", said, sizeof said));
        assert_string_equal(given_by(AT_BOARD, "?"), "");
        assert_string_equal(given_by(AT_START, "?"), "");
}

static void the_keys_of_a_command(void **state)
{
        (void)state;
        keymap_keys(&keymap, ALL_PLACES, "close", said, sizeof said);
        assert_string_equal(said, "Esc q");
        binds("help F9 close", "help: close");
        assert_null(keymap_unbind(&keymap, "Esc", said, sizeof said));
        keymap_keys(&keymap, ALL_PLACES, "close", said, sizeof said);
        assert_string_equal(said, "q F9");
}

static void the_key_to_tell_of(void **state)
{
        char key[KEYMAP_KEY_SIZE];

        (void)state;
        assert_string_equal(keymap_key(&keymap, AT_BOARD, "back", key), "Left");
        /* Where names are typed, ? would go there. */
        assert_string_equal(keymap_key(&keymap, AT_NEW, "rules", key), "F1");
        /* Not every keyboard has F1. */
        assert_string_equal(keymap_key(&keymap, AT_BOARD, "help", key), "?");
        assert_null(keymap_unbind(&keymap, "?", said, sizeof said));
        assert_string_equal(keymap_key(&keymap, AT_BOARD, "help", key), "F1");
        assert_null(keymap_unbind(&keymap, "F1", said, sizeof said));
        assert_string_equal(keymap_key(&keymap, AT_BOARD, "help", key), ":help");
        binds("board K help", "board: help");
        assert_string_equal(keymap_key(&keymap, AT_BOARD, "help", key), "K");
        assert_string_equal(keymap_key(&keymap, AT_START, "help", key), ":help");
}

/* Each line is what stands behind "bind " or "unbind ". */
static void obey(struct keymap *other, char *line)
{
        line[strcspn(line, "\n")] = '\0';
        if (strncmp(line, "un", 2) == 0)
                assert_null(keymap_unbind(other, line + 7, said, sizeof said));
        else
                assert_null(keymap_bind(other, line + 5, said, sizeof said));
}

static void what_is_written_makes_the_same(void **state)
{
        FILE *file = tmpfile();
        char line[200], again[200];
        struct keymap other;

        (void)state;
        binds("board # quick 99of9", "board: quick 99of9");
        assert_null(keymap_unbind(&keymap, "board Left", said, sizeof said));
        keymap_write(&keymap, file);
        rewind(file);
        assert_true(keymap_open(&other));
        while (fgets(line, sizeof line, file) != NULL)
                obey(&other, line);
        fclose(file);
        assert_int_equal(other.count, keymap.count);
        for (size_t i = 0; i < keymap.count; i++) {
                const struct key_binding *it = &keymap.bindings[i];

                snprintf(again, sizeof again, "%s",
                         keymap_line(&other, it->place, it->key));
                assert_string_equal(again, it->line);
        }
        keymap_free(&other);
}

#define WITH_KEYS(test) cmocka_unit_test_setup_teardown(test, open_keymap, close_keymap)

static const struct CMUnitTest tests[] = {
        WITH_KEYS(keys_work_where_the_table_says),
        WITH_KEYS(no_key_of_the_board_begins_a_turn),
        WITH_KEYS(every_key_of_the_table_is_one_and_of_one_command),
        WITH_KEYS(names_read_back),
        WITH_KEYS(a_key_gives_a_whole_command_line),
        WITH_KEYS(without_a_place_everywhere),
        WITH_KEYS(what_cannot_be_bound),
        WITH_KEYS(unbinding),
        WITH_KEYS(the_keys_of_a_command),
        WITH_KEYS(the_key_to_tell_of),
        WITH_KEYS(what_is_written_makes_the_same),
};
RUN(tests)
