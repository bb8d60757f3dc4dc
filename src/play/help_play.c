/* help_play.c - how to do things with the program. */

#include "config.h"

#include "play/help_rows.h"
#include "play/translate.h"

/* ---- The first game ---- */

static const struct help_row start[] = {
        TEXT(N_("You type, and the board shows at once what that means.  Nothing happens "
                "before Enter, and a turn can be taken back.  A first game goes so:")),
        ITEM(":new", N_("Choose what game it is to be: Up and Down, Left and Right; "
                        "Enter begins it.")),
        ITEM(":quick",
             N_("Put up a good setup, for Gold first and then for Silver.  Enter shows "
                "it; Enter once more confirms it.")),
        ITEM("Ee4 Hb4",
             N_("Type a turn: here Gold's elephant goes to e4 and a horse to b4.  That "
                "is four steps, a whole turn.")),
        ITEM("Enter", N_("Play it.  Then it is the other side's turn.")),
        ITEM(":undo", N_("Take a turn back.")),
        ITEM(":resign", N_("Give the game up.  It asks first.")),
        ITEM(":quit", N_("Leave.  The game is kept, and the start screen offers to go on "
                         "with it.")),
        TEXT(N_("When a move is refused, the line below the board says why, and the text "
                "stays to be mended.")),
        HEADING(N_("In the help")),
        TEXT(N_("The list of topics is a page as well: Up and Down choose, Enter opens.  "
                "Right and Left go to the next topic and the one before, Backspace goes "
                "back to where you were, / finds a word in all topics, n finds it "
                "again.  Esc leaves the help.  Typing a move leaves it too.")),
};

const struct help_rows help_start = HELP_ROWS(start);

/* ---- How to type a turn ---- */

static const struct help_row moving[] = {
        TEXT(N_("Say what your pieces do; the shortest turn that does it is found.  "
                "Upper case letters are Gold's pieces, lower case letters are "
                "Silver's.")),
        BOARD("Ed4 Hb2 Hg2 Ra1 Rh1 re5 df4 ra8 ee8"),
        EXAMPLE("Ed6", "Ed4n Ed5n", N_("the elephant goes to d6")),
        EXAMPLE("Ed6 Hb4", "Ed4n Ed5n Hb2n Hb3n", N_("and a horse to b4, in one turn")),
        EXAMPLE("Hg2n", "Hg2n", N_("the horse on g2 steps north; nn is two steps")),
        EXAMPLE("b2b4", "Hb2n Hb3n", N_("what stands on b2 ends on b4")),
        EXAMPLE("dx", "Ed4e df4s df3x Ee4e",
                N_("a silver dog is captured: the elephant pushes it onto f3")),
        TEXT(N_("Below each example stand its steps.  Single steps, Ed4n Ed5n, are read "
                "as well: see the topic steps.  More on words like these is in the topic "
                "lightvector.")),
        HEADING(N_("The line")),
        TEXT(N_("Tab goes on with a word that is not whole: it marks the squares that "
                "can be meant, and each further Tab writes the next of them; Shift-Tab "
                "goes back.  Where several turns fit, Tab shows one after another, and "
                "Enter plays the one that is shown.")),
        TEXT(N_("Tab completes commands and names as well.  Up and Down bring back what "
                "was entered before.  Ctrl-C empties the line, Ctrl-L draws the screen "
                "anew, Ctrl-Z suspends the program.")),
        TEXT(N_("If there are several turns, the line below the board says so, or says "
                "which was taken.  Add a word.  What else moves is told there too.")),
        HEADING(N_("Before you play it")),
        ITEM(":why e4",
             N_("Tell what freezes the piece on e4 or keeps it free, and where "
                "it can go; F4 asks about the square of the cursor.")),
        ITEM(":plan",
             N_("Try turns of both sides without playing them.  Esc goes back to "
                "the game, where Enter on the empty line plays the turn that you "
                "planned for now, if the line below the board offers it.")),
        TEXT(N_("When a turn leads to a position that was there before, the line below "
                "the board says so, and after which turns it was.  A turn that would "
                "bring it for the third time is refused.")),
        HEADING(N_("What the board shows while you type")),
        ITEM("[E]", N_("a piece that the turn moves, where it ends")),
        ITEM("(d)", N_("a piece that the turn captures")),
        ITEM(". _", N_("a square that was left")),
        ITEM(">E<", N_("a piece that is selected by hand, or that a word speaks of")),
        ITEM("=E=", N_("a piece that is to end where it is")),
        ITEM(">E<", N_("a piece that an unfinished word can mean")),
        ITEM("+", N_("a square that it can mean")),
        ITEM("x", N_("a trap")),
        ITEM("E*", N_("a frozen piece")),
        ITEM(">g", N_("Gold's side of the board; > is to move")),
        TEXT(N_("On top stand the turn and the side to move, and a mark for each step "
                "the turn has, filled when it is used.")),
        HEADING(N_("By hand")),
        TEXT(N_("F2 puts a cursor on the board; cursor keys move it and Space clicks.  A "
                "mouse clicks after :set mouse.  Clicks write into the line, and one can "
                "type there as well.  Squares are those before the turn.")),
        ITEM("e2, e4", N_("select a piece of either side, then say where it ends")),
        ITEM("e2, f2, f2",
             N_("to a square where a piece stands: that piece twice; once selects it")),
        ITEM("e4, f4", N_("the head of an arrow, then a new square for it")),
        ITEM("e2", N_("the tail of an arrow removes it")),
        ITEM("e2, e2", N_("the piece ends where it began; a third click ends that, or on "
                          "a trap says that the piece is captured")),
        ITEM("c3, c3", N_("a trap where an arrow ends: its piece is captured there")),
        ITEM("Backspace", N_("takes a click back; Delete does it again")),
        TEXT(N_("F3 enters steps: Space selects a piece, cursor keys step it.  A step "
                "onto "
                "a weaker enemy piece pushes it, and the next key says where.  An enemy "
                "piece that is stepped is pulled or pushed.")),
        TEXT(N_("While a side sets up a click places the strongest piece that is left, "
                "or "
                "takes one back into the hand.  A letter, or a click beside the board, "
                "picks another kind.")),
        HEADING(N_("Beside the board")),
        ITEM(">", N_("the move that was made last")),
        ITEM("|", N_("others of the line that is shown; the rest are variations")),
        ITEM("(+2)", N_("variations that are folded away")),
        ITEM("Ee2-e4 df4xf3",
             N_("what the last turn did: the elephant went to e4, the dog died on f3")),
};

