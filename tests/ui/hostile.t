#!/bin/sh
# Nothing of a file reaches the terminal but printable characters.

. "$(dirname "$0")/../tap.sh"
. "$(dirname "$0")/../screen.sh"
cd "$work" || exit 99

# Each line: what is in the file, in the escapes of printf(1).
cat >attacks <<'END'
\001\002\003\004\005\006\007\010
\013\014\016\017\020\021\022\023
\024\025\026\027\030\031\032\033
\034\035\036\037\177
\302\200\302\204\302\205\302\215\302\220
\302\233 31m\302\234\302\235 0;title\302\236\302\237
\200\233\235\377
\033[31m\033[2J\033[H
\033]0;title\007
\033]52;c;aGVsbG8=\007
\033P+q544e\033\\
\033_APC\033\\
\033c\033#8\033(0
\342\200\256evil\342\200\254
\342\200\252\342\200\253\342\200\255
\342\201\246\342\201\247\342\201\250\342\201\251
\342\200\213\342\200\215\357\273\277
\342\200\250\342\200\251
\303\050\240\241\342\050\241
\360\200\200\200\355\240\200
\364\220\200\200\370\210\200\200\200
\315\217\314\210\363\240\200\201
END

setups='1g Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2
1s ra7 hb7 cc7 md7 ee7 cf7 hg7 rh7 ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8'

# Where in a file the attack stands.
in_a_tag()
{
        printf '[Event "%s"]\n[Gold "%s"]\n[Silver "B"]\n\n%s\n2g Ee2n\n*\n' "$1" "$1" "$setups"
}
in_a_comment()
{
        printf '[Event "x"]\n\n%s\n2g Ee2n {a %s b}\n*\n' "$setups" "$1"
}
in_a_name()
{
        printf '[%s "x"]\n[Gold "A"]\n\n%s\n2g Ee2n\n*\n' "$1" "$setups"
}
in_a_move()
{
        printf '[Event "x"]\n\n%s\n2g Ee2n\n2s %s\n*\n' "$setups" "$1"
}
in_another_game()
{
        in_a_tag "$1"
        echo
        in_a_tag "$1"
}

# Whether all of a file is printable, or ends of lines.  What turns the direction of
# text, or has no width, counts as printable with some, so it is looked for by itself.
unseen=$(printf '\342\200[\213-\217\250-\256]|\342\201[\240-\257]|\357\273\277')
is_printable()
{
        ! LC_ALL=C.UTF-8 grep -aqv '^[[:print:]]*$' "$1" && ! LC_ALL=C grep -aqE "$unseen" "$1"
}

# The look itself is looked at: each attack is one.
while IFS= read -r attack; do
        printf "$attack\n" >raw
        is_printable raw && printf "%s\n" "$attack"
done <attacks >missed
is 'the attacks are such' "$(cat missed)" '\315\217\314\210\363\240\200\201'

# dumped FILE: the screens on which its text stands, beside the board and elsewhere
dumped()
{
        printf '   {dump}\t{dump}\t{dump}\n{dump}:find a\n{dump}:quit\n{dump}' |
                screen 80x24 "$1" 2>>said
        printf '> {dump}\t{dump}' | screen 40x12 --ascii "$1" 2>>said
}

for place in in_a_tag in_a_comment in_a_name in_a_move in_another_game; do
        : >bad
        while IFS= read -r attack; do
                "$place" "$(printf "$attack")" >file
                : >said
                dumped file >screens
                is_printable screens || printf "screens: %s\n" "$attack" >>bad
                is_printable said || printf "said: %s\n" "$attack" >>bad
        done <attacks
        is "$place: every control sequence is shown as what it is not" "$(cat bad)" ''
done

# The same through a real terminal, which would obey.
if command -v tmux >/dev/null; then
        . "$srcdir/tests/tmux.sh"
        tmux_title()
        {
                on_tmux display-message -p -t test '#{pane_title}'
        }
        in_a_tag "$(printf '\033]0;obeyed\007\033[2J\302\2330;0H')" >file
        start 80 24 "$KEYSTEPS" ./file
        wait_for '2g +Ee3'
        keys Tab Tab
        wait_for 'Event +\?\]0;obeyed'
        unlike 'the title of the terminal stays' "$(tmux_title)" obeyed
        keys :
        type_text 'quit'
        keys Enter
        wait_end
else
        skip 'the title of the terminal stays' 'no tmux'
fi

finish
