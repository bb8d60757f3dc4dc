/* fuzz.c - what is done with a text that may be anything.
 *
 * One target is compiled at a time: TARGET is its function.  Nothing may crash or
 * take long, and what has been read must be the same when written and read again.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "notation/board.h"
#include "notation/lightvector.h"
#include "notation/placement.h"
#include "notation/steps.h"
#include "record/readers.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define MUST(condition)                                                         \
        do {                                                                    \
                if (!(condition))                                               \
                        abort();                                                \
        } while (0)

/* ---- Notations ---- */

static void read_well(const char *text, struct arimaa_board_text *board)
{
        struct arimaa_text_error error;

        MUST(arimaa_board_read(text, strlen(text), board, &error));
}

void fuzz_board(const char *text, size_t size);
void fuzz_board(const char *text, size_t size)
{
        struct arimaa_board_text board, again;
        struct arimaa_text_error error;
        char written[ARIMAA_BOARD_SIZE];

        if (!arimaa_board_read(text, size, &board, &error)) {
                MUST(error.start <= size && error.length <= size - error.start);
                return;
        }
        MUST(board.length <= size);
        arimaa_board_write_short(&board.position, written);
        read_well(written, &again);
        MUST(arimaa_same_board(&board.position, &again.position));
        arimaa_board_write_diagram(&board.position, 12, written);
        read_well(written, &again);
        MUST(arimaa_same_board(&board.position, &again.position));
}

void fuzz_placement(const char *text, size_t size);
void fuzz_placement(const char *text, size_t size)
{
        for (int side = ARIMAA_GOLD; side < ARIMAA_SIDES; side++) {
                struct arimaa_placement placement, again;
                struct arimaa_text_error error;
                char written[ARIMAA_PLACEMENT_SIZE];

                if (!arimaa_placement_read((enum arimaa_side)side, text, size, &placement,
                                           &error)) {
                        MUST(error.start <= size && error.length <= size - error.start);
                        continue;
                }
                arimaa_placement_write(&placement, ',', written);
                MUST(arimaa_placement_read((enum arimaa_side)side, written, strlen(written),
                                           &again, &error));
                MUST(memcmp(&placement, &again, sizeof again) == 0);
        }
}

/* Positions with a bit of everything: pushes, pulls, captures, frozen pieces. */
static const char *const boards[] = {
        "g Ed4 Me3 Hb5 Hg3 Dc2 Df2 Cc4 Ra1 Rb2 Rh2 ee5 md5 hb6 hg6 dc5 df4 cc7 ra8 rh7 rb8",
        "g Ec3 Rc2 He4 Dg5 Ra4 re5 hf4 cb3 mf6 rf7 rh3 ed8",
        "s Ee3 Hc5 Rb6 Ra7 Dh5 rc6 hc4 df3 rf2 me2 rh2 ee8 ra3",
};

typedef bool read_turn(const struct arimaa_position *position, int steps, const char *text,
                       size_t length, struct arimaa_turn *turn,
                       struct arimaa_text_error *error, struct arimaa_refusal *refusal);

static bool next_board(size_t i, struct arimaa_board_text *board)
{
        struct arimaa_text_error error;

        return i < sizeof boards / sizeof *boards &&
               arimaa_board_read(boards[i], strlen(boards[i]), board, &error);
}

static void fuzz_steps(const char *text, size_t size, read_turn *read,
                       void (*write)(const struct arimaa_turn *turn, char *text))
{
        struct arimaa_board_text board;

        for (size_t i = 0; next_board(i, &board); i++) {
                struct arimaa_turn turn, again;
                struct arimaa_text_error error;
                struct arimaa_refusal refusal;
                char written[ARIMAA_STEPS_SIZE];

                if (!read(&board.position, 4, text, size, &turn, &error, &refusal)) {
                        MUST(error.start <= size && error.length <= size - error.start);
                        continue;
                }
                write(&turn, written);
                MUST(read(&board.position, 4, written, strlen(written), &again, &error,
                          &refusal));
                MUST(turn.count == again.count);
        }
}

void fuzz_official(const char *text, size_t size);
void fuzz_official(const char *text, size_t size)
{
        fuzz_steps(text, size, arimaa_official_read, arimaa_official_write);
}

void fuzz_legacy(const char *text, size_t size);
void fuzz_legacy(const char *text, size_t size)
{
        fuzz_steps(text, size, arimaa_legacy_read, arimaa_legacy_write);
}