const struct help_rows help_moving = HELP_ROWS(moving);

/* ---- Moving by hand ---- */

static const struct help_row hand[] = {
        TEXT(N_("Moves can be made on the board too.  What you do there is written into "
                "the line as you could have typed it, and Enter plays it.  So you learn "
                "the notation by the way.")),
        HEADING(N_("With a cursor")),
        ITEM("F2", N_("Put a cursor on the board; the cursor keys move it.")),
        ITEM("Space", N_("Click where it is.")),
        ITEM("Backspace", N_("Take a click back; Delete does it again.")),
        ITEM("Esc", N_("Leave the board.")),
        TEXT(N_("A mouse clicks as well, after :set mouse.")),
        TEXT(N_("Click on a piece of either side, and then where it is to end.  The "
                "shortest way there is found.  Squares are those before the turn, "
                "wherever the board shows the pieces already.")),
        TEXT(N_("Two clicks on a piece hold it: it ends where it began.  A click on the "
                "head of an arrow takes it up for another square, a click on its tail "
                "removes it.")),
        HEADING(N_("Step by step")),
        TEXT(N_("F3 enters single steps: Space selects a piece, the cursor keys step "
                "it.  A step onto a weaker enemy piece pushes it, and the next key says "
                "where to.")),
        HEADING(N_("Setting up")),
        TEXT(N_("A click on an empty square places the strongest piece that is left, a "
                "click on a piece takes it back.  A letter typed before the click "
                "chooses the kind.")),
};

const struct help_rows help_hand = HELP_ROWS(hand);

/* ---- Keys, commands, settings: the tables of the screen ---- */

static const struct help_row keys[] = {
        TEXT(N_("A line that begins with a colon is a command.  Names may be shortened "
                "as far as they stay unique, and Tab completes them.  Keys work while "
                "the line is empty.  keysteps(6) lists the same.")),
        LIST("commands"),
};

