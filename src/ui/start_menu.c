/* start_menu.c - rows of the start screen. */

#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "play/translate.h"
#include "play/words.h"
#include "ui/start_menu.h"
#include "ui/study.h"

static struct start_row *add_row(struct start_menu *menu, const char *key,
                                 const char *command, const char *label)
{
        struct start_row *row = &menu->rows[menu->count++];

        *row = (struct start_row){ .key = key, .game = -1 };
        snprintf(row->command, sizeof row->command, "%s", command);
        snprintf(row->label, sizeof row->label, "%s", label);
        return row;
}

/* "Continue at 12g  3 May 14:02"; or of a record being annotated "Annotate game.txt"; or
 * that the game has ended, or that it is damaged, and from where on. */
static void describe(const struct arimaa_record *record, bool is_damaged,
                     const char *when, char *text, size_t size)
{
        const char *file = study_is_journal(record) ? study_of(record) : NULL;
        char label[WORDS_SIZE];

        words_label(record->game, arimaa_game_plies(record->game), label, sizeof label);
        if (is_damaged)
                snprintf(text, size, _("Damaged at %.10s  %s"), label, when);
        else if (file == NULL &&
                 arimaa_game_outcome(record->game).ending != ARIMAA_NOT_OVER)
                snprintf(text, size, _("Over, unsaved  %s"), when);
        else if (file == NULL)
                snprintf(text, size, _("Continue at %.10s  %s"), label, when);
        else if (*file == '\0')
                snprintf(text, size, _("Annotate a game  %s"), when);
        else
                snprintf(text, size, _("Annotate %.30s  %s"),
                         strrchr(file, '/') != NULL ? strrchr(file, '/') + 1 : file,
                         when);
}

static void add_game(struct start_menu *menu, const struct journal_entry *entry,
                     const struct arimaa_record *record, bool is_damaged)
{
        static const char *const keys[START_GAMES_MOST] = { "1", "2", "3", "4", "5",
                                                            "6", "7", "8", "9" };
        int number = menu->game_count;
        char text[START_LABEL_SIZE], when[40] = "", command[24];
        struct tm broken;

        if (localtime_r(&entry->changed.tv_sec, &broken) != NULL)
                strftime(when, sizeof when, _("%e %b %H:%M"), &broken);
        describe(record, is_damaged, when, text, sizeof text);
        snprintf(command, sizeof command, ":continue %d", number + 1);
        add_row(menu, keys[number], command, text)->game = number;
        menu->games[number].path = strdup(entry->path);
        menu->games[number].is_study = study_is_journal(record);
        menu->games[number].is_damaged = is_damaged;
        menu->games[number].position = *arimaa_game_position(record->game);
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
                add_game(menu, entry, record, !journal_is_whole(record, file));
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

bool start_row_has_key(const struct start_row *row)
{
        return strchr(row->command, ' ') != NULL;
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
