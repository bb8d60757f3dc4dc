#include "config.h"

#include "play/printable.h"

#include <stdbool.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

/* Characters that nobody sees and that turn the direction of what follows them, begin a
 * line, or part words: what stands behind them is not what it looks like. */
static bool misleads(wint_t character)
{
        return character == 0x061c || character == 0x200b || character == 0x200e ||
               character == 0x200f || (character >= 0x2028 && character <= 0x202e) ||
               (character >= 0x2060 && character <= 0x206f) || character == 0xfeff;
}

/* The bytes of the printable character that the text begins with, or 0. */
static size_t printable(const char *text, size_t length)
{
        mbstate_t state = { 0 };
        wchar_t character;
        size_t bytes = mbrtowc(&character, text, length, &state);

        if (bytes == 0 || bytes > length)
                return 0;
        return iswprint((wint_t)character) && !misleads((wint_t)character) ? bytes : 0;
}

char *printable_copy(const char *text, size_t length, char *copy, size_t size)
{
        static const char more[] = "...";
        size_t limit = size - sizeof more, used = 0;

        for (size_t i = 0; i < length;) {
                size_t bytes = printable(text + i, length - i);
                size_t taken = bytes != 0 ? bytes : 1;

                if (used + taken > limit) {
                        strcpy(copy + used, more);
                        return copy;
                }
                if (bytes != 0)
                        memcpy(copy + used, text + i, bytes);
                else
                        copy[used] = '?';
                used += taken;
                i += taken;
        }
        copy[used] = '\0';
        return copy;
}

char *printable_make(char *text)
{
        for (size_t i = 0, length = strlen(text); i < length;) {
                size_t bytes = printable(text + i, length - i);

                if (bytes == 0)
                        text[i] = '?';
                i += bytes != 0 ? bytes : 1;
        }
        return text;
}
