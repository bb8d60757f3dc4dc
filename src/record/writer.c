#include "record/writer.h"

#include <stdlib.h>
#include <string.h>

#include "notation/board.h"
#include "notation/steps.h"

bool writer_begin(struct writer *writer, const struct arimaa_record *record,
                  enum writer_notation notation, FILE *file)
{
        *writer = (struct writer){ .record = record, .file = file, .notation = notation };
        if (notation == WRITER_LIGHTVECTOR)
                writer->resolver = arimaa_resolver_create();
        return notation != WRITER_LIGHTVECTOR || writer->resolver != NULL;
}

void writer_end(struct writer *writer)
{
        arimaa_resolver_destroy(writer->resolver);
}

/* ---- Turns and setups ---- */

static const struct arimaa_position *board_before(const struct writer *writer,
                                                  arimaa_node node)
{
        const struct arimaa_ply *before =
                arimaa_node_ply(writer->record, arimaa_node_parent(writer->record, node));

        return before != NULL ? &before->after : arimaa_game_start(writer->record->game);
}

/* No rule tells which turn on trust some tokens mean: it is written in steps. */
static bool turn_text(const struct writer *writer, arimaa_node node, char *text)
{
        const struct arimaa_ply *ply = arimaa_node_ply(writer->record, node);

        if (writer->notation == WRITER_LIGHTVECTOR && !ply->trusted)
                return arimaa_lightvector_write(writer->resolver,
                                                board_before(writer, node), ply->steps,
                                                &ply->turn, text);
        (writer->notation == WRITER_LEGACY ? arimaa_legacy_write
                                           : arimaa_official_write)(&ply->turn, text);
        return true;
}

/* The piece that one of two setups put on a square. */
static int placed_on(const struct arimaa_placement *placements[2], int square)
{
        for (int i = 0; i < 2; i++)
                for (int kind = 0; kind < ARIMAA_KINDS; kind++)
                        if (placements[i]->pieces[kind] & arimaa_bit(square))
                                return arimaa_piece(placements[i]->side,
                                                    (enum arimaa_kind)kind);
        return ARIMAA_NO_PIECE;
}

/* What the traps took as the second setup ended: `,xRc3`. */
static void append_trapped(const struct writer *writer, arimaa_node node, char *text)
{
        arimaa_bitboard left = arimaa_node_ply(writer->record, node)->trapped;
        arimaa_node first = arimaa_node_parent(writer->record, node);
        const struct arimaa_placement *placements[2];

        if (left == 0)
                return;
        placements[0] = &arimaa_node_ply(writer->record, first)->placement;
        placements[1] = &arimaa_node_ply(writer->record, node)->placement;
        for (; left; left &= left - 1) {
                int square = arimaa_lowest(left);
                char name[3];

                arimaa_square_name(square, name);
                text += strlen(text);
                snprintf(text, 6, ",x%c%s",
                         arimaa_piece_letter(placed_on(placements, square)), name);
        }
}

bool writer_text(const struct writer *writer, arimaa_node node, char *text)
{
        const struct arimaa_ply *ply = arimaa_node_ply(writer->record, node);
        bool legacy = writer->notation == WRITER_LEGACY;

        if (ply->kind == ARIMAA_TURN)
                return turn_text(writer, node, text);
        arimaa_placement_write(&ply->placement, legacy ? ',' : ' ', text);
        if (legacy)
                append_trapped(writer, node, text);
        return true;
}

/* ---- Labels and ends ---- */

void writer_label(const struct writer *writer, int ply)
{
        const struct arimaa_game *game = writer->record->game;

        fprintf(writer->file, "%d%c", arimaa_game_number(game, ply),
                arimaa_game_side(game, ply) == ARIMAA_GOLD ? 'g' : 's');
}

bool writer_outcome(const struct arimaa_record *record, struct arimaa_outcome *outcome)
{
        arimaa_node end = arimaa_node_line_end(record, ARIMAA_ROOT);

        if (arimaa_node_stated(record, end, outcome))
                return true;
        *outcome = arimaa_game_outcome(record->game);
        return outcome->ending != ARIMAA_NOT_OVER;
}
