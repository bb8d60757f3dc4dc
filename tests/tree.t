#!/bin/sh
# The tree keeps its own rules: which room may know which, and what is translated.

. "$(dirname "$0")/tap.sh"

cd "$srcdir/src" || exit 99

# included_rooms ROOM: the rooms that the files of ROOM include something of.
included_rooms()
{
        cat "$1"/*.[ch] 2>/dev/null |
                sed -nE 's|^[[:space:]]*#[[:space:]]*include[[:space:]]*"([a-z]+)/.*|\1|p' | sort -u
}

# rooms_below ROOM ALLOWED...: ROOM includes nothing but itself and those.
rooms_below()
{
        room=$1
        strangers=
        for found in $(included_rooms "$room"); do
                case " $* " in
                *" $found "*) ;;
                *) strangers="$strangers $found" ;;
                esac
        done
        is "$room includes only rooms on its left" "$strangers" ''
}

rooms_below rules
rooms_below notation rules
rooms_below record rules notation
rooms_below play rules notation record
rooms_below ui rules notation record play
rooms_below cli rules notation record play

is 'every include of an own header names its room' \
        "$(grep -nE '#[[:space:]]*include[[:space:]]*"' */*.[ch] 2>/dev/null |
           grep -vE '"(rules|notation|record|play|ui|cli)/[a-z0-9_]+\.[a-z]+"|"(arimaa|config)\.h"')" ''
is 'libarimaa reads no config.h and no arimaa.h: its headers are installed without' \
        "$(grep -lE '#[[:space:]]*include[[:space:]]*"(config|arimaa)\.h"' \
           rules/*.[ch] notation/*.[ch] record/*.[ch] 2>/dev/null)" ''
is 'libarimaa has no text for users' \
        "$(grep -lE 'libintl|gettext' rules/*.[ch] notation/*.[ch] record/*.[ch] 2>/dev/null)" ''

# What no fragment names is neither built nor in the tarball.
cd "$srcdir" || exit 99
is 'every source, test, bench and manual page is named in a fragment' \
        "$(find src tests bench man -name '*.[ch1-9]' -o -name '*.t' -o -name '*.sh' |
           while read -r file; do
                   grep -qsF "$file" Makefile.am ./*/*.am src/*/*.am || echo "$file"
           done)" ''

# A source with _("...") or N_("...") must be where xgettext looks.
grep -lE '\<N?_\("' src/*.[ch] src/*/*.[ch] | sort >"$work/marked"
grep '^src/' po/POTFILES.in | sort >"$work/listed"
is 'po/POTFILES.in has every file with marked texts' \
        "$(comm -23 "$work/marked" "$work/listed")" ''
is 'po/POTFILES.in has no file that is gone' \
        "$(while read -r file; do test -e "$file" || echo "$file"; done <"$work/listed")" ''

finish
