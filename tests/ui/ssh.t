#!/bin/sh
# The program at the far end of a real ssh connection to 127.0.0.1, as on a server:
# with each kind of terminal, and with the connection cut in the middle of a game.

. "$(dirname "$0")/../tap.sh"

sshd=$(PATH=$PATH:/usr/sbin:/usr/local/sbin command -v sshd) || skip_all 'no sshd'
command -v ssh >/dev/null || skip_all 'no ssh'
if test "$(id -u)" -eq 0; then
        mkdir -p /run/sshd || skip_all 'sshd has no /run/sshd'
fi

. "$(dirname "$0")/../tmux.sh"

# ---- A server of the test's own ------------------------------------------------

ssh-keygen -q -t ed25519 -N '' -f "$work/host" </dev/null
ssh-keygen -q -t ed25519 -N '' -f "$work/user" </dev/null
cat >"$work/sshd_config" <<END
ListenAddress 127.0.0.1
HostKey $work/host
AuthorizedKeysFile $work/user.pub
PidFile none
StrictModes no
UsePAM no
PasswordAuthentication no
KbdInteractiveAuthentication no
PermitRootLogin prohibit-password
END

# Begin to listen at a port; false when it is not free.
listen_at()
{
        "$sshd" -D -e -f "$work/sshd_config" -p "$1" 2>"$work/sshd.log" &
        server=$!
        until grep -q '^Server listening' "$work/sshd.log"; do
                kill -0 "$server" 2>/dev/null || return
                sleep 0.02
        done
}

port=$((20000 + $$ % 20000))
tries=0
until listen_at "$port"; do
        tries=$((tries + 1))
        test "$tries" -lt 20 || skip_all "sshd does not start: $(tail -n 1 "$work/sshd.log")"
        port=$((port + 1))
done
at_exit 'kill "$server"'

# What runs at the far end; sshd hands on nothing but the terminal's kind.
cat >"$work/far" <<END
export HOME='$HOME' XDG_STATE_HOME='$XDG_STATE_HOME' XDG_CONFIG_HOME='$XDG_CONFIG_HOME'
export XDG_DATA_HOME='$XDG_DATA_HOME' TZ=UTC LC_ALL=C.UTF-8
sh -c 'echo \$\$ >"$work/pid"; exec "$KEYSTEPS" "\$@"' keysteps "\$@"
echo "ended with \$?"
END

# log_in COLUMNS ROWS TERM ARGUMENT...: the program with these arguments, over there.
log_in()
{
        log_in_columns=$1 log_in_rows=$2 log_in_term=$3
        shift 3
        start "$log_in_columns" "$log_in_rows" TERM="$log_in_term" \
                ssh -F /dev/null -tt -q -p "$port" -i "$work/user" \
                -o IdentitiesOnly=yes -o BatchMode=yes -o StrictHostKeyChecking=no \
                -o UserKnownHostsFile=/dev/null \
                127.0.0.1 sh "$work/far" "$@"
}

enter()
{
        type_text "$1"
        keys Enter
}

set_up()
{
        enter "$1"
        wait_for 'Enter sets up so'
        keys Enter
}

# ---- Every kind of terminal ------------------------------------------------------

for term in xterm-256color xterm vt100 linux screen; do
        if ! infocmp "$term" >"$work/out" 2>&1; then
                skip "$term" 'no description of it here'
                continue
        fi
        log_in 80 24 "$term"
        wait_for 'n  New game' && pass "$term: the start screen"
        enter ':quit'
        wait_for '^ended with 0' && pass "$term: left"
done

log_in 80 24 dumb
wait_for '^ended with 2'
like 'dumb: says what to type' "$(shot)" 'keysteps --plain'

# ---- A game, and the connection cut in the middle ---------------------------------

log_in 80 24 xterm-256color
wait_for 'n  New game'
keys n
wait_for 'Setup .*Standard'
keys Right Right
wait_for 'Setup .*Freestyle'
keys Enter
wait_for 'Gold sets up'
set_up 'Ra7 Ed4'
wait_for 'Silver sets up'
type_text 'rh3 e'
wait_for 'rh3 e'
kill -KILL "$(terminal_pid)"
wait_end
pass 'the connection is cut'

# The program over there notices.
is_gone()
{
        ! kill -0 "$(cat "$work/pid")" 2>/dev/null
}
until_so 'the program ends' is_gone && pass 'the program ends'

log_in 80 24 xterm-256color
wait_for 'Continue at 1s'
keys Enter
wait_for 'Silver sets up'
set_up 'rh3 ee5'
wait_for '2g  Gold to move'
enter 'Ra8'
wait_for 'Gold wins by goal' && pass 'the game is played to its end'
enter ':quit!'
wait_for '^ended with 0' && pass 'left'

finish
