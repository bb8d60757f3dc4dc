#!/bin/sh
# One and the same game in every format that is read, and in each that is written
# and read again.

. "$(dirname "$0")/../tap.sh"
cp "$srcdir"/tests/cli/games/* "$work"
cd "$work" || exit 99

# row NAME WANTED FILE: the line that check writes, '|' standing for a tab
row()
{
        is "$1" "$("$KEYSTEPS" check "$3" 2>err | tr '\t' '|')" "$2"
}

to()
{
        "$KEYSTEPS" convert --to="$@"
}

# ---- Read --------------------------------------------------------------------

# Ten plies, after which Gold resigns, where the format can say so.
resigned='official.txt one-line.txt percent.txt apart.txt clock.txt heads.txt site.pgn
          round-robin.pgn annotated.pgn archive.tsv bot-log.txt remarks.txt'
unfinished='plain.txt numbered.txt game.fan.txt viewer.txt'
to official official.txt >moves
to diagram official.txt >board

for file in $resigned; do
        row "$file: the game and its end" "$file|1|10|silver resignation|ok" "$file"
done
for file in $unfinished; do
        row "$file: the game" "$file|1|10|-|ok" "$file"
done
for file in legacy.json lightvector.json; do
        row "$file: the game and who won" "$file|1|10|silver|ok" "$file"
done
for file in $resigned $unfinished legacy.json lightvector.json; do
        is "$file: the position at the end" "$(to diagram "$file" 2>err)" "$(cat board)"
done

# Step by step, where steps are written.
for file in one-line.txt percent.txt apart.txt clock.txt heads.txt site.pgn \
            round-robin.pgn annotated.pgn archive.tsv bot-log.txt; do
        is "$file: the moves" "$(to official "$file" 2>err)" "$(cat moves)"
done
for file in plain.txt game.fan.txt viewer.txt legacy.json; do
        is "$file: the moves" "$(to official "$file" 2>err)" "$(sed '$d' moves)"
done

# ---- What else they hold -----------------------------------------------------

tags()
{
        to pgn "$1" 2>err | sed -n 's/^\[\(Gold\|Silver\) "\(.*\)"\]/\2/p' | xargs
}

is 'heads: players' "$(tags heads.txt)" 'First Second'
is 'arimaa.com: White and Black are players' "$(tags site.pgn | grep -ic 'first.*second')" 1
is 'round robin: White and Black are players' "$(tags round-robin.pgn)" 'bot_first bot_second'
is 'archive: players' "$(tags archive.tsv)" 'first second'
is 'Abstract Play: players' "$(tags legacy.json)" 'First Second'
is 'viewer: players' "$(tags viewer.txt)" 'First Second'
is 'remarks: players' "$(tags remarks.txt)" 'First Second'

to pgn annotated.pgn >pgn
like 'a comment' "$(cat pgn)" 'the camel is pulled'
like 'a glyph' "$(cat pgn)" '^4g .*[^ ] \?! '
like 'a variation' "$(cat pgn)" '^2g Md2n Md3n .*too slow'
is 'variations within variations' "$(grep -c '^($' pgn)" 2
to pgn apart.txt >pgn
like 'what was taken back is a variation' "$(cat pgn)" '^2g Md2n Md3n Md4n'
to pgn game.fan.txt >pgn
like 'FAN: a comment' "$(cat pgn)" 'as always'
like 'FAN: a variation' "$(cat pgn)" '^2g Md2n Md3n'
to pgn archive.tsv >pgn
like 'archive: the time that a turn took' "$(cat pgn)" '^2g .*\[%emt 0:00:12'

to diagram clock.txt >out 2>err
like 'a clock is mentioned with its place' "$(cat err)" '^clock\.txt:12:1: .*CURRENT'
unlike 'and no such line is anything else' "$(cat err)" '^[^:]*:?[^0-9]*$'

# ---- Positions ---------------------------------------------------------------

sed '1d' diagram.txt >rows
for file in diagram.txt short.txt ranks.txt pieces.txt; do
        row "$file: a game without turns" "$file|1|0|-|ok" "$file"
        is "$file: the position" "$(to diagram "$file" | sed 1d)" "$(cat rows)"
done
like 'the label of a diagram stays' "$(to diagram diagram.txt | head -n 1)" '^12g$'

# ---- There and back ----------------------------------------------------------

for file in *.txt *.pgn *.tsv *.json; do
        to pgn "$file" >there 2>err
        is "$file: written as pgn again, the same bytes" "$(to pgn there 2>&1)" "$(cat there)"
done
for file in annotated.pgn archive.tsv apart.txt diagram.txt; do
        to pgn --notation=lightvector "$file" >there
        is "$file: in Lightvector, the same bytes again" \
                "$(to pgn --notation=lightvector there 2>&1)" "$(cat there)"
        is "$file: by way of Lightvector the same board" "$(to diagram there)" \
                "$(to diagram "$file")"
done
for format in official legacy json; do
        to $format annotated.pgn >there
        is "by way of $format: the same moves" \
                "$(to official there | grep -v resigns)" "$(sed '$d' moves)"
        is "$format again: the same bytes" "$(to $format there)" "$(cat there)"
done
to lightvector annotated.pgn >there
is 'by way of lightvector: the same board' "$(to diagram there)" "$(cat board)"
is 'lightvector again: the same bytes' "$(to lightvector there)" "$(cat there)"

# All of them, one after another, are as many games again.
for format in pgn official json; do
        to $format $resigned $unfinished >all 2>err
        is "$format: all games in one file" "$("$KEYSTEPS" check all 2>err | grep -c 'ok$')" \
                "$(echo $resigned $unfinished | wc -w)"
done

finish
