/* harlog.h - the Harlog measure of material; rules.md, "Harlog". */
#ifndef ARIMAA_RULES_HARLOG_H
#define ARIMAA_RULES_HARLOG_H

#include "rules/position.h"

/* Positive favours Gold; 1.00 is a rabbit lost in the opening.  Infinite when
 * one side has no rabbits, not a number when neither has. */
double arimaa_harlog(const struct arimaa_position *position);

#endif
