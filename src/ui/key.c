/* key.c - the table of named keys. */

#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

#include "ui/key.h"

struct named_key {
        const char *name;
        int code;             /* of curses, or the character that it types */
        const char *sequence; /* what most terminals send, and libedit knows */
};

static const struct named_key named_keys[] = {
        { "Up", KEY_UP, "\033[A" },
        { "Down", KEY_DOWN, "\033[B" },
        { "Right", KEY_RIGHT, "\033[C" },
        { "Left", KEY_LEFT, "\033[D" },
        { "Home", KEY_HOME, "\033[H" },
        { "End", KEY_END, "\033[F" },
        { "Home", KEY_HOME, "\033[1~" },
        { "End", KEY_END, "\033[4~" },
        { "Insert", KEY_IC, "\033[2~" },
        { "Delete", KEY_DC, "\033[3~" },
        { "PageUp", KEY_PPAGE, "\033[5~" },
        { "PageDown", KEY_NPAGE, "\033[6~" },
        { "F1", KEY_F(1), "\033OP" },
        { "F2", KEY_F(2), "\033OQ" },
        { "F3", KEY_F(3), "\033OR" },
        { "F4", KEY_F(4), "\033OS" },
        { "F5", KEY_F(5), "\033[15~" },
        { "F6", KEY_F(6), "\033[17~" },
        { "F7", KEY_F(7), "\033[18~" },
        { "F8", KEY_F(8), "\033[19~" },
        { "F9", KEY_F(9), "\033[20~" },
        { "F10", KEY_F(10), "\033[21~" },
        { "F11", KEY_F(11), "\033[23~" },
        { "F12", KEY_F(12), "\033[24~" },
        { "BackTab", KEY_BTAB, "\033[Z" },
        { "Backspace", KEY_BACKSPACE, "\177" },
        { "Enter", '\n', NULL },
        { "Tab", '\t', NULL },
        { "Esc", 27, NULL },
        { "Space", ' ', NULL },
};

enum { NAMED_KEYS = sizeof named_keys / sizeof *named_keys, DELETE_CHARACTER = 127 };

static ui_key key_of(const struct named_key *row)
{
        return row->code < KEY_MIN ? row->code : KEY_NAMED(row->code);
}

/* A name that is a single character, with all its bytes, or KEY_NONE. */
static ui_key character_key(const char *name, size_t length)
{
        wchar_t character;
        size_t used = mbrtowc(&character, name, length, &(mbstate_t){ 0 });

        return length > 0 && used == length && iswprint((wint_t)character)
                       ? (ui_key)character
                       : KEY_NONE;
}

ui_key key_read(const char *name, size_t length)
{
        ui_key character = character_key(name, length);

        if (character != KEY_NONE)
                return character;
        if (length == 2 && name[0] == '^')
                return name[1] == '?' ? DELETE_CHARACTER : name[1] & 31;
        for (size_t i = 0; i < NAMED_KEYS; i++)
                if (strlen(named_keys[i].name) == length &&
                    memcmp(named_keys[i].name, name, length) == 0)
                        return key_of(&named_keys[i]);
        return KEY_NONE;
}

void key_text(ui_key key, char *name, size_t size)
{
        for (size_t i = 0; i < NAMED_KEYS; i++)
                if (key_of(&named_keys[i]) == key) {
                        snprintf(name, size, "%s", named_keys[i].name);
                        return;
                }
        if (key < ' ')
                snprintf(name, size, "^%c", (int)key + '@');
        else if (key == DELETE_CHARACTER)
                snprintf(name, size, "^?");
        else
                snprintf(name, size, "%lc", (wint_t)key);
}

const char *key_name_at(size_t index)
{
        return index < NAMED_KEYS ? named_keys[index].name : NULL;
}

ui_key key_of_sequence(const char *text, size_t length, size_t *used)
{
        for (size_t i = 0; i < NAMED_KEYS; i++) {
                const char *sequence = named_keys[i].sequence;

                if (sequence == NULL || strlen(sequence) > length ||
                    memcmp(sequence, text, strlen(sequence)) != 0)
                        continue;
                *used = strlen(sequence);
                return key_of(&named_keys[i]);
        }
        return KEY_NONE;
}

bool key_is_function(ui_key key)
{
        return key >= KEY_NAMED(KEY_F(1)) && key <= KEY_NAMED(KEY_F(12));
}

const char *key_sequence(ui_key key)
{
        for (size_t i = 0; i < NAMED_KEYS; i++)
                if (key_of(&named_keys[i]) == key)
                        return named_keys[i].sequence;
        return NULL;
}

int key_sequence_at(size_t index, const char **sequence, int *code)
{
        if (index >= NAMED_KEYS || named_keys[index].sequence == NULL)
                return 0;
        *sequence = named_keys[index].sequence;
        *code = named_keys[index].code;
        return 1;
}
