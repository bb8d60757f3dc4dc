/* start_menu.c - rows of the start screen. */

#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "play/translate.h"
#include "play/words.h"
#include "ui/start_menu.h"

static struct start_row *add_row(struct start_menu *menu, const char *key,
                                 const char *command, const char *label)
{
        struct start_row *row = &menu->rows[menu->count++];

        *row = (struct start_row){ .key = key, .game = -1 };
        snprintf(row->command, sizeof row->command, "%s", command);
        snprintf(row->label, sizeof row->label, "%s", label);
        return row;
}

/* "Continue at 12g   3 May 14:02" */
static void add_game(struct start_menu *menu, const struct journal_entry *entry,
                     const struct arimaa_game *game)
{
        static const char *const keys[START_GAMES_MOST] = { "1", "2", "3", "4", "5",
                                                            "6", "7", "8", "9" };
        int number = menu->game_count;
        char label[WORDS_SIZE], text[START_LABEL_SIZE], when[40] = "", command[24];
        int plies = arimaa_game_plies(game);
        struct tm broken;

        if (localtime_r(&entry->changed.tv_sec, &broken) != NULL)
                strftime(when, sizeof when, _("%e %b %H:%M"), &broken);
        words_label(game, plies, label, sizeof label);
        snprintf(text, sizeof text, _("Continue at %.10s  %s"), label, when);
        snprintf(command, sizeof command, ":continue %d", number + 1);
        add_row(menu, keys[number], command, text)->game = number;
        menu->games[number].path = strdup(entry->path);
        menu->games[number].position = *arimaa_game_position(game);
        menu->game_count++;
}

static void add_interrupted(struct start_menu *menu, const struct journal_entry *entry)
{
        FILE *file = fopen(entry->path, "r");
        struct arimaa_reader *reader;
        struct arimaa_record *record;

        if (file == NULL)
                return;
        reader = arimaa_reader_create(file);
        record = reader == NULL ? NULL : arimaa_reader_next(reader);
        if (record != NULL && record->game != NULL)
                add_game(menu, entry, record->game);
        if (record != NULL)
                arimaa_record_destroy(record);
        if (reader != NULL)
                arimaa_reader_destroy(reader);
        fclose(file);
}

void start_menu_load(struct start_menu *menu)
{
        struct journal_list list = journal_interrupted();

        start_menu_free(menu);
        for (size_t i = 0; i < list.count && menu->game_count < START_GAMES_MOST; i++)
                add_interrupted(menu, &list.entries[i]);
        journal_list_free(&list);
        add_row(menu, "n", ":new", _("New game"));
        add_row(menu, "o", ":open ", _("Open a file"));
        add_row(menu, "?", ":help", _("Help"));
        add_row(menu, "q", ":quit", _("Quit"));
}

void start_menu_free(struct start_menu *menu)
{
        for (int i = 0; i < menu->game_count; i++)
                free(menu->games[i].path);
        *menu = (struct start_menu){ 0 };
}

void start_menu_move(struct start_menu *menu, int by)
{
        menu->selected += by;
        if (menu->selected >= menu->count)
                menu->selected = menu->count - 1;
        if (menu->selected < 0)
                menu->selected = 0;
}
