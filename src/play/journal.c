/* Three files a game: NAME.game, NAME.new while it is being written, and NAME.lock,
 * which is locked while a program plays it.  Only who holds the lock writes or
 * removes any of the three; the kernel lets go of it when the program ends. */
#include "play/journal.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FOR_THE_USER_ALONE = 0600, DIRECTORY_FOR_THE_USER_ALONE = 0700 };

static const char game_suffix[] = ".game", new_suffix[] = ".new", lock_suffix[] = ".lock";

struct journal {
        char *path, *new_path, *lock_path;
        int lock; /* the open lock file */
};

/* ---- Paths ---- */

/* `length` bytes of the base and a suffix; to be freed. */
static char *with_suffix(const char *base, size_t length, const char *suffix)
{
        size_t size = length + strlen(suffix) + 1;
        char *path = malloc(size);

        if (path != NULL)
                snprintf(path, size, "%.*s%s", (int)length, base, suffix);
        return path;
}

static bool has_suffix(const char *path, const char *suffix)
{
        size_t length = strlen(path), suffix_length = strlen(suffix);

        return length > suffix_length &&
               strcmp(path + length - suffix_length, suffix) == 0;
}

/* The directory of the games, made if missing; to be freed. */
static char *games_directory(void)
{
        char *path = xdg_path("XDG_STATE_HOME", ".local/state", "games");

        if (path == NULL || mkdir(path, DIRECTORY_FOR_THE_USER_ALONE) == 0 ||
            errno == EEXIST)
                return path;
        free(path);
        return NULL;
}

/* ---- Locks ---- */

static bool is_same_file(int open_file, const char *path)
{
        struct stat opened, named;

        return fstat(open_file, &opened) == 0 && stat(path, &named) == 0 &&
               opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
}

/* Lock a file, made if missing; -1 and errno, EBUSY when somebody has it.  Whoever
 * had it may have removed it between our opening and locking it. */
static int lock_file(const char *path)
{
        for (;;) {
                int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, FOR_THE_USER_ALONE);

                if (file < 0)
                        return -1;
                if (flock(file, LOCK_EX | LOCK_NB) != 0) {
                        int why = errno == EWOULDBLOCK ? EBUSY : errno;

                        close(file);
                        errno = why;
                        return -1;
                }
                if (is_same_file(file, path))
                        return file;
                close(file);
        }
}

/* ---- Creating ---- */

static void destroy(struct journal *journal)
{
        int why = errno;

        if (journal->lock >= 0) {
                unlink(journal->lock_path);
                close(journal->lock);
        }
        free(journal->path);
        free(journal->new_path);
        free(journal->lock_path);
        free(journal);
        errno = why;
}

/* A locked journal of the paths that begin with `length` bytes of the base. */
static struct journal *create(const char *base, size_t length)
{
        struct journal *journal = calloc(1, sizeof *journal);

        if (journal == NULL)
                return NULL;
        journal->lock = -1;
        journal->path = with_suffix(base, length, game_suffix);
        journal->new_path = with_suffix(base, length, new_suffix);
        journal->lock_path = with_suffix(base, length, lock_suffix);
        if (journal->path != NULL && journal->new_path != NULL &&
            journal->lock_path != NULL)
                journal->lock = lock_file(journal->lock_path);
        if (journal->lock >= 0)
                return journal;
        destroy(journal);
        return NULL;
}

/* A journal of a name that nobody has: the time, the process, and a number. */
static struct journal *create_unused(const char *directory)
{
        size_t size = strlen(directory) + 80;
        char *base = malloc(size);
        struct journal *journal = NULL;

        for (int number = 1; base != NULL && journal == NULL; number++) {
                snprintf(base, size, "%s/%lld-%ld-%d", directory, (long long)time(NULL),
                         (long)getpid(), number);
                journal = create(base, strlen(base));
                if (journal == NULL && errno != EBUSY)
                        break;
                if (journal != NULL && access(journal->path, F_OK) == 0) {
                        destroy(journal);
                        journal = NULL;
                }
        }
        free(base);
        return journal;
}

struct journal *journal_create(void)
{
        char *directory = games_directory();
        struct journal *journal = directory != NULL ? create_unused(directory) : NULL;
        int why = errno;

        free(directory);
        errno = why;
        return journal;
}

struct journal *journal_resume(const char *path)
{
        struct journal *journal;

        if (!has_suffix(path, game_suffix)) {
                errno = EINVAL;
                return NULL;
        }
        journal = create(path, strlen(path) - strlen(game_suffix));
        if (journal == NULL || access(path, R_OK) == 0)
                return journal;
        destroy(journal);
        return NULL;
}

void journal_close(struct journal *journal)
{
        destroy(journal);
}

void journal_discard(struct journal *journal)
{
        unlink(journal->path);
        destroy(journal);
}

/* ---- Writing ---- */

static bool put_on_disk(FILE *file, const struct arimaa_record *record)
{
        errno = ENOMEM; /* unless writing says something else */
        return arimaa_record_write(record, ARIMAA_FORMAT_PGN, true, file) &&
               fflush(file) == 0 && fsync(fileno(file)) == 0;
}

