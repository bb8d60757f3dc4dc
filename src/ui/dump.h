/* dump.h - the screen as text. */
#ifndef KEYSTEPS_UI_DUMP_H
#define KEYSTEPS_UI_DUMP_H

#include <stdio.h>

/* Write what the screen shows, a line a row, without the blanks at their ends. */
void dump_screen(FILE *file);

#endif
