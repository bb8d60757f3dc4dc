#!/bin/sh
# The help on the screen, in every size.

. "$(dirname "$0")/../tap.sh"
. "$(dirname "$0")/../screen.sh"

# shows NAME COLUMNSxROWS KEYS [ARGUMENT...]: the last screen is the text that follows.
shows()
{
        shows_name=$1 shows_size=$2 shows_keys=$3
        shift 3
        cat >"$work/wanted"
        printf "$shows_keys" | screen "$shows_size" "$@" >"$work/screens"
        is "$shows_name" "$(tail -n "${shows_size#*x}" "$work/screens")" \
                "$(cat "$work/wanted")"
}

# words: those of a text, one a line
words()
{
        tr -s ' ' '\n' | sort -u
}

# is_read_whole SIZE TOPIC [ARGUMENT...]: paging through it all of it is seen, and
# nothing of it is cut
is_read_whole()
{
        whole_size=$1 whole_topic=$2
        shift 2
        pages=$(printf '{PageDown}{dump}%.0s' 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22)
        printf ':help %s\n{dump}%s' "$whole_topic" "$pages" |
                screen "$whole_size" "$@" >"$work/screens"
        words <"$work/screens" >"$work/seen"
        "$KEYSTEPS" help "$whole_topic" | words >"$work/said"
        is "$whole_topic at $whole_size${1:+ $1}" "$(comm -23 "$work/said" "$work/seen")" ''
        unlike "$whole_topic at $whole_size${1:+ $1}: nothing is cut" \
                "$(grep -v '^>' "$work/screens")" '…'
}

shows 'the list of topics, small' 40x12 '?{dump}{Down}{Down}{dump}' <<'END'
 Help                       topics  9/28
 What there is help on
   New to the game?  Read start, rules,
   board and moving, in this order.

   start       The first game
   rules       The rules in short
 > board       The words of the board
   moving      How to type a turn
   hand        Moving by hand
 Up, Down, Enter: a topic; Esc leaves
 >
END

shows 'a topic with a board, small and in ASCII' 40x12 ':help rules\n{dump}{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}{dump}' --ascii <<'END'
 Help                      rules  57/135
   2 . . . . . . . .
   1 R . . . . . . .
     a b c d e f g h

   rd6         A push: the rabbit goes
               north, the elephant
               after.
               rd5n Ed4n
   Ed3 rd4     A pull: the elephant goes
 Left Right topics; / finds; Esc leaves
 >
END

shows 'a topic with a board' 80x24 ':help rabbits\n{dump}{End}{dump}' <<'END'
 Help                                                             rabbits  35/35

   As the board empties, a rabbit far ahead ties down those that have to watch
   it.  A step is worth a rank: four ranks before the goal one turn may be
   enough.

   8 . . r . . . . .
   7 . . . . . . . r
   6 . . x h . x . .
   5 . H . . e . . .
   4 R . . . E . . .
   3 . . x . . x . .
   2 . . . . . . . .
   1 . . . . . . . .
     a b c d e f g h

   Ra8                   Nobody watches file a: goal.
                         Ra4n Ra5n Ra6n Ra7n

   So in the opening keep most rabbits at home.  Advance one where you are
   stronger on that wing, or when it is a part of an attack.

 Left Right topics; / finds; Esc leaves
 >
END

shows 'what was found' 80x24 '?{dump}:find harlog is c times\n{dump}' <<'END'
 Help                                                              harlog  37/37
   So a dog weighs as much as two rabbits, at the beginning.

 How it is reckoned
 > A piece other than a rabbit counts 1/(n + q), where n is how many enemy
   pieces are stronger; with none stronger, 2/q.  For each side these are added
   up, and g times the natural logarithm of its rabbits times all its pieces.
   Harlog is c times the difference.

   q = 1.447530126
   g = 0.6314442034
   c = 7.995516184

 How far to trust it
   It knows nothing of squares.  Hostages, frames, elephants that are stuck and
   rabbits before their goal do not show in it.  A side may be a horse ahead and
   lost.

   Trust it most after an exchange, when all is quiet; least while pieces are
   about to be captured, and late in the game, when one rabbit decides.  The
   plot of it over a game shows well where pieces were lost, and badly why.

 Left Right topics; / finds; Esc leaves
 >
END

shows 'a topic on a large screen' 120x40 ':help harlog\n{dump}' <<'END'
  Help                                                                                                  harlog  33/33
  Harlog
    Harlog weighs the material of both sides in one number.  It is positive when Gold has more, negative when Silver
    has.  1.00 is one rabbit more in the opening.

    What Gold is ahead by when both armies are full and Silver loses only:

      1.00                a rabbit
      1.40                a cat
      2.13                a dog
      3.64                a horse
      6.48                the camel
     22.04                the elephant
      2.13                two rabbits
      4.40                both dogs
      7.50                the camel and a rabbit

    So a dog weighs as much as two rabbits, at the beginning.

  How it is reckoned
    A piece other than a rabbit counts 1/(n + q), where n is how many enemy pieces are stronger; with none stronger,
    2/q.  For each side these are added up, and g times the natural logarithm of its rabbits times all its pieces.
    Harlog is c times the difference.

    q = 1.447530126
    g = 0.6314442034
    c = 7.995516184

  How far to trust it
    It knows nothing of squares.  Hostages, frames, elephants that are stuck and rabbits before their goal do not
    show in it.  A side may be a horse ahead and lost.

    Trust it most after an exchange, when all is quiet; least while pieces are about to be captured, and late in the
    game, when one rabbit decides.  The plot of it over a game shows well where pieces were lost, and badly why.




  Left Right topics; / finds; Esc leaves
  >
END

"$KEYSTEPS" help | sed -nE 's/^  ([a-z]+)  .*/\1/p' >"$work/names"
ok 'there are topics' test -s "$work/names"
while read -r topic; do
        is_read_whole 40x12 "$topic"
        is_read_whole 80x24 "$topic" --ascii
        is_read_whole 120x40 "$topic"
done <"$work/names"

like 'a topic is opened from the start screen by keys alone' \
        "$(printf '?{Down}{Down}\n' | screen 80x24)" '^ The words of the board'
like 'and left' "$(printf '?\n{Esc}' | screen 80x24)" 'New game'
like 'Backspace goes back' "$(printf ':help rules\n{Right}{Backspace}' | screen 80x24)" \
        '^ The rules in short'

finish
