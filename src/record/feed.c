#include "record/feed.h"

#include <stdlib.h>
#include <string.h>

#include "record/tags.h"
#include "record/tree_store.h"

void feed_begin(struct feed *feed, struct arimaa_record *record,
                struct arimaa_resolver **resolver, const struct chunk *chunk)
{
        *feed = (struct feed){ .record = record,
                               .replay = { .record = record,
                                           .resolver = resolver,
                                           .result_tag = { 0, chunk->line,
                                                           chunk->column } },
                               .chunk = *chunk };
}

bool feed_failed(const struct feed *feed)
{
        return feed->record->error.problem != ARIMAA_RECORD_OK;
}

void feed_fail(struct feed *feed, enum arimaa_record_problem problem,
               const struct piece *piece)
{
        if (feed_failed(feed))
                return;
        feed->rest = piece->start;
        replay_fail(feed->record, problem, piece->line, piece->column,
                    feed->chunk.text + piece->start, piece->length);
}

void feed_fail_text(struct feed *feed, struct arimaa_text_error error,
                    const struct piece *piece)
{
        feed->record->error.text = error;
        feed_fail(feed, ARIMAA_RECORD_TEXT, piece);
}

static void fail_memory(struct feed *feed)
{
        struct cursor start = cursor_at_start(&feed->chunk);
        struct piece nothing = cursor_piece(&start, 0);

        feed_fail(feed, ARIMAA_RECORD_NO_MEMORY, &nothing);
}

/* ---- Before the first line ---- */

void feed_tag(struct feed *feed, const char *name, const char *value, size_t length)
{
        char *text;

        if (length == 0)
                return;
        text = strndup(value, length);
        if (text == NULL || !arimaa_record_set_tag(feed->record, name, text))
                fail_memory(feed);
        free(text);
}

void feed_start_at(struct feed *feed, const struct piece *piece)
{
        feed->replay.start_line = piece->line;
        feed->replay.start_column = piece->column;
}

static void start_game(struct feed *feed, const struct labelled *first)
{
        if (feed->record->game == NULL)
                replay_start(&feed->replay, first);
}

/* ---- Comments ---- */

void feed_comment(struct feed *feed, const char *text, size_t length)
{
        bool before = feed->in_line ? feed->line.word_count == 0 : feed->replay.opened;

        if (feed_failed(feed))
                return;
        if (!labelled_comment(&feed->line,
                              before ? ARIMAA_COMMENT_BEFORE : ARIMAA_COMMENT_BEHIND,
                              text, length))
                fail_memory(feed);
}

/* ---- Lines ---- */

void feed_end_line(struct feed *feed)
{
        bool in_line = feed->in_line;

        feed->in_line = false;
        if (feed_failed(feed))
                return;
        if (!in_line) {
                if (!feed->replay.opened)
                        replay_comments(&feed->replay, &feed->line);
                return;
        }
        start_game(feed, &feed->line);
        if (feed_failed(feed) || !replay_line(&feed->replay, &feed->line))
                feed->rest = feed->line_start;
}

void feed_label(struct feed *feed, int number, enum arimaa_side side,
                const struct piece *piece)
{
        feed_end_line(feed);
        if (feed_failed(feed))
                return;
        labelled_begin(&feed->line, piece, number, side);
        feed->line_start = piece->start;
        feed->in_line = true;
}

void feed_next(struct feed *feed, const struct piece *piece)
{
        const struct arimaa_game *game;
        int ply;

        feed_end_line(feed);
        if (feed_failed(feed))
                return;
        start_game(feed, NULL);
        if (feed_failed(feed))
                return;
        game = feed->record->game;
        ply = arimaa_game_plies(game);
        feed_label(feed, arimaa_game_number(game, ply), arimaa_game_side(game, ply),
                   piece);
}

void feed_word(struct feed *feed, const struct piece *piece)
{
        feed_word_as(feed, piece, feed->chunk.text + piece->start);
}

void feed_word_as(struct feed *feed, const struct piece *piece, const char *word)
{
        if (feed_failed(feed))
                return;
        if (!feed->in_line)
                feed_fail(feed, ARIMAA_RECORD_NO_LABEL, piece);
        else if (!labelled_add(&feed->line, word, piece))
                fail_memory(feed);
}

/* ---- Variations ---- */

void feed_open(struct feed *feed, const struct piece *piece)
{
        feed_end_line(feed);
        if (feed_failed(feed))
                replay_pass_open(&feed->replay);
        else if (!replay_open(&feed->replay, piece->start + piece->length))
                feed_fail(feed, ARIMAA_RECORD_NO_MEMORY, piece);
}

void feed_close(struct feed *feed, const struct piece *piece)
{
        feed_end_line(feed);
        if (feed_failed(feed))
                replay_pass_close(&feed->replay, &feed->line, feed->chunk.text,
                                  feed->rest, piece->start);
        else if (!replay_close(&feed->replay))
                replay_warn(feed->record, ARIMAA_WARNING_UNOPENED, piece->line,
                            piece->column, "", 0);
}

/* ---- The end ---- */

/* Keep the text from the error on. */
static void keep_rest(struct feed *feed)
{
        size_t end = feed->taken > 0 ? feed->taken : feed->chunk.length;

        feed->record->rest = strndup(feed->chunk.text + feed->rest,
                                     feed->rest < end ? end - feed->rest : 0);
}

void feed_end(struct feed *feed, const char *result)
{
        feed_end_line(feed);
        start_game(feed, NULL);
        if (feed_failed(feed))
                keep_rest(feed);
        else
                replay_end(&feed->replay, result);
        labelled_free(&feed->line);
        replay_free(&feed->replay);
}
