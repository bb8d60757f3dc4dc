# tmux.sh - a real terminal for a test: tmux holds it, keys go in, one looks at it.
#
#   start COLUMNS ROWS COMMAND...       open it; words and NAME=VALUE as for env(1)
#   keys KEY...                         press keys, named as tmux does: Enter C-c Up
#   type_text TEXT                      type the text as it stands
#   shot                                write the screen to standard output
#   wait_for PATTERN                    until a line of it matches (extended regexp)
#   wait_gone PATTERN                   until no line does
#   wait_end                            until the command has ended; sets $status,
#                                       128 + its number when a signal ended it
#   resize COLUMNS ROWS
#   terminal_pid                        the process in it
#
# A wait looks at the screen again and again, and after $patience seconds fails the
# test and shows the screen.  There is nothing else to synchronise by: never sleep.
# Screens are left open after their command, so that its last words can be read.
#
# Read after tap.sh.

command -v tmux >/dev/null || skip_all "tmux is not installed"

tmux_socket=$work/tmux
tmux_starts=0
patience=30
at_exit 'on_tmux kill-server 2>/dev/null'

on_tmux()
{
        tmux -S "$tmux_socket" -f /dev/null "$@"
}

start()
{
        tmux_columns=$1 tmux_rows=$2
        shift 2
        on_tmux kill-server 2>/dev/null
        # A server that is about to go would still be found at the old socket.
        tmux_starts=$((tmux_starts + 1)) tmux_socket=$work/tmux$tmux_starts
        on_tmux start-server \; \
                set-option -g status off \; \
                set-option -g remain-on-exit on \; \
                set-option -g remain-on-exit-format '' \; \
                set-option -g escape-time 0 \; \
                set-option -g default-terminal tmux-256color \; \
                set-option -g default-shell /bin/sh \; \
                new-session -d -s test -x "$tmux_columns" -y "$tmux_rows" -- env "$@"
}

keys()
{
        on_tmux send-keys -t test "$@"
}

type_text()
{
        on_tmux send-keys -t test -l -- "$1"
}

shot()
{
        on_tmux capture-pane -p -t test
}

resize()
{
        on_tmux resize-window -t test -x "$1" -y "$2"
}

terminal_pid()
{
        on_tmux display-message -p -t test '#{pane_pid}'
}

screen_has()
{
        shot | grep -Eq -e "$1"
}

screen_lacks()
{
        ! screen_has "$1"
}

# Of a command that has ended tmux knows a status or a signal once it has reaped it.
# tmux 3.3a can miss that a short-lived one ended, so it is told to look.
command_ended()
{
        kill -s CHLD "$(on_tmux display-message -p '#{pid}')"
        status=$(on_tmux display-message -p -t test '#{pane_dead_status}')
        test -n "$status" && return
        status=$(on_tmux display-message -p -t test '#{pane_dead_signal}')
        test -n "$status" && status=$((status + 128))
}

# until_so NAME COMMAND...: is it so in time?
until_so()
{
        tmux_name=$1
        shift
        tmux_deadline=$(($(date +%s) + patience))
        until "$@"; do
                if test "$(date +%s)" -gt "$tmux_deadline"; then
                        fail "$tmux_name" "not within $patience seconds; the screen:" "$(shot)"
                        return 1
                fi
                sleep 0.02
        done
}

wait_for()
{
        until_so "the screen shows: $1" screen_has "$1"
}

wait_gone()
{
        until_so "the screen shows no more: $1" screen_lacks "$1"
}

wait_end()
{
        until_so "the command ends" command_ended
}
