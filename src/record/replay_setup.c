#include "notation/placement.h"
#include "record/replay_parts.h"
#include "record/tree_store.h"

/* Begin again in another variant, with Gold's setup if there is one, because of a
 * line. */
static bool become(struct replay *replay, const struct labelled *line,
                   enum arimaa_setup_rule rule)
{
        struct arimaa_record *record = replay->record;
        struct arimaa_variant variant = arimaa_game_variant(record->game);
        bool placed = replay->node != ARIMAA_ROOT;
        int others = record->tree->nodes.count - 1 - placed;
        struct arimaa_game *game;

        variant.setup = rule;
        game = arimaa_game_create(variant, NULL);
        if (game == NULL || !tree_begin_again(record, game, replay->node)) {
                arimaa_game_destroy(game);
                return false;
        }
        replay->node = placed ? arimaa_node_child(record, ARIMAA_ROOT, 0) : ARIMAA_ROOT;
        record->handicap = rule == ARIMAA_FREESTYLE;
        if (others > 0)
                replay_warn(record, ARIMAA_WARNING_TAKEN_BACK, line->label.line,
                            line->label.column, "", 0);
        return true;
}

/* Apply a setup; where no tag states a variant, one that is not Standard's makes
 * the game Freestyle. */
static bool place(struct replay *replay, const struct labelled *line,
                  const struct arimaa_action *action)
{
        struct arimaa_record *record = replay->record;

        if (replay->variant_stated || replay->depth > 0)
                return replay_apply(replay, line, action, 0);
        if (record->handicap && replay->node == ARIMAA_ROOT &&
            !become(replay, line, ARIMAA_STANDARD))
                return replay_fail_line(replay, ARIMAA_RECORD_NO_MEMORY, line);
        if (replay_apply(replay, line, action, 0))
                return true;
        if (arimaa_game_variant(record->game).setup != ARIMAA_STANDARD)
                return false;
        replay_forget(record);
        if (!become(replay, line, ARIMAA_FREESTYLE))
                return replay_fail_line(replay, ARIMAA_RECORD_NO_MEMORY, line);
        return replay_apply(replay, line, action, 0);
}

bool replay_set_up(struct replay *replay, const struct labelled *line)
{
        struct arimaa_action action = { .kind = ARIMAA_PLACE,
                                        .milliseconds = line->milliseconds };
        struct arimaa_text_error error;

        if (!arimaa_placement_read(line->side, line->text, line->length,
                                   &action.placement, &error))
                return replay_fail_text(replay, line, error);
        if (action.placement.pieces[ARIMAA_RABBIT] == 0 &&
            arimaa_game_variant(replay_game(replay)).setup == ARIMAA_STANDARD)
                arimaa_fill_rabbits(&action.placement);
        return place(replay, line, &action);
}
