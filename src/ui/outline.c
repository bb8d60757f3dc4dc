/* outline.c - walking the tree, with a stack of our own: it may be deep. */

#include "config.h"

#include <stdlib.h>

#include "ui/outline.h"

void outline_free(struct outline *outline)
{
        free(outline->rows);
        free(outline->folds);
        *outline = (struct outline){ .rows = NULL };
}

/* ---- Folds ---- */

static int fold_of(const struct outline *outline, arimaa_node node)
{
        for (int i = 0; i < outline->fold_count; i++)
                if (outline->folds[i] == node)
                        return i;
        return -1;
}

bool outline_fold(struct outline *outline, arimaa_node node)
{
        int fold = fold_of(outline, node);
        arimaa_node *more;

        if (fold >= 0) {
                outline->folds[fold] = outline->folds[--outline->fold_count];
                return true;
        }
        more = realloc(outline->folds, (size_t)(outline->fold_count + 1) * sizeof *more);
        if (more == NULL)
                return false;
        outline->folds = more;
        more[outline->fold_count++] = node;
        return true;
}

arimaa_node outline_trunk(const struct arimaa_record *record, arimaa_node node)
{
        arimaa_node parent;

        if (node == ARIMAA_ROOT)
                return ARIMAA_NO_NODE;
        parent = arimaa_node_parent(record, node);
        return arimaa_node_children(record, parent) > 1
                       ? arimaa_node_child(record, parent, 0)
                       : ARIMAA_NO_NODE;
}

/* ---- Rows ---- */

/* Room for one more in an array; NULL when memory is short, the array then stays. */
static void *grown(void *array, int count, int *capacity, size_t size)
{
        int more = *capacity > 0 ? 2 * *capacity : 128;

        if (count < *capacity)
                return array;
        array = realloc(array, (size_t)more * size);
        if (array != NULL)
                *capacity = more;
        return array;
}

static bool add_row(struct outline *outline, struct outline_row row)
{
        struct outline_row *rows =
                grown(outline->rows, outline->count, &outline->capacity, sizeof *rows);

        if (rows == NULL)
                return false;
        outline->rows = rows;
        rows[outline->count++] = row;
        return true;
}

/* A child that is still to be shown, and how deep its parent's line is. */
struct pending {
        arimaa_node parent;
        int index, depth;
};

struct walk {
        const struct arimaa_record *record;
        struct pending *stack;
        int count, capacity;
};

static void push(struct walk *walk, arimaa_node parent, int index, int depth)
{
        struct pending *stack;

        if (index >= arimaa_node_children(walk->record, parent))
                return;
        stack = grown(walk->stack, walk->count, &walk->capacity, sizeof *stack);
        if (stack == NULL)
                return;
        walk->stack = stack;
        stack[walk->count++] = (struct pending){ parent, index, depth };
}

bool outline_has_comment(const struct arimaa_record *record, arimaa_node node)
{
        char text[2];

        for (int place = 0; place < ARIMAA_COMMENT_PLACES; place++) {
                const char *comment = arimaa_node_comment(
                        record, node, (enum arimaa_comment_place)place);

                if (comment == NULL)
                        continue;
                arimaa_comment_text(comment, text, sizeof text);
                if (text[0] != '\0')
                        return true;
        }
        return false;
}

/* Show a child, and push what comes after it, last things first: its own line at
 * once, if it is a variation; where it is what they vary, they come before that. */
static bool show(struct walk *walk, struct outline *outline, struct pending next)
{
        const struct arimaa_record *record = walk->record;
        arimaa_node child = arimaa_node_child(record, next.parent, next.index);
        int depth =
                next.depth + (next.index > 0 || arimaa_node_stops(record, next.parent));
        bool folded = next.index == 0 && fold_of(outline, child) >= 0;
        int others = arimaa_node_children(record, next.parent) - 1;

        outline->variations |= others > 0;
        outline->comments |= outline_has_comment(record, child);
        if (next.index > 0)
                push(walk, next.parent, next.index + 1, next.depth);
        push(walk, child, 0, depth);
        if (next.index == 0 && !folded)
                push(walk, next.parent, 1, next.depth);
        return add_row(outline,
                       (struct outline_row){ child, depth, folded ? others : 0 });
}

void outline_build(struct outline *outline, const struct arimaa_record *record)
{
        struct walk walk = { .record = record };

        outline->count = 0;
        outline->variations = false;
        outline->comments = outline_has_comment(record, ARIMAA_ROOT);
        push(&walk, ARIMAA_ROOT, 0, 0);
        while (walk.count > 0 && show(&walk, outline, walk.stack[--walk.count]))
                ;
        free(walk.stack);
}

static int find(const struct outline *outline, arimaa_node node)
{
        for (int i = 0; i < outline->count; i++)
                if (outline->rows[i].node == node)
                        return i;
        return -1;
}

int outline_row_of(const struct outline *outline, const struct arimaa_record *record,
                   arimaa_node node)
{
        int row = -1;

        while (node != ARIMAA_ROOT && (row = find(outline, node)) < 0) {
                arimaa_node trunk = outline_trunk(record, node);

                if (trunk != ARIMAA_NO_NODE && trunk != node)
                        row = find(outline, trunk);
                if (row >= 0)
                        break;
                node = arimaa_node_parent(record, node);
        }
        return row;
}
