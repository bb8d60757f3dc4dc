#!/bin/sh
# The catalogues are well formed and complete, and their lines fit on the screen.

. "$(dirname "$0")/../tap.sh"

command -v msgfmt >/dev/null || skip_all 'no msgfmt'

for language in $(grep -v '^#' "$srcdir/po/LINGUAS"); do
        po=$srcdir/po/$language.po
        ok "$language: formats, plurals and ends of lines are those of the original" \
                msgfmt --check -o "$work/$language.mo" "$po"
        is "$language: nothing is marked as unsure" \
                "$(msgattrib --only-fuzzy --no-obsolete "$po")" ''
        # A line of a longer text, with its quotes and "\n".
        is "$language: no line of a help is wider than 80 columns" \
                "$(awk '/^msgstr/ { inside = 1 } /^(msgid|$)/ { inside = 0 }
                        inside && /\\n"$/ && !/keysteps: /' "$po" | grep -E '^.{84}')" ''
done

# ---- Nothing is left out ---------------------------------------------------------

command -v xgettext >/dev/null || skip_all 'no xgettext'

# messages OPTION...: the texts of the program's sources, each on a line.
messages()
{
        (cd "$srcdir" && xgettext --from-code=UTF-8 --omit-header --no-location \
                "$@" -o - src/main.c src/play/*.[ch] src/ui/*.[ch] src/cli/*.[ch]) \
                2>"$work/xgettext.log" |
        awk '/^msgid/ { if (NR > 1) print text; text = "" }
             /^msgid|^"/ && !translation { sub(/^[^"]*"/, ""); sub(/"$/, ""); text = text $0 }
             { translation = /^msgstr/ || (translation && !/^$/) }
             END { print text }' | sort -u
}

# What reads like a sentence, two words at least, is for people and is to be marked
# with _() or N_(); these are no sentences: words that are typed as they stand, the
# names of keys, and what the line editor wants to be told of its functions; nor are
# colours with attributes.
cat >"$work/no-sentences" <<'END'
Complete it by the one before
Complete the word
Do what the line says
Draw the screen anew
Empty the line
PageDown Space
Right Space +
Stop the program
auto none 8 16 256
gold silver
letters chess
lightvector official legacy
line move position
mirror list save
END
messages --extract-all >"$work/all"
messages --keyword=_ --keyword=N_ --keyword=ngettext:1,2 >"$work/marked"
ok 'the messages are found' test "$(wc -l <"$work/marked")" -gt 300
is 'every sentence for users is marked' \
        "$(grep -E '[[:alpha:]]{2,} [[:alpha:]]{2,}' "$work/all" |
           grep -vxF -f "$work/marked" | grep -vxF -f "$work/no-sentences" |
           grep -vxE '([0-9]+/)?[a-z]+( (bold|dim|reverse|underline))+')" ''

(cd "$srcdir" && xgettext --from-code=UTF-8 --keyword=_ --keyword=N_ -f po/POTFILES.in \
        -o "$work/messages.pot" 2>"$work/xgettext.log")
for language in $(grep -v '^#' "$srcdir/po/LINGUAS"); do
        is "$language: every message is translated" \
                "$(msgmerge --quiet --no-fuzzy-matching -o - \
                        "$srcdir/po/$language.po" "$work/messages.pot" |
                   msgattrib --untranslated --no-obsolete --no-location)" ''
done

finish
