/* writer.h - what the writers of the formats have in common.  Not installed. */
#ifndef ARIMAA_RECORD_WRITER_H
#define ARIMAA_RECORD_WRITER_H

#include "notation/lightvector.h"
#include "notation/placement.h"
#include "record/tree.h"

/* Room for a setup with what the traps took, or for a turn in any notation. */
enum { WRITER_TEXT_SIZE = ARIMAA_PLACEMENT_SIZE + 4 * 6 };

enum writer_notation { WRITER_OFFICIAL, WRITER_LIGHTVECTOR, WRITER_LEGACY };

struct writer {
        const struct arimaa_record *record;
        FILE *file;
        enum writer_notation notation;
        struct arimaa_resolver *resolver; /* for Lightvector */
        bool silent;                      /* comments are left out */
};

/* Begin to write; false when memory is short.  What has begun must be ended. */
bool writer_begin(struct writer *writer, const struct arimaa_record *record,
                  enum writer_notation notation, FILE *file);
void writer_end(struct writer *writer);

/* A setup or turn as text, into `text` of WRITER_TEXT_SIZE bytes; false when memory
 * is short. */
bool writer_text(const struct writer *writer, arimaa_node node, char *text);

/* Write the label `12g` of a ply. */
void writer_label(const struct writer *writer, int ply);

/* How the main line ended: what is stated, or else what the board shows.  False
 * when nothing is decided; an outcome not over has no reason that is told. */
bool writer_outcome(const struct arimaa_record *record, struct arimaa_outcome *outcome);

#endif
