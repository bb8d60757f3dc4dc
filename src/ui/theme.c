/* theme.c - styles as words, and as what curses wants. */

#include "config.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "play/text.h"
#include "ui/theme.h"

enum { DEFAULT_COLOUR = -1, BRIGHT = 8, BASIC = 16, COLOURS = 256, WORD_SIZE = 32 };

/* A colour where there are 256, and where there are 16 or 8. */
struct colour {
        short many, few;
};

struct look {
        struct colour foreground, background;
        attr_t attributes;
};

static const struct {
        const char *name;
        short value;
} colours[] = {
        { "default", DEFAULT_COLOUR },
        { "black", 0 },
        { "red", 1 },
        { "green", 2 },
        { "yellow", 3 },
        { "blue", 4 },
        { "magenta", 5 },
        { "cyan", 6 },
        { "white", 7 },
        { "brightblack", 8 },
        { "brightred", 9 },
        { "brightgreen", 10 },
        { "brightyellow", 11 },
        { "brightblue", 12 },
        { "brightmagenta", 13 },
        { "brightcyan", 14 },
        { "brightwhite", 15 },
};

static const struct {
        const char *name;
        attr_t value;
} attribute_names[] = {
        { "bold", A_BOLD },
        { "dim", A_DIM },
        { "reverse", A_REVERSE },
        { "underline", A_UNDERLINE },
};

#define STYLE_ROW(id, name, look, help) { name, look, help },

static const struct {
        const char *name, *look, *help;
} styles[STYLES] = { STYLES_TABLE(STYLE_ROW) };

#define LENGTH(table) (sizeof(table) / sizeof *(table))

static struct look looks[STYLES];
static attr_t attributes[STYLES];
static short pairs[STYLES];
static bool is_open, is_transparent;
static enum theme_colours limit;

/* ---- Names ---- */

const char *theme_style_name(size_t index)
{
        return index < STYLES ? styles[index].name : NULL;
}

const char *theme_colour_name(size_t index)
{
        return index < LENGTH(colours) ? colours[index].name : NULL;
}

const char *theme_attribute_name(size_t index)
{
        return index < LENGTH(attribute_names) ? attribute_names[index].name : NULL;
}

static bool is_word(const char *name, const char *word, size_t length)
{
        return strlen(name) == length && memcmp(name, word, length) == 0;
}

/* ---- Reading ---- */

static const char *next_word(const char *word)
{
        word += strcspn(word, " ");
        return word + strspn(word, " ");
}

/* One colour, of `length` bytes; false when it is none. */
static bool read_single(const char *word, size_t length, short *value)
{
        char digits[WORD_SIZE], *end;
        long number;

        for (size_t i = 0; i < LENGTH(colours); i++)
                if (is_word(colours[i].name, word, length)) {
                        *value = colours[i].value;
                        return true;
                }
        if (length == 0 || length >= sizeof digits || strchr("0123456789", *word) == NULL)
                return false;
        memcpy(digits, word, length);
        digits[length] = '\0';
        number = strtol(digits, &end, 10);
        *value = (short)number;
        return *end == '\0' && number < COLOURS;
}

static bool read_colour(const char *word, struct colour *colour)
{
        size_t length = strcspn(word, " "), first = strcspn(word, " /");

        if (!read_single(word, first, &colour->many))
                return false;
        colour->few = colour->many;
        return first == length ||
               (read_single(word + first + 1, length - first - 1, &colour->few) &&
                colour->few < BASIC);
}

static bool read_attribute(const char *word, attr_t *value)
{
        for (size_t i = 0; i < LENGTH(attribute_names); i++)
                if (is_word(attribute_names[i].name, word, strcspn(word, " "))) {
                        *value |= attribute_names[i].value;
                        return true;
                }
        return false;
}

/* Returns NULL, or the first word that is wrong. */
static const char *read_look(const char *text, struct look *look)
{
        static const struct colour none = { DEFAULT_COLOUR, DEFAULT_COLOUR };

        *look = (struct look){ none, none, A_NORMAL };
        if (!read_colour(text, &look->foreground))
                return text;
        text = next_word(text);
        if (*text != '\0' && read_colour(text, &look->background))
                text = next_word(text);
        for (; *text != '\0'; text = next_word(text))
                if (!read_attribute(text, &look->attributes))
                        return text;
        return NULL;
}

