/* What is chosen for a new game, in words. */

#include "../unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/chance.h"
#include "play/choices.h"
#include "rules/step.h"

static struct choices choices;
static char message[CHOICES_TEXT_SIZE];

static void reads(const char *words)
{
        choices = (struct choices){ .has_seed = false };
        if (!choices_read(&choices, words, message, sizeof message))
                fail_msg("\"%s\" is refused: %s", words, message);
}

static void refuses(const char *words, const char *because)
{
        struct choices before = choices;

        assert_false(choices_read(&choices, words, message, sizeof message));
        if (strstr(message, because) == NULL)
                fail_msg("\"%s\" does not say \"%s\"", message, because);
        assert_memory_equal(&choices, &before, sizeof choices);
}

static void nothing_said_is_standard(void **state)
{
        (void)state;
        reads("");
        assert_int_equal(choices.variant.setup, ARIMAA_STANDARD);
        assert_false(choices.variant.dicey);
        assert_false(choices.has_seed);
        assert_int_equal(choices.below, ARIMAA_GOLD);
}

static void bare_words_choose(void **state)
{
        (void)state;
        reads("endless dicey seed 7");
        assert_int_equal(choices.variant.setup, ARIMAA_ENDLESS);
        assert_true(choices.variant.dicey);
        assert_true(choices.has_seed);
        assert_int_equal(choices.seed, 7);
        reads("dicey freestyle");
        assert_int_equal(choices.variant.setup, ARIMAA_FREESTYLE);
        assert_true(choices.variant.dicey);
        reads("dicey=off setup=endless below=silver");
        assert_int_equal(choices.variant.setup, ARIMAA_ENDLESS);
        assert_false(choices.variant.dicey);
        assert_int_equal(choices.below, ARIMAA_SILVER);
}

static void names_may_stand_in_quotes(void **state)
{
        (void)state;
        reads("gold=Anna silver \"Bert the \\\"Bear\\\"\"");
        assert_string_equal(choices.names[ARIMAA_GOLD], "Anna");
        assert_string_equal(choices.names[ARIMAA_SILVER], "Bert the \"Bear\"");
}

static void what_is_wrong_is_said(void **state)
{
        (void)state;
        reads("endless");
        refuses("dicey endles", "what is endles?");
        refuses("setup classic", "standard, endless, freestyle");
        refuses("seed x", "whole number");
        refuses("seed -1", "whole number");
        refuses("seed 99999999999999999999", "whole number");
        refuses("below left", "gold, silver");
        refuses("gold=\"a\033[2Jb\"", "name");
}

static void what_is_written_is_read_again(void **state)
{
        char words[CHOICES_TEXT_SIZE];
        struct choices before;

        (void)state;
        reads("freestyle dicey gold=\"A \\\\ \\\" B\" below=silver");
        before = choices;
        choices_write(&before, words, sizeof words);
        reads(words);
        assert_memory_equal(&choices, &before, sizeof choices);
}

/* The seed is not kept: the next game is to be another one. */
static void the_last_choices_are_kept(void **state)
{
        struct choices loaded;

        (void)state;
        reads("endless dicey gold=Anna seed=7");
        choices_store(&choices);
        choices_load(&loaded);
        assert_int_equal(loaded.variant.setup, ARIMAA_ENDLESS);
        assert_true(loaded.variant.dicey);
        assert_string_equal(loaded.names[ARIMAA_GOLD], "Anna");
        assert_false(loaded.has_seed);
}

static void seeds_deal_and_roll_the_same(void **state)
{
        struct arimaa_position deal, again;
        int seen[7] = { 0 };

        (void)state;
        assert_int_equal(chance_deal(7, &deal), chance_deal(7, &again));
        assert_memory_equal(&deal, &again, sizeof deal);
        chance_deal(8, &again);
        assert_memory_not_equal(&deal, &again, sizeof deal);
        for (int ply = 0; ply < 600; ply++) {
                int roll = chance_roll(7, ply, ARIMAA_TURN_STEPS);

                assert_in_range(roll, 1, 6);
                assert_int_equal(roll, chance_roll(7, ply, ARIMAA_TURN_STEPS));
                seen[roll]++;
        }
        for (int roll = 1; roll <= 6; roll++)
                assert_in_range(seen[roll], 70, 130);
        assert_in_range(chance_roll(7, 0, ARIMAA_ENDLESS_FIRST_STEPS), 1, 2);
}

static int open_home(void **state)
{
        static char home[] = "/tmp/keysteps-choices-XXXXXX";

        *state = home;
        return mkdtemp(home) == NULL || setenv("XDG_STATE_HOME", home, 1) != 0;
}

static int close_home(void **state)
{
        char command[80];

        snprintf(command, sizeof command, "rm -r %s", (char *)*state);
        return system(command);
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_said_is_standard),
        cmocka_unit_test(bare_words_choose),
        cmocka_unit_test(names_may_stand_in_quotes),
        cmocka_unit_test(what_is_wrong_is_said),
        cmocka_unit_test(what_is_written_is_read_again),
        cmocka_unit_test(the_last_choices_are_kept),
        cmocka_unit_test(seeds_deal_and_roll_the_same),
};

int main(void)
{
        return cmocka_run_group_tests(tests, open_home, close_home);
}
