/* terminal.c - curses set-up, signals, and giving the terminal back. */

#include "config.h"

#include <curses.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "play/printable.h"
#include "play/translate.h"
#include "ui/dump.h"
#include "ui/script.h"
#include "ui/terminal.h"
#include "ui/terminal_type.h"

enum { ESCAPE_MILLISECONDS = 25, TITLE_SIZE = 200 };

static SCREEN *screen;
static WINDOW *keyboard; /* a pad: reading a key from it draws nothing */
static struct termios shell_modes;

static bool mouse_wanted;

static struct script script;
static struct script_event held; /* of the script, if script_holds */
static bool script_holds;
static FILE *script_output;

static int signal_pipe[2] = { -1, -1 };
static volatile sig_atomic_t ending_signal;
static bool hung_up;

/* ---- Signals ---- */

static const int caught[] = { SIGHUP, SIGTERM, SIGINT, SIGQUIT, SIGWINCH, SIGTSTP };
static const int fatal[] = { SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT };

enum { CAUGHT = sizeof caught / sizeof *caught, FATAL = sizeof fatal / sizeof *fatal };

static struct sigaction before_caught[CAUGHT], before_fatal[FATAL];

/* What makes the terminal itself again; made beforehand, as a crash leaves no
 * room for more than writing it. */
static char reset_sequence[256];

/* What takes our title from its window; "" when it has none. */
static char no_title[64];

/* No terminal that has told of its mouse takes these amiss. */
static const char no_mouse[] = "\033[?1000l\033[?1006l";

static void on_signal(int number)
{
        unsigned char byte = (unsigned char)number;
        int saved = errno;
        ssize_t written = write(signal_pipe[1], &byte, 1);

        (void)written; /* a full pipe wakes us up as well */
        if (number != SIGWINCH && number != SIGTSTP)
                ending_signal = number;
        errno = saved;
}

static void on_crash(int number)
{
        ssize_t written = write(STDOUT_FILENO, reset_sequence, strlen(reset_sequence));

        if (mouse_wanted)
                written = write(STDOUT_FILENO, no_mouse, sizeof no_mouse - 1);
        written = write(STDOUT_FILENO, no_title, strlen(no_title));
        (void)written;
        tcsetattr(STDIN_FILENO, TCSANOW, &shell_modes);
        for (size_t i = 0; i < FATAL; i++)
                if (fatal[i] == number)
                        sigaction(number, &before_fatal[i], NULL);
        raise(number); /* delivered when this handler returns */
}

static bool open_signal_pipe(void)
{
        if (pipe(signal_pipe) != 0)
                return false;
        for (int i = 0; i < 2; i++) {
                fcntl(signal_pipe[i], F_SETFL, O_NONBLOCK);
                fcntl(signal_pipe[i], F_SETFD, FD_CLOEXEC);
        }
        return true;
}

static void catch_signals(void)
{
        struct sigaction action = { .sa_handler = on_signal, .sa_flags = SA_RESTART };
        struct sigaction crash = { .sa_handler = on_crash };

        sigfillset(&action.sa_mask);
        sigemptyset(&crash.sa_mask);
        for (size_t i = 0; i < CAUGHT; i++)
                sigaction(caught[i], &action, &before_caught[i]);
        for (size_t i = 0; i < FATAL; i++)
                sigaction(fatal[i], &crash, &before_fatal[i]);
}

static void release_signals(void)
{
        for (size_t i = 0; i < CAUGHT; i++)
                sigaction(caught[i], &before_caught[i], NULL);
        for (size_t i = 0; i < FATAL; i++)
                sigaction(fatal[i], &before_fatal[i], NULL);
}

int terminal_signal(void)
{
        return ending_signal;
}

/* ---- The title of the window ---- */

static char shown_title[TITLE_SIZE];

void terminal_title(const char *text)
{
        struct terminal_title title;
        char shown[TITLE_SIZE];

        snprintf(shown, sizeof shown, "%s", text);
        printable_make(shown);
        if (terminal_is_script() || strcmp(shown, shown_title) == 0 ||
            !terminal_type_title(&title))
                return;
        if (shown_title[0] == '\0')
                putp(title.save);
        putp(title.before);
        fputs(shown, stdout);
        putp(title.behind);
        if (text[0] == '\0')
                putp(title.restore);
        fflush(stdout);
        strcpy(shown_title, shown);
        snprintf(no_title, sizeof no_title, "%s%s%s", title.before, title.behind,
                 title.restore);
        if (text[0] == '\0')
                no_title[0] = '\0';
}

void terminal_ring(void)
{
        if (!terminal_is_script())
                beep();
}

/* ---- Opening and closing ---- */

bool terminal_is_script(void)
{
        const char *path = getenv("KEYSTEPS_KEYS");

        return path != NULL && *path != '\0';
}

