/* new_form.c - a FORM on a window that nobody sees. */

#include "config.h"

#include <form.h>
#include <string.h>

#include "ui/new_form.h"

enum {
        VALUES_MOST = 4,
        SEED_WIDTH = 18 /* digits: any number of so many is a seed */,
        TEXT_SIZE = 8 * NEW_FORM_WIDTH
};

static struct {
        FORM *form;
        WINDOW *window;
        FIELD *fields[CHOICES + 1];        /* the last is NULL, for the library */
        char *words[CHOICES][VALUES_MOST]; /* of the fields that are selectors */
} fields;

static bool is_selector(enum choice choice)
{
        return choice_value(choice, 0) != NULL;
}

/* ---- Opening ---- */

/* The words of a selector, as the library wants them. */
static void set_words(enum choice choice)
{
        const struct choice_value *value;

        for (size_t i = 0; i + 1 < VALUES_MOST; i++) {
                value = choice_value(choice, i);
                fields.words[choice][i] = value != NULL ? (char *)value->word : NULL;
        }
        set_field_type(fields.fields[choice], TYPE_ENUM, fields.words[choice], 0, 0);
}

static bool make_field(enum choice choice, const struct choices *choices)
{
        int width = choice == CHOICE_SEED ? SEED_WIDTH : NEW_FORM_WIDTH;
        FIELD *field = new_field(1, width, (int)choice, 0, 0, 0);
        char value[TEXT_SIZE];

        fields.fields[choice] = field;
        if (field == NULL)
                return false;
        if (is_selector(choice))
                set_words(choice);
        field_opts_off(field, O_AUTOSKIP | O_BLANK);
        choices_get(choices, choice, value, sizeof value);
        return set_field_buffer(field, 0, value) == E_OK;
}

static bool make_form(const struct choices *choices)
{
        for (int i = 0; i < CHOICES; i++)
                if (!make_field((enum choice)i, choices))
                        return false;
        fields.form = new_form(fields.fields);
        fields.window = newpad(CHOICES, NEW_FORM_WIDTH + 1);
        return fields.form != NULL && fields.window != NULL &&
               set_form_win(fields.form, fields.window) == E_OK &&
               set_form_sub(fields.form, fields.window) == E_OK &&
               post_form(fields.form) == E_OK;
}

/* The cursor is behind the text of a field that one comes to. */
static void arrive(void)
{
        form_driver(fields.form, REQ_END_FIELD);
}

bool new_form_open(const struct new_game *screen)
{
        new_form_close();
        if (!make_form(&screen->choices)) {
                new_form_close();
                return false;
        }
        set_current_field(fields.form, fields.fields[screen->row]);
        arrive();
        return true;
}

void new_form_close(void)
{
        if (fields.form != NULL) {
                unpost_form(fields.form);
                free_form(fields.form);
        }
        for (int i = 0; i < CHOICES; i++)
                if (fields.fields[i] != NULL)
                        free_field(fields.fields[i]);
        if (fields.window != NULL)
                delwin(fields.window);
        memset(&fields, 0, sizeof fields);
}

bool new_form_is_open(void)
{
        return fields.form != NULL;
}

/* ---- Keys ---- */

enum where { IN_ALL, IN_TEXTS, IN_SELECTORS };

static const struct {
        ui_key key;
        enum where where;
        int request;
} requests[] = {
        { KEY_NAMED(KEY_UP), IN_ALL, REQ_PREV_FIELD },
        { KEY_NAMED(KEY_DOWN), IN_ALL, REQ_NEXT_FIELD },
        { '\t', IN_ALL, REQ_NEXT_FIELD },
        { KEY_NAMED(KEY_LEFT), IN_SELECTORS, REQ_PREV_CHOICE },
        { KEY_NAMED(KEY_RIGHT), IN_SELECTORS, REQ_NEXT_CHOICE },
        { ' ', IN_SELECTORS, REQ_NEXT_CHOICE },
        { KEY_NAMED(KEY_LEFT), IN_TEXTS, REQ_PREV_CHAR },
        { KEY_NAMED(KEY_RIGHT), IN_TEXTS, REQ_NEXT_CHAR },
        { KEY_NAMED(KEY_HOME), IN_TEXTS, REQ_BEG_FIELD },
        { KEY_NAMED(KEY_END), IN_TEXTS, REQ_END_FIELD },
        { KEY_NAMED(KEY_BACKSPACE), IN_TEXTS, REQ_DEL_PREV },
        { 127, IN_TEXTS, REQ_DEL_PREV },
        { KEY_NAMED(KEY_DC), IN_TEXTS, REQ_DEL_CHAR },
        { 'A' & 31, IN_TEXTS, REQ_BEG_FIELD },
        { 'E' & 31, IN_TEXTS, REQ_END_FIELD },
        { 'U' & 31, IN_TEXTS, REQ_CLR_FIELD },
};

static enum choice current(void)
{
        return (enum choice)field_index(current_field(fields.form));
}

/* What the key asks of the form, or 0. */
static int request_for(ui_key key)
{
        enum where here = is_selector(current()) ? IN_SELECTORS : IN_TEXTS;

        for (size_t i = 0; i < sizeof requests / sizeof *requests; i++)
                if (requests[i].key == key &&
                    (requests[i].where == IN_ALL || requests[i].where == here))
                        return requests[i].request;
        return 0;
}

/* A colon goes to the line, on every row. */
static bool is_text(ui_key key)
{
        return !is_selector(current()) && key >= ' ' && key != 127 && key != ':' &&
               key < KEY_NAMED(0);
}

/* The library would ask a type for leave, but does not of wide characters. */
static void type(ui_key key)
{
        if (current() != CHOICE_SEED || (key >= '0' && key <= '9'))
                form_driver_w(fields.form, OK, (wchar_t)key);
}

/* Tell the state what is in the field, without the blanks that fill it up. */
static void tell(struct new_game *screen)
{
        char value[TEXT_SIZE];
        size_t length;

        form_driver(fields.form, REQ_VALIDATION);
        screen->row = current();
        snprintf(value, sizeof value, "%s", field_buffer(current_field(fields.form), 0));
        length = strlen(value);
        while (length > 0 && value[length - 1] == ' ')
                length--;
        value[length] = '\0';
        choices_set(&screen->choices, screen->row, value);
}

bool new_form_key(ui_key key, struct new_game *screen)
{
        enum choice before = current();
        int request = request_for(key);

        if (request == 0 && !is_text(key))
                return false;
        if (request != 0)
                form_driver(fields.form, request);
        else
                type(key);
        tell(screen);
        if (current() != before)
                arrive();
        return true;
}

int new_form_cursor(void)
{
        return fields.form == NULL || is_selector(current()) ? -1 : fields.form->curcol;
}
