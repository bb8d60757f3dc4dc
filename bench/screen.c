/* screen.c - what the screen costs: bytes to the terminal, time and memory.
 *
 * Runs keysteps in a pseudo-terminal of 80x24 and reads what it writes.  A screen
 * is taken as drawn when nothing more has come for QUIET milliseconds.
 */

#include "config.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { QUIET = 60, PATIENCE = 5000, STARTS = 9, IDLE = 1500, GAMES = 5000, FRAME = 5 };

static int terminal;
static pid_t child;
static double last_byte; /* when the last byte came, in ms */

static double now(void)
{
        struct timespec time;

        clock_gettime(CLOCK_MONOTONIC, &time);
        return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static void run_child(const char *program, const char *argument, const char *name)
{
        int slave;

        setsid();
        slave = open(name, O_RDWR);
        for (int i = 0; i < 3; i++)
                dup2(slave, i);
        execl(program, program, argument, (char *)NULL);
        _exit(127);
}

static void start(const char *program, const char *argument)
{
        struct winsize size = { .ws_row = 24, .ws_col = 80 };

        terminal = posix_openpt(O_RDWR | O_NOCTTY);
        if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0) {
                perror("pseudo-terminal");
                exit(EXIT_FAILURE);
        }
        ioctl(terminal, TIOCSWINSZ, &size);
        fcntl(terminal, F_SETFD, FD_CLOEXEC);
        child = fork();
        if (child == 0)
                run_child(program, argument, ptsname(terminal));
}

static void stop(void)
{
        kill(child, SIGTERM);
        waitpid(child, NULL, 0);
        close(terminal);
}

/* The bytes that come until `quiet` ms have passed without any. */
static long bytes_until_quiet(int quiet)
{
        struct pollfd source = { .fd = terminal, .events = POLLIN };
        char buffer[4096];
        long sum = 0;

        while (poll(&source, 1, sum ? quiet : PATIENCE) > 0) {
                ssize_t got = read(terminal, buffer, sizeof buffer);

                if (got <= 0)
                        break;
                sum += got;
                last_byte = now();
        }
        return sum;
}

static long bytes_after(const char *keys)
{
        if (write(terminal, keys, strlen(keys)) < 0)
                exit(EXIT_FAILURE);
        return bytes_until_quiet(QUIET);
}

static long bytes_when_idle(void)
{
        struct pollfd source = { .fd = terminal, .events = POLLIN };

        return poll(&source, 1, IDLE) > 0 ? bytes_until_quiet(QUIET) : 0;
}

/* The largest that the resident memory has been, in kB; 0 where /proc cannot say. */
static long resident(void)
{
        char path[64], line[256];
        long kilobytes = 0;
        FILE *file;

        snprintf(path, sizeof path, "/proc/%ld/status", (long)child);
        file = fopen(path, "r");
        while (file != NULL && fgets(line, sizeof line, file) != NULL)
                if (sscanf(line, "VmHWM: %ld", &kilobytes) == 1)
                        break;
        if (file != NULL)
                fclose(file);
        return kilobytes;
}

static int by_size(const void *a, const void *b)
{
        double left = *(const double *)a, right = *(const double *)b;

        return (left > right) - (left < right);
}

/* Until the first screen is drawn: a list that is still read goes on changing. */
static void bytes_after_start(void)
{
        struct pollfd source = { .fd = terminal, .events = POLLIN };
        char buffer[4096];

        if (poll(&source, 1, PATIENCE) > 0 && read(terminal, buffer, sizeof buffer) > 0)
                last_byte = now();
        while (poll(&source, 1, FRAME) > 0 && read(terminal, buffer, sizeof buffer) > 0)
                last_byte = now();
}

/* From before the fork to the last byte of the first screen. */
static double start_time(const char *program, const char *argument)
{
        double times[STARTS];

        for (int i = 0; i < STARTS; i++) {
                double began = now();

                start(program, argument);
                bytes_after_start();
                times[i] = last_byte - began;
                stop();
        }
        qsort(times, STARTS, sizeof *times, by_size);
        return times[STARTS / 2];
}

