#!/bin/sh
# The manual tells of every option and command that there is, and of no other.

. "$(dirname "$0")/../tap.sh"
cd "$work" || exit 99
page=$srcdir/man/keysteps.6

# ---- Options -----------------------------------------------------------------

# Every option in the help of the program and its commands; and in the page.
for command in '' resolve count check convert show help; do
        "$KEYSTEPS" $command --help
done | grep -Eo -e '--[a-z]+(-[a-z]+)*' | sort -u >offered
sed 's/\\-/-/g' "$page" | grep -Eo -e '--[a-z]+(-[a-z]+)*' | sort -u >told
is 'the manual tells of every option' "$(comm -23 offered told)" ''
is 'and of no other' "$(comm -13 offered told | grep -vx -e --)" ''

# ---- Commands of the screen --------------------------------------------------

# The rows of the table: NAME KEY...
sed -n 's/^ *X(\([a-z]*\), [^"]*"\([^"]*\)".*/\1 \2/p' "$srcdir/src/ui/command.h" |
        sed 's/ *$//' >rows
# The same from the page: ".B :name" or ".BI :name\~ argument", and ".BR key ,\~ key ."
# after a line that ends with a colon.
sed -n '/^\.\\" commands begin/,/^\.\\" commands end/p' "$page" | awk '
        /^\.BI? :/ && !keys {
                if (name) print name
                name = $2
                gsub(/[:\\~]/, "", name)
        }
        keys {
                sub(/^\.BR /, "")
                sub(/ \.$/, "")
                gsub(/ ,\\~ /, " ")
                sub(/^\\&/, "")
                name = name " " $0
        }
        { keys = /^Keys?.*:$/ }
        END { print name }' >pages
ok 'the table of commands has rows' test -s rows
is 'the manual lists the commands of the screen with their keys' "$(sort pages)" "$(sort rows)"

# ---- Settings and formats ----------------------------------------------------

# named BEGIN-END: the names that a part of the page has, ".B name" behind ".TP"
named()
{
        sed -n "/^\.\\\\\" $1 begin/,/^\.\\\\\" $1 end/p" "$page" |
                awk '/^\.B / && heading { print $2 } { heading = /^\.TP/ }' | sort
}

# rows TABLE FILE: the first argument of each row of a table of macros, quotes left out
rows()
{
        sed -n "/define $1(X)/,/[^\\\\]\$/p" "$srcdir/src/ui/$2" |
                sed -nE 's/^ *X\(([A-Z_]*, *)?"?([a-z-]+)"?.*/\2/p' | sort
}

is 'the manual lists the settings' "$(named settings)" \
        "$(sed -n 's/^ *X(\([a-z]*\), SETTING_.*/\1/p' "$srcdir/src/ui/settings.h" | sort)"
is 'and the formats that are written, as the help does' "$(named formats)" \
        "$("$KEYSTEPS" convert --help | sed -n 's/^  \([a-z][a-z]*\)  .*/\1/p' | sort)"
page=$srcdir/man/keystepsrc.5
is 'keystepsrc.5 lists the settings' "$(named settings)" "$(rows SETTINGS settings.h)"
is 'and the styles' "$(named styles | sed 's/\\-/-/')" "$(rows STYLES_TABLE theme.h)"
is 'and the places of keys' "$(named places)" "$(rows COMMAND_PLACES command.h)"
page=$srcdir/man/keysteps.6

# words BEGIN-END: what is bold in a part of keystepsrc.5
words()
{
        sed -n "/^\.\\\\\" $1 begin/,/^\.\\\\\" $1 end/p" "$srcdir/man/keystepsrc.5" |
                sed -n 's/^\.BR* \([^ ]*\).*/\1/p' | sort
}
# names FILE: the names in its tables
names()
{
        sed -n 's/^ *{ "\([A-Za-z0-9]*\)", .*/\1/p' "$srcdir/src/ui/$1" | sort -u
}
is 'and the names of keys' "$(words keys)" "$(names key.c)"
is 'and of colors and attributes' "$( (words colors; words attributes) | sort)" "$(names theme.c)"
sed -n '/^\.\\" example begins/,/^\.\\" example ends/p' "$srcdir/man/keystepsrc.5" |
        sed '/^\./d; s/\\-/-/g' >keystepsrc
mkdir -p "$XDG_CONFIG_HOME/keysteps/themes"
cp "$srcdir"/themes/[a-z]* "$XDG_CONFIG_HOME/keysteps/themes"
ok 'its example is a good one' "$KEYSTEPS" --config=keystepsrc --print-config
echo '1g Ee2' >position
for format in $(named formats); do
        "$KEYSTEPS" convert --to=$format position >out 2>err
        unlike "$format is one" "$(cat err)" "no format"
done

# ---- Examples ----------------------------------------------------------------

# Those that need no file: a line "$ echo ... | keysteps ..." and what it prints.
sed -e 's/\\-/-/g' -e "s/\\\\(aq/'/g" "$page" >plain
grep '^\$ echo' plain >examples
while read -r _ example; do
        command=$(echo "$example" | sed 's/keysteps/"$KEYSTEPS"/')
        is "example: $example" "$(eval "$command")" \
                "$(grep -A 1 -F "$example" plain | tail -n 1)"
done <examples

# The record is read, and written as it stands there.
sed -n '/^\.\\" example begins/,/^\.\\" example ends/p' "$srcdir/man/keysteps-record.5" |
        sed '/^\.\\"/d' >record
is 'the record of keysteps-record.5 is a good one' "$("$KEYSTEPS" check record | cut -f 3-5)" \
        "$(printf '7\tgold resignation\tok')"
is 'and is written as it stands there' "$("$KEYSTEPS" convert record)" "$(cat record)"

# ---- The pages ---------------------------------------------------------------

for page in keysteps.6 keystepsrc.5 keysteps-record.5 libarimaa.3; do
        if command -v groff >/dev/null; then
                is "$page is clean" \
                        "$(groff -man -ww -z -Tutf8 -rF0 "$srcdir/man/$page" 2>&1)" ''
        else
                skip "$page is clean" 'no groff'
        fi
done

finish
