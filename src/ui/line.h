/* line.h - the line: libedit edits it, this program draws it.
 *
 * libedit is called and calls back for each character; what waits for it is the
 * owner's event loop.  It edits on a terminal of its own that nobody sees, so that
 * the user's ~/.editrc, history and vi mode all work, and curses alone owns the
 * real terminal.
 */
#ifndef KEYSTEPS_UI_LINE_H
#define KEYSTEPS_UI_LINE_H

#include <stdbool.h>
#include <stddef.h>
#include <wchar.h>

#include "ui/key.h"

enum { LINE_SIZE = 1024 };

struct line_owner {
        void *context;

        /* Wait for the next character.  False: there will be none any more. */
        bool (*next)(void *context, wchar_t *character);

        /* Enter was pressed.  False: the line stays, to be mended. */
        bool (*enter)(void *context, const char *text);

        /* ^C, ^Z and ^L; the line has been emptied by the first. */
        void (*cancel)(void *context);
        void (*suspend)(void *context);
        void (*redraw)(void *context);

        /* Tab (by 1) and Shift-Tab (by -1), with a text before the cursor and one behind
         * it.  True: `replacement`, of LINE_SIZE bytes, is to stand before it. */
        bool (*complete)(void *context, const char *text, const char *behind, int by,
                         char *replacement);
};

/* Set the editor up; before curses.  `history` is the file that keeps what was
 * entered, or NULL.  False when memory is short. */
bool line_open(const struct line_owner *owner, const char *history);

/* Save the history and let go; after curses has ended. */
void line_close(void);

/* Where no terminal could be had for libedit it shares the real one, and has to
 * learn how curses has set it: after curses was set up. */
void line_adopt_terminal(void);

/* Edit one line; false at the end: ^D on the empty line, or `next` gave up. */
bool line_edit(void);

/* What is being edited.  `search` is what an incremental search shows beside it,
 * or of length 0. */
struct line_view {
        const wchar_t *text;
        size_t length, cursor;
        const wchar_t *search;
        size_t search_length;
};

struct line_view line_view(void);

/* Put a text in place of what is there, unless it is being searched. */
void line_set(const char *text);

/* Have the history offer these texts first, the last of them before the others. */
void line_offer(const char *const *texts, size_t count);

/* Have the history hold a text as if it had been entered. */
void line_remember(const char *text);

/* Whether Esc belongs to the editor, as in vi mode. */
bool line_wants_escape(void);

/* Whether it can be told of a key by its sequence: in vi mode no other may begin with Esc
 * than those that libedit knows. */
bool line_takes(ui_key key);

/* Whether it has a command for what some key sends. */
bool line_knows(const wchar_t *sequence);

/* The text as multibyte characters; `size` bytes with the zero, cut if longer. */
void line_text(char *text, size_t size);

#endif
