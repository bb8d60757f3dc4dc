#!/bin/sh
# Records on the screen, without a terminal: replayed, annotated, listed.

. "$(dirname "$0")/../tap.sh"
. "$(dirname "$0")/../screen.sh"
cd "$work" || exit 99

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

# says NAME KEYS PATTERN [FILE]
says()
{
        like "$1" "$(printf "$2" | screen 80x24 "${4:-game.pgn}")" "$3"
        rm -rf "$XDG_STATE_HOME/keysteps"
}

cat >game.pgn <<'END'
[Event "Spring Open"]
[Gold "Anna"]
[Silver "Bela"]
[Result "*"]

{An old friendly game.}
1g Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2
1s ra7 hb7 cc7 md7 ee7 cf7 hg7 rh7 ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8
2g Ee2n Ee3n Hb2n Hb3n {[%clk 0:10:00]}
2s ee7s ee6s ! {[%clk 0:09:30] [%emt 0:00:30] Silver takes the centre, and the horse on b4 will soon be in the way of the elephant.}
(
2s hg7s hg6s {Slower.}
3g Ee4n
)
3g Cc2n Cc3x ? {The cat is lost for nothing.}
3s md7s
4g Hb4n Hb5n
4s hg7s
*
END

shows 'a variation, a comment and the clocks' 80x24 '  ' game.pgn <<'END'
 3g  Gold to move  ····                                              Anna - Bela

  s  a   b   c   d   e   f   g   h
   ┌───┬───┬───┬───┬───┬───┬───┬───┐    │ 2g   Ee4 Hb4
 8 │ r │ r │ r │ d │ d │ r │ r │ r │ 8  > 2s   ee5 !  Silver takes the centre, …
   ├───┼───┼───┼───┼───┼───┼───┼───┤        2s   hg5  Slower.
 7 │ r │ h │ c │ m │ . │ c │ h │ r │ 7      3g   Ee5
   ├───┼───┼───┼───┼───┼───┼───┼───┤    │ 3g   Cc2x ?  The cat is lost for noth…
 6 │   │   │ x │   │   │ x │   │   │ 6
   ├───┼───┼───┼───┼───┼───┼───┼───┤      Silver takes the centre, and the horse
 5 │   │   │   │   │ e │   │   │   │ 5    on b4 will soon be in the way of the
   ├───┼───┼───┼───┼───┼───┼───┼───┤      elephant.
 4 │   │ H │   │   │ E │   │   │   │ 4            │
   ├───┼───┼───┼───┼───┼───┼───┼───┤      ────────│▄▄▄▄▄▄▄▄▄▄▄▄
 3 │   │   │ x │   │   │ x │   │   │ 3            │████████████
   ├───┼───┼───┼───┼───┼───┼───┼───┤
 2 │ R │   │ C │ M │   │ C │ H │ R │ 2    last    ee7-e5
   ├───┼───┼───┼───┼───┼───┼───┼───┤      Harlog  even
 1 │ R │ R │ R │ D │ D │ R │ R │ R │ 1    clock   0:10:00 - 0:09:30 (0:30)
   └───┴───┴───┴───┴───┴───┴───┴───┘
 >g  a   b   c   d   e   f   g   h

 Left, Right: turns; Tab: more; ?: help
 >
END
shows 'what died, and the plot' 80x24 '   ' game.pgn <<'END'
 3s  Silver to move  ····                                            Anna - Bela

 >s  a   b   c   d   e   f   g   h
   ┌───┬───┬───┬───┬───┬───┬───┬───┐        3g   Ee5
 8 │ r │ r │ r │ d │ d │ r │ r │ r │ 8  > 3g   Cc2x ?  The cat is lost for noth…
   ├───┼───┼───┼───┼───┼───┼───┼───┤    │ 3s   md6
 7 │ r │ h │ c │ m │   │ c │ h │ r │ 7  │ 4g   Hb6
   ├───┼───┼───┼───┼───┼───┼───┼───┤    │ 4s   hg6
 6 │   │   │ x │   │   │ x │   │   │ 6
   ├───┼───┼───┼───┼───┼───┼───┼───┤      The cat is lost for nothing.
 5 │   │   │   │   │ e │   │   │   │ 5
   ├───┼───┼───┼───┼───┼───┼───┼───┤
 4 │   │ H │   │   │ E │   │   │   │ 4               │
   ├───┼───┼───┼───┼───┼───┼───┼───┤      ─────────▄▄▄▄▄▄▄▄▄▄▄▄
 3 │   │   │(C)│   │   │ x │   │   │ 3             ████████████
   ├───┼───┼───┼───┼───┼───┼───┼───┤
 2 │ R │   │ . │ M │   │ C │ H │ R │ 2    last    Cc2xc3
   ├───┼───┼───┼───┼───┼───┼───┼───┤      Harlog  -1.40  Silver
 1 │ R │ R │ R │ D │ D │ R │ R │ R │ 1    taken   C
   └───┴───┴───┴───┴───┴───┴───┴───┘      clock   0:10:00 - 0:09:30
  g  a   b   c   d   e   f   g   h

 Left, Right: turns; Tab: more; ?: help
 >
