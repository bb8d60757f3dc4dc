#!/bin/sh
# keysteps resolve: each kind of answer, and lines of every kind.

. "$(dirname "$0")/../tap.sh"
cd "$work" || exit 99
tab=$(printf '\t')

# answer LINE...: what is answered to these lines
answer()
{
        printf '%s\n' "$@" | "$KEYSTEPS" resolve
}

# answers NAME ANSWER LINE: the answer, '|' standing for a tab
answers()
{
        is "$1" "$(answer "$3" | tr '\t' '|')" "$2"
}

# fields NAME ANSWER LINE: the answer up to the reason, which must be there
fields()
{
        got=$(answer "$3")
        is "$1" "$(echo "${got%$tab*}" | tr '\t' '|')" "$2"
        like "$1: the reason is a sentence" "${got##*$tab}" '.. .'
}

# ---- The answers -------------------------------------------------------------

# A dog is pushed to f3, where nothing of Silver's is beside it.
flip='Hg3 dh3 Cf2 Ra2 ra7 Ee1 ee8|g|4'
answer "$flip|dx" | tr '\t' '\n' >got
is 'resolved: steps and displaced pieces' "$(sed -n 1,3p got | xargs)" 'resolved 4 1'
is 'resolved: the board from a1 to h8' "$(sed -n 4p got)" \
        '----E---R----C--------H-------------------------r-----------e---'
is 'resolved: steps with their removals' "$(sed -n 5p got)" 'Hg3n dh3w dg3w df3x Hg4s'
is 'resolved: as it is written' "$(sed -n 6p got)" 'dx'
is 'resolved: six fields' "$(wc -l <got)" 6

answers 'one step' \
        'resolved|1|1|------------------------------------E-------------------r-------|Ee4n|Ee5' \
        'Ee4 ra8|g|4|Ee5'
answers 'ambiguous: how many, and a way to each' 'ambiguous|1|1|2|Ra2n;Rh2n' \
        'Ra2 Rh2 ra8|g|4|Rn'
fields 'unsatisfiable' 'unsatisfiable' 'Ra2 ra8|g|4|Ra7'
fields 'parse-error: the column of the token' 'parse-error|5' 'Ee4 ra8|g|4|Ee5 !!'
is 'parse-error: the first token that is wrong' \
        "$(answer 'Ee4 ra8|g|4|!! ??' | cut -f 1,2)" "parse-error${tab}1"

# ---- Lenient -----------------------------------------------------------------

unsure='Ra2 Rh2 ra8|g|4|Rn'
is 'lenient: nothing to choose by stays ambiguous' \
        "$(echo "$unsure" | "$KEYSTEPS" resolve --lenient)" "$(answer "$unsure")"
is 'lenient: what is resolved has six fields' \
        "$(echo 'Ee4 ra8|g|4|Ee5' | "$KEYSTEPS" resolve --lenient | tr '\t' '\n' | wc -l)" 6

# Either rabbit may go east; the one on b3 would be lost on the trap.
lossy='Rb3 Rg4 ra8|g|4|Re'
answers 'lenient: strictly it is ambiguous' 'ambiguous|1|1|2|Rb3e Rc3x;Rg4e' "$lossy"
is 'lenient: what loses nothing is assumed, and said so in a seventh field' \
        "$(echo "$lossy" | "$KEYSTEPS" resolve --lenient | cut -f 1-3,5-7 | tr '\t' '|')" \
        'resolved|1|1|Rg4e|Rh4|assumed'

# ---- Positions, sides and steps ----------------------------------------------

short=$(printf '[%-34s%-30s]' r E)
is 'a position in brackets' "$(answer "$short|g|4|Ec5" | cut -f 1,4)" \
        "resolved${tab}----------------------------------E---------------------r-------"
is 'a position in brackets, a side before it' "$(answer "g $short|g|4|Ec5" | cut -f 1)" resolved
is 'the side of the line is the side to move' "$(answer "g $short|s|4|ra7" | cut -f 1)" resolved
is 'white space around fields' "$(answer '  Ee4   ra8 | g | 2 |  Ee5  ' | cut -f 1)" resolved
is 'Silver moves' "$(answer 'Ra1 ee5 ra7|s|4|ee4' | cut -f 1,2)" "resolved${tab}1"
is 'only so many steps' "$(answer 'Ee4 ra8|g|1|Ee6' | cut -f 1)" unsatisfiable
for steps in 2 3 4; do
        is "$steps steps are enough" "$(answer "Ee4 ra8|g|$steps|Ee6" | cut -f 1,2)" "resolved${tab}2"
