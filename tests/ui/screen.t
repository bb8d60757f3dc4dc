#!/bin/sh
# Screens without a terminal: keys go in, the screen comes out.

. "$(dirname "$0")/../tap.sh"
. "$(dirname "$0")/../screen.sh"

# Keys that bring a new game to its first turn.
set_up=':quick\n\n:quick\n\n'

# shows NAME COLUMNSxROWS KEYS [ARGUMENT...]: the screen is the text that follows.
shows()
{
        shows_name=$1 shows_size=$2 shows_keys=$3
        shift 3
        cat >"$work/wanted"
        is "$shows_name" "$(printf "$shows_keys" | screen "$shows_size" "$@")" \
                "$(cat "$work/wanted")"
        rm -rf "$XDG_STATE_HOME/keysteps"
}

# says NAME KEYS PATTERN: after the keys, in a game at its first turn.
says()
{
        like "$1" "$(printf "$set_up$2" | screen 80x24 new)" "$3"
        rm -rf "$XDG_STATE_HOME/keysteps"
}

shows 'the start screen' 80x24 '' <<'END'
 keysteps

  s  a   b   c   d   e   f   g   h
   ┌───┬───┬───┬───┬───┬───┬───┬───┐      Arimaa, for two at one keyboard
 8 │   │   │   │   │   │   │   │   │ 8
   ├───┼───┼───┼───┼───┼───┼───┼───┤    > n  New game
 7 │   │   │   │   │   │   │   │   │ 7    o  Open a file
   ├───┼───┼───┼───┼───┼───┼───┼───┤      ?  Help
 6 │   │   │ x │   │   │ x │   │   │ 6    q  Quit
   ├───┼───┼───┼───┼───┼───┼───┼───┤
 5 │   │   │   │   │   │   │   │   │ 5
   ├───┼───┼───┼───┼───┼───┼───┼───┤
 4 │   │   │   │   │   │   │   │   │ 4
   ├───┼───┼───┼───┼───┼───┼───┼───┤
 3 │   │   │ x │   │   │ x │   │   │ 3
   ├───┼───┼───┼───┼───┼───┼───┼───┤
 2 │   │   │   │   │   │   │   │   │ 2
   ├───┼───┼───┼───┼───┼───┼───┼───┤
 1 │   │   │   │   │   │   │   │   │ 1
   └───┴───┴───┴───┴───┴───┴───┴───┘
  g  a   b   c   d   e   f   g   h

 a key chooses, or Up, Down and Enter
 >
END

shows 'the start screen, small' 40x12 '' <<'END'
 keysteps
   Arimaa, for two at one keyboard

 > n  New game
   o  Open a file
   ?  Help
   q  Quit



 a key chooses, or Up, Down and Enter
 >
END

shows 'a setup being typed' 80x24 'Ee2 Md2 Hb2 C' new <<'END'
 1g  Gold sets up                                                       Standard

  s  a   b   c   d   e   f   g   h
   ┌───┬───┬───┬───┬───┬───┬───┬───┐    > 1g
 8 │   │   │   │   │   │   │   │   │ 8
   ├───┼───┼───┼───┼───┼───┼───┼───┤
 7 │   │   │   │   │   │   │   │   │ 7
   ├───┼───┼───┼───┼───┼───┼───┼───┤
 6 │   │   │ x │   │   │ x │   │   │ 6
   ├───┼───┼───┼───┼───┼───┼───┼───┤
 5 │   │   │   │   │   │   │   │   │ 5    still to place
   ├───┼───┼───┼───┼───┼───┼───┼───┤      -
 4 │   │   │   │   │   │   │   │   │ 4    -
   ├───┼───┼───┼───┼───┼───┼───┼───┤      H
 3 │   │   │ x │   │   │ x │   │   │ 3    D D
   ├───┼───┼───┼───┼───┼───┼───┼───┤     >C C
 2 │   │ H │   │ M │ E │   │   │   │ 2    R R R R R R R R
   ├───┼───┼───┼───┼───┼───┼───┼───┤
 1 │   │   │   │   │   │   │   │   │ 1
   └───┴───┴───┴───┴───┴───┴───┴───┘
 >g  a   b   c   d   e   f   g   h

 still to place: H D D C C; rabbits take the squares left over
 > Ee2 Md2 Hb2 C
