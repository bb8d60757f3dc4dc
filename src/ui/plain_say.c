/* plain_say.c - lines of text. */

#include "config.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/printable.h"
#include "ui/plain_say.h"

static long lines;

static void say_line(char *line)
{
        for (size_t length = strlen(line); length > 0 && line[length - 1] == ' ';)
                line[--length] = '\0';
        puts(printable_make(line));
        lines++;
}

static void say_lines(char *text)
{
        while (*text != '\0') {
                char *end = strchr(text, '\n');

                if (end != NULL)
                        *end = '\0';
                say_line(text);
                if (end == NULL)
                        return;
                text = end + 1;
        }
}

void plain_say(const char *format, ...)
{
        char *text = NULL;
        va_list arguments;
        int length;

        va_start(arguments, format);
        length = vsnprintf(NULL, 0, format, arguments);
        va_end(arguments);
        text = length >= 0 ? malloc((size_t)length + 1) : NULL;
        if (text == NULL)
                return;
        va_start(arguments, format);
        vsnprintf(text, (size_t)length + 1, format, arguments);
        va_end(arguments);
        say_lines(text);
        free(text);
}

long plain_said(void)
{
        return lines;
}
