/* What Tab offers while a move is typed: all that some legal turn does, and nothing
 * else. */
#include <stdlib.h>
#include <string.h>

#include "../given.h"
#include "../random_position.h"
#include "../unit.h"
#include "notation/board.h"
#include "notation/completions.h"
#include "notation/track.h"
#include "rules/turns.h"

static struct arimaa_resolver *resolver;
static struct arimaa_position position;
static struct arimaa_completions found;

static int open_resolver(void **state)
{
        (void)state;
        resolver = arimaa_resolver_create();
        return resolver == NULL;
}

static int close_resolver(void **state)
{
        (void)state;
        arimaa_resolver_destroy(resolver);
        return 0;
}

/* ---- What a player sees ---- */

static void typed(const char *text, int steps)
{
        arimaa_lightvector_completions(resolver, &position, steps, text, strlen(text),
                                       &found);
}

static const struct arimaa_completion *offered(const char *token)
{
        for (int i = 0; i < found.count; i++)
                if (strcmp(found.completions[i].token, token) == 0)
                        return &found.completions[i];
        return NULL;
}

/* The tokens offered, in their order. */
static void offers(const char *tokens)
{
        char all[sizeof found.completions] = "";

        for (int i = 0; i < found.count; i++)
                strcat(strcat(all, i > 0 ? " " : ""), found.completions[i].token);
        assert_string_equal(all, tokens);
}

static void draw(void)
{
        position = given("8 . . . . . . . .", /**/
                         "7 r . . . . . . .", /**/
                         "6 . . . . . . . .", /**/
                         "5 . . . . . . . .", /**/
                         "4 . . . d . . . .", /**/
                         "3 . . . E . . . .", /**/
                         "2 . . . . . . . .", /**/
                         "1 R . . . . . . .");
}

static void a_piece_becomes_where_it_can_end(void **state)
{
        (void)state;
        draw();
        typed("E", 1);
        /* c3 is a trap, and it may go there to be captured. */
        offers("Ed2 Ec3 Ee3 Ex Ed3");
        assert_int_equal(found.completions[0].steps, 1);
        assert_false(offered("Ed3")->whole);
}

static void shorter_turns_come_first(void **state)
{
        (void)state;
        draw();
        typed("E", 2);
        assert_int_equal(offered("Ed4")->steps, 2);
        assert_true(offered("Ee3") < offered("Ed4"));
        assert_true(offered("Ed4") < offered("Ed3"));
}

static void a_file_leaves_the_ranks(void **state)
{
        (void)state;
        draw();
        typed("Ee", 2);
        offers("Ee3 Ee2 Ee4");
}

static void a_piece_on_its_square_goes_somewhere(void **state)
{
        (void)state;
        draw();
        typed("dd4", 2);
        /* Pulled to d3, or pushed; or left where it is by a turn of others. */
        offers("dd4d3 dd4c4 dd4e4 dd4d5 dd4d4");
}

static void a_letter_may_be_a_file(void **state)
{
        (void)state;
        draw();
        typed("d", 1);
        /* The dog, which one step cannot move, and what stands on the file. */
        offers("d3 dd4 d4");
        typed("a", 1);
        offers("a1 a7");
}

static void tokens_before_are_kept_to(void **state)
{
        (void)state;
        draw();
        typed("Ed4 d", 2);
        assert_non_null(offered("dd5"));
        assert_null(offered("dd3"));
        typed("Ed5 E", 1);
        offers("");
        assert_int_equal(found.start, 4);
}

static void nothing_follows_what_is_no_beginning(void **state)
{
        static const char *const texts[] = {
                "", "Ee4 ", "q", "Ed3d4n", "9", "Ennx", "d9"
        };

        (void)state;
        draw();
        for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
                typed(texts[i], 4);
                offers("");
        }
}

/* ---- Every turn gone through ---- */

enum { TURNS_MOST = 60000 };

static struct tracks *turns;
static int turn_count;

static bool note_turn(const struct arimaa_turn *turn, const struct arimaa_position *board,
                      void *context)
{
        (void)board, (void)context;
        turns[turn_count++] = tracks_of(turn);
        return turn_count < TURNS_MOST;
}

/* A piece went where the token says, or stayed so.  Directions are not in these tests. */
static bool holds(const struct arimaa_token *token, const struct tracks *tracks)
{
        arimaa_bitboard alone = arimaa_occupied(&position);

        for (int i = 0; i < tracks->count; i++) {
                const struct track *track = &tracks->piece[i];

                alone &= ~arimaa_bit(track->start);
                if (token_fits(token, track) &&
                    (token->property == ARIMAA_CAPTURED ? track->captured
                                                        : track->at == token->target))
                        return true;
        }
        if (token->property == ARIMAA_CAPTURED || !(alone & arimaa_bit(token->target)) ||
            (token->square != ARIMAA_NO_SQUARE && token->square != token->target))
                return false;
        return token->piece == ARIMAA_NO_PIECE ||
               token->piece == position.at[token->target];
}

static bool some_turn_does(const char *text)
{
        struct arimaa_tokens tokens;
        struct arimaa_text_error error;

        if (!arimaa_tokens_read(text, strlen(text), &tokens, &error))
                return false;
        for (int i = 0; i < turn_count; i++) {
                int held = 0;

                while (held < tokens.count && holds(&tokens.tokens[held], &turns[i]))
                        held++;
                if (held == tokens.count)
                        return true;
        }
        return false;
}

