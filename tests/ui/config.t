#!/bin/sh
# keystepsrc, themes, and what they make of the screen.

. "$(dirname "$0")/../tap.sh"
. "$(dirname "$0")/../screen.sh"

mkdir -p "$XDG_CONFIG_HOME/keysteps/themes"
rc=$XDG_CONFIG_HOME/keysteps/keystepsrc
cd "$work" || exit 99

# config [OPTION...] <<'END': the configuration with the text that follows as the file
config()
{
        cat >"$rc"
        "$KEYSTEPS" "$@" --print-config 2>err
}

# complains NAME COLUMN WORDS LINE: the line alone is wrong there, and so it is said
complains()
{
        printf '# a comment\n%s\nset seconds 7\n' "$4" >"$rc"
        "$KEYSTEPS" --print-config >out 2>err
        like "$1" "$(cat err)" "^$rc:2:$2: .*$3"
        is "$1: nothing else is wrong" "$(wc -l <err)" 1
        like "$1: the rest is obeyed" "$(cat out)" '^set seconds 7$'
}

# ---- What is printed reads back ----------------------------------------------

"$KEYSTEPS" --print-config >first 2>err
is 'without a file nothing is wrong' "$(cat err)" ''
like 'all is printed: settings' "$(cat first)" '^set board auto$'
like 'styles' "$(cat first)" '^color gold 178/yellow default bold$'
like 'and keys' "$(cat first)" '^bind board Left back$'
exits 'a configuration that is right is status 0' 0 "$KEYSTEPS" --config=first --print-config
is 'it reads back to the same' "$(cat out)" "$(cat first)"

config >changed <<'END'
set ascii
  set	notation   official

:set pieces chess
color mark brightgreen 17/black bold dim reverse underline
color trap 200
bind board Q quick 99of9
bind board # fl
bind help F12 close
bind F10 :quit!
unbind board Left
unbind Esc
END
is 'a file with blanks, tabs, colons and empty lines is right' "$(cat err)" ''
like 'it is obeyed' "$(cat changed)" '^set notation official$'
like 'a key with its whole line' "$(cat changed)" '^bind board Q quick 99of9$'
like 'a key everywhere' "$(cat changed)" '^bind games F10 quit!$'
like 'and a key that has lost its command' "$(cat changed)" '^unbind board Left$'
like 'a color for all terminals and one for some' "$(cat changed)" \
        '^color mark brightgreen 17/black bold dim reverse underline$'
"$KEYSTEPS" --config=changed --print-config >again 2>err
is 'what was changed reads back to the same' "$(cat again)" "$(cat changed)"
is 'without complaint' "$(cat err)" ''
printf 'set ascii\r\nset seconds 5' | config >out
like 'line ends of other systems pass' "$(cat err out)" '^set ascii$'
like 'and a last line without one' "$(cat out)" '^set seconds 5$'

# ---- What is wrong -----------------------------------------------------------

complains 'no setting' 5 'no setting sevens' 'set sevens 5'
complains 'no value of it' 13 'from 1 to 60' 'set seconds 500'
complains 'a value too much' 11 'on or off' 'set ascii 1'
complains 'no command' 1 'no command sett .*set bind unbind color theme' 'sett ascii'
complains 'a command that has no place here' 3 'no command quit' '  quit'
complains 'no place and no key' 6 'no key boardd' 'bind boardd Q flip'
complains 'no key' 12 'no key Qu' 'bind board Qu flip'
complains 'no command for the key' 14 'no command :flup; is it :flip' 'bind board Q flup'
complains 'a key that has to be typed' 12 'begins a move' 'bind board E flip'
complains 'nothing to unbind' 15 'nothing is bound' 'unbind board  Q'
complains 'no style' 7 'no style golden' 'color golden red'
complains 'no color' 12 'no colour rot' 'color gold rot'
complains 'no color so large' 12 'no colour 256' 'color gold 256'
complains 'no color of few' 12 'no colour 20/20' 'color gold 20/20'
complains 'no attribute' 24 'bald is no' 'color gold red default bald'
complains 'columns are characters' 14 'no command :flup' 'bind board é flup'
complains 'no theme' 7 'no theme dusk' 'theme dusk'
complains 'no way out of the themes' 7 'no theme' 'theme ../../x'
complains 'nothing behind it' 4 'missing' 'set'

