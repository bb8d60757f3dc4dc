#!/bin/sh
# keysteps convert: each format, and there and back again.

. "$(dirname "$0")/../tap.sh"
cd "$work" || exit 99

cat >game <<'END'
1g Ee2 Md2 Hb2 Hg2 Dd1 De1 Cc2 Cf2 Ra1 Rb1 Rc1 Rf1 Rg1 Rh1 Ra2 Rh2
1s ed7 me7 hb7 hg7 dd8 de8 cc7 cf7 ra8 rb8 rc8 rf8 rg8 rh8 ra7 rh7
2g Ee2n Ee3n Hb2n Hb3n
2s ed7s ed6s hg7s hg6s
END

# ---- The formats -------------------------------------------------------------

to()
{
        "$KEYSTEPS" convert --to="$@"
}

exits 'official' 0 "$KEYSTEPS" convert --to=official game
to official game >official
is 'official: a turn a line with its label' "$(sed -n '3,4p' official)" "$(sed -n '3,4p' game)"
is 'official: setups with theirs' "$(cut -d ' ' -f 1,2 official | sed -n 1,2p | xargs)" '1g Ee2 1s ed7'

to lightvector game >lightvector
is 'lightvector: what a turn does' "$(sed -n 3p lightvector)" '2g Ee4 Hb4'
to legacy game >legacy
like 'legacy: squares' "$(cat legacy)" 'Ee2e3, ?Ee3e4, ?Hb2b3, ?Hb3b4'
to diagram game >diagram
is 'diagram: the position at the end' "$(cat diagram)" "$(cat <<'END'
3g
 +-----------------+
8| r r r d d r r r |
7| r h c . m c . r |
6| . . x . . x . . |
5| . . . e . . h . |
4| . H . . E . . . |
3| . . x . . x . . |
2| R . C M . C H R |
1| R R R D D R R R |
 +-----------------+
   a b c d e f g h
END
)"

"$KEYSTEPS" convert game >pgn
is 'pgn is what is written when nothing is said' "$(cat pgn)" "$(to pgn game)"
is 'pgn: a turn a line, in official steps' "$(grep '^2' pgn)" "$(sed -n '3,4p' game)"
is 'pgn: --notation=official is the same' "$(to pgn --notation=official game)" "$(cat pgn)"
is 'pgn: --notation=lightvector' "$(to pgn --notation=lightvector game | grep '^2')" \
        "$(sed -n '3,4p' lightvector)"
like 'pgn: turns are counted' "$(cat pgn)" '^\[PlyCount "4"\]$'
like 'pgn: the result' "$(cat pgn)" '^\[Result "\*"\]$'
like 'json' "$(to json game)" '"Arimaa"'
{ cat game; echo '{[%emt 0:00:05] well}'; } >noted
"$KEYSTEPS" convert --to=json noted >out 2>err
like 'what json cannot hold is told' "$(cat err)" '^keysteps: noted: game 1: .*: comments, times$'
"$KEYSTEPS" convert --to=json game >out 2>err
is 'and nothing where there is nothing' "$(cat err)" ''
like '--tags: what is known stands before a list' "$(to official --tags game)" '^\[PlyCount "4"\]$'
unlike 'without it there are moves only' "$(cat official)" '\['

# ---- Games and lines ---------------------------------------------------------

printf '%s\n' '1g Rd7 Ee2' '1s rd2' '2g Ee2n {well}' '(' '2g Ee2e' ')' '' '1g Rd6 Ee2' '1s rd2' >lines
is '--game=2: only that' "$(to official --game=2 lines 2>err | head -n 1)" '1g Ee2 Rd6'
to pgn --game=1 lines >out 2>err
like 'a variation is kept' "$(cat out)" '^2g Ee2e'
like 'and a comment' "$(cat out)" 'well'
to pgn --main-line --game=1 lines >out 2>err
unlike '--main-line: no variation' "$(cat out)" 'Ee2e|\('
unlike '--main-line: no comment' "$(cat out)" 'well'
exits '--game=9: exit status' 1 "$KEYSTEPS" convert --game=9 lines
is '--game=9: is said' "$(tail -n 1 err)" 'keysteps: lines: there is no game 9'
exits '--game=9 -o: exit status' 1 "$KEYSTEPS" convert --game=9 -o none lines
ok '--game=9 -o: no file' test ! -e none

# ---- There and back ----------------------------------------------------------

# A pull, a push, a capture, and an end.
{
        cat game
        printf '%s\n' '3g Ee4n Ee5n' '3s ra7s ra6s' '4g Ee6s me7s Ee5s me6s' '4s rh7s' \
                '5g me5e Ee4n' '5s cc7s cc6x' '6g resigns'
} >long
is 'the game is a good one' "$("$KEYSTEPS" check long | cut -f 3-5 | tr '\t' '|')" \
        '10|silver resignation|ok'
to official long >once
is 'official is written as it was read' "$(cat once)" "$(to official once)"
like 'an ending is written' "$(tail -n 1 once)" '^6g resigns$'

