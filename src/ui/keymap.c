/* keymap.c - a list of bindings, looked through from its start. */

#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/text.h"
#include "play/translate.h"
#include "ui/keymap.h"

enum { LINE_SIZE = 1024, WHERE_ONE_TYPES = AT_BOARD | AT_PLAN };

/* ---- The list ---- */

static struct key_binding *find(const struct keymap *keymap, enum command_place place,
                                ui_key key)
{
        for (size_t i = 0; i < keymap->count; i++) {
                struct key_binding *binding = &keymap->bindings[i];

                if (binding->place == place && binding->key == key)
                        return binding;
        }
        return NULL;
}

static bool make_room(struct keymap *keymap)
{
        size_t room = keymap->room ? keymap->room * 2 : 64;
        struct key_binding *more;

        if (keymap->count < keymap->room)
                return true;
        more = realloc(keymap->bindings, room * sizeof *more);
        if (more == NULL)
                return false;
        keymap->bindings = more;
        keymap->room = room;
        return true;
}

/* Bind a key anew; false when memory is short. */
static bool put(struct keymap *keymap, enum command_place place, ui_key key,
                const char *line)
{
        struct key_binding *binding = find(keymap, place, key);
        char *copy = strdup(line);

        if (copy == NULL || !make_room(keymap)) {
                free(copy);
                return false;
        }
        if (binding != NULL) {
                free(binding->line);
                binding->line = copy;
                return true;
        }
        keymap->bindings[keymap->count++] = (struct key_binding){ place, key, copy };
        return true;
}

static void take_out(struct keymap *keymap, enum command_place place, ui_key key)
{
        struct key_binding *binding = find(keymap, place, key);
        size_t behind;

        if (binding == NULL)
                return;
        free(binding->line);
        behind = keymap->count - 1 - (size_t)(binding - keymap->bindings);
        memmove(binding, binding + 1, behind * sizeof *binding);
        keymap->count--;
}

const char *keymap_line(const struct keymap *keymap, enum command_place place, ui_key key)
{
        const struct key_binding *binding = find(keymap, place, key);

        return binding != NULL ? binding->line : NULL;
}

/* ---- From the table ---- */

/* Bind the keys of a command at its places; the first that has a key keeps it. */
static bool put_keys(struct keymap *keymap, const struct command *command)
{
        const char *keys = command->keys;

        while (*keys != '\0') {
                size_t length = strcspn(keys, " ");
                ui_key key = key_read(keys, length);

                for (size_t i = 0; i < command_place_count(); i++) {
                        enum command_place place = command_place_at(i);

                        if ((command->places & (unsigned)place) != 0 &&
                            find(keymap, place, key) == NULL &&
                            !put(keymap, place, key, command->name))
                                return false;
                }
                keys += length + strspn(keys + length, " ");
        }
        return true;
}

bool keymap_open(struct keymap *keymap)
{
        *keymap = (struct keymap){ .count = 0 };
        for (size_t i = 0; i < command_count(); i++)
                if (!put_keys(keymap, command_at(i)))
                        return false;
        return true;
}

void keymap_free(struct keymap *keymap)
{
        for (size_t i = 0; i < keymap->count; i++)
                free(keymap->bindings[i].line);
        free(keymap->bindings);
        *keymap = (struct keymap){ .count = 0 };
}

/* ---- Reading what is to be bound ---- */

/* What stands behind bind or unbind. */
struct request {
        unsigned places;
        ui_key key;
        const char *key_text, *line;
        size_t key_length;
};

/* What is typed where turns are typed. */
static bool begins_a_line(ui_key key)
{
        return key > 0 && key < 128 &&
               strchr("EMHDCRemhdcrabcdefgh0123456789:x", (int)key);
}

static const char *next_word(const char *word, size_t length)
{
        return word + length + strspn(word + length, " ");
}

/* Read the place, if there is one, and the key.  Returns NULL, or what is wrong. */
static const char *read_request(struct request *request, const char *argument, char *text,
                                size_t size)
{
        size_t length = strcspn(argument, " ");

        request->places = command_place_named(argument, length);
        if (request->places != 0)
                argument = next_word(argument, length);
        else
                request->places = ALL_PLACES;
        request->key_text = argument;
        request->key_length = strcspn(argument, " ");
        request->key = key_read(argument, request->key_length);
        request->line = next_word(argument, request->key_length);
        if (*argument == '\0')
                snprintf(text, size, _("which key?  as: bind board Q quick 99of9"));
        else if (request->key == KEY_NONE)
                snprintf(text, size, _("there is no key %.*s, nor a place of that name"),
                         (int)(length < 30 ? length : 30), argument);
        else
                return NULL;
        return argument;
}

/* Enter, and what the terminal sends for it. */
static bool enters_the_line(ui_key key)
{
        return key == '\n' || key == '\r' || key == KEY_NAMED(KEY_ENTER);
}

/* The line with the whole name of its command.  Returns NULL, or what of it is wrong. */
static const char *read_line(const char *line, char *whole, char *text, size_t size)
{
        size_t length = command_name_length(line), matches;
        const struct command *command = command_named(line, length, &matches);

        if (length > 0 && command != NULL) {
                snprintf(whole, LINE_SIZE, "%s%s", command->name, line + length);
                return NULL;
        }
        if (length > 0 && matches > 1)
                snprintf(text, size, _("several commands begin with %.*s"), (int)length,
                         line);
        else
                snprintf(text, size, _("no command :%.*s; is it :%s?"),
                         (int)(length < 30 ? length : 30), line,
                         command_near(line, length)->name);
        return line;
}

