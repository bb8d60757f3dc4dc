/* key.h - keys, as one number each, with the names they go by.
 *
 * A key that types a character is that character; a named key is above all of
 * Unicode.  Names are those of the help, of key scripts and of bindings: "Left",
 * "PageUp", "Space", "Esc", "^C", and any single printable character.
 */
#ifndef KEYSTEPS_UI_KEY_H
#define KEYSTEPS_UI_KEY_H

#include <stdbool.h>
#include <stddef.h>

typedef long ui_key;

/* The key that curses calls KEY_… `code`. */
#define KEY_NAMED(code) (0x200000L + (code))

#define KEY_NONE   (-1L)
#define KEY_ESCAPE 27L

enum { KEY_NAME_SIZE = 16 };

/* The key with the name of `length` bytes; KEY_NONE when there is none. */
ui_key key_read(const char *name, size_t length);

/* The name of a key, in KEY_NAME_SIZE bytes; what it reads back as. */
void key_text(ui_key key, char *name, size_t size);

/* The names one by one, those of single characters left out; NULL after the last. */
const char *key_name_at(size_t index);

/* The key that the terminal sequence at the start of `text` stands for, and its
 * length; KEY_NONE when it is none that we know. */
ui_key key_of_sequence(const char *text, size_t length, size_t *used);

/* Whether it is one of F1 to F12, which no text has a use for. */
bool key_is_function(ui_key key);

/* The sequence by which the line editor knows a named key, or NULL. */
const char *key_sequence(ui_key key);

/* The known sequences one by one, for the terminal to learn: false after the last. */
int key_sequence_at(size_t index, const char **sequence, int *code);

#endif
