# screen.sh - the screen without a terminal: keys go in, the last screen comes out.
#
#   screen COLUMNSxROWS [ARGUMENT...] <<'END'
#
# runs keysteps with the arguments; the text that follows is typed as it stands,
# newlines being Enter.  When it has all been read the program writes the screen
# to its standard output, one line a row, blanks at the end cut off, and ends.
# For other keys than those of a typewriter:  printf 'Ee2\033[D' | screen 80x24
#
# Read after tap.sh.

screen()
{
        screen_size=$1
        shift
        cat >"$work/keys"
        KEYSTEPS_KEYS=$work/keys KEYSTEPS_SIZE=$screen_size "$KEYSTEPS" "$@" </dev/null
}