/* Write a new file and wait until it is on disk. */
static bool write_new(const char *path, const struct arimaa_record *record)
{
        int descriptor =
                open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, FOR_THE_USER_ALONE);
        FILE *file = descriptor >= 0 ? fdopen(descriptor, "w") : NULL;
        int why = errno;

        if (file == NULL && descriptor >= 0)
                close(descriptor);
        if (file == NULL) {
                errno = why;
                return false;
        }
        if (put_on_disk(file, record))
                return fclose(file) == 0;
        why = errno;
        fclose(file);
        errno = why;
        return false;
}

/* Wait until a renaming in the directory of a path is on disk. */
static bool sync_directory(const char *path)
{
        char *directory = with_suffix(path, (size_t)(strrchr(path, '/') - path), "");
        int file = directory != NULL ? open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
                                     : -1;
        /* Some file systems have no syncing of directories and say EINVAL. */
        bool synced = file >= 0 && (fsync(file) == 0 || errno == EINVAL);
        int why = errno;

        if (file >= 0)
                close(file);
        free(directory);
        errno = why;
        return synced;
}

bool journal_write(struct journal *journal, const struct arimaa_record *record)
{
        int why;

        if (write_new(journal->new_path, record) &&
            rename(journal->new_path, journal->path) == 0)
                return sync_directory(journal->path);
        why = errno;
        unlink(journal->new_path);
        errno = why;
        return false;
}

/* ---- Reading ---- */

/* Whether a file ends with a line: what is cut off in the middle of a turn may
 * still read as a turn. */
static bool ends_with(FILE *file, const char *line)
{
        char end[16];
        long length = (long)strlen(line);

        return length < (long)sizeof end - 1 && fseek(file, -length - 2, SEEK_END) == 0 &&
               fread(end, 1, (size_t)length + 2, file) == (size_t)length + 2 &&
               end[0] == '\n' && end[length + 1] == '\n' &&
               memcmp(end + 1, line, (size_t)length) == 0;
}

/* All is there from the tags to the result that closes a record. */
bool journal_is_whole(const struct arimaa_record *record, FILE *file)
{
        const char *result = arimaa_record_tag(record, "Result");

        return record->error.problem == ARIMAA_RECORD_OK && result != NULL &&
               ends_with(file, result);
}

/* ---- What was interrupted ---- */

/* Remove what is beside a game that nobody plays; false if somebody does. */
static bool tidy(const char *base, size_t length)
{
        struct journal *journal = create(base, length);

        if (journal == NULL)
                return errno != EBUSY;
        unlink(journal->new_path);
        journal_close(journal);
        return true;
}

static bool exists(const char *base, size_t length, const char *suffix)
{
        char *path = with_suffix(base, length, suffix);
        bool found = path != NULL && access(path, F_OK) == 0;

        free(path);
        return found;
}

static bool is_played(const char *path)
{
        size_t length = strlen(path) - strlen(game_suffix);

        return exists(path, length, lock_suffix) && !tidy(path, length);
}

static void add(struct journal_list *list, const char *path)
{
        struct journal_entry *entries =
                realloc(list->entries, (list->count + 1) * sizeof *entries);
        struct stat status;
        char *copy;

        if (entries == NULL)
                return;
        list->entries = entries;
        copy = strdup(path);
        if (copy == NULL || stat(path, &status) != 0) {
                free(copy);
                return;
        }
        entries[list->count++] = (struct journal_entry){ copy, status.st_mtim };
}

static void look_at(struct journal_list *list, const char *path)
{
        if (has_suffix(path, new_suffix))
                tidy(path, strlen(path) - strlen(new_suffix));
        else if (has_suffix(path, lock_suffix))
                tidy(path, strlen(path) - strlen(lock_suffix));
        else if (has_suffix(path, game_suffix) && !is_played(path))
                add(list, path);
}

static int most_recent_first(const void *a, const void *b)
{
        const struct timespec *first = &((const struct journal_entry *)a)->changed;
        const struct timespec *second = &((const struct journal_entry *)b)->changed;

        if (first->tv_sec != second->tv_sec)
                return first->tv_sec < second->tv_sec ? 1 : -1;
        return (first->tv_nsec < second->tv_nsec) - (first->tv_nsec > second->tv_nsec);
}

static void look_through(struct journal_list *list, const char *directory)
{
        DIR *open_directory = opendir(directory);
        const struct dirent *found;

        while (open_directory != NULL && (found = readdir(open_directory)) != NULL) {
                size_t size = strlen(directory) + strlen(found->d_name) + 2;
                char *path = malloc(size);

                if (path == NULL)
                        break;
                snprintf(path, size, "%s/%s", directory, found->d_name);
                look_at(list, path);
                free(path);
        }
        if (open_directory != NULL)
                closedir(open_directory);
}

struct journal_list journal_interrupted(void)
{
        struct journal_list list = { .entries = NULL };
        char *directory = games_directory();

        if (directory != NULL)
                look_through(&list, directory);
        if (list.count > 1)
                qsort(list.entries, list.count, sizeof *list.entries, most_recent_first);
        free(directory);
        return list;
}

void journal_list_free(struct journal_list *list)
{
        for (size_t i = 0; i < list->count; i++)
                free(list->entries[i].path);
        free(list->entries);
        *list = (struct journal_list){ .entries = NULL };
}
