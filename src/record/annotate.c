/* Comments, their commands, and glyphs. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "record/tree.h"
#include "record/tree_store.h"

/* ---- Comments ---- */

const char *arimaa_node_comment(const struct arimaa_record *record, arimaa_node node,
                                enum arimaa_comment_place place)
{
        return tree_node(record, node)->comments[place].text;
}

bool arimaa_node_set_comment(struct arimaa_record *record, arimaa_node node,
                             enum arimaa_comment_place place, const char *text)
{
        struct node_comment *comment = &tree_node(record, node)->comments[place];
        struct node_comment old = *comment;

        *comment = (struct node_comment){ .text = NULL };
        if (text != NULL && text[0] != '\0' &&
            !tree_add_comment(record, node, place, text)) {
                *comment = old;
                return false;
        }
        free(old.text);
        return true;
}

/* Room for `wanted` bytes, twice as much as last time. */
static bool reserve(struct node_comment *comment, size_t wanted)
{
        size_t capacity = 2 * comment->capacity > wanted ? 2 * comment->capacity : wanted;
        char *text;

        if (wanted <= comment->capacity)
                return true;
        text = realloc(comment->text, capacity);
        if (text == NULL)
                return false;
        comment->text = text;
        comment->capacity = capacity;
        return true;
}

bool tree_add_comment(struct arimaa_record *record, arimaa_node node,
                      enum arimaa_comment_place place, const char *text)
{
        struct node_comment *comment = &tree_node(record, node)->comments[place];
        size_t length = strlen(text), gap = comment->length > 0;

        if (!reserve(comment, comment->length + gap + length + 1))
                return false;
        if (gap)
                comment->text[comment->length] = ' ';
        memcpy(comment->text + comment->length + gap, text, length + 1);
        comment->length += gap + length;
        return true;
}

/* ---- Commands ---- */

/* The length of a command such as [%clk 0:10:00] that begins here, or 0. */
static size_t command_length(const char *text)
{
        size_t length;

        if (text[0] != '[' || text[1] != '%')
                return 0;
        length = 2 + strcspn(text + 2, "[]");
        return text[length] == ']' ? length + 1 : 0;
}

static bool is_blank(char c)
{
        return c == ' ' || (c >= '\t' && c <= '\r');
}

void arimaa_comment_text(const char *comment, char *text, size_t size)
{
        size_t length = 0;

        while (*comment != '\0' && length + 1 < size) {
                size_t command = command_length(comment);

                if (command > 0) {
                        comment += command;
                        while (length == 0 && is_blank(*comment))
                                comment++;
                } else if (length > 0 || !is_blank(*comment)) {
                        text[length++] = *comment++;
                } else {
                        comment++;
                }
        }
        while (length > 0 && is_blank(text[length - 1]))
                length--;
        if (size > 0)
                text[length] = '\0';
}

/* Whether a command has this name; its value is then copied. */
static bool take_value(const char *command, size_t length, const char *name, char *value,
                       size_t size)
{
        size_t name_length = strlen(name);
        const char *at = command + 2, *end = command + length - 1;

        if ((size_t)(end - at) < name_length || memcmp(at, name, name_length) != 0)
                return false;
        at += name_length;
        if (at < end && !is_blank(*at))
                return false;
        while (at < end && is_blank(*at))
                at++;
        snprintf(value, size, "%.*s", (int)(end - at), at);
        return true;
}

static bool find_command(const char *comment, const char *name, char *value, size_t size)
{
        while (*comment != '\0') {
                size_t length = command_length(comment);

                if (length > 0 && take_value(comment, length, name, value, size))
                        return true;
                comment += length > 0 ? length : 1;
        }
        return false;
}

/* What the reader has taken out of the comments. */
static bool command_of_ply(const struct arimaa_ply *ply, const char *name, char *value,
                           size_t size)
{
        int64_t seconds = ply->milliseconds / 1000;

        if (strcmp(name, "die") == 0 && ply->roll > 0) {
                snprintf(value, size, "%d", ply->roll);
                return true;
        }
        if (strcmp(name, "emt") != 0 || ply->milliseconds < 0)
                return false;
        snprintf(value, size, "%" PRId64 ":%02d:%02d.%03d", seconds / 3600,
                 (int)(seconds / 60 % 60), (int)(seconds % 60),
                 (int)(ply->milliseconds % 1000));
        return true;
}

bool arimaa_node_command(const struct arimaa_record *record, arimaa_node node,
                         const char *name, char *value, size_t size)
{
        const struct node *commented = tree_node(record, node);

        if (node != ARIMAA_ROOT && command_of_ply(&commented->ply, name, value, size))
                return true;
        for (int place = ARIMAA_COMMENT_PLACES - 1; place >= 0; place--)
                if (commented->comments[place].text != NULL &&
                    find_command(commented->comments[place].text, name, value, size))
                        return true;
        return false;
}

/* ---- Glyphs ---- */

int arimaa_node_glyphs(const struct arimaa_record *record, arimaa_node node)
{
        return tree_node(record, node)->glyph_count;
}

int arimaa_node_glyph(const struct arimaa_record *record, arimaa_node node, int index)
{
        return tree_node(record, node)->glyphs[index];
}

static bool is_full(int count)
{
        return (count & (count - 1)) == 0;
}

bool arimaa_node_add_glyph(struct arimaa_record *record, arimaa_node node, int glyph)
{
        struct node *marked = tree_node(record, node);
        int count = marked->glyph_count;

        if (is_full(count)) {
                size_t capacity = count > 0 ? 2 * (size_t)count : 1;
                int *glyphs = realloc(marked->glyphs, capacity * sizeof *glyphs);

                if (glyphs == NULL)
                        return false;
                marked->glyphs = glyphs;
        }
        marked->glyphs[marked->glyph_count++] = glyph;
        return true;
}

void arimaa_node_clear_glyphs(struct arimaa_record *record, arimaa_node node)
{
        tree_node(record, node)->glyph_count = 0;
        free(tree_node(record, node)->glyphs);
        tree_node(record, node)->glyphs = NULL;
}

static const char *const signs[] = { NULL, "!", "?", "!!", "??", "!?", "?!" };

enum { SIGNS = sizeof signs / sizeof *signs };

const char *arimaa_glyph_sign(int glyph)
{
        return glyph > 0 && glyph < SIGNS ? signs[glyph] : NULL;
}

int arimaa_glyph_of(const char *text, size_t length)
{
        for (int glyph = 1; glyph < SIGNS; glyph++)
                if (strlen(signs[glyph]) == length &&
                    memcmp(signs[glyph], text, length) == 0)
                        return glyph;
        return 0;
}

/* ---- All that is noted ---- */

struct arimaa_extras arimaa_record_extras(const struct arimaa_record *record)
{
        struct arimaa_extras extras = { .variations = false };
        arimaa_node node = ARIMAA_ROOT, next;

        for (; node != ARIMAA_NO_NODE; node = next) {
                const struct node *noted = tree_node(record, node);

                next = nodes_continuation(&record->tree->nodes, node);
                extras.variations |= noted->children > (next != ARIMAA_NO_NODE);
                extras.comments |= noted->glyph_count > 0;
                for (int place = 0; place < ARIMAA_COMMENT_PLACES; place++)
                        extras.comments |= noted->comments[place].text != NULL;
                extras.times |=
                        node != ARIMAA_ROOT && noted->ply.milliseconds != ARIMAA_NO_TIME;
        }
        return extras;
}
