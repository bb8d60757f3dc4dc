#include <stdlib.h>
#include <string.h>

#include "record/source.h"
#include "record/tags.h"

/* ---- Names ---- */

static bool begins(const char *text, const char *beginning)
{
        return strncmp(text, beginning, strlen(beginning)) == 0;
}

/* The name that a tag has here. */
static char *our_name(const char *name)
{
        const char *side = begins(name, "White")   ? "Gold"
                           : begins(name, "Black") ? "Silver"
                                                   : "";
        const char *rest = *side != '\0' ? name + strlen("White") : name;
        char *ours;

        if (*side != '\0' && strcmp(rest, "Elo") == 0)
                rest = "Rating";
        ours = malloc(strlen(side) + strlen(rest) + 1);
        if (ours != NULL)
                strcat(strcpy(ours, side), rest);
        return ours;
}

static char *take_our_name(char *name)
{
        char *ours = name != NULL ? our_name(name) : NULL;

        free(name);
        return ours;
}

/* ---- Values ---- */

/* The value of a tag pair without its quotes: \" \\ and \n stand for themselves. */
static char *unquoted(const char *text, size_t length)
{
        char *value = malloc(length + 1), *end = value;

        for (size_t i = 0; value != NULL && i < length; i++) {
                if (text[i] == '\\' && i + 1 < length) {
                        i++;
                        *end++ = text[i] == 'n' ? '\n' : text[i];
                } else {
                        *end++ = text[i];
                }
        }
        if (value != NULL)
                *end = '\0';
        return value;
}

static bool is_blank(char c)
{
        return c == ' ' || (c >= '\t' && c <= '\r');
}

/* The text between two places, without white space at its ends. */
static char *trimmed(const char *text, const char *end)
{
        while (text < end && is_blank(*text))
                text++;
        while (end > text && is_blank(end[-1]))
                end--;
        return strndup(text, (size_t)(end - text));
}

/* Move the ends of a value of several lines in between its marks. */
static void unmark(const char **text, const char **end)
{
        static const size_t length = sizeof SOURCE_BLOCK_MARK - 1;

        while (*text < *end && is_blank(**text))
                ++*text;
        if ((size_t)(*end - *text) < 2 * length ||
            memcmp(*text, SOURCE_BLOCK_MARK, length) != 0 ||
            memcmp(*end - length, SOURCE_BLOCK_MARK, length) != 0)
                return;
        *text += length;
        *end -= length;
}

/* ---- Tags ---- */

void tags_read_pair(const char *text, size_t length, char **name, char **value)
{
        const char *open = memchr(text, '"', length);
        const char *close = text + length;

        while (*--close != '"')
                ;
        *name = take_our_name(trimmed(text + 1, open));
        *value = unquoted(open + 1, (size_t)(close - (open + 1)));
}

void tags_read_head(const char *text, size_t length, char **name, char **value)
{
        const char *colon = memchr(text, ':', length);
        const char *start = colon + 1, *end = text + length;

        unmark(&start, &end);
        *name = take_our_name(trimmed(text, colon));
        *value = trimmed(start, end);
}
