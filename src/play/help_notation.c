/* help_notation.c - the notations, each with examples that a test resolves. */

#include "config.h"

#include "play/help_rows.h"
#include "play/translate.h"

/* ---- Lightvector notation ---- */

static const struct help_row lightvector[] = {
        TEXT(N_("A move says what the turn does, not how.  It is a list of words with "
                "blanks between, in any order.  Each word says of one piece which it is "
                "and what becomes of it.")),
        HEADING(N_("Which piece")),
        ITEM("E", N_("by its letter; upper case is Gold's, lower case Silver's")),
        ITEM("e2", N_("by a square on which it stands, at the start or on its way")),
        ITEM("Ee2", N_("by both")),
        HEADING(N_("What becomes of it")),
        ITEM("e4", N_("a square: there it ends")),
        ITEM("x", N_("it is captured")),
        ITEM("n s e w",
             N_("it steps so, once for each letter: nne is north, north, east")),
        HEADING(N_("Which turn is meant")),
        TEXT(N_("Of the legal turns that do all that is written, the one with the fewest "
                "steps; of these the one that leaves the fewest pieces on other squares "
                "than before.  Pieces that are not named move too, if they must.")),
        TEXT(N_("Where that leaves several boards, the move is ambiguous and needs "
                "another word.  While you play, the program takes the board on which you "
                "lose the fewest pieces, then the one with the most captures, and tells "
                "you; in files nothing is guessed.")),
        HEADING(N_("Examples")),
        BOARD("Ed4 Hf4 Ra1 re4 ee8 ra8"),
        EXAMPLE("Enne", "Ed4n Ed5n Ed6e", N_("The elephant steps north, north, east.")),
        EXAMPLE("re5", "?",
                N_("The rabbit ends on e5.  Ambiguous: elephant or horse could push "
                   "it.")),
        EXAMPLE("re5 Ee4", "re4n Ed4e", N_("The elephant does.")),
        BOARD("Hg3 Cf2 Ra2 Ee1 dh3 ra7 ee8"),
        EXAMPLE("dx", "Hg3n dh3w dg3w df3x Hg4s",
                N_("The dog is captured.  The horse goes north and pulls it to g3; then "
                   "it pushes it onto f3 and is back where it was.")),
        BOARD("Re2 De3 Ra1 ra8 ee8"),
        EXAMPLE("Re4 De3", "Re2w Rd2n Rd3n Rd4e",
                N_("The rabbit ends on e4 and the dog on e3, where it stands: so the "
                   "rabbit goes round it.  A word can hold a piece in its place.")),
        HEADING(N_("Letters that mean two things")),
        TEXT(N_("e is Silver's elephant and also east.  A word is read from its end: "
                "what can be directions is that, as long as a piece is left before it.")),
        BOARD_OF_SILVER("ed5 hg5 rh8 Ra1"),
        EXAMPLE("ee", "ed5e", N_("the elephant steps east")),
        EXAMPLE("eee", "ed5e ee5e", N_("it steps east twice")),
        EXAMPLE("ee6", "ed5n ed6e", N_("it ends on e6")),
        EXAMPLE("hh5", "hg5e", N_("a horse ends on h5")),
        EXAMPLE("hg5n", "hg5n", N_("the horse that stands on g5 steps north")),
};

const struct help_rows help_lightvector = HELP_ROWS(lightvector);

/* ---- Step notation ---- */

static const struct help_row step_rows[] = {
        TEXT(N_("The notation of arimaa.com, of its archives and of engines: every step "
                "with the piece, its square and the direction.  It is read wherever a "
                "move is.")),
        ITEM("Ee2n", N_("the elephant on e2 steps north")),
        ITEM("cf3x",
             N_("the cat on f3 is captured: written behind the step that did it")),
        TEXT(N_("A push begins with the enemy piece, a pull with your own.  Captures may "
                "be left out; those that are written must be true.")),
        BOARD("Hb2 Ra1 rb3 rh8"),
        EXAMPLE("rb3e rc3x Hb2n", "rb3e rc3x Hb2n",
                N_("A push: the rabbit goes onto the trap and is captured, the horse "
                   "follows.")),
        EXAMPLE("rb3e Hb2n", "rb3e rc3x Hb2n", N_("the same, with the capture left out")),
        EXAMPLE("Hb2e rb3s", "Hb2e rb3s", N_("a pull")),
        TEXT(N_("In a list of moves a turn is a line with its label, 12g or 12s.  "
                "takeback takes back the turn before it; resigns ends the game.")),
        LINE("12g rb3e rc3x Hb2n"),
        LINE("12s resigns"),
};

