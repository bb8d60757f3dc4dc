/* A record is walked through and annotated, through the state alone. */

#include "../unit.h"
#include "at_app.h"

#include <limits.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char home[64], path[96];

/* A game of eight plies with a capture in its last turn. */
static const char game[] =
        "[Gold \"Anna\"]\n[Silver \"Bela\"]\n\n"
        "1g Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2\n"
        "1s ra7 hb7 cc7 md7 ee7 cf7 hg7 rh7 ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8\n"
        "2g Ee2n Ee3n Hb2n Hb3n\n2s ee7s ee6s\n3g Md2n\n3s md7s\n"
        "4g Hb4n Hb5n\n4s hg7s\n*\n";

static void write_file(const char *text)
{
        FILE *file = fopen(path, "w");

        assert_non_null(file);
        fputs(text, file);
        fclose(file);
}

static void file_has(const char *part)
{
        char text[4096];
        FILE *file = fopen(path, "r");
        size_t length;

        assert_non_null(file);
        length = fread(text, 1, sizeof text - 1, file);
        text[length] = '\0';
        fclose(file);
        if (strstr(text, part) == NULL)
                fail_msg("the file has no \"%s\": %s", part, text);
}

static bool begin_with(enum ui_opening opening)
{
        const struct ui_options options = { .opening = opening, .file = path };

        return app_open(&app) && app_begin(&app, &options);
}

static int begin_study(void **state)
{
        (void)state;
        strcpy(home, "/tmp/keysteps-study-XXXXXX");
        if (mkdtemp(home) == NULL || setenv("XDG_STATE_HOME", home, 1) != 0)
                return -1;
        snprintf(path, sizeof path, "%s/game.pgn", home);
        write_file(game);
        return !begin_with(UI_REPLAY);
}

static int end_study(void **state)
{
        char command[128];

        (void)state;
        app_close(&app);
        snprintf(command, sizeof command, "rm -rf %s", home);
        return system(command) == 0 ? 0 : -1;
}

/* ---- Words for the tests ---- */

static void presses(const char *keys)
{
        for (; *keys != '\0'; keys++)
                assert_true(app_key(&app, *keys, ""));
}

static void is_at(int ply)
{
        assert_int_equal(app.at.ply, ply);
}

static void stands(char letter, int file, int rank)
{
        struct arimaa_position position = moment_position(&app.at, app_game(&app));
        const char *letters = "RCDHMErcdhme";
        int piece = position.at[8 * (rank - 1) + file - 'a'];

        assert_int_not_equal(piece, ARIMAA_NO_PIECE);
        assert_non_null(strchr(letters, letter));
        assert_int_equal(arimaa_kind_of(piece),
                         (strchr(letters, letter) - letters) % ARIMAA_KINDS);
}

static void comment_is(const char *text)
{
        const char *comment = arimaa_node_comment(app_record(&app), app_node(&app),
                                                  ARIMAA_COMMENT_BEHIND);

        if (text == NULL)
                assert_null(comment);
        else
                assert_string_equal(comment, text);
}

/* The rows of the tree, as "label depth, label depth". */
static void rows_are(int count, const int depths[])
{
        assert_int_equal(app.outline.count, count);
        for (int i = 0; i < count; i++)
                assert_int_equal(app.outline.rows[i].depth, depths[i]);
}

/* ---- Variations ---- */

static void a_typed_move_becomes_a_variation(void **state)
{
        (void)state;
        is_at(2);
        enters("Ee3");
        is_at(3);
        stands('E', 'e', 3);
        rows_are(9, (int[]){ 0, 0, 0, 1, 0, 0, 0, 0, 0 });
        assert_true(app.study->changed);
}

static void the_move_that_is_there_is_gone_to(void **state)
{
        (void)state;
        enters("Ee4 Hb4");
        is_at(3);
        assert_false(app.study->changed);
        assert_int_equal(app.outline.count, 8);
}

