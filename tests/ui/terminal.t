#!/bin/sh
# The program in a real terminal: played, resized, stopped, hung up on and killed.

. "$(dirname "$0")/../tap.sh"
. "$(dirname "$0")/../tmux.sh"

# The program, which leaves the number of its process behind.
cat >"$work/run" <<END
echo \$\$ >"$work/pid"
exec "$KEYSTEPS" "\$@"
END

# A shell around the program tells how the terminal was before and after, and the
# status in which it ended.
cat >"$work/around" <<'END'
modes()
{
        stty -a | sed 's/rows [0-9]*; columns [0-9]*; //'
}
modes >"$work/before"
sh "$work/run" "$@"
echo "$?" >"$work/status"
modes >"$work/after"
echo "ended with $(cat "$work/status")"
END

start_around()
{
        start_columns=$1 start_rows=$2
        shift 2
        rm -f "$work/before" "$work/after"
        start "$start_columns" "$start_rows" work="$work" sh "$work/around" "$@"
}

enter()
{
        type_text "$1"
        keys Enter
}

set_up()
{
        enter ':quick'
        wait_for 'Enter sets up so'
        keys Enter
}

is_restored()
{
        is "$1" "$(cat "$work/after")" "$(cat "$work/before")"
}

# The number of the process that the program is.
program()
{
        cat "$work/pid"
}

# ---- A short game ------------------------------------------------------------

start_around 80 24 new
wait_for 'Gold sets up'
set_up
wait_for 'Silver sets up'
set_up
wait_for '2g  Gold to move'
type_text 'Ee4 H'
wait_for '\[E\]'
type_text 'b4'
wait_for '4 steps; Enter plays it'
keys Enter
wait_for '2s  Silver to move'
wait_for '2g   (Ee4 Hb4|Hb4 Ee4)'

# ---- Sizes -------------------------------------------------------------------

type_text 'ed5'
wait_for '\[e\]'
resize 20 5
wait_for 'keysteps needs 40x12'
wait_for '^> ed5'
resize 1 1
wait_gone 'keysteps'
resize 160 50
wait_for '│         │'
resize 40 12
wait_for '5 . . .\[e\]'
resize 80 24
wait_for '> ed5'
wait_for '2 steps; Enter plays it'
type_text 'x'
wait_for '> ed5x'
keys C-h
wait_for '2 steps; Enter plays it'
keys Enter
wait_for '3g  Gold to move'

# ---- Stopped and continued ---------------------------------------------------

enter ':quit'
wait_for 'ended with 0'
is_restored 'the terminal is as it was after :quit'

start 80 24 PS1='$ ' sh -i
wait_for '^\$'
enter "sh $work/run"
wait_for '1  Continue at 3g'
keys Enter
wait_for '3g  Gold to move'
type_text 'Ee'
wait_for '> Ee$'
keys C-z
wait_for '[Ss]topped'
enter 'echo $((6 * 7)) is shown'
wait_for '42 is shown'
enter 'fg'
wait_for '3g  Gold to move'
wait_for '> Ee$'

# ---- Killed, and hung up on --------------------------------------------------

keys Escape
wait_gone '> Ee$'
enter 'Mg3'
wait_for '3s  Silver to move'
kill -9 "$(program)"
wait_for '[Kk]illed'

start_around 80 24
wait_for '1  Continue at 3s'
keys Enter
wait_for '3g   Mg3'
wait_for '3s  Silver to move'
enter 'me5'
wait_for '4g  Gold to move'
process=$(program)
on_tmux kill-server
is_gone()
{
        ! kill -0 "$process" 2>/dev/null
}
until_so 'the program ends when its terminal is gone' is_gone
ok 'the program ends when its terminal is gone' is_gone

start_around 80 24
wait_for '1  Continue at 4g'
kill -TERM "$(program)"
wait_for 'ended with 143'
is_restored 'the terminal is as it was after SIGTERM'

start_around 80 24
wait_for '1  Continue at 4g'
kill -SEGV "$(program)"
wait_for 'ended with'
is_restored 'the terminal is as it was after a crash'

# ---- A terminal that has one screen only --------------------------------------

# Where it is not another screen that goes, the board stays and the line does not.
cat >"$work/below" <<END
sh "$work/run" "\$@"
printf '\nit is over\n'
END

start_below()
{
        start 80 24 TERM=vt100 sh "$work/below" "$@"
}

line_is_gone()
{
        like "$1: the board stays" "$(shot)" '7 . r . h . c'
        ok "$1: the line does not" screen_lacks "$2"
}

start_below new
wait_for 'Gold sets up'
set_up
wait_for 'Silver sets up'
set_up
wait_for '2g  Gold to move'
enter ':quit'
wait_for '^it is over'
line_is_gone 'after :quit' ':quit'

start_below
wait_for '1  Continue at 2g'
keys 1
wait_for '2g  Gold to move'
type_text 'Ee4 Hb3 and so on'
wait_for '> Ee4 Hb3 and so on'
kill -TERM "$(program)"
wait_for '^it is over'
line_is_gone 'after SIGTERM' 'and so on'

# ---- The line is the user's own ----------------------------------------------

echo 'bind -v' >"$HOME/.editrc"
start_around 80 24 new
wait_for 'Gold sets up'
type_text 'Ee2 Md2'
keys Escape
type_text '0cwHh2'
keys Escape
wait_for '> Hh2 Md2'
keys Enter
wait_for 'still to place'
wait_for '> Hh2 Md2'
keys C-c
enter ':undq'
wait_for 'no command :undq; is it :undo\?'
wait_for '> :undq'
keys C-c
enter ':quit!'
wait_for 'ended with 0'
rm "$HOME/.editrc"

start_around 80 24 new
wait_for 'Gold sets up'
keys Up
wait_for '> :quit!'
keys C-c
enter ':quit'
wait_for 'ended with 0'

# Another program runs and ends while this one does: the history has both.
start_around 80 24 new
wait_for 'Gold sets up'
enter ':flip'
wait_gone ':flip'
printf ':help\n:quit\n' >"$work/other"
KEYSTEPS_KEYS=$work/other "$KEYSTEPS" new </dev/null >/dev/null
enter ':quit'
wait_for 'ended with 0'
like 'two programs share a history: the one that ended first' \
        "$(cat "$XDG_STATE_HOME/keysteps/history")" '^:help'
like 'and the other' "$(cat "$XDG_STATE_HOME/keysteps/history")" '^:flip'

# ---- Terminals that will not do ----------------------------------------------

# The last words of a command that ends at once may be lost in tmux: a key ends it.
and_wait='"$1"; status=$?; read -r key; exit $status'
for type in nonesuch dumb ''; do
        start 80 24 TERM="$type" sh -c "$and_wait" sh "$KEYSTEPS"
        wait_for 'TERM'
        keys Enter
        wait_end
        is "TERM=$type: it says so and exits with 2" "$status" 2
done
exits 'no terminal: it says so and exits with 2' 2 "$KEYSTEPS" new
like 'and what it needs' "$(cat "$work/err")" 'needs a terminal'

finish