END

shows 'a ready setup waits to be confirmed' 40x12 ':quick\n' new <<'END'
 1g  Gold sets up               Standard
 8 · · · · · · · ·     > 1g
 7 · · · · · · · ·
 6 · · x · · x · ·
 5 · · · · · · · ·
 4 · · · · · · · ·
 3 · · x · · x · ·
 2 R H C M E C H R
 1 R R R D D R R R
>g a b c d e f g h
 Enter sets up so; or type another
 >
END

shows 'words too long for their row take the place of all beside the board but the army' \
        40x12 'Ee1 Md2 Hb2 Hg2 Dd1 De2 Cc2 Cf2' new <<'END'
 1g  Gold sets up               Standard
 8 · · · · · · · ·       complete,
 7 · · · · · · · ·       though E on e1
 6 · · x · · x · ·       is behind D on
 5 · · · · · · · ·       e2; Enter shows
 4 · · · · · · · ·       it once more
 3 · · x · · x · ·
 2 R H C M D C H R
 1 R R R D E R R R       - - - - - R
>g a b c d e f g h

 > Ee1 Md2 Hb2 Hg2 Dd1 De2 Cc2 Cf2
END

shows 'what a turn means is shown while it is typed' 80x24 "${set_up}Ee4 Hb4" new <<'END'
 2g  Gold to move  ■■■■                                                 Standard

  s  a   b   c   d   e   f   g   h
   ┌───┬───┬───┬───┬───┬───┬───┬───┐      1g   Ee2 Md2 Hb2 Hg2 Dd1 De1 Cc2 Cf2
 8 │ r │ r │ r │ d │ d │ r │ r │ r │ 8    1s   ed7 me7 hb7 hg7 dd8 de8 cc7 cf7
   ├───┼───┼───┼───┼───┼───┼───┼───┤    > 2g
 7 │ r │ h │ c │ e │ m │ c │ h │ r │ 7
   ├───┼───┼───┼───┼───┼───┼───┼───┤
 6 │   │   │ x │   │   │ x │   │   │ 6
   ├───┼───┼───┼───┼───┼───┼───┼───┤
 5 │   │   │   │   │   │   │   │   │ 5
   ├───┼───┼───┼───┼───┼───┼───┼───┤
 4 │   │[H]│   │   │[E]│   │   │   │ 4
   ├───┼─↑─┼───┼───┼─↑─┼───┼───┼───┤
 3 │   │ │ │ x │   │ │ │ x │   │   │ 3
   ├───┼─│─┼───┼───┼─│─┼───┼───┼───┤
 2 │ R │ . │ C │ M │ . │ C │ H │ R │ 2
   ├───┼───┼───┼───┼───┼───┼───┼───┤
 1 │ R │ R │ R │ D │ D │ R │ R │ R │ 1    Harlog  even
   └───┴───┴───┴───┴───┴───┴───┴───┘
 >g  a   b   c   d   e   f   g   h

 4 steps; Enter plays it
 > Ee4 Hb4
END

shows 'an unfinished token names its piece' 40x12 "${set_up}Ee4 H" new <<'END'
 2g  Gold to move  ■■··         Standard
 8 r r r d d r r r       1g   Ee2 Md2 H…
 7 r h c e m c h r       1s   ed7 me7 h…
 6 · · x · · x · ·     > 2g
 5 · · · · · · · ·
 4 · · · ·[E]· · ·
 3 · · x · │ x · ·
 2 R>H<C M _ C>H<R       Harlog  even
 1 R R R D D R R R
>g a b c d e f g h
 then: a square, x, or steps nsew
 > Ee4 H
END

