/* readers.h - the formats other than lists of labelled moves.
 *
 * Each is told by its look and read from a text in memory: all of the file, or as
 * much of it as one game takes.  Not installed.
 */
#ifndef ARIMAA_RECORD_READERS_H
#define ARIMAA_RECORD_READERS_H

#include "record/feed.h"

/* Whether a file that begins so may be in the format. */
typedef bool looks_like(const struct chunk *beginning);

/* Read the game of feed->chunk. */
typedef void read_game(struct feed *feed);

/* Rows of the public game archive, one a game, behind the row of their names. */
looks_like looks_like_archive;
read_game read_archive;

/* Records that Abstract Play exports, objects of JSON. */
looks_like looks_like_json;
read_game read_json;

/* FAN, the "flexible Arimaa notation" of a viewer: lists of labelled moves with
 * "comments" and [ variations ]. */
looks_like looks_like_fan;
read_game read_fan;

/* Variables of arimaa.com's old viewer, `&movelist=…`, as its puzzles have them. */
looks_like looks_like_viewer;
read_game read_viewer;

/* Logs of engines and servers, in which lines of moves stand among others. */
looks_like looks_like_log;
read_game read_log;

/* What people write by hand in Lightvector: labelled moves, tags and comments as
 * remarks, `# Gold: name`. */
looks_like looks_like_remarks;
read_game read_remarks;

/* A move a line, without labels, perhaps numbered: Abstract Play's lists. */
looks_like looks_like_plain;
read_game read_plain;

/* A position, and perhaps moves from it. */
looks_like looks_like_position;
read_game read_position;

#endif
