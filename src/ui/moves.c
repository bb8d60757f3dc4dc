/* moves.c - texts of turns, kept. */

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "notation/placement.h"
#include "ui/entry.h"
#include "ui/moves.h"

enum {
        TEXT_SIZE = ARIMAA_PLACEMENT_SIZE > ARIMAA_LIGHTVECTOR_SIZE
                            ? ARIMAA_PLACEMENT_SIZE
                            : ARIMAA_LIGHTVECTOR_SIZE
};

void moves_clear(struct moves *moves)
{
        for (int i = 0; i < moves->count; i++)
                free(moves->texts[i]);
        free(moves->texts);
        *moves = (struct moves){ 0 };
}

void moves_follow(struct moves *moves, const struct arimaa_game *game)
{
        int count = game == NULL ? 0 : arimaa_game_plies(game);

        for (; moves->count > count; moves->count--)
                free(moves->texts[moves->count - 1]);
}

static bool make_room(struct moves *moves, int count)
{
        char **more;

        if (count <= moves->count)
                return true;
        more = realloc(moves->texts, (size_t)count * sizeof *more);
        if (more == NULL)
                return false;
        moves->texts = more;
        while (moves->count < count)
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
                       const struct arimaa_game *game, int ply)
{
        const struct arimaa_ply *it = arimaa_game_ply(game, ply);
        char text[TEXT_SIZE] = "";

        if (!make_room(moves, ply + 1))
                return "";
        if (moves->texts[ply] != NULL)
                return moves->texts[ply];
        if (it->kind == ARIMAA_PLACE)
                write_placement(&it->placement, text);
        else if (!arimaa_lightvector_write(resolver, entry_position(game, ply), it->steps,
                                           &it->turn, text))
                return "";
        moves->texts[ply] = strdup(text);
        return moves->texts[ply] ? moves->texts[ply] : "";
}
