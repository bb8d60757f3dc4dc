/* saved_setups.h - setups that the player has saved under a name.
 *
 * In $XDG_CONFIG_HOME/keysteps/setups, one a line: the name and the pieces on Gold's
 * side, `wall Ee2 Md2 Ha2 Hh2 Dd1 De1 Cc2 Cf2`; for Silver they are mirrored.  Rabbits
 * that are left out take the rest of the two ranks.  What follows # is a remark.  A line
 * that is wrong is told of and stays in the file.
 */
#ifndef KEYSTEPS_PLAY_SAVED_SETUPS_H
#define KEYSTEPS_PLAY_SAVED_SETUPS_H

#include <stddef.h>

#include "rules/setup.h"

enum { SAVED_NAME_SIZE = 32 };

/* Whether a setup may have that name: letters, digits, - and _. */
bool saved_setup_name_is_good(const char *name);

/* The setup of a name for a side; false when there is none.  Either way `wrong` says what
 * is wrong in the file, FILE:LINE:COLUMN: what; or is "". */
bool saved_setup_find(const char *name, enum arimaa_side side,
                      struct arimaa_placement *placement, char *wrong, size_t size);

/* Save a setup under a name, in place of another of that name; false and errno. */
bool saved_setup_save(const char *name, const struct arimaa_placement *placement);

/* The name of each that there is. */
void saved_setup_each(void (*each)(const char *name, void *context), void *context);

#endif
