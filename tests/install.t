#!/bin/sh
# What "make install" puts there is whole: the program, the headers each by itself,
# the library with its own names only, and the example of the manual with arimaa.pc.

. "$(dirname "$0")/tap.sh"

unset MAKEFLAGS MFLAGS MAKELEVEL
: "${CC:=cc}" "${MAKE:=make}"
root=$work/root

ok 'make install' $MAKE -C "$builddir" install DESTDIR="$root"

pc=$(find "$root" -name arimaa.pc)
like 'arimaa.pc is installed' "$pc" '/pkgconfig/arimaa\.pc$'
libdir=$(dirname "$(dirname "$pc")")
includedir=$(find "$root" -path '*/include/arimaa')
program=$(find "$root" -path '*/bin/keysteps')

gives 'the installed program runs' "$program" --version <<END
$("$KEYSTEPS" --version)
END
like 'the Czech catalogue is installed' "$(find "$root" -name '*.mo')" \
        '/cs/LC_MESSAGES/keysteps\.mo$'

# ---- The headers -----------------------------------------------------------

arimaa_pc()
{
        PKG_CONFIG_PATH=$libdir/pkgconfig PKG_CONFIG_SYSROOT_DIR=$root \
                pkg-config "$@" arimaa
}
cflags=$(arimaa_pc --cflags)
strict='-std=c17 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Werror'

(cd "$includedir" && find . -name '*.h' | sed 's|^\./||' | sort) >"$work/headers"
while read -r header; do
        printf '#include <%s>\n#include <%s>\ntypedef int nothing_else;\n' \
                "$header" "$header" >"$work/alone.c"
        ok "$header can be included alone, and twice" \
                $CC $strict $cflags -fsyntax-only "$work/alone.c"
done <"$work/headers"
is 'arimaa.h includes every installed header' \
        "$(printf '#include <arimaa.h>\n' | $CC -std=c17 $cflags -M -x c - |
           tr ' \\' '\n\n' | sed -n "s|^.*/include/arimaa/||p" | sort -u)" "$(cat "$work/headers")"

# ---- The library's names ---------------------------------------------------

library=$libdir/libarimaa.so
if test -e "$library"; then
        is 'libarimaa exports only names that begin with arimaa_' \
                "$(nm -D --defined-only "$library" | awk '$NF !~ /^arimaa_/ { print $NF }')" ''
        is 'libarimaa ends no program, prints nothing and translates nothing' \
                "$(nm -D --undefined-only "$library" | sed 's/@.*//' | awk '{ print $NF }' |
                   grep -xE '_?_?_?exit|_Exit|quick_exit|abort|__assert_fail|v?printf|__v?printf_chk|puts|putchar|perror|stdout|stderr|d?c?n?gettext|setlocale')" ''
        is 'libarimaa has no variables that change' \
                "$(nm --defined-only --format=sysv "$library" 2>/dev/null |
                   awk -F'|' '{ gsub(/ /, "") }
                              $7 ~ /^(\.t?(data|bss)|\*COM\*)$/ && $1 !~ /^(_|completed\.)/ { print $1 }')" ''
else
        skip 'the names that libarimaa exports' 'built without a shared library'
fi

# ---- The example of libarimaa(3) -------------------------------------------

# It stands between these comments, in lines of roff.
page=$srcdir/man/libarimaa.3
if test -e "$page"; then
        sed -n '/^\.\\" example begins/,/^\.\\" example ends/p' "$page" |
                sed -e '/^\./d' -e 's/\\-/-/g' -e 's/\\(aq/'"'"'/g' -e 's/\\(dq/"/g' \
                    -e 's/^\\&//' -e 's/\\e/\\/g' >"$work/example.c"
        ok 'the manual has an example between the marks' test -s "$work/example.c"
        ok 'the example compiles against the installed library' \
                $CC $strict $cflags -o "$work/example" "$work/example.c" \
                $(arimaa_pc --libs) -Wl,-rpath,"$libdir"
        ok 'the example runs' "$work/example"
        like 'and says something' "$(cat "$work/out")" '.'
fi

finish