/* Whether a beginning can go on to a whole token by one square or x. */
static bool some_turn_goes_on(const char *text)
{
        char longer[64], name[3];

        for (int i = 0; i < ARIMAA_SQUARES; i++) {
                arimaa_square_name(i, name);
                strcat(strcpy(longer, text), name);
                if (some_turn_does(longer))
                        return true;
        }
        return some_turn_does(strcat(strcpy(longer, text), "x"));
}

/* The beginnings that are offered are of pieces where they stand. */
static bool is_where_one_stands(const char *token, size_t length)
{
        int piece = length == 3 ? arimaa_piece_read(token[0]) : ARIMAA_NO_PIECE;
        int there =
                length < 2 ? ARIMAA_NO_SQUARE : arimaa_square_read(token + length - 2);

        return there != ARIMAA_NO_SQUARE && length <= 3 &&
               position.at[there] != ARIMAA_NO_PIECE &&
               (length == 2 || position.at[there] == piece);
}

/* What follows the tokens `before` and this much of a token. */
static void compare(const char *before, const char *part, const char *added)
{
        char token[16], text[64];
        bool legal;

        strcat(strcpy(token, part), added);
        strcat(strcpy(text, before), token);
        legal = is_where_one_stands(token, strlen(token)) ? some_turn_goes_on(text)
                                                          : some_turn_does(text);
        if (legal != (offered(token) != NULL))
                fail_msg("'%s' is %s after '%s%s'", token, legal ? "missing" : "offered",
                         before, part);
}

static void compare_all(const char *before, const char *part, int steps)
{
        char text[64], name[3];
        size_t length = strlen(part);
        bool with_file = length == 4 || (length == 2 && part[1] > '9') ||
                         (length == 3 && part[2] > '9');

        typed(strcat(strcpy(text, before), part), steps);
        for (int i = 0; i < ARIMAA_SQUARES; i++) {
                arimaa_square_name(i, name);
                if (!with_file)
                        compare(before, part, name);
                else if (name[0] == part[length - 1])
                        compare(before, part, name + 1);
                if (length == 1 && name[0] == part[0])
                        compare(before, part, name + 1);
        }
        if (!with_file)
                compare(before, part, "x");
}

/* A piece of the board, named in one of the ways that can go on. */
static void name_a_piece(struct arimaa_random *random, char *part)
{
        arimaa_bitboard pieces = arimaa_occupied(&position);
        char name[3], letter[2] = "";

        for (int skip = arimaa_random_below(random, arimaa_count(pieces)); skip > 0;
             skip--)
                pieces &= pieces - 1;
        arimaa_square_name(arimaa_lowest(pieces), name);
        letter[0] = arimaa_piece_letter(position.at[arimaa_lowest(pieces)]);
        switch (arimaa_random_below(random, 6)) {
        case 0:
        case 1:
                strcpy(part, letter);
                break;
        case 2:
                strcpy(part, name);
                break;
        case 3:
                name[1] = '\0';
                strcpy(part, name);
                break;
        case 4:
                name[1] = '\0';
                strcat(strcpy(part, letter), name);
                break;
        default:
                strcat(strcpy(part, letter), name);
                break;
        }
}

static void write_goal(const struct tracks *tracks, char *text)
{
        struct arimaa_token token = { .piece = tracks->piece[0].piece,
                                      .square = ARIMAA_NO_SQUARE,
                                      .property = tracks->piece[0].captured
                                                          ? ARIMAA_CAPTURED
                                                          : ARIMAA_ENDS_ON,
                                      .target = tracks->piece[0].at };

        strcpy(text + arimaa_token_write(&token, text), " ");
}

/* A position in which all turns can be gone through; false when there are none. */
static bool find_turns(struct arimaa_random *random, int steps)
{
        do {
                position = random_position(random);
                turn_count = 0;
                arimaa_each_turn(&position, steps, note_turn, NULL);
        } while (turn_count == TURNS_MOST);
        return turn_count > 0;
}

static void compare_some(struct arimaa_random *random, int steps)
{
        char part[16], before[40] = "";

        for (int i = 0; i < 4; i++) {
                name_a_piece(random, part);
                compare_all(before, part, steps);
                write_goal(&turns[arimaa_random_below(random, turn_count)], before);
        }
}

static void all_and_nothing_else_is_offered(void **state)
{
        static const int positions[] = { 75, 75, 8, 6 }; /* by the steps of a turn */
        struct arimaa_random random = { 11 };

        (void)state;
        turns = malloc(TURNS_MOST * sizeof *turns);
        assert_non_null(turns);
        for (int steps = 1; steps <= 4; steps++)
                for (int i = 0; i < positions[steps - 1]; i++)
                        if (find_turns(&random, steps))
                                compare_some(&random, steps);
        free(turns);
}

static const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_piece_becomes_where_it_can_end),
        cmocka_unit_test(shorter_turns_come_first),
        cmocka_unit_test(a_file_leaves_the_ranks),
        cmocka_unit_test(a_piece_on_its_square_goes_somewhere),
        cmocka_unit_test(a_letter_may_be_a_file),
        cmocka_unit_test(tokens_before_are_kept_to),
        cmocka_unit_test(nothing_follows_what_is_no_beginning),
        cmocka_unit_test(all_and_nothing_else_is_offered),
};

int main(void)
{
        return cmocka_run_group_tests(tests, open_resolver, close_resolver);
}
