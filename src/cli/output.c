#include "config.h"

#include "cli/output.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- A signal that ends the program leaves nothing behind ---- */

static const int fatal[] = { SIGHUP, SIGINT, SIGPIPE, SIGTERM };

enum { FATAL = sizeof fatal / sizeof *fatal };

static const char *volatile unfinished; /* the temporary file, or NULL */

/* The disposition is the default one again, and waits for this to return. */
static void clear_away(int number)
{
        int error = errno;

        if (unfinished != NULL)
                unlink(unfinished);
        raise(number);
        errno = error;
}

/* Clear away on signals, unless they are ignored. */
static void watch_signals(void)
{
        struct sigaction action = { .sa_handler = clear_away,
                                    .sa_flags = (int)SA_RESETHAND };

        sigemptyset(&action.sa_mask);
        for (int i = 0; i < FATAL; i++) {
                struct sigaction before;

                if (sigaction(fatal[i], NULL, &before) == 0 &&
                    before.sa_handler == SIG_DFL)
                        sigaction(fatal[i], &action, NULL);
        }
}

/* Make the temporary file: no signal may come between it and its being known. */
static int make_temporary(char *name)
{
        sigset_t signals, before;
        int fd;

        watch_signals();
        sigemptyset(&signals);
        for (int i = 0; i < FATAL; i++)
                sigaddset(&signals, fatal[i]);
        sigprocmask(SIG_BLOCK, &signals, &before);
        fd = mkstemp(name);
        unfinished = fd >= 0 ? name : NULL;
        sigprocmask(SIG_SETMASK, &before, NULL);
        return fd;
}

static void forget_temporary(struct output *output)
{
        unfinished = NULL;
        free(output->temporary);
        output->temporary = NULL;
}

/* ---- Files ---- */

struct output output_standard(void)
{
        return (struct output){ .file = stdout };
}

static bool open_directly(struct output *output, const char *name)
{
        *output = (struct output){ .file = fopen(name, "w"), .name = name };
        return output->file != NULL;
}

static mode_t usual_mode(void)
{
        mode_t mask = umask(0);

        umask(mask);
        return 0666 & ~mask;
}

/* A new file beside `name`, which has the rights of that one or the usual ones. */
static bool open_beside(struct output *output, const char *name, mode_t mode)
{
        static const char suffix[] = ".XXXXXX";
        size_t size = strlen(name) + sizeof suffix;
        char *temporary = malloc(size);
        int fd;

        *output = (struct output){ .name = name };
        if (temporary == NULL)
                return false;
        snprintf(temporary, size, "%s%s", name, suffix);
        fd = make_temporary(temporary);
        if (fd < 0) {
                free(temporary);
                return false;
        }
        output->temporary = temporary;
        output->file = fdopen(fd, "w");
        if (output->file != NULL && fchmod(fd, mode) == 0)
                return true;
        if (output->file == NULL)
                close(fd);
        output_abandon(output);
        return false;
}

bool output_create(struct output *output, const char *name)
{
        struct stat status;

        if (lstat(name, &status) != 0)
                return open_beside(output, name, usual_mode());
        if (stat(name, &status) == 0 && !S_ISREG(status.st_mode))
                return open_directly(output, name);
        errno = EEXIST;
        return false;
}

/* A link stays one, and what it leads to is written anew: directly, as the place
 * beside the link is another one. */
bool output_replace(struct output *output, const char *name)
{
        struct stat status;
        mode_t mode = usual_mode();

        if (lstat(name, &status) == 0) {
                if (!S_ISREG(status.st_mode))
                        return open_directly(output, name);
                mode = status.st_mode & 0777;
        }
        if (!open_beside(output, name, mode))
                return false;
        output->replaces = true;
        return true;
}

/* Give the temporary file its name.  A link, unlike renaming, replaces nothing;
 * some file systems have none. */
static bool name_it(const struct output *output)
{
        if (!output->replaces) {
                if (link(output->temporary, output->name) == 0)
                        return unlink(output->temporary) == 0;
                if (errno == EEXIST)
                        return false;
        }
        return rename(output->temporary, output->name) == 0;
}

static bool put_in_place(struct output *output)
{
        if (fflush(output->file) != 0 || ferror(output->file))
                return false;
        if (output->temporary == NULL)
                return true;
        if (fsync(fileno(output->file)) != 0 || !name_it(output))
                return false;
        forget_temporary(output);
        return true;
}

bool output_finish(struct output *output)
{
        bool good = put_in_place(output);

        output_abandon(output);
        return good;
}

void output_abandon(struct output *output)
{
        int error = errno;

        if (output->name != NULL && output->file != NULL)
                fclose(output->file);
        if (output->temporary != NULL)
                unlink(output->temporary);
        forget_temporary(output);
        *output = (struct output){ .file = NULL };
        errno = error;
}
