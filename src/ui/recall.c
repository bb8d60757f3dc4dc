/* recall.c - from the end of the line looked at to its beginning. */

#include "config.h"

#include <stdlib.h>

#include "ui/app.h"
#include "ui/recall.h"

void recall_free(struct recall *recall)
{
        free(recall->texts);
        *recall = (struct recall){ .showing = recall->showing };
}

/* When memory is short none is offered. */
static void collect(struct recall *recall, struct app *app)
{
        const struct arimaa_record *record = app_record(app);
        arimaa_node node = app->leaf;
        int depth = record != NULL ? arimaa_node_depth(record, node) : 0;

        recall_free(recall);
        if (depth > 0)
                recall->texts = malloc((size_t)depth * sizeof *recall->texts);
        if (recall->texts == NULL)
                return;
        recall->count = (size_t)depth;
        for (; depth > 0; depth--) {
                recall->texts[depth - 1] = moves_text(&app->moves, app->resolver, record,
                                                      node, (int)app->settings.notation);
                node = arimaa_node_parent(record, node);
        }
}

const char *recall_untyped(struct app *app)
{
        const struct arimaa_record *record = app_record(app);
        bool untyped = app->untyped;

        app->untyped = false;
        if (!untyped || record == NULL || app_node(app) == ARIMAA_ROOT)
                return NULL;
        return moves_text(&app->moves, app->resolver, record, app_node(app),
                          (int)app->settings.notation);
}

bool recall_follow(struct recall *recall, struct app *app)
{
        if (recall->showing == app->showing)
                return false;
        recall->showing = app->showing;
        collect(recall, app);
        return true;
}
