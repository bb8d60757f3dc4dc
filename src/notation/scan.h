/* scan.h - reading the small things that all notations share.  Not installed. */
#ifndef ARIMAA_NOTATION_SCAN_H
#define ARIMAA_NOTATION_SCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "notation/board.h"

static inline bool scan_is_space(char c)
{
        return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f';
}

/* The direction of a letter of "nsew", or ARIMAA_DIRECTIONS. */
static inline int scan_direction(char letter)
{
        static const char letters[] = "nsew";
        const char *found = letter == '\0' ? NULL : strchr(letters, letter);

        return found != NULL ? (int)(found - letters) : ARIMAA_DIRECTIONS;
}

/* The next run of characters that are neither white space nor commas, at or
 * after *at; false when there is none before `length`.  *at is moved behind it. */
static inline bool scan_word(const char *text, size_t length, size_t *at, size_t *start,
                             size_t *size)
{
        size_t i = *at;

        while (i < length && (scan_is_space(text[i]) || text[i] == ','))
                i++;
        *start = i;
        while (i < length && !scan_is_space(text[i]) && text[i] != ',')
                i++;
        *size = i - *start;
        *at = i;
        return *size > 0;
}

static inline bool scan_fail(struct arimaa_text_error *error,
                             enum arimaa_text_problem problem, size_t start,
                             size_t length)
{
        *error = (struct arimaa_text_error){ problem, start, length };
        return false;
}

#endif
