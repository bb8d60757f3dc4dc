/* placement.h - setups as text: `Ee2,Md2,Hb2` or with spaces, in any order; or the
 * two home rows from file a on, `DDHCEHMR/4RC3R`, equal pieces counted. */
#ifndef ARIMAA_NOTATION_PLACEMENT_H
#define ARIMAA_NOTATION_PLACEMENT_H

#include "notation/span.h"
#include "rules/setup.h"

/* Read one side's pieces.  A letter of the wrong case is taken as that side's
 * own.  Tokens `xRc3` at the end of a freestyle setup, for what traps took, are
 * passed over.  Whether the variant allows it is for arimaa_setup_check. */
bool arimaa_placement_read(enum arimaa_side side, const char *text, size_t length,
                           struct arimaa_placement *placement,
                           struct arimaa_text_error *error);

/* More than 64 pieces take. */
#define ARIMAA_PLACEMENT_SIZE 260

/* Write a placement, strongest first, separated by `separator`; into `text`. */
void arimaa_placement_write(const struct arimaa_placement *placement, char separator,
                            char *text);

#endif
