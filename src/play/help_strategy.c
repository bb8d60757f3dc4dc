/* help_strategy.c - how to play well, what material tells, where to read on. */

#include "config.h"

#include "play/help_rows.h"
#include "play/translate.h"

/* ---- Strategy in short ---- */

static const struct help_row strategy[] = {
        TEXT(N_("On a full board a rabbit does not get through.  First win the fights "
                "about the traps: capture pieces, or tie them down.  The way to the goal "
                "opens later.")),
        TEXT(N_("Before every turn look for what ends the game: can a rabbit of theirs "
                "be on its goal after four steps?  Can one of yours?")),
        HEADING(N_("The elephant")),
        TEXT(N_("Nothing pushes, pulls or freezes it.  As long as it stands beside a "
                "trap, none of its friends can be captured there.  It does most in the "
                "centre, from where all four traps are near.")),
        TEXT(N_("But it can stand beside one trap only.  So make a threat at a second "
                "trap: the enemy elephant cannot answer both.")),
        HEADING(N_("The right piece for the fight")),
        TEXT(N_("Do every job with the weakest piece that can do it, and keep the "
                "stronger ones free.  Where no enemy horse is near, a dog stands as "
                "safely as a horse would.")),
        TEXT(N_("Put each piece near those that are weaker than it and away from those "
                "that are stronger: the camel against horses, horses against dogs.  Near "
                "a trap it matters most who has the strongest piece there.")),
        TEXT(N_("A strong piece that is shut in behind its own rabbits, or far from "
                "every fight, does nothing.")),
        HEADING(N_("Hostages, frames, blockades")),
        TEXT(N_("A hostage is an enemy piece that you hold frozen near your own trap.  "
                "Its friends must guard the trap or lose it.  If your elephant holds the "
                "camel, the enemy elephant has to stay, and your camel is the strongest "
                "piece that is free.  Use it on the other wing.")),
        BOARD("Eb3 Cc2 Mf2 Ra1 Rh1 ma3 ef5 ra8 rh8"),
        EXAMPLE("Ec4 mx", "Eb3e ma3e Ec3n mb3e mc3x",
                N_("Silver's elephant has left the trap c3: Gold pulls the camel into "
                   "it.  The cat keeps the elephant safe on its way over the trap.")),
        TEXT(N_("Your own camel is held as easily.  Do not let it come within reach of "
                "the enemy elephant without a friend beside it.")),
        TEXT(N_("A frame holds a piece on a trap: enemies on three sides that it cannot "
                "push away, and on the fourth a friend, which must not leave.")),
        TEXT(N_("A blockade shuts a piece in so that it cannot move.  Even an elephant "
                "can be shut in, in a corner first of all: mind the way back.")),
};

const struct help_rows help_strategy = HELP_ROWS(strategy);

/* ---- Attacks ---- */

static const struct help_row attacks[] = {
        TEXT(N_("An attack brings several pieces to an away trap, to take it over.  "
                "Whoever controls a trap in the enemy's home captures there one piece "
                "after the other, and where they are gone a rabbit gets through.")),
        TEXT(N_("It takes two key squares at least, and one of them away from the "
                "centre: b6 or c7 at the trap c6, g6 or f7 at f6.  From there a piece is "
                "hard to drive away.  The elephant goes first, so that no friend can be "
                "captured in that trap; a horse follows.")),
        TEXT(N_("Attacks are called after the letters of their pieces.")),
        ITEM("EMH",
             N_("Elephant, camel and horse.  When the camels stand on different wings, "
                "each side likes to attack on the wing of its own, against the horse "
                "that defends there.  The camel comes behind the others, so that it is "
                "not taken hostage.")),
        ITEM("EHH",
             N_("Elephant and both horses.  The camel stays back, safe, to hold the home "
                "traps and to meet the enemy camel.  The home has no horse left: look "
                "first what could come there.")),
        ITEM("EH", N_("Elephant and one horse; camel and the other horse keep the home.  "
                      "Not against the trap where the enemy camel stands: it would take "
                      "the horse hostage.")),
        TEXT(N_("Later, when horses are gone, dogs do the same work.")),
        HEADING(N_("What can go wrong")),
        TEXT(N_("A horse that went ahead may be taken hostage or framed; then your "
                "elephant has to stay with it.  And the trap that your pieces have left "
                "may be attacked: count who would be there first.")),
        HEADING(N_("When both elephants stand at one trap")),
        TEXT(N_("Bring enough other pieces that the trap is held without your elephant.  "
                "Then it can go, while theirs has to stay.")),
        HEADING(N_("Defending")),
        TEXT(N_("A horse or the camel on b6 or g6, for Gold on b3 or g3, keeps the best "
                "key square from the attacker.  A cat or dog behind the trap, with "
                "friends beside it, keeps the other.")),
};

const struct help_rows help_attacks = HELP_ROWS(attacks);

/* ---- Rabbits ---- */

static const struct help_row rabbits[] = {
        TEXT(N_("A rabbit cannot go back.  Think before each of its steps: it is for "
                "good.")),
        HEADING(N_("What it costs")),
        TEXT(N_("A rabbit near an away trap is easily captured there, since every other "
                "piece can freeze it, and no friend can bring it home.  An elephant that "
                "has to guard rabbits is missing elsewhere.")),
        TEXT(N_("And the home it has left is more open: rabbits on the home rank stand "
                "in the way of the enemy's.")),
        HEADING(N_("What it is good for")),
        TEXT(N_("Beside stronger friends a rabbit keeps them from being frozen, blocks "
                "squares, and helps to hold a trap.  Go along the edge, on file a or h, "
                "next to a strong friend.")),
        TEXT(N_("As the board empties, a rabbit far ahead ties down those that have to "
                "watch it.  A step is worth a rank: four ranks before the goal one turn "
                "may be enough.")),
        BOARD("Ra4 Ee4 Hb5 ee5 hd6 rc8 rh7"),
        EXAMPLE("Ra8", "Ra4n Ra5n Ra6n Ra7n", N_("Nobody watches file a: goal.")),
        TEXT(N_("So in the opening keep most rabbits at home.  Advance one where you are "
                "stronger on that wing, or when it is a part of an attack.")),
};

