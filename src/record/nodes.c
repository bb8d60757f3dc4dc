#include "record/nodes.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_CAPACITY = 64 };

static const struct node blank = { .parent = ARIMAA_NO_NODE,
                                   .previous = ARIMAA_NO_NODE,
                                   .next = ARIMAA_NO_NODE,
                                   .first = ARIMAA_NO_NODE,
                                   .last = ARIMAA_NO_NODE,
                                   .chained = ARIMAA_NO_NODE };

/* ---- Finding ---- */

static uint64_t hash(arimaa_node parent, const struct arimaa_ply *ply)
{
        uint64_t mixed =
                arimaa_position_key(&ply->after) +
                ((uint64_t)parent << 3 | (uint64_t)ply->roll) * 0x9e3779b97f4a7c15u;

        return mixed ^ mixed >> 29;
}

static arimaa_node *slot_of(const struct nodes *nodes, arimaa_node parent,
                            const struct arimaa_ply *ply)
{
        return &nodes->slots[hash(parent, ply) & (nodes->slot_count - 1)];
}

static bool same_ply(const struct arimaa_ply *a, const struct arimaa_ply *b)
{
        return a->kind == b->kind && a->roll == b->roll &&
               arimaa_same_board(&a->after, &b->after);
}

arimaa_node nodes_find(const struct nodes *nodes, arimaa_node parent,
                       const struct arimaa_ply *ply)
{
        arimaa_node node = *slot_of(nodes, parent, ply);

        while (node != ARIMAA_NO_NODE && (nodes->nodes[node].parent != parent ||
                                          !same_ply(&nodes->nodes[node].ply, ply)))
                node = nodes->nodes[node].chained;
        return node;
}

static void chain(struct nodes *nodes, arimaa_node node)
{
        struct node *chained = &nodes->nodes[node];
        arimaa_node *slot = slot_of(nodes, chained->parent, &chained->ply);

        chained->chained = *slot;
        *slot = node;
}

static void unchain(struct nodes *nodes, arimaa_node node)
{
        const struct node *chained = &nodes->nodes[node];
        arimaa_node *link = slot_of(nodes, chained->parent, &chained->ply);

        while (*link != node)
                link = &nodes->nodes[*link].chained;
        *link = chained->chained;
}

/* A node that has been forgotten has no parent; nor has the root. */
static bool is_chained(const struct nodes *nodes, arimaa_node node)
{
        return nodes->nodes[node].parent != ARIMAA_NO_NODE;
}

static bool resize_slots(struct nodes *nodes, size_t slot_count)
{
        arimaa_node *slots = malloc(slot_count * sizeof *slots);

        if (slots == NULL)
                return false;
        for (size_t i = 0; i < slot_count; i++)
                slots[i] = ARIMAA_NO_NODE;
        free(nodes->slots);
        nodes->slots = slots;
        nodes->slot_count = slot_count;
        for (arimaa_node node = 0; node < nodes->count; node++)
                if (is_chained(nodes, node))
                        chain(nodes, node);
        return true;
}

/* ---- Making ---- */

static bool reserve(struct nodes *nodes)
{
        int capacity = nodes->capacity > 0 ? 2 * nodes->capacity : FIRST_CAPACITY;
        struct node *grown;

        if (nodes->count < nodes->capacity)
                return true;
        grown = realloc(nodes->nodes, (size_t)capacity * sizeof *grown);
        if (grown == NULL)
                return false;
        nodes->nodes = grown;
        if (!resize_slots(nodes, 2 * (size_t)capacity))
                return false;
        nodes->capacity = capacity;
        return true;
}

bool nodes_init(struct nodes *nodes)
{
        *nodes = (struct nodes){ 0 };
        if (!reserve(nodes)) {
                nodes_free(nodes);
                return false;
        }
        nodes->nodes[nodes->count++] = blank;
        return true;
}

arimaa_node nodes_make(struct nodes *nodes, arimaa_node parent,
                       const struct arimaa_ply *ply)
{
        struct node *made;

        if (!reserve(nodes))
                return ARIMAA_NO_NODE;
        made = &nodes->nodes[nodes->count];
        *made = blank;
        made->parent = parent;
        made->depth = nodes->nodes[parent].depth + 1;
        made->ply = *ply;
        chain(nodes, nodes->count);
        return nodes->count++;
}

/* ---- Hanging in the tree ---- */

