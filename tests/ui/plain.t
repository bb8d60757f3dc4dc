#!/bin/sh
# The plain mode: lines go in, lines of words come out.

. "$(dirname "$0")/../tap.sh"
cd "$work" || exit 99

# talks NAME ARGUMENT... <<'END': a conversation; lines that begin with "> " go in, the
# others come out, and those that begin with "! " on standard error.
talks()
{
        name=$1
        shift
        cat >conversation
        sed -n 's/^> \{0,1\}//p' conversation >in
        grep -v '^[>!]' conversation >wanted
        sed -n 's/^! //p' conversation >complaints
        "$KEYSTEPS" --plain "$@" <in >out 2>err
        status=$?
        is "$name" "$(cat out)" "$(cat wanted)"
        is "$name: complaints" "$(cat err)" "$(cat complaints)"
        is "$name: the status" "$status" "$(test -s complaints && echo 1 || echo 0)"
}

quick_setups='quick

quick
'
# answers NAME WANTED LINE...: the last answer after both have set up quickly
answers()
{
        name=$1 wanted=$2
        shift 2
        { printf '%s\n' "$quick_setups"; printf '%s\n' "$@"; } |
                "$KEYSTEPS" --plain new >out 2>&1
        grep -v '^the game is kept' out >told
        is "$name" "$(tail -n "$(printf '%s\n' "$wanted" | wc -l)" told)" "$wanted"
}

# ---- A game from the first line to the last -----------------------------------

talks 'a whole game of Standard' <<'END'
n  New game
o  Open a file
?  Help
q  Quit
> n
the last game was: new standard
an empty line begins such a game; another is begun so: new endless dicey seed 7 gold=NAME silver=NAME
>
Standard
1g: Gold sets up
> quick
Gold: elephant e2
Gold: camel d2
Gold: horses b2 g2
Gold: dogs d1 e1
Gold: cats c2 f2
Gold: rabbits a1 b1 c1 f1 g1 h1 a2 h2
an empty line sets up so; or type another
>
1g: Gold has set up
1s: Silver sets up
> ed7 me7 hb7 hg7 cc7 cf7 dd8 de8
Silver: elephant d7
Silver: camel e7
Silver: horses b7 g7
Silver: dogs d8 e8
Silver: cats c7 f7
Silver: rabbits a7 h7 a8 b8 c8 f8 g8 h8
an empty line sets up so; or type another
>
1s: Silver has set up
2g: Gold to move, 4 steps
> Rh3 Ra4
2g Gold: rabbit a2 to a4; rabbit h2 to h3; 1 step left unused
2s: Silver to move, 4 steps
> hf5
2s Silver: horse g7 to f5; 1 step left unused
3g: Gold to move, 4 steps
> Rh3n
3g Gold: rabbit h3 to h4; 3 steps left unused
3s: Silver to move, 4 steps
> rh7g5
3s Silver: rabbit h7 to g5; 1 step left unused
4g: Gold to move, 4 steps
> Ee4 Md4
4g Gold: elephant e2 to e4; camel d2 to d4
4s: Silver to move, 4 steps
> rh8g6
4s Silver: rabbit h8 to g6; 1 step left unused
5g: Gold to move, 4 steps
> Rh8
5g Gold: rabbit h4 to h8
Gold wins by goal.  :back looks back, :save FILE keeps it, :new begins another
> save game.pgn
saved: game.pgn
> quit
END
like 'the game is in the file' "$(cat game.pgn)" '^5g '
is 'and no more on disk' "$(ls "$XDG_STATE_HOME/keysteps/games")" ''

# The cat on c3 falls when both setups are done.
talks 'a whole game of Freestyle' new --setup=freestyle <<'END'
Freestyle
1g: Gold sets up
> Ee2 Ra6 Cc3
Gold: elephant e2
Gold: cat c3
Gold: rabbit a6
an empty line sets up so; or type another
>
1g: Gold has set up
1s: Silver sets up
> eh8 rh7
Silver: elephant h8
Silver: rabbit h7
an empty line sets up so; or type another
>
1s: Silver has set up
The traps take Cc3.
2g: Gold to move, 4 steps
> material
Harlog: even
Gold has lost: nothing
Silver has lost: nothing
> Ra8
2g Gold: rabbit a6 to a8; 2 steps left unused
Gold wins by goal.  :back looks back, :save FILE keeps it, :new begins another
> quit
! keysteps: line 7: this game is over and in no file; :save FILE keeps it, :quit! does not
> quit!
END

