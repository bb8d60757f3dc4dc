#include "config.h"

#include "cli/progress.h"

#include <stdbool.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

enum { CELLS = 40, WIDTH = CELLS + 7, FIRST_MS = 1000, BETWEEN_MS = 100 };

static struct {
        FILE *file; /* being read; NULL when there is to be no bar */
        off_t size;
        bool shown;
        bool on_output; /* standard output is a terminal too */
        long long due;  /* when it is to be drawn next, in milliseconds */
} bar;

static long long now(void)
{
        struct timespec time;

        clock_gettime(CLOCK_MONOTONIC, &time);
        return 1000LL * time.tv_sec + time.tv_nsec / 1000000;
}

/* The size of a file on disk; 0 of anything else. */
static off_t size_of(FILE *file)
{
        struct stat status;

        return fstat(fileno(file), &status) == 0 && S_ISREG(status.st_mode)
                       ? status.st_size
                       : 0;
}

void progress_begin(FILE *file)
{
        bar.size = isatty(STDERR_FILENO) ? size_of(file) : 0;
        if (bar.size == 0)
                return;
        bar.file = file;
        bar.on_output = isatty(STDOUT_FILENO);
        bar.due = now() + FIRST_MS;
}

void progress_end(void)
{
        progress_hide();
        bar.file = NULL;
}

static void draw(void)
{
        off_t read = ftello(bar.file);
        int percent = read < bar.size ? (int)(100 * read / bar.size) : 100;
        int cells = CELLS * percent / 100;

        fputs("\r[", stderr);
        for (int cell = 0; cell < CELLS; cell++)
                putc(cell < cells ? '#' : ' ', stderr);
        fprintf(stderr, "] %3d%%", percent);
        fflush(stderr);
        bar.shown = true;
}

void progress_step(void)
{
        long long time;

        if (bar.file == NULL || (time = now()) < bar.due)
                return;
        draw();
        bar.due = time + BETWEEN_MS;
}

void progress_hide(void)
{
        if (!bar.shown)
                return;
        fprintf(stderr, "\r%*s\r", WIDTH, "");
        fflush(stderr);
        bar.shown = false;
}

void progress_hide_from_output(void)
{
        if (bar.on_output)
                progress_hide();
}
