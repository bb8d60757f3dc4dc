/* replace_file.c - a temporary file and a renaming. */

#include "config.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "play/replace_file.h"

enum { PATH_SIZE = 4096, FOR_ALL = 0666 };

void replace_file_name(const char *name, char *path, size_t size)
{
        const char *home = getenv("HOME");

        if (name[0] == '~' && name[1] == '/' && home != NULL)
                snprintf(path, size, "%s%s", home, name + 1);
        else
                snprintf(path, size, "%s", name);
}

/* ---- Marks ---- */

struct file_mark file_mark_of(const char *path)
{
        struct stat status;

        if (stat(path, &status) != 0)
                return (struct file_mark){ .is_there = false };
        return (struct file_mark){ .is_there = true,
                                   .device = status.st_dev,
                                   .inode = status.st_ino,
                                   .size = status.st_size,
                                   .modified = status.st_mtim };
}

bool file_mark_equals(const struct file_mark *a, const struct file_mark *b)
{
        if (!a->is_there || !b->is_there)
                return a->is_there == b->is_there;
        return a->device == b->device && a->inode == b->inode && a->size == b->size &&
               a->modified.tv_sec == b->modified.tv_sec &&
               a->modified.tv_nsec == b->modified.tv_nsec;
}

void file_mark_write(const struct file_mark *mark, char *text)
{
        text[0] = '\0';
        if (mark->is_there)
                snprintf(text, FILE_MARK_SIZE, "%ju %ju %jd %jd %ld",
                         (uintmax_t)mark->device, (uintmax_t)mark->inode,
                         (intmax_t)mark->size, (intmax_t)mark->modified.tv_sec,
                         (long)mark->modified.tv_nsec);
}

struct file_mark file_mark_read(const char *text)
{
        uintmax_t device, inode;
        intmax_t size, seconds;
        long nanoseconds;

        if (sscanf(text, "%ju %ju %jd %jd %ld", &device, &inode, &size, &seconds,
                   &nanoseconds) != 5)
                return (struct file_mark){ .is_there = false };
        return (struct file_mark){ .is_there = true,
                                   .device = (dev_t)device,
                                   .inode = (ino_t)inode,
                                   .size = (off_t)size,
                                   .modified = { (time_t)seconds, nanoseconds } };
}

/* ---- Writing ---- */

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

/* False and errno, as what failed left it. */
static bool drop(const char *beside)
{
        int why = errno;

        unlink(beside);
        errno = why;
        return false;
}

bool replace_file(const char *path, bool replaces, bool (*write)(FILE *, const void *),
                  const void *context, struct file_mark *mark)
{
        struct file_mark written;
        char beside[PATH_SIZE];
        int descriptor;

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
        if (!write_whole(descriptor, write, context))
                return drop(beside);
        written = file_mark_of(beside); /* while nobody else knows it */
        if (rename(beside, path) != 0)
                return drop(beside);
        if (mark != NULL)
                *mark = written;
        return true;
}
