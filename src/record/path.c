#include "record/path.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_CAPACITY = 64 };

void path_free(struct path *path)
{
        arimaa_game_destroy(path->game);
        free(path->nodes);
        *path = (struct path){ 0 };
}

static int length(const struct path *path)
{
        return arimaa_game_plies(path->game);
}

bool path_copy(struct path *path, const struct path *original)
{
        *path = *original;
        path->game = arimaa_game_copy(original->game);
        path->nodes = malloc(((size_t)original->capacity + 1) * sizeof *path->nodes);
        if (path->game == NULL || path->nodes == NULL) {
                path_free(path);
                return false;
        }
        if (length(original) > 0)
                memcpy(path->nodes, original->nodes,
                       (size_t)length(original) * sizeof *path->nodes);
        return true;
}

arimaa_node path_at(const struct path *path, int depth)
{
        if (depth == 0)
                return ARIMAA_ROOT;
        return depth <= length(path) ? path->nodes[depth - 1] : ARIMAA_NO_NODE;
}

arimaa_node path_end(const struct path *path)
{
        return path_at(path, length(path));
}

/* Room for a node more than the game has plies. */
static bool reserve(struct path *path)
{
        int capacity = path->capacity > 0 ? 2 * path->capacity : FIRST_CAPACITY;
        arimaa_node *nodes;

        if (length(path) < path->capacity)
                return true;
        nodes = realloc(path->nodes, (size_t)capacity * sizeof *nodes);
        if (nodes == NULL)
                return false;
        path->nodes = nodes;
        path->capacity = capacity;
        return true;
}

/* ---- One turn ---- */

static void undress(struct path *path)
{
        struct arimaa_action reopen = { .kind = ARIMAA_REOPEN };

        if (path->dressed)
                arimaa_game_apply(path->game, &reopen, NULL);
        path->dressed = false;
}

static bool refuse_memory(struct arimaa_refusal *refusal)
{
        if (refusal != NULL)
                *refusal = (struct arimaa_refusal){ .reason = ARIMAA_NO_MEMORY };
        return false;
}

bool path_try(struct path *path, const struct arimaa_action *action, int roll,
              struct arimaa_refusal *refusal)
{
        struct arimaa_action roll_first = { .kind = ARIMAA_ROLL, .roll = roll };
        struct arimaa_action reopen = { .kind = ARIMAA_REOPEN };

        if (!reserve(path))
                return refuse_memory(refusal);
        undress(path);
        if (roll != 0 && !arimaa_game_apply(path->game, &roll_first, refusal))
                return false;
        if (arimaa_game_apply(path->game, action, refusal))
                return true;
        if (roll != 0)
                arimaa_game_apply(path->game, &reopen, NULL);
        return false;
}

void path_add(struct path *path, arimaa_node node)
{
        path->nodes[length(path) - 1] = node;
}

/* What the turn left open is as if it had not been rolled either. */
void path_step_back(struct path *path)
{
        struct arimaa_action take_back = { .kind = ARIMAA_TAKE_BACK };
        struct arimaa_action reopen = { .kind = ARIMAA_REOPEN };

        undress(path);
        arimaa_game_apply(path->game, &take_back, NULL);
        arimaa_game_apply(path->game, &reopen, NULL);
}

/* ---- Going ---- */

static bool step(struct path *path, const struct nodes *nodes, arimaa_node node)
{
        const struct arimaa_ply *ply = &nodes->nodes[node].ply;
        struct arimaa_action action = arimaa_ply_action(ply);

        if (!path_try(path, &action, ply->roll, NULL))
                return false;
        path_add(path, node);
        return true;
}

/* Make the turns from the end of the path to a node behind it. */
static bool go_on(struct path *path, const struct nodes *nodes, arimaa_node node)
{
        int count = nodes->nodes[node].depth - length(path);
        arimaa_node *way = count > 0 ? malloc((size_t)count * sizeof *way) : NULL;
        bool gone = count == 0 || way != NULL;

        for (int i = count - 1; i >= 0 && way != NULL; i--) {
                way[i] = node;
                node = nodes->nodes[node].parent;
        }
        for (int i = 0; i < count && gone; i++)
                gone = step(path, nodes, way[i]);
        free(way);
        return gone;
}

/* The last node of the way to `node` that the path has too. */
static arimaa_node fork_of(const struct path *path, const struct nodes *nodes,
                           arimaa_node node)
{
        while (path_at(path, nodes->nodes[node].depth) != node)
                node = nodes->nodes[node].parent;
        return node;
}

bool path_go(struct path *path, const struct nodes *nodes, arimaa_node node)
{
        int depth = nodes->nodes[fork_of(path, nodes, node)].depth;

        while (length(path) > depth)
                path_step_back(path);
        undress(path);
        return go_on(path, nodes, node);
}

void path_dress(struct path *path, const struct nodes *nodes)
{
        const struct node *node = &nodes->nodes[path_end(path)];
        struct arimaa_action roll = { .kind = ARIMAA_ROLL, .roll = node->next_roll };
        struct arimaa_action claim = { .kind = ARIMAA_CLAIM, .claim = node->statement };

        undress(path);
        if (node->next_roll != 0 && arimaa_game_apply(path->game, &roll, NULL))
                path->dressed = true;
        if (node->stated && node->statement.ending != ARIMAA_NOT_OVER &&
            arimaa_game_apply(path->game, &claim, NULL))
                path->dressed = true;
}

void path_note_time(struct path *path, arimaa_node node, int depth, int64_t milliseconds)
{
        struct arimaa_action action = { .kind = ARIMAA_NOTE_TIME,
                                        .ply = depth - 1,
                                        .milliseconds = milliseconds };

        if (path->game != NULL && path_at(path, depth) == node)
                arimaa_game_apply(path->game, &action, NULL);
}
