/* The help: it fits on every page, and what it shows of the game is true. */

#include "../given.h"
#include "../unit.h"

#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "notation/board.h"
#include "notation/lightvector.h"
#include "notation/placement.h"
#include "notation/steps.h"
#include "play/help_page.h"

static struct help_page page;

static int columns_of(const char *text, size_t length)
{
        wchar_t wide[400];
        char copy[400];
        int columns;

        assert_true(length < sizeof copy);
        memcpy(copy, text, length);
        copy[length] = '\0';
        assert_true(mbstowcs(wide, copy, 400) < 400);
        columns = wcswidth(wide, 400);
        assert_true(columns >= 0); /* printable, every character */
        return columns;
}

/* The topic as it is printed; the caller frees it. */
static char *printed(const char *topic, int width)
{
        char *text = NULL;
        size_t size = 0;
        FILE *out = open_memstream(&text, &size);

        assert_non_null(out);
        help_page_make(&page, help_topic_named(topic), width, NULL, NULL);
        help_page_print(&page, out);
        fclose(out);
        help_page_free(&page);
        return text;
}

static void has(const char *topic, const char *part)
{
        char *text = printed(topic, 80);

        if (strstr(text, part) == NULL)
                fail_msg("the topic %s has no \"%s\":\n%s", topic, part, text);
        free(text);
}

/* ---- Pages ---- */

/* The letters of a text that are no blanks, on the lines of a page and in all. */
static size_t letters(const char *text, size_t length)
{
        size_t count = 0;

        for (size_t i = 0; i < length; i++)
                count += text[i] != ' ' && text[i] != '\n';
        return count;
}

static size_t letters_of_entries(void)
{
        size_t count = 0;

        for (int i = 0; i < page.entry_count; i++) {
                const struct help_entry *entry = &page.entries[i];

                count += letters(entry->left, strlen(entry->left)) +
                         letters(entry->text, strlen(entry->text)) +
                         letters(entry->steps, strlen(entry->steps));
        }
        return count;
}

static void fits(int topic, int width)
{
        size_t shown = 0;

        help_page_make(&page, topic, width, NULL, NULL);
        for (int i = 0; i < page.line_count; i++) {
                int end = 0;

                for (int j = 0; j < page.lines[i].count; j++) {
                        const struct help_piece *piece = &page.lines[i].pieces[j];

                        assert_true(piece->column >= end);
                        end = piece->column + columns_of(piece->text, piece->length);
                        shown += letters(piece->text, piece->length);
                }
                if (end > width)
                        fail_msg("%s at %d columns: row %d has %d",
                                 help_topics[topic].name, width, i, end);
        }
        assert_int_equal(shown, letters_of_entries());
        help_page_free(&page);
}

static void every_topic_fits_in_whole(void **state)
{
        (void)state;
        for (int topic = 0; topic < help_topic_count; topic++)
                for (int width = HELP_WIDTH_LEAST; width <= 120; width++)
                        fits(topic, width);
}

static void topics_are_found_by_their_beginnings(void **state)
{
        (void)state;
        for (int i = 0; i < help_topic_count; i++)
                assert_int_equal(help_topic_named(help_topics[i].name), i);
        assert_int_equal(help_topic_named("light"), help_topic_named("lightvector"));
        assert_int_equal(help_topic_named("s"), -1); /* start, settings, ... */
        assert_int_equal(help_topic_named("chess"), -1);
}

static void every_topic_is_in_the_list_with_its_title(void **state)
{
        (void)state;
        for (int i = 1; i < help_topic_count; i++) {
                assert_true(help_topics[i].text->count > 0);
                has("topics", help_topics[i].name);
                has("topics", help_topics[i].title);
                has(help_topics[i].name, help_topics[i].title);
        }
}

static void list_one(struct help_page *its, const char *list, const void *context)
{
        assert_string_equal(context, "context");
        assert_string_equal(list, "settings");
        help_page_add(its, HELP_ITEM, "ascii", "draws with ASCII");
}

static void a_list_of_the_face_stands_in_its_place(void **state)
{
        (void)state;
        help_page_make(&page, help_topic_named("settings"), 80, list_one, "context");
        assert_string_equal(page.entries[2].left, "ascii"); /* after title and text */
        assert_true(page.entry_count > 3);
        help_page_free(&page);
}

static void short_lines_and_long_ones(void **state)
{
        char *text = printed("reading", 40);

        (void)state;
        assert_non_null(strstr(text, "\n  https://en.wikibooks.org/wiki/Arimaa\n"
                                     "              The Wikibook"));
        free(text);
}

