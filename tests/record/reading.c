#include "reading.h"

#include <stdlib.h>
#include <string.h>

#include "../unit.h"

struct arimaa_record *record;

static FILE *file;
static struct arimaa_reader *reader;

int close_text(void **state)
{
        (void)state;
        arimaa_record_destroy(record);
        arimaa_reader_destroy(reader);
        if (file != NULL)
                fclose(file);
        record = NULL;
        reader = NULL;
        file = NULL;
        return 0;
}

static void opens(const char *text, size_t length)
{
        close_text(NULL);
        file = tmpfile();
        assert_non_null(file);
        fwrite(text, 1, length, file);
        rewind(file);
        reader = arimaa_reader_create(file);
        assert_non_null(reader);
}

void reads_bytes(const char *text, size_t length)
{
        opens(text, length);
        reads_next();
}

void trusts(const char *text)
{
        opens(text, strlen(text));
        arimaa_reader_trust(reader, true);
        reads_next();
}

void reads(const char *text)
{
        reads_bytes(text, strlen(text));
}

void reads_next(void)
{
        arimaa_record_destroy(record);
        record = arimaa_reader_next(reader);
        assert_non_null(record);
        assert_non_null(record->game);
}

void reads_no_more(void)
{
        assert_null(arimaa_reader_next(reader));
        assert_null(arimaa_reader_next(reader));
}

void has_plies(int plies)
{
        assert_int_equal(arimaa_game_plies(record->game), plies);
}

void is_good(void)
{
        if (record->error.problem != ARIMAA_RECORD_OK)
                fail_msg("%d:%d problem %d, reason %d: %s", record->error.line,
                         record->error.column, (int)record->error.problem,
                         (int)record->error.refusal.reason, record->error.what);
        assert_null(record->rest);
}

void is_wrong(enum arimaa_record_problem problem, int line, int column, const char *what)
{
        assert_int_equal(record->error.problem, problem);
        assert_int_equal(record->error.line, line);
        assert_int_equal(record->error.column, column);
        assert_string_equal(record->error.what, what);
}

void is_won_by(enum arimaa_side winner, enum arimaa_ending ending)
{
        struct arimaa_outcome outcome = arimaa_game_outcome(record->game);

        assert_int_equal(outcome.ending, ending);
        assert_int_equal(outcome.winner, winner);
        assert_false(outcome.drawn);
}

void is_not_over(void)
{
        assert_int_equal(arimaa_game_outcome(record->game).ending, ARIMAA_NOT_OVER);
}

void has_tag(const char *name, const char *value)
{
        const char *found = arimaa_record_tag(record, name);

        assert_non_null(found);
        assert_string_equal(found, value);
}

char *written(const struct arimaa_record *from, enum arimaa_format format, bool with_tags)
{
        char *text = NULL;
        size_t length = 0;
        FILE *out = open_memstream(&text, &length);

        assert_non_null(out);
        assert_true(arimaa_record_write(from, format, with_tags, out));
        fclose(out);
        return text;
}