/* ---- Telling ---- */

static void append_single(char *text, size_t size, short value)
{
        for (size_t i = 0; i < LENGTH(colours); i++)
                if (colours[i].value == value) {
                        text_append(text, size, "%s", colours[i].name);
                        return;
                }
        text_append(text, size, "%d", value);
}

static void append_colour(char *text, size_t size, struct colour colour)
{
        text_append(text, size, " ");
        append_single(text, size, colour.many);
        if (colour.few == colour.many)
                return;
        text_append(text, size, "/");
        append_single(text, size, colour.few);
}

static void tell(enum style style, char *text, size_t size)
{
        const struct look *look = &looks[style];

        snprintf(text, size, "%s", styles[style].name);
        append_colour(text, size, look->foreground);
        append_colour(text, size, look->background);
        for (size_t i = 0; i < LENGTH(attribute_names); i++)
                if (look->attributes & attribute_names[i].value)
                        text_append(text, size, " %s", attribute_names[i].name);
}

void theme_write(FILE *file)
{
        for (int i = 0; i < STYLES; i++) {
                char text[200];

                tell((enum style)i, text, sizeof text);
                fprintf(file, "# %s\ncolor %s\n", _(styles[i].help), text);
        }
}

/* ---- What curses wants ---- */

/* Red, green and blue of one of the 256, as xterm has them from the start. */
static void mix(short colour, int rgb[3])
{
        static const int levels[6] = { 0, 95, 135, 175, 215, 255 };
        static const int basic[BASIC][3] = {
                { 0, 0, 0 },       { 205, 0, 0 },   { 0, 205, 0 },   { 205, 205, 0 },
                { 0, 0, 238 },     { 205, 0, 205 }, { 0, 205, 205 }, { 229, 229, 229 },
                { 127, 127, 127 }, { 255, 0, 0 },   { 0, 255, 0 },   { 255, 255, 0 },
                { 92, 92, 255 },   { 255, 0, 255 }, { 0, 255, 255 }, { 255, 255, 255 },
        };

        for (int i = 0; i < 3; i++)
                if (colour < 16)
                        rgb[i] = basic[colour][i];
                else if (colour < 232)
                        rgb[i] = levels[(colour - 16) /
                                        (i == 0   ? 36
                                         : i == 1 ? 6
                                                  : 1) %
                                        6];
                else
                        rgb[i] = 8 + 10 * (colour - 232);
}

static int distance(short a, short b)
{
        int of_a[3], of_b[3], sum = 0;

        mix(a, of_a);
        mix(b, of_b);
        for (int i = 0; i < 3; i++)
                sum += (of_a[i] - of_b[i]) * (of_a[i] - of_b[i]);
        return sum;
}

short theme_nearest(short colour, int count)
{
        short nearest = 0;

        if (colour < count)
                return colour;
        for (short i = 1; i < count && i < BASIC; i++)
                if (distance(i, colour) < distance(nearest, colour))
                        nearest = i;
        return nearest == 0 && colour != BASIC ? DEFAULT_COLOUR : nearest;
}

/* The colours that are used: 256, 16, 8, or 0. */
static int depth(void)
{
        static const int limits[] = { 256, 0, 8, 16, 256 };
        const char *no_color = getenv("NO_COLOR");
        int most = limits[limit];

        if (limit == COLOURS_AUTO && no_color != NULL && *no_color != '\0')
                most = 0;
        if (!has_colors() || COLOR_PAIRS <= STYLES)
                most = 0;
        if (most > COLORS)
                most = COLORS;
        return most >= 256 ? 256 : most >= 16 ? 16 : most >= 8 ? 8 : 0;
}