shows 'a turn played' 80x24 "${set_up}Ee4 Hb4\n" new <<'END'
 2s  Silver to move  ····                                               Standard

 >s  a   b   c   d   e   f   g   h
   ┌───┬───┬───┬───┬───┬───┬───┬───┐      1g   Ee2 Md2 Hb2 Hg2 Dd1 De1 Cc2 Cf2
 8 │ r │ r │ r │ d │ d │ r │ r │ r │ 8    1s   ed7 me7 hb7 hg7 dd8 de8 cc7 cf7
   ├───┼───┼───┼───┼───┼───┼───┼───┤      2g   Ee4 Hb4
 7 │ r │ h │ c │ e │ m │ c │ h │ r │ 7  > 2s
   ├───┼───┼───┼───┼───┼───┼───┼───┤
 6 │   │   │ x │   │   │ x │   │   │ 6
   ├───┼───┼───┼───┼───┼───┼───┼───┤
 5 │   │   │   │   │   │   │   │   │ 5
   ├───┼───┼───┼───┼───┼───┼───┼───┤
 4 │   │ H │   │   │ E │   │   │   │ 4
   ├───┼───┼───┼───┼───┼───┼───┼───┤
 3 │   │   │ x │   │   │ x │   │   │ 3
   ├───┼───┼───┼───┼───┼───┼───┼───┤
 2 │ R │ . │ C │ M │ . │ C │ H │ R │ 2
   ├───┼───┼───┼───┼───┼───┼───┼───┤
 1 │ R │ R │ R │ D │ D │ R │ R │ R │ 1    Harlog  even
   └───┴───┴───┴───┴───┴───┴───┴───┘
  g  a   b   c   d   e   f   g   h

 type a move, as Ee4, or :help
 >
END

shows 'with ASCII alone' 80x24 "${set_up}Ee4 Hb4\ned5" --ascii new <<'END'
 2s  Silver to move  ##..                                               Standard

 >s  a   b   c   d   e   f   g   h
   +---+---+---+---+---+---+---+---+      1g   Ee2 Md2 Hb2 Hg2 Dd1 De1 Cc2 Cf2
 8 | r | r | r | d | d | r | r | r | 8    1s   ed7 me7 hb7 hg7 dd8 de8 cc7 cf7
   +---+---+---+---+---+---+---+---+      2g   Ee4 Hb4
 7 | r | h | c | . | m | c | h | r | 7  > 2s
   +---+---+---+-|-+---+---+---+---+
 6 |   |   | x | | |   | x |   |   | 6
   +---+---+---+-v-+---+---+---+---+
 5 |   |   |   |[e]|   |   |   |   | 5
   +---+---+---+---+---+---+---+---+
 4 |   | H |   |   | E |   |   |   | 4
   +---+---+---+---+---+---+---+---+
 3 |   |   | x |   |   | x |   |   | 3
   +---+---+---+---+---+---+---+---+
 2 | R |   | C | M |   | C | H | R | 2
   +---+---+---+---+---+---+---+---+
 1 | R | R | R | D | D | R | R | R | 1    Harlog  even
   +---+---+---+---+---+---+---+---+
  g  a   b   c   d   e   f   g   h

 2 steps; Enter plays it
 > ed5
END

LC_ALL=C; export LC_ALL
shows 'in a locale without more' 40x12 "${set_up}Ee4 Hb4\ned5" new <<'END'
 2s  Silver to move  ##..       Standard
 8 r r r d d r r r       1g   Ee2 Md2 H~
 7 r h c _ m c h r       1s   ed7 me7 h~
 6 . . x | . x . .       2g   Ee4 Hb4
 5 . . .[e]. . . .     > 2s
 4 . H . . E . . .
 3 . . x . . x . .
 2 R . C M . C H R       Harlog  even
 1 R R R D D R R R
 g a b c d e f g h
 2 steps; Enter plays it
 > ed5
END
LC_ALL=C.UTF-8

shows 'a capture' 40x12 "${set_up}Cc3" new <<'END'
 2g  Gold to move  ■···         Standard
 8 r r r d d r r r       1 step, loses
 7 r h c e m c h r       its own C on
 6 · · x · · x · ·       c3; Enter plays
 5 · · · · · · · ·       it
 4 · · · · · · · ·
 3 · ·(C)· · x · ·
 2 R H _ M E C H R       Harlog  -1.40
 1 R R R D D R R R       taken   C
