/* entry_setup.h - what the line means while a side sets up. */
#ifndef KEYSTEPS_UI_ENTRY_SETUP_H
#define KEYSTEPS_UI_ENTRY_SETUP_H

#include "ui/entry.h"
#include "ui/situation.h"

/* Read a text as the setup of a side, beside what is on the board already. */
void entry_setup_read(struct entry *entry, const struct situation *at,
                      const struct arimaa_game *game, const char *text);

/* Put a placement on the board of an entry, to be shown. */
void entry_setup_show(struct entry *entry, const struct arimaa_position *position,
                      const struct arimaa_placement *placement);

#endif