static void a_variation_goes_on_and_is_left(void **state)
{
        (void)state;
        enters("Ee3");
        enters("ed6");
        is_at(4);
        rows_are(10, (int[]){ 0, 0, 0, 1, 1, 0, 0, 0, 0, 0 });
        presses("|");
        is_at(3);
        stands('E', 'e', 4);
        presses("]");
        stands('E', 'e', 3);
        presses("[");
        stands('E', 'e', 4);
        presses(" ");
        is_at(4);
        stands('e', 'e', 5);
        presses("(");
        is_at(3);
}

static void variations_fold_and_unfold(void **state)
{
        (void)state;
        enters("Ee3");
        enters("ed6");
        presses("z");
        assert_int_equal(app.outline.count, 8);
        assert_int_equal(app.outline.rows[2].folded, 1);
        assert_int_equal(outline_row_of(&app.outline, app_record(&app), app_node(&app)),
                         2);
        presses("z");
        assert_int_equal(app.outline.count, 10);
}

static void a_variation_is_promoted_demoted_and_made_main(void **state)
{
        (void)state;
        enters("Ee3");
        enters(":promote");
        assert_int_equal(arimaa_node_index(app_record(&app), app_node(&app)), 0);
        is_refused(":promote");
        enters(":demote");
        assert_int_equal(arimaa_node_index(app_record(&app), app_node(&app)), 1);
        enters("ed6");
        enters(":main");
        assert_true(arimaa_node_on_main_line(app_record(&app), app_node(&app)));
        is_refused(":main");
}

static void what_is_deleted_can_be_restored(void **state)
{
        (void)state;
        presses("    ");
        enters(":comment here");
        presses("-");
        enters(":delete");
        is_at(4);
        assert_int_equal(app.outline.count, 4);
        enters(":undo");
        is_at(5);
        assert_int_equal(app.outline.count, 8);
        presses(" ");
        comment_is("here");
        enters(":redo");
        assert_int_equal(app.outline.count, 4);
        enters(":undo");
        enters(":undo");
        comment_is(NULL);
        is_refused(":undo");
}

static void a_turn_that_the_rules_forbid_is_none(void **state)
{
        (void)state;
        is_refused("Ee8");
        is_refused("Ee7");
        assert_false(app.study->changed);
}

/* The die of a turn that is there was rolled for all that could stand in its place; of
 * one at the end of a line it is the lowest that allows it. */
static void turns_with_a_die(void **state)
{
        (void)state;
        app_close(&app);
        write_file("[Variant \"Standard, Dicey Moves\"]\n\n"
                   "1g Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2\n"
                   "1s ra7 hb7 cc7 md7 ee7 cf7 hg7 rh7 ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8\n"
                   "2g Ee2n Ee3n {[%die 2]}\n*\n");
        assert_true(begin_with(UI_REPLAY));
        is_refused("Ee5");
        enters("Ee3 Md3");
        assert_int_equal(arimaa_node_ply(app_record(&app), app_node(&app))->roll, 2);
        enters("ed4");
        assert_int_equal(arimaa_node_ply(app_record(&app), app_node(&app))->roll, 4);
}

/* ---- Walking ---- */

static void to_comments_and_variations_and_no_further(void **state)
{
        (void)state;
        presses("  ");
        enters(":comment two");
        presses("  ");
        enters(":before six");
        enters(":start");
        presses("}");
        is_at(4);
        presses("}");
        is_at(6);
        assert_true(app_key(&app, '}', ""));
        says("no comment further on");
        is_at(6);
        presses("{");
        is_at(4);
        assert_true(app_key(&app, ')', ""));
        says("no variations further on");
}

static void to_captures(void **state)
{
        (void)state;
        assert_true(app_key(&app, '*', ""));
        says("no capture further on");
        enters("Cc2n"); /* the cat steps into the trap */
        presses("<*");
        is_at(3);
        presses(">#");
        is_at(3);
}

static void a_text_is_found_in_comments_moves_and_tags(void **state)
{
        (void)state;
        presses("  ");
        enters(":comment A Čáslav gambit");
        enters(":start");
        enters(":find čáslav");
        is_at(4);
        enters(":find md6");
        is_at(6);
        enters(":set notation official");
        enters(":find hb4 Ee4");
        is_at(3);
        enters(":find md7s");
        is_at(6);
        enters(":find BELA");
        says("Silver: Bela");
        is_refused(":find nowhere");
        is_at(6);
}

