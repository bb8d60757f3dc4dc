/* Nothing that was done is lost, and no two programs play one game. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../given.h"
#include "../unit.h"
#include "notation/board.h"
#include "play/chance.h"
#include "play/match.h"
#include "record/tree.h"

static const struct choices standard = { .variant = { ARIMAA_STANDARD, false } };

static char home[64], games[96];

static int new_home(void **state)
{
        (void)state;
        strcpy(home, "/tmp/keysteps-journal-XXXXXX");
        if (mkdtemp(home) == NULL)
                return -1;
        snprintf(games, sizeof games, "%s/keysteps/games", home);
        return setenv("XDG_STATE_HOME", home, 1);
}

static int remove_home(void **state)
{
        char command[192];

        (void)state;
        snprintf(command, sizeof command, "chmod -R u+w %s; rm -rf %s", home, home);
        return system(command) == 0 ? 0 : -1;
}

/* ---- What is done ---- */

static void place(struct match *match, struct arimaa_placement placement)
{
        struct arimaa_action action = { .kind = ARIMAA_PLACE, .placement = placement };

        arimaa_fill_rabbits(&action.placement);
        assert_true(match_apply(match, &action, NULL));
}

static void play(struct match *match, const char *text)
{
        struct arimaa_action action = { .kind = ARIMAA_TURN, .turn = steps(text) };

        assert_true(match_apply(match, &action, NULL));
}

static void resign(struct match *match, enum arimaa_side side)
{
        struct arimaa_action action = { .kind = ARIMAA_RESIGN, .side = side };

        assert_true(match_apply(match, &action, NULL));
}

static struct match *begun_match(void)
{
        struct match *match = match_create(&standard);

        assert_non_null(match);
        place(match, placing(ARIMAA_GOLD, "Ee2 Md2 Hb2 Hg2 Dd1 De1 Cc2 Cf2"));
        place(match, placing(ARIMAA_SILVER, "ed7 me7 hb7 hg7 dd8 de8 cc7 cf7"));
        assert_int_equal(match_unsaved(match), 0);
        return match;
}

/* ---- What is found ---- */

static size_t interrupted(void)
{
        struct journal_list list = journal_interrupted();
        size_t count = list.count;

        journal_list_free(&list);
        return count;
}

static char *newest(void)
{
        struct journal_list list = journal_interrupted();
        char *path;

        assert_true(list.count > 0);
        path = strdup(list.entries[0].path);
        journal_list_free(&list);
        return path;
}

static struct match *resume_newest(void)
{
        char *path = newest();
        struct match *match = match_resume(path);

        free(path);
        assert_non_null(match);
        return match;
}

static void holds_files(int expected)
{
        char command[160];
        FILE *listing;
        int count = -1;

        snprintf(command, sizeof command, "ls -A %s | wc -l", games);
        listing = popen(command, "r");
        assert_non_null(listing);
        assert_int_equal(fscanf(listing, "%d", &count), 1);
        pclose(listing);
        assert_int_equal(count, expected);
}

/* ---- Programs that are killed ---- */

/* Do something in a program of its own, which is killed when it says so; while it
 * waits, `meanwhile` is done. */
static void killed_after(void (*program)(void), void (*meanwhile)(void))
{
        int ready[2];
        pid_t child;
        char byte;

        assert_int_equal(pipe(ready), 0);
        child = fork();
        assert_true(child >= 0);
        if (child == 0) {
                close(ready[0]);
                program();
                if (write(ready[1], "!", 1) != 1)
                        _exit(1);
                for (;;)
                        pause();
        }
        close(ready[1]);
        assert_int_equal(read(ready[0], &byte, 1), 1);
        close(ready[0]);
        if (meanwhile != NULL)
                meanwhile();
        kill(child, SIGKILL);
        waitpid(child, NULL, 0);
}

static void play_two_turns(void)
{
        struct match *match = begun_match();

        play(match, "Ee2n Ee3n");
        play(match, "ed7s");
}

static void is_hidden(void)
{
        assert_int_equal(interrupted(), 0);
}

static void a_killed_program_loses_no_turn(void **state)
{
        struct match *match;

        (void)state;
        killed_after(play_two_turns, is_hidden);
        match = resume_newest();
        assert_int_equal(arimaa_game_plies(match_game(match)), 4);
        play(match, "Ee4n");
        match_destroy(match);
        match = resume_newest();
        assert_int_equal(arimaa_game_plies(match_game(match)), 5);
        resign(match, ARIMAA_SILVER);
        match_destroy(match);
        holds_files(0);
}

