#!/bin/sh
# The help by topics, printed.

. "$(dirname "$0")/../tap.sh"
cd "$work" || exit 99

# refused NAME ARGUMENT...
refused()
{
        name=$1
        shift
        "$KEYSTEPS" help "$@" >out 2>err
        is "$name: the exit status" $? 2
        is "$name: nothing is printed" "$(cat out)" ''
}

"$KEYSTEPS" help >topics
is 'without a topic: a list' $? 0
like 'the list' "$(cat topics)" 'lightvector  *Lightvector notation'
sed -nE 's/^  ([a-z]+)  .*/\1/p' topics >names
ok 'of many topics' test "$(wc -l <names)" -ge 20
while read -r name; do
        "$KEYSTEPS" help "$name" >page 2>err
        is "$name is printed" "$? $(cat err)" '0 '
        is "$name begins with its title" "$(head -n 1 page)" \
                "$(sed -nE "s/^  $name  +//p" topics)"
        is "$name: no line is wider than 80 columns" "$(grep -E '^.{81}' page)" ''
done <names

is 'a name may be shortened' "$("$KEYSTEPS" help light)" "$("$KEYSTEPS" help lightvector)"
is 'several topics' "$("$KEYSTEPS" help rules board)" \
        "$("$KEYSTEPS" help rules; echo; "$KEYSTEPS" help board)"
refused 'what is no topic' rules chess
like 'it is told' "$(cat err)" '^keysteps: no help on chess; '
refused 'an ambiguous one' s
refused 'what could do harm' "$(printf '\033[2J')"
is 'is not sent to the terminal' "$(tr -d '\n[:print:]' <err)" ''

finish