END
shows 'with ASCII alone' 80x24 '  ]' --ascii game.pgn <<'END'
 3g  Gold to move  ....                                              Anna - Bela

  s  a   b   c   d   e   f   g   h
   +---+---+---+---+---+---+---+---+    | 2g   Ee4 Hb4
 8 | r | r | r | d | d | r | r | r | 8    2s   ee5 !  Silver takes the centre, ~
   +---+---+---+---+---+---+---+---+    >   2s   hg5  Slower.
 7 | r | h | c | m | e | c | . | r | 7  |   3g   Ee5
   +---+---+---+---+---+---+---+---+      3g   Cc2x ?  The cat is lost for noth~
 6 |   |   | x |   |   | x |   |   | 6
   +---+---+---+---+---+---+---+---+      Slower.
 5 |   |   |   |   |   |   | h |   | 5
   +---+---+---+---+---+---+---+---+
 4 |   | H |   |   | E |   |   |   | 4            |
   +---+---+---+---+---+---+---+---+      --------|---
 3 |   |   | x |   |   | x |   |   | 3            |
   +---+---+---+---+---+---+---+---+
 2 | R |   | C | M |   | C | H | R | 2    last    hg7-g5
   +---+---+---+---+---+---+---+---+      Harlog  even
 1 | R | R | R | D | D | R | R | R | 1    clock   0:10:00 - ?
   +---+---+---+---+---+---+---+---+
 >g  a   b   c   d   e   f   g   h

 Left, Right: turns; Tab: more; ?: help
 >
END
shows 'small' 40x12 '  ' game.pgn <<'END'
 3g  Gold to move  ····      Anna - Bela
 8 r r r d d r r r     │ 2g   Ee4 Hb4
 7 r h c m _ c h r     > 2s   ee5 !
 6 · · x · · x · ·         2s   hg5
 5 · · · · e · · ·         3g   Ee5
 4 · H · · E · · ·     │ 3g   Cc2x ?
 3 · · x · · x · ·
 2 R · C M · C H R       Harlog  even
 1 R R R D D R R R
>g a b c d e f g h
 Left, Right: turns; Tab: more; ?: help
 >
END
shows 'small, the moves as a page' 40x12 '  \t' game.pgn <<'END'
 3g  Gold to move  ····      Anna - Bela
 │ 2g   Ee4 Hb4
 > 2s   ee5 !  Silver takes the centre,…
     2s   hg5  Slower.
   Silver takes the centre, and the
   horse on b4 will soon be in the way
   of the elephant.

   Harlog  even
   clock   0:10:00 - 0:09:30 (0:30)
 Left, Right: turns; Tab: more; ?: help
 >
END
shows 'small, the tags' 40x12 '  \t\t' game.pgn <<'END'
 3g  Gold to move  ····      Anna - Bela
   Event        Spring Open
   Gold         Anna
   Silver       Bela
   Result       *





 Left, Right: turns; Tab: more; ?: help
 >
END

# ---- What is said -------------------------------------------------------------

says 'a move typed becomes a variation' '  Hb5\n' '> +3g   Hb5'
says 'and the title tells that it is in no file' '  Ee3\n' '\* Anna - Bela'
says 'it folds away' '  z' '> 2s   ee5 ! \(\+1\)'
says 'undo takes it back' '  Ee3\n:undo\n' '> 2s   ee5'
like 'an editor that fails is told of' \
        "$(printf ':comment\n' | VISUAL=false screen 80x24 game.pgn)" '^ the editor failed'
