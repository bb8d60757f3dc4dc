/* What people write by hand: labelled moves, and behind `#` what else is to be
 * said, of which `# Gold: name` is a tag.  A `#` that ends a move is a goal. */
#include <string.h>
#include <strings.h>

#include "notation/scan.h"
#include "record/readers.h"

/* As people write the names of tags. */
static const struct {
        const char *written, *tag;
} names[] = {
        { "gold", "Gold" },     { "silver", "Silver" }, { "date", "Date" },
        { "event", "Event" },   { "site", "Site" },     { "round", "Round" },
        { "result", "Result" },
};

static struct chunk trimmed(const char *text, size_t length)
{
        while (length > 0 && scan_is_space(text[0])) {
                text++;
                length--;
        }
        while (length > 0 && scan_is_space(text[length - 1]))
                length--;
        return (struct chunk){ text, length, 1, 1 };
}

/* The tag that a remark gives, "" when it gives none; *value is its value. */
static const char *tag_of(const struct chunk *remark, struct chunk *value)
{
        const char *colon = memchr(remark->text, ':', remark->length);
        size_t length = colon != NULL ? (size_t)(colon - remark->text) : 0;

        for (size_t i = 0; i < sizeof names / sizeof *names; i++)
                if (length == strlen(names[i].written) &&
                    strncasecmp(remark->text, names[i].written, length) == 0) {
                        *value = trimmed(colon + 1, remark->length - length - 1);
                        return names[i].tag;
                }
        return "";
}

/* `S+G`: the winner, and the letter of the reason. */
static bool is_result(const struct chunk *value)
{
        return value->length == 3 && memchr("GgSs", value->text[0], 4) != NULL &&
               value->text[1] == '+' && memchr("GMETRFAS", value->text[2], 8) != NULL;
}

bool looks_like_remarks(const struct chunk *beginning)
{
        struct cursor cursor = cursor_at_start(beginning);
        struct piece line;
        struct chunk value;

        while (cursor_line(&cursor, &line)) {
                struct chunk text = trimmed(cursor_text(&cursor, &line), line.length);

                if (text.length == 0)
                        continue;
                if (text.text[0] != '#')
                        return false;
                text = trimmed(text.text + 1, text.length - 1);
                if (*tag_of(&text, &value) != '\0')
                        return true;
        }
        return false;
}

static void take_remark(struct feed *feed, const char *text, size_t length)
{
        struct chunk remark = trimmed(text, length), value;
        const char *tag = tag_of(&remark, &value);

        if (*tag == '\0') {
                feed_comment(feed, remark.text, remark.length);
        } else if (strcmp(tag, "Result") == 0 && is_result(&value)) {
                char reason = (char)(value.text[2] | ' ');

                feed_tag(feed, tag, (value.text[0] | ' ') == 'g' ? "1-0" : "0-1", 3);
                feed_tag(feed, "ResultCode", &reason, 1);
        } else {
                feed_tag(feed, tag, value.text, value.length);
        }
}

static void take_word(struct feed *feed, const struct cursor *cursor, struct piece *word)
{
        const char *text = cursor_text(cursor, word);
        enum arimaa_side side;
        int number;

        if (labelled_is_label(text, word->length, &number, &side)) {
                feed_label(feed, number, side, word);
                return;
        }
        if (text[word->length - 1] == '#')
                word->length--;
        feed_word(feed, word);
}

/* Where a remark begins in a line: at a `#` that no word has before it. */
static size_t remark_at(const struct chunk *chunk, const struct piece *line)
{
        size_t end = line->start + line->length;

        for (size_t at = line->start; at < end; at++)
                if (chunk->text[at] == '#' &&
                    (at == line->start || scan_is_space(chunk->text[at - 1])))
                        return at;
        return end;
}

void read_remarks(struct feed *feed)
{
        struct cursor cursor = cursor_at_start(&feed->chunk), words = cursor;
        struct piece line, word;

        while (cursor_line(&cursor, &line)) {
                size_t end = line.start + line.length;
                size_t remark = remark_at(&feed->chunk, &line);

                while (cursor_word(&words, remark, &word))
                        take_word(feed, &words, &word);
                if (remark < end)
                        take_remark(feed, feed->chunk.text + remark + 1,
                                    end - remark - 1);
                cursor_move(&words, end);
        }
}
