/* plain_input.c - libedit on the real terminal, or getline. */

#include "config.h"

#include <histedit.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <unistd.h>
#include <wchar.h>

#include "play/printable.h"
#include "play/xdg.h"
#include "ui/complete.h"
#include "ui/line_history.h"
#include "ui/line_keys.h"
#include "ui/plain_input.h"
#include "ui/terminal_type.h"

#define PROMPT "> "

enum { LINE_SIZE = 1024 };

static const struct app *seen; /* in which lines are completed */
static EditLine *editor;       /* NULL where lines are not edited */
static struct line_history entered;

static char *line; /* the line read last */
static size_t line_size;
static long number;
static bool person;

static volatile sig_atomic_t interrupted, ending, stopped, resized;
static sigset_t usual_mask; /* of signals, while waiting for a key */

bool plain_input_is_person(void)
{
        return person;
}

long plain_input_number(void)
{
        return number;
}

/* ---- Completion ---- */

static void insert(const char *text, size_t length)
{
        wchar_t wide[LINE_SIZE];
        char part[LINE_SIZE];

        snprintf(part, sizeof part, "%.*s", (int)length, text);
        if (mbstowcs(wide, part, LINE_SIZE) != (size_t)-1)
                el_winsertstr(editor, wide);
}

static void say_words(const struct completion *completion)
{
        putchar('\n');
        for (int i = 0; i < completion->count; i++)
                puts(printable_make(completion->words[i]));
        fflush(stdout);
}

/* Commands need no colon here. */
static void find_words(const char *text, struct completion *completion)
{
        char with_colon[LINE_SIZE + 1];

        completion_find(completion, seen, text);
        if (completion->count > 0 || *text == '\0' || *text == ':')
                return;
        snprintf(with_colon, sizeof with_colon, ":%s", text);
        completion_find(completion, seen, with_colon);
}

static unsigned char complete_with(const struct completion *completion)
{
        size_t typed = strlen(completion->typed) - completion->kept, length;

        /* Turns that fit are offered with numbers when the line is entered. */
        if (completion->count == 0 || completion->turns != NULL)
                return CC_ERROR;
        length = completion_common(completion);
        if (length > typed) {
                insert(completion->words[0] + typed, length - typed);
                return CC_REFRESH;
        }
        if (completion->count == 1)
                return CC_ERROR;
        say_words(completion);
        return CC_REDISPLAY;
}

static unsigned char on_complete(EditLine *el, int key)
{
        struct completion completion = { .at = -1 };
        const LineInfoW *info = el_wline(el);
        size_t length = (size_t)(info->cursor - info->buffer);
        wchar_t wide[LINE_SIZE];
        char text[LINE_SIZE];
        unsigned char result;

        (void)key;
        if (length >= LINE_SIZE)
                return CC_ERROR;
        wmemcpy(wide, info->buffer, length);
        wide[length] = L'\0';
        if (wcstombs(text, wide, sizeof text) >= sizeof text)
                return CC_ERROR;
        find_words(text, &completion);
        result = complete_with(&completion);
        completion_forget(&completion);
        return result;
}

/* ---- Opening ---- */

static void on_signal(int signal)
{
        if (signal == SIGINT)
                interrupted = 1;
        else if (signal == SIGTSTP)
                stopped = 1;
        else if (signal == SIGWINCH)
                resized = 1;
        else
                ending = signal;
}

/* Reading is broken off by it. */
static void catch_signal(int signal)
{
        struct sigaction action = { .sa_handler = on_signal };

        sigemptyset(&action.sa_mask);
        sigaction(signal, &action, NULL);
}

/* While a line is edited the terminal is not as the shell left it, and has to be made
 * so first.  The signals come while a key is waited for, and at no other time. */
static void catch_signals(void)
{
        static const int signals[] = {
                SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGWINCH
        };
        sigset_t set;

        sigemptyset(&set);
        for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
                catch_signal(signals[i]);
                sigaddset(&set, signals[i]);
        }
        sigprocmask(SIG_BLOCK, &set, &usual_mask);
}

static wchar_t *prompt(EditLine *el)
{
        static wchar_t text[] = L"" PROMPT;

        (void)el;
        return text;
}

/* Whether a key comes within the time, which may be NULL: for ever. */
static bool wait_for_key(const struct timespec *time)
{
        fd_set set;

        FD_ZERO(&set);
        FD_SET(STDIN_FILENO, &set);
        return pselect(STDIN_FILENO + 1, &set, NULL, NULL, time, &usual_mask) > 0;
}

/* Stop, as ^Z does, with the terminal as the shell left it. */
static void stop(void)
{
        stopped = 0;
        el_wset(editor, EL_PREP_TERM, 0);
        raise(SIGSTOP);
        el_wset(editor, EL_PREP_TERM, 1);
        el_wset(editor, EL_REFRESH);
}

