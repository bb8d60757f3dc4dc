#!/bin/sh
# The commands agree with the data that is kept beside the tree, where it is.

. "$(dirname "$0")/../tap.sh"

data=$srcdir/../shared/data
tab=$(printf '\t')
cd "$work" || exit 99

# disagreements PROGRAM FILE...: the lines that the awk PROGRAM prints, at most 20.
disagreements()
{
        awk -F '\t' "$@" | head -20
}

# ---- What a notation means ---------------------------------------------------

# Two files of the same number of lines: QUESTION tab ANSWER, and answers.
if test -r "$data/lightvector.cases"; then
        grep -v '^#' "$data/lightvector.cases" >cases
        cut -f 1 cases >questions

        # Their answers are words, ours are fields.
        sed "s/^[^$tab]*$tab//" cases | awk '
                $1 == "resolved"  { print $1, $2, $3, $4; next }
                $1 == "ambiguous" { print $1, $2, $3, $4; next }
                                  { print $1 }' >wanted
        "$KEYSTEPS" resolve questions >answers
        awk -F '\t' '
                $1 == "resolved" || $1 == "ambiguous" { print $1, $2, $3, $4; next }
                                                      { print $1 }' answers >got
        is 'every case is answered' "$(wc -l <answers)" "$(wc -l <questions)"
        is 'resolve agrees with every case' \
                "$(paste got wanted questions |
                   disagreements '$1 != $2 { print $3 ": " $1 ", not " $2 }')" ''

        # What is written leads to the same board, read strictly.
        paste -d '|' questions answers |
                awk -F '\t' '$1 ~ /resolved$/ {
                        split($1, part, "|")
                        print part[1] "|" part[2] "|" part[3] "|" $6 "\t" $4
                }' >written
        cut -f 1 written | "$KEYSTEPS" resolve >again
        is 'what is written resolves to the board it was written for' \
                "$(cut -f 4 again | paste - written |
                   disagreements '$1 != $3 { print $2 ": " $1 }')" ''

        # The kinder reading: "kind BOARD" behind what is ambiguous.
        "$KEYSTEPS" resolve --lenient questions >kinder
        sed -n "s/.*${tab}ambiguous .* kind \([^ ]*\)\$/resolved \1 assumed/p
                t
                s/.*${tab}ambiguous .*/ambiguous/p" cases >wanted-kinder
        paste got kinder | awk -F '\t' '
                $1 !~ /^ambiguous/ { next }
                $2 == "resolved"   { print $2, $5, $8; next }
                                   { print $2 }' >got-kinder
        grep -n ambiguous cases | cut -f 1 >asked-kinder
        is 'resolve --lenient agrees with every case' \
                "$(paste got-kinder wanted-kinder asked-kinder |
                   disagreements '$1 != $2 { print $3 ": " $1 ", not " $2 }')" ''
        is 'what was not ambiguous is the same with --lenient' \
                "$(paste answers kinder | grep -v ^ambiguous |
                   disagreements '$1 != "resolved" && $1 != $3 || $1 == "resolved" && $4 != $10')" ''
else
        skip 'resolve agrees with every case' 'no ../shared/data/lightvector.cases'
fi

# ---- How many boards a turn can reach ----------------------------------------

if test -r "$data/counts.txt"; then
        grep -v '^#' "$data/counts.txt" >counts
        cut -f 1 counts | "$KEYSTEPS" count >counted
        is 'count agrees with every position' \
                "$(paste counted counts |
                   disagreements '$1 != $4 { print $3 ": " $1 ", not " $4 }')" ''
else
        skip 'count agrees with every position' 'no ../shared/data/counts.txt'
fi

# ---- Games -------------------------------------------------------------------