/* Bytes to the terminal for keys pressed one after another: all, and the most for
 * one of them. */
struct cost {
        long all, most;
};

static struct cost cost_of(const char *keys)
{
        struct cost cost = { 0, 0 };

        for (; *keys != '\0'; keys++) {
                char key[2] = { *keys, '\0' };
                long bytes = bytes_after(key);

                cost.all += bytes;
                if (bytes > cost.most)
                        cost.most = bytes;
        }
        return cost;
}

static long larger(long a, long b)
{
        return a > b ? a : b;
}

/* A turn costs what Enter sends; and, typed slowly, what each preview sends. */
static void measure_turns(void)
{
        static const char *const turns[] = { "Ee4 Hb4", "ed5 hg6", "Hh4 De2",
                                             "me6",     "Hg4",     "hb5 ra6" };
        long entered = 0, typed = 0, preview = 0;

        for (size_t i = 0; i < sizeof turns / sizeof *turns; i++) {
                struct cost cost = cost_of(turns[i]);
                long enter = bytes_after("\r");

                entered = larger(entered, enter);
                preview = larger(preview, cost.most);
                typed = larger(typed, cost.all + enter);
        }
        printf("screen-turn %ld bytes\n", entered);
        printf("screen-turn-typed %ld bytes\n", typed);
        printf("screen-preview %ld bytes\n", preview);
}

static void measure(const char *program)
{
        start(program, "new");
        bytes_until_quiet(QUIET);
        for (int i = 0; i < 2; i++) {
                bytes_after(":quick\r");
                bytes_after("\r");
        }
        printf("screen-key %ld bytes\n", cost_of(":save game.txt").most);
        bytes_after("\025");
        measure_turns();
        printf("screen-idle %ld bytes\n", bytes_when_idle());
        printf("screen-memory %ld kB\n", resident());
        stop();
}

/* ---- Records ---- */

static const char one_game[] =
        "[Gold \"Gold\"]\n[Silver \"Silver\"]\n\n"
        "1g Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2\n"
        "1s ra7 hb7 cc7 md7 ee7 cf7 hg7 rh7 ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8\n"
        "2g Ee2n Ee3n Hb2n Hb3n {A comment that takes more than a line of the panel.}\n"
        "2s ee7s ee6s hg7s\n3g Cc2n Cc3x\n3s md7s\n4g Hb4n Hb5n\n4s hg6s hg5s\n*\n\n";

static void write_games(const char *path, int count)
{
        FILE *file = fopen(path, "w");

        if (file == NULL)
                exit(EXIT_FAILURE);
        while (count-- > 0)
                fputs(one_game, file);
        fclose(file);
}

/* What a turn costs that one looks at; how soon the list of a large file is there. */
static void measure_records(const char *program, const char *directory)
{
        char path[200];

        snprintf(path, sizeof path, "%s/games.pgn", directory);
        write_games(path, 1);
        start(program, path);
        bytes_until_quiet(QUIET);
        printf("screen-walk %ld bytes\n", cost_of("++++++------").most);
        stop();
        write_games(path, GAMES);
        printf("screen-list-start %.1f ms\n", start_time(program, path));
        start(program, path);
        bytes_until_quiet(QUIET);
        printf("screen-list-memory %ld kB\n", resident());
        stop();
}

int main(void)
{
        const char *program = getenv("KEYSTEPS");
        char home[] = "/tmp/keysteps-bench.XXXXXX", command[100];

        if (program == NULL)
                program = "./keysteps";
        if (mkdtemp(home) == NULL)
                return EXIT_FAILURE;
        setenv("HOME", home, 1);
        setenv("XDG_STATE_HOME", home, 1);
        setenv("TERM", "xterm-256color", 1);
        setenv("LC_ALL", "C.UTF-8", 1);
        printf("screen-start %.1f ms\n", start_time(program, "new"));
        measure(program);
        measure_records(program, home);
        snprintf(command, sizeof command, "rm -rf '%s'", home);
        return system(command) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