printf 'set x\nset y\nset z\n' >"$rc"
exits 'what is wrong is status 1' 1 "$KEYSTEPS" --print-config
is 'all of it is told' "$(cut -d : -f 2 err | tr '\n' ' ')" '1 2 3 '
printf 'set \033[31mx\n' >"$rc"
"$KEYSTEPS" --print-config >out 2>err
unlike 'nothing that is not printable reaches the terminal' "$(cat err)" "$(printf '\033')"
head -c 5000 /dev/zero | tr '\0' a >"$rc"
"$KEYSTEPS" --print-config >out 2>err
like 'a line too long' "$(cat err)" ':1:1: .*too long'
head -c 300 /bin/sh >"$rc"
exits 'a file that is none' 1 "$KEYSTEPS" --print-config
exits 'a file that is not there' 1 "$KEYSTEPS" --config=nowhere --print-config
is 'it is told' "$(cat err)" 'nowhere: No such file or directory'
mkfifo fifo
exits 'a pipe, for which one would wait' 1 "$KEYSTEPS" --config=fifo --print-config
is 'it is told' "$(cat err)" 'fifo: this is no regular file'
exits 'a device that never ends' 1 "$KEYSTEPS" --config=/dev/zero --print-config
is 'it is told' "$(cat err)" '/dev/zero: this is no regular file'
exits '/dev/null is an empty file' 0 "$KEYSTEPS" --config=/dev/null --print-config
echo 'set ascii' >real
ln -s real link
exits 'a symbolic link to a file is one' 0 "$KEYSTEPS" --config=link --print-config
like 'it is obeyed' "$(cat out)" '^set ascii$'

printf 'set ascii\nset bord 4x2\n' >"$rc"
like 'on the screen it is told at the start' \
        "$(: | screen 120x24 new 2>err)" '^ *keystepsrc:2:5: there is no setting bord'
like 'and on standard error' "$(cat err)" "^$rc:2:5: "
printf 'set bord 4x2\nset x\nset y\n' >"$rc"
printf '' | screen 80x24 >out 2>err
like 'of several mistakes the first' "$(cat out)" '^ keystepsrc:1:5: there is no setting bord'
like 'and how many more there are' "$(cat out)" '^ and 2 more; '

# ---- Themes ------------------------------------------------------------------

for theme in "$srcdir"/themes/[a-z]*; do
        case $theme in *.am) continue ;; esac
        name=$(basename "$theme")
        cp "$theme" "$XDG_CONFIG_HOME/keysteps/themes/$name"
        echo "theme $name" | config >out
        is "the theme $name is right" "$(cat err)" ''
        unlike "and is another one than the default" "$(cat out)" '^color gold 178/yellow default bold$'
        is "and tells of every style" "$(grep -c '^color' "$theme")" "$(grep -c ^color first)"
done
printf 'color gold red bold\nset ascii\n' >"$XDG_CONFIG_HOME/keysteps/themes/mine"
printf 'theme mine\n' | config >out
like 'a theme holds nothing but colors' "$(cat err)" 'mine:2:1: no command set .*: color$'
like 'those are obeyed' "$(cat out)" '^color gold red default bold$'
printf 'colour\ncolor gold golden\n' >"$XDG_CONFIG_HOME/keysteps/themes/wrong"
echo 'theme wrong' | config >out
is 'all that is wrong in a theme is told, a line each' \
        "$(sed 's/^.*keystepsrc:\(.*\): .*/\1/' err | tr '\n' ' ')" \
        '1:7: wrong:1:1: no command colour of this file; there are 1:7: wrong:2:12 '
mkfifo "$XDG_CONFIG_HOME/keysteps/themes/pipe"
echo 'theme pipe' | config >out
like 'a theme that is a pipe is refused' "$(cat err)" '1:7: pipe: this is no regular file$'
rm "$XDG_CONFIG_HOME/keysteps/themes/pipe"
printf 'theme mine\ntheme default\n' | config >out
like 'the default theme is what there is by itself' "$(cat out)" '^color gold 178/yellow default bold$'

