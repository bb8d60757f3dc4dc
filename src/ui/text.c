/* text.c - comparing and appending. */

#include "config.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "ui/text.h"

bool text_contains(const char *text, const char *part)
{
        size_t length = strlen(part);

        for (; *text != '\0'; text++)
                if (strncasecmp(text, part, length) == 0)
                        return true;
        return length == 0;
}

void text_append(char *text, size_t size, const char *format, ...)
{
        size_t used = strlen(text);
        va_list arguments;

        va_start(arguments, format);
        vsnprintf(text + used, size - used, format, arguments);
        va_end(arguments);
}