bool terminal_usable(void)
{
        if (terminal_is_script())
                return true;
        if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) {
                fputs(_("keysteps: the board needs a terminal, and standard input or "
                        "output "
                        "is not one; see keysteps --help for what works without\n"),
                      stderr);
                return false;
        }
        return terminal_type_usable();
}

static bool open_script(void)
{
        const char *path = getenv("KEYSTEPS_KEYS"), *size = getenv("KEYSTEPS_SIZE");
        int columns = 80, rows = 24;

        if (size != NULL && !script_size(size, &columns, &rows)) {
                fprintf(stderr, _("keysteps: KEYSTEPS_SIZE is not like 80x24: %s\n"),
                        size);
                return false;
        }
        if (!script_read(&script, path)) {
                fprintf(stderr, "keysteps: %s: %s\n", path, strerror(errno));
                return false;
        }
        script_output = fopen("/dev/null", "r+");
        if (script_output == NULL)
                return false;
        screen = newterm("vt100", script_output, script_output);
        return screen != NULL && resize_term(rows, columns) == OK;
}

static bool open_screen(void)
{
        tcgetattr(STDIN_FILENO, &shell_modes);
        screen = newterm(NULL, stdout, stdin);
        if (screen == NULL)
                return false;
        terminal_type_reset(reset_sequence, sizeof reset_sequence);
        return open_signal_pipe();
}

static void learn_keys(void)
{
        const char *sequence;
        int code;

        for (size_t i = 0; key_sequence_at(i, &sequence, &code); i++)
                define_key(sequence, code);
}

bool terminal_open(void)
{
        if (terminal_is_script() ? !open_script() : !open_screen())
                return false;
        if (!terminal_is_script())
                catch_signals();
        raw();
        noecho();
        nonl();
        if (getenv("ESCDELAY") == NULL)
                set_escdelay(ESCAPE_MILLISECONDS);
        keyboard = newpad(1, 1);
        keypad(keyboard, TRUE);
        nodelay(keyboard, TRUE);
        learn_keys();
        return true;
}

bool terminal_mouse(bool wanted)
{
        mmask_t events = BUTTON1_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED;

        if (wanted != mouse_wanted) {
                mouse_wanted = wanted;
                mouseinterval(0); /* a press is a click, at once */
                mousemask(wanted ? events : 0, NULL);
        }
        return terminal_is_script() || !wanted || has_mouse();
}

/* Where the terminal has no other screen to go back to, ours stays, and the shell
 * writes on its last row. */
static void clear_last_row(void)
{
        move(LINES - 1, 0);
        clrtoeol();
        refresh();
}

void terminal_close(void)
{
        if (screen == NULL)
                return;
        clear_last_row();
        terminal_title("");
        endwin();
        if (!terminal_is_script())
                release_signals();
        delwin(keyboard);
        delscreen(screen);
        screen = NULL;
        if (script_output != NULL)
                fclose(script_output);
        script_free(&script);
        for (int i = 0; i < 2; i++)
                if (signal_pipe[i] >= 0)
                        close(signal_pipe[i]);
}

void terminal_redraw(void)
{
        clearok(curscr, TRUE);
}

void terminal_suspend(void)
{
        struct sigaction action = { .sa_handler = SIG_DFL }, saved;

        if (terminal_is_script())
                return;
        terminal_title("");
        endwin();
        sigemptyset(&action.sa_mask);
        sigaction(SIGTSTP, &action, &saved);
        raise(SIGTSTP);
        sigaction(SIGTSTP, &saved, NULL);
        refresh();
        terminal_redraw();
        on_signal(SIGWINCH); /* the size may be another one now */
}

/* ---- Events ---- */

static struct terminal_event event_of(enum terminal_event_kind kind)
{
        return (struct terminal_event){ .kind = kind, .key = KEY_NONE };
}

static struct terminal_event key_event(ui_key key)
{
        return (struct terminal_event){ .kind = TERMINAL_KEY, .key = key };
}

static struct terminal_event pointing_event(struct pointing pointing)
{
        return (struct terminal_event){ .kind = TERMINAL_MOUSE,
                                        .key = KEY_NONE,
                                        .pointing = pointing };
}

static struct terminal_event mouse_event(void)
{
        MEVENT mouse;

        if (getmouse(&mouse) != OK ||
            !(mouse.bstate & (BUTTON1_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED)))
                return terminal_next();
        return pointing_event((struct pointing){
                .act = mouse.bstate & BUTTON4_PRESSED   ? POINTING_WHEEL_UP
                       : mouse.bstate & BUTTON5_PRESSED ? POINTING_WHEEL_DOWN
                                                        : POINTING_CLICK,
                .y = mouse.y,
                .x = mouse.x,
                .square = POINTING_CELL });
}