const struct help_rows help_steps = HELP_ROWS(step_rows);

/* ---- The earlier notation of Abstract Play ---- */

static const struct help_row legacy[] = {
        TEXT(N_("Steps with both their squares, and commas between.  A capture stands in "
                "parentheses behind its step.  It is read, and written when one asks for "
                "it.")),
        BOARD("Hb2 Ra1 rb3 rh8"),
        EXAMPLE("rb3c3(xrc3), Hb2b3", "rb3e rc3x Hb2n",
                N_("The rabbit is pushed onto the trap c3 and captured.")),
        EXAMPLE("Hb2c2, rb3b2", "Hb2e rb3s", N_("a pull")),
        TEXT(N_("A move with a comma, a parenthesis or a word that begins with x is of "
                "this kind.  In a freestyle setup xRc3 tells what the traps took.")),
};

const struct help_rows help_legacy = HELP_ROWS(legacy);

/* ---- Setting up ---- */

static const struct help_row setup[] = {
        TEXT(N_("Type pieces with their squares, in any order, with blanks or commas "
                "between.  Rabbits may be left out: they take the squares that are "
                "left.  Enter shows the setup; Enter on the empty line confirms it.")),
        LINE("Ee2 Md2 Hb2 Hg2 Cc2 Cf2 Dd1 De1"),
        TEXT(N_("Silver types the same for ranks 7 and 8.  The case of the letters does "
                "not matter here.")),
        HEADING(N_("What to look for")),
        TEXT(N_("The elephant in the centre, on file d or e.  No strong piece behind a "
                "weaker one.  Some strength on both wings.  A horse or the camel near b3 "
                "and g3 (Silver: b6 and g6), from where the home traps are kept.  "
                "Rabbits where they are not easily pulled out: most of them on the last "
                "rank and at the edges.")),
        TEXT(N_("Silver sees Gold's setup first.  Keep your elephant off the file of "
                "Gold's, your camel near Gold's horses, and your horses away from Gold's "
                "camel.")),
        HEADING("99of9"),
        TEXT(N_("Named after the player 99of9, Toby Hudson.  The horses are ready for b3 "
                "and g3, elephant and camel can go to either wing, and only the rabbits "
                "at the edges can be pulled.  Good to begin with: :quick 99of9.")),
        SETUP("99of9"),
        TEXT(N_("Cats and dogs can change places as you like.  Silver has it like this, "
                "or with elephant and camel exchanged, so that the elephants do not face "
                "each other:")),
        SETUP_OF_SILVER("99of9"),
        HEADING("Rusty's"),
        TEXT(N_("The camel is on the west wing from the start, the horses are at the "
                "edges, a dog stands beside the elephant.  :quick rusty.")),
        SETUP("rusty"),
};

const struct help_rows help_setup = HELP_ROWS(setup);

/* ---- Positions and labels ---- */

static const struct help_row positions[] = {
        TEXT(N_("A turn goes by its label: 12g is Gold's turn of move 12, 12s Silver's.  "
                "The setups are 1g and 1s.  Records from before August 2008 have w and b "
                "instead.  Type a label alone to look at that turn.")),
        TEXT(N_("A position is read in three forms.  As pieces, in any order:")),
        LINE("Ee4 Hb5 Ra1 ed6 rh8"),
        TEXT(N_("As the side to move, and 64 squares from a8 to h1 in brackets with a "
                "blank for an empty one:")),
        LINE("g [rrrrrrrrhdcemcdh                                "
             "HDCMECDHRRRRRRRR]"),
        TEXT(N_("As a board, the label first.  x are empty traps, and the rest of the "
                "empty squares may be dots:")),
        LINE("12g"),
        LINE(" +-----------------+"),
        LINE("8| r             r |"),
        LINE("7|                 |"),
        LINE("6|     x   e x     |"),
        LINE("5|   H             |"),
        LINE("4|         E       |"),
        LINE("3|     x     x     |"),
        LINE("2|                 |"),
        LINE("1| R             R |"),
        LINE(" +-----------------+"),
        LINE("   a b c d e f g h"),
        TEXT(N_("A file with a position in it is opened like one with a game, and moves "
                "can follow it.  :copy position copies one.")),
};

const struct help_rows help_positions = HELP_ROWS(positions);