static void it_goes_on_by_itself_until_a_key(void **state)
{
        (void)state;
        enters(":play 3");
        assert_int_equal(app_delay(&app), 3000);
        app_tick(&app);
        is_at(3);
        presses("-");
        is_at(3);
        assert_int_equal(app_delay(&app), -1);
        enters(":play pace");
        while (app_delay(&app) >= 0)
                app_tick(&app);
        is_at(8);
        is_refused(":play");
}

/* A time that a comment tells behind a variation is the turn's, too. */
static void it_goes_on_at_the_pace_of_the_game(void **state)
{
        (void)state;
        app_close(&app);
        write_file(
                "[Position \"g [       r            e                               E   R"
                "       ]\"]\n\n2g Ee2n {[%emt 0:00:02]}\n2s ee6n\n(\n2s ee6w\n)\n"
                "3g {[%emt 0:00:05.250]}\n*\n");
        assert_true(begin_with(UI_REPLAY));
        enters(":play pace");
        assert_int_equal(app_delay(&app), 2000);
        app_tick(&app);
        assert_int_equal(app_delay(&app), 5250);
        app_tick(&app);
        assert_int_equal(app_delay(&app), -1);
}

/* What looks like a mark in a file is a text where it is a comment. */
static void a_comment_is_what_was_typed(void **state)
{
        static const char *const comments[] = { "[%rest] of it", "[%trusted]", "[%die 3]",
                                                "[%emt 0:00:09]", "[%unread] all" };

        (void)state;
        for (size_t i = 0; i < sizeof comments / sizeof *comments; i++) {
                char command[80];

                app_close(&app);
                write_file(game);
                assert_true(begin_with(UI_REPLAY));
                enters(":go 3g");
                snprintf(command, sizeof command, ":comment %s", comments[i]);
                enters(command);
                enters(":save");
                app_close(&app);
                assert_true(begin_with(UI_REPLAY));
                enters(":go 3g");
                comment_is(comments[i]);
                assert_int_equal(app_record(&app)->warning_count, 0);
                assert_int_equal(arimaa_game_plies(app_game(&app)), 8);
        }
}

/* ---- Annotation ---- */

static void comments_keep_their_commands(void **state)
{
        (void)state;
        presses(" ");
        enters(":comment [%clk 0:10:00] first");
        enters(":comment second");
        comment_is("second [%clk 0:10:00]");
        enters(":comment!");
        comment_is("[%clk 0:10:00]");
}

static void a_long_comment_goes_to_the_editor(void **state)
{
        (void)state;
        presses(" ");
        enters(":comment short");
        enters(":comment");
        assert_int_equal(app.request.kind, REQUEST_EDITOR);
        assert_string_equal(app.request.text, "short");
        app_edited(&app, NULL);
        comment_is("short");
        app_edited(&app, "two\nlines");
        comment_is("two\nlines");
}

static void glyphs_and_tags(void **state)
{
        (void)state;
        is_refused(":glyph !!!");
        presses(" ");
        enters(":glyph !?");
        assert_int_equal(arimaa_node_glyph(app_record(&app), app_node(&app), 0), 5);
        enters(":glyph");
        assert_int_equal(arimaa_node_glyphs(app_record(&app), app_node(&app)), 0);
        enters(":tag Event Spring Open");
        assert_string_equal(arimaa_record_tag(app_record(&app), "Event"), "Spring Open");
        enters(":tag Event");
        assert_null(arimaa_record_tag(app_record(&app), "Event"));
}

static void a_game_being_played_is_not_annotated(void **state)
{
        (void)state;
        enters(":playon");
        assert_true(app_is_playing(&app));
        is_at(2);
        is_refused(":comment no");
        says(":study");
        enters("Ee3");
        enters(":resign");
        presses("y");
        enters(":study");
        enters("ed6"); /* what could have been */
        is_at(4);
        presses("-");
        enters(":comment yes");
        comment_is("yes");
}