const struct help_rows help_rabbits = HELP_ROWS(rabbits);

/* ---- Material ---- */

static const struct help_row material[] = {
        TEXT(N_("The side that has captured more is often ahead, but not always.  "
                "Material tells what is on the board, not where it stands.")),
        TEXT(N_("What a piece is worth depends on the enemy pieces that are stronger.  "
                "Once the silver camel is gone, only the elephant can move a gold "
                "horse.  The fewer are stronger, the more a piece can dare.")),
        TEXT(N_("Rabbits are worth more as the board empties.  Having many pieces is "
                "then worth more than having strong ones: do not give two for one that "
                "is a little stronger.")),
        TEXT(N_("An elephant is captured only if it steps onto a trap by itself.  Do "
                "that only with a friend beside it that nobody can drive away.")),
        TEXT(N_("An exchange of equal pieces need not be even.  A side that holds a "
                "hostage, a frame or a blockade needs pieces for that and has few to "
                "spare; so does an attacker.")),
        TEXT(N_("These may weigh more than a piece or two: a rabbit about to reach its "
                "goal, an elephant that cannot leave a trap, a camel held hostage, a "
                "strong piece with nothing to do.")),
        TEXT(N_("The number Harlog beside the board weighs material alone: see the topic "
                "harlog.")),
};

const struct help_rows help_material = HELP_ROWS(material);

/* ---- Handicaps ---- */

static const struct help_row handicaps[] = {
        TEXT(N_("Between players of different strength, let the stronger one do without "
                "some pieces.  Choose Freestyle, and let both set up on their home ranks "
                "as usual; the stronger side leaves pieces out.  In Freestyle the "
                "rabbits have to be placed as well.")),
        TEXT(N_("This is the setup 99of9 without its camel:")),
        LINE("Ee2 Hb2 Hg2 Cc2 Cf2 Dd1 De1 Ra2 Ra1 Rb1 Rc1 Rf1 Rg1 Rh1 Rh2"),
        TEXT(N_("Begin with a cat or a dog; then a horse; then the camel.  After each "
                "game that the weaker side wins give less, after each that it loses "
                "more.  What pieces weigh when both armies are full is listed in the "
                "topic harlog.")),
        TEXT(N_("A smaller handicap is a bad setup: strong pieces behind rabbits.")),
        TEXT(N_("The weaker side may also have more: a second camel, say.")),
};

const struct help_rows help_handicaps = HELP_ROWS(handicaps);

/* ---- Harlog ---- */

static const struct help_row harlog[] = {
        TEXT(N_("Harlog weighs the material of both sides in one number.  It is positive "
                "when Gold has more, negative when Silver has.  1.00 is one rabbit more "
                "in the opening.")),
        TEXT(N_("What Gold is ahead by when both armies are full and Silver loses "
                "only:")),
        LIST("harlog"),
        TEXT(N_("So a dog weighs as much as two rabbits, at the beginning.")),
        HEADING(N_("How it is reckoned")),
        TEXT(N_("A piece other than a rabbit counts 1/(n + q), where n is how many enemy "
                "pieces are stronger; with none stronger, 2/q.  For each side these are "
                "added up, and g times the natural logarithm of its rabbits times all "
                "its pieces.  Harlog is c times the difference.")),
        LINE("q = 1.447530126"),
        LINE("g = 0.6314442034"),
        LINE("c = 7.995516184"),
        HEADING(N_("How far to trust it")),
        TEXT(N_("It knows nothing of squares.  Hostages, frames, elephants that are "
                "stuck and rabbits before their goal do not show in it.  A side may be a "
                "horse ahead and lost.")),
        TEXT(N_("Trust it most after an exchange, when all is quiet; least while pieces "
                "are about to be captured, and late in the game, when one rabbit "
                "decides.  The plot of it over a game shows well where pieces were lost, "
                "and badly why.")),
};

const struct help_rows help_harlog = HELP_ROWS(harlog);

/* ---- Where to read on ---- */

static const struct help_row reading[] = {
        ITEM("https://arimaa.com",
             N_("The home of the game: the rules, games played, a room to play in.")),
        ITEM("https://en.wikibooks.org/wiki/Arimaa",
             N_("The Wikibook \"Arimaa\": tactics and strategy with many positions from "
                "games.  Begin with the introductions to tactics and to strategy.")),
        ITEM("http://arimaa.com/arimaa/forum/",
             N_("The Arimaa forum, where players have talked about all of this for "
                "years.")),
        ITEM("https://abstractplay.com",
             N_("Abstract Play, where Arimaa is played by turns over days, with the "
                "variants of this program.")),
        TEXT(N_("A book: Karl Juhnke, \"Beginning Arimaa\".")),
        TEXT(N_("About this program: keysteps(6) is the manual, keysteps-record(5) tells "
                "of its files, libarimaa(3) of its library.")),
        HEADING(N_("Whose game it is")),
        TEXT(N_("Arimaa is the game and trademark of its designers, Aamir and Omar "
                "Syed.  It is used here under the Arimaa Public License, for no "
                "commercial end.")),
};

const struct help_rows help_reading = HELP_ROWS(reading);