static void die_while_writing(void)
{
        char path[160];
        FILE *file;

        play_two_turns();
        snprintf(path, sizeof path, "%s", games);
        strcat(path, "/1-1-1.new");
        file = fopen(path, "w");
        assert_non_null(file);
        fputs("1g Ee", file);
        fclose(file);
}

static void what_was_half_written_is_cleared_away(void **state)
{
        (void)state;
        killed_after(die_while_writing, NULL);
        holds_files(3);
        assert_int_equal(interrupted(), 1);
        holds_files(1);
}

/* ---- Two programs ---- */

static void no_two_programs_play_one_game(void **state)
{
        struct match *match = begun_match();
        char path[160];
        char *found;

        (void)state;
        match_destroy(match);
        found = newest();
        snprintf(path, sizeof path, "%s", found);
        free(found);
        match = match_resume(path);
        assert_non_null(match);
        assert_int_equal(interrupted(), 0);
        assert_null(match_resume(path));
        assert_int_equal(errno, EBUSY);
        match_destroy(match);
        assert_int_equal(interrupted(), 1);
        holds_files(1);
}

static void games_begun_at_once_are_kept_apart(void **state)
{
        struct match *one = begun_match(), *other = begun_match();

        (void)state;
        play(one, "Ee2n");
        match_destroy(one);
        match_destroy(other);
        assert_int_equal(interrupted(), 2);
}

static void a_game_that_is_gone_cannot_be_resumed(void **state)
{
        struct match *match = begun_match();
        char *path;

        (void)state;
        match_destroy(match);
        path = newest();
        unlink(path);
        assert_null(match_resume(path));
        assert_int_equal(errno, ENOENT);
        holds_files(0);
        free(path);
}

/* ---- What is kept and what is not ---- */

static void only_a_game_that_goes_on_is_kept(void **state)
{
        struct match *match = match_create(&standard);
        struct arimaa_action back = { .kind = ARIMAA_TAKE_BACK };

        (void)state;
        match_destroy(match);
        assert_int_equal(interrupted(), 0);
        match = match_create(&standard);
        place(match, placing(ARIMAA_GOLD, "Ee2 Md2 Hb2 Hg2 Dd1 De1 Cc2 Cf2"));
        assert_true(match_apply(match, &back, NULL));
        match_destroy(match);
        match = begun_match();
        resign(match, ARIMAA_GOLD);
        match_destroy(match);
        holds_files(0);
}

static void the_most_recent_game_comes_first(void **state)
{
        struct match *older = begun_match(), *newer = begun_match();

        (void)state;
        play(newer, "Ee2n");
        match_destroy(older);
        match_destroy(newer);
        newer = resume_newest();
        assert_int_equal(arimaa_game_plies(match_game(newer)), 3);
        match_destroy(newer);
}

/* ---- The die ---- */

static struct match *dicey_match(uint64_t seed)
{
        struct choices choices = { .variant = { ARIMAA_ENDLESS, true },
                                   .has_seed = true,
                                   .seed = seed };
        struct match *match = match_create(&choices);

        assert_non_null(match);
        return match;
}

/* Any turn that there is. */
static void play_on(struct match *match)
{
        const struct arimaa_game *game = match_game(match);
        const struct arimaa_position *position = arimaa_game_position(game);
        struct arimaa_action action = { .kind = ARIMAA_TURN };

        for (int from = 0; from < ARIMAA_SQUARES; from++)
                for (int direction = 0; direction < 4; direction++) {
                        char text[5] = { 0 };

                        if (position->at[from] == ARIMAA_NO_PIECE)
                                continue;
                        text[0] = arimaa_piece_letter(position->at[from]);
                        arimaa_square_name(from, text + 1);
                        text[3] = "nesw"[direction];
                        action.turn = steps(text);
                        if (match_apply(match, &action, NULL))
                                return;
                }
        fail();
}

static void take_back(struct match *match)
{
        struct arimaa_action back = { .kind = ARIMAA_TAKE_BACK };

        assert_true(match_apply(match, &back, NULL));
}

static int die_of(const struct match *match)
{
        return arimaa_game_roll(match_game(match));
}