/* ---- Files ---- */

static void saved_in_the_file_it_came_from(void **state)
{
        (void)state;
        enters(":tag Event Open");
        is_refused(":quit");
        says("in no file");
        enters(":save");
        says("saved");
        enters(":quit");
        app_close(&app);
        assert_true(begin_with(UI_REPLAY));
        assert_string_equal(arimaa_record_tag(app_record(&app), "Event"), "Open");
}

static void no_other_format_is_written_over_unasked(void **state)
{
        char command[96];

        (void)state;
        app_close(&app);
        snprintf(path, sizeof path, "%s/game.txt", home);
        write_file(game);
        assert_true(begin_with(UI_REPLAY));
        enters("Ee3");
        is_refused(":save");
        says("another format");
        snprintf(command, sizeof command, ":save %s/new.legacy", home);
        enters(command);
        says("without variations");
        assert_true(app.study->changed);
        enters(":save!");
        assert_false(app.study->changed);
        enters(":tag Event Open");
        enters(":save");
}

static void what_the_game_itself_tells_is_not_set_as_a_tag(void **state)
{
        static const char *const made[] = {
                ":tag Result 1-0",    ":tag ResultCode g", ":tag ReasonCode g",
                ":tag PlyCount 3",    ":tag Variant Free", ":tag Position x",
                ":tag Notation mine", ":tag Result",
        };

        (void)state;
        for (size_t i = 0; i < sizeof made / sizeof *made; i++) {
                is_refused(made[i]);
                says("is made from the game itself");
        }
        assert_false(app.study->changed);
        enters(":tag Round 3");
}

static void a_tag_has_a_name_that_can_be_written(void **state)
{
        (void)state;
        is_refused(":tag Gold-Elo 1800");
        says("Gold-Elo is no name of a tag");
        is_refused(":tag Événement Open");
        is_refused(":tag Gold-Elo");
        assert_false(app.study->changed);
        enters(":tag My_2nd Open");
        arimaa_record_set_tag(app_record(&app), "time-limit", "1 day");
        enters(":tag time-limit"); /* another program's: it may go */
        assert_null(arimaa_record_tag(app_record(&app), "time-limit"));
}

/* Somebody else's annotation, in the file or in another one in its place. */
static void somebody_writes(const char *text)
{
        remove(path);
        write_file(text);
}

static void what_somebody_else_saved_is_not_written_over_unasked(void **state)
{
        (void)state;
        enters(":tag Event Open");
        somebody_writes("[Event \"Theirs\"]\n\n*\n");
        is_refused(":save");
        says("has been changed since");
        says(":save! writes over it");
        file_has("Theirs");
        assert_true(app.study->changed);
        enters(":save!");
        file_has("Open");
        enters(":tag Event Closed");
        enters(":save"); /* what it is now is known */
        file_has("Closed");
        somebody_writes(game);
        enters(":tag Event Late");
        is_refused(":save");
}

static void a_file_that_is_gone_is_written_anew(void **state)
{
        (void)state;
        enters(":tag Event Open");
        remove(path);
        enters(":save");
        file_has("Open");
}

static void a_file_changed_between_two_sessions_is_known_as_such(void **state)
{
        (void)state;
        enters(":tag Event Open");
        app_leave(&app, true);
        app_close(&app);
        somebody_writes("[Event \"Theirs\"]\n\n*\n");
        assert_true(begin_with(UI_START));
        enters(":continue");
        assert_null(arimaa_record_tag(app_record(&app), "JournalMark"));
        is_refused(":save");
        says("has been changed since");
        enters(":save!");
        file_has("Open");
}

/* What we wrote ourselves, though not all of the record, is no change by others. */
static void writing_less_is_no_change_by_others(void **state)
{
        (void)state;
        app_close(&app);
        snprintf(path, sizeof path, "%s/game.legacy", home);
        write_file(strstr(game, "1g"));
        assert_true(begin_with(UI_REPLAY));
        enters(":comment yes");
        enters(":save!");
        says("without variations");
        is_refused(":save");
        says("another format");
}

