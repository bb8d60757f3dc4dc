#!/bin/sh
# Setting up: ready setups, the player's own, advice, and Freestyle.

. "$(dirname "$0")/../tap.sh"
. "$(dirname "$0")/../screen.sh"
setups=$XDG_CONFIG_HOME/keysteps/setups

# says NAME KEYS PATTERN ARGUMENT...: a line of the screen at the end matches
says()
{
        says_name=$1 says_keys=$2 says_pattern=$3
        shift 3
        like "$says_name" "$(printf "$says_keys" | screen 80x24 new "$@")" "$says_pattern"
}

# rank NUMBER KEYS ARGUMENT...: the pieces of a rank
rank()
{
        rank_number=$1 rank_keys=$2
        shift 2
        printf "$rank_keys" | screen 40x12 new "$@" | sed -n "s/^ $rank_number \(.\{15\}\).*/\1/p"
}

# ---- Ready setups ------------------------------------------------------------

is '99of9 without a name' "$(rank 2 ':quick\n')" 'R H C M E C H R'
is 'Silver avoids the elephant of Gold' "$(rank 7 ':quick\n\n:quick\n')" 'r h c e m c h r'
is 'or stands where it is told' "$(rank 7 ':quick\n\n:quick 99of9 e7\n')" 'r h c m e c h r'
is 'the mirror of Gold' "$(rank 7 ':quick rusty\n\n:quick mirror\n')" "$(rank 2 ':quick rusty\n' | tr A-Z a-z)"
says 'there is none before Gold has set up' ':quick mirror\n' 'the opponent has not set up yet'
says 'cats and dogs left to be placed' ':quick 99of9 free\n' '^ > Ee2 Md2 Hb2 Hg2'
says 'of which it is told' ':quick 99of9 free\n' 'still to place: D D C C'
says 'and they are typed behind' ':quick 99of9 free\nCa1 Ch1 Da2 Dh2\n' 'Enter sets up so'
says 'a setup that waits is changed on the line' ':quick\n:change\n' '^ > Ee2 Md2 Hb2 Hg2 Dd1 De1 Cc2 Cf2'
says 'no setup waits' ':change\n' 'no setup waits'
says 'a name that is none' ':quick fortress\n' 'there are 99of9 rusty mirror'
says 'a word that is none' ':quick 99of9 a7\n' 'what is a7'
says 'Endless has none' ':quick\n' 'not set up by its players' --setup=endless

# ---- Advice ------------------------------------------------------------------

says 'advice before the setup is shown' 'Ee1 Md2 Hb2 Hg2 Dd1 De2 Cc2 Cf2' 'complete, though E on e1 is behind D on e2'
says 'and once it is' 'Ee1 Md2 Hb2 Hg2 Dd1 De2 Cc2 Cf2\n' 'advice: E on e1 is behind D on e2'
says 'it is no refusal' 'Ee1 Md2 Hb2 Hg2 Dd1 De2 Cc2 Cf2\n\n' '^ 1s  Silver sets up'
says 'elephants on one file' ':quick\n\n:quick mirror\n' 'both elephants stand on the e-file'

# ---- The player's own --------------------------------------------------------

