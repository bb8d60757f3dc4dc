#!/bin/sh
# Each variant from the start screen to the end of the game, in a real terminal.

. "$(dirname "$0")/../tap.sh"
. "$(dirname "$0")/../tmux.sh"

# choose ROW-KEYS...: from the start screen to the new game that the keys choose
choose()
{
        rm -rf "$XDG_STATE_HOME/keysteps"
        start 80 24 "$KEYSTEPS"
        wait_for 'New game$'
        keys n
        wait_for '^ New game'
        test $# -eq 0 || keys "$@"
        keys Enter
        wait_gone '^ New game'
}

# plays LABEL TEXT: the line is typed at that ply, and done
plays()
{
        wait_for "^ $1  "
        type_text "$2"
        wait_for "^ > $2"
        keys Enter
}

# sets_up LABEL TEXT: the same, and it is confirmed
sets_up()
{
        plays "$1" "$2"
        wait_gone '^ > .'
        keys Enter
}

# ends NAME PATTERN: the game is over, and the program can be left
ends()
{
        wait_for "$2"
        type_text ':quit!'
        keys Enter
        wait_end
        is "$1: exit status" "$status" 0
}

# ---- Standard ----------------------------------------------------------------

standard_setups()
{
        sets_up 1g ':quick'
        sets_up 1s ':quick 99of9 d7'
}

choose
standard_setups
plays 2g 'Rh3 Ra4'
plays 2s 'hf5'
plays 3g 'Rh3n'
plays 3s 'rh7g5'
plays 4g 'Ee4 Md4'
plays 4s 'rh8g6'
plays 5g 'Rh8'
ends 'Standard' '^ Gold wins by goal'

choose Down Right Down Down Down Down 9
standard_setups
wait_for '^ 2g  .*die 2: 2 steps'
plays 2g 'Ra3 Rh3'
wait_for '^ 2s  .*die 4: 4 steps'
type_text ':undo'
keys Enter
wait_for '^ 2g  .*die 2: 2 steps'
plays 2g 'Rh4'
wait_for '^ 2s  .*die 4: 4 steps'
plays 2s 'hf5'
plays 3g 'Rh5'
plays 3s 'rh7g5'
plays 4g 'Ra4'
plays 4s 'rh8g6'
plays 5g 'Rh8'
ends 'Standard with the die' '^ Gold wins by goal'

# ---- Endless Endgame ---------------------------------------------------------

choose Right Down Down Down Down Down 4
wait_for "seed 4, Silver mirrors Gold; Gold's first turn has 2 steps"
plays 2g 'Rd3'
plays 2s 'mb6'
plays 3g 'Rd7'
plays 3s 'mb7'
plays 4g 'Re8'
ends 'Endless Endgame' '^ Gold wins by goal'

choose Right Down Right Down Down Down Down 1 2
wait_for '^ 2g  .*die 2: 2 steps'
plays 2g 'Rh4'
wait_for '^ 2s  .*die 2: 2 steps'
plays 2s 'ra6'
wait_for '^ 3g  .*die 3: 3 steps'
plays 3g 'Rh7'
plays 3s 'ra5'
wait_for '^ 4g  .*die 1: 1 step '
plays 4g 'Rh8'
ends 'Endless Endgame with the die' '^ Gold wins by goal'

# ---- Freestyle ---------------------------------------------------------------

choose Left
sets_up 1g 'Ra6 Ee2 Cc3'
sets_up 1s 'rh7 eh8'
wait_for 'The traps take Cc3'
plays 2g 'Ra8'
ends 'Freestyle' '^ Gold wins by goal'

choose Left Down Right
sets_up 1g 'Ra7 Ee2'
sets_up 1s 'rh7 eh8'
wait_for '^ 2g  .*die [1-6]: [1-4] step'
plays 2g 'Ra8'
ends 'Freestyle with the die' '^ Gold wins by goal'

finish
