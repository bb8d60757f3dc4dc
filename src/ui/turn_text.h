/* turn_text.h - a turn or setup of a record as text, in each notation. */
#ifndef KEYSTEPS_UI_TURN_TEXT_H
#define KEYSTEPS_UI_TURN_TEXT_H

#include "notation/lightvector.h"
#include "notation/placement.h"
#include "record/tree.h"
#include "ui/settings.h"

enum {
        TURN_TEXT_SIZE = ARIMAA_PLACEMENT_SIZE > ARIMAA_LIGHTVECTOR_SIZE
                                 ? ARIMAA_PLACEMENT_SIZE
                                 : ARIMAA_LIGHTVECTOR_SIZE
};

/* Write the turn of a node into `text`, of TURN_TEXT_SIZE bytes; setups in full.  False
 * when memory is short. */
bool turn_text_write(const struct arimaa_record *record, arimaa_node node,
                     struct arimaa_resolver *resolver, enum setting_notation notation,
                     char *text);

#endif
