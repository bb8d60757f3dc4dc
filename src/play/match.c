#include "play/match.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/chance.h"
#include "record/tree.h"

enum { SEED_SIZE = 24 };

/* The tag of a journal that says whose side of the board is below, if it is Silver's. */
static const char below_tag[] = "JournalBelow";

struct match {
        struct arimaa_record *record;
        struct journal *journal; /* NULL until there is something to keep */
        int unsaved;
        enum arimaa_side below;
        signed char *rolls; /* by ply, those of turns that were taken back too; 0 none */
        int roll_count;
};

/* A match of a record, which is the match's from then on. */
static struct match *create(struct arimaa_record *record)
{
        struct match *match = record != NULL ? calloc(1, sizeof *match) : NULL;

        if (match == NULL)
                arimaa_record_destroy(record);
        else
                match->record = record;
        return match;
}

/* What has its place in the journal alone is a tag only while that is written. */
static bool write_journal(struct match *match)
{
        bool written;
        int why;

        if (match->below == ARIMAA_SILVER &&
            !arimaa_record_set_tag(match->record, below_tag, "Silver"))
                return false;
        written = journal_write(match->journal, match->record);
        why = errno;
        arimaa_record_set_tag(match->record, below_tag, NULL);
        errno = why;
        return written;
}

static void save(struct match *match)
{
        match->unsaved = 0;
        if (match->journal == NULL)
                match->journal = journal_create();
        if (match->journal == NULL || !write_journal(match))
                match->unsaved = errno;
}

/* ---- The die ---- */

static bool set_seed(struct arimaa_record *record, uint64_t seed)
{
        char text[SEED_SIZE];

        snprintf(text, sizeof text, "%" PRIu64, seed);
        return arimaa_record_set_tag(record, "Seed", text);
}

/* The seed of the record, which gets one if it has none. */
static uint64_t seed_of(struct arimaa_record *record)
{
        const char *tag = arimaa_record_tag(record, "Seed");
        uint64_t seed;

        if (tag != NULL && chance_seed_read(tag, &seed))
                return seed;
        seed = chance_seed();
        set_seed(record, seed);
        return seed;
}

/* Remember the roll of a ply; when memory is short the seed must do. */
static void remember_roll(struct match *match, int ply, int roll)
{
        signed char *rolls;

        if (ply >= match->roll_count) {
                rolls = realloc(match->rolls, (size_t)ply + 1);
                if (rolls == NULL)
                        return;
                memset(rolls + match->roll_count, 0,
                       (size_t)(ply + 1 - match->roll_count));
                match->rolls = rolls;
                match->roll_count = ply + 1;
        }
        match->rolls[ply] = (signed char)roll;
}

static void remember_rolls(struct match *match)
{
        const struct arimaa_game *game = match->record->game;
        int plies = arimaa_game_plies(game);

        for (int ply = 0; ply < plies; ply++)
                remember_roll(match, ply, arimaa_game_ply(game, ply)->roll);
        remember_roll(match, plies, arimaa_game_roll(game));
}

/* Roll the die if the game waits for it; false: it does not. */
static bool roll(struct match *match)
{
        const struct arimaa_game *game = match->record->game;
        int ply = arimaa_game_plies(game);
        struct arimaa_action action = { .kind = ARIMAA_ROLL };

        if (!arimaa_game_wants_roll(game))
                return false;
        if (ply < match->roll_count)
                action.roll = match->rolls[ply];
        if (action.roll == 0)
                action.roll =
                        chance_roll(seed_of(match->record), ply, arimaa_game_steps(game));
        remember_roll(match, ply, action.roll);
        return arimaa_record_apply(match->record, &action, NULL);
}

/* ---- New games ---- */

static bool set_name(struct arimaa_record *record, const char *tag, const char *name)
{
        return *name == '\0' || arimaa_record_set_tag(record, tag, name);
}

/* What was chosen and is not in the game itself. */
static bool set_tags(struct arimaa_record *record, const struct choices *choices,
                     uint64_t seed)
{
        bool has_chance =
                choices->variant.dicey || choices->variant.setup == ARIMAA_ENDLESS;

        return set_name(record, "Gold", choices->names[ARIMAA_GOLD]) &&
               set_name(record, "Silver", choices->names[ARIMAA_SILVER]) &&
               (!has_chance || set_seed(record, seed));
}

