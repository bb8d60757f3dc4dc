/* complete_quick.c - names of setups, and what can stand behind each. */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include "notation/board.h"
#include "play/saved_setups.h"
#include "ui/app.h"
#include "ui/complete_quick.h"

/* The word that is being completed, and those before it. */
struct place {
        struct completion *completion;
        const char *beginning;
        int before;
        char name[COMPLETION_WORD]; /* the first of all words */
};

static struct place find_place(const char *text, struct completion *completion)
{
        struct place place = { .completion = completion, .beginning = text };

        snprintf(place.name, sizeof place.name, "%.*s", (int)strcspn(text, " "), text);
        for (const char *blank = strchr(text, ' '); blank != NULL;
             blank = strchr(place.beginning, ' ')) {
                place.beginning = blank + strspn(blank, " ");
                place.before++;
        }
        completion->kept -= strlen(place.beginning);
        return place;
}

static void offer(const struct place *place, const char *word)
{
        completion_offer(place->completion, word, place->beginning);
}

static void offer_saved(const char *name, void *context)
{
        offer(context, name);
}

static void offer_setups(struct place *place)
{
        static const char *const others[] = { "mirror", "list", "save" };

        for (size_t i = 0; i < arimaa_named_setup_count; i++)
                offer(place, arimaa_named_setups[i].name);
        for (size_t i = 0; i < sizeof others / sizeof *others; i++)
                offer(place, others[i]);
        saved_setup_each(offer_saved, place);
}

/* The setup of the first word, for the side that sets up. */
static bool find_setup(const struct place *place, struct arimaa_placement *placement)
{
        const struct app *app = place->completion->app;
        const struct arimaa_game *game = app != NULL ? app_game(app) : NULL;
        enum arimaa_side side;
        char wrong[WORDS_SIZE];

        if (game == NULL || !arimaa_game_in_setup(game))
                return false;
        side = arimaa_game_side(game, arimaa_game_plies(game));
        return arimaa_setup_named(place->name, side, arimaa_game_position(game),
                                  placement) ||
               saved_setup_find(place->name, side, placement, wrong, sizeof wrong);
}

/* The elephant's square and the camel's, which can change places, and free. */
static void offer_details(const struct place *place)
{
        struct arimaa_placement placement;
        arimaa_bitboard squares = 0;
        char name[3];

        if (find_setup(place, &placement))
                squares = placement.pieces[ARIMAA_ELEPHANT] |
                          placement.pieces[ARIMAA_CAMEL];
        for (; squares; squares &= squares - 1) {
                arimaa_square_name(arimaa_lowest(squares), name);
                offer(place, name);
        }
        offer(place, "free");
}

void complete_quick(const char *text, struct completion *completion)
{
        struct place place = find_place(text, completion);

        if (place.before == 0) {
                offer_setups(&place);
        } else if (strcmp(place.name, "save") == 0 && place.before == 1) {
                saved_setup_each(offer_saved, &place);
        } else if (strcmp(place.name, "save") == 0 && place.before == 2) {
                offer(&place, "gold");
                offer(&place, "silver");
        } else if (strcmp(place.name, "save") != 0 && strcmp(place.name, "list") != 0 &&
                   place.before <= 2) {
                offer_details(&place);
        }
}