static void changes_outlive_the_program(void **state)
{
        (void)state;
        presses(" ");
        enters(":tag Event Open");
        app_leave(&app, true); /* as when the terminal goes */
        app_close(&app);
        assert_true(begin_with(UI_START));
        assert_int_equal(app.start.game_count, 1);
        assert_non_null(strstr(app.start.rows[0].label, "game.pgn"));
        enters(":continue");
        assert_string_equal(arimaa_record_tag(app_record(&app), "Event"), "Open");
        assert_null(arimaa_record_tag(app_record(&app), "JournalOf"));
        is_refused(":quit");
        enters(":save");
        enters(":new");
        app_close(&app);
        assert_true(begin_with(UI_START));
        assert_int_equal(app.start.game_count, 0);
}

/* The journal knows where the last change was. */
static void where_one_was_outlives_the_program(void **state)
{
        arimaa_node node;

        (void)state;
        enters("Ee3");
        enters("ed6");
        enters(":comment here");
        app_leave(&app, true);
        app_close(&app);
        assert_true(begin_with(UI_START));
        enters(":continue");
        comment_is("here");
        node = app_node(&app);
        assert_int_equal(arimaa_node_depth(app_record(&app), node), 4);
        node = arimaa_node_parent(app_record(&app), node);
        assert_int_equal(arimaa_node_index(app_record(&app), node), 1);
        assert_null(arimaa_record_tag(app_record(&app), "JournalNode"));
}

/* The path of the one journal that is not in use. */
static void only_journal(char *name, size_t size)
{
        struct journal_list journals = journal_interrupted();

        assert_int_equal(journals.count, 1);
        snprintf(name, size, "%s", journals.entries[0].path);
        journal_list_free(&journals);
}

/* Cut off wherever it is, the journal is said to be damaged and stays as it is. */
static void what_is_damaged_is_shown_and_stays(void **state)
{
        char journal[PATH_MAX], file[PATH_MAX];
        struct stat status;

        (void)state;
        enters(":tag Event Open");
        app_leave(&app, true);
        app_close(&app);
        only_journal(journal, sizeof journal);
        assert_int_equal(stat(journal, &status), 0);
        assert_int_equal(
                truncate(journal, status.st_size - (off_t)strlen("4s hg7s\n*\n")), 0);
        assert_true(begin_with(UI_START));
        assert_non_null(strstr(app.start.rows[0].label, "Damaged at 4s"));
        enters(":continue");
        says("good up to here");
        assert_int_equal(arimaa_game_plies(app_game(&app)), 7);
        assert_string_equal(arimaa_record_tag(app_record(&app), "Event"), "Open");
        assert_null(arimaa_record_tag(app_record(&app), "JournalOf"));
        snprintf(file, sizeof file, ":save %s/good.pgn", home);
        enters(file);
        app_close(&app);
        assert_true(begin_with(UI_START));
        assert_int_equal(app.start.game_count, 1);
        assert_int_equal(stat(journal, &status), 0);
}

static void changes_that_are_not_wanted_go(void **state)
{
        (void)state;
        enters(":tag Event Open");
        enters(":new!");
        app_close(&app);
        assert_true(begin_with(UI_START));
        assert_int_equal(app.start.game_count, 0);
}

static void copied_into_a_file(void **state)
{
        char command[160], text[160];
        FILE *file;

        (void)state;
        presses(" ");
        is_refused(":copy move");
        snprintf(command, sizeof command, ":copy move official %s/move", home);
        enters(command);
        is_refused(command);
        snprintf(text, sizeof text, "%s/move", home);
        file = fopen(text, "r");
        assert_non_null(file);
        assert_non_null(fgets(text, sizeof text, file));
        fclose(file);
        assert_string_equal(text, "Ee2n Ee3n Hb2n Hb3n\n");
        enters(":set clipboard");
        enters(":copy position short");
        assert_int_equal(app.request.kind, REQUEST_CLIPBOARD);
        assert_non_null(strstr(app.request.text, "["));
        enters(":copy line legacy");
        assert_non_null(strstr(app.request.text, "2g Ee2e3, Ee3e4"));
}

