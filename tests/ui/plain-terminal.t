#!/bin/sh
# The plain mode at a terminal: prompt, editing, history, signals; and without a cursor.

. "$(dirname "$0")/../tap.sh"
. "$(dirname "$0")/../tmux.sh"
cd "$work" || exit 99

says()
{
        type_text "$1"
        keys Enter
        wait_for "$2"
}

# The last line is an empty prompt: only then are keys taken one by one.
at_prompt()
{
        test "$(shot | grep -v '^$' | tail -n 1)" = '>'
}

set_up()
{
        wait_for '1g: Gold sets up'
        says quick 'an empty line'
        says '' '1s: Silver sets up'
        says quick 'Silver: rabbits'
        says '' '2g: Gold to move'
}

# ---- A terminal that can edit ------------------------------------------------------

start 80 24 TERM=xterm "$KEYSTEPS" --plain new
set_up
says Ee9 '"Ee9" names no square'
wait_for '^> Ee9$'
pass 'a line that was refused comes back'
keys BSpace
says 4 '^2g Gold: elephant e2 to e4'
wait_for '2s: Silver to move'
pass 'to be mended'
type_text 'whe'
keys Tab
says E '^> where E$'
pass 'Tab completes a command without a colon'
wait_for '^Gold: elephant e4'
type_text 'la'
keys F5 PageUp IC F12
type_text 'st'
wait_for '^> last$'
pass 'keys without a use leave nothing in the line'
keys C-u
type_text 'hb'
keys Tab
wait_for '^hb6$'
pass 'and tells what a move can become'
until_so 'the move is dropped' keys C-u
type_text ':where '
keys C-c
wait_for ':quit leaves'
keys Up
wait_for '^> where E$'
pass '^C drops the line, Up finds the one before'
keys C-c
until_so 'the prompt is empty' at_prompt
keys C-d
wait_end
is '^D ends' "$status" 0
like 'and tells how to go on' "$(shot)" '^the game is kept'
like 'the history is that of the screen' "$(cat "$XDG_STATE_HOME/keysteps/history")" '^where'

# ---- What is planned ----------------------------------------------------------------

rm -rf "$XDG_STATE_HOME/keysteps"
start 80 24 TERM=xterm "$KEYSTEPS" --plain new
set_up
says plan 'Plan'
says Ee4 '^Plan, not played: 2s: Silver to move'
says game '^Enter plays the planned Ee4'
pass 'the turn planned next is told'
keys C-c
wait_for ':quit leaves'
keys Enter
says last '^1s Silver sets up: elephant'
pass 'but behind ^C an empty line plays nothing'
says moves 'can end the turn'
says '' '^2g Gold: elephant e2 to e4'
pass 'and an empty line plays it'
says '' '^>$'
says last '2g Gold: elephant e2 to e4'
pass 'once'
keys C-d
wait_end

# ---- One that cannot ---------------------------------------------------------------

rm -rf "$XDG_STATE_HOME/keysteps"
start 80 24 TERM=dumb "$KEYSTEPS" --plain new
set_up
says Ee4 '^2g Gold: elephant e2 to e4'
type_text 'nonsense'
keys C-c
wait_for ':quit leaves'
says now '^> now$'
pass '^C drops the line of a terminal without a cursor'
keys C-d
wait_end
is '^D ends there too' "$status" 0

start 80 24 TERM=dumb sh -c '"$1" new; status=$?; read -r key; exit $status' sh "$KEYSTEPS"
wait_for '^  keysteps --plain new$'
pass 'the screen tells the command that works there'
keys Enter
wait_end
is 'and exits with 2' "$status" 2

# ---- Signals ------------------------------------------------------------------------

# The terminal is as it was, whatever ends the program.
for type in xterm dumb; do
        for signal in TERM HUP; do
                rm -rf "$XDG_STATE_HOME/keysteps"
                start 80 24 TERM=$type sh -c \
                        'stty -a >before
                         sh -c "echo \$\$ >pid; exec \"\$1\" --plain new" sh "$1"
                         status=$?
                         stty -a >after
                         echo "status $status"
                         read -r key' sh "$KEYSTEPS"
                set_up
                says Ee4 '^2g Gold: elephant e2 to e4'
                kill -s $signal "$(cat pid)"
                wait_for '^(> )?status 1[0-9]+$'
                is "SIG$signal, TERM=$type: the terminal is as it was" "$(cat after)" "$(cat before)"
                keys Enter
                wait_end
                printf 'continue\nlast\n' | "$KEYSTEPS" --plain >out
                like "SIG$signal, TERM=$type: the game goes on" "$(cat out)" \
                        '^2g Gold: elephant e2 to e4'
        done
done

finish