>g a b c d e f g h

 > Cc3
END

shows 'turned round, looking back' 40x12 "${set_up}Ee4 Hb4\n:flip\n-" new <<'END'
 2g  Gold to move  ····     looking back
 1 R R R D D R R R       1g   Ee2 Md2 H…
 2 R H C E M C H R       1s   ed7 me7 h…
 3 · · x · · x · ·     > 2g   Ee4 Hb4
 4 · · · · · · · ·       2s
 5 · · · · · · · ·
 6 · · x · · x · ·
 7 r h c m e c h r       Harlog  even
 8 r r r d d r r r
 s h g f e d c b a
 Left and Right: turns; , and .: steps
 >
END

shows 'too small: what it needs, and the line' 20x5 "${set_up}Ee4" new <<'END'
keysteps needs 40x12



> Ee4
END

shows 'one column and one row' 1x1 "${set_up}Ee4" new <<'END'

END

# ---- What is said -------------------------------------------------------------

says 'a turn that cannot be is refused with its reason' 'Ee8' 'would take at least'
says 'and stays in the line' 'Ee8\n' '^ > Ee8$'
says 'what move lists say is told as a command' 'resigns' ':resign'
says 'several turns are counted and shown' 'Rn Rn' 'turns fit: Tab shows them, or add '
says 'an unknown command, and what is near' ':udno\n' 'no command :udno; is it :undo\?'
says 'a shortened command that several begin with' ':re\n' ':redo :resign'
says 'undo and what to do about it' 'Ee4\n:undo\n' 'taken back: 2g; :redo does it again'
says 'redo' 'Ee4\n:undo\n:redo\n' '2s  Silver to move'
says 'resigning asks' ':resign\n' 'Really give the game up\?'
says 'and ends the game with the reason' ':resign\ny' 'Silver wins'
says 'or not' ':resign\nn{^C}' '2g  Gold to move'
says 'the game from its start' 'Ee4\n<' '1g  Gold sets up'
says 'by steps' 'Ee4\n,' '2g  Gold to move  ■···'
says 'to a move' 'Ee4\ned5\n2s\n' '2s  Silver to move .*looking back'
says 'what is typed in the middle of looking back is played now' 'Ee4\n<ed5\n' '3g  Gold to move'
says 'Esc empties the line' 'Ee4{Esc}' '^ >$'
says 'and ^Y brings it back' 'Ee4{Esc}{^Y}' '^ > Ee4$'
says 'while Meta is still the editor'"'"'s' 'Ee4 Hb4\033b\033d' '^ > Ee4'
says 'Tab shows where a piece can go' 'Ha\t' '^ Ha2 Ha3'
says 'and goes through it' 'Ha\t\t\t' '^ > Ha3'
says 'Shift-Tab the other way round' 'Ha\t\t\t\033[Z' '^ > Ha2'
says 'Tab goes through turns that fit, and shows them' 'Rn Rn\t' '^ 4 │\[R\]│'
says 'and writes each so that it is meant alone' 'Rn Rn\t\t' '^ > Rn Rn Rh4'
says 'Enter plays the one that is shown' 'Rn Rn\t\t\n' '2g   Rh4'
says 'a second occurrence is announced' 'Ee3\ned6\nEe2\ned7' \
        'Enter plays it; the position after 1s again; not a third time'
says 'and can be played' 'Ee3\ned6\nEe2\ned7\n' '^ 4g  Gold to move'
says 'a third is refused' 'Ee3\ned6\nEe2\ned7\nEe3\ned6\nEe2\ned7\n' \
        'the third time for this position, as after 1s and 3s'
