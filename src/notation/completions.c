#include "notation/completions.h"

#include <stdlib.h>
#include <string.h>

#include "notation/resolve.h"
#include "notation/scan.h"

/* One way to read what has been typed of the token. */
struct reading {
        int piece, square; /* the specifier, as far as it is given */
        int file;          /* of the square to be added; -1 when none is typed */
        bool is_square;    /* that square is part of the specifier, not where it ends */
};

enum { NO_FILE = -1, READINGS_MAX = 2 };

struct search {
        struct arimaa_resolver *resolver;
        const struct arimaa_position *position;
        int steps;
        struct arimaa_tokens tokens; /* those before, and room for the one tried */
        struct arimaa_completions *found;
};

/* ---- Reading what was typed ---- */

static int read_file(char character)
{
        return character >= 'a' && character <= 'h' ? character - 'a' : NO_FILE;
}

/* A piece and a square, each of which may be missing; returns the bytes they take. */
static size_t read_specifier(const char *token, size_t length, bool with_piece,
                             struct reading *reading)
{
        size_t at = 0;

        if (with_piece) {
                reading->piece = arimaa_piece_read(token[0]);
                at = reading->piece != ARIMAA_NO_PIECE;
        }
        if (length - at >= 2) {
                reading->square = arimaa_square_read(token + at);
                at += reading->square != ARIMAA_NO_SQUARE ? 2 : 0;
        }
        return at;
}

/* With the first letter for a piece, or for a file; false when it is no beginning. */
static bool read_so(const char *token, size_t length, bool with_piece,
                    struct reading *reading)
{
        size_t used;

        *reading = (struct reading){ ARIMAA_NO_PIECE, ARIMAA_NO_SQUARE, NO_FILE, false };
        used = read_specifier(token, length, with_piece, reading);
        if (used + 1 == length)
                reading->file = read_file(token[used]);
        if (with_piece && reading->piece == ARIMAA_NO_PIECE)
                return false;
        if (length != used + (reading->file != NO_FILE))
                return false;
        reading->is_square =
                reading->piece == ARIMAA_NO_PIECE && reading->square == ARIMAA_NO_SQUARE;
        return true;
}

/* ---- Trying ---- */

/* The steps of the shortest turn that satisfies all tokens; 0: none does. */
static int shortest(struct search *search)
{
        struct arimaa_answer answer =
                resolve_tokens(search->resolver, search->position, search->steps,
                               &search->tokens, RESOLVE_FIRST);

        return answer.resolution == ARIMAA_NO_TURN ? 0 : answer.steps;
}

static void add(struct search *search, const struct arimaa_token *token, int square,
                int steps)
{
        struct arimaa_completions *found = search->found;
        struct arimaa_completion *completion = &found->completions[found->count++];
        size_t length = arimaa_token_write(token, completion->token);

        /* What has to go on is written without what it goes on with. */
        if (steps == 0)
                completion->token[length - 1] = '\0';
        completion->square = (int8_t)square;
        completion->whole = steps > 0;
        completion->steps = (uint8_t)steps;
}

/* Try a whole token. */
static void try_token(struct search *search, const struct reading *reading,
                      enum arimaa_property property, int target)
{
        struct arimaa_token *token = &search->tokens.tokens[search->tokens.count];
        int steps;

        *token = (struct arimaa_token){ .piece = (int8_t)reading->piece,
                                        .square = (int8_t)reading->square,
                                        .property = (uint8_t)property,
                                        .target = (int8_t)target };
        search->tokens.count++;
        steps = shortest(search);
        search->tokens.count--;
        if (steps > 0)
                add(search, token, target, steps);
}

/* A piece that is named by where it stands: it ends somewhere in any turn. */
static void add_beginning(struct search *search, const struct reading *reading,
                          int square)
{
        struct arimaa_token token = { .piece = (int8_t)reading->piece,
                                      .square = (int8_t)square,
                                      .property = ARIMAA_CAPTURED };

        add(search, &token, square, 0);
}

static arimaa_bitboard standing(const struct arimaa_position *position, int piece)
{
        return piece == ARIMAA_NO_PIECE
                       ? arimaa_occupied(position)
                       : position->pieces[arimaa_side_of(piece)][arimaa_kind_of(piece)];
}

static void try_reading(struct search *search, const struct reading *reading)
{
        arimaa_bitboard squares = reading->file == NO_FILE
                                          ? ~(arimaa_bitboard)0
                                          : ARIMAA_FILE_A << reading->file;
        arimaa_bitboard begins = 0;

        if (reading->square == ARIMAA_NO_SQUARE)
                begins = squares & standing(search->position, reading->piece);
        if (!reading->is_square)
                for (arimaa_bitboard ends = squares & ~begins; ends; ends &= ends - 1)
                        try_token(search, reading, ARIMAA_ENDS_ON, arimaa_lowest(ends));
        if (!reading->is_square && reading->file == NO_FILE)
                try_token(search, reading, ARIMAA_CAPTURED, ARIMAA_NO_SQUARE);
        for (; begins; begins &= begins - 1)
                add_beginning(search, reading, arimaa_lowest(begins));
}

/* ---- In order ---- */

/* 0: a turn to be played, 1: a piece that stays, 2: a beginning. */
static int sort_of(const struct arimaa_completion *completion)
{
        size_t length = strlen(completion->token);

        if (!completion->whole)
                return 2;
        return length >= 4 && memcmp(completion->token + length - 4,
                                     completion->token + length - 2, 2) == 0;
}

/* By square, with x behind them. */
static int place_of(const struct arimaa_completion *completion)
{
        return completion->square == ARIMAA_NO_SQUARE ? ARIMAA_SQUARES
                                                      : completion->square;
}

static int in_order(const void *a, const void *b)
{
        const struct arimaa_completion *left = a, *right = b;
        int sorts = sort_of(left) - sort_of(right);

        if (sorts != 0)
                return sorts;
        if (left->steps != right->steps)
                return left->steps - right->steps;
        return place_of(left) - place_of(right);
}

void arimaa_lightvector_completions(struct arimaa_resolver *resolver,
                                    const struct arimaa_position *position, int steps,
                                    const char *text, size_t length,
                                    struct arimaa_completions *completions)
{
        struct search search = { .resolver = resolver,
                                 .position = position,
                                 .steps = steps,
                                 .found = completions };
        struct arimaa_text_error error;
        struct reading reading;
        size_t start = length;

        while (start > 0 && !scan_is_space(text[start - 1]))
                start--;
        completions->start = start;
        completions->count = 0;
        if (start == length || !arimaa_tokens_read(text, start, &search.tokens, &error) ||
            search.tokens.count == ARIMAA_TOKENS_MAX || shortest(&search) == 0)
                return;
        for (int with_piece = 1; with_piece >= 0; with_piece--)
                if (read_so(text + start, length - start, with_piece, &reading))
                        try_reading(&search, &reading);
        if (completions->count > 1)
                qsort(completions->completions, (size_t)completions->count,
                      sizeof *completions->completions, in_order);
}
