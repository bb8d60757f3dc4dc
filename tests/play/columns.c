/* How wide texts are. */

#include "../unit.h"

#include <locale.h>

#include "play/columns.h"

static void letters_with_accents_take_one_column(void **state)
{
        (void)state;
        assert_int_equal(columns_of(""), 0);
        assert_int_equal(columns_of("kůň"), 3);
        assert_int_equal(columns_of("ku\u030an\u030c"), 3); /* the accents apart */
}

static void some_characters_take_two(void **state)
{
        (void)state;
        assert_int_equal(columns_of("象 e4"), 5);
}

static void bytes_that_are_no_character_count_as_one_each(void **state)
{
        const char *text = "\377\303";

        (void)state;
        assert_int_equal(columns_next(&text), 1);
        assert_int_equal(columns_next(&text), 1);
        assert_int_equal(*text, '\0');
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(letters_with_accents_take_one_column),
        cmocka_unit_test(some_characters_take_two),
        cmocka_unit_test(bytes_that_are_no_character_count_as_one_each),
};

int main(void)
{
        setlocale(LC_ALL, "C.UTF-8");
        return cmocka_run_group_tests(tests, NULL, NULL);
}