static int next_character(EditLine *el, wchar_t *character)
{
        mbstate_t state = { 0 };

        for (;;) {
                char byte;
                size_t used;

                if (!wait_for_key(NULL)) {
                        if (stopped)
                                stop();
                        if (resized)
                                el_resize(el);
                        resized = 0;
                        if (interrupted || ending)
                                return 0;
                        continue;
                }
                if (read(STDIN_FILENO, &byte, 1) != 1)
                        return 0;
                used = mbrtowc(character, &byte, 1, &state);
                if (used == (size_t)-1)
                        state = (mbstate_t){ 0 };
                else if (used != (size_t)-2)
                        return 1;
        }
}

static bool open_editor(void)
{
        char *path;

        editor = el_init(PACKAGE, stdin, stdout, stderr);
        if (editor == NULL)
                return false;
        path = xdg_path("XDG_STATE_HOME", ".local/state", "history");
        line_history_open(&entered, path);
        free(path);
        if (entered.all != NULL)
                el_wset(editor, EL_HIST, history_w, entered.all);
        el_wset(editor, EL_PROMPT, prompt);
        el_wset(editor, EL_GETCFN, next_character);
        el_wset(editor, EL_EDITOR, L"emacs");
        el_wset(editor, EL_ADDFN, L"keysteps-complete", L"Complete the word",
                on_complete);
        el_wset(editor, EL_BIND, L"^I", L"keysteps-complete", NULL);
        el_source(editor, NULL);
        line_keys_ignore(editor);
        return true;
}

bool plain_input_open(const struct app *app)
{
        seen = app;
        person = isatty(STDIN_FILENO);
        if (person && isatty(STDOUT_FILENO) && terminal_type_moves_cursor()) {
                catch_signals();
                return open_editor();
        }
        if (person)
                catch_signal(SIGINT);
        return true;
}

void plain_input_close(void)
{
        if (editor != NULL) {
                line_history_save(&entered);
                el_end(editor);
                line_history_close(&entered);
                sigprocmask(SIG_SETMASK, &usual_mask, NULL);
        }
        free(line);
        editor = NULL;
        line = NULL;
        line_size = 0;
}

/* ---- Reading ---- */

/* The end of the input, or ^C. */
static enum plain_event no_line(void)
{
        if (person)
                putchar('\n');
        if (!interrupted)
                return PLAIN_END;
        interrupted = 0;
        clearerr(stdin);
        return PLAIN_CANCEL;
}

/* Put a line that was edited where getline would. */
static bool take(const wchar_t *wide, int length)
{
        size_t size = (size_t)length * MB_CUR_MAX + 1;
        char *more = size > line_size ? realloc(line, size) : line;

        if (more == NULL)
                return false;
        line = more;
        if (size > line_size)
                line_size = size;
        if (wcstombs(line, wide, line_size) == (size_t)-1)
                strcpy(line, "?");
        return true;
}

static bool edit(void)
{
        int length = 0;
        const wchar_t *wide = el_wgets(editor, &length);

        return wide != NULL && length > 0 && take(wide, length);
}

static bool read_line(void)
{
        ssize_t length;

        if (person)
                fputs(PROMPT, stdout);
        fflush(stdout);
        length = getline(&line, &line_size, stdin);
        for (ssize_t i = 0; i < length; i++)
                if (line[i] == '\0')
                        line[i] = '?';
        return length >= 0;
}

/* "\n" and "\r\n" end a line. */
static void cut_end(char *text)
{
        size_t length = strlen(text);

        if (length > 0 && text[length - 1] == '\n')
                text[--length] = '\0';
        if (length > 0 && text[length - 1] == '\r')
                text[--length] = '\0';
}

enum plain_event plain_input_next(const char **text)
{
        if (editor != NULL ? !edit() : !read_line())
                return no_line();
        number++;
        cut_end(line);
        if (editor != NULL)
                line_history_add(&entered, line);
        *text = line;
        return PLAIN_LINE;
}

void plain_input_again(const char *text)
{
        char *copy = editor != NULL && *text != '\0' ? strdup(text) : NULL;

        if (copy != NULL)
                el_push(editor, printable_make(copy)); /* as if it were typed */
        free(copy);
}

void plain_input_offer(const char *const *texts, size_t count)
{
        if (editor != NULL)
                line_history_offer(&entered, texts, count);
}

void plain_input_remember(const char *text)
{
        if (editor != NULL)
                line_history_add(&entered, text);
}

bool plain_input_quiet(int milliseconds)
{
        struct timespec time = { milliseconds / 1000, milliseconds % 1000 * 1000000L };
        struct pollfd source = { .fd = STDIN_FILENO, .events = POLLIN };

        if (!person)
                return true;
        if (editor != NULL)
                return !wait_for_key(&time) && !interrupted && !ending;
        return poll(&source, 1, milliseconds) == 0;
}

bool plain_input_interrupted(void)
{
        bool was;

        if (editor != NULL)
                wait_for_key(&(struct timespec){ 0, 0 });
        was = interrupted;
        interrupted = 0;
        return was || ending;
}

int plain_input_signal(void)
{
        return ending;
}