done

for line in 'Ee4 ra8' 'Ee4 ra8|g' 'Ee4 ra8|g|4' 'Ee4 ra8|x|4|Ee5' 'Ee4 ra8|gs|4|Ee5' \
            'Ee4 ra8||4|Ee5' 'Ee4 ra8|g|0|Ee5' 'Ee4 ra8|g|5|Ee5' 'Ee4 ra8|g|44|Ee5' \
            'Ee4 ra8|g||Ee5' 'Ee4 ra8|g|-1|Ee5' 'Ee9|g|4|Ee5' 'Xe4|g|4|Ee5' 'Ee4 Me4|g|4|Ee5' \
            '|g|4|Ee5' '[r]|g|4|Ee5' '[|g|4|Ee5' 'nonsense'; do
        fields "bad-position: $line" 'bad-position' "$line"
done

# ---- Lines -------------------------------------------------------------------

good='Ee4 ra8|g|4|Ee5'
is 'empty lines and comments have no answer' \
        "$(answer '' '# a comment' "$good" '   ' "$good" | cut -f 1 | xargs)" 'resolved resolved'
is 'CR LF at the end of a line' "$(printf '%s\r\n' "$good" | "$KEYSTEPS" resolve)" "$(answer "$good")"
is 'the last line may lack its end' "$(printf '%s' "$good" | "$KEYSTEPS" resolve)" "$(answer "$good")"
is 'a byte 0 in the move' "$(printf 'Ee4 ra8|g|4|E\0e5\n' | "$KEYSTEPS" resolve | cut -f 1)" parse-error
is 'a byte 0 in the position' "$(printf 'Ee4\0|g|4|Ee5\n' | "$KEYSTEPS" resolve | cut -f 1)" bad-position
is 'a byte 0 as the side' "$(printf 'Ee4|\0|4|Ee5\n' | "$KEYSTEPS" resolve | cut -f 1)" bad-position
is 'a byte 0 behind the side' "$(printf 'Ee4|g\0|4|Ee5\n' | "$KEYSTEPS" resolve | cut -f 1)" bad-position
is 'nothing but bytes 0 is a line' "$(printf '\0\0\n' | "$KEYSTEPS" resolve | cut -f 1)" bad-position
printf 'Ee4 ra8|g|4|\033[2J\n\033[2J|g|4|En\n\377\376|g|4|E\nEe4|g|4|\377\n' |
        "$KEYSTEPS" resolve >got
is 'what others wrote is printed without control characters' \
        "$(LC_ALL=C tr -d '\t\n -~' <got | wc -c)" 0
is 'and each line has its answer' "$(cut -f 1 got | xargs)" \
        'parse-error bad-position bad-position parse-error'

# Lines of a megabyte.
long()
{
        head -c 1000000 /dev/zero | tr '\0' "$1"
}
is 'a long run of spaces before a move' \
        "$({ printf 'Ee4 ra8|g|4|'; long ' '; echo Ee5; } | "$KEYSTEPS" resolve)" "$(answer "$good")"
is 'a long run of spaces before a mistake' \
        "$({ printf 'Ee4 ra8|g|4|'; long ' '; echo '!'; } | "$KEYSTEPS" resolve | cut -f 1,2)" \
        "parse-error${tab}1000001"
is 'a long token' "$({ printf 'Ee4|g|4|'; long E; echo; } | "$KEYSTEPS" resolve | cut -f 1,2)" \
        "parse-error${tab}1"
is 'a long position' "$({ long E; echo '|g|4|Ee5'; } | "$KEYSTEPS" resolve | cut -f 1)" bad-position
{ long E; echo '|g|4|Ee5'; } | "$KEYSTEPS" resolve >got
ok 'what is named of it is short' test "$(wc -c <got)" -lt 500
is 'a very long step' "$({ printf 'Ee4 ra8|g|4|E'; long n; echo; } | "$KEYSTEPS" resolve | cut -f 1)" \
        unsatisfiable

# ---- Exit status -------------------------------------------------------------

# status NAME WANTED LINE...
status()
{
        name=$1 wanted=$2
        shift 2
        answer "$@" >/dev/null
        is "$name" $? "$wanted"
}

status 'all resolved: 0' 0 "$good"
status 'no line at all: 0' 0 ''
status 'an answer is an answer, whatever it is: 0' 0 'Ra2 ra8|g|4|Ra7' "$unsure"
status 'a notation that cannot be read: 1' 1 "$good" 'Ee4|g|4|!' "$good"
status 'a position that cannot be read: 1' 1 "$good" 'x' "$good"

finish
