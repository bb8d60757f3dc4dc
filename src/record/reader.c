/* Finds out what format a file is in, and reads one game after another. */
#include <stdlib.h>
#include <string.h>

#include "record/feed.h"
#include "record/format.h"
#include "record/read_list.h"

struct arimaa_reader {
        struct source source;
        struct arimaa_resolver *resolver;
        bool trust;
        const struct format_reading *lines; /* the format of all lines, or NULL */
        bool listing;                       /* the rest are lists of labelled moves */
        struct list list;
        bool any_game; /* one has been handed out */
};

struct arimaa_reader *arimaa_reader_create(FILE *file)
{
        struct arimaa_reader *reader = calloc(1, sizeof *reader);

        if (reader == NULL)
                return NULL;
        source_init(&reader->source, file);
        reader->list.source = &reader->source;
        reader->list.resolver = &reader->resolver;
        return reader;
}

void arimaa_reader_trust(struct arimaa_reader *reader, bool trust)
{
        reader->trust = trust;
        reader->list.trust = trust;
}

void arimaa_reader_watch(struct arimaa_reader *reader, void (*more)(void *context),
                         void *context)
{
        reader->source.more = more;
        reader->source.context = context;
}

void arimaa_reader_destroy(struct arimaa_reader *reader)
{
        if (reader == NULL)
                return;
        list_free(&reader->list);
        arimaa_resolver_destroy(reader->resolver);
        source_free(&reader->source);
        free(reader);
}

/* ---- Games that are a text in memory ---- */

/* The next `length` bytes of the source, or as many as there are. */
static struct chunk next_chunk(struct arimaa_reader *reader, size_t length)
{
        size_t there;
        const char *text = source_look(&reader->source, length, &there);

        return (struct chunk){ text, there < length ? there : length, reader->source.line,
                               reader->source.column };
}

static void check_source(const struct source *source, struct arimaa_record *record)
{
        enum arimaa_record_problem problem = source->no_memory ? ARIMAA_RECORD_NO_MEMORY
                                             : ferror(source->file) ? ARIMAA_RECORD_IO
                                                                    : ARIMAA_RECORD_OK;

        if (problem != ARIMAA_RECORD_OK && record->error.problem == ARIMAA_RECORD_OK)
                replay_fail(record, problem, source->line, source->column, "", 0);
}

static void read_chunk(struct arimaa_reader *reader, const struct format_reading *format,
                       struct arimaa_record *record, struct chunk chunk)
{
        size_t length = chunk.length;
        struct feed feed;

        feed_begin(&feed, record, &reader->resolver, &chunk);
        feed.replay.trust = reader->trust;
        format->read(&feed);
        if (feed.taken > 0 && feed.taken < length)
                length = feed.taken;
        feed_end(&feed, NULL);
        source_pass(&reader->source, length);
        check_source(&reader->source, record);
}

/* ---- Formats ---- */

/* The format of what comes next; NULL when it is a list of labelled moves. */
static const struct format_reading *recognise(struct arimaa_reader *reader)
{
        struct chunk beginning = next_chunk(reader, FORMAT_LOOK);

        for (size_t i = 0; i < format_reading_count; i++)
                if (format_readings[i].looks_like(&beginning))
                        return &format_readings[i];
        return NULL;
}

static bool read_line(struct arimaa_reader *reader, struct arimaa_record *record)
{
        struct chunk line;

        if (!source_skip_blank(&reader->source))
                return false;
        line = next_chunk(reader, source_line_length(&reader->source));
        read_chunk(reader, reader->lines, record, line);
        return true;
}

/* Read a file's first game, or one behind another that was not a list. */
static bool read_any(struct arimaa_reader *reader, struct arimaa_record *record)
{
        const struct format_reading *format = recognise(reader);

        if (format == NULL) {
                reader->listing = true;
                return list_read(&reader->list, record);
        }
        if (format->extent == FORMAT_FILE) {
                read_chunk(reader, format, record, next_chunk(reader, SIZE_MAX / 2));
                return true;
        }
        reader->lines = format;
        if (format->has_head) {
                source_skip_blank(&reader->source);
                source_pass(&reader->source, source_line_length(&reader->source));
        }
        return read_line(reader, record);
}

static bool read_next(struct arimaa_reader *reader, struct arimaa_record *record)
{
        if (reader->listing)
                return list_read(&reader->list, record);
        if (reader->lines != NULL)
                return read_line(reader, record);
        if (reader->any_game && !source_skip_blank(&reader->source))
                return false;
        return read_any(reader, record);
}

/* What is no game behind games is nothing, but a line that is none is told. */
struct arimaa_record *arimaa_reader_next(struct arimaa_reader *reader)
{
        struct arimaa_record *record = arimaa_record_create(NULL);

        if (record == NULL)
                return NULL;
        if (!read_next(reader, record) ||
            (record->error.problem == ARIMAA_RECORD_NOT_A_GAME && reader->any_game &&
             reader->listing)) {
                arimaa_record_destroy(record);
                return NULL;
        }
        reader->any_game = true;
        return record;
}

/* ---- Places ---- */

/* What follows at a place: a list, anything, or lines of the format that has this
 * number. */
enum { FOLLOWS_LIST = -2, FOLLOWS_ANY = -1 };

static int what_follows(const struct arimaa_reader *reader)
{
        if (reader->listing)
                return FOLLOWS_LIST;
        return reader->lines != NULL ? (int)(reader->lines - format_readings)
                                     : FOLLOWS_ANY;
}

struct arimaa_place arimaa_reader_place(const struct arimaa_reader *reader)
{
        const struct list *list = &reader->list;
        struct source_place place = reader->listing && list->has_next
                                            ? source_place_of(list->source, &list->next)
                                            : source_next_place(&reader->source);

        return (struct arimaa_place){ place.offset, place.line, place.column,
                                      place.line_starts, what_follows(reader) };
}

bool arimaa_reader_go(struct arimaa_reader *reader, struct arimaa_place place)
{
        struct source_place there = { place.offset, place.line, place.column,
                                      place.line_starts };

        reader->list.has_next = false;
        reader->any_game = true;
        reader->listing = place.format == FOLLOWS_LIST;
        reader->lines = place.format >= 0 ? &format_readings[place.format] : NULL;
        return source_go(&reader->source, there);
}
