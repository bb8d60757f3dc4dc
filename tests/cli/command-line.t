#!/bin/sh
# What every command line has in common: help, versions, mistakes, exit statuses.

. "$(dirname "$0")/../tap.sh"
cd "$work" || exit 99

# says_how NAME COMMAND...: exit 2, nothing on standard output, a hint on the other.
says_how()
{
        name=$1
        shift
        exits "$name" 2 "$@"
        is "$name: nothing on standard output" "$(cat out)" ''
        like "$name: each line begins with the program's name or is the hint" \
                "$(grep -Ecv '^(keysteps: |Try )' err)" '^0$'
        like "$name: says where help is" "$(tail -n 1 err)" "^Try 'keysteps .*--help'"
}

# ---- Help --------------------------------------------------------------------

exits '--version' 0 "$KEYSTEPS" --version
like '--version names program and version' "$(cat out)" '^keysteps [0-9]+\.[0-9]+\.[0-9]+$'

exits '--help' 0 "$KEYSTEPS" --help
cp out help
is '--help writes nothing to standard error' "$(cat err)" ''
for command in resolve count check convert show help; do
        like "--help lists $command" "$(cat help)" "^  $command +[A-Z]"
        exits "$command --help" 0 "$KEYSTEPS" $command --help
        like "$command --help begins with its usage" "$(head -n 1 out)" "^Usage: keysteps $command "
        like "$command --help lists its options" "$(cat out)" '^ +-h, --help +[a-z]'
        exits "$command -h" 0 "$KEYSTEPS" $command -h
        exits "$command --help wins over missing files" 0 "$KEYSTEPS" $command --help x
done
is 'no line of help is wider than 80 columns' \
        "$(for command in '' resolve count check convert show help; do "$KEYSTEPS" $command --help; done |
           awk 'length > 79')" ''

# ---- Mistakes ----------------------------------------------------------------

says_how 'an unknown option' "$KEYSTEPS" --frobnicate
says_how 'an unknown letter' "$KEYSTEPS" -Q
says_how 'an unknown command' "$KEYSTEPS" frobnicate
like 'an unknown command is named' "$(cat err)" 'frobnicate'
says_how 'two files' "$KEYSTEPS" one two
for command in resolve count check convert show help; do
        says_how "$command with an unknown option" "$KEYSTEPS" $command --frobnicate
        like "$command with an unknown option: its own help is hinted at" "$(cat err)" \
                "'keysteps $command --help'"
done
says_how 'check without a file' "$KEYSTEPS" check
says_how 'convert without a file' "$KEYSTEPS" convert --to=official
says_how 'show without a file' "$KEYSTEPS" show
says_how 'convert to nothing known' "$KEYSTEPS" convert --to=chess x
like 'convert to nothing known: it is named' "$(cat err)" "'chess'"
says_how 'convert in no notation known' "$KEYSTEPS" convert --notation=chess x
says_how 'convert to a list in another notation' \
        "$KEYSTEPS" convert --to=official --notation=lightvector x
says_how 'convert a game without a number' "$KEYSTEPS" convert --game=first x
says_how 'show a board at no move' "$KEYSTEPS" show --at=first x
says_how 'convert with an option that lacks its argument' "$KEYSTEPS" convert x --to

# ---- Files and standard input ------------------------------------------------

question='Ee4 ra8|g|4|Ee5'
echo "$question" >-question
exits 'after -- a name may begin with -' 0 "$KEYSTEPS" resolve -- -question
like 'and it is read' "$(cat out)" '^resolved'
echo "$question" | "$KEYSTEPS" resolve >from-stdin
is 'without files standard input is read' "$(cat from-stdin)" "$(cat out)"
echo "$question" | "$KEYSTEPS" resolve - >from-stdin
is '- is standard input' "$(cat from-stdin)" "$(cat out)"
echo "$question" | "$KEYSTEPS" resolve ./-question - ./-question >three
is 'files are read in order' "$(wc -l <three)" 3
exits 'options may follow files' 0 "$KEYSTEPS" resolve ./-question --lenient

for command in resolve count check convert show; do
        exits "$command of a missing file" 1 "$KEYSTEPS" $command missing/file
        is "$command of a missing file: the message" "$(cat err)" \
                'keysteps: missing/file: No such file or directory'
        exits "$command of a directory" 1 "$KEYSTEPS" $command "$work"
        like "$command of a directory: the message" "$(cat err)" '^keysteps: .*: Is a directory$'
done
exits 'the other files are read all the same' 1 "$KEYSTEPS" resolve missing ./-question
like 'and answered' "$(cat out)" '^resolved'
deep=$(printf '%0200d' 0)
exits 'a long name' 1 "$KEYSTEPS" count "$deep/$deep/$deep"
is 'is given in full' "$(cat err)" "keysteps: $deep/$deep/$deep: No such file or directory"
exits 'a name with control characters' 1 "$KEYSTEPS" count "$(printf 'a\033[2Jb\nc')"
is 'does not reach the terminal as it is' "$(cat err)" \
        'keysteps: a?[2Jb?c: No such file or directory'

# ---- What opens the screen ----------------------------------------------------

: >keys
# screen ARGUMENT...: the first screen
screen()
{
        KEYSTEPS_KEYS=keys "$KEYSTEPS" "$@" 2>&1
}

like 'without arguments: the start screen' "$(screen)" 'New game'
like 'new: a new game' "$(screen new)" '^ 1g '
printf '%s\n' '1g Ee2 Md2 Hb2 Hg2 Dd1 De1 Cc2 Cf2' >check
like 'a file: its replay' "$(screen ./check)" '1g .*Ee2'
like 'after -- a name is no command' "$(screen -- check)" '1g .*Ee2'
for arguments in '--ascii new' 'new --ascii' '-a new' '--asc new'; do
        is "$arguments: nothing but ASCII" "$(screen $arguments | LC_ALL=C tr -d '\n -~' | wc -c)" 0
        like "$arguments: a new game" "$(screen $arguments)" '^ 1g '
done
is 'new: a terminal that can draws lines' "$(screen new | grep -c '┌')" 1
rm check

# ---- Output ------------------------------------------------------------------

if test -c /dev/full; then
        for command in '--help' '--version' 'resolve --help' 'resolve ./-question'; do
                "$KEYSTEPS" $command >/dev/full 2>err
                is "keysteps $command on a full disk: exit status" $? 1
                is "keysteps $command on a full disk: the message" "$(cat err)" \
                        'keysteps: standard output: No space left on device'
        done
else
        skip 'a full disk' 'no /dev/full'
fi

# A reader that goes away ends the program, and quietly.
yes "$question" | { "$KEYSTEPS" resolve 2>err; echo $? >status; } | head -n 1 >/dev/null
is 'a reader that goes away: no message' "$(cat err)" ''
like 'a reader that goes away: ended by SIGPIPE' "$(cat status)" '^141$'
yes "$question" | (trap '' PIPE; "$KEYSTEPS" resolve 2>err; echo $? >status) | head -n 1 >/dev/null
is 'a reader that goes away, SIGPIPE ignored: exit status' "$(cat status)" 1
is 'a reader that goes away, SIGPIPE ignored: one message' "$(cat err)" \
        'keysteps: standard output: Broken pipe'

finish
