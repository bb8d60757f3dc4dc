#!/bin/sh
# What the README shows is what one sees: the picture, and the first moves.

. "$(dirname "$0")/../tap.sh"
cd "$work" || exit 99
readme=$srcdir/README.md

# screen TEXT...: the screen after the text was typed
screen()
{
        printf "$@" >keys
        KEYSTEPS_KEYS=keys "$KEYSTEPS" --ascii | sed 's/ *$//'
}

picture()
{
        awk '/^```$/ { if (inside) exit; inside = 1; next } inside' "$readme"
}

is 'the picture is the screen after these turns and "hx"' \
        "$(screen 'n\n:quick\n\n:quick\n\nEe5 Hb3\nhf4\nhx')" "$(picture)"

# The section "The first move", as it is told there.
screen 'n\n:quick\n\n:quick\n\nEe4 Hb4' >shown
like 'the first move: four steps are understood' "$(cat shown)" '^ 4 steps'
screen 'n\n:quick\n\n:quick\n\nEe4 Hb4\ned5 hg5\n' >shown
like 'the first move: it is played' "$(cat shown)" ' 2g .*Ee4'
like 'the first move: and Silver'\''s' "$(cat shown)" ' 2s .*ed5'
screen 'n\nEe2 Md2 Hb2 Hg2 Dd1 De1 Cc2 Cf2\n\n' >shown
like 'the first move: pieces placed by hand' "$(cat shown)" ' 1g .*Ee2'
like 'the first move: the rabbits fill in' "$(cat shown)" '^ 1 \| R \| R \| R \| D \| D \| R \| R \| R \|'

# The commands of the section "Scripts".
sed -n "s/^    \(echo .* | \)keysteps \(.*\)/\1\"\$KEYSTEPS\" \2/p" "$readme" >script
ok 'the first command for scripts runs' sh script
like 'and resolves its move' "$(cat out)" '^resolved'

finish