static void the_die_is_rolled_by_itself_and_kept(void **state)
{
        struct match *match = dicey_match(7);
        int first = die_of(match), second;

        (void)state;
        assert_in_range(first, 1, 2);
        play_on(match);
        second = die_of(match);
        assert_in_range(second, 1, 6);
        match_destroy(match);
        match = resume_newest();
        assert_int_equal(die_of(match), second);
        assert_int_equal(arimaa_game_ply(match_game(match), 0)->roll, first);
        assert_int_equal(arimaa_game_variant(match_game(match)).setup, ARIMAA_ENDLESS);
        match_destroy(match);
}

static void a_seed_repeats_the_rolls(void **state)
{
        struct match *match = dicey_match(7), *again = dicey_match(7);

        (void)state;
        assert_memory_equal(arimaa_game_start(match_game(match)),
                            arimaa_game_start(match_game(again)),
                            sizeof(struct arimaa_position));
        for (int i = 0; i < 6; i++) {
                assert_int_equal(die_of(match), die_of(again));
                play_on(match);
                play_on(again);
        }
        match_destroy(match);
        match_destroy(again);
}

static void taking_back_does_not_roll_again(void **state)
{
        struct match *match = dicey_match(7);
        int rolls[6];

        (void)state;
        for (int i = 0; i < 6; i++) {
                rolls[i] = die_of(match);
                play_on(match);
        }
        for (int i = 5; i >= 0; i--) {
                take_back(match);
                assert_int_equal(die_of(match), rolls[i]);
        }
        for (int i = 0; i < 6; i++) {
                assert_int_equal(die_of(match), rolls[i]);
                play_on(match);
        }
        match_destroy(match);
}

/* Its rolls are of another die than that of the seed it gets. */
static void a_record_without_a_seed_keeps_its_rolls_too(void **state)
{
        struct match *match = dicey_match(7);
        struct arimaa_record *record;
        int rolls[4];

        (void)state;
        for (int i = 0; i < 3; i++) {
                rolls[i] = die_of(match);
                play_on(match);
        }
        rolls[3] = die_of(match);
        record = arimaa_record_copy(match_record(match));
        match_destroy(match);
        assert_true(arimaa_record_set_tag(record, "Seed", NULL));
        match = match_adopt(record);
        for (int i = 0; i < 3; i++)
                take_back(match);
        for (int i = 0; i < 3; i++) {
                assert_int_equal(die_of(match), rolls[i]);
                play_on(match);
        }
        assert_int_equal(die_of(match), rolls[3]);
        match_destroy(match);
}

static void names_and_seed_are_tags(void **state)
{
        struct choices choices = { .variant = { ARIMAA_STANDARD, true },
                                   .names = { "Anna", "" } };
        struct match *match = match_create(&choices);
        uint64_t seed;

        (void)state;
        assert_string_equal(arimaa_record_tag(match_record(match), "Gold"), "Anna");
        assert_null(arimaa_record_tag(match_record(match), "Silver"));
        assert_true(
                chance_seed_read(arimaa_record_tag(match_record(match), "Seed"), &seed));
        assert_in_range(seed, 1, CHANCE_SEED_MOST);
        match_destroy(match);
        match = match_create(&standard);
        assert_null(arimaa_record_tag(match_record(match), "Seed"));
        match_destroy(match);
}

/* ---- Refusals ---- */

static void a_refused_action_changes_nothing(void **state)
{
        struct match *match = begun_match();
        struct arimaa_action action = { .kind = ARIMAA_TURN, .turn = steps("Ee2s") };
        struct arimaa_refusal refusal;

        (void)state;
        assert_false(match_apply(match, &action, &refusal));
        assert_int_equal(refusal.reason, ARIMAA_OCCUPIED);
        match_destroy(match);
}

/* ---- Damage and full disks ---- */

static void a_damaged_game_is_left_alone(void **state)
{
        struct match *match = begun_match();
        char *path;
        struct stat status;

        (void)state;
        match_destroy(match);
        path = newest();
        assert_int_equal(stat(path, &status), 0);
        for (off_t size = status.st_size - 1; size >= 0; size -= 7) {
                assert_int_equal(truncate(path, size), 0);
                assert_null(match_resume(path));
                assert_int_equal(errno, EBADMSG);
        }
        assert_int_equal(access(path, F_OK), 0);
        assert_int_equal(interrupted(), 1);
        holds_files(1);
        free(path);
}

/* No file may grow beyond so many bytes, as if the disk were full then. */
static void limit_files(rlim_t bytes)
{
        struct rlimit limit;

        signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &limit);
        limit.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &limit);
}