says 'and stays in the line' 'Ee3\ned6\nEe2\ned7\nEe3\ned6\nEe2\ned7\n' '^ > ed7'
says 'a plan is told by the title' 'PEe4\n' '^ PLAN  2s  Silver to move'
says 'by the moves' 'PEe4\n' '>?2g   Ee4'
says 'by the edge of the board' 'PEe4\n' '┌═══┬═══┬'
says 'and by the prompt' 'PEe4\n' '^ plan>'
says 'where Enter plays nothing' 'PEe4' '; Enter tries it'
says 'back in the game Enter plays it' 'PEe4\ned5\n{Esc}' '^ Enter plays the planned Ee4'
says 'once it is to be read' 'PEe4\ned5\n{Esc}\n' '^ 2s  Silver to move'
for mode in -e -v; do
        echo "bind $mode" >"$HOME/.editrc"
        says "keys without a use leave nothing in the line (bind $mode)" \
                'Ee{F5}{F12}{Insert}{PageUp}{PageDown}4' '^ > Ee4$'
done
echo 'bind \e[5~ ed-move-to-beg' >"$HOME/.editrc"
says 'but what ~/.editrc makes of them' 'e4{PageUp}E' '^ > Ee4$'
rm "$HOME/.editrc"
says 'keys without a use leave nothing in the line' \
        'Ee{F5}{F12}{Insert}{PageUp}{PageDown}4' '^ > Ee4$'
says 'nor do keys that nobody knows' 'Ee4\033[1;5D\033[15;2~\033O5C' '^ > Ee4$'
echo 'bind \e[1;5D ed-move-to-beg' >"$HOME/.editrc"
says 'but what ~/.editrc makes of those' 'e4\033[1;5DE' '^ > Ee4$'
rm "$HOME/.editrc"
says 'Tab completes a command' ':fl\t' '^ > :flip'
says 'Tab shows the choices' ':st\t' 'start stepback stepon'
says 'control characters are shown as what they are not' 'E{^V}{^A}4' '> E\?4'

says 'a text of several lines is beside the board' ':board words\n' ' Gold: camel d2$'
unlike 'and not below as well' \
        "$(printf "${set_up}:board words\n" | screen 80x24 new)" '^ Gold: '
like 'where only there is room whole lines are seen' \
        "$(printf "${set_up}:set board 4x2\n:board words\n" | screen 44x24 new)" \
        '^ *Gold: camel d2…$'
like 'the die is told of with what is set up' "$(: | screen 80x24 new --dicey --seed=3)" \
        ' Standard, Dicey Moves$'
rm -rf "$XDG_STATE_HOME/keysteps"
printf "${set_up}:resign\ny" | screen 80x24 new >/dev/null
like 'a game that is over is not offered to be continued' "$(: | screen 80x24)" \
        '> 1  Over, unsaved  '
rm -rf "$XDG_STATE_HOME/keysteps"

# ---- Files --------------------------------------------------------------------

cd "$work" || exit 99
printf "${set_up}Ee4 Hb4\n:save game.txt\n" | screen 80x24 new >/dev/null
like 'save writes the game' "$(cat game.txt)" '^2g (.* )?Ee2n '
printf 'kept\n' >game2.txt
like 'save overwrites nothing' "$(printf "${set_up}:save game2.txt\n" | screen 80x24 new)" \
        'is there already'
is 'not even a little' "$(cat game2.txt)" kept
like 'unless told to' "$(printf "${set_up}:save! game2.txt\n" | screen 80x24 new)" 'saved: game2.txt'
like 'a file is replayed' "$(printf '>' | screen 80x24 game.txt)" '2s  Silver to move'
like 'from its first turn' "$(: | screen 80x24 game.txt)" '2g  Gold to move'
exits 'no such file' 2 "$KEYSTEPS" ./missing.txt
like 'two dumps of one run' "$(printf '{dump}E' | screen 80x24 new)" '^----$'

# ---- The look of the board ---------------------------------------------------

printf ':quick\n\n:quick\n\n' >"$work/up"
lines_of()
{
        (cat "$work/up"; printf "$1") | screen "${2:-80x24}" ${3:-} new
        rm -rf "$XDG_STATE_HOME/keysteps"
}
like 'a frozen piece is marked' "$(lines_of 'Hb6\nec6\n')" '^ 6 .   . H\*. e '
unlike 'and no other' "$(lines_of 'Ee4\n')" '[A-Za-z]\*'
like 'chess pieces stand beside the letters' "$(lines_of ':set pieces chess\n')" \
        '^ 2 .♙R .♖H .♘C .♕M .♔E .♘C .♖H .♙R . 2'
