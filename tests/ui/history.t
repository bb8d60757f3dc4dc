#!/bin/sh
# The history of the line: the moves of the game on the board come first.

. "$(dirname "$0")/../tap.sh"
. "$(dirname "$0")/../screen.sh"
. "$(dirname "$0")/../tmux.sh"
cd "$work" || exit 99

# A game whose last moves are known, and another.
setups='1g Ee2 Md2 Hb2 Hg2 Dd1 De1 Cc2 Cf2
1s ed7 me7 hb7 hg7 dd8 de8 cc7 cf7'
printf '%s\n' "$setups" '2g Ee4' '2s ed5' '3g Hb4' >first
printf '%s\n' "$setups" '2g Ra3' '2s rh6' >second
for game in first second; do
        "$KEYSTEPS" convert $game >$game.pgn
done
cat first.pgn second.pgn >both.pgn

forget()
{
        rm -rf "$XDG_STATE_HOME/keysteps"
}

# The last line is an empty prompt.
at_prompt()
{
        test "$(shot | grep -v '^$' | tail -n 1)" = '>'
}

# line NAME KEYS LINE [ARGUMENT...]: after the keys the line holds this.
line()
{
        line_name=$1 line_keys=$2 line_wanted=$3
        shift 3
        is "$line_name" \
                "$(printf "$line_keys" | screen 80x24 "$@" | sed -n 's/^ > *//p' | tail -n 1)" \
                "$line_wanted"
}

# ---- What comes up -----------------------------------------------------------------

line 'Up brings the last move of a game' '{Up}' 'Hb4' first.pgn
line 'then the one before' '{Up}{Up}' 'ed5' first.pgn
line 'and at last the first setup' '{Up}{Up}{Up}{Up}{Up}' \
        'Ee2 Md2 Hb2 Hg2 Dd1 De1 Cc2 Cf2' first.pgn
line 'what is typed for it comes before them' 'Ra3\n{Up}' 'Ra3' first.pgn
forget
line 'its moves behind that' 'Ra3\n{Up}{Up}' 'Hb4' first.pgn
forget
line 'of another game come its own' 'Ra3\n:open! second.pgn\n{Up}' 'rh6' first.pgn
forget
line 'before all that was entered until then' \
        'Ra3\n:open! second.pgn\n{Up}{Up}{Up}{Up}{Up}' ':open! second.pgn' first.pgn
forget
line 'which is to be found behind them' \
        'Ra3\n:open! second.pgn\n{Up}{Up}{Up}{Up}{Up}{Up}' 'Ra3' first.pgn
forget
line 'of the game before only what was entered' \
        ':open second.pgn\n{Up}{Up}{Up}{Up}{Up}{Up}{Up}' ':open second.pgn' first.pgn
forget
forget
printf ':quick\n\n:quick\n\nEe4\ned5\n' | screen 80x24 new >screen
printf '%s\n' '_HiStOrY_V2_' 'old' >"$XDG_STATE_HOME/keysteps/history"
line 'a game that is continued has its moves' 'c{Up}{Up}' 'Ee4'
line 'and what was entered in other runs' 'c{Up}{Up}{Up}{Up}{Up}' 'old'
is 'which the file holds alone' "$(cat "$XDG_STATE_HOME/keysteps/history")" "_HiStOrY_V2_
old"
forget

set_up=':quick\n\n:quick\n\n'
line 'a turn that is done again comes first' "${set_up}Ee4\n:undo\n:redo\n{Up}" 'Ee4' new
forget
line 'then what did it' "${set_up}Ee4\n:undo\n:redo\n{Up}{Up}" ':redo' new
forget
line 'a planned turn that Enter plays comes first' "${set_up}PEe4\ned5\n{Esc}\n{Up}" 'Ee4' new
forget
line 'then what was typed before' "${set_up}PEe4\ned5\n{Esc}\n{Up}{Up}" 'ed5' new
forget

# ---- Search ------------------------------------------------------------------------

line '^R finds a move of the game' '{^R}ed{^A}' 'ed5' first.pgn
line 'and further back another' '{^R}E{^A}' 'Ee4' first.pgn

# ---- In vi mode ----------------------------------------------------------------------

echo 'bind -v' >"$HOME/.editrc"
line 'vi: Up' '{Up}{Up}' 'ed5' first.pgn
line 'vi: k' 'x{Esc}k' 'Hb4' first.pgn
line 'vi: / finds' 'x{Esc}/Ee\n' 'Ee4' first.pgn
rm "$HOME/.editrc"
forget

# ---- In a terminal -------------------------------------------------------------------

start 80 24 "$KEYSTEPS" first.pgn
wait_for '^ 2g|Left, Right'
keys Up
wait_for '^ > Hb4'
pass 'Up in a terminal'
keys C-u C-r e d
wait_for '^ > .*ed5'
pass '^R in a terminal'
keys C-c
type_text ':open second.pgn'
keys Enter Up
wait_for '^ > rh6'
pass 'Up after another was opened'
keys C-u
type_text ':quit'
keys Enter
wait_end
is 'it ends' "$status" 0

start 80 24 "$KEYSTEPS" both.pgn
wait_for '2 games'
keys Down Enter
wait_for '2g +Ra3'
keys Up
wait_for '^ > rh6'
pass 'of a list come the moves of the game that was chosen'
keys C-u
type_text ':games 1'
keys Enter
wait_for '2g +Ee4'
keys Up
wait_for '^ > Hb4'
pass 'then those of the next'
keys C-u
type_text ':quit'
keys Enter
wait_end
forget

start 80 24 TERM=xterm "$KEYSTEPS" --plain first.pgn
wait_for '^> $|^>$'
keys Up Up
wait_for '^> ed5'
pass 'Up in plain mode'
keys C-c
until_so 'the prompt is empty' at_prompt
keys C-d
wait_end
forget

finish
