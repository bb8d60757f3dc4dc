/* line_keys.c - asking libedit what it knows, and telling it more. */

#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ui/line_keys.h"

bool line_keys_unknown(ui_key key)
{
        return key_is_function(key) || key == KEY_NAMED(KEY_PPAGE) ||
               key == KEY_NAMED(KEY_NPAGE) || key == KEY_NAMED(KEY_IC);
}

/* libedit tells by printing alone. */
bool line_keys_bound(EditLine *editor, const wchar_t *sequence)
{
        char *printed = NULL;
        size_t length = 0;
        FILE *output, *before;

        if (el_wget(editor, EL_GETFP, 1, &before) != 0)
                return true;
        output = open_memstream(&printed, &length);
        if (output == NULL)
                return true;
        el_wset(editor, EL_SETFP, 1, output);
        el_wset(editor, EL_BIND, sequence, NULL);
        el_wset(editor, EL_SETFP, 1, before);
        fclose(output);
        free(printed);
        return length > 0;
}

void line_keys_ignore(EditLine *editor)
{
        const wchar_t *mode = L"";
        const char *name;

        if (el_wget(editor, EL_EDITOR, &mode) != 0 || wcscmp(mode, L"emacs") != 0)
                return;
        for (size_t i = 0; (name = key_name_at(i)) != NULL; i++) {
                ui_key key = key_read(name, strlen(name));
                wchar_t sequence[KEY_NAME_SIZE];

                if (line_keys_unknown(key) &&
                    mbstowcs(sequence, key_sequence(key), KEY_NAME_SIZE) <
                            KEY_NAME_SIZE &&
                    !line_keys_bound(editor, sequence))
                        el_wset(editor, EL_BIND, sequence, L"ed-unassigned", NULL);
        }
}
