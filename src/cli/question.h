/* question.h - lines such as POSITION|SIDE|STEPS|NOTATION.
 *
 * White space around the first three fields is free.  POSITION is a position in
 * any form that fits on a line; the side to move is SIDE's, whatever side the
 * position names itself.
 */
#ifndef KEYSTEPS_CLI_QUESTION_H
#define KEYSTEPS_CLI_QUESTION_H

#include <stdbool.h>
#include <stddef.h>

#include "rules/position.h"

struct question {
        struct arimaa_position position;
        int steps;
        const char *notation; /* the rest of the line, after the third '|' */
        size_t notation_length;
};

/* Read a line with NOTATION, or one that ends with STEPS.  False when the line
 * is not of the form, and then the answer "bad-position REASON" has been
 * written to standard output. */
bool question_read_move(const char *line, size_t length, struct question *question);
bool question_read_position(const char *line, size_t length, struct question *question);

#endif
