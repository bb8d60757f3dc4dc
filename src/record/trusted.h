/* trusted.h - the steps of a turn as they are written, legal or not.
 *
 * Not installed.
 */
#ifndef ARIMAA_RECORD_TRUSTED_H
#define ARIMAA_RECORD_TRUSTED_H

#include <stddef.h>

#include "rules/turn.h"

/* Read official steps or the earlier notation's; captures are passed over.  False
 * when a word is no step, or there are more than a turn has. */
bool trusted_read(const char *text, size_t length, struct arimaa_turn *turn);

#endif
