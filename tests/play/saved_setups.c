/* Setups saved under a name: what the file may hold, and what is found in it. */

#include "../unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "../given.h"
#include "notation/placement.h"
#include "play/saved_setups.h"
#include "play/words.h"

enum { PATH_SIZE = 160, FILE_SIZE = 1000 };

static char home[] = "/tmp/keysteps-setups-XXXXXX";
static char path[PATH_SIZE];
static struct arimaa_placement found;
static char wrong[WORDS_SIZE];

static void given_file(const char *text)
{
        FILE *file = fopen(path, "w");

        assert_non_null(file);
        assert_true(fputs(text, file) >= 0);
        assert_int_equal(fclose(file), 0);
}

static void the_file_is(const char *text)
{
        char read[FILE_SIZE];
        FILE *file = fopen(path, "r");

        assert_non_null(file);
        read[fread(read, 1, sizeof read - 1, file)] = '\0';
        fclose(file);
        assert_string_equal(read, text);
}

static bool finds(const char *name, enum arimaa_side side)
{
        return saved_setup_find(name, side, &found, wrong, sizeof wrong);
}

static void stands(enum arimaa_kind kind, const char *name)
{
        assert_true((found.pieces[kind] & arimaa_bit(square(name))) != 0);
}

static void saves(const char *name, const char *pieces)
{
        struct arimaa_placement placement = { .side = ARIMAA_GOLD };
        struct arimaa_text_error error;

        assert_true(arimaa_placement_read(ARIMAA_GOLD, pieces, strlen(pieces), &placement,
                                          &error));
        if (!placement.pieces[ARIMAA_RABBIT])
                arimaa_fill_rabbits(&placement);
        assert_true(saved_setup_save(name, &placement));
}

static void names_are_of_letters_and_digits(void **state)
{
        (void)state;
        assert_true(saved_setup_name_is_good("99of9"));
        assert_true(saved_setup_name_is_good("my-wall_2"));
        assert_false(saved_setup_name_is_good(""));
        assert_false(saved_setup_name_is_good("two words"));
        assert_false(saved_setup_name_is_good("a/b"));
        assert_false(saved_setup_name_is_good("a-name-of-more-than-thirty-two-letters"));
}

static void without_a_file_none_is_found(void **state)
{
        (void)state;
        assert_false(finds("wall", ARIMAA_GOLD));
        assert_string_equal(wrong, "");
}

static void rabbits_take_what_is_left(void **state)
{
        (void)state;
        given_file("# mine\n\n  wall Ee2 Md2 Ha2 Hh2 Dd1 De1 Cc2 Cf2 # the wall\n");
        assert_true(finds("wall", ARIMAA_GOLD));
        assert_string_equal(wrong, "");
        stands(ARIMAA_ELEPHANT, "e2");
        stands(ARIMAA_RABBIT, "b1");
        assert_int_equal(arimaa_count(found.pieces[ARIMAA_RABBIT]), 8);
}

static void silver_has_them_mirrored(void **state)
{
        (void)state;
        assert_true(finds("wall", ARIMAA_SILVER));
        assert_int_equal(found.side, ARIMAA_SILVER);
        stands(ARIMAA_ELEPHANT, "e7");
        stands(ARIMAA_DOG, "d8");
        stands(ARIMAA_RABBIT, "b8");
}

static void what_is_wrong_is_told_with_its_place(void **state)
{
        char place[PATH_SIZE + 8];

        (void)state;
        given_file("wall Ee2 Md2\nbent Ee2 Qd2\nend Ra2\n");
        assert_true(finds("end", ARIMAA_GOLD));
        snprintf(place, sizeof place, "%s:2:10: ", path);
        assert_memory_equal(wrong, place, strlen(place));
        assert_false(finds("bent", ARIMAA_GOLD));
}

static void one_saved_again_takes_its_place(void **state)
{
        (void)state;
        given_file("# mine\nwall Ee2 Md2 # old\nbent Ee2 Qd2\n");
        saves("wall", "Ed2 Me2 Ha2 Hh2 Dd1 De1 Cc2 Cf2");
        assert_true(finds("wall", ARIMAA_GOLD));
        stands(ARIMAA_ELEPHANT, "d2");
        saves("other", "Ea1 Rb2");
        assert_true(finds("other", ARIMAA_GOLD));
        assert_int_equal(arimaa_count(found.pieces[ARIMAA_RABBIT]), 1);
        the_file_is("# mine\nwall Ed2 Me2 Ha2 Hh2 Dd1 De1 Cc2 Cf2\nbent Ee2 Qd2\n"
                    "other Ea1 Rb2\n");
}

static void add_name(const char *name, void *context)
{
        strcat(strcat(context, name), " ");
}

static void each_is_named(void **state)
{
        char names[FILE_SIZE] = "";

        (void)state;
        given_file("# mine\nwall Ee2\nbent Qd2\n99 Ra1\n");
        saved_setup_each(add_name, names);
        assert_string_equal(names, "wall 99 ");
}

static int open_home(void **state)
{
        (void)state;
        if (mkdtemp(home) == NULL || setenv("XDG_CONFIG_HOME", home, 1) != 0)
                return -1;
        snprintf(path, sizeof path, "%s/keysteps", home);
        if (mkdir(path, 0700) != 0)
                return -1;
        snprintf(path, sizeof path, "%s/keysteps/setups", home);
        return 0;
}

static int close_home(void **state)
{
        char command[PATH_SIZE];

        (void)state;
        snprintf(command, sizeof command, "rm -r %s", home);
        return system(command);
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_are_of_letters_and_digits),
        cmocka_unit_test(without_a_file_none_is_found),
        cmocka_unit_test(rabbits_take_what_is_left),
        cmocka_unit_test(silver_has_them_mirrored),
        cmocka_unit_test(what_is_wrong_is_told_with_its_place),
        cmocka_unit_test(one_saved_again_takes_its_place),
        cmocka_unit_test(each_is_named),
};

int main(void)
{
        return cmocka_run_group_tests(tests, open_home, close_home);
}
