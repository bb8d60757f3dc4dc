/* steps.h - official step notation, and the earlier notation of Abstract Play.
 *
 * notation.md, sections 2 and 3: `Ea3n`, `cf3x`; `Ea3a4 (xcf3)`.
 */
#ifndef ARIMAA_NOTATION_STEPS_H
#define ARIMAA_NOTATION_STEPS_H

#include "notation/span.h"
#include "rules/turn.h"

/* Read a turn of official steps, at most `steps` of them, and check it against
 * the position.  Removals may be left out; those present must be true.  When the
 * rules forbid a step error->problem is ARIMAA_TEXT_ILLEGAL, the span that of
 * the step, and *refusal says why.  A turn that may not end where it ends is
 * refused with the span of its last token. */
bool arimaa_official_read(const struct arimaa_position *position, int steps,
                          const char *text, size_t length, struct arimaa_turn *turn,
                          struct arimaa_text_error *error,
                          struct arimaa_refusal *refusal);

/* The same for the earlier notation. */
bool arimaa_legacy_read(const struct arimaa_position *position, int steps,
                        const char *text, size_t length, struct arimaa_turn *turn,
                        struct arimaa_text_error *error, struct arimaa_refusal *refusal);

/* Which notation a move is written in, by its form alone. */
enum arimaa_notation {
        ARIMAA_NOTATION_OFFICIAL,
        ARIMAA_NOTATION_LIGHTVECTOR,
        ARIMAA_NOTATION_LEGACY
};

/* All tokens piece-square-direction or removals, and not removals alone: official (whose
 * steps mean the same in Lightvector up to order and captures); a comma, a parenthesis
 * or a token that starts with x: the earlier one; else Lightvector. */
enum arimaa_notation arimaa_notation_of(const char *text, size_t length);

/* More than the longest turn takes: four steps and three removals. */
#define ARIMAA_STEPS_SIZE 64

/* Write a turn, removals included; into `text`, of ARIMAA_STEPS_SIZE bytes. */
void arimaa_official_write(const struct arimaa_turn *turn, char *text);
void arimaa_legacy_write(const struct arimaa_turn *turn, char *text);

#endif
