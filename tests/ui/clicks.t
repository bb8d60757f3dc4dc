#!/bin/sh
# By hand: the cursor on the board, clicks, and the mouse, on the screen.

. "$(dirname "$0")/../tap.sh"
. "$(dirname "$0")/../screen.sh"
. "$(dirname "$0")/../tmux.sh"
cd "$work" || exit 99

# shows NAME COLUMNSxROWS KEYS PATTERN [ARGUMENT...]: the last screen has a line like it.
shows()
{
        shows_name=$1 shows_size=$2 shows_keys=$3 shows_pattern=$4
        shift 4
        like "$shows_name" "$(printf "$shows_keys" | screen "$shows_size" "$@")" \
                "$shows_pattern"
        rm -rf "$XDG_STATE_HOME/keysteps"
}

begin=':new standard\n:quick\n\n:quick\n\n'
on="$begin:set mouse\n"

cat >game.pgn <<'END'
[Gold "Anna"]
[Silver "Bela"]
[Result "*"]

1g Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2
1s ra7 hb7 cc7 md7 ee7 cf7 hg7 rh7 ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8
2g Ee2n Ee3n Hb2n Hb3n
2s ee7s ee6s
(
2s hg7s hg6s
3g Ee4n
)
3g Cc2n Cc3x
3s md7s
4g Hb4n Hb5n
4s hg7s
*
END
cat game.pgn - game.pgn >games.pgn <<'END'

[Gold "Cyril"]
[Silver "Dana"]
[Result "*"]

END

# ---- The cursor --------------------------------------------------------------

shows 'F2 and Space enter a move' 80x24 "$begin{F2} {Up}{Up} " '^ > Ee2e4$'
shows 'in the smallest size as well' 40x12 "$begin{F2} {Up}{Up} " '^ 4 .*\[E\]'
shows 'the piece that is selected is marked' 80x24 "$begin{F2} " '>E<'
shows 'Backspace takes a click back' 80x24 "$begin{F2} {Up}{Up} {Backspace}" '^ >$'
shows 'Delete does it again' 80x24 "$begin{F2} {Up}{Up} {Backspace}{Delete}" '^ > Ee2e4$'
shows 'Enter plays it' 80x24 "$begin{F2} {Up}{Up} \n" '2g +Ee4$'
shows 'one types on behind a click' 80x24 "$begin{F2} {Up}{Up} Hb4" '^ > Ee2e4 Hb4$'
shows 'the line is edited behind a click' 80x24 "$begin{F2} {Up}{Up} {^A}{^K}dx" '^ > dx$'
shows 'F3 steps' 80x24 "$begin{F3} {Up}{Up}{Right}" '^ > Ee2n Ee3n Ee4e$'
shows 'a push that is open is on the board' 80x24 \
        "$begin{F3} {Up}{Up}{Up}{Up}\ncf7s\n {Up}" 'push it where'
arena='\nEd1 Ra1 Rf1\n\nee5 ra8 cd2 rf2\n\n{F3}'
shows 'half a push is one step' 80x24 ":new freestyle$arena{Left} {Left}" '^ 2g .*  ■···'
shows 'with one step no push is begun' 80x24 ":new freestyle dicey seed=3$arena{Left}{Down} {Up}" \
        'a push takes two'
shows 'a setup is clicked' 80x24 ':new standard\n{F2} {Left} ' '^ > Ee2 Md2$'
shows 'in a record it becomes a variation' 80x24 '{F2} {Up} \n' '2g +Ee3$' game.pgn
shows 'the board comes in place of a page' 80x24 ':panel page\n{F2} ' '>E<' game.pgn
shows 'one can ask of the piece that is selected' 80x24 "$on{click e2}{F4}" 'Ee2 is free'
shows 'nor by the mouse' 80x24 "$on:resign\ny{click e2}" 'this game is over'
shows 'a click where one looks back leads to the end' 80x24 \
        "${on}Ee4\n:back\n{click e7}" 'here the game goes on; click again'
shows 'what is over is not played on' 80x24 "$begin:resign\ny{F2}" 'the game is over|this game is over'

# ---- What is drawn -----------------------------------------------------------

turn="$on{click e2}{click f5}"
shows 'an arrow with a corner' 80x24 "$turn" '^ 5 .*┌─→\[E\]'
shows 'in ASCII' 80x24 ":set ascii\n$turn" '^ 5 .*\+->\[E\]'
shows 'goes along the ranks' 80x24 ":set ascii\n$turn" '^   \+---\+---\+---\+---\+-\|-\+'
shows 'in the smallest size' 40x12 "$turn" '^ 4 . . . . │ '
shows 'and where there is no such turn' 80x24 "$turn{click b2}{click b3}" '^ 5 .*┌─→   │'
shows 'a hold' 80x24 "$on{click e2}{click e2}{click b2}{click b3}" '=E='
shows 'a capture' 80x24 \
        ':set mouse\n{click c2}{click c3}{click c3}{click c3}' '^ 3 .*\(C\)' game.pgn

# ---- The mouse ---------------------------------------------------------------

shows 'a mouse that nobody asked for does nothing' 80x24 \
        "$begin{click e2}{click e4}" '^ >$'
