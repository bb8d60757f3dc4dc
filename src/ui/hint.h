/* hint.h - what a player could do next, where the message line has nothing else to say.
 *
 * The keys it names are those that are bound; a command without a key goes by its name.
 */
#ifndef KEYSTEPS_UI_HINT_H
#define KEYSTEPS_UI_HINT_H

#include "ui/app.h"

/* "" when there is nothing; good until the next call. */
const char *hint_words(const struct app *app);

#endif
