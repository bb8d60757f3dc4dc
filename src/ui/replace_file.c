/* replace_file.c - a temporary file and a renaming. */

#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ui/replace_file.h"

enum { PATH_SIZE = 4096, FOR_ALL = 0666 };

void replace_file_name(const char *name, char *path, size_t size)
{
        const char *home = getenv("HOME");

        if (name[0] == '~' && name[1] == '/' && home != NULL)
                snprintf(path, size, "%s%s", home, name + 1);
        else
                snprintf(path, size, "%s", name);
}

/* The mode of the file that is there, or that of a new one. */
static mode_t mode_for(const char *path)
{
        struct stat status;
        mode_t mask;

        if (stat(path, &status) == 0)
                return status.st_mode & 0777;
        mask = umask(0);
        umask(mask);
        return FOR_ALL & ~mask;
}

static bool write_whole(int descriptor, bool (*write)(FILE *, const void *),
                        const void *context)
{
        FILE *file = fdopen(descriptor, "w");
        bool written;

        if (file == NULL) {
                close(descriptor);
                return false;
        }
        errno = ENOMEM; /* unless writing says something else */
        written = write(file, context) && fflush(file) == 0 && fsync(descriptor) == 0;
        return (fclose(file) == 0) & written;
}

bool replace_file(const char *path, bool replaces, bool (*write)(FILE *, const void *),
                  const void *context)
{
        char beside[PATH_SIZE];
        int descriptor, why;

        if (!replaces && access(path, F_OK) == 0) {
                errno = EEXIST;
                return false;
        }
        if (snprintf(beside, sizeof beside, "%s.XXXXXX", path) >= (int)sizeof beside) {
                errno = ENAMETOOLONG;
                return false;
        }
        descriptor = mkstemp(beside);
        if (descriptor < 0)
                return false;
        fchmod(descriptor, mode_for(path));
        if (write_whole(descriptor, write, context) && rename(beside, path) == 0)
                return true;
        why = errno;
        unlink(beside);
        errno = why;
        return false;
}
