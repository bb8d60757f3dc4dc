/* output.h - a file that is there in whole or not at all.
 *
 * What is written goes to a new file beside it, which takes its place at the
 * end; a signal that ends the program takes it away.  What is no plain file,
 * such as /dev/null, is written to as it is.
 */
#ifndef KEYSTEPS_CLI_OUTPUT_H
#define KEYSTEPS_CLI_OUTPUT_H

#include <stdbool.h>
#include <stdio.h>

struct output {
        FILE *file;
        const char *name; /* the caller's */
        char *temporary;  /* NULL when written to directly */
        bool replaces;    /* what may have come to be there meanwhile */
};

/* Standard output. */
struct output output_standard(void);

/* A file; false and errno when it cannot be made, EEXIST when there is one.  The
 * second takes the place of one that there is. */
bool output_create(struct output *output, const char *name);
bool output_replace(struct output *output, const char *name);

/* Put the file in its place; false and errno when that or the writing failed,
 * and then nothing has changed.  Standard output is only flushed. */
bool output_finish(struct output *output);

/* Leave all as it was. */
void output_abandon(struct output *output);

#endif
