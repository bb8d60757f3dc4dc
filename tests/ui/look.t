#!/bin/sh
# What reaches real terminals: colours by what terminfo tells, the title, the bell.

. "$(dirname "$0")/../tap.sh"
. "$(dirname "$0")/../tmux.sh"

# looks TERM PATTERN NOT-PATTERN [NAME=VALUE]: how a gold elephant is drawn there
looks()
{
        if ! infocmp "$1" >/dev/null 2>&1; then
                skip "$1" 'this machine does not know it'
                return
        fi
        start 80 24 TERM="$1" ${4:+"$4"} "$KEYSTEPS" new
        wait_for 'Gold sets up'
        type_text 'Ee2'
        wait_for '^ 2 .* E '
        on_tmux capture-pane -p -e -t test >"$work/shot"
        like "$1 ${4:-}: as it should be" "$(cat "$work/shot")" "$2"
        unlike "$1 ${4:-}: and not otherwise" "$(cat "$work/shot")" "$3"
}

escape=$(printf '\033')
looks xterm-256color "$escape\[38;5;178mE" "$escape\[3[0-7]m"
looks xterm "$escape\[33mE" '38;5'
looks linux "$escape\[33mE" '38;5'
looks screen "$escape\[33mE" '38;5'
looks vt100 "$escape\[1mE" "$escape\[3[0-8]"
looks xterm-256color "$escape\[1mE" "$escape\[3[0-8]" NO_COLOR=1
looks xterm-256color "$escape\[38;5;178mE" "$escape\[3[0-7]m" NO_COLOR=

# ---- The title ---------------------------------------------------------------

# The title that the terminal has, once it is this one.
wait_title()
{
        wait_tries=0
        until on_tmux display-message -p -t test '#{pane_title}' | grep -qxE "$1"; do
                wait_tries=$((wait_tries + 1))
                test "$wait_tries" -lt 400 || break
        done
        like "the title becomes: $1" "$(on_tmux display-message -p -t test '#{pane_title}')" "^$1\$"
}

start 80 24 TERM=xterm-256color sh -c "printf '\033]2;mine\007'; '$KEYSTEPS' new; echo ended"
wait_for 'Gold sets up'
wait_title mine
type_text ':set title'
keys Enter
wait_title '1g  Gold sets up - Standard - keysteps'
type_text ':quick'
keys Enter
wait_for 'Enter sets up so'
keys Enter
wait_title '1s  Silver sets up - Standard - keysteps'
type_text ':quit'
keys Enter
wait_for ended
wait_title '(|mine)'

start 80 24 TERM=xterm-256color sh -c "printf '\033]2;mine\007'
        sh -c 'echo \$\$ >$work/pid; exec $KEYSTEPS new'; echo ended"
wait_for 'Gold sets up'
type_text ':set title'
keys Enter
wait_title '1g  Gold sets up - Standard - keysteps'
kill -s SEGV "$(cat "$work/pid")"
wait_for ended
wait_title '(|mine)'

# ---- The bell ----------------------------------------------------------------

# What the program writes, in a file.
start 80 24 TERM=xterm-256color sh -c "'$KEYSTEPS' new; echo ended"
on_tmux pipe-pane -t test -O "cat >'$work/written'"
wait_for 'Gold sets up'
type_text ':quick'
keys Enter
wait_for 'Enter sets up so'
keys Enter
wait_for 'Silver sets up'
is 'the bell is silent' "$(tr -dc '\007' <"$work/written" | wc -c)" 0
type_text ':set bell'
keys Enter
wait_for '^ bell'
type_text ':quick'
keys Enter
wait_for 'Enter sets up so'
keys Enter
wait_for '2g  Gold to move'
type_text ':quit'
keys Enter
wait_for ended
is 'it rings when a turn has been played' "$(tr -dc '\007' <"$work/written" | wc -c)" 1

finish
