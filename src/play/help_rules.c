/* help_rules.c - the rules, the words of the board, the variants. */

#include "config.h"

#include "play/help_rows.h"
#include "play/translate.h"

/* ---- The rules in short ---- */

static const struct help_row rules[] = {
        TEXT(N_("Two players, Gold and Silver, move in turn.  The first to bring a "
                "rabbit to the far side of the board wins.")),
        TEXT(N_("Each side has one elephant, one camel, two horses, two dogs, two cats "
                "and eight rabbits, from strong to weak.  Gold's letters are E M H D C "
                "R, Silver's e m h d c r.  M is the camel; C is the cat.")),
        TEXT(N_("The board is empty at first.  Gold places all 16 pieces on ranks 1 and "
                "2, in any order.  Silver looks at that, and places all 16 on ranks 7 "
                "and 8.  Then Gold moves first.")),
        HEADING(N_("A turn")),
        TEXT(N_("A turn has one to four steps, by one piece or several.  A step goes to "
                "an empty square beside: north, south, east or west, never diagonally.  "
                "Rabbits do not step back: Gold's never south, Silver's never north.")),
        HEADING(N_("Pushing and pulling")),
        TEXT(N_("A piece can move a weaker enemy piece that stands beside it.  To push, "
                "the enemy piece goes to an empty square beside it, and the stronger "
                "piece steps to where it stood.  To pull, the stronger piece steps to an "
                "empty square, and the enemy piece comes to where that stood.")),
        TEXT(N_("Either takes two steps, one right after the other, in one turn.  Enemy "
                "rabbits can be moved in any direction.  Equals cannot move each other, "
                "so nothing moves an elephant.")),
        BOARD("Ed4 Ra1 rd5 rh8"),
        EXAMPLE("rd6", "rd5n Ed4n",
                N_("A push: the rabbit goes north, the elephant after.")),
        EXAMPLE("Ed3 rd4", "Ed4s rd5s",
                N_("A pull: the elephant goes south, the rabbit after.")),
        HEADING(N_("Freezing")),
        TEXT(N_("A piece beside a stronger enemy piece is frozen: it cannot step, push "
                "or pull.  A friend beside it keeps it free.  A frozen piece still "
                "freezes weaker ones, and others can push and pull it.  Diagonals do not "
                "count.")),
        BOARD("Dd4 Ce2 Ra1 ed5 rh8"),
        EXAMPLE("Ce4 Dc4", "Ce2n Ce3n Dd4w",
                N_("The elephant freezes the dog.  The cat comes beside the dog and "
                   "frees it, and the dog steps away.")),
        HEADING(N_("Traps")),
        TEXT(N_("c3, f3, c6 and f6 are traps.  After every step, a piece that is on a "
                "trap with no friend beside it is captured, no matter who moved it "
                "there.  That holds for your own steps too: do not leave a friend alone "
                "on a trap.")),
        BOARD("Ee4 Ra1 df4 rh8"),
        EXAMPLE("dx", "df4s df3x Ee4e",
                N_("The dog is pushed onto f3.  No silver piece stands beside f3: the "
                   "dog is captured.")),
        HEADING(N_("The end of the game")),
        TEXT(N_("It is judged when a turn is complete.  A rabbit on the far rank wins: "
                "Gold's on rank 8, Silver's on rank 1, whoever moved it there.  A side "
                "that has no rabbits left loses.  A side that has no legal turn loses.  "
                "There are no draws.")),
        TEXT(N_("If more than one of these is true, the first of this list counts: the "
                "side that moved has a rabbit on its goal; the other side has; the other "
                "side has no rabbits; the side that moved has none; the other side "
                "cannot move.")),
        TEXT(N_("A rabbit that is on its goal in the middle of a turn, and off it again "
                "at the end, changes nothing.")),
        HEADING(N_("Repetition")),
        TEXT(N_("A turn has to change the board.  And no turn may lead for the third "
                "time to the same board with the same side to move.")),
};

const struct help_rows help_rules = HELP_ROWS(rules);

/* ---- The words of the board ---- */

