/* piece.h - the two sides, the six kinds, and pieces, which are both in one number.
 *
 * Kinds are ordered by strength, so that `a > b` reads "a is stronger than b".
 */
#ifndef ARIMAA_RULES_PIECE_H
#define ARIMAA_RULES_PIECE_H

enum arimaa_side { ARIMAA_GOLD, ARIMAA_SILVER, ARIMAA_SIDES };

enum arimaa_kind {
        ARIMAA_RABBIT,
        ARIMAA_CAT,
        ARIMAA_DOG,
        ARIMAA_HORSE,
        ARIMAA_CAMEL,
        ARIMAA_ELEPHANT,
        ARIMAA_KINDS
};

/* A piece: 0..5 Gold's rabbit to elephant, 6..11 Silver's. */
#define ARIMAA_PIECES   12
#define ARIMAA_NO_PIECE (-1)

/* Indexed by piece; the letters of every notation. */
#define ARIMAA_PIECE_LETTERS "RCDHMErcdhme"

static inline int arimaa_piece(enum arimaa_side side, enum arimaa_kind kind)
{
        return (int)side * ARIMAA_KINDS + (int)kind;
}

static inline enum arimaa_side arimaa_side_of(int piece)
{
        return piece < ARIMAA_KINDS ? ARIMAA_GOLD : ARIMAA_SILVER;
}

static inline enum arimaa_kind arimaa_kind_of(int piece)
{
        return (enum arimaa_kind)(piece < ARIMAA_KINDS ? piece : piece - ARIMAA_KINDS);
}

static inline enum arimaa_side arimaa_opponent(enum arimaa_side side)
{
        return (enum arimaa_side)(side ^ 1);
}

#endif
