#!/bin/sh
# keysteps show: the board of a game, at a move.

. "$(dirname "$0")/../tap.sh"
cp "$srcdir"/tests/cli/games/annotated.pgn "$srcdir"/tests/cli/games/diagram.txt "$work"
cd "$work" || exit 99

# show ARGUMENT...: what is shown
show()
{
        "$KEYSTEPS" show "$@" 2>err
}

# ---- The end -----------------------------------------------------------------

gives 'the board at the end, who played, and what was last' \
        "$KEYSTEPS" show annotated.pgn <<'END'
6g
 +-----------------+
8| r r r d d r r r |
7| . h . . . c . . |
6| . . x . . x . r |
5| r . . e E m h . |
4| . H . . . . . . |
3| . . x . . x . . |
2| R . C M . C H R |
1| R R R D D R R R |
 +-----------------+
   a b c d e f g h
Gold: First
Silver: Second
Last move: 5s cc7s cc6x
Silver wins: Gold resigns
Harlog: +1.40
END

# ---- Moves -------------------------------------------------------------------

label()
{
        show --at="$1" annotated.pgn | head -n 1
}

for at in 2g 2s 4g 6g 1s; do
        is "--at=$at: before that move" "$(label $at)" "$at"
done
is '--at=3: the first of the two' "$(label 3)" 3g
is '--at=3w: the letters of before 2008' "$(label 3w)" 3g
is '--at=3b: and of Silver' "$(label 3b)" 3s
is '--at=start' "$(label start)" 1g
is '--at=end' "$(label end)" 6g
show --at=4s annotated.pgn >out
like 'the move before it' "$(cat out)" '^Last move: 4g Ee6s me7s Ee5s me6s$'
like 'who is to move' "$(cat out)" '^Silver to move$'
like 'Harlog, while nothing is captured' "$(cat out)" '^Harlog: \+0\.00$'
show --at=start annotated.pgn >out
unlike 'at the start: no last move' "$(cat out)" '^Last'
unlike 'at the start: no Harlog yet' "$(cat out)" '^Harlog'
show --at=1s annotated.pgn >out
like 'a setup is a move too' "$(cat out)" '^Last move: 1g Ee2 Md2 '

show diagram.txt >out
is 'a position' "$(head -n 12 out)" "$(cat diagram.txt)"
like 'a position: who is to move' "$(cat out)" '^Gold to move$'
is 'a game from a position begins with its number' "$(show --at=12 diagram.txt)" "$(cat out)"

# ---- Games -------------------------------------------------------------------

printf '%s\n' '1g Rd7 Ee2' '1s rd2' '' '1g Rd6 Ee2' '1s rd2' >two
like 'of several games the first' "$(show two)" '^7\| . . . R '
like '--game=2: the second' "$(show --game=2 two)" '^6\| . . x R '
exits '--game=3: exit status' 1 "$KEYSTEPS" show --game=3 two
is '--game=3: is said' "$(cat err)" 'keysteps: two: there is no game 3'

# ---- What is wrong -----------------------------------------------------------

exits 'a move that the game does not have' 1 "$KEYSTEPS" show --at=7g annotated.pgn
is 'is said' "$(cat err)" 'keysteps: annotated.pgn: the game has no move 7g'
for at in g 0 0g 2x 2gg 12345678901 ''; do
        exits "--at='$at' is no move" 2 "$KEYSTEPS" show --at="$at" annotated.pgn
done
for game in 0 -1 x 1x ''; do
        exits "--game='$game' is no game" 2 "$KEYSTEPS" show --game="$game" annotated.pgn
done
printf '%s\n' '1g Rd7 Ee2' '1s rd2' '2g Ee2n Ra1n' >wrong
exits 'a game with an error' 1 "$KEYSTEPS" show wrong
like 'what was good is shown' "$(cat out)" '^2g$'
like 'and the error told' "$(cat err)" '^wrong:3:9: '
for text in nothing '{ "moves": [' ''; do
        echo "$text" >wrong
        exits "'$text': no game" 1 "$KEYSTEPS" show wrong
        is "'$text': nothing is shown" "$(cat out)" ''
        like "'$text': and told" "$(cat err)" '^wrong:1:[0-9]+: .'
done
printf '[Gold "\033[2Jx"]\n[Silver "b\\nc"]\n1g Rd7 Ee2\n1s rd2\n' >bytes
show bytes >out
is 'control characters do not reach the terminal' "$(LC_ALL=C tr -d '\n -~' <out | wc -c)" 0

finish