# The same seed deals the same board and rolls the same die.
talks 'a game of Endless Endgame with the die' new --setup=endless --dicey --seed=1 <<'END'
Endless Endgame, Dicey Moves
dealt with seed 1, Silver is Gold turned by half a circle; Gold's first turn has 1 step
2g: Gold to move, 1 step, the die shows 1
> Ed1
2g Gold, the die shows 1: elephant c1 to d1
2s: Silver to move, 2 steps, the die shows 2
> undo
taken back: 2g; :redo does it again
2g: Gold to move, 1 step, the die shows 1
> redo
2g Gold, the die shows 1: elephant c1 to d1
2s: Silver to move, 2 steps, the die shows 2
> where silver
Silver: elephant f8
Silver: camel g8
Silver: horses f7 a8
Silver: cat d8
Silver: rabbits c8 h8
> resign
Really give the game up?  y does, anything else goes on
> y
Gold wins: Silver resigns.  :back looks back, :save FILE keeps it, :new begins another
> quit!
END

# ---- Turns --------------------------------------------------------------------

answers 'what moves without having been named is told' \
        '3g Gold: elephant e5 to f4; pushes a horse from f4 to g4; 1 step left unused
3s: Silver to move, 4 steps' 'Ee5 Hb3' hf4 hg4
answers 'a capture is told' \
        '3g Gold: elephant e5 to f4; captures a horse from f4, on f3; 1 step left unused
3s: Silver to move, 4 steps' 'Ee5 Hb3' hf4 hx
answers 'a turn taken back is announced' \
        'taken back: 2g; :redo does it again
2g: Gold to move, 4 steps' Ee4 undo
answers 'so it is in the words of move lists' \
        'taken back: 2g; :redo does it again
2g: Gold to move, 4 steps' Ee4 takeback
answers 'done again it is told as a turn' \
        '2g Gold: elephant e2 to e4; 2 steps left unused
2s: Silver to move, 4 steps' Ee4 undo redo
answers 'resigning asks' \
        'Really give the game up?  y does, anything else goes on' resign
answers 'and y resigns' \
        'Silver wins: Gold resigns.  :back looks back, :save FILE keeps it, :new begins another' resign y
answers 'anything else does not' \
        '2g: Gold to move, 4 steps' resign now now

answers 'a plan is told as one' \
        'Plan, not played: 2g Gold: elephant e2 to e4; 2 steps left unused
Plan, not played: 2s: Silver to move, 4 steps' plan Ee4
answers 'and an empty line plays nothing of it' '2g: Gold to move, 4 steps' plan Ee4 game '' now

# ---- Several turns fit ----------------------------------------------------------

answers 'candidates are numbered' \
        'keysteps: line 5: 2 turns fit
1: rabbit a2 to a3
2: rabbit h2 to h3
a number takes one; or type the move with more' Rn
answers 'a number takes one' \
        '2g Gold: rabbit h2 to h3; 3 steps left unused
2s: Silver to move, 4 steps' Rn 2
answers 'another number leaves the choice' \
        '2g Gold: rabbit a2 to a3; 3 steps left unused
2s: Silver to move, 4 steps' Rn 7 1
answers 'the move may be typed with more' \
        '2g Gold: rabbit a2 to a3; 3 steps left unused
2s: Silver to move, 4 steps' Rn 'Rn Ra3'
answers 'a number with nothing to choose is a label' \
        'The start of the game
1g: Gold sets up' Rn Ra3 1

# ---- Questions ------------------------------------------------------------------

answers 'where' 'Gold: elephant e2' 'where E'
answers 'the colon may stay' 'Gold: elephant e2' ':where E'
answers 'the board' \
        '8 r r r d d r r r