/* ---- Telling ---- */

static void tell(const struct keymap *keymap, const struct request *request, char *text,
                 size_t size)
{
        text[0] = '\0';
        for (size_t i = 0; i < command_place_count(); i++) {
                enum command_place place = command_place_at(i);
                const char *line = keymap_line(keymap, place, request->key);

                if ((request->places & (unsigned)place) == 0 || line == NULL)
                        continue;
                text_append(text, size, "%s%s: %s", text[0] ? "; " : "",
                            command_place_name(place), line);
        }
        if (text[0] == '\0')
                snprintf(text, size, _("nothing is bound to %.*s"),
                         (int)request->key_length, request->key_text);
}

static bool gives(const struct key_binding *binding, unsigned places, const char *line)
{
        return (places & (unsigned)binding->place) != 0 &&
               strcmp(binding->line, line) == 0;
}

void keymap_keys(const struct keymap *keymap, unsigned places, const char *line,
                 char *text, size_t size)
{
        text[0] = '\0';
        for (size_t i = 0; i < keymap->count; i++) {
                const struct key_binding *binding = &keymap->bindings[i];
                char name[KEY_NAME_SIZE];
                bool told = false;

                if (!gives(binding, places, line))
                        continue;
                for (size_t j = 0; j < i; j++)
                        told |= keymap->bindings[j].key == binding->key &&
                                gives(&keymap->bindings[j], places, line);
                key_text(binding->key, name, sizeof name);
                if (!told)
                        text_append(text, size, "%s%s", text[0] ? " " : "", name);
        }
}

/* Not every keyboard has F1 to F12; where names are typed, characters go there. */
static bool is_second_choice(const struct key_binding *binding)
{
        bool types = binding->key >= ' ' && binding->key < KEY_NAMED(0);

        return binding->place == AT_NEW ? types : key_is_function(binding->key);
}

const char *keymap_key(const struct keymap *keymap, enum command_place place,
                       const char *line, char *text)
{
        const struct key_binding *found = NULL;

        for (size_t i = 0; i < keymap->count; i++) {
                const struct key_binding *binding = &keymap->bindings[i];

                if (binding->place == place && strcmp(binding->line, line) == 0 &&
                    (found == NULL || is_second_choice(found)))
                        found = binding;
        }
        if (found != NULL)
                key_text(found->key, text, KEY_NAME_SIZE);
        else
                snprintf(text, KEYMAP_KEY_SIZE, ":%s", line);
        return text;
}

/* ---- Binding ---- */

const char *keymap_bind(struct keymap *keymap, const char *argument, char *text,
                        size_t size)
{
        struct request request;
        char whole[LINE_SIZE];
        const char *wrong = read_request(&request, argument, text, size);

        if (wrong != NULL)
                return wrong;
        if (*request.line == '\0') {
                tell(keymap, &request, text, size);
                return NULL;
        }
        if (enters_the_line(request.key)) {
                snprintf(text, size, _("%.*s enters the line, and nothing else"),
                         (int)request.key_length, request.key_text);
                return request.key_text;
        }
        if ((request.places & WHERE_ONE_TYPES) != 0 && begins_a_line(request.key)) {
                snprintf(text, size,
                         _("%.*s begins a move, a label or a command, and "
                           "could not be typed at the board any more"),
                         (int)request.key_length, request.key_text);
                return request.key_text;
        }
        request.line += *request.line == ':';
        wrong = read_line(request.line, whole, text, size);
        if (wrong != NULL)
                return wrong;
        for (size_t i = 0; i < command_place_count(); i++)
                if ((request.places & (unsigned)command_place_at(i)) != 0 &&
                    !put(keymap, command_place_at(i), request.key, whole)) {
                        snprintf(text, size, _("no memory is left for a key"));
                        return argument;
                }
        tell(keymap, &request, text, size);
        return NULL;
}

const char *keymap_unbind(struct keymap *keymap, const char *argument, char *text,
                          size_t size)
{
        struct request request;
        const char *wrong = read_request(&request, argument, text, size);
        bool is_bound = false;

        if (wrong != NULL)
                return wrong;
        for (size_t i = 0; i < command_place_count(); i++) {
                enum command_place place = command_place_at(i);

                if ((request.places & (unsigned)place) == 0)
                        continue;
                is_bound |= find(keymap, place, request.key) != NULL;
                take_out(keymap, place, request.key);
        }
        tell(keymap, &request, text, size);
        return is_bound ? NULL : request.key_text;
}

/* ---- Writing ---- */

static void write_binding(const char *verb, const struct key_binding *binding, FILE *file)
{
        char name[KEY_NAME_SIZE];

        key_text(binding->key, name, sizeof name);
        fprintf(file, "%s %s %s", verb, command_place_name(binding->place), name);
}

void keymap_write(const struct keymap *keymap, FILE *file)
{
        struct keymap table;

        if (keymap_open(&table))
                for (size_t i = 0; i < table.count; i++) {
                        const struct key_binding *binding = &table.bindings[i];

                        if (find(keymap, binding->place, binding->key) != NULL)
                                continue;
                        write_binding("unbind", binding, file);
                        putc('\n', file);
                }
        keymap_free(&table);
        for (size_t i = 0; i < keymap->count; i++) {
                write_binding("bind", &keymap->bindings[i], file);
                fprintf(file, " %s\n", keymap->bindings[i].line);
        }
}