const struct help_rows help_keys = HELP_ROWS(keys);

static const struct help_row settings[] = {
        TEXT(N_(":set NAME switches something on, :set noNAME off; :set NAME VALUE gives "
                "a number or a word; :set alone tells what is set.  keysteps(6) lists "
                "them too.")),
        LIST("settings"),
        HEADING(N_("Colors and keys")),
        ITEM(":theme", N_("Choose how everything looks: default, dark, light, contrast, "
                          "or a theme of your own.")),
        ITEM(":color", N_("Choose how one thing looks.")),
        ITEM(":bind", N_("Give a key to a command, as :bind board Q quick 99of9; :unbind "
                         "takes it away.")),
        HEADING(N_("For every time")),
        TEXT(N_("The file keystepsrc in ~/.config/keysteps is obeyed at every start.  It "
                "holds the same commands, one a line.  keysteps --print-config prints "
                "all that can be in it; keystepsrc(5) tells of it.")),
};

const struct help_rows help_settings = HELP_ROWS(settings);

/* ---- Files and annotation ---- */

static const struct help_row files[] = {
        ITEM(":open", N_("Look at the game in a file, as :open game.txt, or at the list "
                         "of its games.")),
        ITEM(":save", N_("Write the game to a file, as :save game.txt.  :save! replaces "
                         "one.")),
        TEXT(N_("What a file holds is told by its text, not by its name: lists of moves "
                "in all notations, rows of the archives of arimaa.com, JSON of Abstract "
                "Play, positions, and more.  Where a game is damaged, the good part is "
                "kept, and the line and the reason are told.")),
        TEXT(N_("A game that is being played is on disk after every turn, and can be "
                "gone on with after anything that happens.")),
        HEADING(N_("Walking")),
        TEXT(N_("Left and Right go by turns, comma and full stop by steps, Home and End "
                "to the ends.  Type 12s to see that turn.  ] and [ go through the "
                "variations of a move, | leaves a variation.  / finds a text in "
                "comments, names and moves.")),
        HEADING(N_("Annotating")),
        TEXT(N_("A move that you type becomes a variation of the one that follows.")),
        ITEM(":comment", N_("Comment on the move with the text that follows; without "
                            "one, in your editor.")),
        ITEM(":before", N_("The same on the position before the move.")),
        ITEM(":glyph !?", N_("Judge the move: ! ? !! ?? !? ?!")),
        ITEM(":promote", N_("Move the variation up; :main makes it the main line.")),
        ITEM(":delete", N_("Delete the move and all that follows.")),
        ITEM(":tag", N_("Set a tag of the game, as :tag Event Club championship.")),
        ITEM(":undo", N_("Take a change back; :redo does it again.")),
        TEXT(N_("A star in the title says that changes are in no file yet.  The plot is "
                "Harlog over the game, Gold's advantage upward; a bar shows where you "
                "are.")),
};

const struct help_rows help_files = HELP_ROWS(files);

/* ---- Plain mode and scripts ---- */

static const struct help_row plain[] = {
        TEXT(N_("keysteps --plain draws nothing.  You type a line, and are told in words "
                "what it has changed.  It is for screen readers, for pipes, and for "
                "terminals that only write.")),
        TEXT(N_("Moves, setups and commands are the same; commands need no colon when "
                "their whole name is typed.  When several turns fit a move they are "
                "listed with numbers, and a number takes one.")),
        HEADING(N_("Questions about the board")),
        ITEM("board", N_("the whole board")),
        ITEM("where E", N_("where a piece is")),
        ITEM("rank 3", N_("what stands on a rank; file d on a file")),
        ITEM("last", N_("the last turn, in words")),
        ITEM("now", N_("whose turn it is, and how many steps")),
        ITEM("moves e4", N_("where a piece can end")),
        ITEM("material", N_("what has been captured, and Harlog")),
        ITEM("clock", N_("what the clocks show")),
        TEXT(N_("With a colon the same questions are answered on the screen too.")),
        HEADING(N_("For scripts")),
        TEXT(N_("keysteps check, convert, show, resolve and count work on files and "
                "pipes: see keysteps --help.")),
};

const struct help_rows help_plain = HELP_ROWS(plain);
