/* list_words.h - what a word of a list of moves may be.  Not installed. */
#ifndef ARIMAA_RECORD_LIST_WORDS_H
#define ARIMAA_RECORD_LIST_WORDS_H

#include <stdbool.h>
#include <stddef.h>

/* The length of a glyph at the end of a word, as in `Ee2n!?`. */
size_t word_glyph_length(const char *word, size_t length);

/* The number of a glyph, `!` or `$5`; -1 when it is none that has a number. */
int word_glyph(const char *word, size_t length);

/* What clocks write behind the moves: `CURRENT 8000`, `PC G3549 S3600 296`. */
bool word_is_clock(const char *word, size_t length);

/* A word that looks like a piece and a square, with or without a direction. */
bool word_is_move(const char *word, size_t length);

#endif
