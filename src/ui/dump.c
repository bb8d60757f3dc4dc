/* dump.c - reading the cells of the screen. */

#include "config.h"

#include <curses.h>
#include <wchar.h>

#include "ui/dump.h"

static wchar_t character_at(int y, int x)
{
        wchar_t characters[CCHARW_MAX + 1] = L"";
        attr_t attributes;
        short pair;
        cchar_t cell;

        mvwin_wch(curscr, y, x, &cell);
        getcchar(&cell, characters, &attributes, &pair, NULL);
        return characters[0] ? characters[0] : L' ';
}

void dump_screen(FILE *file)
{
        for (int y = 0; y < LINES; y++) {
                int blanks = 0;

                for (int x = 0, width; x < COLS; x += width) {
                        wchar_t character = character_at(y, x);

                        width = wcwidth(character) > 1 ? 2 : 1;
                        if (character == L' ') {
                                blanks++;
                                continue;
                        }
                        fprintf(file, "%*s%lc", blanks, "", (wint_t)character);
                        blanks = 0;
                }
                fputc('\n', file);
        }
}