says 'a setup is saved' 'Ee2 Md2 Ha2 Hh2 Dd1 De1 Cc2 Cf2\n:quick save wall\n' 'saved; :quick wall'
is 'as one line' "$(cat "$setups")" 'wall Ee2 Md2 Ha2 Hh2 Dd1 De1 Cc2 Cf2'
is 'it is put up again' "$(rank 2 ':quick wall\n')" 'H R C M E C R H'
is 'for Silver mirrored' "$(rank 7 ':quick\n\n:quick wall\n')" 'h r c m e c r h'
says 'it is in the list' ':quick list\n' '^ 99of9 rusty mirror wall'
says 'Tab completes it' ':quick wa\t' '^ > :quick wall'
says 'and another name to be saved under' ':quick save wa\t' '^ > :quick save wall'
says 'and whose it is' ':quick save wall s\t' '^ > :quick save wall silver'
says 'behind a name it completes free' ':quick rusty f\t' '^ > :quick rusty free'
says 'and where the elephant can stand' ':quick 99of9 \t' '^ d2 e2 free'
says 'for Silver too' ':quick\n\n:quick 99of9 e\t' '^ > :quick 99of9 e7'
says 'and behind a setup of ones own' ':quick wall d\t' '^ > :quick wall d2'
says 'behind mirror' ':quick\n\n:quick mirror \t' '^ > :quick mirror free'
printf '# mine\nbad Ee2 Zz9\nwall Ee2 Md2 Ha2 Hh2 Dd1 De1 Cc2 Cf2 # high\n' >"$setups"
says 'a line that is wrong is told of' ':quick list\n' "setups:2:9: "
says 'the others are read' ':quick wall\n' '^ 2 │ H │ R │ C │'
says 'another is saved, of the game' ':quick\n\n:quick rusty\n\n:quick save hers\n' 'saved'
is 'and all that was there is kept' "$(head -n 3 "$setups" | cksum)" \
        "$(printf '# mine\nbad Ee2 Zz9\nwall Ee2 Md2 Ha2 Hh2 Dd1 De1 Cc2 Cf2 # high\n' | cksum)"
is 'it is written as of Gold' "$(tail -n 1 "$setups")" 'hers Ee2 Mb2 Ha2 Hh2 De1 Dd2 Cb1 Cg2'
says 'a ready name is not to be had' ':quick\n:quick save rusty\n' 'under which name'

# ---- Freestyle ---------------------------------------------------------------

says 'any pieces' 'Ee2 Ef2 Cc3' 'still wanted: a rabbit' --setup=freestyle
says 'no rabbit on its goal' 'Ra8' 'would be on its goal already' --setup=freestyle
says 'what the traps will take is shown' 'Ee2 Ra6 Cc3\n\neh8 rh7' '^ 3 .*\(C\)' --setup=freestyle
says 'and told' 'Ee2 Ra6 Cc3\n\neh8 rh7\n\n' 'The traps take Cc3' --setup=freestyle
printf 'Ee2 Ra6 Cc3\n\neh8 rh7\n\n:save trapped.txt\n' >"$work/keys"
(cd "$work" && KEYSTEPS_KEYS=keys "$KEYSTEPS" new --setup=freestyle >/dev/null)
is 'and recorded' "$("$KEYSTEPS" convert --to=legacy "$work/trapped.txt" | grep -o 'xCc3')" xCc3
says 'the setups may end the game' 'Rd4 Eh1\n\nhd5 eh2 eg1 rg6\n\n' 'Silver wins: Gold cannot move' --setup=freestyle

# ---- The die -----------------------------------------------------------------

die()
{
        printf '%s\n' "$1" | sed -n 's/.*\(die [1-6].*step[s]*\).*/\1/p'
}

rolled=$(printf ':quick\n\n:quick\n\n' | screen 80x24 new --dicey --seed=9)
is 'the die is told of' "$(die "$rolled")" 'die 2: 2 steps'
like 'and lies on the board' "$rolled" '^ 5 │   │   │   │ 2 │'
is 'a turn taken back has its roll again' \
        "$(die "$(printf ':quick\n\n:quick\n\nRa3\n:undo\n' | screen 80x24 new --dicey --seed=9)")" 'die 2: 2 steps'
is 'and so has the one that follows' \
        "$(die "$(printf ':quick\n\n:quick\n\nRa3\n:undo\nRh3\n' | screen 80x24 new --dicey --seed=9)")" \
        "$(die "$(printf ':quick\n\n:quick\n\nRa3\n' | screen 80x24 new --dicey --seed=9)")"
lost='Ea8 Rh1\n\nra7 rb8 ch2 dg1\n\n'
seed=1
until test "$seed" -gt 60 ||
        printf "$lost" | screen 80x24 new --dicey --setup=freestyle --seed=$seed | grep -q 'no turn with a 1'; do
        seed=$((seed + 1))
done
says 'a roll that leaves no turn ends the game' "$lost" 'Gold has no turn with a 1 on the die.*Silver wins' \
        --dicey --setup=freestyle --seed=$seed

finish
