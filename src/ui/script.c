/* script.c - reading key scripts. */

#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "notation/board.h"
#include "ui/script.h"

bool script_read(struct script *script, const char *path)
{
        FILE *file = fopen(path, "r");
        size_t room = 0, got;

        *script = (struct script){ 0 };
        if (file == NULL)
                return false;
        do {
                char *more;

                room = room ? room * 2 : 4096;
                more = realloc(script->text, room);
                if (more == NULL)
                        break;
                script->text = more;
                got = fread(script->text + script->length, 1, room - script->length,
                            file);
                script->length += got;
        } while (script->length == room);
        if (ferror(file) || script->length == room)
                script_free(script);
        fclose(file);
        return script->text != NULL;
}

void script_free(struct script *script)
{
        free(script->text);
        *script = (struct script){ 0 };
}

bool script_size(const char *text, int *columns, int *rows)
{
        int used = 0;

        return sscanf(text, "%4dx%4d%n", columns, rows, &used) == 2 &&
               text[used] == '\0' && *columns >= 1 && *columns <= 1000 && *rows >= 1 &&
               *rows <= 1000;
}

/* "e4" or "10,5". */
static bool read_place(const char *text, struct pointing *pointing)
{
        int used = 0;

        pointing->square = arimaa_square_named(text);
        if (pointing->square != ARIMAA_NO_SQUARE)
                return true;
        pointing->square = POINTING_CELL;
        if (sscanf(text, "%4d,%4d%n", &pointing->x, &pointing->y, &used) != 2 ||
            text[used] != '\0')
                return false;
        pointing->x--;
        pointing->y--;
        return true;
}

static bool read_pointing(const char *text, size_t length, struct pointing *pointing)
{
        static const struct {
                const char *name;
                enum pointing_act act;
        } acts[] = { { "click ", POINTING_CLICK },
                     { "wheelup ", POINTING_WHEEL_UP },
                     { "wheeldown ", POINTING_WHEEL_DOWN } };
        char place[16];

        for (size_t i = 0; i < sizeof acts / sizeof *acts; i++) {
                size_t name = strlen(acts[i].name);

                if (length <= name || memcmp(text, acts[i].name, name) != 0)
                        continue;
                snprintf(place, sizeof place, "%.*s", (int)(length - name), text + name);
                pointing->act = acts[i].act;
                return read_place(place, pointing);
        }
        return false;
}

/* What stands in braces, `length` bytes without them. */
static struct script_event in_braces(const char *text, size_t length)
{
        static const char resize[] = "resize ";
        struct script_event event = { .kind = SCRIPT_BAD };
        char size[10];

        if (length == 4 && memcmp(text, "dump", length) == 0) {
                event.kind = SCRIPT_DUMP;
        } else if (length > sizeof resize - 1 &&
                   memcmp(text, resize, sizeof resize - 1) == 0) {
                snprintf(size, sizeof size, "%.*s", (int)(length - (sizeof resize - 1)),
                         text + sizeof resize - 1);
                if (script_size(size, &event.columns, &event.rows))
                        event.kind = SCRIPT_RESIZE;
        } else if (read_pointing(text, length, &event.pointing)) {
                event.kind = SCRIPT_MOUSE;
        } else {
                event.key = key_read(text, length);
                if (event.key != KEY_NONE)
                        event.kind = SCRIPT_KEY;
        }
        return event;
}

static struct script_event typed(ui_key key)
{
        return (struct script_event){ .kind = SCRIPT_KEY, .key = key };
}

struct script_event script_next(struct script *script)
{
        const char *text = script->text + script->at, *close;
        size_t left = script->length - script->at, used = 0;
        struct script_event event;
        wchar_t character;
        ui_key key;

        if (script->pauses) {
                script->pauses = false;
                return (struct script_event){ .kind = SCRIPT_PAUSE };
        }
        if (left == 0)
                return (struct script_event){ .kind = SCRIPT_END };
        if (text[0] == '{' && left > 1 && text[1] != '{') {
                close = memchr(text, '}', left);
                if (close == NULL)
                        close = text + left - 1;
                event = in_braces(text + 1, (size_t)(close - text) - 1);
                script->paused = event.kind == SCRIPT_MOUSE && !script->paused;
                if (script->paused)
                        return (struct script_event){ .kind = SCRIPT_PAUSE };
                script->at += (size_t)(close - text) + 1;
                script->pauses = event.kind == SCRIPT_KEY && event.key == KEY_ESCAPE;
                return event;
        }
        key = key_of_sequence(text, left, &used);
        if (key != KEY_NONE) {
                script->at += used;
                return typed(key);
        }
        if (text[0] == '{') {
                script->at += left > 1 ? 2 : 1;
                return typed('{');
        }
        used = mbrtowc(&character, text, left, &(mbstate_t){ 0 });
        if (used == 0 || used > left) {
                used = 1;
                character = (unsigned char)text[0];
        }
        script->at += used;
        return typed((ui_key)character);
}