rm -rf "$XDG_STATE_HOME/keysteps"
says 'a comment shows below the moves' ' :comment Well met\n' '^.{40,44}Well met'
says 'the comment on the game' '<' 'An old friendly game\.'
says 'finding a comment' ':find slower\n' '>   2s   hg5'
says 'finding a move in Lightvector' ':find Hb6\n' '> 4g   Hb6'
says 'a key types the command' '/' '^ > :find'
says 'the next capture' '*' '> 3g   Cc2x'
says 'no other' '**' 'no capture further on'
says 'tags beside the board' '\t\t' 'Event        Spring Open'
says 'going on to the end' ':play\n' '4s   hg6'
says 'moves in steps' ':set notation official\n' '2g   Ee2n Ee3n'
says 'what is not known is said' ':set colour\n' 'there is no setting colour'
says 'Tab completes what can be copied' ':copy p\t' '^ > :copy position'
says 'quitting asks what is to become of changes' ':tag Round 3\n:quit\n' ':save keeps them, :quit! drops'

printf ':tag Round 3\n:save\n:quit\n' | screen 80x24 game.pgn >/dev/null
like 'saved in its place' "$(cat game.pgn)" '^\[Round "3"\]'
like 'with what was there' "$(cat game.pgn)" 'Slower\.'

cat >shout <<'END'
tr a-z A-Z <"$1" >"$1.new" && mv "$1.new" "$1"
END
VISUAL="sh $work/shout"; export VISUAL
says 'a comment is edited without its commands' '  :comment\n' 'SILVER TAKES THE CENTRE'
printf '  :comment\n:save\n' | screen 80x24 game.pgn >/dev/null
like 'which stay' "$(cat game.pgn)" '%clk 0:09:30'

# ---- What is odd ---------------------------------------------------------------

{ printf '%s\n' '[Gold "Anna"]' '[Position "Ra1 Ee2 ra8 ee7"]' '' '2g Ra1n' '2s ee7s' \
        '3g Ra2s {[%trusted]}' 'CURRENT 8000'; } >odd.pgn
says 'how much was odd is said' '' '2 things in it are odd' odd.pgn
says 'the tags tell what' ':panel tags\n' '6:1  *"Ra2s" is against the' odd.pgn
says 'a turn on trust is marked' '{End}' 'Ra2s? *.illegal.' odd.pgn
says 'and told in words' '{End}' 'the rules forbid this turn' odd.pgn
mkdir -p folder
like 'a directory is said to be one' "$(printf ':open folder\n' | screen 80x24)" \
        'folder: Is a directory'

# ---- Several games ------------------------------------------------------------

{ cat game.pgn; echo; sed 's/Anna/Cecilia/; s/Spring/Autumn/' game.pgn; } >two.pgn
shows 'the list of the games' 80x24 '{Down}' two.pgn <<'END'
 keysteps
   two.pgn: 2 games

         Gold           Silver         result  reason         turns date
   1     Anna           Bela           *                      8
 > 2     Cecilia        Bela           *                      8
















 Enter opens; / finds; Esc leaves
 >
END
shows 'small, the list' 40x12 '' two.pgn <<'END'
 keysteps
   two.pgn: 2 games
         Gold       Silver     result
 > 1     Anna       Bela       *
   2     Cecilia    Bela       *





 Enter opens; / finds; Esc leaves
 >
END
says 'one is chosen' '{Down}\n{dump}' 'Cecilia - Bela' two.pgn
{ cat game.pgn; echo; printf '%s\n' '[Event "Winter"]' '[Gold "Cecilia"]' '[Silver "Bela"]' \
        '[Result "1-0"]' '[ResultCode "r"]' '' '1g Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2'; } >ended.pgn
says 'or found' ':find cecil\n\n{dump}' 'Cecilia - Bela' two.pgn
says 'found by how they ended' ':find resignation\n\n{dump}' 'Cecilia - Bela' ended.pgn
says 'by their event' ':find winter\n\n{dump}' 'Cecilia - Bela' ended.pgn
says 'and left for the list again' '\nl' 'two.pgn: 2 games' two.pgn
says 'other games stay as they are' '\n:tag Round 1\n:save\n' 'the file has other games' two.pgn

finish
