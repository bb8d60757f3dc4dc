/* terminal_type.c - asking terminfo.  Apart, because term.h has macros of everyday
 * names. */

#include "config.h"

#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

#include "play/translate.h"
#include "ui/terminal_type.h"

static const char *capability(const char *name)
{
        const char *sequence = tigetstr(name);

        return sequence == (const char *)-1 ? NULL : sequence;
}

bool terminal_type_usable(void)
{
        const char *type = getenv("TERM");
        int found = 0;

        if (type == NULL || *type == '\0') {
                fputs(_("keysteps: nothing says which terminal this is (TERM is not "
                        "set)\n"),
                      stderr);
                return false;
        }
        if (setupterm(NULL, STDOUT_FILENO, &found) != OK) {
                fprintf(stderr,
                        _("keysteps: the terminal \"%s\" (TERM) is not known here; "
                          "try TERM=xterm-256color\n"),
                        type);
                return false;
        }
        if (capability("cup") == NULL) {
                fprintf(stderr,
                        _("keysteps: the terminal \"%s\" (TERM) cannot move its "
                          "cursor, which the board needs\n"),
                        type);
                return false;
        }
        return true;
}

bool terminal_type_moves_cursor(void)
{
        const char *type = getenv("TERM");
        int found = 0;

        return type != NULL && *type != '\0' &&
               setupterm(NULL, STDOUT_FILENO, &found) == OK && capability("cup") != NULL;
}

void terminal_type_reset(char *text, size_t size)
{
        static const char *const names[] = { "sgr0", "op", "rmkx", "cnorm", "rmcup" };

        text[0] = '\0';
        for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
                size_t used = strlen(text);

                if (capability(names[i]) != NULL)
                        snprintf(text + used, size - used, "%s", capability(names[i]));
        }
}

/* Terminals like xterm have no status line but the flag XT, and keep titles on a stack;
 * others say themselves how a status line, which is their title, is written. */
bool terminal_type_title(struct terminal_title *title)
{
        static const struct terminal_title like_xterm = { "\033]2;", "\a", "\033[22;2t",
                                                          "\033[23;2t" };

        if (tigetflag("XT") == 1) {
                *title = like_xterm;
                return true;
        }
        *title = (struct terminal_title){ capability("tsl"), capability("fsl"), "", "" };
        return title->before != NULL && title->behind != NULL && tigetflag("hs") == 1;
}
