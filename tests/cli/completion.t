#!/bin/sh
# Completion in bash, with what keysteps has now.

. "$(dirname "$0")/../tap.sh"
command -v bash >/dev/null || skip_all 'no bash'
cd "$work" || exit 99

# completes WORD...: what the last of the words may become, on one line
completes()
{
        PATH=$(dirname "$KEYSTEPS"):$PATH bash -c '
                source "$srcdir/completions/keysteps"
                COMP_WORDS=(keysteps "$@") COMP_CWORD=$#
                _keysteps keysteps "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
                echo "${COMPREPLY[@]}"' bash "$@" 2>&1
}

is 'commands' "$(completes c)" 'count check convert'
is 'new' "$(completes n)" new
is 'options of the program' "$(completes --a)" '--ascii'
is 'and those of the configuration' "$(completes --c; completes --pr)" "$(printf '%s\n' --config= --print-config)"
is 'options of a command' "$(completes convert --no)" '--notation='
is 'options without an argument' "$(completes check --t)" '--trust'
is 'setups of a new game' "$(completes new --setup = e)" endless
is 'formats' "$(completes convert --to = p)" pgn
is 'formats, none written yet' "$(completes convert --to = | wc -w)" 6
is 'formats, behind the option' "$(completes convert --to j)" json
is 'notations' "$(completes convert --notation = l)" lightvector
is 'places' "$(completes show --at = e)" end
is 'topics of the help' "$(completes help ha)" 'hand harlog handicaps'
is 'files are left to bash' "$(completes check fi)" ''

finish
