#!/bin/sh
# Choosing a new game: on its screen, on the line, from the shell.

. "$(dirname "$0")/../tap.sh"
. "$(dirname "$0")/../screen.sh"

# row NAME SCREEN: the row of a choice, without what leads to it
row()
{
        printf '%s\n' "$2" | sed -n "s/^[ >]*$1 *//p"
}

# ---- The screen ------------------------------------------------------------

shown=$(printf 'n' | screen 80x24)
like 'n on the start screen asks what to play' "$shown" '^ New game$'
is 'Standard is offered first' "$(row Setup "$shown")" '< Standard >'
is 'without a die' "$(row 'Dicey Moves' "$shown")" '< no >'
like 'the choice explains itself' "$shown" 'each side sets up its sixteen pieces'
like 'and the keys are told' "$shown" 'Enter begins'
is 'at 40x12 all of it is there' "$(printf 'n' | screen 40x12 | grep -c '< \|___')" 6

shown=$(printf 'n{Right}{Down}{Right}{Down}Anna{Down}B\303\244rt{Left}{Left}X{Backspace}{Down} {Down}12x3' |
        screen 80x24)
is 'Right goes to the next value' "$(row Setup "$shown")" '< Endless Endgame >'
is 'Down to the next choice' "$(row 'Dicey Moves' "$shown")" '< yes >'
is 'a name is typed' "$(row Gold "$shown")" 'Anna____________________'
is 'and mended, in any letters' "$(row Silver "$shown")" 'Bärt____________________'
is 'the blank goes to the next value too' "$(row Below "$shown")" '< Silver >'
is 'a seed is digits' "$(row Seed "$shown")" '123_____________________'
like 'and says what it is for' "$shown" 'deals and rolls the same again'

is 'values go round' "$(row Setup "$(printf 'n{Left}' | screen 80x24)")" '< Freestyle >'
like 'F1 tells the rules of the choice' "$(printf 'n{F1}' | screen 80x24)" 'Setting up'
like 'Esc leads back to the choice, and to the start' \
        "$(printf 'n{Right}{F1}{Esc}{dump}{Esc}' | screen 80x24 | sed '1,/^----$/d')" 'New game'
like 'a question mark is a letter in a name' \
        "$(row Gold "$(printf 'n{Down}{Down}q?' | screen 80x24)")" '^q\?_'
like 'Esc in a game leads back to it' "$(printf ':quick\n\n:new\n{Esc}' | screen 80x24 new)" \
        '^ 1s  Silver sets up'
like 'it looks the same after a change of size' "$(printf 'n{Up}77{resize 40x12}8' | screen 80x24)" \
        'Seed        778_'

# ---- Beginning -------------------------------------------------------------

shown=$(printf 'n{Right}{Down}{Down}Anna{Down}Bert{Down}{Right}{Down}7\n' | screen 80x24)
like 'Enter begins: Endless is dealt' "$shown" '^ 2g  Gold to move'
like 'between those named' "$shown" 'Anna - Bert'
like 'with Silver below' "$shown" 'h   g   f   e   d   c   b   a$'
like 'the deal and its symmetry are told' "$shown" 'seed 7, Silver (mirrors Gold|is Gold turned)'
like 'and that the first turn has two steps' "$shown" 'first turn has 2 steps'
printf 'n' | screen 80x24 >"$work/again"
is 'the last choices are kept' "$(row Setup "$(cat "$work/again")") $(row Gold "$(cat "$work/again")" | tr -d _)" \
        '< Endless Endgame > Anna'
is 'but not the seed' "$(row Seed "$(cat "$work/again")" | tr -d _)" ''

# ---- The line and the shell ------------------------------------------------

deal()
{
        printf '%s\n' "$1" | grep '^ [1-8] '
}

one=$(printf ':new endless seed 7 below=silver\n' | screen 80x24)
is 'a seed deals the same again' "$(deal "$one")" "$(deal "$shown")"
two=$(screen 80x24 new --setup=endless --seed=7 --below=silver --gold=Anna --silver=Bert </dev/null)
is 'from the shell too' "$two" "$shown"
like 'the seed is a tag of the record' \
        "$(printf '{Tab}{Tab}' | screen 80x24 new --setup=endless --seed=7)" 'Seed +7$'
like 'without one it is drawn and told' "$(screen 80x24 new --setup=endless </dev/null)" 'seed [1-9][0-9]*'
like ':new tells what is wrong' "$(printf ':new endles\n' | screen 80x24)" 'what is endles'
like 'a new game asks about one that is in no file' \
        "$(printf ':quick\n\n:quick\n\n:resign\ny:new\n' | screen 80x24 new)" ':new! does not'
exits 'an option that cannot be is refused' 2 "$KEYSTEPS" new --setup=classic
like 'and what can be is told' "$(cat "$work/err")" 'there are standard, endless, freestyle'
exits 'and one without new' 2 "$KEYSTEPS" --dicey
like 'by name' "$(cat "$work/err")" "^keysteps: --dicey is for 'keysteps new'"

# ---- Continued ---------------------------------------------------------------

# The label of the side below, of the last row of the board.
side_below()
{
        sed -n 's/^ *>*\([gs]\)  *[ah]   [bg] .*/\1/p' | tail -n 1
}

rm -rf "$XDG_STATE_HOME/keysteps"
printf ':quick\n\n:quick\n\nEe4\n' | screen 80x24 new --below=silver >"$work/screen"
is 'Silver sits below, as chosen' "$(side_below <"$work/screen")" s
is 'and still where the game is continued' "$(printf 'c' | screen 80x24 | side_below)" s
printf 'c:flip\n' | screen 80x24 >"$work/screen"
is 'or as it was turned since' "$(printf 'c' | screen 80x24 | side_below)" g
printf 'c:flip\n:save %s/below.pgn\n' "$work" | screen 80x24 >"$work/screen"
is 'a file tells nothing of it' "$(grep -c Below "$work/below.pgn")" 0

finish
