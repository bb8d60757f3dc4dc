#!/bin/sh
# Another program talks with resolve and count through pipes: every line is
# answered before the next one is sent.

. "$(dirname "$0")/../tap.sh"
cd "$work" || exit 99
mkfifo ask answer || exit 99

# talk COMMAND: start it, ours to write to on 3 and to read from on 4.  One that
# keeps its answers to itself is ended by the time limit.
talk()
{
        timeout 60 "$KEYSTEPS" "$@" <ask >answer 2>err &
        partner=$!
        exec 3>ask 4<answer
}

# says NAME QUESTION PATTERN
says()
{
        printf '%s\n' "$2" >&3
        read -r line <&4 || line='no answer'
        like "$1" "$line" "$3"
}

# goes: no more questions; the exit status
goes()
{
        exec 3>&- 4<&-
        wait "$partner"
}

talk resolve
says 'resolve answers at once' 'Ee4 ra8|g|4|Ee5' '^resolved'
says 'a second time' 'Ra2 Rh2 ra8|g|4|Rn' '^ambiguous'
says 'when there is no such turn' 'Ra2 ra8|g|4|Ra7' '^unsatisfiable'
says 'when it is malformed' 'Ra2 ra8|g|4|!' '^parse-error'
says 'when there is no position' 'x' '^bad-position'
says 'and still' 'Ee4 ra8|g|4|Ee5' '^resolved'
printf '\n# nothing\n' >&3
says 'what has no answer does not hold up the next one' 'Ee4 ra8|g|4|Ee5' '^resolved'
printf 'Ee4 ra8|g' >&3
says 'a line may come in pieces' '|4|Ee5' '^resolved'
goes
is 'resolve ends with its input, and says that a line was wrong' $? 1

talk count
says 'count answers at once' 'Ee4 ra8|g|1' '^4'
says 'a second time' 'Ee4 ra8|x|1' '^bad-position'
says 'and still' 'Ee4 ra8|g|1' '^4'
goes
is 'count ends with its input' $? 1

# A file on disk is no talk; the answers are the same.
printf '%s\n' 'Ee4 ra8|g|4|Ee5' 'x' 'Ra2 ra8|g|4|Ra7' >questions
is 'a file and a pipe are answered alike' "$("$KEYSTEPS" resolve <questions)" \
        "$(cat questions | "$KEYSTEPS" resolve)"

finish
