#include "record/labelled.h"

#include <stdlib.h>
#include <string.h>

#include "record/game.h"

enum { NUMBER_DIGITS_MAX = 8 };

bool labelled_is_label(const char *word, size_t length, int *number,
                       enum arimaa_side *side)
{
        static const char letters[] = "gwsb";
        const char *letter;
        int value = 0;

        if (length < 2 || length > NUMBER_DIGITS_MAX + 1)
                return false;
        for (size_t i = 0; i + 1 < length; i++) {
                if (word[i] < '0' || word[i] > '9')
                        return false;
                value = 10 * value + (word[i] - '0');
        }
        letter = memchr(letters, word[length - 1], sizeof letters - 1);
        if (letter == NULL)
                return false;
        *number = value;
        *side = letter - letters < 2 ? ARIMAA_GOLD : ARIMAA_SILVER;
        return true;
}

void labelled_begin(struct labelled *line, const struct piece *label, int number,
                    enum arimaa_side side)
{
        line->number = number;
        line->side = side;
        line->label = *label;
        line->length = 0;
        line->word_count = 0;
        line->die = 0;
        line->milliseconds = ARIMAA_NO_TIME;
        line->comments[ARIMAA_COMMENT_BEHIND].length = 0;
        line->glyph_count = 0;
}

/* Memory for `wanted` things of `size` bytes, twice as much as last time. */
static bool reserve(void **memory, size_t *capacity, size_t wanted, size_t size)
{
        size_t more = 2 * *capacity > wanted ? 2 * *capacity : wanted + 64;
        void *grown;

        if (wanted <= *capacity)
                return true;
        grown = realloc(*memory, more * size);
        if (grown == NULL)
                return false;
        *memory = grown;
        *capacity = more;
        return true;
}

static bool reserve_text(struct labelled *line, size_t wanted)
{
        void *memory = line->text;
        bool reserved = reserve(&memory, &line->capacity, wanted, 1);

        line->text = memory;
        return reserved;
}

static bool reserve_words(struct labelled *line, size_t wanted)
{
        void *memory = line->words;
        bool reserved =
                reserve(&memory, &line->word_capacity, wanted, sizeof *line->words);

        line->words = memory;
        return reserved;
}

bool labelled_add(struct labelled *line, const char *word, const struct piece *piece)
{
        if (!reserve_text(line, line->length + piece->length + 2) ||
            !reserve_words(line, line->word_count + 1))
                return false;
        if (line->length > 0)
                line->text[line->length++] = ' ';
        line->words[line->word_count++] =
                (struct word_place){ line->length, piece->line, piece->column };
        memcpy(line->text + line->length, word, piece->length);
        line->length += piece->length;
        line->text[line->length] = '\0';
        return true;
}

/* The value of a command such as [%die 3] in a comment; NULL when it has none. */
static const char *command(const char *comment, size_t length, const char *name)
{
        size_t size = strlen(name);

        for (size_t i = 0; i + size <= length; i++)
                if (memcmp(comment + i, name, size) == 0)
                        return comment + i + size;
        return NULL;
}

/* A number of at most nine digits; *text is moved behind it. */
static int number(const char **text, const char *end, int *digits)
{
        int value = 0;

        for (*digits = 0; *text < end && **text >= '0' && **text <= '9' && *digits < 9;
             ++*digits)
                value = 10 * value + (*(*text)++ - '0');
        return value;
}

/* Hours, minutes and seconds as in 0:01:23.456, in milliseconds; *text is moved
 * behind them. */
static int64_t duration(const char **text, const char *end)
{
        int64_t seconds = 0;
        int digits, thousandths = 0;

        for (;;) {
                seconds = 60 * seconds + number(text, end, &digits);
                if (digits == 0 || seconds > INT32_MAX)
                        return ARIMAA_NO_TIME;
                if (*text == end || **text != ':')
                        break;
                ++*text;
        }
        if (*text < end && **text == '.') {
                ++*text;
                thousandths = number(text, end, &digits);
                for (; digits < 3; digits++)
                        thousandths *= 10;
                for (; digits > 3; digits--)
                        thousandths /= 10;
        }
        return 1000 * seconds + thousandths;
}

static const char die_command[] = "[%die ", time_command[] = "[%emt ";

/* The number of [%die 3]; 0 when the comment has none, or not a number alone. */
static int die_of(const char *comment, size_t length)
{
        const char *text = command(comment, length, die_command);
        int digits, value;

        if (text == NULL)
                return 0;
        value = number(&text, comment + length, &digits);
        return text < comment + length && *text == ']' ? value : 0;
}

