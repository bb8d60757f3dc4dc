/* theme.c - the table of styles. */

#include "config.h"

#include <stdlib.h>

#include "ui/theme.h"

enum { DEFAULT_COLOUR = -1 };

/* Colours by how many the terminal has; attributes with colours and without. */
static const struct {
        short of_256, of_8;
        attr_t coloured, mono;
} styles[STYLES] = {
        [STYLE_TEXT] = { DEFAULT_COLOUR, DEFAULT_COLOUR, A_NORMAL, A_NORMAL },
        [STYLE_QUIET] = { 244, DEFAULT_COLOUR, A_NORMAL, A_NORMAL },
        [STYLE_STRONG] = { DEFAULT_COLOUR, DEFAULT_COLOUR, A_BOLD, A_BOLD },
        [STYLE_GOLD] = { 178, COLOR_YELLOW, A_BOLD, A_BOLD },
        [STYLE_SILVER] = { 74, COLOR_CYAN, A_NORMAL, A_NORMAL },
        [STYLE_GOLD_MOVED] = { 178, COLOR_YELLOW, A_BOLD | A_UNDERLINE,
                               A_BOLD | A_UNDERLINE },
        [STYLE_SILVER_MOVED] = { 74, COLOR_CYAN, A_UNDERLINE, A_UNDERLINE },
        [STYLE_GOLD_FROZEN] = { 136, COLOR_YELLOW, A_NORMAL, A_NORMAL },
        [STYLE_SILVER_FROZEN] = { 67, COLOR_CYAN, A_NORMAL, A_NORMAL },
        [STYLE_FROZEN] = { 244, DEFAULT_COLOUR, A_NORMAL, A_NORMAL },
        [STYLE_GRID] = { 240, DEFAULT_COLOUR, A_NORMAL, A_NORMAL },
        [STYLE_GOAL] = { 250, DEFAULT_COLOUR, A_NORMAL, A_BOLD },
        [STYLE_TRAP] = { 167, COLOR_RED, A_NORMAL, A_BOLD },
        [STYLE_MARK] = { 113, COLOR_GREEN, A_BOLD, A_BOLD },
};

static attr_t attributes[STYLES];
static short pairs[STYLES];

static bool colours_wanted(void)
{
        const char *no_color = getenv("NO_COLOR");

        return (no_color == NULL || *no_color == '\0') && has_colors() &&
               start_color() == OK && COLORS >= 8 && COLOR_PAIRS > STYLES;
}

void theme_open(void)
{
        bool coloured = colours_wanted();
        bool transparent = coloured && use_default_colors() == OK;

        for (int i = 0; i < STYLES; i++) {
                short colour = COLORS >= 256 ? styles[i].of_256 : styles[i].of_8;

                attributes[i] = coloured ? styles[i].coloured : styles[i].mono;
                pairs[i] = 0;
                if (!coloured || colour == DEFAULT_COLOUR)
                        continue;
                pairs[i] = (short)(i + 1);
                init_pair(pairs[i], colour, transparent ? DEFAULT_COLOUR : COLOR_BLACK);
        }
}

attr_t theme_attributes(enum style style)
{
        return attributes[style];
}

short theme_pair(enum style style)
{
        return pairs[style];
}
