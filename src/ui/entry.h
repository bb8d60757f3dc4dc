/* entry.h - what the text of the line means now.
 *
 * A plain value made from the text and the game: the board shows its position and
 * marks, the message line says its words, Enter does it.
 */
#ifndef KEYSTEPS_UI_ENTRY_H
#define KEYSTEPS_UI_ENTRY_H

#include "play/words.h"

enum entry_meaning {
        ENTRY_NOTHING,    /* an empty line */
        ENTRY_COMMAND,    /* a colon and what follows */
        ENTRY_LABEL,      /* 12g: a place in the game, `ply` */
        ENTRY_TURN,       /* a turn that may be played */
        ENTRY_SETUP,      /* a placement that may be set up */
        ENTRY_UNFINISHED, /* nothing wrong so far, but not all */
        ENTRY_AMBIGUOUS,  /* several turns */
        ENTRY_REFUSED     /* `words` say why not */
};

/* What Enter does with a turn. */
enum entry_purpose { ENTRY_TO_PLAY, ENTRY_TO_PLAN };

struct command;

struct entry {
        enum entry_meaning meaning;
        struct arimaa_turn turn;
        struct arimaa_placement placement;
        int ply;
        int steps; /* of the turn shown; 0 when none is */
        enum entry_purpose purpose;

        /* What to show in place of the game's position, if shows_board. */
        bool shows_board;
        struct arimaa_position board;
        arimaa_bitboard left, reached, taken; /* squares left, reached, captured on */
        arimaa_bitboard named;                /* that an unfinished token speaks of */

        char words[WORDS_SIZE];
};

/* Read a text as typed at a ply of the game, which is its end or an earlier one. */
void entry_read(struct entry *entry, struct arimaa_resolver *resolver,
                const struct arimaa_game *game, int ply, enum entry_purpose purpose,
                const char *text);

/* The command that a text names without the colon, by its whole name or by what move
 * lists say for it, as "resigns"; or NULL.  No move is written so. */
const struct command *entry_command(const char *text);

/* The ply with a label such as "12s" (a bare "12" is Gold's), from 0 to the one to
 * come; -1 when there is none or the text is no label. */
int entry_ply(const struct arimaa_game *game, const char *text);

/* The squares a turn leaves, reaches and captures on. */
void entry_marks(const struct arimaa_turn *turn, arimaa_bitboard *left,
                 arimaa_bitboard *reached, arimaa_bitboard *taken);

#endif
