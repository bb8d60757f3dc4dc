#include "record/tree.h"

#include <stdlib.h>
#include <string.h>

#include "record/tags.h"
#include "record/tree_store.h"

/* ---- Creating ---- */

static void forget_asked(struct arimaa_tree *tree)
{
        tree->asked.parent = ARIMAA_NO_NODE;
}

bool tree_create(struct arimaa_record *record)
{
        struct arimaa_tree *tree = calloc(1, sizeof *tree);

        if (tree == NULL || !nodes_init(&tree->nodes)) {
                free(tree);
                return false;
        }
        forget_asked(tree);
        record->tree = tree;
        return true;
}

void tree_destroy(struct arimaa_record *record)
{
        struct arimaa_tree *tree = record->tree;

        if (tree == NULL)
                return;
        nodes_free(&tree->nodes);
        path_free(&tree->main);
        path_free(&tree->side);
        free(tree);
        record->tree = NULL;
        record->game = NULL;
}

/* The main line, of the game as it has been played. */
static bool add_all_plies(struct arimaa_record *record, const struct arimaa_game *game)
{
        struct arimaa_tree *tree = record->tree;

        for (int ply = 0; ply < arimaa_game_plies(game); ply++) {
                const struct arimaa_ply *made = arimaa_game_ply(game, ply);
                arimaa_node parent = tree->nodes.count - 1;
                arimaa_node node = nodes_make(&tree->nodes, parent, made);

                if (node == ARIMAA_NO_NODE)
                        return false;
                nodes_insert(&tree->nodes, node, ARIMAA_NO_NODE);
        }
        return true;
}

/* What has happened behind the last turn, which the board does not show. */
static bool take_end(struct arimaa_record *record, const struct arimaa_game *game)
{
        arimaa_node end = record->tree->nodes.count - 1;
        struct arimaa_outcome outcome = arimaa_game_outcome(game);

        tree_node(record, end)->next_roll = arimaa_game_roll(game);
        if (!tree_settle(record, ARIMAA_ROOT))
                return false;
        if (!same_outcome(outcome, arimaa_game_outcome(record->game)))
                arimaa_node_state(record, end, outcome);
        return true;
}

/* Hand on what is noted to a node. */
static void hand_on(struct node *to, struct node *from)
{
        memcpy(to->comments, from->comments, sizeof to->comments);
        to->glyphs = from->glyphs;
        to->glyph_count = from->glyph_count;
        memset(from->comments, 0, sizeof from->comments);
        from->glyphs = NULL;
        from->glyph_count = 0;
}

/* New nodes with only the root in them. */
static bool clear(struct arimaa_record *record)
{
        struct arimaa_tree *tree = record->tree;
        struct nodes fresh;

        if (!nodes_init(&fresh))
                return false;
        hand_on(&fresh.nodes[ARIMAA_ROOT], tree_node(record, ARIMAA_ROOT));
        nodes_free(&tree->nodes);
        path_free(&tree->main);
        path_free(&tree->side);
        tree->nodes = fresh;
        forget_asked(tree);
        record->game = NULL;
        return true;
}

bool tree_start(struct arimaa_record *record, struct arimaa_game *game)
{
        struct path *path = &record->tree->main;
        struct arimaa_game *again = arimaa_game_again(game);
        bool started = again != NULL && clear(record);

        if (!started) {
                arimaa_game_destroy(again);
        } else {
                path->game = again;
                record->game = again;
                started = add_all_plies(record, game) && take_end(record, game);
        }
        if (started)
                arimaa_game_destroy(game);
        return started;
}

bool tree_begin_again(struct arimaa_record *record, struct arimaa_game *game,
                      arimaa_node kept)
{
        struct node noted = *tree_node(record, kept);
        struct arimaa_action again = { .kind = ARIMAA_PLACE,
                                       .placement = noted.ply.placement,
                                       .milliseconds = noted.ply.milliseconds };

        if (kept == ARIMAA_ROOT)
                return tree_start(record, game);
        if (!arimaa_game_apply(game, &again, NULL))
                return false;
        tree_node(record, kept)->glyphs = NULL;
        memset(tree_node(record, kept)->comments, 0, sizeof noted.comments);
        if (!tree_start(record, game)) {
                hand_on(tree_node(record, ARIMAA_ROOT), &noted);
                return false;
        }
        hand_on(tree_node(record, arimaa_node_child(record, ARIMAA_ROOT, 0)), &noted);
        return true;
}

/* ---- Walking ---- */

arimaa_node arimaa_node_parent(const struct arimaa_record *record, arimaa_node node)
{
        return tree_node(record, node)->parent;
}