/* What the script says next; what is no key waits until all has been drawn. */
static struct terminal_event script_event(void)
{
        if (hung_up)
                return event_of(TERMINAL_GONE);
        if (!script_holds)
                held = script_next(&script);
        script_holds = false;
        switch (held.kind) {
        case SCRIPT_KEY:
                return key_event(held.key);
        case SCRIPT_MOUSE:
                return mouse_wanted ? pointing_event(held.pointing) : script_event();
        case SCRIPT_RESIZE:
                resize_term(held.rows, held.columns);
                return event_of(TERMINAL_RESIZED);
        default:
                script_holds = true;
                return event_of(TERMINAL_NOTHING);
        }
}

static void script_wait(void)
{
        script_holds = false;
        if (held.kind == SCRIPT_PAUSE)
                return;
        hung_up = held.kind != SCRIPT_DUMP;
        if (held.kind == SCRIPT_BAD)
                fputs(_("keysteps: the key script has something else than a key in "
                        "braces\n"),
                      stderr);
        dump_screen(stdout);
        if (held.kind == SCRIPT_DUMP)
                puts("----");
}

static void adopt_size(void)
{
        struct winsize size;

        if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 &&
            size.ws_col > 0)
                resizeterm(size.ws_row, size.ws_col);
}

/* What the signals that have come ask for. */
static struct terminal_event signal_event(void)
{
        enum terminal_event_kind kind = TERMINAL_NOTHING;
        unsigned char number;

        if (ending_signal)
                return event_of(TERMINAL_GONE);
        while (read(signal_pipe[0], &number, 1) == 1) {
                if (number == SIGTSTP)
                        return event_of(TERMINAL_SUSPEND);
                kind = TERMINAL_RESIZED;
        }
        if (kind == TERMINAL_RESIZED)
                adopt_size();
        return event_of(kind);
}

struct terminal_event terminal_next(void)
{
        struct terminal_event event;
        wint_t character;

        if (terminal_is_script())
                return script_event();
        if (hung_up)
                return event_of(TERMINAL_GONE);
        event = signal_event();
        if (event.kind != TERMINAL_NOTHING)
                return event;
        switch (wget_wch(keyboard, &character)) {
        case OK:
                return key_event((ui_key)character);
        case KEY_CODE_YES:
                if (character == KEY_MOUSE)
                        return mouse_event();
                return character == KEY_RESIZE ? event_of(TERMINAL_RESIZED)
                                               : key_event(KEY_NAMED((ui_key)character));
        default:
                return event_of(TERMINAL_NOTHING);
        }
}

bool terminal_wait(int milliseconds)
{
        struct pollfd sources[] = { { .fd = STDIN_FILENO, .events = POLLIN },
                                    { .fd = signal_pipe[0], .events = POLLIN } };
        int ready;

        if (terminal_is_script() && milliseconds < 0)
                script_wait();
        if (terminal_is_script())
                return milliseconds >= 0;
        ready = poll(sources, 2, milliseconds);
        /* A terminal that is gone is readable for ever: it has to be told apart. */
        if (ready > 0 && sources[0].revents & (POLLHUP | POLLERR | POLLNVAL))
                hung_up = true;
        return ready == 0;
}

/* ---- The terminal for others ---- */

bool terminal_run(const char *command)
{
        struct sigaction action = { .sa_handler = SIG_DFL }, saved;
        int status;

        if (terminal_is_script())
                return system(command) == 0;
        endwin();
        /* A command that stops itself stops us as well, for the shell to see. */
        sigemptyset(&action.sa_mask);
        sigaction(SIGTSTP, &action, &saved);
        status = system(command);
        sigaction(SIGTSTP, &saved, NULL);
        refresh();
        terminal_redraw();
        on_signal(SIGWINCH);
        return status == 0;
}

/* Three bytes as four characters of base 64. */
static void write_base64(FILE *file, const unsigned char *bytes, size_t count)
{
        static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                     "abcdefghijklmnopqrstuvwxyz0123456789+/";
        unsigned long value = 0;

        for (size_t i = 0; i < 3; i++)
                value = value << 8 | (i < count ? bytes[i] : 0u);
        for (size_t i = 0; i < 4; i++)
                putc(i <= count ? digits[value >> (18 - 6 * i) & 63] : '=', file);
}

void terminal_copy(const char *text)
{
        size_t length = strlen(text);

        if (terminal_is_script())
                return;
        fputs("\033]52;c;", stdout);
        for (size_t i = 0; i < length; i += 3)
                write_base64(stdout, (const unsigned char *)text + i,
                             length - i < 3 ? length - i : 3);
        putc('\a', stdout);
        fflush(stdout);
}