/* The time of [%emt 0:01:23.456], or ARIMAA_NO_TIME. */
static int64_t time_of(const char *comment, size_t length)
{
        const char *text = command(comment, length, time_command);
        int64_t value;

        if (text == NULL)
                return ARIMAA_NO_TIME;
        value = duration(&text, comment + length);
        return text < comment + length && *text == ']' ? value : ARIMAA_NO_TIME;
}

static void note(struct labelled *line, const char *comment, size_t length)
{
        int die = die_of(comment, length);
        int64_t time = time_of(comment, length);

        if (die != 0)
                line->die = die;
        if (time != ARIMAA_NO_TIME)
                line->milliseconds = time;
}

/* Cut a command out of a comment, with one space that set it apart. */
static void drop(struct labelled_text *comment, const char *name)
{
        const char *value = command(comment->text, comment->length, name);
        char *start = comment->text + (value - comment->text) - strlen(name);
        char *end = strchr(start, ']') + 1;

        if (*end == ' ')
                end++;
        else if (start > comment->text && start[-1] == ' ')
                start--;
        memmove(start, end, strlen(end) + 1);
        comment->length -= (size_t)(end - start);
}

void labelled_drop_die(struct labelled *line)
{
        for (int place = 0; place < ARIMAA_COMMENT_PLACES; place++) {
                struct labelled_text *comment = &line->comments[place];

                if (die_of(comment->text, comment->length) == line->die)
                        drop(comment, die_command);
        }
}

void labelled_drop_time(struct labelled *line)
{
        for (int place = 0; place < ARIMAA_COMMENT_PLACES; place++) {
                struct labelled_text *comment = &line->comments[place];

                if (time_of(comment->text, comment->length) == line->milliseconds)
                        drop(comment, time_command);
        }
}

void labelled_drop_trust(struct labelled *line)
{
        static const char trusted[] = "[%trusted]";

        for (int place = 0; place < ARIMAA_COMMENT_PLACES; place++) {
                struct labelled_text *comment = &line->comments[place];

                if (command(comment->text, comment->length, trusted) != NULL)
                        drop(comment, "[%trusted");
        }
}

static bool reserve_comment(struct labelled_text *comment, size_t wanted)
{
        void *memory = comment->text;
        bool reserved = reserve(&memory, &comment->capacity, wanted, 1);

        comment->text = memory;
        return reserved;
}

/* Two comments in one place are one, with a space between them.  A byte 0 would end
 * the text and is left out. */
bool labelled_comment(struct labelled *line, enum arimaa_comment_place place,
                      const char *comment, size_t length)
{
        struct labelled_text *to = &line->comments[place];

        note(line, comment, length);
        if (!reserve_comment(to, to->length + length + 2))
                return false;
        if (to->length > 0 && length > 0)
                to->text[to->length++] = ' ';
        for (size_t i = 0; i < length; i++) {
                if (comment[i] == '\\' && i + 1 < length &&
                    (comment[i + 1] == '\\' || comment[i + 1] == '}'))
                        i++;
                if (comment[i] != '\0')
                        to->text[to->length++] = comment[i];
        }
        to->text[to->length] = '\0';
        return true;
}

bool labelled_glyph(struct labelled *line, int glyph)
{
        void *memory = line->glyphs;
        bool reserved = reserve(&memory, &line->glyph_capacity, line->glyph_count + 1,
                                sizeof *line->glyphs);

        line->glyphs = memory;
        if (reserved)
                line->glyphs[line->glyph_count++] = glyph;
        return reserved;
}

/* The word that a byte is in, or the last one before it. */
static const struct word_place *word_at(const struct labelled *line, size_t at)
{
        size_t low = 0, high = line->word_count;

        while (high - low > 1) {
                size_t middle = low + (high - low) / 2;

                if (line->words[middle].start <= at)
                        low = middle;
                else
                        high = middle;
        }
        return &line->words[low];
}

struct word_place labelled_place(const struct labelled *line, size_t at)
{
        struct word_place place = { 0, line->label.line, line->label.column };

        if (line->word_count == 0)
                return place;
        place = *word_at(line, at);
        for (size_t i = place.start; i < at; i++)
                place.column += (line->text[i] & 0xc0) != 0x80;
        place.start = at;
        return place;
}

void labelled_free(struct labelled *line)
{
        free(line->text);
        free(line->words);
        for (int place = 0; place < ARIMAA_COMMENT_PLACES; place++)
                free(line->comments[place].text);
        free(line->glyphs);
}
