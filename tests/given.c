#include "given.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static _Noreturn void mistaken(const char *text)
{
        fprintf(stderr, "the test is wrong: cannot read '%s'\n", text);
        abort();
}

static int piece_of(char letter, const char *text)
{
        const char *found = letter ? strchr(ARIMAA_PIECE_LETTERS, letter) : NULL;

        if (found == NULL)
                mistaken(text);
        return (int)(found - ARIMAA_PIECE_LETTERS);
}

static void draw_rank(struct arimaa_position *position, int rank, const char *row)
{
        if (strlen(row) != strlen("8 . . . . . . . .") || row[0] != '0' + rank)
                mistaken(row);
        for (int file = 0; file < 8; file++) {
                char letter = row[2 + 2 * file];

                if (letter != '.' && letter != 'x')
                        arimaa_position_put(position, piece_of(letter, row),
                                            8 * (rank - 1) + file);
        }
}

struct arimaa_position given(const char *rank8, const char *rank7, const char *rank6,
                             const char *rank5, const char *rank4, const char *rank3,
                             const char *rank2, const char *rank1)
{
        const char *rows[] = { rank1, rank2, rank3, rank4, rank5, rank6, rank7, rank8 };
        struct arimaa_position position;

        arimaa_position_clear(&position);
        for (int rank = 1; rank <= 8; rank++)
                draw_rank(&position, rank, rows[rank - 1]);
        return position;
}

/* Read the next word of at most `size` - 1 characters; false when there is none. */
static bool next_word(const char **text, char *word, size_t size)
{
        size_t length;

        *text += strspn(*text, " ");
        length = strcspn(*text, " ");
        if (length == 0)
                return false;
        if (length >= size)
                mistaken(*text);
        memcpy(word, *text, length);
        word[length] = '\0';
        *text += length;
        return true;
}

int square(const char *name)
{
        if (strlen(name) != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8')
                mistaken(name);
        return 8 * (name[1] - '1') + name[0] - 'a';
}

struct arimaa_position given_pieces(const char *pieces)
{
        struct arimaa_position position;
        char word[4];

        arimaa_position_clear(&position);
        while (next_word(&pieces, word, sizeof word)) {
                int where = square(word + 1);

                if (position.at[where] != ARIMAA_NO_PIECE)
                        mistaken(word);
                arimaa_position_put(&position, piece_of(word[0], word), where);
        }
        return position;
}

struct arimaa_position silver_to_move(struct arimaa_position position)
{
        position.to_move = ARIMAA_SILVER;
        return position;
}

static struct arimaa_step step_of(const char *word)
{
        const char *directions = "nsew";
        const char *found = strlen(word) == 4 ? strchr(directions, word[3]) : NULL;
        char name[3] = { word[1], word[1] ? word[2] : '\0' };

        if (found == NULL)
                mistaken(word);
        return (struct arimaa_step){ (int8_t)piece_of(word[0], word), (int8_t)square(name),
                                     (uint8_t)(found - directions) };
}

struct arimaa_turn steps(const char *text)
{
        struct arimaa_turn turn = { .count = 0 };
        char word[5];

        while (next_word(&text, word, sizeof word)) {
                if (turn.count == ARIMAA_TURN_STEPS)
                        mistaken(word);
                turn.captures[turn.count] =
                        (struct arimaa_capture){ ARIMAA_NO_PIECE, ARIMAA_NO_SQUARE };
                turn.steps[turn.count++] = step_of(word);
        }
        return turn;
}

struct arimaa_placement placing(enum arimaa_side side, const char *pieces)
{
        struct arimaa_placement placement = { .side = side };
        char word[4];

        while (next_word(&pieces, word, sizeof word)) {
                int piece = piece_of(word[0], word);

                if (arimaa_side_of(piece) != side)
                        mistaken(word);
                placement.pieces[arimaa_kind_of(piece)] |= arimaa_bit(square(word + 1));
        }
        return placement;
}
