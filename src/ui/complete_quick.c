/* complete_quick.c - names of setups, and what can stand behind each. */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include "notation/board.h"
#include "play/saved_setups.h"
#include "ui/app.h"
#include "ui/complete_quick.h"
#include "ui/complete_word.h"

static void offer_saved(const char *name, void *context)
{
        completion_offer(context, name);
}

static void offer_setups(struct completion_word *word)
{
        for (size_t i = 0; i < arimaa_named_setup_count; i++)
                completion_offer(word, arimaa_named_setups[i].name);
        completion_offer_words(word, "mirror list save");
        saved_setup_each(offer_saved, word);
}

/* The setup of the first word, for the side that sets up. */
static bool find_setup(const struct app *app, const char *name,
                       struct arimaa_placement *placement)
{
        const struct arimaa_game *game = app != NULL ? app_game(app) : NULL;
        enum arimaa_side side;
        char wrong[WORDS_SIZE];

        if (game == NULL || !arimaa_game_in_setup(game))
                return false;
        side = arimaa_game_side(game, arimaa_game_plies(game));
        return arimaa_setup_named(name, side, arimaa_game_position(game), placement) ||
               saved_setup_find(name, side, placement, wrong, sizeof wrong);
}

/* The elephant's square and the camel's, which can change places, and free. */
static void offer_details(const struct completion_word *word, const char *setup)
{
        struct arimaa_placement placement;
        arimaa_bitboard squares = 0;
        char name[3];

        if (find_setup(word->completion->app, setup, &placement))
                squares = placement.pieces[ARIMAA_ELEPHANT] |
                          placement.pieces[ARIMAA_CAMEL];
        for (; squares; squares &= squares - 1) {
                arimaa_square_name(arimaa_lowest(squares), name);
                completion_offer(word, name);
        }
        completion_offer(word, "free");
}

void complete_quick(const char *text, struct completion *completion)
{
        struct completion_word word = completion_last_word(text, completion);
        char first[COMPLETION_WORD];

        snprintf(first, sizeof first, "%.*s", (int)strcspn(text, " "), text);
        if (word.before == 0)
                offer_setups(&word);
        else if (strcmp(first, "save") == 0 && word.before == 1)
                saved_setup_each(offer_saved, &word);
        else if (strcmp(first, "save") == 0 && word.before == 2)
                completion_offer_words(&word, "gold silver");
        else if (strcmp(first, "save") != 0 && strcmp(first, "list") != 0 &&
                 word.before <= 2)
                offer_details(&word, first);
}
