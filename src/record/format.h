/* format.h - the formats of game files: one table, which reading and writing walk.
 *
 * A new format is one row in format.c and the functions that it names.  How a
 * reader works: it gets the text of one game as feed->chunk, cuts it into tags,
 * labels, words, comments and variations, and hands each to a function of feed.h,
 * which does them in the record.  Lists of labelled moves are no such row: they
 * are what a text is when no row says that it is its own, and are read piece by
 * piece (source.h) by reader.c, in memory for one game.  Not installed.
 */
#ifndef ARIMAA_RECORD_FORMAT_H
#define ARIMAA_RECORD_FORMAT_H

#include "record/record.h"

struct chunk;
struct feed;

/* How much of a file may be one game. */
enum format_extent {
        FORMAT_LINE, /* one line, blank ones left out */
        FORMAT_FILE  /* all that is left, or the first feed->taken bytes of it */
};

/* What can be read.  Rows are asked in their order. */
struct format_reading {
        const char *name;

        /* Whether a text that begins so is in the format: at most FORMAT_LOOK bytes,
         * from where a game may begin.  What follows in a file is looked at anew where
         * the extent is a file and text is left; lines are all of one format. */
        bool (*looks_like)(const struct chunk *beginning);

        /* Read the game of feed->chunk. */
        void (*read)(struct feed *feed);
        enum format_extent extent;
        bool has_head; /* the first line is no game, but names the columns */
};

#define FORMAT_LOOK 65536

extern const struct format_reading format_readings[];
extern const size_t format_reading_count;

typedef bool format_write(const struct arimaa_record *record,
                          const struct arimaa_writing *writing, FILE *file);

/* What can be written. */
struct format_writing {
        const char *name, *help;
        format_write *write;
};

extern const struct format_writing format_writings[ARIMAA_FORMATS];

#endif
