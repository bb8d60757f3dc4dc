#include "config.h"

#include "cli/question.h"

#include <stdio.h>
#include <string.h>

#include "play/printable.h"
#include "notation/board.h"
#include "play/translate.h"
#include "play/words.h"

struct field {
        const char *text;
        size_t length;
};

/* Cut the next field off the line; false when no '|' ends it. */
static bool take_field(const char **rest, const char *end, struct field *field)
{
        const char *bar = memchr(*rest, '|', (size_t)(end - *rest));

        if (bar == NULL)
                return false;
        *field = (struct field){ *rest, (size_t)(bar - *rest) };
        *rest = bar + 1;
        return true;
}

static bool is_blank(char character)
{
        return character == ' ' || character == '\t';
}

static struct field trimmed(struct field field)
{
        while (field.length > 0 && is_blank(field.text[0])) {
                field.text++;
                field.length--;
        }
        while (field.length > 0 && is_blank(field.text[field.length - 1]))
                field.length--;
        return field;
}

static bool refuse(const char *reason)
{
        printf("bad-position\t%s\n", reason);
        return false;
}

/* The index in `choices` of the one character that the field holds, or -1. */
static int choice(struct field field, const char *choices)
{
        const char *found;

        field = trimmed(field);
        if (field.length != 1 || field.text[0] == '\0')
                return -1;
        found = strchr(choices, field.text[0]);
        return found != NULL ? (int)(found - choices) : -1;
}

static bool read_board(struct field field, struct arimaa_position *position)
{
        struct arimaa_board_text board;
        struct arimaa_text_error error;
        char what[PRINTABLE_SIZE], reason[WORDS_SIZE];

        if (arimaa_board_read(field.text, field.length, &board, &error)) {
                *position = board.position;
                return true;
        }
        printable_copy(field.text + error.start, error.length, what, sizeof what);
        words_text_error(error.problem, what, reason, sizeof reason);
        return refuse(printable_make(reason));
}

/* Read the three fields that every question begins with. */
static bool read_fields(struct field board, struct field side_field, struct field steps,
                        struct question *question)
{
        int side = choice(side_field, "gs");

        question->steps = choice(steps, "1234") + 1;
        if (side < 0)
                return refuse(_("the side is g or s"));
        if (question->steps == 0)
                return refuse(_("a turn has 1 to 4 steps"));
        if (!read_board(board, &question->position))
                return false;
        question->position.to_move = (enum arimaa_side)side;
        return true;
}

bool question_read_move(const char *line, size_t length, struct question *question)
{
        const char *end = line + length;
        struct field board, side, steps;

        if (!take_field(&line, end, &board) || !take_field(&line, end, &side) ||
            !take_field(&line, end, &steps))
                return refuse(_("a line is POSITION|SIDE|STEPS|NOTATION"));
        question->notation = line;
        question->notation_length = (size_t)(end - line);
        return read_fields(board, side, steps, question);
}

bool question_read_position(const char *line, size_t length, struct question *question)
{
        const char *end = line + length;
        struct field board, side;

        if (!take_field(&line, end, &board) || !take_field(&line, end, &side) ||
            memchr(line, '|', (size_t)(end - line)) != NULL)
                return refuse(_("a line is POSITION|SIDE|STEPS"));
        question->notation = end;
        question->notation_length = 0;
        return read_fields(board, side, (struct field){ line, (size_t)(end - line) },
                           question);
}
