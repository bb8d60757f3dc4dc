/* help.c - from page to page. */

#include "config.h"

#include <string.h>

#include "play/text.h"
#include "play/translate.h"
#include "ui/help.h"

/* Of a page that no screen has shown yet. */
enum { WIDTH = 80, HEIGHT = 20 };

static void make(struct help *help)
{
        help_page_make(&help->page, help->topic, help->width, help_list, help->keymap);
}

static int last_top(const struct help *help)
{
        int last = help->page.line_count - help->height;

        return last > 0 ? last : 0;
}

static void set_top(struct help *help, int top)
{
        help->top = top < 0 ? 0 : top > last_top(help) ? last_top(help) : top;
}

int help_last_row(const struct help *help)
{
        int row = help->top + help->height;

        return row < help->page.line_count ? row : help->page.line_count;
}

int help_line_of(const struct help *help, int entry)
{
        for (int i = 0; i < help->page.line_count; i++)
                if (help->page.lines[i].entry == entry)
                        return i;
        return 0;
}

/* ---- The list of topics ---- */

static int entry_of_topic(const struct help *help, int topic)
{
        for (int i = 0; i < help->page.entry_count; i++)
                if (strcmp(help->page.entries[i].left, help_topics[topic].name) == 0)
                        return i;
        return -1;
}

int help_chosen(const struct help *help)
{
        return help->topic == HELP_OF_TOPICS ? help->selected : -1;
}

int help_topic_of_line(const struct help *help, int line)
{
        int entry = help->page.lines[line].entry;

        for (int topic = 1; help->topic == HELP_OF_TOPICS && topic < help_topic_count;
             topic++)
                if (entry >= 0 && entry == entry_of_topic(help, topic))
                        return topic;
        return -1;
}

bool help_stands_out(const struct help *help, int line)
{
        int entry = help->page.lines[line].entry;

        if (entry < 0)
                return false;
        return entry == help->found || (help->topic == HELP_OF_TOPICS &&
                                        entry == entry_of_topic(help, help->selected));
}

/* Scroll no more than is needed to have the topic selected in sight. */
static void follow_selected(struct help *help)
{
        int entry = entry_of_topic(help, help->selected);
        int first = help_line_of(help, entry), behind = first;

        while (behind < help->page.line_count && help->page.lines[behind].entry == entry)
                behind++;
        if (help->selected == 1)
                first = 0;
        if (behind - help->height > help->top)
                help->top = behind - help->height;
        if (first < help->top)
                help->top = first;
}

/* ---- From page to page ---- */

static void show(struct help *help, int topic, int top)
{
        help->topic = topic;
        help->found = -1;
        make(help);
        set_top(help, top);
}

static void remember(struct help *help)
{
        if (help->past_count == HELP_PAST) {
                memmove(help->past, help->past + 1,
                        sizeof help->past - sizeof *help->past);
                help->past_count--;
        }
        help->past[help->past_count].topic = help->topic;
        help->past[help->past_count++].top = help->top;
}

void help_begin(struct help *help, const struct keymap *keymap)
{
        help->keymap = keymap;
        if (help->width == 0) {
                help->width = WIDTH;
                help->height = HEIGHT;
        }
        help->past_count = 0;
        help->selected = 1;
        show(help, HELP_OF_TOPICS, 0);
}

void help_free(struct help *help)
{
        help_page_free(&help->page);
}

void help_open(struct help *help, int topic)
{
        if (topic == help->topic)
                return;
        remember(help);
        if (topic != HELP_OF_TOPICS)
                help->selected = topic;
        show(help, topic, 0);
}

/* Have an entry in sight, a little below the top, and let it stand out. */
static void point_at(struct help *help, int entry)
{
        help->found = entry;
        set_top(help, help_line_of(help, entry) - 2);
}

static bool begins_with(const char *text, const char *word)
{
        size_t length = strlen(word);

        return strncmp(text, word, length) == 0 &&
               (text[length] == '\0' || text[length] == ' ');
}

