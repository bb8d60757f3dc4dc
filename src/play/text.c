/* text.c - comparing and appending. */

#include "config.h"

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

#include "play/text.h"

/* The next character in lower case; bytes that are none stand for themselves. */
static wint_t next_lower(const char **text)
{
        wchar_t character;
        size_t used = mbrtowc(&character, *text, MB_LEN_MAX, &(mbstate_t){ 0 });

        if (used == 0 || used > MB_LEN_MAX) {
                used = 1;
                character = (unsigned char)**text;
        }
        *text += used;
        return towlower((wint_t)character);
}

static bool begins_with(const char *text, const char *part)
{
        while (*part != '\0')
                if (*text == '\0' || next_lower(&text) != next_lower(&part))
                        return false;
        return true;
}

bool text_contains(const char *text, const char *part)
{
        for (; *text != '\0'; next_lower(&text))
                if (begins_with(text, part))
                        return true;
        return *part == '\0';
}

void text_append(char *text, size_t size, const char *format, ...)
{
        size_t used = strlen(text);
        va_list arguments;

        va_start(arguments, format);
        vsnprintf(text + used, size - used, format, arguments);
        va_end(arguments);
}
