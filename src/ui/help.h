/* help.h - where one is in the help, and the way back.
 *
 * A page is a topic; the first is the list of them, in which one row is selected.
 * What the pages say is in play/help.h, but for commands, keys and settings, which
 * come from the tables of the screen.
 */
#ifndef KEYSTEPS_UI_HELP_H
#define KEYSTEPS_UI_HELP_H

#include "play/help_page.h"
#include "ui/keymap.h"

enum { HELP_OF_TOPICS, HELP_PAST = 32 };

/* All zero is the list of topics, not looked at yet. */
struct help {
        struct help_page page;
        const struct keymap *keymap; /* the keys as they are bound */
        int topic;
        int width, height; /* of the page as it shows */
        int top;           /* the first line in sight */
        int selected;      /* topic, in the list of them */
        int found;         /* entry that was looked for, or -1 */
        struct {
                int topic, top;
        } past[HELP_PAST]; /* where one came from, the last at the end */
        int past_count;
};

/* The lists that the pages have room for: commands and settings.  The context is a
 * keymap. */
void help_list(struct help_page *page, const char *list, const void *context);

/* Begin with nothing to go back to; the end. */
void help_begin(struct help *help, const struct keymap *keymap);
void help_free(struct help *help);

/* Go to a topic; to the entry of a topic that begins with a word, false where there
 * is none; to the first heading of a topic that has a word; back to where one was,
 * false at the beginning. */
void help_open(struct help *help, int topic);
bool help_open_entry(struct help *help, int topic, const char *word);
void help_open_heading(struct help *help, int topic, const char *word);
bool help_back(struct help *help);

/* The first topic that has a heading with a word in it, in any case; or -1. */
int help_topic_of_heading(const char *word);

/* Further on in the order of reading, or back; false at the ends. */
bool help_go_on(struct help *help, int by);

/* Down by so many rows, or up; in the list of topics the selection moves. */
void help_move(struct help *help, int rows);

/* The topic that is selected, or -1 where one reads; the topic of which a line of the
 * list tells, or -1. */
int help_chosen(const struct help *help);
int help_topic_of_line(const struct help *help, int line);

/* Go to where a text is found next, in any case and any topic: from here, or behind
 * what was found before.  False when there is none. */
bool help_find(struct help *help, const char *text, bool again);

/* The page shows in so many columns and rows now. */
void help_fit(struct help *help, int width, int height);

/* The rows down to the last in sight. */
int help_last_row(const struct help *help);

/* The first line of an entry; and whether a line is of what is selected or found. */
int help_line_of(const struct help *help, int entry);
bool help_stands_out(const struct help *help, int line);

#endif
