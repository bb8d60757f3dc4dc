/* tree.h - the turns of a record as a tree: main line, variations, annotation.
 *
 * A node is what a setup or turn led to; the root is before the first of them.
 * The first child of a node goes on with its line, unless the line stops there;
 * the others are variations.  A node's number stays the same as long as the node
 * is there, whatever else is added, moved or deleted, and is not used again.
 *
 * Every turn of the tree has gone through arimaa_game_apply, repetition counted
 * along its path, or is marked as trusted.
 */
#ifndef ARIMAA_RECORD_TREE_H
#define ARIMAA_RECORD_TREE_H

#include "record/record.h"

typedef int arimaa_node;

#define ARIMAA_ROOT    0
#define ARIMAA_NO_NODE (-1)

/* ---- Walking ---- */

arimaa_node arimaa_node_parent(const struct arimaa_record *record, arimaa_node node);

/* How many children a node has, and one of them, from 0. */
int arimaa_node_children(const struct arimaa_record *record, arimaa_node node);
arimaa_node arimaa_node_child(const struct arimaa_record *record, arimaa_node node,
                              int index);

/* Its place among its parent's children: 0 goes on with the line. */
int arimaa_node_index(const struct arimaa_record *record, arimaa_node node);

/* Plies from the root, which is 0; the ply of a node's turn is one less. */
int arimaa_node_depth(const struct arimaa_record *record, arimaa_node node);

/* Whether the line ends here although turns follow: all children are variations
 * then, as after a turn that was taken back or behind a resignation. */
bool arimaa_node_stops(const struct arimaa_record *record, arimaa_node node);

/* The last node of the line that goes on from here by first children. */
arimaa_node arimaa_node_line_end(const struct arimaa_record *record, arimaa_node node);

bool arimaa_node_on_main_line(const struct arimaa_record *record, arimaa_node node);

/* What there is beside the setups and turns of the main line. */
struct arimaa_extras {
        bool variations;
        bool comments; /* or glyphs, on the main line */
        bool times;
};

struct arimaa_extras arimaa_record_extras(const struct arimaa_record *record);

/* The game along the path to a node, with the roll and the ending stated there.
 * It is the record's, and good until the record is asked for another node or
 * changed; at the end of the main line it is record->game.  Going one turn on or
 * back from the node asked for last takes the time of one turn.  NULL only when
 * memory is short. */
const struct arimaa_game *arimaa_node_game(const struct arimaa_record *record,
                                           arimaa_node node);

/* The setup or turn that led to a node, or NULL for the root; good until a turn
 * is added. */
const struct arimaa_ply *arimaa_node_ply(const struct arimaa_record *record,
                                         arimaa_node node);

/* Whether the turn was taken from its source although the rules forbid it. */
bool arimaa_node_trusted(const struct arimaa_record *record, arimaa_node node);

/* ---- Changing ---- */

/* Add a setup or turn (with the die, where the variant has one: 0 none) behind a
 * node: the first one goes on with the line, unless that stops there, any other
 * is a variation.  One that leads to the same board with the same die is not added
 * again: its node is returned.  ARIMAA_NO_NODE when the rules forbid it or memory
 * is short; *refusal, which may be NULL, says why. */
arimaa_node arimaa_node_add(struct arimaa_record *record, arimaa_node node,
                            const struct arimaa_action *action, int roll,
                            struct arimaa_refusal *refusal);

/* The same, but the line goes on with it: it becomes the first child, and what
 * was first before the last. */
arimaa_node arimaa_node_continue(struct arimaa_record *record, arimaa_node node,
                                 const struct arimaa_action *action, int roll,
                                 struct arimaa_refusal *refusal);

/* End the line at a node: what follows and what is added are variations. */
void arimaa_node_stop(struct arimaa_record *record, arimaa_node node);

/* Do any action at the end of the main line, as in a match.  A roll and an ending
 * are kept with the node; taking back deletes the last node. */
bool arimaa_record_apply(struct arimaa_record *record, const struct arimaa_action *action,
                         struct arimaa_refusal *refusal);

/* A copy in which every node has its number, as it may be taken back to. */
struct arimaa_record *arimaa_record_copy(const struct arimaa_record *record);

/* Move a variation up or down among its brothers; make every node of the path to
 * it the first child; delete it with all that follows it.  False when there is
 * nothing to do (the root, already first or last). */
bool arimaa_node_promote(struct arimaa_record *record, arimaa_node node);
bool arimaa_node_demote(struct arimaa_record *record, arimaa_node node);
bool arimaa_node_make_main(struct arimaa_record *record, arimaa_node node);
bool arimaa_node_delete(struct arimaa_record *record, arimaa_node node);

/* ---- Annotation ---- */

/* Comments stand before a move (on the position it is made in) or behind it (on
 * the move).  The root has one behind: the comment on the game. */
enum arimaa_comment_place {
        ARIMAA_COMMENT_BEFORE,
        ARIMAA_COMMENT_BEHIND,
        ARIMAA_COMMENT_PLACES
};

/* A comment as it is written, commands such as [%clk 0:10:00] included, or NULL;
 * and setting one (NULL or "" removes it). */
const char *arimaa_node_comment(const struct arimaa_record *record, arimaa_node node,
                                enum arimaa_comment_place place);
bool arimaa_node_set_comment(struct arimaa_record *record, arimaa_node node,
                             enum arimaa_comment_place place, const char *text);

/* A comment without its commands, blanks at the ends trimmed, into `text`. */
void arimaa_comment_text(const char *comment, char *text, size_t size);

/* The value of a command, "0:10:00" for clk, in either comment of a node; false
 * when there is none.  Unknown commands are kept like all others.  The die and the
 * time spent, [%die 3] and [%emt 0:01:23], are not in the comments but in the ply
 * where the reader has understood them. */
bool arimaa_node_command(const struct arimaa_record *record, arimaa_node node,
                         const char *name, char *value, size_t size);

/* Glyphs by their numbers in PGN: 1 ! 2 ? 3 !! 4 ?? 5 !? 6 ?!, others $n. */
int arimaa_node_glyphs(const struct arimaa_record *record, arimaa_node node);
int arimaa_node_glyph(const struct arimaa_record *record, arimaa_node node, int index);
bool arimaa_node_add_glyph(struct arimaa_record *record, arimaa_node node, int glyph);
void arimaa_node_clear_glyphs(struct arimaa_record *record, arimaa_node node);

/* "!" to "?!", NULL for the others; and the other way round, 0 when it is none. */
const char *arimaa_glyph_sign(int glyph);
int arimaa_glyph_of(const char *text, size_t length);

/* ---- Endings ---- */

/* What the record states at a node of how the line ended there, whatever the
 * board shows; false when it states nothing.  An outcome that is ARIMAA_NOT_OVER
 * has a winner or is a draw all the same, for a reason that is not known. */
bool arimaa_node_stated(const struct arimaa_record *record, arimaa_node node,
                        struct arimaa_outcome *outcome);

/* State it; what the board shows in any case is not stated. */
void arimaa_node_state(struct arimaa_record *record, arimaa_node node,
                       struct arimaa_outcome outcome);
void arimaa_node_unstate(struct arimaa_record *record, arimaa_node node);

/* How the game of the main line ended: what the board shows, or what is stated
 * where that gives a reason. */
struct arimaa_outcome arimaa_record_outcome(const struct arimaa_record *record);

/* Who won, when only that is stated and not why. */
bool arimaa_record_result(const struct arimaa_record *record,
                          struct arimaa_outcome *outcome);

#endif
