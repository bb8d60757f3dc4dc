/* advice.h - what a strong player would say of a setup.
 *
 * Advice and no refusal: a setup may be as its player likes it.
 */
#ifndef KEYSTEPS_PLAY_ADVICE_H
#define KEYSTEPS_PLAY_ADVICE_H

#include <stddef.h>

#include "rules/setup.h"

enum advice_kind {
        ADVICE_ELEPHANTS, /* both stand on one file: they hold each other up */
        ADVICE_WING,      /* elephant, camel and horses stand all on one wing */
        ADVICE_BEHIND /* a strong piece stands behind a weak one, and cannot get out */
};

struct advice {
        enum advice_kind kind;
        int square, other; /* of the piece that is spoken of, and of the one before it */
};

enum { ADVICE_MOST = 6 };

/* The advice on a setup of Standard beside what `position` holds already; how many pieces
 * of it there are. */
int advice_on(const struct arimaa_position *position,
              const struct arimaa_placement *placement,
              struct advice advice[ADVICE_MOST]);

/* All of it in words, in the language of the player; "" when there is none. */
char *advice_words(const struct arimaa_position *position,
                   const struct arimaa_placement *placement, char *text, size_t size);

#endif