7 r h c e m c h r
6 . . x . . x . .
5 . . . . . . . .
4 . . . . . . . .
3 . . x . . x . .
2 R H C M E C H R
1 R R R D D R R R
  a b c d e f g h' board
answers 'a rank' '2: a2 gold rabbit, b2 gold horse, c2 gold cat, d2 gold camel, e2 gold elephant, f2 gold cat, g2 gold horse, h2 gold rabbit' \
        'rank 2'
answers 'the last turn' '2g Gold: elephant e2 to e4; 2 steps left unused' Ee4 last
answers 'where a piece can go' \
        'b2 gold horse: 17 squares
b1 a2 c2 d2 a3 b3 c3 d3 e3 a4 b4 c4 d4 a5 b5 c5 b6
to be captured on c3' 'moves b2'
answers 'help on a command' \
        ':where WHAT  tell where a piece stands, or a side' 'help where'
answers 'the help does not stay open' '2g: Gold to move, 4 steps' help now

# ---- Lines that are refused -------------------------------------------------------

talks 'a line that is refused is told with its number' new <<'END'
Standard
1g: Gold sets up
> Ee3
! keysteps: line 1: The elephant on e3 is set up too far: Gold sets up on ranks 1 and 2.
> frobnicate
! keysteps: line 2: "frobnicate" places no piece: it takes a piece and a square, such as Ee2.
> :frobnicate
! keysteps: line 3: no command :frobnicate; is it :promote?
> hand
! keysteps: line 4: that takes a board that is drawn; here moves are typed
> comment
! keysteps: line 5: a game being played is not annotated; :study opens a copy that is
END
awk 'BEGIN { for (i = 0; i < 5000; i++) printf "E"; print "" }' >long
exits 'a line of 5000 characters is refused' 1 sh -c '"$KEYSTEPS" --plain new <long'
is 'as too long' "$(cat err)" 'keysteps: line 1: this line is too long'
exits 'the file is none' 1 "$KEYSTEPS" --plain long
like 'and so it is said' "$(cat err)" '^keysteps: .*long'

# ---- Games that others have written -------------------------------------------------

talks 'a record is walked through' "$srcdir/tests/cli/games/annotated.pgn" <<'END'
Standard
Event: Sample game
Gold: First
Silver: Second
10 turns
1s Silver sets up: elephant d7; camel e7; horses b7 g7; dogs d8 e8; cats c7 f7; rabbits a7 h7 a8 b8 c8 f8 g8 h8
2g: Gold to move, 4 steps
> forward
2g Gold: elephant e2 to e4; horse b2 to b4
1 variation of this move
Judged: !
Comment: as always
2s: Silver to move, 4 steps
> ]
2g Gold: camel d2 to d4; 2 steps left unused
Variation 1 of 1
Comment: too slow
2s: Silver to move, 4 steps
> glyph ?
Variation 1 of 1
Judged: ?
Comment: too slow
> undo
taken back
Variation 1 of 1
Comment: too slow
> stepon
2s so far: elephant d7 to d6
2s: Silver to move, 1 of 4 steps made
> <
The start of the game
Comment: A game made up for the tests.
1g: Gold sets up
> end
2s Silver: elephant d7 to d5; 2 steps left unused
1 variation of this move
3g: Gold to move, 4 steps
> copy move
ed5
> panel tags
Event: Sample game
Gold: First
Silver: Second
ResultCode: r
Result: 0-1
> play
! keysteps: line 10: the line ends here; < goes to its start
> 5g
! keysteps: line 11: the game has no 5g
> quit
! keysteps: line 12: the changes are in no file; :save keeps them, :quit! drops them
> quit!
END

sed 's/First/Third/' "$srcdir/tests/cli/games/annotated.pgn" |
        cat - "$srcdir/tests/cli/games/annotated.pgn" >two.pgn
"$KEYSTEPS" --plain two.pgn >out 2>err <<'END'
2
games
1
END
like 'the games of a file are listed' "$(cat out)" '^2: First - Second; '
is 'a number opens one' "$(grep -c '^Gold: First' out)" 1
is 'and the list comes back' "$(grep -c '^2: First - Second; ' out)" 2
is 'nothing is complained of' "$(cat err)" ''

