/* What is written is read again as the same tree, tags and text; and writing that
 * gives the same bytes. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../given.h"
#include "../unit.h"
#include "played.h"
#include "reading.h"
#include "record/tree.h"
#include "same.h"

static struct arimaa_record *original;

static int put_all_away(void **state)
{
        arimaa_record_destroy(original);
        original = NULL;
        put_away(state);
        return close_text(state);
}

/* Write the original, read that, and write it again. */
static void goes_round(void)
{
        char *first = written(original, ARIMAA_FORMAT_PGN, true), *second;

        reads(first);
        assert_int_equal(record->error.problem, ARIMAA_RECORD_OK);
        same_record(original, record);
        same_tags(original, record);
        second = written(record, ARIMAA_FORMAT_PGN, true);
        assert_string_equal(first, second);
        reads_no_more();
        free(first);
        free(second);
}

/* ---- Trees at random ---- */

static struct arimaa_random chance = { 11 };

static int any(int limit)
{
        return arimaa_random_below(&chance, limit);
}

static struct arimaa_turn any_turn(const struct arimaa_game *in, int roll)
{
        struct arimaa_position now = *arimaa_game_position(in);
        int most = arimaa_game_steps(in);
        struct arimaa_turn_state turn_state =
                arimaa_turn_begin(roll > 0 && roll < most ? roll : most);
        struct arimaa_turn turn = { .count = 0 };
        struct arimaa_step legal[ARIMAA_MAX_STEPS];
        int count;

        while ((count = arimaa_steps(&now, &turn_state, legal)) > 0) {
                arimaa_turn_add(&now, &turn_state, legal[any(count)], &turn, NULL);
                if (turn_state.pushers == 0 && any(3) == 0)
                        break;
        }
        return turn;
}

/* A comment with all that must be escaped, kept or left alone. */
static void any_comment(arimaa_node node, enum arimaa_comment_place place)
{
        static const char *const parts[] = {
                "word",     "}",   "{",        "\\",    "\\}", "\n", "[%clk 0:10:00]",
                "12g",      "(",   ")",        "1-0",   "#",   "\"", "[Gold \"x\"]",
                "\xc3\xa9", "%13", "[%own }]", "-=+=-", "$1",  " ",  "\\n",
                "[%emt x]", ";"
        };
        char text[200] = "";

        for (int i = any(5); i >= 0; i--) {
                strcat(text, parts[any(sizeof parts / sizeof *parts)]);
                if (any(2) == 0)
                        strcat(text, " ");
        }
        assert_true(arimaa_node_set_comment(original, node, place, text));
}

static void any_annotation(arimaa_node node)
{
        for (int place = 0; place < ARIMAA_COMMENT_PLACES; place++)
                if (any(4) == 0 &&
                    (node != ARIMAA_ROOT || place == ARIMAA_COMMENT_BEHIND))
                        any_comment(node, (enum arimaa_comment_place)place);
        while (node != ARIMAA_ROOT && any(4) == 0)
                assert_true(arimaa_node_add_glyph(original, node, 1 + any(140)));
}

static bool is_over(arimaa_node node)
{
        return arimaa_game_outcome(arimaa_node_game(original, node)).ending !=
               ARIMAA_NOT_OVER;
}

/* Add a turn behind any node; what is refused need not be added. */
static arimaa_node any_node(int nodes)
{
        arimaa_node parent = any(3) == 0 ? any(nodes) : nodes - 1;
        const struct arimaa_game *in = arimaa_node_game(original, parent);
        bool dicey = arimaa_game_variant(in).dicey;
        int roll = dicey ? arimaa_roll(&chance, arimaa_game_steps(in)) : 0;
        struct arimaa_action action = { .kind = ARIMAA_TURN,
                                        .milliseconds =
                                                any(2) ? any(99999999) : ARIMAA_NO_TIME };

        if (is_over(parent) || arimaa_game_in_setup(in))
                return ARIMAA_NO_NODE;
        action.turn = any_turn(in, roll);
        if (any(8) == 0)
                arimaa_node_stop(original, parent);
        return (any(5) == 0 ? arimaa_node_continue
                            : arimaa_node_add)(original, parent, &action, roll, NULL);
}

