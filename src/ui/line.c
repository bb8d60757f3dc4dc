/* line.c - libedit, with its calls in the order that works.
 *
 * el_wgets runs and takes its characters from our callback, EL_GETCFN.  Its own
 * reading of single keys without waiting (EL_UNBUFFERED) breaks every command of
 * two keys, and readline's interface draws.  The terminal that it is given is a
 * pseudo-terminal whose other end we hold: its modes are set, nothing is read from
 * it, and all that libedit writes goes to /dev/null.
 */

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <histedit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "ui/line.h"
#include "ui/line_history.h"
#include "ui/line_keys.h"

enum {
        PSEUDO_ROWS = 24,
        PSEUDO_COLUMNS = 512 /* so wide that libedit never breaks a line */
};

static struct line_owner owner;
static EditLine *editor;
static struct line_history entered;
static bool was_entered;
static FILE *nowhere;
static int pseudo_master = -1, pseudo_slave = -1;

/* ---- The keys we bind ---- */

/* el_wgets returns nothing for an empty line, as it does at the end: so we say
 * ourselves that a line was entered. */
static unsigned char on_enter(EditLine *el, int key)
{
        char text[LINE_SIZE];

        (void)el, (void)key;
        line_text(text, sizeof text);
        if (!owner.enter(owner.context, text))
                return CC_REFRESH;
        line_history_add(&entered, text);
        was_entered = true;
        return CC_NEWLINE;
}

/* CC_FATAL is libedit's word for: drop the line, and all that was half done. */
static unsigned char on_cancel(EditLine *el, int key)
{
        (void)el, (void)key;
        owner.cancel(owner.context);
        return CC_FATAL;
}

static unsigned char on_suspend(EditLine *el, int key)
{
        (void)el, (void)key;
        owner.suspend(owner.context);
        return CC_REFRESH;
}

static unsigned char on_redraw(EditLine *el, int key)
{
        (void)el, (void)key;
        owner.redraw(owner.context);
        return CC_REFRESH;
}

/* A part of the line; false when it is too long. */
static bool read_part(const wchar_t *begin, const wchar_t *end, char *text)
{
        size_t length = (size_t)(end - begin);
        wchar_t wide[LINE_SIZE];

        if (length >= LINE_SIZE)
                return false;
        wmemcpy(wide, begin, length);
        wide[length] = L'\0';
        return wcstombs(text, wide, LINE_SIZE) < LINE_SIZE;
}

static void insert(const char *text)
{
        wchar_t wide[LINE_SIZE];

        if (mbstowcs(wide, text, LINE_SIZE) < LINE_SIZE)
                el_winsertstr(editor, wide);
}

static unsigned char complete_by(int by)
{
        const LineInfoW *info = el_wline(editor);
        char text[LINE_SIZE], behind[LINE_SIZE], replacement[LINE_SIZE];

        if (!read_part(info->buffer, info->cursor, text) ||
            !read_part(info->cursor, info->lastchar, behind))
                return CC_ERROR;
        if (!owner.complete(owner.context, text, behind, by, replacement))
                return CC_NORM;
        if (strcmp(text, replacement) == 0)
                return CC_REFRESH;
        el_wdeletestr(editor, (int)(info->cursor - info->buffer));
        insert(replacement);
        return CC_REFRESH;
}

static unsigned char on_complete(EditLine *el, int key)
{
        (void)el, (void)key;
        return complete_by(1);
}

static unsigned char on_complete_back(EditLine *el, int key)
{
        (void)el, (void)key;
        return complete_by(-1);
}

static const struct {
        const wchar_t *name, *help;
        unsigned char (*function)(EditLine *, int);
        const wchar_t *keys[2];
} bindings[] = {
        { L"keysteps-enter", L"Do what the line says", on_enter, { L"^M", L"^J" } },
        { L"keysteps-cancel", L"Empty the line", on_cancel, { L"^C" } },
        { L"keysteps-suspend", L"Stop the program", on_suspend, { L"^Z" } },
        { L"keysteps-redraw", L"Draw the screen anew", on_redraw, { L"^L" } },
        { L"keysteps-complete", L"Complete the word", on_complete, { L"^I" } },
        { L"keysteps-complete-back",
          L"Complete it by the one before",
          on_complete_back,
          { L"\\033[Z" } },
};

enum { BINDINGS = sizeof bindings / sizeof *bindings };

static bool in_vi_mode(void)
{
        const wchar_t *name = L"";

        return el_wget(editor, EL_EDITOR, &name) == 0 && wcscmp(name, L"vi") == 0;
}

bool line_knows(const wchar_t *sequence)
{
        return line_keys_bound(editor, sequence);
}

bool line_takes(ui_key key)
{
        return !in_vi_mode() || !line_keys_unknown(key);
}

/* After ~/.editrc: changing the mode there sets all bindings anew.  In vi mode no key
 * may begin with Esc, which would wait for the rest of it. */
static void bind_keys(void)
{
        for (size_t i = 0; i < BINDINGS; i++)
                for (size_t k = 0; k < 2 && bindings[i].keys[k] != NULL; k++) {
                        const wchar_t *key = bindings[i].keys[k];

                        if (in_vi_mode() && key[0] == L'\\')
                                continue;
                        el_wset(editor, EL_BIND, key, bindings[i].name, NULL);
                        if (in_vi_mode())
                                el_wset(editor, EL_BIND, L"-a", key, bindings[i].name,
                                        NULL);
                }
        /* It would start an editor of its own over our screen. */
        if (in_vi_mode())
                el_wset(editor, EL_BIND, L"-a", L"-r", L"v", NULL);
        else
                line_keys_ignore(editor);
}

