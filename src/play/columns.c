#include "config.h"

#include "play/columns.h"

#include <limits.h>
#include <wchar.h>

int columns_next(const char **text)
{
        wchar_t character;
        size_t used = mbrtowc(&character, *text, MB_LEN_MAX, &(mbstate_t){ 0 });
        int columns = 1;

        if (used == 0 || used > MB_LEN_MAX)
                used = 1;
        else if (wcwidth(character) >= 0)
                columns = wcwidth(character);
        *text += used;
        return columns;
}

int columns_of(const char *text)
{
        int columns = 0;

        while (*text != '\0')
                columns += columns_next(&text);
        return columns;
}
