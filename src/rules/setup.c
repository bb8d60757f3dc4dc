#include "rules/setup.h"

#include <string.h>

int arimaa_army(enum arimaa_kind kind)
{
        static const int army[ARIMAA_KINDS] = { 8, 2, 2, 2, 1, 1 };

        return army[kind];
}

arimaa_bitboard arimaa_home(enum arimaa_side side)
{
        return side == ARIMAA_GOLD ? ARIMAA_RANK(1) | ARIMAA_RANK(2)
                                   : ARIMAA_RANK(7) | ARIMAA_RANK(8);
}

arimaa_bitboard arimaa_setup_ground(const struct arimaa_position *position,
                                    enum arimaa_setup_rule rule, enum arimaa_side side)
{
        arimaa_bitboard empty = ~arimaa_occupied(position);

        return rule == ARIMAA_STANDARD ? empty & arimaa_home(side) : empty;
}

arimaa_bitboard arimaa_placed(const struct arimaa_placement *placement)
{
        arimaa_bitboard placed = 0;

        for (int kind = ARIMAA_RABBIT; kind < ARIMAA_KINDS; kind++)
                placed |= placement->pieces[kind];
        return placed;
}

void arimaa_fill_rabbits(struct arimaa_placement *placement)
{
        for (int kind = ARIMAA_CAT; kind < ARIMAA_KINDS; kind++)
                if (arimaa_count(placement->pieces[kind]) !=
                    arimaa_army((enum arimaa_kind)kind))
                        return;
        placement->pieces[ARIMAA_RABBIT] |=
                arimaa_home(placement->side) & ~arimaa_placed(placement);
}

static bool refuse(struct arimaa_refusal *refusal, enum arimaa_reason reason, int piece,
                   int square, int number)
{
        if (refusal != NULL)
                *refusal = (struct arimaa_refusal){ .reason = reason,
                                                    .piece = piece,
                                                    .square = square,
                                                    .other = ARIMAA_NO_SQUARE,
                                                    .other_piece = ARIMAA_NO_PIECE,
                                                    .number = number,
                                                    .step = -1 };
        return false;
}

/* Pieces on squares that are not in `allowed`, or two on one. */
static bool check_squares(const struct arimaa_placement *placement,
                          arimaa_bitboard allowed, struct arimaa_refusal *refusal)
{
        arimaa_bitboard taken = 0;

        for (int kind = ARIMAA_ELEPHANT; kind >= ARIMAA_RABBIT; kind--) {
                int piece = arimaa_piece(placement->side, (enum arimaa_kind)kind);
                arimaa_bitboard outside = placement->pieces[kind] & ~allowed;
                arimaa_bitboard twice = placement->pieces[kind] & taken;

                if (outside)
                        return refuse(refusal, ARIMAA_SETUP_SQUARE, piece,
                                      arimaa_lowest(outside), 0);
                if (twice)
                        return refuse(refusal, ARIMAA_SETUP_TWICE, piece,
                                      arimaa_lowest(twice), 0);
                taken |= placement->pieces[kind];
        }
        return true;
}

static bool check_standard(const struct arimaa_placement *placement,
                           struct arimaa_refusal *refusal)
{
        if (!check_squares(placement, arimaa_home(placement->side), refusal))
                return false;
        for (int kind = ARIMAA_ELEPHANT; kind >= ARIMAA_RABBIT; kind--) {
                int piece = arimaa_piece(placement->side, (enum arimaa_kind)kind);
                int wanted = arimaa_army((enum arimaa_kind)kind);
                int placed = arimaa_count(placement->pieces[kind]);

                if (placed != wanted)
                        return refuse(refusal,
                                      placed > wanted ? ARIMAA_SETUP_TOO_MANY
                                                      : ARIMAA_SETUP_TOO_FEW,
                                      piece, ARIMAA_NO_SQUARE, wanted);
        }
        return true;
}

