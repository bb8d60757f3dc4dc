#include "notation/turn_reader.h"

#include "notation/scan.h"

void turn_reader_begin(struct turn_reader *reader, const struct arimaa_position *position,
                       int steps, struct arimaa_turn *turn,
                       struct arimaa_text_error *error, struct arimaa_refusal *refusal)
{
        *reader = (struct turn_reader){ .start = position,
                                        .now = *position,
                                        .state = arimaa_turn_begin(steps),
                                        .turn = turn,
                                        .error = error,
                                        .refusal = refusal };
        turn->count = 0;
}

bool turn_reader_step(struct turn_reader *reader, struct arimaa_step step, size_t start,
                      size_t length)
{
        reader->last_start = start;
        reader->last_length = length;
        if (!arimaa_turn_add(&reader->now, &reader->state, step, reader->turn,
                             reader->refusal))
                return scan_fail(reader->error, ARIMAA_TEXT_ILLEGAL, start, length);
        return true;
}

bool turn_reader_removal(struct turn_reader *reader, int piece, int square, size_t start,
                         size_t length)
{
        const struct arimaa_turn *turn = reader->turn;

        reader->last_start = start;
        reader->last_length = length;
        if (turn->count == 0)
                return scan_fail(reader->error, ARIMAA_TEXT_CAPTURE_FIRST, start, length);
        for (int i = 0; i < turn->count; i++)
                if (turn->captures[i].piece == piece &&
                    turn->captures[i].square == square)
                        return true;
        return scan_fail(reader->error, ARIMAA_TEXT_WRONG_CAPTURE, start, length);
}

bool turn_reader_end(struct turn_reader *reader)
{
        if (reader->turn->count == 0)
                return scan_fail(reader->error, ARIMAA_TEXT_EMPTY, 0, 0);
        if (!arimaa_turn_may_end(reader->start, &reader->now, &reader->state,
                                 reader->refusal))
                return scan_fail(reader->error, ARIMAA_TEXT_ILLEGAL, reader->last_start,
                                 reader->last_length);
        return true;
}
