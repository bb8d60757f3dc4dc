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

finish
