/* replace_file.h - files written whole or not at all. */
#ifndef KEYSTEPS_UI_REPLACE_FILE_H
#define KEYSTEPS_UI_REPLACE_FILE_H

#include <stdbool.h>
#include <stdio.h>

/* Write a file beside `path`, wait until it is on disk, and put it in its place; one
 * that is there is replaced only if so said.  False and errno (EEXIST: it is there), and
 * what was there before is there still. */
bool replace_file(const char *path, bool replaces,
                  bool (*write)(FILE *file, const void *context), const void *context);

/* The path that a typed name such as "~/game.pgn" stands for, into `path`. */
void replace_file_name(const char *name, char *path, size_t size);

#endif
