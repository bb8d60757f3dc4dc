/* tags.h - the tags of a record that mean something, and how they are spelled.
 *
 * Names are the file's; the values of those that the library makes itself are
 * explained with the functions.  Not installed.
 */
#ifndef ARIMAA_RECORD_TAGS_H
#define ARIMAA_RECORD_TAGS_H

#include "record/record.h"

/* Add a tag at the end, without looking for another of that name; the record
 * owns both texts from then on, unless it fails. */
bool tags_add(struct arimaa_record *record, char *name, char *value);

/* Whether the name in a tag pair may have that character, at its beginning or behind. */
static inline bool tags_is_name_character(int c, bool begins)
{
        return c == '_' || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
               (!begins && c >= '0' && c <= '9');
}

/* ---- As text: tags_text.c ----
 *
 * The name and the value of [Name "value"], or of Name: value, both to be freed, and
 * NULL when memory is short.  White and Black are Gold and Silver, and WhiteElo is
 * GoldRating. */
void tags_read_pair(const char *text, size_t length, char **name, char **value);
void tags_read_head(const char *text, size_t length, char **name, char **value);

/* ---- [Variant "Freestyle, Dicey Moves"] ---- */

/* A variant as the value of its tag, and the other way round, where the wording
 * of others is understood too. */
const char *tags_variant_name(struct arimaa_variant variant);
struct arimaa_variant tags_variant(const char *value);

/* ---- [Notation "Lightvector"] ---- */

#define TAGS_LIGHTVECTOR "Lightvector"

/* Whether the moves are said to be in Lightvector notation. */
bool tags_is_lightvector(const struct arimaa_record *record);

/* ---- [Result "1-0"], [ResultCode "g"] ---- */

/* The result of an outcome, whatever its ending: "1-0" "0-1" "1/2-1/2"; and what
 * stands where there is none: "*". */
const char *tags_result(struct arimaa_outcome outcome);
extern const char tags_undecided[];

/* The letter of an ending in the public game archive, or '\0'. */
char tags_reason(enum arimaa_ending ending);

/* Whether a word is a result; *result is then its spelling as above. */
bool tags_is_result(const char *word, size_t length, const char **result);

/* A result as tags give it: as a score, or as the letter or name of the winner.
 * False when it decides nothing. */
bool tags_read_result(const char *value, struct arimaa_outcome *outcome);

/* What the tags state of the end, with `result` where a result stood behind the
 * moves (or NULL); false when they state nothing.  An outcome that is not over has
 * a winner, or is a draw, for no reason that is told. */
bool tags_outcome(const struct arimaa_record *record, const char *result,
                  struct arimaa_outcome *outcome);

/* The ending of a letter of the archive, ARIMAA_NOT_OVER when it is none. */
enum arimaa_ending tags_ending(const char *letter, size_t length);

#endif