/* ---- What is drawn and typed ---- */

/* The resolver, and the board drawn last. */
static struct arimaa_resolver *resolver;
static struct arimaa_position shown;

/* An army of each side that could stand so in a game between two turns. */
static void is_legal(const struct arimaa_position *position)
{
        struct arimaa_position copy = *position;

        for (int side = 0; side < ARIMAA_SIDES; side++) {
                for (int kind = 0; kind < ARIMAA_KINDS; kind++)
                        assert_true(arimaa_count(position->pieces[side][kind]) <=
                                    arimaa_army((enum arimaa_kind)kind));
                assert_true(position->pieces[side][ARIMAA_RABBIT]);
        }
        assert_false(position->pieces[ARIMAA_GOLD][ARIMAA_RABBIT] & ARIMAA_RANK(8));
        assert_false(position->pieces[ARIMAA_SILVER][ARIMAA_RABBIT] & ARIMAA_RANK(1));
        assert_int_equal(arimaa_traps_apply(&copy), 0);
}

static void read_board(const struct help_row *row)
{
        shown = given_pieces(row->left);
        if (row->text != NULL)
                shown = silver_to_move(shown);
        is_legal(&shown);
}

static bool read_steps(const char *text, enum arimaa_notation notation,
                       struct arimaa_turn *turn)
{
        struct arimaa_text_error error;
        struct arimaa_refusal refusal;

        return notation == ARIMAA_NOTATION_LEGACY
                       ? arimaa_legacy_read(&shown, ARIMAA_TURN_STEPS, text, strlen(text),
                                            turn, &error, &refusal)
                       : arimaa_official_read(&shown, ARIMAA_TURN_STEPS, text,
                                              strlen(text), turn, &error, &refusal);
}

/* The board after the steps, all of them written with what they capture. */
static struct arimaa_position after(const char *steps, int *count)
{
        struct arimaa_position board = shown;
        char written[ARIMAA_STEPS_SIZE];
        struct arimaa_turn turn;

        if (!read_steps(steps, ARIMAA_NOTATION_OFFICIAL, &turn))
                fail_msg("%s cannot be played", steps);
        arimaa_official_write(&turn, written);
        assert_string_equal(written, steps);
        *count = turn.count;
        assert_true(arimaa_turn_make(&board, ARIMAA_TURN_STEPS, &turn, NULL));
        return board;
}

static struct arimaa_turn turn_of(const char *move, bool *ambiguous)
{
        enum arimaa_notation notation = arimaa_notation_of(move, strlen(move));
        struct arimaa_answer answer;
        struct arimaa_turn turn = { .count = 0 };

        *ambiguous = false;
        if (notation != ARIMAA_NOTATION_LIGHTVECTOR) {
                if (!read_steps(move, notation, &turn))
                        fail_msg("%s cannot be read", move);
                return turn;
        }
        answer = arimaa_lightvector_resolve(resolver, &shown, ARIMAA_TURN_STEPS, move,
                                            strlen(move));
        *ambiguous = answer.resolution == ARIMAA_AMBIGUOUS;
        if (!*ambiguous && answer.resolution != ARIMAA_RESOLVED)
                fail_msg("%s does not resolve", move);
        return *ambiguous ? turn : answer.candidates[0].turn;
}

/* Which of several orders of its steps a resolved turn has is the resolver's affair. */
static void try_example(const struct help_row *row)
{
        bool ambiguous;
        struct arimaa_turn turn = turn_of(row->left, &ambiguous);
        struct arimaa_position told, played;
        char text[ARIMAA_STEPS_SIZE];
        int count, same;

        assert_int_equal(ambiguous, strcmp(row->steps, "?") == 0);
        if (ambiguous)
                return;
        arimaa_official_write(&turn, text);
        told = after(row->steps, &count);
        played = after(text, &same);
        if (count != same || !arimaa_same_board(&told, &played))
                fail_msg("%s is %s, and not %s", row->left, text, row->steps);
}

static void every_example_is_the_turn_that_it_says(void **state)
{
        int tried = 0;

        (void)state;
        resolver = arimaa_resolver_create();
        for (int i = 0; i < help_topic_count; i++)
                for (size_t j = 0; j < help_topics[i].text->count; j++) {
                        const struct help_row *row = &help_topics[i].text->rows[j];

                        if (row->kind == HELP_BOARD)
                                read_board(row);
                        else if (row->kind == HELP_EXAMPLE)
                                try_example(row), tried++;
                }
        arimaa_resolver_destroy(resolver);
        assert_true(tried >= 20);
}

