# tap.sh - the words in which the shell tests are written.  POSIX sh.
#
# A test begins with
#       . "$(dirname "$0")/tap.sh"          (/../tap.sh in a directory below)
# states facts, one a line, each with its name first, and ends with "finish".
#
#   is NAME GOT WANTED                  the two texts are the same
#   like NAME TEXT PATTERN              a line of TEXT matches the extended regexp
#   unlike NAME TEXT PATTERN            none does
#   ok NAME COMMAND...                  the command succeeds
#   exits NAME STATUS COMMAND...        it exits so; see $work/out and $work/err
#   gives NAME COMMAND... <<'END'       its output is exactly the text that follows
#   skip NAME REASON                    a fact that cannot be looked at here
#   skip_all REASON                     nor any other of this file
#   at_exit COMMAND                     to be run when the test ends, however it does
#   note TEXT                           for the reader of the log
#   finish                              the end; without it the test has failed
#   plan N                              in place of "finish": the number, up front
#
# Ready to use: $KEYSTEPS, the program; $srcdir and $builddir, absolute; $work, a
# directory of the test's own, gone after it.  HOME and the XDG directories are in
# $work.  Run by hand from a build directory, "sh .../tests/NAME.t" does the same
# as "make check".

set -u

builddir=${builddir:-$(pwd)}
srcdir=$(CDPATH='' cd "$(dirname "$0")" &&
        until test -e tests/tap.sh || test "$PWD" = /; do cd ..; done && pwd)
KEYSTEPS=${KEYSTEPS:-$builddir/keysteps}
work=$(mktemp -d "${TMPDIR:-/tmp}/keysteps.XXXXXX") || exit 99

HOME=$work/home
XDG_STATE_HOME=$HOME/state
XDG_CONFIG_HOME=$HOME/config
XDG_DATA_HOME=$HOME/data
TZ=UTC
LC_ALL=C.UTF-8
TERM=xterm-256color
export KEYSTEPS srcdir builddir work HOME XDG_STATE_HOME XDG_CONFIG_HOME XDG_DATA_HOME
export TZ LC_ALL TERM
unset NO_COLOR COLORTERM COLUMNS LINES ESCDELAY LANGUAGE LANG EDITRC TMUX DISPLAY
unset KEYSTEPS_KEYS KEYSTEPS_SIZE
mkdir -p "$XDG_STATE_HOME" "$XDG_CONFIG_HOME" "$XDG_DATA_HOME"

tap_count=0
tap_planned=
tap_cleanup=

tap_end()
{
        tap_status=$?
        trap - EXIT
        eval "$tap_cleanup"
        rm -rf "$work"
        exit "$tap_status"
}
trap tap_end EXIT
trap 'exit 99' HUP INT TERM

at_exit()
{
        tap_cleanup="$*
$tap_cleanup"
}

plan()
{
        tap_planned=$1
        echo "1..$1"
}

finish()
{
        test -n "$tap_planned" || echo "1..$tap_count"
        exit 0
}

skip_all()
{
        echo "1..0 # SKIP $*"
        exit 0
}

note()
{
        printf '%s\n' "$*" | sed 's/^/# /'
}

# A name may hold no "# SKIP" and no "# TODO": TAP has its own meaning for them.
pass()
{
        tap_count=$((tap_count + 1))
        printf 'ok %d - %s\n' "$tap_count" "$1"
}

# fail NAME [TEXT...]: the texts go to the log.
fail()
{
        tap_count=$((tap_count + 1))
        printf 'not ok %d - %s\n' "$tap_count" "$1"
        shift
        test $# -eq 0 || printf '%s\n' "$@" | sed 's/^/#     /'
}

skip()
{
        tap_count=$((tap_count + 1))
        printf 'ok %d - %s # SKIP %s\n' "$tap_count" "$1" "$2"
}

is()
{
        if test "$2" = "$3"; then
                pass "$1"
        else
                fail "$1" "got:" "$2" "wanted:" "$3"
        fi
}

like()
{
        if printf '%s\n' "$2" | grep -Eq -e "$3"; then
                pass "$1"
        else
                fail "$1" "no line matches: $3" "got:" "$2"
        fi
}

unlike()
{
        if printf '%s\n' "$2" | grep -Eq -e "$3"; then
                fail "$1" "a line matches: $3" "got:" "$2"
        else
                pass "$1"
        fi
}

ok()
{
        tap_name=$1
        shift
        if "$@" >"$work/out" 2>&1; then
                pass "$tap_name"
        else
                fail "$tap_name" "exit status $?: $*" "$(cat "$work/out")"
        fi
}

exits()
{
        tap_name=$1 tap_wanted=$2
        shift 2
        "$@" >"$work/out" 2>"$work/err"
        tap_got=$?
        if test "$tap_got" -eq "$tap_wanted"; then
                pass "$tap_name"
        else
                fail "$tap_name" "exit status $tap_got, not $tap_wanted: $*" \
                     "$(cat "$work/out" "$work/err")"
        fi
}

gives()
{
        tap_name=$1
        shift
        cat >"$work/wanted"
        "$@" >"$work/out" 2>"$work/err" </dev/null
        if cmp -s "$work/wanted" "$work/out"; then
                pass "$tap_name"
        else
                fail "$tap_name" "$*" \
                     "$(diff -u "$work/wanted" "$work/out" | sed 1,2d)" \
                     "$(cat "$work/err")"
        fi
}