shows 'it clicks squares' 80x24 "$on{click e2}{click e4}" '^ > Ee2e4$'
shows 'in the smallest size as well' 40x12 "$on{click e2}{click e4}" '^ > Ee2e4$'
shows 'in the largest' 180x80 "$on{click e2}{click e4}" '^ +> Ee2e4$'
shows 'on a board turned round' 80x24 "$on%%{click e2}{click e4}" '^ > Ee2e4$'
shows 'cells of the screen are squares' 80x24 "$on{click 21,17}{click 23,13}" '^ > Ee2e4$'
shows 'nothing is beside the board' 80x24 "$on{click e2}{click 79,23}" '^ >$'
shows 'the wheel looks back' 80x24 "$on{wheelup e4}" 'looking back'
shows 'a turn at a time' 80x24 "$on{wheelup e4}{wheelup e4}{wheeldown e4}" '> 1s'
shows 'a move that is clicked is looked at' 80x24 \
        ':set mouse\n{click 50,6}' '^.*> 2g' game.pgn
shows 'a fold mark folds' 80x24 ':set mouse\n{click 53,7}' '2s +ee5 \(\+1\)' game.pgn
shows 'and unfolds' 80x24 ':set mouse\n{click 53,7}{click 53,7}' '2s +ee5 \(-\)' game.pgn
shows 'the plot is walked' 80x24 ':set mouse\n{click 57,14}' '> 3s' game.pgn
shows 'a row of the start menu is chosen' 80x24 \
        ':set mouse\n{click 50,6}' '^ New game'
shows 'a choice of the new game is selected' 80x24 \
        ':set mouse\n:new\n{click 20,4}' '> Dicey'
shows 'and changed' 80x24 ':set mouse\n:new\n{click 20,4}{click 20,4}' \
        '> Dicey Moves +< yes'
shows 'a game of the list is selected' 80x24 ':set mouse\n{click 20,6}' '> 2 +Cyril' games.pgn
shows 'and opened' 80x24 ':set mouse\n{click 20,6}{click 20,6}' 'Cyril - Dana' games.pgn
shows 'the wheel goes through the list' 80x24 ':set mouse\n{wheeldown 20,7}' \
        '> 2 +Cyril' games.pgn
unlike 'the wheel scrolls the help' \
        "$(printf ':set mouse\n:help\n{wheeldown 20,7}' | screen 80x24)" \
        "$(printf ':help\n' | screen 80x24 | sed -n 3p)"
shows 'a topic of the help is selected' 80x24 ':set mouse\n:help\n{click 20,8}' '> moving '
shows 'and opened' 80x24 ':set mouse\n:help\n{click 20,8}{click 20,8}' '^ Help .*  moving '
shows 'while setting up as well' 80x24 ':new standard\n:set mouse\n{click e2}{click d2}{click e2}' \
        '^ > Md2 E$'
shows 'the army stands beside the board' 80x24 ':new standard\n{F2} ' '^ 4 .* M$'
shows 'a piece of it is picked' 80x24 \
        ':new standard\n:set mouse\n{click e2}{click 44,16}{click d2}' '^ > Ee2 Cd2$'
shows 'the one that is held is marked' 80x24 \
        ':new standard\n:set mouse\n{click e2}{click 44,16}' '>C C$'
shows 'in one row where there is little room' 40x12 \
        ':new standard\n:set mouse\n{click e2}{click 32,9}{click d2}' '^ > Ee2 Dd2$'

# ---- In a real terminal ------------------------------------------------------

mouse_is()
{
        test "$(on_tmux display-message -p -t test '#{mouse_any_flag}')" = "$1"
}

# press COLUMN ROW: the left button, as xterm has told of it from the beginning.
press()
{
        on_tmux send-keys -t test -l "$(printf '\033[M \\%o\\%o' $((32 + $1)) $((32 + $2)) |
                { read -r sequence; printf '%b' "$sequence"; })"
}

start 80 24 "$KEYSTEPS" game.pgn
wait_for '> 1s'
ok 'the mouse is not asked for' mouse_is 0
type_text ':set mouse'
keys Enter
until_so 'it is when that is set' mouse_is 1
press 50 6
wait_for '> 2g'
type_text ':set nomouse'
keys Enter
until_so 'and no more when it is not' mouse_is 0
type_text ':set mouse'
keys Enter
until_so 'again' mouse_is 1
type_text ':quit'
keys Enter
wait_end
ok 'the terminal is given back without it' mouse_is 0

start 80 24 TERM=xterm-256color sh -c \
        'set -m; "$0" game.pgn; echo it is stopped; read -r line; fg' "$KEYSTEPS"
wait_for '> 1s'
type_text ':set mouse'
keys Enter
until_so 'xterm tells of its mouse in digits' mouse_is 1
on_tmux send-keys -t test -l "$(printf '\033[<0;50;6M\033[<0;50;6m')"
wait_for '> 2g'
on_tmux send-keys -t test -l "$(printf '\033[<64;10;6M')"
wait_for '> 1s'
keys C-z
wait_for '^it is stopped'
ok 'a program that is stopped lets go of the mouse' mouse_is 0
keys Enter
wait_for '> 1s'
until_so 'and takes it again' mouse_is 1

start 80 24 TERM=vt100 "$KEYSTEPS" game.pgn
wait_for '> 1s'
type_text ':set mouse'
keys Enter
wait_for '^ *mouse; but this terminal has no mouse'
pass 'of a terminal without a mouse that is said'
type_text ':quit'
keys Enter
wait_end

start 80 24 sh -c 'echo $$ >pid; exec "$0" game.pgn' "$KEYSTEPS"
wait_for '> 1s'
type_text ':set mouse'
keys Enter
until_so 'a program that crashes' mouse_is 1
kill -s SEGV "$(cat pid)"
wait_end
ok 'gives it back as well' mouse_is 0

finish