/* The lines of a topic as one text, from a line on to the last beside it. */
static size_t lines_from(const struct help_rows *text, size_t row, char *lines,
                         size_t size)
{
        lines[0] = '\0';
        for (; row < text->count && text->rows[row].kind == HELP_LINE; row++) {
                assert_true(strlen(lines) + strlen(text->rows[row].left) + 2 < size);
                strcat(strcat(lines, text->rows[row].left), "\n");
        }
        return row;
}

static void the_positions_are_read_in_all_their_forms(void **state)
{
        const struct help_rows *text = help_topics[help_topic_named("positions")].text;
        struct arimaa_position forms[3];
        int count = 0;

        (void)state;
        for (size_t i = 0; i < text->count; i++) {
                char lines[ARIMAA_BOARD_SIZE];
                struct arimaa_board_text board;
                struct arimaa_text_error error;

                if (text->rows[i].kind != HELP_LINE)
                        continue;
                i = lines_from(text, i, lines, sizeof lines);
                assert_true(count < 3);
                if (!arimaa_board_read(lines, strlen(lines), &board, &error))
                        fail_msg("no position:\n%s", lines);
                forms[count++] = board.position;
        }
        assert_int_equal(count, 3);
        is_legal(&forms[1]);
        assert_int_equal(arimaa_count(arimaa_occupied(&forms[1])), 32);
        assert_int_equal(forms[2].at[square("c6")], ARIMAA_NO_PIECE);
        assert_int_equal(forms[2].at[square("e6")],
                         arimaa_piece(ARIMAA_SILVER, ARIMAA_ELEPHANT));
}

static void can_be_placed(const char *topic, enum arimaa_setup_rule rule,
                          const char *pieces)
{
        struct arimaa_placement placement;
        struct arimaa_text_error error;
        struct arimaa_refusal refusal;
        struct arimaa_position empty;

        has(topic, pieces);
        arimaa_position_clear(&empty);
        assert_true(arimaa_placement_read(ARIMAA_GOLD, pieces, strlen(pieces), &placement,
                                          &error));
        if (rule == ARIMAA_STANDARD)
                arimaa_fill_rabbits(&placement);
        assert_true(arimaa_setup_check(&empty, rule, &placement, &refusal));
}

static void the_setups_can_be_placed(void **state)
{
        (void)state;
        can_be_placed("setup", ARIMAA_STANDARD, "Ee2 Md2 Hb2 Hg2 Cc2 Cf2 Dd1 De1");
        can_be_placed("handicaps", ARIMAA_FREESTYLE,
                      "Ee2 Hb2 Hg2 Cc2 Cf2 Dd1 De1 Ra2 Ra1 Rb1 Rc1 Rf1 Rg1 Rh1 Rh2");
}

static void the_named_setups_are_those_of_the_rules(void **state)
{
        (void)state;
        has("setup", "2 R H C M E C H R\n  1 R R R D D R R R\n");
        has("setup", "8 r r r d d r r r\n  7 r h c m e c h r\n");
        has("setup", "2 H M R D E R C H\n  1 R C R R D R R R\n");
}

/* Asserted as rules.md, "Positions to test with", has them. */
static void harlog_is_reckoned(void **state)
{
        (void)state;
        has("harlog", "    1.00                a rabbit\n");
        has("harlog", "    1.40                a cat\n");
        has("harlog", "    2.13                a dog\n");
        has("harlog", "    3.64                a horse\n");
        has("harlog", "    6.48                the camel\n");
        has("harlog", "   22.04                the elephant\n");
        has("harlog", "    2.13                two rabbits\n");
        has("harlog", "    4.40                both dogs\n");
        has("harlog", "    7.50                the camel and a rabbit\n");
}

static void whose_game_it_is(void **state)
{
        (void)state;
        has("reading", "Aamir and Omar Syed");
        has("reading", "Arimaa Public License");
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_topic_fits_in_whole),
        cmocka_unit_test(topics_are_found_by_their_beginnings),
        cmocka_unit_test(every_topic_is_in_the_list_with_its_title),
        cmocka_unit_test(a_list_of_the_face_stands_in_its_place),
        cmocka_unit_test(short_lines_and_long_ones),
        cmocka_unit_test(every_example_is_the_turn_that_it_says),
        cmocka_unit_test(the_positions_are_read_in_all_their_forms),
        cmocka_unit_test(the_setups_can_be_placed),
        cmocka_unit_test(the_named_setups_are_those_of_the_rules),
        cmocka_unit_test(harlog_is_reckoned),
        cmocka_unit_test(whose_game_it_is),
};

RUN(tests)