# Rows of expected.tsv: FILE TURNS END ERROR and what was recorded of the end.  A
# row says "resign" where we say who won by it, and "by-self" where we do not.
if test -r "$data/games/expected.tsv"; then
        grep -v '^#' "$data/games/expected.tsv" >rows
        (cd "$data/games" && cut -f 1 "$work/rows" | xargs "$KEYSTEPS" check) >checked 2>handicaps
        paste rows checked >both
        is 'check says a line for each game' "$(wc -l <checked)" "$(wc -l <rows)"
        is 'check counts the turns of every game' \
                "$(disagreements '$2 != $9 { print $1 ": " $9 " turns, not " $2 }' both)" ''
        is 'check sees how every game ends' \
                "$(disagreements '{
                        end = $3
                        sub(/ by-.*/, "", end)
                        if (end == "resign")
                                end = "(gold|silver) resignation"
                        if ($10 !~ "^" end "$")
                                print $1 ": " $10 ", not " end
                   }' both)" ''
        is 'check finds the error of every game that has one' \
                "$(disagreements '($4 == "-") != ($11 == "ok") {
                        print $1 ": " $11 ", not " $4
                   }' both)" ''
else
        skip 'check agrees with every game' 'no ../shared/data/games/expected.tsv'
fi

# ---- The archive -------------------------------------------------------------

# Its columns: who won and how, in letters; and the number of the last move, or of
# the one to come.
if test -r "$data/archive.tsv"; then
        sed 1d "$data/archive.tsv" | cut -f 22-24,27 >columns
        (cd "$data" && "$KEYSTEPS" check archive.tsv) >checked 2>err
        paste checked columns >both
        is 'check says a line for each row of the archive' \
                "$(wc -l <checked)" "$(wc -l <columns)"
        is 'every game of the archive ends as its columns say' \
                "$(disagreements '
                        BEGIN {
                                split("w gold b silver d draw", pair, " ")
                                for (i = 1; i in pair; i += 2)
                                        who[pair[i]] = pair[i + 1]
                                split("g goal m immobilization e elimination t timeout " \
                                      "r resignation i illegal-turn f forfeit " \
                                      "a abandoned s score", pair, " ")
                                for (i = 1; i in pair; i += 2)
                                        how[pair[i]] = pair[i + 1]
                        }
                        $4 != who[$6] " " how[$7] {
                                print $2 ": " $4 ", not " $6 " " $7
                        }' both)" ''
        is 'and has as many turns, unless it is corrupt' \
                "$(disagreements '$9 == 0 && (2 * $8 < $3 || 2 * $8 > $3 + 2 || $5 != "ok") {
                        print $2 ": " $3 " turns, move " $8 ", " $5
                   }' both)" ''
else
        skip 'check agrees with the archive' 'no ../shared/data/archive.tsv'
fi

# ---- What else is called a game or a position --------------------------------

# answered FILE...: those that take long, end the program, or have neither a line
# that is ok nor one that tells where reading stopped
answered()
{
        for file; do
                timeout 10 "$KEYSTEPS" check "$file" >out 2>err
                status=$?
                test $status -le 1 || echo "$file: exit status $status"
                grep -Eq "$tab(ok|error [0-9]+:[0-9]+ .+)\$" out || echo "$file: no answer"
        done
}

# kept FILE...: those that are not the same when written as pgn, read and written
# again; or in another format as many turns
kept()
{
        for file; do
                timeout 10 "$KEYSTEPS" convert "$file" >there 2>err
                timeout 10 "$KEYSTEPS" convert there 2>err | cmp -s there - ||
                        echo "$file: pgn"
                "$KEYSTEPS" check "$file" 2>err | grep -q "${tab}ok\$" || continue
                for format in official lightvector legacy json; do
                        "$KEYSTEPS" convert --to=$format --tags "$file" >there 2>err
                        test "$("$KEYSTEPS" check there 2>err | cut -f 2-)" = \
                                "$("$KEYSTEPS" check "$file" 2>err | cut -f 2-)" ||
                                echo "$file: $format"
                done
        done
}

for kind in 'odd/*' 'positions/*' 'abstractplay-*.json'; do
        set -- "$data"/$kind
        if test -r "$1"; then
                is "every file of $kind is answered" "$(answered "$@")" ''
                is "every file of $kind is kept when written" "$(kept "$@")" ''
        else
                skip "every file of $kind is answered" 'no ../shared/data'
        fi
done
set -- "$data"/games/*.txt
if test -r "$1"; then
        is 'every game is kept when written' "$(kept "$@")" ''
fi

finish
