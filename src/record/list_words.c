#include "record/list_words.h"

#include <string.h>

#include "record/tree.h"

size_t word_glyph_length(const char *word, size_t length)
{
        size_t start = length;

        while (start > 0 && (word[start - 1] == '!' || word[start - 1] == '?'))
                start--;
        return length - start;
}

int word_glyph(const char *word, size_t length)
{
        int number = arimaa_glyph_of(word, length);

        if (number > 0)
                return number;
        if (word[0] != '$' || length < 2 || length > 7)
                return -1;
        for (size_t i = 1; i < length; i++) {
                if (word[i] < '0' || word[i] > '9')
                        return -1;
                number = 10 * number + (word[i] - '0');
        }
        return number;
}

bool word_is_clock(const char *word, size_t length)
{
        static const char *const names[] = { "CURRENT", "GOLD", "SILVER", "PC" };
        size_t i = length > 1 && (word[0] == 'G' || word[0] == 'S') ? 1 : 0;

        for (size_t n = 0; n < sizeof names / sizeof *names; n++)
                if (strlen(names[n]) == length && memcmp(names[n], word, length) == 0)
                        return true;
        while (i < length && word[i] >= '0' && word[i] <= '9')
                i++;
        return i == length && length > 1;
}

bool word_is_move(const char *word, size_t length)
{
        return (length == 3 || length == 4) &&
               memchr(ARIMAA_PIECE_LETTERS, word[0], ARIMAA_PIECES) != NULL &&
               word[1] >= 'a' && word[1] <= 'h' && word[2] >= '1' && word[2] <= '8' &&
               (length == 3 || memchr("nsewx", word[3], 5) != NULL);
}
