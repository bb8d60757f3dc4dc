/* hand_setup.c - placing pieces in the line. */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include "notation/board.h"
#include "ui/hand_setup.h"

#define SEPARATORS " \t,"

/* ---- Reading ---- */

/* A piece of the line, and where it stands there. */
struct placed {
        int kind, square;
        size_t start, length;
};

/* The next word that places a piece, from `*offset` on. */
static bool next_placed(const char *text, size_t *offset, struct placed *placed)
{
        for (;;) {
                int piece, square;

                placed->start = *offset + strspn(text + *offset, SEPARATORS);
                placed->length = strcspn(text + placed->start, SEPARATORS);
                if (placed->length == 0)
                        return false;
                *offset = placed->start + placed->length;
                if (placed->length != 3)
                        continue;
                piece = arimaa_piece_read(text[placed->start]);
                square = arimaa_square_read(text + placed->start + 1);
                if (piece == ARIMAA_NO_PIECE || square == ARIMAA_NO_SQUARE)
                        continue;
                placed->kind = (int)arimaa_kind_of(piece);
                placed->square = square;
                return true;
        }
}

static bool placed_on(const char *text, int square, struct placed *placed)
{
        size_t offset = 0;

        while (next_placed(text, &offset, placed))
                if (placed->square == square)
                        return true;
        return false;
}

int hand_setup_held(const char *text)
{
        size_t length = strlen(text);
        int piece = length > 0 ? arimaa_piece_read(text[length - 1]) : ARIMAA_NO_PIECE;

        if (piece == ARIMAA_NO_PIECE ||
            (length > 1 && strchr(SEPARATORS, text[length - 2]) == NULL))
                return -1;
        return (int)arimaa_kind_of(piece);
}

int hand_setup_left(const struct situation *at, const char *text, enum arimaa_kind kind)
{
        int left = arimaa_army(kind);
        struct placed placed;
        size_t offset = 0;

        if (at->rule != ARIMAA_STANDARD)
                return HAND_SETUP_MANY;
        while (next_placed(text, &offset, &placed))
                left -= placed.kind == (int)kind;
        return left > 0 ? left : 0;
}

/* What a click places when nothing is held; -1 when nothing is left. */
static int kind_to_place(const struct situation *at, const char *text)
{
        int kind = ARIMAA_ELEPHANT;
        struct placed placed;
        size_t offset = 0;

        if (at->rule != ARIMAA_STANDARD) {
                while (next_placed(text, &offset, &placed))
                        kind = placed.kind;
                return kind;
        }
        while (kind >= 0 && hand_setup_left(at, text, (enum arimaa_kind)kind) == 0)
                kind--;
        return kind;
}

static bool is_own_ground(const struct situation *at, int square)
{
        return (arimaa_setup_ground(at->position, at->rule, at->side) &
                arimaa_bit(square)) != 0;
}

/* ---- Writing ---- */

static void cut(char *text, size_t start, size_t length)
{
        size_t end = start + length;

        end += strspn(text + end, SEPARATORS);
        memmove(text + start, text + end, strlen(text + end) + 1);
}

/* Let go of the piece that is held. */
static void drop_held(char *text)
{
        if (hand_setup_held(text) >= 0)
                text[strlen(text) - 1] = '\0';
}

/* Add a piece, held where the square is ARIMAA_NO_SQUARE. */
static void append(const struct situation *at, int kind, int square, char *text,
                   size_t size)
{
        size_t length = strlen(text);
        bool apart = length > 0 && strchr(SEPARATORS, text[length - 1]) == NULL;
        char name[3] = "";

        if (length + 6 > size)
                return;
        if (square != ARIMAA_NO_SQUARE)
                arimaa_square_name(square, name);
        snprintf(text + length, size - length, "%s%c%s", apart ? " " : "",
                 arimaa_piece_letter(arimaa_piece(at->side, (enum arimaa_kind)kind)),
                 name);
}

/* ---- Clicks ---- */

static void take_back(const struct situation *at, struct hand_choice *choice,
                      const struct placed *placed, char *text, size_t size)
{
        cut(text, placed->start, placed->length);
        append(at, placed->kind, ARIMAA_NO_SQUARE, text, size);
        choice->selected = (int8_t)placed->square;
}

/* Where the held piece came from a square, the other one goes there. */
static void exchange(const struct situation *at, const struct hand_choice *choice,
                     const struct placed *placed, char *text, size_t size)
{
        int held = hand_setup_held(text), from = choice->selected;
        struct placed there;

        drop_held(text);
        cut(text, placed->start, placed->length);
        append(at, held, placed->square, text, size);
        if (from != ARIMAA_NO_SQUARE && is_own_ground(at, from) &&
            !placed_on(text, from, &there))
                append(at, placed->kind, from, text, size);
}

void hand_setup_click(const struct situation *at, struct hand_choice *choice, int square,
                      char *text, size_t size)
{
        int held = hand_setup_held(text), kind = kind_to_place(at, text);
        bool is_placed;
        struct placed placed;

        is_placed = placed_on(text, square, &placed);
        if (is_placed && held < 0) {
                take_back(at, choice, &placed, text, size);
                return;
        }
        if (is_placed) {
                exchange(at, choice, &placed, text, size);
        } else if (is_own_ground(at, square) && (held >= 0 || kind >= 0)) {
                drop_held(text);
                append(at, held >= 0 ? held : kind, square, text, size);
        }
        *choice = hand_nothing();
}

void hand_setup_pick(const struct situation *at, struct hand_choice *choice,
                     enum arimaa_kind kind, char *text, size_t size)
{
        int held = hand_setup_held(text);

        *choice = hand_nothing();
        drop_held(text);
        if (held != (int)kind && hand_setup_left(at, text, kind) > 0)
                append(at, (int)kind, ARIMAA_NO_SQUARE, text, size);
}
