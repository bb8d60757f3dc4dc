/* settings.h - what a player can choose: one table.
 *
 * `:set NAME` and `:set noNAME` switch, `:set NAME VALUE` gives a number or a word,
 * `:set NAME` alone of these and `:set` of all tell what is set.
 */
#ifndef KEYSTEPS_UI_SETTINGS_H
#define KEYSTEPS_UI_SETTINGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "play/translate.h"
#include "ui/layout.h"

enum setting_kind { SETTING_SWITCH, SETTING_NUMBER, SETTING_CHOICE };

/*        name, kind, from the start, least, most or the words, help */
#define SETTINGS(X)                                                                      \
        X(ascii, SETTING_SWITCH, 0, 0, 1, NULL, N_("draw with nothing but ASCII"))       \
        X(bell, SETTING_SWITCH, 0, 0, 1, NULL,                                           \
          N_("ring when it is the other side's turn"))                                   \
        X(board, SETTING_CHOICE, 0, 0, 7, BOARD_SIZE_NAMES,                              \
          N_("columns and rows of a square"))                                            \
        X(clipboard, SETTING_SWITCH, 0, 0, 1, NULL,                                      \
          N_("send what is copied to the terminal"))                                     \
        X(colors, SETTING_CHOICE, 0, 0, 4, "auto none 8 16 256",                         \
          N_("how many colours are used at most"))                                       \
        X(mouse, SETTING_SWITCH, 0, 0, 1, NULL, N_("let the mouse click and scroll"))    \
        X(notation, SETTING_CHOICE, 0, 0, 2, "lightvector official legacy",              \
          N_("how moves are listed"))                                                    \
        X(pieces, SETTING_CHOICE, 0, 0, 1, "letters chess",                              \
          N_("letters, or chess pieces beside them"))                                    \
        X(seconds, SETTING_NUMBER, 1, 1, 60, NULL, N_("between turns that :play shows")) \
        X(title, SETTING_SWITCH, 0, 0, 1, NULL, N_("tell the game in the window's title"))

enum setting_pieces { PIECES_LETTERS, PIECES_CHESS };
enum setting_notation { LIST_LIGHTVECTOR, LIST_OFFICIAL, LIST_LEGACY };

struct settings {
#define SETTING_FIELD(name, kind, first, least, most, words, help) int name;
        SETTINGS(SETTING_FIELD)
#undef SETTING_FIELD
};

struct setting {
        const char *name;
        enum setting_kind kind;
        int first, least, most;
        const char *words; /* of a choice, separated by blanks */
        const char *help;  /* to be translated */
        size_t offset;     /* in struct settings */
};

size_t setting_count(void);
const struct setting *setting_at(size_t index);

/* As they are before anything is chosen. */
void settings_reset(struct settings *settings);

/* Do what stands behind `set`.  Returns NULL when it is done, else what of the argument
 * is wrong; either way `text` says what is to be said. */
const char *settings_set(struct settings *settings, const char *argument, char *text,
                         size_t size);

/* Write all as lines of `set`, each behind a comment. */
void settings_write(const struct settings *settings, FILE *file);

#endif