int arimaa_node_children(const struct arimaa_record *record, arimaa_node node)
{
        return tree_node(record, node)->children;
}

/* From the child asked for last, so that asking for one after the other is quick. */
arimaa_node arimaa_node_child(const struct arimaa_record *record, arimaa_node node,
                              int index)
{
        struct arimaa_tree *tree = record->tree;
        arimaa_node child = tree_node(record, node)->first;
        int at = 0;

        if (index < 0 || index >= tree_node(record, node)->children)
                return ARIMAA_NO_NODE;
        if (tree->asked.parent == node && tree->asked.index <= index) {
                child = tree->asked.child;
                at = tree->asked.index;
        }
        for (; at < index; at++)
                child = tree_node(record, child)->next;
        tree->asked.parent = node;
        tree->asked.child = child;
        tree->asked.index = index;
        return child;
}

int arimaa_node_index(const struct arimaa_record *record, arimaa_node node)
{
        int index = 0;

        while ((node = tree_node(record, node)->previous) != ARIMAA_NO_NODE)
                index++;
        return index;
}

int arimaa_node_depth(const struct arimaa_record *record, arimaa_node node)
{
        return tree_node(record, node)->depth;
}

bool arimaa_node_stops(const struct arimaa_record *record, arimaa_node node)
{
        return tree_node(record, node)->stops || tree_node(record, node)->stated;
}

arimaa_node arimaa_node_line_end(const struct arimaa_record *record, arimaa_node node)
{
        arimaa_node next;

        while ((next = nodes_continuation(&record->tree->nodes, node)) != ARIMAA_NO_NODE)
                node = next;
        return node;
}

bool arimaa_node_on_main_line(const struct arimaa_record *record, arimaa_node node)
{
        const struct path *main = &record->tree->main;

        return node == ARIMAA_ROOT ||
               (main->game != NULL &&
                path_at(main, tree_node(record, node)->depth) == node);
}

const struct arimaa_ply *arimaa_node_ply(const struct arimaa_record *record,
                                         arimaa_node node)
{
        return node != ARIMAA_ROOT ? &tree_node(record, node)->ply : NULL;
}

bool arimaa_node_trusted(const struct arimaa_record *record, arimaa_node node)
{
        return tree_node(record, node)->ply.trusted;
}

/* ---- Games ---- */

bool tree_settle(struct arimaa_record *record, arimaa_node node)
{
        struct arimaa_tree *tree = record->tree;

        if (!path_go(&tree->main, &tree->nodes, arimaa_node_line_end(record, node)))
                return false;
        path_dress(&tree->main, &tree->nodes);
        return true;
}

struct path *tree_side(const struct arimaa_record *record, arimaa_node node)
{
        struct arimaa_tree *tree = record->tree;

        if (tree->side.game == NULL && !path_copy(&tree->side, &tree->main))
                return NULL;
        return path_go(&tree->side, &tree->nodes, node) ? &tree->side : NULL;
}

const struct arimaa_game *arimaa_node_game(const struct arimaa_record *record,
                                           arimaa_node node)
{
        struct arimaa_tree *tree = record->tree;
        struct path *side;

        if (path_end(&tree->main) == node)
                return record->game;
        side = tree_side(record, node);
        if (side == NULL)
                return NULL;
        path_dress(side, &tree->nodes);
        return side->game;
}

static bool copy_tag(struct arimaa_record *copy, const struct arimaa_tag *tag)
{
        char *name = strdup(tag->name), *value = strdup(tag->value);

        if (name != NULL && value != NULL && tags_add(copy, name, value))
                return true;
        free(name);
        free(value);
        return false;
}

struct arimaa_record *arimaa_record_copy(const struct arimaa_record *record)
{
        struct arimaa_record *copy = arimaa_record_create(NULL);
        bool copied = copy != NULL;

        for (size_t i = 0; i < record->tag_count && copied; i++)
                copied = copy_tag(copy, &record->tags[i]);
        if (copied && record->rest != NULL)
                copied = (copy->rest = strdup(record->rest)) != NULL;
        if (copied) {
                copy->handicap = record->handicap;
                nodes_free(&copy->tree->nodes);
                copied = nodes_copy(&copy->tree->nodes, &record->tree->nodes);
        }
        if (copied && record->game != NULL)
                copied = path_copy(&copy->tree->main, &record->tree->main);
        if (!copied) {
                arimaa_record_destroy(copy);
                return NULL;
        }
        copy->game = copy->tree->main.game;
        return copy;
}
