/* same.h - that two records hold the same. */
#ifndef TESTS_RECORD_SAME_H
#define TESTS_RECORD_SAME_H

#include "record/tree.h"

/* The same tree, turn by turn, with comments, glyphs, and what is stated; and the
 * same start, rest and end. */
void same_record(const struct arimaa_record *one, const struct arimaa_record *other);

/* The same tags, but for those that tell what the game tells. */
void same_tags(const struct arimaa_record *one, const struct arimaa_record *other);

#endif