static void on_a_full_disk_the_last_version_stays(void **state)
{
        struct match *match = begun_match();
        char *path;

        (void)state;
        limit_files(20);
        play(match, "Ee2n");
        limit_files(RLIM_INFINITY);
        assert_int_equal(match_unsaved(match), EFBIG);
        holds_files(2);
        assert_int_equal(arimaa_game_plies(match_game(match)), 3);
        match_destroy(match);
        path = newest();
        match = match_resume(path);
        free(path);
        assert_int_equal(arimaa_game_plies(match_game(match)), 2);
        play(match, "Ee2n");
        assert_int_equal(match_unsaved(match), 0);
        match_destroy(match);
}

/* Where the directory should be stands a file: not even root can write below it. */
static void without_a_place_for_it_the_match_goes_on(void **state)
{
        struct match *match = match_create(&standard);
        char path[96];
        FILE *file;

        (void)state;
        snprintf(path, sizeof path, "%s/keysteps", home);
        file = fopen(path, "w");
        assert_non_null(file);
        fclose(file);
        place(match, placing(ARIMAA_GOLD, "Ee2 Md2 Hb2 Hg2 Dd1 De1 Cc2 Cf2"));
        assert_int_equal(match_unsaved(match), ENOTDIR);
        unlink(path);
        place(match, placing(ARIMAA_SILVER, "ed7 me7 hb7 hg7 dd8 de8 cc7 cf7"));
        assert_int_equal(match_unsaved(match), 0);
        match_destroy(match);
        assert_int_equal(interrupted(), 1);
}

static void the_state_is_at_home_without_xdg(void **state)
{
        char *path, *home_before = strdup(getenv("HOME"));
        char expected[128];

        (void)state;
        setenv("XDG_STATE_HOME", "relative/is/ignored", 1);
        setenv("HOME", home, 1);
        path = xdg_path("XDG_STATE_HOME", ".local/state", "history");
        snprintf(expected, sizeof expected, "%s/.local/state/keysteps/history", home);
        assert_string_equal(path, expected);
        free(path);
        unsetenv("HOME");
        assert_null(xdg_path("XDG_STATE_HOME", ".local/state", "history"));
        setenv("HOME", home_before, 1);
        free(home_before);
}

static void who_sits_below_is_kept_in_the_journal_alone(void **state)
{
        struct match *match = begun_match();

        (void)state;
        assert_int_equal(match_below(match), ARIMAA_GOLD);
        match_sit(match, ARIMAA_SILVER);
        match_destroy(match);
        match = resume_newest();
        assert_int_equal(match_below(match), ARIMAA_SILVER);
        assert_null(arimaa_record_tag(match_record(match), "JournalBelow"));
        play(match, "Ee2n");
        match_destroy(match);
        match = resume_newest();
        assert_int_equal(match_below(match), ARIMAA_SILVER);
        match_sit(match, ARIMAA_GOLD);
        match_destroy(match);
        match = resume_newest();
        assert_int_equal(match_below(match), ARIMAA_GOLD);
        match_destroy(match);
}

#define AT_HOME(test) cmocka_unit_test_setup_teardown(test, new_home, remove_home)

static const struct CMUnitTest tests[] = {
        AT_HOME(a_killed_program_loses_no_turn),
        AT_HOME(what_was_half_written_is_cleared_away),
        AT_HOME(no_two_programs_play_one_game),
        AT_HOME(games_begun_at_once_are_kept_apart),
        AT_HOME(a_game_that_is_gone_cannot_be_resumed),
        AT_HOME(only_a_game_that_goes_on_is_kept),
        AT_HOME(the_most_recent_game_comes_first),
        AT_HOME(the_die_is_rolled_by_itself_and_kept),
        AT_HOME(a_seed_repeats_the_rolls),
        AT_HOME(taking_back_does_not_roll_again),
        AT_HOME(a_record_without_a_seed_keeps_its_rolls_too),
        AT_HOME(names_and_seed_are_tags),
        AT_HOME(who_sits_below_is_kept_in_the_journal_alone),
        AT_HOME(a_refused_action_changes_nothing),
        AT_HOME(a_damaged_game_is_left_alone),
        AT_HOME(on_a_full_disk_the_last_version_stays),
        AT_HOME(without_a_place_for_it_the_match_goes_on),
        AT_HOME(the_state_is_at_home_without_xdg),
};

RUN(tests)
