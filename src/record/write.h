/* write.h - the writers of the formats, as format.c lists them.
 *
 * Each writes a record in the way that was chosen; false when writing fails or
 * memory is short.  Not installed.
 */
#ifndef ARIMAA_RECORD_WRITE_H
#define ARIMAA_RECORD_WRITE_H

#include "record/format.h"
#include "record/writer.h"

format_write write_pgn, write_official, write_lightvector, write_legacy, write_json,
        write_diagram;

/* The main line as PGN, in any notation, without comments. */
bool write_pgn_line(const struct arimaa_record *record, enum writer_notation notation,
                    FILE *file);

/* Whether a game begins on an empty board, with setups; and the tags that say how one
 * begins, as far as the moves do not show it. */
bool write_starts_empty(const struct arimaa_game *game);
void write_start_tags(const struct writer *writer);

#endif
