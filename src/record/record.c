#include "record/record.h"

#include <stdlib.h>
#include <string.h>

#include "record/tags.h"
#include "record/tree_store.h"

struct arimaa_record *arimaa_record_create(struct arimaa_game *game)
{
        struct arimaa_record *record = calloc(1, sizeof *record);

        if (record == NULL)
                return NULL;
        if (tree_create(record) && (game == NULL || tree_start(record, game)))
                return record;
        arimaa_record_destroy(record);
        return NULL;
}

void arimaa_record_destroy(struct arimaa_record *record)
{
        if (record == NULL)
                return;
        for (size_t i = 0; i < record->tag_count; i++) {
                free(record->tags[i].name);
                free(record->tags[i].value);
        }
        free(record->tags);
        tree_destroy(record);
        for (size_t i = 0; i < record->warning_count; i++)
                free(record->warnings[i].what);
        free(record->warnings);
        free(record->error.what);
        free(record->rest);
        free(record);
}

static struct arimaa_tag *find(const struct arimaa_record *record, const char *name)
{
        for (size_t i = 0; i < record->tag_count; i++)
                if (strcmp(record->tags[i].name, name) == 0)
                        return &record->tags[i];
        return NULL;
}

const char *arimaa_record_tag(const struct arimaa_record *record, const char *name)
{
        const struct arimaa_tag *tag = find(record, name);

        return tag != NULL ? tag->value : NULL;
}

/* Whether the table is full: it is as long as the next power of two. */
static bool is_full(size_t count)
{
        return (count & (count - 1)) == 0;
}

bool tags_add(struct arimaa_record *record, char *name, char *value)
{
        size_t count = record->tag_count;

        if (is_full(count)) {
                size_t capacity = count > 0 ? 2 * count : 1;
                struct arimaa_tag *tags = realloc(record->tags, capacity * sizeof *tags);

                if (tags == NULL)
                        return false;
                record->tags = tags;
        }
        record->tags[count] = (struct arimaa_tag){ name, value };
        record->tag_count = count + 1;
        return true;
}

static void remove_tag(struct arimaa_record *record, struct arimaa_tag *tag)
{
        size_t behind = (size_t)(record->tags + record->tag_count - (tag + 1));

        free(tag->name);
        free(tag->value);
        memmove(tag, tag + 1, behind * sizeof *tag);
        record->tag_count--;
}

bool arimaa_record_set_tag(struct arimaa_record *record, const char *name,
                           const char *value)
{
        struct arimaa_tag *tag = find(record, name);
        char *new_name, *new_value;

        if (value == NULL) {
                if (tag != NULL)
                        remove_tag(record, tag);
                return true;
        }
        new_value = strdup(value);
        if (new_value == NULL)
                return false;
        if (tag != NULL) {
                free(tag->value);
                tag->value = new_value;
                return true;
        }
        new_name = strdup(name);
        if (new_name != NULL && tags_add(record, new_name, new_value))
                return true;
        free(new_name);
        free(new_value);
        return false;
}
