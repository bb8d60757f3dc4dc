/* token.h - the tokens of Lightvector notation.
 *
 *     token     = specifier property
 *     specifier = piece | square | piece square
 *     property  = square | dir+ | "x"
 *
 * A token is split from the right, and in one way only: notation.md, section 1.
 */
#ifndef ARIMAA_NOTATION_TOKEN_H
#define ARIMAA_NOTATION_TOKEN_H

#include <stdbool.h>
#include <stdint.h>

#include "notation/span.h"
#include "rules/step.h"

enum arimaa_property {
        ARIMAA_ENDS_ON, /* target: the final square */
        ARIMAA_CAPTURED,
        ARIMAA_STEPS /* directions, in order */
};

struct arimaa_token {
        int8_t piece;  /* the specifier: ARIMAA_NO_PIECE when not given */
        int8_t square; /* ARIMAA_NO_SQUARE when not given */
        uint8_t property;
        int8_t target;                         /* of ARIMAA_ENDS_ON */
        uint8_t directions[ARIMAA_TURN_STEPS]; /* of ARIMAA_STEPS; the first ones */
        uint8_t direction_count;               /* may be more than a turn has steps */
        size_t start, length;                  /* in the text, in bytes */
};

/* More than a token takes as text. */
#define ARIMAA_TOKEN_SIZE 12

/* Write a token into `text`, of ARIMAA_TOKEN_SIZE bytes; returns its length. */
size_t arimaa_token_write(const struct arimaa_token *token, char *text);

#define ARIMAA_TOKENS_MAX 32

struct arimaa_tokens {
        struct arimaa_token tokens[ARIMAA_TOKENS_MAX];
        int count;
};

/* Read `length` bytes of text, tokens separated by white space; false fills
 * *error.  A text without a token is read as an empty list. */
bool arimaa_tokens_read(const char *text, size_t length, struct arimaa_tokens *tokens,
                        struct arimaa_text_error *error);

#endif