like 'also on the smallest board' "$(lines_of ':set pieces chess\n' 40x12)" '^ 1♙R♙R♙R♗D♗D♙R♙R♙R'
like 'with ASCII they are the letters alone' \
        "$(lines_of ':set pieces chess\n' 80x24 --ascii)" '^ 2 . R . H . C . M . E . C . H . R . 2'
like 'letters lose their accents, quotes become plain' \
        "$(printf 'Žofie „Šťáva“ – Łódź 東' | screen 80x24 --ascii)" \
        '^ > Zofie "Stava" - Lodz \?$'
like 'a smaller board can be chosen' "$(lines_of ':set board 2x1\n')" '^ *2 R H C M E C H R$'
like 'a larger one too, as far as there is room' "$(lines_of ':set board 16x8\n')" \
        '^ 2 . R . H . C . M . E . C . H . R . 2'
like 'which is said' "$(lines_of ':set board 16x8\n')" \
        '^ board 16x8; no more than 4x2 fits here'
like 'also on the smallest screen' "$(lines_of ':set board 4x2\n' 40x12)" \
        '^ board 4x2; no more than 2x1 fits here'
unlike 'but not of a size that fits' "$(lines_of ':set board 2x1\n')" ' fits here'
like 'on a high and narrow screen the moves are below' "$(lines_of 'Ee4\n' 42x40)" '^ *2g  *Ee4$'

shows 'a board of 120x40, a frozen horse and a move being typed' 120x40 \
        "${set_up}Hb6\\nec6\\nHh4" --ascii new <<'END'
  3g  Gold to move  ###.                                                                                     Standard

   s    a       b       c       d       e       f       g       h
    +-------+-------+-------+-------+-------+-------+-------+-------+      1g   Ee2 Md2 Hb2 Hg2 Dd1 De1 Cc2 Cf2
    |       |       |       |       |       |       |       |       |      1s   ed7 me7 hb7 hg7 dd8 de8 cc7 cf7
  8 |   r   |   r   |   r   |   d   |   d   |   r   |   r   |   r   | 8    2g   Hb6
    |       |       |       |       |       |       |       |       |      2s   ec6
    +-------+-------+-------+-------+-------+-------+-------+-------+    > 3g
    |       |       |       |       |       |       |       |       |
  7 |   r   |   h   |   c   |       |   m   |   c   |   h   |   r   | 7
    |       |       |       |       |       |       |       |       |
    +-------+-------+-------+-------+-------+-------+-------+-------+
    |       |       |       |       |       |       |       |       |
  6 |       |   H*  |   e   |       |       |   x   |       |       | 6
    |       |       |       |       |       |       |       |       |
    +-------+-------+-------+-------+-------+-------+-------+-------+
    |       |       |       |       |       |       |       |       |
  5 |       |       |       |       |       |       |       |       | 5
    |       |       |       |       |       |       |       |       |
    +-------+-------+-------+-------+-------+-------+-------+-------+
    |       |       |       |       |       |       |       |       |
  4 |       |       |       |       |       |       |   +---->[ H ] | 4
    |       |       |       |       |       |       |   |   |       |
    +-------+-------+-------+-------+-------+-------+---|---+-------+
    |       |       |       |       |       |       |   |   |       |
  3 |       |       |   x   |       |       |   x   |   |   |       | 3
    |       |       |       |       |       |       |   |   |       |
    +-------+-------+-------+-------+-------+-------+---|---+-------+
    |       |       |       |       |       |       |   |   |       |
  2 |   R   |       |   C   |   M   |   E   |   C   |   .   |   R   | 2
    |       |       |       |       |       |       |       |       |
    +-------+-------+-------+-------+-------+-------+-------+-------+
    |       |       |       |       |       |       |       |       |
  1 |   R   |   R   |   R   |   D   |   D   |   R   |   R   |   R   | 1
    |       |       |       |       |       |       |       |       |      Harlog  even
    +-------+-------+-------+-------+-------+-------+-------+-------+
  >g    a       b       c       d       e       f       g       h

  3 steps; Enter plays it
  > Hh4
