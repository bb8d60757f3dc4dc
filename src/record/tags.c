#include "record/tags.h"

#include <string.h>
#include <strings.h>

/* ---- Variants ---- */

static const char *const variant_names[ARIMAA_SETUP_RULES][2] = {
        [ARIMAA_STANDARD] = { "Standard", "Dicey Moves" },
        [ARIMAA_ENDLESS] = { "Endless Endgame", "Endless Endgame, Dicey Moves" },
        [ARIMAA_FREESTYLE] = { "Freestyle", "Freestyle, Dicey Moves" },
};

const char *tags_variant_name(struct arimaa_variant variant)
{
        return variant_names[variant.setup][variant.dicey];
}

/* Whether a word beginning so, in whatever case, is in the text. */
static bool mentions(const char *text, const char *beginning)
{
        for (; *text != '\0'; text++)
                if (strncasecmp(text, beginning, strlen(beginning)) == 0)
                        return true;
        return false;
}

struct arimaa_variant tags_variant(const char *value)
{
        return (struct arimaa_variant){
                .setup = mentions(value, "endless") ? ARIMAA_ENDLESS
                         : mentions(value, "free")  ? ARIMAA_FREESTYLE
                                                    : ARIMAA_STANDARD,
                .dicey = mentions(value, "dice"),
        };
}

bool tags_is_lightvector(const struct arimaa_record *record)
{
        const char *notation = arimaa_record_tag(record, "Notation");

        return notation != NULL && strcmp(notation, TAGS_LIGHTVECTOR) == 0;
}

/* ---- Results ---- */

static const char gold_wins[] = "1-0", silver_wins[] = "0-1", drawn[] = "1/2-1/2";

const char tags_undecided[] = "*";

const char *tags_result(struct arimaa_outcome outcome)
{
        if (outcome.drawn)
                return drawn;
        return outcome.winner == ARIMAA_GOLD ? gold_wins : silver_wins;
}

bool tags_is_result(const char *word, size_t length, const char **result)
{
        static const char *const results[] = { gold_wins, silver_wins, drawn,
                                               tags_undecided };

        for (size_t i = 0; i < sizeof results / sizeof *results; i++)
                if (strlen(results[i]) == length &&
                    memcmp(results[i], word, length) == 0) {
                        *result = results[i];
                        return true;
                }
        return false;
}

static const char reasons[ARIMAA_ENDINGS] = {
        [ARIMAA_GOAL] = 'g',
        [ARIMAA_ELIMINATION] = 'e',
        [ARIMAA_IMMOBILIZATION] = 'm',
        [ARIMAA_RESIGNATION] = 'r',
        [ARIMAA_TIMEOUT] = 't',
        [ARIMAA_ILLEGAL_TURN] = 'i',
        [ARIMAA_FORFEIT] = 'f',
        [ARIMAA_ABANDONED] = 'a',
        [ARIMAA_SCORE] = 's',
        [ARIMAA_REPETITION] = 'p',
        [ARIMAA_BOTH_WITHOUT_RABBITS] = 'n',
};

char tags_reason(enum arimaa_ending ending)
{
        return reasons[ending];
}

enum arimaa_ending tags_ending(const char *letter, size_t length)
{
        if (length != 1 || *letter == '\0')
                return ARIMAA_NOT_OVER;
        for (int ending = ARIMAA_GOAL; ending < ARIMAA_ENDINGS; ending++)
                if (reasons[ending] == *letter)
                        return (enum arimaa_ending)ending;
        return ARIMAA_NOT_OVER;
}

bool tags_read_result(const char *value, struct arimaa_outcome *outcome)
{
        static const struct {
                const char *value;
                struct arimaa_outcome outcome;
        } values[] = {
                { gold_wins, { .winner = ARIMAA_GOLD } },
                { "g", { .winner = ARIMAA_GOLD } },
                { "w", { .winner = ARIMAA_GOLD } },
                { "Gold", { .winner = ARIMAA_GOLD } },
                { silver_wins, { .winner = ARIMAA_SILVER } },
                { "s", { .winner = ARIMAA_SILVER } },
                { "b", { .winner = ARIMAA_SILVER } },
                { "Silver", { .winner = ARIMAA_SILVER } },
                { drawn, { .drawn = true } },
                { "d", { .drawn = true } },
        };

        for (size_t i = 0; value != NULL && i < sizeof values / sizeof *values; i++)
                if (strcmp(values[i].value, value) == 0) {
                        *outcome = values[i].outcome;
                        return true;
                }
        return false;
}

/* arimaa.com gives the winner in ResultCode and the reason in ReasonCode; others
 * give the reason in ResultCode. */
bool tags_outcome(const struct arimaa_record *record, const char *result,
                  struct arimaa_outcome *outcome)
{
        const char *reason = arimaa_record_tag(record, "ReasonCode");

        *outcome = (struct arimaa_outcome){ .ending = ARIMAA_NOT_OVER };
        if (!tags_read_result(result, outcome) &&
            !tags_read_result(arimaa_record_tag(record, "Result"), outcome))
                return false;
        if (reason == NULL)
                reason = arimaa_record_tag(record, "ResultCode");
        if (reason != NULL)
                outcome->ending = tags_ending(reason, strlen(reason));
        return true;
}

/* ---- Made from the game ---- */

bool arimaa_tag_is_name(const char *name)
{
        bool begins = true;

        for (; *name != '\0'; name++, begins = false)
                if (!tags_is_name_character(*name, begins))
                        return false;
        return !begins;
}

bool arimaa_tag_is_made(const char *name)
{
        static const char *const made[] = { "Variant",   "Position", "Notation",
                                            "PlyCount",  "Result",   "ResultCode",
                                            "ReasonCode" };

        for (size_t i = 0; i < sizeof made / sizeof *made; i++)
                if (strcmp(made[i], name) == 0)
                        return true;
        return false;
}