void fuzz_lightvector(const char *text, size_t size);
void fuzz_lightvector(const char *text, size_t size)
{
        static struct arimaa_resolver *resolver;
        struct arimaa_board_text board;

        if (resolver == NULL)
                resolver = arimaa_resolver_create();
        for (size_t i = 0; next_board(i, &board); i++) {
                struct arimaa_answer answer =
                        arimaa_lightvector_resolve(resolver, &board.position, 4, text, size);
                struct arimaa_position after = board.position;
                char written[ARIMAA_LIGHTVECTOR_SIZE];
                struct arimaa_turn turn;

                if (answer.resolution != ARIMAA_RESOLVED)
                        continue;
                turn = answer.candidates[0].turn;
                MUST(arimaa_turn_make(&after, 4, &turn, NULL));
                MUST(arimaa_lightvector_write(resolver, &board.position, 4, &turn, written));
                answer = arimaa_lightvector_resolve(resolver, &board.position, 4, written,
                                                    strlen(written));
                MUST(answer.resolution == ARIMAA_RESOLVED);
                turn = answer.candidates[0].turn;
                MUST(arimaa_turn_make(&board.position, 4, &turn, NULL));
                MUST(arimaa_same_board(&after, &board.position));
        }
}

/* ---- Records ---- */

static FILE *opened(const char *text, size_t size)
{
        FILE *file = size > 0 ? fmemopen((void *)(uintptr_t)text, size, "r") : NULL;

        return file != NULL ? file : fopen("/dev/null", "r");
}

static char *written(const struct arimaa_record *record, size_t *size)
{
        char *text = NULL;
        FILE *file = open_memstream(&text, size);

        MUST(file != NULL);
        MUST(arimaa_record_write(record, ARIMAA_FORMAT_PGN, true, file));
        fclose(file);
        return text;
}

static struct arimaa_record *read_back(const char *text, size_t size)
{
        FILE *file = opened(text, size);
        struct arimaa_reader *reader = arimaa_reader_create(file);
        struct arimaa_record *record = arimaa_reader_next(reader);

        MUST(record != NULL);
        arimaa_reader_destroy(reader);
        fclose(file);
        return record;
}

/* What has been read must be there when it is written and read again, and nothing may
 * change by that. */
static void check_record(const struct arimaa_record *record)
{
        size_t size, size_again;
        char *text = written(record, &size), *text_again;
        struct arimaa_record *again = read_back(text, size);

        if (record->error.problem == ARIMAA_RECORD_OK) {
                MUST(again->error.problem == ARIMAA_RECORD_OK);
                MUST(arimaa_game_plies(again->game) == arimaa_game_plies(record->game));
                text_again = written(again, &size_again);
                MUST(size == size_again && memcmp(text, text_again, size) == 0);
                free(text_again);
        }
        arimaa_record_destroy(again);
        free(text);
}

void fuzz_list(const char *text, size_t size);
void fuzz_list(const char *text, size_t size)
{
        FILE *file = opened(text, size);
        struct arimaa_reader *reader = arimaa_reader_create(file);
        struct arimaa_record *record;

        while ((record = arimaa_reader_next(reader)) != NULL) {
                check_record(record);
                arimaa_record_destroy(record);
        }
        arimaa_reader_destroy(reader);
        fclose(file);
}

static void fuzz_reader(const char *text, size_t size, looks_like *looks, read_game *read)
{
        struct arimaa_record *record = arimaa_record_create(NULL);
        struct arimaa_resolver *resolver = NULL;
        struct chunk chunk = { text, size, 1, 1 };
        struct feed feed;

        looks(&chunk);
        feed_begin(&feed, record, &resolver, &chunk);
        read(&feed);
        feed_end(&feed, NULL);
        MUST(feed.taken <= size);
        check_record(record);
        arimaa_record_destroy(record);
        arimaa_resolver_destroy(resolver);
}

#define READER(name)                                                            \
        void fuzz_##name(const char *text, size_t size);                        \
        void fuzz_##name(const char *text, size_t size)                         \
        {                                                                       \
                fuzz_reader(text, size, looks_like_##name, read_##name);        \
        }

READER(archive)
READER(json)
READER(fan)
READER(viewer)
READER(log)
READER(remarks)
READER(plain)
READER(position)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
        TARGET((const char *)data, size);
        return 0;
}
