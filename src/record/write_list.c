/* Writes the moves of the main line and nothing else. */
#include "record/format.h"
#include "record/write.h"
#include "record/writer.h"

/* The word with which a side loses off the board, or NULL. */
static const char *loss(struct arimaa_outcome outcome)
{
        if (outcome.drawn)
                return NULL;
        switch (outcome.ending) {
        case ARIMAA_RESIGNATION:
                return "resigns";
        case ARIMAA_TIMEOUT:
                return "timeout";
        case ARIMAA_FORFEIT:
                return "forfeit";
        default:
                return NULL;
        }
}

static void write_loss(const struct writer *writer)
{
        const struct arimaa_game *game = writer->record->game;
        struct arimaa_outcome outcome;
        int ply = arimaa_game_plies(game);
        const char *word = NULL;

        if (writer_outcome(writer->record, &outcome))
                word = loss(outcome);
        if (word == NULL)
                return;
        if (arimaa_game_side(game, ply) == outcome.winner)
                ply++;
        writer_label(writer, ply);
        fprintf(writer->file, " %s\n", word);
}

/* A list alone does not show a position that the game begins from. */
static void write_start(const struct writer *writer)
{
        if (write_starts_empty(writer->record->game))
                return;
        write_start_tags(writer);
        fputc('\n', writer->file);
}

static bool write_moves(const struct writer *writer)
{
        const struct arimaa_record *record = writer->record;
        arimaa_node end = arimaa_node_line_end(record, ARIMAA_ROOT);
        char text[WRITER_TEXT_SIZE];

        write_start(writer);
        for (arimaa_node node = ARIMAA_ROOT; node != end;) {
                node = arimaa_node_child(record, node, 0);
                if (!writer_text(writer, node, text))
                        return false;
                writer_label(writer, arimaa_node_depth(record, node) - 1);
                fprintf(writer->file, " %s\n", text);
        }
        write_loss(writer);
        return true;
}

static bool write(const struct arimaa_record *record,
                  const struct arimaa_writing *writing, enum writer_notation notation,
                  FILE *file)
{
        struct writer writer;
        bool written;

        if (writing->tags)
                return write_pgn_line(record, notation, file);
        written = writer_begin(&writer, record, notation, file) && write_moves(&writer);
        writer_end(&writer);
        return written;
}

bool write_official(const struct arimaa_record *record,
                    const struct arimaa_writing *writing, FILE *file)
{
        return write(record, writing, WRITER_OFFICIAL, file);
}

bool write_lightvector(const struct arimaa_record *record,
                       const struct arimaa_writing *writing, FILE *file)
{
        return write(record, writing, WRITER_LIGHTVECTOR, file);
}

bool write_legacy(const struct arimaa_record *record,
                  const struct arimaa_writing *writing, FILE *file)
{
        return write(record, writing, WRITER_LEGACY, file);
}
