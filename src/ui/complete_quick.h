/* complete_quick.h - completing what stands behind :quick. */
#ifndef KEYSTEPS_UI_COMPLETE_QUICK_H
#define KEYSTEPS_UI_COMPLETE_QUICK_H

#include "ui/complete.h"

/* The last word: the name of a setup; behind one, where its elephant can stand, and
 * free; behind save, a name that has been used, and whose setup is to be saved. */
void complete_quick(const char *text, struct completion *completion);

#endif
