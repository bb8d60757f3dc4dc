/* match.h - a game being played: who sits where, its die, and its journal.
 *
 * Whatever happens in a match is on disk before match_apply returns.
 *
 * Where the variant has a die it is rolled by the match as soon as a turn is to come,
 * so that nobody has to ask for it and nobody can ask twice: a ply has the same roll
 * each time it is come to, taken back or continued on another day.  The rolls follow
 * from the seed, which the record has in its tag Seed.
 */
#ifndef KEYSTEPS_PLAY_MATCH_H
#define KEYSTEPS_PLAY_MATCH_H

#include "play/choices.h"
#include "play/journal.h"
#include "record/record.h"

struct match;

/* A new game of two people at one keyboard, as they have chosen it; the record has
 * their names, and the seed where there is chance in the game.  NULL when memory is
 * short.  When the journal cannot be written the match goes on
 * without, match_unsaved says why, and the next action tries again. */
struct match *match_create(const struct choices *choices);

/* Go on with the game of a record, which is the match's from then on, also when NULL is
 * returned: memory is short. */
struct match *match_adopt(struct arimaa_record *record);

/* Take up an interrupted game; NULL and errno: EBUSY, another program plays it;
 * EBADMSG, it is damaged, and stays on disk as it is. */
struct match *match_resume(const char *journal_path);

/* Let go of the match.  An unfinished game that has begun stays on disk to be
 * continued; one that is over, or in which nothing was done, is removed. */
void match_destroy(struct match *match);

const struct arimaa_game *match_game(const struct match *match);
struct arimaa_record *match_record(struct match *match);

/* Do an action, if the rules allow it, and write the journal. */
bool match_apply(struct match *match, const struct arimaa_action *action,
                 struct arimaa_refusal *refusal);

/* Whose side of the board is below, as chosen; and sitting otherwise.  The journal keeps
 * it, the record does not have it. */
enum arimaa_side match_below(const struct match *match);
void match_sit(struct match *match, enum arimaa_side below);

/* 0, or the errno of the last failure to write the journal. */
int match_unsaved(const struct match *match);

#endif
