/* words.h - what the library says in numbers, in words for people.
 *
 * The one place where refusals, endings and labels are worded; both faces use
 * it, so that the same thing is said in the same words wherever one meets it.
 * Translated by gettext.  Every function writes at most `size` bytes, the final
 * zero included, and returns `text`.
 */
#ifndef KEYSTEPS_PLAY_WORDS_H
#define KEYSTEPS_PLAY_WORDS_H

#include <stddef.h>

#include "notation/lightvector.h"
#include "record/game.h"
#include "record/record.h"

/* Room for any of these texts in any language. */
#define WORDS_SIZE 400

/* "Gold", "elephant", "Endless Endgame", "Endless Endgame, Dicey Moves",
 * "12g". */
const char *words_side(enum arimaa_side side);
const char *words_kind(enum arimaa_kind kind);
const char *words_setup_rule(enum arimaa_setup_rule rule);
char *words_variant(struct arimaa_variant variant, char *text, size_t size);
char *words_label(const struct arimaa_game *game, int ply, char *text, size_t size);

/* "the position after 12g again; not a third time", of one that stood after that ply; -1
 * is the start. */
char *words_again(const struct arimaa_game *game, int ply, char *text, size_t size);

/* "The dog on e5 is frozen by the horse on e6; no friend stands beside it."  The
 * game may be NULL where none is at hand; less can then be said. */
char *words_refusal(const struct arimaa_refusal *refusal, const struct arimaa_game *game,
                    char *text, size_t size);

/* What is wrong with a text; `what` is the part that is wrong. */
char *words_text_error(enum arimaa_text_problem problem, const char *what, char *text,
                       size_t size);

/* Why a Lightvector text has no turn; `text_read` is the text it points into. */
char *words_obstruction(const struct arimaa_obstruction *obstruction,
                        const char *text_read, char *text, size_t size);

/* Why the reading of a record stopped. */
char *words_record_error(const struct arimaa_record *record, char *text, size_t size);

/* What was odd in a file that could be read all the same. */
char *words_warning(const struct arimaa_warning *warning, char *text, size_t size);

/* "Gold wins by goal"; "" while the game goes on. */
char *words_outcome(struct arimaa_outcome outcome, char *text, size_t size);

/* "Gold wins", or "A draw": an outcome whose reason is not known. */
const char *words_result(struct arimaa_outcome outcome);

#endif