/* Where the link to a node from its elder brother is, or from its parent. */
static arimaa_node *link_to(struct nodes *nodes, arimaa_node parent, arimaa_node previous)
{
        return previous != ARIMAA_NO_NODE ? &nodes->nodes[previous].next
                                          : &nodes->nodes[parent].first;
}

static arimaa_node *link_back(struct nodes *nodes, arimaa_node parent, arimaa_node next)
{
        return next != ARIMAA_NO_NODE ? &nodes->nodes[next].previous
                                      : &nodes->nodes[parent].last;
}

void nodes_insert(struct nodes *nodes, arimaa_node node, arimaa_node before)
{
        struct node *inserted = &nodes->nodes[node];
        arimaa_node parent = inserted->parent;

        inserted->next = before;
        inserted->previous = *link_back(nodes, parent, before);
        *link_to(nodes, parent, inserted->previous) = node;
        *link_back(nodes, parent, before) = node;
        nodes->nodes[parent].children++;
}

void nodes_take_out(struct nodes *nodes, arimaa_node node)
{
        const struct node *taken = &nodes->nodes[node];

        *link_to(nodes, taken->parent, taken->previous) = taken->next;
        *link_back(nodes, taken->parent, taken->next) = taken->previous;
        nodes->nodes[taken->parent].children--;
}

arimaa_node nodes_continuation(const struct nodes *nodes, arimaa_node node)
{
        const struct node *last = &nodes->nodes[node];

        return last->stops || last->stated ? ARIMAA_NO_NODE : last->first;
}

/* ---- Forgetting ---- */

static void free_annotation(struct node *node)
{
        for (int place = 0; place < ARIMAA_COMMENT_PLACES; place++)
                free(node->comments[place].text);
        free(node->glyphs);
}

/* Forget one node, whose children are forgotten. */
static void forget_one(struct nodes *nodes, arimaa_node node)
{
        unchain(nodes, node);
        free_annotation(&nodes->nodes[node]);
        nodes->nodes[node] = blank;
}

/* From the leaves up, without a stack: a line can be of any length. */
void nodes_forget(struct nodes *nodes, arimaa_node node)
{
        arimaa_node at = node;

        for (;;) {
                arimaa_node parent;

                while (nodes->nodes[at].first != ARIMAA_NO_NODE)
                        at = nodes->nodes[at].first;
                if (at == node)
                        break;
                parent = nodes->nodes[at].parent;
                nodes->nodes[parent].first = nodes->nodes[at].next;
                forget_one(nodes, at);
                at = parent;
        }
        forget_one(nodes, node);
}

void nodes_free(struct nodes *nodes)
{
        for (arimaa_node node = 0; node < nodes->count; node++)
                free_annotation(&nodes->nodes[node]);
        free(nodes->nodes);
        free(nodes->slots);
        *nodes = (struct nodes){ 0 };
}

/* ---- Copying ---- */

static bool copy_comment(struct node_comment *comment,
                         const struct node_comment *original)
{
        if (original->text == NULL)
                return true;
        comment->text = strdup(original->text);
        comment->length = original->length;
        comment->capacity = original->length + 1;
        return comment->text != NULL;
}

static bool copy_annotation(struct node *node, const struct node *original)
{
        size_t glyphs = (size_t)original->glyph_count * sizeof *node->glyphs;

        for (int place = 0; place < ARIMAA_COMMENT_PLACES; place++)
                if (!copy_comment(&node->comments[place], &original->comments[place]))
                        return false;
        if (glyphs == 0)
                return true;
        node->glyphs = malloc(2 * glyphs); /* up to the next power of two at least */
        if (node->glyphs == NULL)
                return false;
        memcpy(node->glyphs, original->glyphs, glyphs);
        return true;
}

static bool copy_node(struct nodes *nodes, const struct node *original)
{
        struct node *node = &nodes->nodes[nodes->count];

        *node = *original;
        memset(node->comments, 0, sizeof node->comments);
        node->glyphs = NULL;
        nodes->count++;
        return copy_annotation(node, original);
}

bool nodes_copy(struct nodes *nodes, const struct nodes *original)
{
        *nodes = (struct nodes){ .capacity = original->capacity };
        nodes->nodes = malloc((size_t)original->capacity * sizeof *nodes->nodes);
        for (int i = 0; nodes->nodes != NULL && i < original->count; i++)
                if (!copy_node(nodes, &original->nodes[i]))
                        break;
        if (nodes->count == original->count && resize_slots(nodes, original->slot_count))
                return true;
        nodes_free(nodes);
        return false;
}
