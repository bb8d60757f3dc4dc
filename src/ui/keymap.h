/* keymap.h - which key gives which command line, and where.
 *
 * A keymap begins with the keys of the table of commands; `bind` and `unbind` change
 * it, on the line and in the file of the configuration.  A key is bound at a place, to
 * a command line without its colon: "back", "quick 99of9".
 */
#ifndef KEYSTEPS_UI_KEYMAP_H
#define KEYSTEPS_UI_KEYMAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "ui/command.h"
#include "ui/key.h"

enum { KEYMAP_KEY_SIZE = 32 };

struct key_binding {
        enum command_place place;
        ui_key key;
        char *line; /* owned */
};

struct keymap {
        struct key_binding *bindings; /* owned */
        size_t count, room;
};

/* Set up with the keys of the table; false when memory is short. */
bool keymap_open(struct keymap *keymap);
void keymap_free(struct keymap *keymap);

/* The command line that a key gives at a place, or NULL. */
const char *keymap_line(const struct keymap *keymap, enum command_place place,
                        ui_key key);

/* The keys that give a command line at any of the places, separated by blanks. */
void keymap_keys(const struct keymap *keymap, unsigned places, const char *line,
                 char *text, size_t size);

/* The key to tell of for a command line at a place, in KEYMAP_KEY_SIZE bytes: one that
 * works on every keyboard and at every time, if it has such a key; ":line" when it has
 * none. */
const char *keymap_key(const struct keymap *keymap, enum command_place place,
                       const char *line, char *text);

/* What stands behind `bind`, "[PLACE] KEY [COMMAND...]", and `unbind`, "[PLACE] KEY";
 * without a place they are for all.  Without a command `bind` tells what is bound.
 * Returns NULL when it is done, else what of the argument is wrong; `text` says what is
 * to be said. */
const char *keymap_bind(struct keymap *keymap, const char *argument, char *text,
                        size_t size);
const char *keymap_unbind(struct keymap *keymap, const char *argument, char *text,
                          size_t size);

/* Write it as lines of `bind` and `unbind` that make it out of that of the table. */
void keymap_write(const struct keymap *keymap, FILE *file);

#endif
