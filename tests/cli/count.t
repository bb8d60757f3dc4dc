#!/bin/sh
# keysteps count: boards and sequences.

. "$(dirname "$0")/../tap.sh"
cd "$work" || exit 99

# counts NAME WANTED LINE: the answer, '|' standing for the tab
counts()
{
        is "$1" "$(printf '%s\n' "$3" | "$KEYSTEPS" count | tr '\t' '|')" "$2"
}

# ---- Small enough to count by hand -------------------------------------------

counts 'an elephant alone: four ways to go' '4|4' 'Ee4 ra8|g|1'
counts 'in a corner: two' '2|2' 'Ea1 ra8|g|1'
# two steps: 4 of one step; 8 squares two steps away, one of which is each way
# reached twice for the diagonal ones; and back again 4 times, which changes nothing
counts 'two steps: 12 other squares, 4 + 16 sequences' '12|20' 'Ee4 ra8|g|2'
counts 'a rabbit does not go backward' '3|3' 'Re4 ra8|g|1'
counts 'Silver'\''s forward is south' '2|2' 'Ra1 rh8|s|1'
counts 'a frozen piece does not move' '0|0' 'Re4 ee5|g|4'
counts 'a push takes two steps, so none within one' '1|1' 'Ea1 ra2|g|1'
counts 'nothing to move' '0|0' 'ra8|g|4'
counts 'an empty board of 64 squares in brackets' '0|0' "$(printf '[%64s]|g|4' '')"

# ---- Known ones --------------------------------------------------------------

# The opening that other programs count with.
gold='Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2'
silver='ra7 hb7 cc7 ed7 me7 cf7 hg7 rh7 ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8'
counts 'the opening' '3331|22816' "$gold $silver|g|4"
counts 'the same for Silver, who stands alike' '3331|22816' "$gold $silver|s|4"

# ---- Lines -------------------------------------------------------------------

for line in 'Ee4' 'Ee4|g' 'Ee4|g|' 'Ee4|g|5' 'Ee4|g|0' 'Ee4|b|1' 'Ee4 Ee4|g|1' 'Ee9|g|1' \
            'Ee4|g|4|Ee5' ; do
        got=$(printf '%s\n' "$line" | "$KEYSTEPS" count)
        like "bad-position: $line" "$got" "^bad-position$(printf '\t').* .*"
done
is 'empty lines and comments have no answer; a CR is no part of a line' \
        "$(printf '\n#\nEe4 ra8|g|1\r\n' | "$KEYSTEPS" count | cut -f 1)" 4
printf 'Ee4 ra8|g|1\n' | "$KEYSTEPS" count >got
is 'exit status when all is well' $? 0
printf 'x\n' | "$KEYSTEPS" count >got
is 'exit status when a line is wrong' $? 1

finish