to legacy long >there
is 'by way of legacy: the same' "$(to official there)" "$(cat once)"
is 'legacy again: the same' "$(to legacy there)" "$(cat there)"

# Lightvector does not say in which order the steps were made.
to lightvector long >there
to official there >back
is 'by way of lightvector: the same end' "$(to diagram back)" "$(to diagram long)"
is 'by way of lightvector: as many turns' "$("$KEYSTEPS" check back | cut -f 3-)" \
        "$("$KEYSTEPS" check long | cut -f 3-)"
to lightvector back >there
is 'lightvector again: the same' "$(to lightvector there)" "$(cat there)"

cp game two
echo >>two
cat long >>two
to official two >out
is 'all games of a file are written' "$(grep -c '^1g' out)" 2
"$KEYSTEPS" check out >checked
is 'and are two games again' "$(cut -f 2,3 checked | tr '\t' ' ' | xargs)" '1 4 2 10'

# ---- What is wrong -----------------------------------------------------------

{ cat game; echo '3g Ee4n Ra1s'; } >wrong
exits 'an illegal turn: exit status' 1 "$KEYSTEPS" convert --to=official wrong
is 'an illegal turn: what was good is written' "$(grep -c '^[12][gs]' out)" 4
like 'an illegal turn: file, line, column and reason' "$(cat err)" '^wrong:5:9: .* '

echo nothing >wrong
exits 'no game: exit status' 1 "$KEYSTEPS" convert -o none wrong
like 'no game: is told' "$(cat err)" '^wrong:1:1: '
ok 'no game: nothing is written' test ! -e none
{ cat game; echo '3g Ee4n Ra1s'; echo '3s ed5s'; } >wrong
to pgn wrong >kept 2>err
like 'what could not be read is kept as text' "$(cat kept)" '^3s ed5s$'
to pgn kept >again 2>err
is 'and kept again' "$(cat again)" "$(cat kept)"

# ---- Output ------------------------------------------------------------------

exits '-o' 0 "$KEYSTEPS" convert --to=official -o new game
is '-o writes the file' "$(cat new)" "$(to official game)"
is '-o writes nothing else' "$(cat out err)" ''
is '-o leaves no other file' "$(ls new*)" new
echo mine >kept
exits '-o does not overwrite' 1 "$KEYSTEPS" convert --to=official -o kept game
is 'what was there stays' "$(cat kept)" mine
like 'and how to overwrite is said' "$(cat err)" '^keysteps: kept: .*--force'
exits '-o with --force' 0 "$KEYSTEPS" convert --to=official --force -o kept game
is 'overwrites' "$(cat kept)" "$(cat new)"
chmod 600 kept
to official --force -o kept game
is 'whose rights stay' "$(ls -l kept | cut -c 1-10)" '-rw-------'
ln -s kept link
to official --force -o link game
ok 'a link stays a link' test -L link
exits '-o where there is no directory' 1 "$KEYSTEPS" convert --to=official -o no/where game
is 'is said' "$(cat err)" 'keysteps: no/where: No such file or directory'
exits '-o /dev/null' 0 "$KEYSTEPS" convert --to=official -o /dev/null game
ok '/dev/null is still what it was' test -c /dev/null
to official -o - game >out
is '-o - is standard output' "$(cat out)" "$(cat new)"
exits 'nothing to write: exit status' 1 "$KEYSTEPS" convert --to=official -o none missing
ok 'nothing to write: no file' test ! -e none
if test -c /dev/full; then
        exits '-o on a full disk' 1 "$KEYSTEPS" convert --to=official -o /dev/full game
        is 'is said' "$(cat err)" 'keysteps: /dev/full: No space left on device'
fi
if test "$(id -u)" -ne 0; then
        mkdir closed
        chmod 500 closed
        exits '-o in a closed directory' 1 "$KEYSTEPS" convert --to=official -o closed/x game
        is 'is said' "$(cat err)" 'keysteps: closed/x: Permission denied'
fi

# Ended by a signal it leaves nothing behind.
mkfifo pipe
"$KEYSTEPS" convert -o half pipe 3<>pipe 2>err &
until test -n "$(ls | grep '^half\.')" || ! kill -0 $! 2>/dev/null; do sleep 0.1; done
is 'while it writes, there is a file beside' "$(ls | grep -c '^half\.')" 1
kill -TERM $!
wait $! 2>/dev/null
is 'ended by a signal: exit status' $? 143
is 'ended by a signal: no file is left' "$(ls | grep '^half')" ''

# What has come to be there while it wrote is not overwritten either.
"$KEYSTEPS" convert -o late - <pipe 2>err &
exec 7>pipe
until test -n "$(ls | grep '^late\.')" || ! kill -0 $! 2>/dev/null; do sleep 0.1; done
echo mine >late
cat game >&7
exec 7>&-
wait $!
is 'a file that comes to be there: exit status' $? 1
is 'a file that comes to be there stays' "$(cat late*)" mine
is 'and is told' "$(cat err)" 'keysteps: late: File exists'

finish
