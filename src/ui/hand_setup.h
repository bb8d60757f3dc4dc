/* hand_setup.h - a setup entered by clicks: what a click does to the line.
 *
 * The line holds the placement, `Ee2 Md2`; a single letter at its end is the piece that
 * is held and goes to the square clicked next.  A letter typed does the same.
 *
 *      the line         the square             what a click does
 *      --------         ----------             -----------------
 *      holds nothing    empty, own ground      places the strongest piece still to place;
 *                                              in Freestyle the kind placed last
 *                       a piece of the line    takes it back: it is held
 *      holds a piece    empty, own ground      places it
 *                       a piece of the line    they change places, or that one goes back
 *                                              to the army
 *      any              another                nothing
 *
 * Picking a piece from the army holds it, or lets go of it.
 */
#ifndef KEYSTEPS_UI_HAND_SETUP_H
#define KEYSTEPS_UI_HAND_SETUP_H

#include "rules/setup.h"
#include "ui/hand.h"
#include "ui/situation.h"

/* Click a square, where a side sets up.  The choice is the square from which the piece
 * that is held was taken. */
void hand_setup_click(const struct situation *at, struct hand_choice *choice,
                      int square, char *text, size_t size);

/* Pick a piece from the army. */
void hand_setup_pick(const struct situation *at, struct hand_choice *choice,
                     enum arimaa_kind kind, char *text, size_t size);

/* How many of a kind are still to place, those held included; HAND_SETUP_MANY where
 * there is no limit. */
enum { HAND_SETUP_MANY = 1000 };
int hand_setup_left(const struct situation *at, const char *text,
                    enum arimaa_kind kind);

/* The kind that is held, or -1. */
int hand_setup_held(const char *text);

#endif