{ printf '%s\n' '[Gold "Anna"]' '[Position "Ra1 Ee2 ra8 ee7"]' '' '2g Ra1n' '2s ee7s' \
        '3g Ra2s {[%trusted]}' 'CURRENT 8000'; } >odd.pgn
printf 'tag\nend\n' | "$KEYSTEPS" --plain odd.pgn >out 2>&1
like 'what was odd is told with the tags' "$(cat out)" '^6:1: "Ra2s" is against the rules'
like 'a turn on trust is told as such' "$(cat out)" '^3g Gold: .* on trust$'

printf '[Event "\033[2J\001bell\007"]\n[Gold "a\tb"]\n\n1g Ee2 Md2 Hb2 Hg2 Dd1 De1 Cc2 Cf2 {\033]0;x\007 \033[31mred}\n' >hostile.pgn
printf 'back\nforward\npanel tags\ncopy line\n\033[2J\n' | "$KEYSTEPS" --plain hostile.pgn >out 2>&1
is 'nothing but printable characters goes out' "$(LC_ALL=C tr -d '\n -~' <out | wc -c)" 0
printf '[Gold "a\342\200\256b"]\n[Silver "\343\201\213e\314\201"]\n\n1g Ee2 Md2 Hb2 Hg2 Dd1 De1 Cc2 Cf2\n' >turned.pgn
: | "$KEYSTEPS" --plain turned.pgn >turned 2>&1
like 'nor what turns the direction of text' "$(cat turned)" '^Gold: a[?]*b$'
like 'other scripts do' "$(cat turned)" "^Silver: $(printf '\343\201\213e\314\201')\$"
like 'what is printable does' "$(cat out)" 'red'

# ---- A program at the other end -----------------------------------------------------

mkfifo to from
"$KEYSTEPS" --plain new <to >from 2>err &
talker=$!
exec 3>to 4<from
read -r line <&4
read -r line <&4
is 'an answer comes before the next line is written' "$line" '1g: Gold sets up'
echo now >&3
read -r line <&4
is 'and so does the next' "$line" '1g: Gold sets up'
exec 3>&-
wait "$talker"
is 'the end of the input is the end' "$?" 0
exec 4<&-

# ---- Interrupted -----------------------------------------------------------------------

rm -rf "$XDG_STATE_HOME/keysteps"
printf '%s\n' "$quick_setups" Ee4 | "$KEYSTEPS" --plain new >out
is 'at the end of the input the way to go on is told' "$(tail -n 1 out)" \
        'the game is kept: keysteps --plain, and then continue, goes on with it'
printf 'continue\nlast\n' | "$KEYSTEPS" --plain >out
like 'and it leads there' "$(cat out)" '^2g Gold: elephant e2 to e4'

nowhere=/dev/null/state
printf '%s\n' "$quick_setups" Ee4 | XDG_STATE_HOME=$nowhere "$KEYSTEPS" --plain new >out
is 'a game that no disk has is a failure' "$?" 1
like 'and told of' "$(tail -n 1 out)" '^the game is not kept: '
printf ':comment good\n' |
        XDG_STATE_HOME=$nowhere "$KEYSTEPS" --plain "$srcdir/tests/cli/games/annotated.pgn" >out
is 'and so are changes' "$?" 1
like 'they as well' "$(tail -n 1 out)" '^the changes are not kept: '

# A signal while the program waits for a line.
for signal in TERM HUP; do
        rm -rf "$XDG_STATE_HOME/keysteps"
        "$KEYSTEPS" --plain new <to >from 2>err &
        talker=$!
        exec 3>to 4<from
        printf '%s\n' "$quick_setups" Ee4 now >&3
        while read -r line <&4; do
                case $line in
                '2g Gold'*) break ;;
                esac
        done
        kill -s $signal "$talker"
        wait "$talker" 2>/dev/null
        exec 3>&- 4<&-
        printf 'continue\nnow\n' | "$KEYSTEPS" --plain >out
        is "after SIG$signal the game goes on" "$(grep -c '^2s: Silver to move' out)" 2
done

exits 'a full disk for the answers is a failure' 1 sh -c '"$KEYSTEPS" --plain new </dev/null >/dev/full'

finish