static const struct help_row board[] = {
        TEXT(N_("Squares are named from Gold's side: a1 is at the lower left, h8 at the "
                "upper right.  Files are a to h, ranks 1 to 8.  The compass is the same "
                "for both sides, also when the board is turned round.")),
        LINE("8 . . . . . . . ."),
        LINE("7 . . . . . . . .      n"),
        LINE("6 . . x . . x . .      |"),
        LINE("5 . . . . . . . .   w -+- e"),
        LINE("4 . . . . . . . .      |"),
        LINE("3 . . x . . x . .      s"),
        LINE("2 . . . . . . . ."),
        LINE("1 . . . . . . . ."),
        LINE("  a b c d e f g h"),
        HEADING(N_("Regions")),
        ITEM("a b c", N_("the west wing")),
        ITEM("d e", N_("the centre")),
        ITEM("f g h", N_("the east wing")),
        ITEM("1 2", N_("Gold's home ranks, in the south")),
        ITEM("7 8", N_("Silver's home ranks, in the north")),
        ITEM("8", N_("the goal of Gold's rabbits")),
        ITEM("1", N_("the goal of Silver's rabbits")),
        HEADING(N_("Traps")),
        TEXT(N_("Traps go by the names of their squares.  The two on your own half are "
                "your home traps, the other two your away traps.")),
        ITEM("c3 f3", N_("Gold's home traps, Silver's away traps")),
        ITEM("c6 f6", N_("Silver's home traps, Gold's away traps")),
        TEXT(N_("The four squares beside a trap are its key squares.  Those of c3 are "
                "b3, c2, c4 and d3.  Who stands there decides who is captured.")),
        HEADING(N_("Strengths")),
        ITEM("E e", N_("elephant: one a side, the strongest")),
        ITEM("M m", N_("camel: one")),
        ITEM("H h", N_("horse: two")),
        ITEM("D d", N_("dog: two")),
        ITEM("C c", N_("cat: two")),
        ITEM("R r", N_("rabbit: eight, the weakest; only they win")),
};

const struct help_rows help_board = HELP_ROWS(board);

/* ---- The variants ---- */

static const struct help_row variants[] = {
        TEXT(N_("A game has one of three setups: Standard, Endless Endgame or "
                "Freestyle.  Dicey Moves can be added to each.  All the rest is as in "
                "the rules.  Choose with :new, or at once, as :new endless dicey.")),
        HEADING(N_("Standard")),
        TEXT(N_("Both sides place their full armies on their two home ranks, Gold "
                "first.")),
        HEADING(N_("Endless Endgame")),
        TEXT(N_("Chance deals a small army, the same for both: an elephant, one to eight "
                "rabbits, no more than one camel, no more than two horses, dogs and cats "
                "each; four to twelve pieces in all.  They stand anywhere on Gold's home "
                "ranks.  Silver's stand opposite on the same files, or turned by half a "
                "circle.")),
        TEXT(N_("Nobody sets up.  Gold begins, and the first turn has only two steps.")),
        TEXT(N_("The board is open from the start.  Look for goals, yours and theirs, "
                "before anything else.")),
        HEADING(N_("Freestyle")),
        TEXT(N_("Gold, then Silver, places any number of pieces of any kinds on any "
                "empty squares of the board.  Each side needs a rabbit, and no rabbit "
                "may stand on its own goal rank.")),
        TEXT(N_("After Silver's setup the traps act once: a piece on a trap with no "
                "friend beside it goes.  The end of the game is judged then too, as if "
                "Silver had moved.")),
        TEXT(N_("Freestyle is for puzzles, for trying things, and for handicaps.")),
        HEADING(N_("Dicey Moves")),
        TEXT(N_("Before each turn a die is rolled.  The turn has as many steps as it "
                "shows, four at most: 4, 5 and 6 are all four steps.  The roll is seen "
                "before the turn is chosen.")),
        TEXT(N_("A side that has no legal turn within the roll loses.  With a 1 nothing "
                "can be pushed or pulled, as that takes two steps.  With Endless Endgame "
                "the first roll is 1 or 2.")),
        TEXT(N_("The die is drawn on an empty square, and a piece that goes there covers "
                "it.  Setting up needs no die.")),
        TEXT(N_("You cannot count on four steps next time, and neither can your "
                "opponent.")),
};

const struct help_rows help_variants = HELP_ROWS(variants);
