#include "notation/token.h"

#include "notation/scan.h"

/* Where the property of a token begins; `size` when it has none. */
static size_t property_start(const char *text, size_t size)
{
        size_t start = size;

        if (text[size - 1] == 'x')
                return size - 1;
        if (text[size - 1] >= '0' && text[size - 1] <= '9')
                return size < 2 ? size : size - 2;
        while (start > 0 && scan_direction(text[start - 1]) != ARIMAA_DIRECTIONS)
                start--;
        return start == 0 ? 1 : start;
}

static enum arimaa_text_problem read_property(const char *text, size_t size,
                                              struct arimaa_token *token)
{
        if (size == 0)
                return ARIMAA_TEXT_NOT_A_TOKEN;
        if (text[0] == 'x') {
                token->property = ARIMAA_CAPTURED;
                return ARIMAA_TEXT_OK;
        }
        if (scan_direction(text[0]) == ARIMAA_DIRECTIONS ||
            (text[size - 1] >= '0' && text[size - 1] <= '9')) {
                token->property = ARIMAA_ENDS_ON;
                token->target = (int8_t)arimaa_square_read(text);
                return token->target == ARIMAA_NO_SQUARE ? ARIMAA_TEXT_BAD_SQUARE
                                                         : ARIMAA_TEXT_OK;
        }
        token->property = ARIMAA_STEPS;
        for (size_t i = 0; i < size; i++) {
                if (i < ARIMAA_TURN_STEPS)
                        token->directions[i] = (uint8_t)scan_direction(text[i]);
                if (token->direction_count < UINT8_MAX)
                        token->direction_count++;
        }
        return ARIMAA_TEXT_OK;
}

static enum arimaa_text_problem read_specifier(const char *text, size_t size,
                                               struct arimaa_token *token)
{
        if (size == 0)
                return ARIMAA_TEXT_NO_SPECIFIER;
        if (size > 3)
                return ARIMAA_TEXT_NOT_A_TOKEN;
        if (size != 2) {
                token->piece = (int8_t)arimaa_piece_read(text[0]);
                if (token->piece == ARIMAA_NO_PIECE)
                        return ARIMAA_TEXT_BAD_PIECE;
        }
        if (size >= 2) {
                token->square = (int8_t)arimaa_square_read(text + size - 2);
                if (token->square == ARIMAA_NO_SQUARE)
                        return ARIMAA_TEXT_BAD_SQUARE;
        }
        return ARIMAA_TEXT_OK;
}

static enum arimaa_text_problem read_token(const char *text, size_t size,
                                           struct arimaa_token *token)
{
        size_t split = property_start(text, size);
        enum arimaa_text_problem problem =
                read_property(text + split, size - split, token);

        return problem != ARIMAA_TEXT_OK ? problem : read_specifier(text, split, token);
}

bool arimaa_tokens_read(const char *text, size_t length, struct arimaa_tokens *tokens,
                        struct arimaa_text_error *error)
{
        size_t at = 0;

        tokens->count = 0;
        for (;;) {
                struct arimaa_token token = { .piece = ARIMAA_NO_PIECE,
                                              .square = ARIMAA_NO_SQUARE,
                                              .target = ARIMAA_NO_SQUARE };
                enum arimaa_text_problem problem;
                size_t start;

                while (at < length && scan_is_space(text[at]))
                        at++;
                if (at == length)
                        return true;
                for (start = at; at < length && !scan_is_space(text[at]);)
                        at++;
                if (tokens->count == ARIMAA_TOKENS_MAX)
                        return scan_fail(error, ARIMAA_TEXT_TOO_MANY_TOKENS, start,
                                         at - start);
                problem = read_token(text + start, at - start, &token);
                if (problem != ARIMAA_TEXT_OK)
                        return scan_fail(error, problem, start, at - start);
                token.start = start;
                token.length = at - start;
                tokens->tokens[tokens->count++] = token;
        }
}

static char *write_square(char *text, int square)
{
        char name[3];

        if (square == ARIMAA_NO_SQUARE)
                return text;
        arimaa_square_name(square, name);
        memcpy(text, name, 2);
        return text + 2;
}

size_t arimaa_token_write(const struct arimaa_token *token, char *text)
{
        char *end = text;

        if (token->piece != ARIMAA_NO_PIECE)
                *end++ = arimaa_piece_letter(token->piece);
        end = write_square(end, token->square);
        switch ((enum arimaa_property)token->property) {
        case ARIMAA_ENDS_ON:
                end = write_square(end, token->target);
                break;
        case ARIMAA_CAPTURED:
                *end++ = 'x';
                break;
        case ARIMAA_STEPS:
                for (int i = 0; i < token->direction_count && i < ARIMAA_TURN_STEPS; i++)
                        *end++ = "nsew"[token->directions[i]];
                break;
        }
        *end = '\0';
        return (size_t)(end - text);
}
