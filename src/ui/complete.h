/* complete.h - what Tab can add to the line. */
#ifndef KEYSTEPS_UI_COMPLETE_H
#define KEYSTEPS_UI_COMPLETE_H

#include "ui/line.h"

/* What could stand where the text ends: commands after a colon, files, setups,
 * topics and the like after the commands that take them. */
void complete(const char *text, struct line_completion *completion);

#endif