# ---- On the screen -----------------------------------------------------------

printf 'bind board Q quick 99of9\nbind board ~ set pieces chess\nunbind board %%\n' >"$rc"
like 'a bound key gives its command' "$(printf 'Q\n' | screen 80x24 new)" '1s  Silver sets up'
like 'with what is behind it' "$(printf 'Q~' | screen 80x24 new)" '♔E'
like 'the keys of the help are those that are bound' \
        "$(printf ':bind board ^G games\n:help keys\n' | screen 80x60 new)" \
        'l \^G  *list the games'
rm "$rc"
like 'binding on the line' "$(printf ':bind board Q fl\nQ' | screen 80x24 new)" '^ >?g  h   g   f'
like 'what a key does' "$(printf ':bind Tab\n' | screen 80x24 new)" '^ board: panel'
like 'a refused one stays to be mended' "$(printf ':bind board E flip\n' | screen 80x24 new)" \
        '^ > :bind board E flip'
like 'colors on the line' "$(printf ':color gold red\n' | screen 80x24 new)" '^ gold red default$'
like 'a theme on the line' "$(printf ':theme nothing\n' | screen 80x24 new)" 'there is no theme nothing'

# ---- What is told of keys --------------------------------------------------

bare='unbind board Right\nunbind board Space\nunbind board +\nbind board Z forward'
printf "$bare\nunbind board Tab\nunbind help Esc\nunbind help q\nbind help k close\n" >"$rc"
like 'of turns back and on' "$(printf ':quick\n\n:start\n' | screen 80x24 new)" \
        '^ Left and Z: turns; , and [.]: steps'
like 'a command without a key goes by its name' \
        "$(printf ':quick\n\n:resign\ny%%%%:start\n' | screen 80x24 new)" \
        '^ Left, Z: turns; :panel: more; [?]: help'
like 'in the help' "$(printf ':help\n' | screen 80x24 new)" 'a topic; k leaves'
printf 'bind start n quit\nbind start Z new\nbind start o help\nunbind start q\n' >"$rc"
printf '' | screen 80x24 >out
like 'in the menu at the start' "$(cat out)" '  Z  New game$'
like 'a key that does something else is not told there' "$(cat out)" '     Open a file$'
like 'one that is bound is' "$(cat out)" '  n  *Quit$'
like 'a key of the menu that is bound does what it is bound to' \
        "$(printf 'o' | screen 80x24)" '^ Help '
unlike 'and one that is unbound nothing' "$(printf 'q{dump}' | screen 80x24 | head -1)" '^$'
for size in 40x12 80x24; do
        like "what ends the choice of a new game is in sight at $size" \
                "$(printf 'Z' | screen $size)" '^ Enter begins; F1: rules; Esc: back$'
done
rm "$rc"

# ---- Tab ---------------------------------------------------------------------

# completes NAME KEYS PATTERN: what stands in the line after Tab, or is offered
completes()
{
        like "$1" "$(printf "$2\t" | screen 80x24 new)" "$3"
}
completes 'a setting' ':set pi' '^ > :set pieces'
completes 'a switch to be turned off' ':set nob' '^ > :set nobell'
completes 'a value' ':set pieces c' '^ > :set pieces chess'
completes 'values' ':set colors ' '16 256 8 auto none'
completes 'a place of keys' ':bind ga' '^ > :bind games'
completes 'a key behind it' ':bind board BackT' '^ > :bind board BackTab'
completes 'a key without it' ':unbind BackT' '^ > :unbind BackTab'
completes 'the command for the key' ':bind board Q varb' '^ > :bind board Q varback'
completes 'a style' ':color gold-m' '^ > :color gold-moved'
completes 'a color' ':color gold mag' '^ > :color gold magenta'
completes 'an attribute' ':color gold red bol' '^ > :color gold red bold'
completes 'a theme' ':theme con' '^ > :theme contrast'

finish
