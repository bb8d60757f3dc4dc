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
        line->stood_before = line->comments[ARIMAA_COMMENT_BEFORE].length;
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

/* ---- What comments tell of the turn ---- */

/* What a command may say, as a number; ARIMAA_NO_TIME for what it may not.  *text is
 * moved behind it. */
typedef int64_t read_value(const char **text, const char *end);

static int64_t die_value(const char **text, const char *end)
{
        int digits, value = number(text, end, &digits);

        return value > 0 ? value : ARIMAA_NO_TIME;
}

static int64_t no_value(const char **text, const char *end)
{
        (void)text;
        (void)end;
        return 0;
}

enum told { TOLD_DIE, TOLD_TIME, TOLD_TRUST, TOLDS };

static const struct {
        const char *name;
        read_value *value;
} tolds[TOLDS] = {
        [TOLD_DIE] = { "[%die ", die_value },
        [TOLD_TIME] = { "[%emt ", duration },
        [TOLD_TRUST] = { "[%trusted", no_value },
};

/* What a command that begins here tells; ARIMAA_NO_TIME when it is not of that name
 * or says nothing that it may. */
static int64_t tells(enum told told, const char *text, const char *end)
{
        size_t size = strlen(tolds[told].name);
        int64_t value;

        if ((size_t)(end - text) < size || memcmp(text, tolds[told].name, size) != 0)
                return ARIMAA_NO_TIME;
        text += size;
        value = tolds[told].value(&text, end);
        return text < end && *text == ']' ? value : ARIMAA_NO_TIME;
}

/* How much of a comment is about the turn. */
static size_t length_told(const struct labelled_text *comment)
{
        const char *unread =
                comment->length > 0 ? strstr(comment->text, LABELLED_UNREAD) : NULL;

        return unread != NULL ? (size_t)(unread - comment->text) : comment->length;
}

/* What the comment behind the turn tells first, or else the one before it. */
static int64_t find_told(const struct labelled *line, enum told told)
{
        for (int place = ARIMAA_COMMENT_PLACES - 1; place >= 0; place--) {
                const struct labelled_text *comment = &line->comments[place];
                size_t length = length_told(comment);
                const char *end = length > 0 ? comment->text + length : NULL;

                for (const char *text = comment->text; length > 0 && text < end; text++) {
                        int64_t value = tells(told, text, end);

                        if (value != ARIMAA_NO_TIME)
                                return value;
                }
        }
        return ARIMAA_NO_TIME;
}

void labelled_note(struct labelled *line)
{
        int64_t die = find_told(line, TOLD_DIE);

        line->die = die != ARIMAA_NO_TIME ? (int)die : 0;
        line->milliseconds = find_told(line, TOLD_TIME);
        line->trusted = find_told(line, TOLD_TRUST) != ARIMAA_NO_TIME;
}

/* Where a command that ends the text begins, if it tells one of the values;
 * else the end. */
static const char *last_told(const char *text, const char *end,
                             const int64_t values[TOLDS])
{
        const char *start = end - 1;

        while (start > text && start[-1] != '[' && start[-1] != ']')
                start--;
        if (start == text || start[-1] != '[')
                return end;
        start--;
        for (int told = 0; told < TOLDS; told++)
                if (values[told] != ARIMAA_NO_TIME &&
                    tells((enum told)told, start, end) == values[told])
                        return start;
        return end;
}

/* Cut the commands that tell the values out of a comment, each with one space that set
 * it apart; what comes together by that may be one more. */
static void cut(struct labelled_text *comment, const int64_t values[TOLDS])
{
        char *text = comment->text;
        size_t length = length_told(comment), to = 0, told;

        if (length == 0)
                return;
        for (size_t from = 0; from < comment->length; from++) {
                text[to++] = text[from];
                if (text[from] != ']' || from >= length)
                        continue;
                told = (size_t)(last_told(text, text + to, values) - text);
                if (told == to)
                        continue;
                to = told;
                if (from + 1 < comment->length && text[from + 1] == ' ')
                        from++;
                else if (to > 0 && text[to - 1] == ' ')
                        to--;
        }
        comment->length = to;
        text[to] = '\0';
}

void labelled_drop(struct labelled *line, int die, int64_t milliseconds, bool trusted)
{
        int64_t values[TOLDS] = { [TOLD_DIE] = die > 0 ? die : ARIMAA_NO_TIME,
                                  [TOLD_TIME] = milliseconds,
                                  [TOLD_TRUST] = trusted ? 0 : ARIMAA_NO_TIME };

        for (int place = 0; place < ARIMAA_COMMENT_PLACES; place++)
                cut(&line->comments[place], values);
}

/* ---- Comments and glyphs ---- */

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

        if (!reserve_comment(to, to->length + length + 2))
                return false;
        if (to->length > 0 && length > 0)
                to->text[to->length++] = ' ';
        for (size_t i = 0; i < length; i++)
                if (comment[i] != '\0')
                        to->text[to->length++] = comment[i];
        to->text[to->length] = '\0';
        return true;
}

/* ---- Escapes ---- */

/* The names of the record's own commands, which are read as marks. */
static const char *const own_names[] = { "die", "emt", "trusted", "rest", "before" };

/* Whether an own command goes on so behind its %. */
static bool has_own_name(const char *text)
{
        for (size_t i = 0; i < sizeof own_names / sizeof *own_names; i++) {
                size_t length = strlen(own_names[i]);

                if (strncmp(text, own_names[i], length) == 0 &&
                    (text[length] == ' ' || text[length] == ']'))
                        return true;
        }
        return false;
}

bool labelled_is_own(const char *text)
{
        static const char rest[] = "[%rest]", before[] = LABELLED_BEFORE;
        const char *end;

        if (text[0] != '[' || text[1] != '%')
                return false;
        end = text + 1 + strcspn(text + 1, "[]");
        end += *end == ']';
        for (int told = 0; told < TOLDS; told++)
                if (tells((enum told)told, text, end) != ARIMAA_NO_TIME)
                        return true;
        return strncmp(text, rest, sizeof rest - 1) == 0 ||
               strncmp(text, before, sizeof before - 1) == 0;
}

/* Whether a backslash, the one before `at`, only keeps what follows from being read. */
static bool escapes(const struct labelled_text *comment, size_t at)
{
        const char *text = comment->text;

        return text[at] == '\\' || text[at] == '}' ||
               (text[at] == '%' && at >= 2 && text[at - 2] == '[' &&
                has_own_name(text + at + 1));
}

void labelled_unescape(struct labelled_text *comment)
{
        char *text = comment->text;
        size_t to = 0;

        for (size_t i = 0; i < comment->length; i++) {
                if (text[i] == '\\' && i + 1 < comment->length && escapes(comment, i + 1))
                        i++;
                text[to++] = text[i];
        }
        if (comment->length > 0)
                text[to] = '\0';
        comment->length = to;
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
