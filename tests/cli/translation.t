#!/bin/sh
# The catalogues are well formed, and their lines fit on the screen.

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

finish
