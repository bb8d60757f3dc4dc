#!/bin/sh
# Annotation in a real terminal: the editor, the clipboard, kill -9.

. "$(dirname "$0")/../tap.sh"
. "$(dirname "$0")/../tmux.sh"
cd "$work" || exit 99

cat >game.pgn <<'END'
[Gold "Anna"]
[Silver "Bela"]

1g Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2
1s ra7 hb7 cc7 md7 ee7 cf7 hg7 rh7 ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8
2g Ee2n Ee3n
2s ee7s ee6s
3g Md2n
3s md7s
*
END

# The editor of this player: it shows how the terminal is, waits for a key, writes.
cat >editor <<'END'
stty -a | sed 's/rows [0-9]*; columns [0-9]*; //' >"$work/edited-in"
echo "EDITING $(cat "$1")"
read -r answer
echo "$answer" >"$1"
END
cat >around <<'END'
stty -a | sed 's/rows [0-9]*; columns [0-9]*; //' >"$work/before"
sh -c 'echo $$ >"$work/pid"; exec "$KEYSTEPS" "$@"' keysteps "$@"
echo "ended with $?"
END

start_around()
{
        start 80 24 work="$work" VISUAL="sh $work/editor" sh "$work/around" "$@"
}

enter()
{
        type_text "$1"
        keys Enter
}

start_around game.pgn
wait_for '> 1s'
keys Space
wait_for '> 2g   Ee4'
enter 'hg5'
wait_for '> +2s   hg5'
enter ':comment Slower'
wait_for '2s   hg5  Slower'
enter ':comment'
wait_for 'EDITING Slower'
is 'the editor has the terminal as the shell left it' "$(cat edited-in)" "$(cat before)"
enter 'Much slower'
wait_for '2s   hg5  Much slower'
enter ':glyph ?!'
wait_for '2s   hg5 \?!'

# ---- Nothing is lost ---------------------------------------------------------

kill -9 "$(cat pid)"
wait_for 'ended with 137'
start_around
wait_for '1  Annotate game.pgn'
keys 1
wait_for 'Anna - Bela'
wait_for '> +2s   hg5 \?!  Much slower'
enter ':save'
wait_for 'saved: .*game.pgn'
like 'the file has the variation' "$(cat game.pgn)" 'Much slower'

# ---- The clipboard -----------------------------------------------------------

on_tmux set-option -s set-clipboard on
enter ':set clipboard'
wait_for ' clipboard$'
enter ':copy move official'
wait_for ' sent to the terminal$'
has_copied()
{
        test "$(on_tmux show-buffer 2>/dev/null)" = 'hg7s hg6s'
}
until_so 'the clipboard of the terminal has the move' has_copied
ok 'the clipboard of the terminal has the move' has_copied

# ---- Going on by itself ------------------------------------------------------

keys '<'
enter ':play 1'
wait_for 'going on'
wait_for '> 2g   Ee4'
keys .
wait_gone 'going on'

resize 40 12
enter ':find slower'
wait_for '> +2s   hg5'
keys Tab
wait_for 'Much slower'
enter ':quit'
wait_for 'ended with 0'

finish
