/* script.h - keys from a file, in place of a keyboard.
 *
 * A script is typed as it stands, newlines being Enter; escape sequences of keys
 * are those keys.  In braces stand keys by their names and what happens around the
 * program: {Left} {^C} {resize 40x12} {dump}; {{ is a brace.  {Esc} is Esc alone,
 * with a pause after it, while the bare character makes Meta of the next one.  The
 * mouse, if it is on, does {click e4} or {click 10,5}, which is a column and a row from
 * 1, and {wheelup 10,5} {wheeldown 10,5}.
 */
#ifndef KEYSTEPS_UI_SCRIPT_H
#define KEYSTEPS_UI_SCRIPT_H

#include <stdbool.h>

#include "ui/key.h"
#include "ui/pointing.h"

enum script_kind {
        SCRIPT_END,
        SCRIPT_KEY,
        SCRIPT_MOUSE,
        SCRIPT_RESIZE, /* the terminal gets columns x rows */
        SCRIPT_PAUSE,  /* nothing for a while */
        SCRIPT_DUMP,   /* write the screen, and go on */
        SCRIPT_BAD     /* braces with something else in them */
};

struct script_event {
        enum script_kind kind;
        ui_key key;
        int columns, rows;
        struct pointing pointing;
};

struct script {
        char *text;
        size_t length, at;
        bool pauses; /* before what comes next */
        bool paused; /* there was one: a mouse clicks what has been drawn */
};

/* Read a whole script into memory; false and errno when that cannot be done. */
bool script_read(struct script *script, const char *path);
void script_free(struct script *script);

/* What happens next in the script. */
struct script_event script_next(struct script *script);

/* Read "80x24"; false when it is no size from 1x1 to 1000x1000. */
bool script_size(const char *text, int *columns, int *rows);

#endif
