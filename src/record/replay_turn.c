#include "notation/steps.h"
#include "record/replay_parts.h"
#include "record/trusted.h"

/* The die of the turn to come: as the line says, or as it lies there. */
static int roll_of(const struct replay *replay, const struct labelled *line)
{
        const struct arimaa_game *game = replay_game(replay);

        if (!arimaa_game_variant(game).dicey)
                return 0;
        return line->die != 0 ? line->die : arimaa_game_roll(game);
}

/* The steps of the turn to come. */
static int steps_of(const struct replay *replay, const struct labelled *line)
{
        int steps = arimaa_game_steps(replay_game(replay)), roll = roll_of(replay, line);

        return roll > 0 && roll < steps ? roll : steps;
}

static bool resolve(struct replay *replay, const struct labelled *line,
                    struct arimaa_turn *turn)
{
        const struct arimaa_game *game = replay_game(replay);
        struct arimaa_answer answer;

        if (*replay->resolver == NULL)
                *replay->resolver = arimaa_resolver_create();
        if (*replay->resolver == NULL)
                return replay_fail_line(replay, ARIMAA_RECORD_NO_MEMORY, line);
        answer = arimaa_lightvector_resolve(*replay->resolver, arimaa_game_position(game),
                                            steps_of(replay, line), line->text,
                                            line->length);
        switch (answer.resolution) {
        case ARIMAA_MALFORMED:
                return replay_fail_text(replay, line, answer.error);
        case ARIMAA_AMBIGUOUS:
                return replay_fail_line(replay, ARIMAA_RECORD_AMBIGUOUS, line);
        case ARIMAA_NO_TURN:
                return replay_fail_line(replay, ARIMAA_RECORD_NO_TURN, line);
        default:
                *turn = answer.candidates[0].turn;
                return true;
        }
}

static bool read_steps(struct replay *replay, const struct labelled *line,
                       enum arimaa_notation notation, struct arimaa_turn *turn)
{
        struct arimaa_record *record = replay->record;
        const struct arimaa_position *position =
                arimaa_game_position(replay_game(replay));
        int steps = steps_of(replay, line);
        struct arimaa_text_error error;
        bool read =
                notation == ARIMAA_NOTATION_LEGACY
                        ? arimaa_legacy_read(position, steps, line->text, line->length,
                                             turn, &error, &record->error.refusal)
                        : arimaa_official_read(position, steps, line->text, line->length,
                                               turn, &error, &record->error.refusal);

        return read || replay_fail_text(replay, line, error);
}

/* Steps alone are official notation.  In a record that is in Lightvector they may
 * also be tokens that leave something unsaid, and then do not read as steps. */
static bool read_turn(struct replay *replay, const struct labelled *line,
                      struct arimaa_turn *turn)
{
        enum arimaa_notation notation = arimaa_notation_of(line->text, line->length);

        if (notation == ARIMAA_NOTATION_LIGHTVECTOR) {
                replay->lightvector = true;
                return resolve(replay, line, turn);
        }
        if (read_steps(replay, line, notation, turn))
                return true;
        if (!replay->lightvector || notation == ARIMAA_NOTATION_LEGACY)
                return false;
        replay_forget(replay->record);
        return resolve(replay, line, turn);
}

bool replay_roll(struct replay *replay, const struct labelled *line)
{
        struct arimaa_action action = { .kind = ARIMAA_ROLL, .roll = line->die };
        struct arimaa_record *record = replay->record;

        if (line->die == 0 || replay->depth > 0 ||
            !arimaa_game_wants_roll(replay_game(replay)))
                return true;
        return arimaa_record_apply(record, &action, &record->error.refusal) ||
               replay_fail_line(replay, ARIMAA_RECORD_REFUSED, line);
}

/* Make the turn that has just failed although the rules forbid it, where that is
 * wanted, or the record says that it was done before. */
static bool make_trusted(struct replay *replay, const struct labelled *line)
{
        struct arimaa_action action = { .kind = ARIMAA_TRUSTED_TURN,
                                        .milliseconds = line->milliseconds };
        struct arimaa_record_error error = replay->record->error;
        arimaa_node node;
        int die = 0;

        if (!(replay->trust || line->trusted) ||
            !trusted_read(line->text, line->length, &action.turn))
                return false;
        if (arimaa_game_wants_roll(replay_game(replay)))
                die = roll_of(replay, line);
        node = replay_add(replay, &action, die);
        replay->record->error.refusal = error.refusal;
        if (node == ARIMAA_NO_NODE)
                return false;
        replay_forget(replay->record);
        replay_warn(replay->record, ARIMAA_WARNING_TRUSTED, line->label.line,
                    line->label.column, line->text, line->length);
        replay->node = node;
        return true;
}

bool replay_make_turn(struct replay *replay, const struct labelled *line)
{
        struct arimaa_action action = { .kind = ARIMAA_TURN,
                                        .milliseconds = line->milliseconds };

        if (read_turn(replay, line, &action.turn) &&
            replay_apply(replay, line, &action, roll_of(replay, line)))
                return true;
        return make_trusted(replay, line);
}