/* A bright colour where there are eight is the other one, in front made bold. */
static short shown(struct colour colour, int count, attr_t *bright)
{
        short value = count >= COLOURS ? colour.many : colour.few;

        if (count >= BASIC || value < BRIGHT || value >= BASIC)
                return theme_nearest(value, count);
        *bright |= A_BOLD;
        return value == BRIGHT ? DEFAULT_COLOUR : value - BRIGHT;
}

/* Attributes that the terminal can show, together with colours if there are any: reverse
 * in place of underline where it cannot.  terminfo's ncv tells which those are, a bit
 * for each in the order of curses. */
static attr_t possible(attr_t wanted, bool coloured)
{
        enum { NCV_UNDERLINE = 2 };
        int never_coloured = coloured ? tigetnum("ncv") : 0;
        bool underlines;

        if (!is_open || (wanted & A_UNDERLINE) == 0)
                return wanted;
        underlines = (termattrs() & A_UNDERLINE) != 0;
        if (never_coloured > 0 && (never_coloured & NCV_UNDERLINE) != 0)
                underlines = false;
        return underlines ? wanted : (wanted & ~A_UNDERLINE) | A_REVERSE;
}

static void apply(enum style style, int count)
{
        const struct look *look = &looks[style];
        attr_t bright = 0, ignored = 0;
        short front, back;

        attributes[style] = possible(look->attributes, count > 0);
        pairs[style] = 0;
        if (count == 0)
                return;
        front = shown(look->foreground, count, &bright);
        back = shown(look->background, count, &ignored);
        attributes[style] |= bright;
        if (front == DEFAULT_COLOUR && back == DEFAULT_COLOUR)
                return;
        if (!is_transparent && front == DEFAULT_COLOUR)
                front = COLOR_WHITE;
        if (!is_transparent && back == DEFAULT_COLOUR)
                back = COLOR_BLACK;
        pairs[style] = (short)(style + 1);
        init_pair(pairs[style], front, back);
}

static void apply_all(void)
{
        int count = is_open ? depth() : 0;

        for (int i = 0; i < STYLES; i++)
                apply((enum style)i, count);
}

void theme_open(void)
{
        if (has_colors() && start_color() == OK)
                is_transparent = use_default_colors() == OK;
        is_open = true;
        apply_all();
}

void theme_limit(enum theme_colours most)
{
        limit = most;
        apply_all();
}

void theme_reset(void)
{
        for (int i = 0; i < STYLES; i++)
                read_look(styles[i].look, &looks[i]);
        apply_all();
}

attr_t theme_attributes(enum style style)
{
        return attributes[style];
}

short theme_pair(enum style style)
{
        return pairs[style];
}

/* ---- Choosing ---- */

static enum style find_style(const char *name, size_t length)
{
        enum style style = 0;

        while (style < STYLES && !is_word(styles[style].name, name, length))
                style++;
        return style;
}

static void say_wrong_look(const char *look, const char *wrong, char *text, size_t size)
{
        int length = (int)strcspn(wrong, " ");

        if (length > 30)
                length = 30;
        if (wrong == look)
                snprintf(text, size,
                         _("there is no colour %.*s; a number from 0 to 255, "
                           "or a name as red, brightred or default"),
                         length, wrong);
        else
                snprintf(text, size,
                         _("%.*s is no colour and no attribute; those are "
                           "bold, dim, reverse and underline"),
                         length, wrong);
}

const char *theme_color(const char *argument, char *text, size_t size)
{
        size_t length = strcspn(argument, " ");
        enum style style = find_style(argument, length);
        const char *wanted = next_word(argument), *wrong;
        struct look look;

        if (style == STYLES) {
                snprintf(text, size, _("there is no style %.*s; there are:"),
                         (int)(length < 30 ? length : 30), argument);
                for (size_t i = 0; i < STYLES; i++)
                        text_append(text, size, " %s", styles[i].name);
                return argument;
        }
        if (*wanted != '\0') {
                wrong = read_look(wanted, &look);
                if (wrong != NULL) {
                        say_wrong_look(wanted, wrong, text, size);
                        return wrong;
                }
                looks[style] = look;
                apply_all();
        }
        tell(style, text, size);
        return NULL;
}
