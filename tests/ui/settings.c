/* :set and what it answers. */

#include "../unit.h"

#include <string.h>

#include "ui/settings.h"

static struct settings settings;
static char answer[1000];

static void sets(const char *argument, const char *said)
{
        assert_null(settings_set(&settings, argument, answer, sizeof answer));
        assert_string_equal(answer, said);
}

/* `wrong` is the rest of the argument from what is wrong on. */
static void refuses(const char *argument, const char *wrong)
{
        struct settings before = settings;

        assert_string_equal(settings_set(&settings, argument, answer, sizeof answer),
                            wrong);
        assert_memory_equal(&before, &settings, sizeof settings);
        assert_true(strlen(answer) > 0);
}

static void switches(void **state)
{
        (void)state;
        settings_reset(&settings);
        sets("ascii", "ascii");
        assert_true(settings.ascii);
        sets("noascii", "noascii");
        assert_false(settings.ascii);
        refuses("ascii 1", "1");
}

static void numbers(void **state)
{
        (void)state;
        settings_reset(&settings);
        sets("seconds 5", "seconds 5");
        sets("seconds=6", "seconds 6");
        sets("seconds", "seconds 6");
        refuses("seconds 0", "0");
        refuses("seconds 5x", "5x");
        refuses("seconds 99999999999999", "99999999999999");
}

static void choices(void **state)
{
        (void)state;
        settings_reset(&settings);
        sets("notation official", "notation official");
        assert_int_equal(settings.notation, LIST_OFFICIAL);
        refuses("notation off", "off");
        refuses("nonotation", "nonotation");
        refuses("nothing", "nothing");
}

static void all_are_told(void **state)
{
        (void)state;
        settings_reset(&settings);
        assert_null(settings_set(&settings, "", answer, sizeof answer));
        assert_non_null(strstr(answer, "noascii, "));
        assert_non_null(strstr(answer, ", notation lightvector, "));
        for (size_t i = 0; i < setting_count(); i++)
                assert_non_null(strstr(answer, setting_at(i)->name));
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(switches),
        cmocka_unit_test(numbers),
        cmocka_unit_test(choices),
        cmocka_unit_test(all_are_told),
};
RUN(tests)