static void any_statement(arimaa_node node)
{
        struct arimaa_outcome outcome = { .ending =
                                                  (enum arimaa_ending)any(ARIMAA_ENDINGS),
                                          .winner = (enum arimaa_side)any(ARIMAA_SIDES) };

        arimaa_node_state(original, node, outcome);
}

static void any_tree(int size)
{
        int nodes = arimaa_game_plies(original->game) + 1;

        for (arimaa_node node = ARIMAA_ROOT; node < nodes; node++)
                any_annotation(node);
        for (int i = 0; i < size; i++) {
                arimaa_node made = any_node(nodes);

                if (made != nodes)
                        continue;
                any_annotation(made);
                nodes++;
                if (any(6) == 0)
                        any_statement(made);
        }
}

static void begin_any(int which)
{
        struct arimaa_position deal;

        switch (which % 4) {
        case 0:
                begin(which % 8 == 0 ? standard : standard_dicey);
                both_set_up();
                break;
        case 1:
                begin(which % 8 == 1 ? freestyle : freestyle_dicey);
                places(ARIMAA_GOLD, "Rc3 Rd3 Ra1 Rh1 Ee5 Mf6 Hb4 Hg5 Cc2");
                places(ARIMAA_SILVER, "rc6 ra8 rh8 rb8 ed6 me6 ha5 hh4 cf3");
                break;
        case 2:
                arimaa_endless_deal(&chance, &deal);
                begin_dealt(which % 8 == 2 ? endless : endless_dicey, deal);
                break;
        default:
                begin_from(which % 8 == 3 ? standard : standard_dicey,
                           silver_to_move(given_pieces("Ea1 Rh2 Hc3 ea8 rh7 dd6 cd5")));
        }
}

static void trees_of_every_kind_go_round(void **state)
{
        for (int which = 0; which < 160; which++) {
                begin_any(which);
                original = arimaa_record_create(game);
                assert_non_null(original);
                game = NULL;
                any_tree(1 + any(60));
                goes_round();
                put_all_away(state);
        }
}

/* ---- Files, where there are some beside the tree ---- */

/* Every game of the file that is good goes round; how many there are. */
static int file_goes_round(const char *path)
{
        FILE *file = fopen(path, "r");
        struct arimaa_reader *reader;
        int games = 0;

        assert_non_null(file);
        reader = arimaa_reader_create(file);
        assert_non_null(reader);
        while ((original = arimaa_reader_next(reader)) != NULL) {
                if (original->error.problem == ARIMAA_RECORD_OK) {
                        goes_round();
                        games++;
                }
                arimaa_record_destroy(original);
        }
        arimaa_reader_destroy(reader);
        fclose(file);
        return games;
}

static int directory_goes_round(const char *directory)
{
        DIR *listing = opendir(directory);
        const struct dirent *entry;
        char path[1200];
        int games = 0;

        while (listing != NULL && (entry = readdir(listing)) != NULL) {
                snprintf(path, sizeof path, "%s/%s", directory, entry->d_name);
                if (entry->d_name[0] != '.' && strcmp(entry->d_name, "expected.tsv") != 0)
                        games += file_goes_round(path);
        }
        if (listing != NULL)
                closedir(listing);
        return games;
}

/* The data is kept beside the tree, and need not be there. */
static void files_go_round(void **state)
{
        static const char *const names[] = { "games", "odd", "positions" };
        static const char *const files[] = { "archive.tsv", "abstractplay-1.json",
                                             "abstractplay-2.json",
                                             "abstractplay-4.json" };
        const char *source = getenv("srcdir");
        char path[900];

        (void)state;
        for (size_t i = 0; source != NULL && i < sizeof names / sizeof *names; i++) {
                snprintf(path, sizeof path, "%s/../shared/data/%s", source, names[i]);
                directory_goes_round(path);
        }
        for (size_t i = 0; source != NULL && i < sizeof files / sizeof *files; i++) {
                FILE *there;

                snprintf(path, sizeof path, "%s/../shared/data/%s", source, files[i]);
                there = fopen(path, "r");
                if (there == NULL)
                        continue;
                fclose(there);
                assert_true(file_goes_round(path) > 0);
        }
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(trees_of_every_kind_go_round, put_all_away),
        cmocka_unit_test_teardown(files_go_round, put_all_away),
};

RUN(tests)
