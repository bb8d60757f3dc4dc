/* turn_text.c - writing turns. */

#include "config.h"

#include "notation/steps.h"
#include "ui/turn_text.h"

/* The position in which the turn of a node is made; the node is not the root. */
static const struct arimaa_position *before(const struct arimaa_record *record,
                                            arimaa_node node)
{
        arimaa_node parent = arimaa_node_parent(record, node);

        return parent == ARIMAA_ROOT ? arimaa_game_start(record->game)
                                     : &arimaa_node_ply(record, parent)->after;
}

bool turn_text_write(const struct arimaa_record *record, arimaa_node node,
                     struct arimaa_resolver *resolver, enum setting_notation notation,
                     char *text)
{
        const struct arimaa_ply *ply = arimaa_node_ply(record, node);

        if (ply->kind == ARIMAA_PLACE) {
                arimaa_placement_write(&ply->placement,
                                       notation == LIST_LEGACY ? ',' : ' ', text);
                return true;
        }
        if (notation == LIST_OFFICIAL || (ply->trusted && notation != LIST_LEGACY))
                arimaa_official_write(&ply->turn, text);
        else if (notation == LIST_LEGACY)
                arimaa_legacy_write(&ply->turn, text);
        else
                return arimaa_lightvector_write(resolver, before(record, node),
                                                ply->steps, &ply->turn, text);
        return true;
}
