#!/bin/sh
# keysteps check: a line for each game, and what was wrong where.

. "$(dirname "$0")/../tap.sh"
cd "$work" || exit 99

# Setups that the games below begin with.
setups='1g Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2
1s ra7 hb7 cc7 ed7 me7 cf7 hg7 rh7 ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8'

# game NAME LINE...: a file with a game after the setups
game()
{
        file=$1
        shift
        { printf '%s\n' "$setups"; printf '%s\n' "$@"; } >"$file"
}

# row NAME WANTED FILE...: the line written, '|' standing for a tab; up to the reason
row()
{
        name=$1 wanted=$2
        shift 2
        "$KEYSTEPS" check "$@" >out 2>err
        is "$name" "$(tr '\t' '|' <out | sed 's/|error \([0-9]*:[0-9]*\) .*/|error \1/')" "$wanted"
}

# ---- How games end -----------------------------------------------------------

game going '2g Ee2n Ee3n Md2n' '2s ed7s ed6s'
row 'a game that goes on' 'going|1|4|-|ok' going
exits 'a game that goes on: exit status' 0 "$KEYSTEPS" check going
is 'nothing on standard error' "$(cat err)" ''

game resigned '2g Ee2n' '2s resigns'
row 'Silver resigns' 'resigned|1|3|gold resignation|ok' resigned
game resigned '2g resigns'
row 'Gold resigns' 'resigned|1|2|silver resignation|ok' resigned

game back '2g Ee2n' '2s takeback' '2g Md2n Md3n' '2s ed7s'
row 'a turn that is taken back does not count' 'back|1|4|-|ok' back
game open '2g Ee2n' '2s'
row 'a label without a turn is no turn' 'open|1|3|-|ok' open

printf '%s\n' '1g Rd7 Ee2' '1s rd2' '2g Rd7n rd2s Ee2w' >goal
row 'goal, in a handicap game' 'goal|1|3|gold goal|ok' goal
like 'a handicap game is mentioned' "$(cat err)" '^keysteps: goal: .*handicap'
printf '%s\n' '1g Rc3 Ed3' '1s re3 ee5' '2g re3e Ed3e Rc3x' >eliminated
row 'elimination' 'eliminated|1|3|gold elimination|ok' eliminated
printf '%s\n' '1g Rd4 Eh1' '1s hd5 eh2 eg1 rg6' >immobile
row 'immobilization as the setup ends' 'immobile|1|2|silver immobilization|ok' immobile

# ---- What a file states of the end -------------------------------------------

# stated NAME WANTED TAG...: a game that goes on, with tags
stated()
{
        wanted=$2 name=$1
        shift 2
        { printf '[%s]\n' "$@"; cat going; } >file
        row "$name" "file|1|4|$wanted|ok" file
}

stated 'time' 'gold timeout' 'ResultCode "t"' 'Result "1-0"'
stated 'a resignation' 'silver resignation' 'ResultCode "r"' 'Result "0-1"'
stated 'forfeit' 'silver forfeit' 'ResultCode "f"' 'Result "0-1"'
stated 'a score' 'gold score' 'ResultCode "s"' 'Result "1-0"'
stated 'an illegal turn' 'gold illegal-turn' 'ResultCode "i"' 'Result "1-0"'
stated 'a winner for no reason that is known' 'gold' 'Result "1-0"'
stated 'a draw' 'draw' 'Result "1/2-1/2"'
stated 'neither' '-' 'Result "*"'
{ printf '[ResultCode "t"]\n[Result "0-1"]\n'; cat goal; } >file
row 'what the board shows comes first' 'file|1|3|gold goal|ok' file

# ---- What is odd, and what is trusted ----------------------------------------

{ cat going; printf '%s\n' 'CURRENT 8000' 'GOLD 66000'; } >clock
row 'a clock behind the moves' 'clock|1|4|-|ok' clock
is 'is told once, with file, line and column' "$(sed 's/: .*//' err | xargs)" \
        'clock:5:1'
{ printf '[Result "0-1"]\n'; cat goal; } >file
row 'a result that is not that of the board' 'file|1|3|gold goal|ok' file
like 'is told' "$(cat err)" '^file:1:1: '
game forbidden '2g Ra2n Ra3s' '2s ed7s'
row 'a turn that the rules forbid' 'forbidden|1|2|-|error 3:9' forbidden
"$KEYSTEPS" check --trust forbidden >out 2>err
is '--trust: it is made' "$(tr '\t' '|' <out)" 'forbidden|1|4|-|ok'
like '--trust: and told' "$(cat err)" '^forbidden:3:[0-9]+: '

# ---- What is wrong -----------------------------------------------------------

game wrong '2g Ee2n Ra1s'
row 'a step off the board: its line and column' 'wrong|1|2|-|error 3:9' wrong
exits 'exit status' 1 "$KEYSTEPS" check wrong
like 'the reason' "$(cat out)" 'error 3:9 .*[a-z] .*'
game wrong '2g Ee2n' '2s rh7s rh6n'
row 'a rabbit backward: line and column' 'wrong|1|3|-|error 4:9' wrong
game wrong '2g Ee2n' '2s ed7s ex7s'
row 'what is no step: line and column' 'wrong|1|3|-|error 4:9' wrong
game wrong '2g Hb2n' '2s hb7s' '3g Hb3s' '3s hb6n' '4g Hb2n' '4s hb7s' '5g Hb3s' '5s hb6n'
row 'a third occurrence is illegal' 'wrong|1|9|-|error 10:4' wrong
game wrong '2g Ee2n' '2s resigns' '3g Ee3n'
row 'a turn after the end' 'wrong|1|3|gold resignation|error 5:4' wrong
game wrong '2g Ee2n' '3s ed7s'
row 'a label that is not the next one' 'wrong|1|3|-|error 4:1' wrong
for text in 'no game' ''; do
        printf '%s' "$text" >wrong
        exits "'$text': exit status" 1 "$KEYSTEPS" check wrong
        like "'$text': is not a game" "$(cat out)" "^wrong$(printf '\t')1$(printf '\t')0.*error"
done

# ---- Lines and files of every kind -------------------------------------------

sed 's/$/\r/' going >crlf
row 'CR LF' 'crlf|1|4|-|ok' crlf
printf '%s' "$(cat going)" >no-end
row 'the last line may lack its end' 'no-end|1|4|-|ok' no-end
sed 's/^\([0-9]*\)g/\1w/; s/^\([0-9]*\)s/\1b/' going >white
row 'labels of before 2008' 'white|1|4|-|ok' white
{ cat going; echo; cat resigned; } >two
row 'two games in a file' "$(printf '%s\n' 'two|1|4|-|ok' 'two|2|2|silver resignation|ok')" two
row 'two files' "$(printf '%s\n' 'going|1|4|-|ok' 'goal|1|3|gold goal|ok')" going goal
{ cat going; printf '3g \0\033[2J\n'; } >bytes
exits 'control characters: exit status' 1 "$KEYSTEPS" check bytes
is 'control characters do not reach the terminal' \
        "$(LC_ALL=C tr -d '\t\n -~' <out | wc -c)" 0
row 'standard input' '-|1|4|-|ok' - <going
exits 'a missing file and a good one' 1 "$KEYSTEPS" check missing going
like 'the good one is checked' "$(cat out)" '^going'
cp going "$(printf 'a\tb')"
row 'a tab in a name does not make a field' 'a?b|1|4|-|ok' "$(printf 'a\tb')"

finish
