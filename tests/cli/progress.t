#!/bin/sh
# A long file shows on a terminal how far it has been read, and nowhere else.

. "$(dirname "$0")/../tap.sh"
. "$srcdir/tests/tmux.sh"
cd "$work" || exit 99
patience=300 # for work that is long on purpose

# Long enough to take seconds.
awk '{ game = game $0 "\n" } END { for (i = 0; i < 50000; i++) print game }' \
        "$srcdir/tests/cli/games/official.txt" >long
convert='"$KEYSTEPS" convert --to=lightvector'

start 60 10 KEYSTEPS="$KEYSTEPS" sh -c "$convert long >out; echo ended \$?"
wait_for '^\[#+ *\] +[0-9]+%$' && pass 'a bar'
wait_for '^ended 0$'
unlike 'is gone at the end' "$(shot)" '%|#'

start 60 10 KEYSTEPS="$KEYSTEPS" sh -c "head -n 120 long | $convert - >out; echo ended \$?"
wait_for '^ended 0$'
is 'no bar of what does not take long' "$(shot | grep .)" 'ended 0'

# One game may be as long.
{ head -n 2 long; awk 'BEGIN { for (i = 0; i < 500000; i++) print "(2g Ee2n 2s ed7s 3g Ee3s)" }'; } >game
start 60 10 KEYSTEPS="$KEYSTEPS" sh -c '"$KEYSTEPS" check game >out; echo ended $?'
wait_for '^\[#+ *\] +[0-9]+%$' && pass 'a bar within a game'
wait_for '^ended [01]$'

# Messages stand on lines of their own.
{ echo '1g Ee2'; cat long; echo '1g nonsense'; } >wrong
start 150 10 KEYSTEPS="$KEYSTEPS" sh -c "$convert wrong >out; echo ended \$?"
wait_for '%$' && pass 'a bar, in a file with errors'
wait_for '^ended 1$'
is 'leaves the messages alone' "$(shot | grep . | grep -Ev '^(wrong:[0-9]+:[0-9]+|keysteps: wrong): ')" 'ended 1'

sh -c "$convert long" >out 2>err
is 'no bar where standard error is a file' "$(cat err)" ''

finish