static bool check_freestyle(const struct arimaa_position *position,
                            const struct arimaa_placement *placement,
                            struct arimaa_refusal *refusal)
{
        arimaa_bitboard goal =
                placement->side == ARIMAA_GOLD ? ARIMAA_RANK(8) : ARIMAA_RANK(1);
        arimaa_bitboard rabbits = placement->pieces[ARIMAA_RABBIT];
        int rabbit = arimaa_piece(placement->side, ARIMAA_RABBIT);

        if (!check_squares(placement, ~arimaa_occupied(position), refusal))
                return false;
        if (!rabbits)
                return refuse(refusal, ARIMAA_SETUP_NO_RABBIT, rabbit, ARIMAA_NO_SQUARE,
                              0);
        if (rabbits & goal)
                return refuse(refusal, ARIMAA_SETUP_RABBIT_GOAL, rabbit,
                              arimaa_lowest(rabbits & goal), 0);
        return true;
}

bool arimaa_setup_check(const struct arimaa_position *position,
                        enum arimaa_setup_rule rule,
                        const struct arimaa_placement *placement,
                        struct arimaa_refusal *refusal)
{
        switch (rule) {
        case ARIMAA_STANDARD:
                return check_standard(placement, refusal);
        case ARIMAA_FREESTYLE:
                return check_freestyle(position, placement, refusal);
        default: /* Endless Endgame is dealt */
                return refuse(refusal, ARIMAA_SETUP_DONE, ARIMAA_NO_PIECE,
                              ARIMAA_NO_SQUARE, 0);
        }
}

const struct arimaa_named_setup arimaa_named_setups[] = {
        { "99of9", "Ee2 Md2 Hb2 Hg2 Cc2 Cf2 Dd1 De1", .avoids = true },
        { "rusty", "Ee2 Mb2 Ha2 Hh2 Dd2 De1 Cb1 Cg2", .avoids = false },
};

const size_t arimaa_named_setup_count =
        sizeof arimaa_named_setups / sizeof *arimaa_named_setups;

/* The others of a named setup, as letters and squares of Gold's. */
static void place(const char *squares, struct arimaa_placement *placement)
{
        int mirror = placement->side == ARIMAA_GOLD ? 0 : 56;

        for (const char *at = squares; *at != '\0'; at += at[3] == ' ' ? 4 : 3) {
                int kind =
                        (int)(strchr(ARIMAA_PIECE_LETTERS, at[0]) - ARIMAA_PIECE_LETTERS);
                int square = (at[1] - 'a' + 8 * (at[2] - '1')) ^ mirror;

                placement->pieces[kind] |= arimaa_bit(square);
        }
}

static void avoid_gold_elephant(const struct arimaa_position *position,
                                struct arimaa_placement *placement)
{
        arimaa_bitboard gold = position->pieces[ARIMAA_GOLD][ARIMAA_ELEPHANT];
        arimaa_bitboard elephant = placement->pieces[ARIMAA_ELEPHANT];
        bool same_file = false;

        for (; gold; gold &= gold - 1)
                same_file |= (arimaa_lowest(gold) & 7) == (arimaa_lowest(elephant) & 7);
        if (same_file) {
                placement->pieces[ARIMAA_ELEPHANT] = placement->pieces[ARIMAA_CAMEL];
                placement->pieces[ARIMAA_CAMEL] = elephant;
        }
}

bool arimaa_setup_named(const char *name, enum arimaa_side side,
                        const struct arimaa_position *position,
                        struct arimaa_placement *placement)
{
        for (size_t i = 0; i < arimaa_named_setup_count; i++) {
                if (strcmp(arimaa_named_setups[i].name, name) != 0)
                        continue;
                *placement = (struct arimaa_placement){ .side = side };
                place(arimaa_named_setups[i].squares, placement);
                if (arimaa_named_setups[i].avoids && side == ARIMAA_SILVER)
                        avoid_gold_elephant(position, placement);
                arimaa_fill_rabbits(placement);
                return true;
        }
        return false;
}
