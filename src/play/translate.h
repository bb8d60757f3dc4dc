/* translate.h - texts for people: _() translates, N_() marks one in a table. */
#ifndef KEYSTEPS_PLAY_TRANSLATE_H
#define KEYSTEPS_PLAY_TRANSLATE_H

#include <libintl.h>

#define _(text)  gettext(text)
#define N_(text) text

#endif
