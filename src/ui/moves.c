/* moves.c - texts of turns, kept. */

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ui/moves.h"

void moves_clear(struct moves *moves)
{
        for (int i = 0; i < moves->count; i++)
                free(moves->texts[i]);
        free(moves->texts);
        *moves = (struct moves){ 0 };
}

static bool make_room(struct moves *moves, int count)
{
        int wanted = moves->count > 0 ? moves->count : 64;
        char **more;

        if (count <= moves->count)
                return true;
        while (wanted < count)
                wanted *= 2;
        more = realloc(moves->texts, (size_t)wanted * sizeof *more);
        if (more == NULL)
                return false;
        moves->texts = more;
        while (moves->count < wanted)
                moves->texts[moves->count++] = NULL;
        return true;
}

/* The rabbits of a full army go without saying. */
static void write_placement(const struct arimaa_placement *placement, char *text)
{
        struct arimaa_placement named = *placement;

        if (arimaa_count(named.pieces[ARIMAA_RABBIT]) == arimaa_army(ARIMAA_RABBIT))
                named.pieces[ARIMAA_RABBIT] = 0;
        arimaa_placement_write(&named, ' ', text);
}

const char *moves_text(struct moves *moves, struct arimaa_resolver *resolver,
                       const struct arimaa_record *record, arimaa_node node, int notation)
{
        const struct arimaa_ply *ply = arimaa_node_ply(record, node);
        char text[TURN_TEXT_SIZE] = "";

        if (!make_room(moves, node + 1))
                return "";
        if (moves->texts[node] != NULL)
                return moves->texts[node];
        if (ply->kind == ARIMAA_PLACE)
                write_placement(&ply->placement, text);
        else if (!turn_text_write(record, node, resolver, (enum setting_notation)notation,
                                  text))
                return "";
        moves->texts[node] = strdup(text);
        return moves->texts[node] ? moves->texts[node] : "";
}