/* ---- Lists ---- */

static void work(void)
{
        while (app_is_busy(&app))
                app_work(&app);
}

static void a_file_of_several_games_is_a_list(void **state)
{
        char text[4 * sizeof game];

        (void)state;
        snprintf(text, sizeof text, "%s\n%s\n[Gold \"Cyril\"]\n%s", game, game,
                 strchr(game, '\n') + 1);
        write_file(text);
        app_close(&app);
        assert_true(begin_with(UI_REPLAY));
        assert_int_equal(app.place, AT_GAMES);
        work();
        assert_int_equal(app.games.count, 3);
        enters(":find cyril");
        assert_int_equal(app.games.selected, 2);
        enters("");
        work();
        assert_int_equal(app.place, AT_BOARD);
        assert_string_equal(arimaa_record_tag(app_record(&app), "Gold"), "Cyril");
        enters(":tag Event Open");
        is_refused(":save");
        is_refused(":games");
        enters(":undo");
        enters(":games!");
        presses("q");
        assert_int_equal(app.place, AT_BOARD);
}

/* Enough games that they are not read at once. */
static void a_long_list_can_be_broken_off(void **state)
{
        FILE *file = fopen(path, "w");

        (void)state;
        assert_non_null(file);
        for (int i = 0; i < 3000; i++)
                fputs(game, file);
        fclose(file);
        app_close(&app);
        assert_true(begin_with(UI_REPLAY));
        assert_int_equal(app.games.count, 2);
        assert_true(app_is_busy(&app));
        app_work(&app);
        presses("q");
        assert_false(app_is_busy(&app));
        assert_int_equal(app.place, AT_GAMES);
        assert_false(app.games.complete);
        presses("q");
        assert_int_equal(app.place, AT_BOARD);
        presses("l");
        assert_true(app_is_busy(&app));
        work();
        assert_int_equal(app.games.count, 3000);
        presses(">");
        enters("");
        app_cancel(&app);
        assert_false(app_is_busy(&app));
        assert_int_equal(app.place, AT_GAMES);
        enters("");
        work();
        assert_int_equal(app.place, AT_BOARD);
        assert_int_equal(app.game_index, 2999);
}

#define test(function) cmocka_unit_test_setup_teardown(function, begin_study, end_study)

static const struct CMUnitTest tests[] = {
        test(a_typed_move_becomes_a_variation),
        test(the_move_that_is_there_is_gone_to),
        test(a_variation_goes_on_and_is_left),
        test(variations_fold_and_unfold),
        test(a_variation_is_promoted_demoted_and_made_main),
        test(what_is_deleted_can_be_restored),
        test(a_turn_that_the_rules_forbid_is_none),
        test(turns_with_a_die),
        test(to_comments_and_variations_and_no_further),
        test(to_captures),
        test(a_text_is_found_in_comments_moves_and_tags),
        test(it_goes_on_by_itself_until_a_key),
        test(it_goes_on_at_the_pace_of_the_game),
        test(a_comment_is_what_was_typed),
        test(comments_keep_their_commands),
        test(a_long_comment_goes_to_the_editor),
        test(glyphs_and_tags),
        test(a_game_being_played_is_not_annotated),
        test(saved_in_the_file_it_came_from),
        test(no_other_format_is_written_over_unasked),
        test(what_the_game_itself_tells_is_not_set_as_a_tag),
        test(a_tag_has_a_name_that_can_be_written),
        test(what_somebody_else_saved_is_not_written_over_unasked),
        test(a_file_that_is_gone_is_written_anew),
        test(a_file_changed_between_two_sessions_is_known_as_such),
        test(writing_less_is_no_change_by_others),
        test(changes_outlive_the_program),
        test(where_one_was_outlives_the_program),
        test(what_is_damaged_is_shown_and_stays),
        test(changes_that_are_not_wanted_go),
        test(copied_into_a_file),
        test(a_file_of_several_games_is_a_list),
        test(a_long_list_can_be_broken_off),
};
int main(void)
{
        setlocale(LC_ALL, "");
        return cmocka_run_group_tests(tests, NULL, NULL);
}
