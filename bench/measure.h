/* measure.h - what the benches share: time, statistics, and the lines they print.
 *
 * A figure is a line "NAME VALUE UNIT", with what it should be behind a '#'.
 */
#ifndef BENCH_MEASURE_H
#define BENCH_MEASURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "arimaa.h"

/* Nanoseconds that the processor has worked for this program and for those that it
 * has run and waited for: what else the machine does is left out. */
double measure_now(void);

/* The shortest of `runs` runs, in nanoseconds. */
typedef void measured(void *context);
double measure_best(measured *run, void *context, int runs);

/* A figure; the bound is a text, NULL when there is none. */
void measure_print(const char *name, double value, const char *unit, const char *bound);

/* The value that a share of them, 0 to 1, does not exceed; sorts the values. */
double measure_percentile(double *values, size_t count, double share);

/* A position as its list of pieces, in a bench's own table: what cannot be read
 * ends the program. */
struct arimaa_position measure_position(const char *pieces, char side);

/* A line of the data "PIECES|SIDE|STEPS", with what follows it in *rest.  False
 * for a comment. */
struct measure_case {
        struct arimaa_position position;
        int steps;
        const char *rest;
        size_t rest_length; /* up to the tab with the answer */
};

bool measure_read(const char *line, struct measure_case *question);

/* A file of data kept beside the sources, NULL where it is not. */
FILE *measure_data(const char *name);

#endif
