/* help_page.h - a topic of the help as lines of a width, ready to be shown.
 *
 * Every face shows the same page: the screen paints it, the plain mode and the
 * command `keysteps help` print it.
 */
#ifndef KEYSTEPS_PLAY_HELP_PAGE_H
#define KEYSTEPS_PLAY_HELP_PAGE_H

#include <stdbool.h>
#include <stdio.h>

#include "play/help.h"

/* No page is made narrower. */
enum { HELP_WIDTH_LEAST = 30 };

/* A row of the topic, translated; boards are drawn. */
struct help_entry {
        enum help_kind kind;
        char *left, *text, *steps; /* "" where there is none */
};

enum help_part { HELP_PART_LEFT, HELP_PART_TEXT, HELP_PART_STEPS };

/* A piece of an entry on a line. */
struct help_piece {
        enum help_part part;
        int column;
        const char *text; /* `length` bytes */
        size_t length;
};

struct help_line {
        int entry;                   /* -1 an empty line */
        int count;                   /* of pieces */
        struct help_piece pieces[2]; /* from left to right */
};

/* All zero is a page without lines. */
struct help_page {
        struct help_entry *entries;
        struct help_line *lines;
        int entry_count, entry_room;
        int line_count, line_room;
};

/* Add the rows of a list that only the face knows, by help_page_add. */
typedef void help_lister(struct help_page *page, const char *list, const void *context);

/* Make the page of a topic: its title, then its rows.  `lister` may be NULL, and
 * lists that only a face knows are then left out.  When memory is short the page
 * ends early. */
void help_page_make(struct help_page *page, int topic, int width, help_lister *lister,
                    const void *context);
void help_page_free(struct help_page *page);

/* Add an entry, for a lister; texts are copied. */
void help_page_add(struct help_page *page, enum help_kind kind, const char *left,
                   const char *text);

/* Print the page as text. */
void help_page_print(const struct help_page *page, FILE *out);

#endif