END

shows 'the smallest board with ASCII' 40x12 "${set_up}Hb6\\nec6\\nHh4" --ascii new <<'END'
 3g  Gold to move  ###.         Standard
 8 r r r d d r r r       1g   Ee2 Md2 H~
 7 r h c . m c h r       1s   ed7 me7 h~
 6 . H*e . . x . .       2g   Hb6
 5 . . . . . . . .       2s   ec6
 4 . . . . . . +[H]    > 3g
 3 . . x . . x | .
 2 R . C M E C _ R       Harlog  even
 1 R R R D D R R R
>g a b c d e f g h
 3 steps; Enter plays it
 > Hh4
END

shows 'the moves below the board' 50x42 "${set_up}Hb6\\nec6\\n%%" new <<'END'
 3g  Gold to move  ····                  Standard
      >g  h   g   f   e   d   c   b   a
        ┌───┬───┬───┬───┬───┬───┬───┬───┐
      1 │ R │ R │ R │ D │ D │ R │ R │ R │ 1
        ├───┼───┼───┼───┼───┼───┼───┼───┤
      2 │ R │ H │ C │ E │ M │ C │   │ R │ 2
        ├───┼───┼───┼───┼───┼───┼───┼───┤
      3 │   │   │ x │   │   │ x │   │   │ 3
        ├───┼───┼───┼───┼───┼───┼───┼───┤
      4 │   │   │   │   │   │   │   │   │ 4
        ├───┼───┼───┼───┼───┼───┼───┼───┤
      5 │   │   │   │   │   │   │   │   │ 5
        ├───┼───┼───┼───┼───┼───┼───┼───┤
      6 │   │   │ x │   │   │ e │ H*│   │ 6
        ├───┼───┼───┼───┼───┼───┼───┼───┤
      7 │ r │ h │ c │ m │ . │ c │ h │ r │ 7
        ├───┼───┼───┼───┼───┼───┼───┼───┤
      8 │ r │ r │ r │ d │ d │ r │ r │ r │ 8
        └───┴───┴───┴───┴───┴───┴───┴───┘
       s  h   g   f   e   d   c   b   a

   1g   Ee2 Md2 Hb2 Hg2 Dd1 De1 Cc2 Cf2
   1s   ed7 me7 hb7 hg7 dd8 de8 cc7 cf7
   2g   Hb6
   2s   ec6
 > 3g











   Harlog  even



 >
END

shows 'a size that leaves no room for the moves' 44x24 "${set_up}Hb6\\n:set board 4x2\\n" new <<'END'
   2s  Silver to move  ····       Standard

   >s  a   b   c   d   e   f   g   h
     ┌───┬───┬───┬───┬───┬───┬───┬───┐
   8 │ r │ r │ r │ d │ d │ r │ r │ r │ 8
     ├───┼───┼───┼───┼───┼───┼───┼───┤
   7 │ r │ h │ c │ e │ m │ c │ h │ r │ 7
     ├───┼───┼───┼───┼───┼───┼───┼───┤
   6 │   │ H │ x │   │   │ x │   │   │ 6
     ├───┼───┼───┼───┼───┼───┼───┼───┤
   5 │   │   │   │   │   │   │   │   │ 5
     ├───┼───┼───┼───┼───┼───┼───┼───┤
   4 │   │   │   │   │   │   │   │   │ 4
     ├───┼───┼───┼───┼───┼───┼───┼───┤
   3 │   │   │ x │   │   │ x │   │   │ 3
     ├───┼───┼───┼───┼───┼───┼───┼───┤
   2 │ R │ . │ C │ M │ E │ C │ H │ R │ 2
     ├───┼───┼───┼───┼───┼───┼───┼───┤
   1 │ R │ R │ R │ D │ D │ R │ R │ R │ 1
     └───┴───┴───┴───┴───┴───┴───┴───┘
    g  a   b   c   d   e   f   g   h

   board 4x2
   >
END

finish
