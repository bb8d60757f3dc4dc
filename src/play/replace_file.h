/* replace_file.h - files written whole or not at all, and told apart. */
#ifndef KEYSTEPS_PLAY_REPLACE_FILE_H
#define KEYSTEPS_PLAY_REPLACE_FILE_H

#include <stdbool.h>
#include <stdio.h>
#include <sys/stat.h>

/* By what one tells that a file is another one than it was. */
struct file_mark {
        bool is_there;
        dev_t device;
        ino_t inode;
        off_t size;
        struct timespec modified;
};

enum { FILE_MARK_SIZE = 128 };

struct file_mark file_mark_of(const char *path);

bool file_mark_equals(const struct file_mark *a, const struct file_mark *b);

/* As text of at most FILE_MARK_SIZE, and from it; what is none marks a file that is not
 * there. */
void file_mark_write(const struct file_mark *mark, char *text);
struct file_mark file_mark_read(const char *text);

/* Write a file beside `path`, wait until it is on disk, and put it in its place; one
 * that is there is replaced only if so said.  False and errno (EEXIST: it is there), and
 * what was there before is there still.  The mark of what was written goes into *mark,
 * which may be NULL. */
bool replace_file(const char *path, bool replaces,
                  bool (*write)(FILE *file, const void *context), const void *context,
                  struct file_mark *mark);

/* The path that a typed name such as "~/game.pgn" stands for, into `path`. */
void replace_file_name(const char *name, char *path, size_t size);

#endif