bool help_open_entry(struct help *help, int topic, const char *word)
{
        help_open(help, topic);
        for (int i = 0; i < help->page.entry_count; i++)
                if (begins_with(help->page.entries[i].left, word)) {
                        point_at(help, i);
                        return true;
                }
        return false;
}

/* The row of the heading in a topic, or -1. */
static int heading_row(int topic, const char *word)
{
        const struct help_rows *text = help_topics[topic].text;

        for (size_t i = 0; i < text->count; i++)
                if (text->rows[i].kind == HELP_HEADING &&
                    text_contains(_(text->rows[i].text), word))
                        return (int)i;
        return -1;
}

int help_topic_of_heading(const char *word)
{
        for (int topic = 0; topic < help_topic_count; topic++)
                if (heading_row(topic, word) >= 0)
                        return topic;
        return -1;
}

void help_open_heading(struct help *help, int topic, const char *word)
{
        int row = heading_row(topic, word);

        help_open(help, topic);
        for (int i = 1; row >= 0 && i < help->page.entry_count; i++)
                if (help->page.entries[i].kind == HELP_HEADING &&
                    strcmp(help->page.entries[i].text,
                           _(help_topics[topic].text->rows[row].text)) == 0)
                        point_at(help, i);
}

bool help_back(struct help *help)
{
        if (help->past_count == 0)
                return false;
        help->past_count--;
        show(help, help->past[help->past_count].topic, help->past[help->past_count].top);
        if (help->topic != HELP_OF_TOPICS)
                help->selected = help->topic;
        return true;
}

bool help_go_on(struct help *help, int by)
{
        int topic = help->topic + by;

        if (topic < 0 || topic >= help_topic_count)
                return false;
        help_open(help, topic);
        return true;
}

void help_move(struct help *help, int rows)
{
        int last = help_topic_count - 1;

        if (help->topic != HELP_OF_TOPICS) {
                set_top(help, help->top + rows);
                return;
        }
        help->selected += rows;
        if (help->selected > last)
                help->selected = last;
        if (help->selected < 1)
                help->selected = 1;
        follow_selected(help);
}

void help_fit(struct help *help, int width, int height)
{
        int entry = -1, top;

        if (width == help->width && height == help->height)
                return;
        for (top = help->top; entry < 0 && top < help->page.line_count; top++)
                entry = help->page.lines[top].entry;
        help->width = width;
        help->height = height;
        make(help);
        set_top(help, help->top > 0 ? help_line_of(help, entry) : 0);
        if (help->topic == HELP_OF_TOPICS)
                follow_selected(help);
}

/* ---- Finding ---- */

static int find_in_page(const struct help_page *page, int first, const char *text)
{
        for (int i = first; i < page->entry_count; i++)
                if (text_contains(page->entries[i].left, text) ||
                    text_contains(page->entries[i].text, text))
                        return i;
        return -1;
}

/* The entry to begin with in the page that shows. */
static int first_to_look_at(const struct help *help, bool again)
{
        if (again && help->found >= 0)
                return help->found + 1;
        for (int line = help->top; line < help->page.line_count; line++)
                if (help->page.lines[line].entry >= 0)
                        return help->page.lines[line].entry;
        return 0;
}

/* The list of topics is passed over: what it says is said by the topics. */
bool help_find(struct help *help, const char *text, bool again)
{
        int here = help->topic, entry = -1;

        if (here != HELP_OF_TOPICS)
                entry = find_in_page(&help->page, first_to_look_at(help, again), text);
        for (int i = 1; entry < 0 && i <= help_topic_count; i++) {
                int topic = (here + i) % help_topic_count;
                struct help_page page = { .lines = NULL };

                if (topic == HELP_OF_TOPICS)
                        continue;
                help_page_make(&page, topic, help->width, help_list, help->keymap);
                entry = find_in_page(&page, 0, text);
                help_page_free(&page);
                if (entry >= 0)
                        help_open(help, topic);
        }
        if (entry >= 0)
                point_at(help, entry);
        return entry >= 0;
}