struct match *match_create(const struct choices *choices)
{
        uint64_t seed = choices->has_seed ? choices->seed : chance_seed();
        struct arimaa_position deal;
        struct arimaa_game *game;
        struct arimaa_record *record;
        struct match *match;

        chance_deal(seed, &deal);
        game = arimaa_game_create(choices->variant, &deal);
        record = game != NULL ? arimaa_record_create(game) : NULL;
        if (record == NULL)
                arimaa_game_destroy(game);
        match = create(record);
        if (match == NULL || !set_tags(match->record, choices, seed)) {
                match_destroy(match);
                return NULL;
        }
        match->below = choices->below;
        roll(match);
        return match;
}

/* ---- Taking up ---- */

static struct arimaa_record *read_first(FILE *file)
{
        struct arimaa_reader *reader = arimaa_reader_create(file);
        struct arimaa_record *record = reader != NULL ? arimaa_reader_next(reader) : NULL;

        arimaa_reader_destroy(reader);
        return record;
}

/* The whole game of a journal; one that is damaged is left alone. */
static struct match *read_match(FILE *file)
{
        struct arimaa_record *record = read_first(file);

        if (record != NULL && !journal_is_whole(record, file)) {
                arimaa_record_destroy(record);
                errno = EBADMSG;
                return NULL;
        }
        return create(record);
}

static struct match *open_match(const char *path)
{
        FILE *file = fopen(path, "r");
        struct match *match = file != NULL ? read_match(file) : NULL;
        int why = errno;

        if (file != NULL)
                fclose(file);
        errno = why;
        return match;
}

static void take_below(struct match *match)
{
        if (arimaa_record_tag(match->record, below_tag) != NULL)
                match->below = ARIMAA_SILVER;
        arimaa_record_set_tag(match->record, below_tag, NULL);
}

struct match *match_resume(const char *journal_path)
{
        struct journal *journal = journal_resume(journal_path);
        struct match *match;
        int why;

        if (journal == NULL)
                return NULL;
        match = open_match(journal_path);
        if (match == NULL) {
                why = errno;
                journal_close(journal);
                errno = why;
                return NULL;
        }
        match->journal = journal;
        take_below(match);
        remember_rolls(match);
        if (roll(match))
                save(match);
        return match;
}

/* ---- Letting go ---- */

static bool is_worth_keeping(const struct arimaa_game *game)
{
        return arimaa_game_plies(game) > 0 &&
               arimaa_game_outcome(game).ending == ARIMAA_NOT_OVER;
}

void match_destroy(struct match *match)
{
        if (match == NULL)
                return;
        if (match->journal != NULL && is_worth_keeping(match->record->game))
                journal_close(match->journal);
        else if (match->journal != NULL)
                journal_discard(match->journal);
        arimaa_record_destroy(match->record);
        free(match->rolls);
        free(match);
}

/* ---- Playing ---- */

const struct arimaa_game *match_game(const struct match *match)
{
        return match->record->game;
}

struct arimaa_record *match_record(struct match *match)
{
        return match->record;
}

bool match_apply(struct match *match, const struct arimaa_action *action,
                 struct arimaa_refusal *refusal)
{
        if (!arimaa_record_apply(match->record, action, refusal))
                return false;
        roll(match);
        save(match);
        return true;
}

struct match *match_adopt(struct arimaa_record *record)
{
        struct match *match = create(record);

        if (match == NULL)
                return NULL;
        remember_rolls(match);
        roll(match);
        if (arimaa_game_plies(match_game(match)) > 0)
                save(match);
        return match;
}

int match_unsaved(const struct match *match)
{
        return match->unsaved;
}

/* ---- Who sits where ---- */

enum arimaa_side match_below(const struct match *match)
{
        return match->below;
}

void match_sit(struct match *match, enum arimaa_side below)
{
        match->below = below;
        if (match->journal != NULL)
                save(match);
}
