/* start_menu.h - what the start screen offers. */
#ifndef KEYSTEPS_UI_START_MENU_H
#define KEYSTEPS_UI_START_MENU_H

#include "play/journal.h"

enum { START_GAMES_MOST = 9, START_LABEL_SIZE = 80 };

/* A row of the menu gives a command as if it were typed. */
struct start_row {
        const char *key;
        char command[24];
        char label[START_LABEL_SIZE];
        int game; /* which of the interrupted ones, or -1 */
};

struct start_game {
        char *path;      /* of the journal */
        bool is_study;   /* and no game being played */
        bool is_damaged; /* not all that had been written is there */
        struct arimaa_position position;
};

struct start_menu {
        struct start_row rows[START_GAMES_MOST + 4];
        int count, selected;
        struct start_game games[START_GAMES_MOST];
        int game_count;
};

/* Whether the row's key is its own, and not one that is bound to its command. */
bool start_row_has_key(const struct start_row *row);

/* Look what can be continued, and make the menu of it. */
void start_menu_load(struct start_menu *menu);
void start_menu_free(struct start_menu *menu);

/* Select the row `by` rows further down, within the menu. */
void start_menu_move(struct start_menu *menu, int by);

#endif
