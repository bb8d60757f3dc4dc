/* line_keys.h - keys that libedit does not know.
 *
 * What such a key sends would stand in the line, its first characters apart.
 */
#ifndef KEYSTEPS_UI_LINE_KEYS_H
#define KEYSTEPS_UI_LINE_KEYS_H

#include <histedit.h>
#include <stdbool.h>
#include <wchar.h>

#include "ui/key.h"

/* Whether it is a named key that libedit has no command for, if ~/.editrc gives none. */
bool line_keys_unknown(ui_key key);

/* Whether a sequence has a command. */
bool line_keys_bound(EditLine *editor, const wchar_t *sequence);

/* Let those do nothing that ~/.editrc, which has been read, has no use for.  Not in vi
 * mode, where Esc alone is a key. */
void line_keys_ignore(EditLine *editor);

#endif