/* ---- Opening ---- */

/* libedit keeps the modes that it finds, so the pseudo-terminal gets the user's
 * erase and kill characters. */
static void open_pseudo_terminal(void)
{
        struct winsize size = { .ws_row = PSEUDO_ROWS, .ws_col = PSEUDO_COLUMNS };
        struct termios modes;

        pseudo_master = posix_openpt(O_RDWR | O_NOCTTY);
        if (pseudo_master < 0)
                return;
        fcntl(pseudo_master, F_SETFD, FD_CLOEXEC);
        if (grantpt(pseudo_master) == 0 && unlockpt(pseudo_master) == 0)
                pseudo_slave =
                        open(ptsname(pseudo_master), O_RDWR | O_NOCTTY | O_CLOEXEC);
        if (pseudo_slave < 0)
                return;
        ioctl(pseudo_slave, TIOCSWINSZ, &size);
        if (tcgetattr(STDIN_FILENO, &modes) == 0)
                tcsetattr(pseudo_slave, TCSANOW, &modes);
}

static wchar_t *no_prompt(EditLine *el)
{
        static wchar_t empty[] = L"";

        (void)el;
        return empty;
}

static int next_character(EditLine *el, wchar_t *character)
{
        (void)el;
        return owner.next(owner.context, character) ? 1 : 0;
}

static void read_settings(void)
{
        int editing = 0;

        el_wset(editor, EL_EDITOR, L"emacs");
        for (size_t i = 0; i < BINDINGS; i++)
                el_wset(editor, EL_ADDFN, bindings[i].name, bindings[i].help,
                        bindings[i].function);
        el_source(editor, NULL);
        if (el_wget(editor, EL_EDITMODE, &editing) == 0 && !editing)
                el_wset(editor, EL_EDITMODE, 1);
        bind_keys();
}

bool line_open(const struct line_owner *line_owner, const char *path)
{
        int tty;

        owner = *line_owner;
        nowhere = fopen("/dev/null", "r+");
        if (nowhere == NULL)
                return false;
        open_pseudo_terminal();
        tty = pseudo_slave >= 0 ? pseudo_slave : STDIN_FILENO;
        editor = el_init_fd(PACKAGE, stdin, nowhere, nowhere, tty, tty, tty);
        if (editor == NULL)
                return false;
        line_history_open(&entered, path);
        if (entered.all != NULL)
                el_wset(editor, EL_HIST, history_w, entered.all);
        el_wset(editor, EL_PROMPT, no_prompt);
        el_wset(editor, EL_GETCFN, next_character);
        read_settings();
        return true;
}

/* Both of the modes that libedit switches between become the one curses has set. */
void line_adopt_terminal(void)
{
        if (pseudo_slave >= 0)
                return;
        el_set(editor, EL_SETTY, "-d", "-isig", "-ixon", "-iexten", NULL);
        el_set(editor, EL_SETTY, "-x", "-isig", "-ixon", "-iexten", "-icanon", "-echo",
               NULL);
}

void line_close(void)
{
        line_history_save(&entered);
        if (editor != NULL)
                el_end(editor);
        line_history_close(&entered);
        if (nowhere != NULL)
                fclose(nowhere);
        if (pseudo_slave >= 0)
                close(pseudo_slave);
        if (pseudo_master >= 0)
                close(pseudo_master);
}

/* ---- Editing ---- */

bool line_edit(void)
{
        int length;

        was_entered = false;
        el_wgets(editor, &length);
        return was_entered;
}

/* During an incremental search libedit writes a newline and its prompt behind the
 * line. */
struct line_view line_view(void)
{
        const LineInfoW *info = el_wline(editor);
        size_t whole = (size_t)(info->lastchar - info->buffer);
        const wchar_t *newline = wmemchr(info->buffer, L'\n', whole);
        struct line_view view = { .text = info->buffer,
                                  .length = whole,
                                  .cursor = (size_t)(info->cursor - info->buffer) };

        if (newline == NULL)
                return view;
        view.length = (size_t)(newline - info->buffer);
        view.search = newline + 1;
        view.search_length = whole - view.length - 1;
        if (view.cursor > view.length)
                view.cursor = view.length;
        return view;
}

void line_set(const char *text)
{
        const LineInfoW *info = el_wline(editor);

        if (line_view().search_length > 0)
                return;
        el_cursor(editor, (int)(info->lastchar - info->cursor));
        el_wdeletestr(editor, (int)(info->lastchar - info->buffer));
        insert(text);
}

void line_offer(const char *const *texts, size_t count)
{
        line_history_offer(&entered, texts, count);
}

void line_remember(const char *text)
{
        line_history_add(&entered, text);
}

bool line_wants_escape(void)
{
        return in_vi_mode();
}

void line_text(char *text, size_t size)
{
        struct line_view view = line_view();
        size_t used = 0;

        for (size_t i = 0; i < view.length; i++) {
                char bytes[16];
                int count = wctomb(bytes, view.text[i]);

                if (count < 1) {
                        count = 1;
                        bytes[0] = '?';
                }
                if (used + (size_t)count >= size)
                        break;
                memcpy(text + used, bytes, (size_t)count);
                used += (size_t)count;
        }
        text[used] = '\0';
}
