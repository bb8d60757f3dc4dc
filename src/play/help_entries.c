/* help_entries.c - everything about an entry but where its lines end. */

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "notation/board.h"
#include "play/help_entries.h"
#include "play/translate.h"
#include "rules/harlog.h"
#include "rules/setup.h"

static void add(struct help_page *page, enum help_kind kind, const char *left,
                const char *text, const char *steps)
{
        struct help_entry entry = { .kind = kind };

        if (page->entry_count == page->entry_room) {
                int room = page->entry_room * 2 + 32;
                struct help_entry *entries =
                        realloc(page->entries, (size_t)room * sizeof *entries);

                if (entries == NULL)
                        return;
                page->entries = entries;
                page->entry_room = room;
        }
        entry.left = strdup(left);
        entry.text = strdup(text);
        entry.steps = strdup(steps);
        if (entry.left == NULL || entry.text == NULL || entry.steps == NULL) {
                free(entry.left);
                free(entry.text);
                free(entry.steps);
                return;
        }
        page->entries[page->entry_count++] = entry;
}

void help_page_add(struct help_page *page, enum help_kind kind, const char *left,
                   const char *text)
{
        add(page, kind, left, text, "");
}

/* ---- Boards ---- */

enum { BOARD_ROWS = 9, ROW_SIZE = 2 + 2 * 8 };

/* "8 . . r . . . . ." and eight more rows; a row ends with a newline but the last. */
static void draw_board(const struct arimaa_position *position,
                       char text[BOARD_ROWS * ROW_SIZE])
{
        for (int rank = 7; rank >= 0; rank--) {
                *text++ = (char)('1' + rank);
                for (int file = 0; file < 8; file++) {
                        int square = 8 * rank + file, piece = position->at[square];

                        *text++ = ' ';
                        *text++ = piece != ARIMAA_NO_PIECE ? arimaa_piece_letter(piece)
                                  : ARIMAA_TRAPS & arimaa_bit(square) ? 'x'
                                                                      : '.';
                }
                *text++ = '\n';
        }
        strcpy(text, "  a b c d e f g h");
}

static void add_board(struct help_page *page, const struct help_row *row)
{
        char text[BOARD_ROWS * ROW_SIZE];
        struct arimaa_board_text board;
        struct arimaa_text_error error;

        if (!arimaa_board_read(row->left, strlen(row->left), &board, &error))
                return;
        draw_board(&board.position, text);
        add(page, HELP_BOARD, "", text, "");
}

static void add_setup(struct help_page *page, const struct help_row *row)
{
        enum arimaa_side side = row->text != NULL ? ARIMAA_SILVER : ARIMAA_GOLD;
        struct arimaa_placement placement;
        struct arimaa_position position;
        char text[BOARD_ROWS * ROW_SIZE];

        arimaa_position_clear(&position);
        if (!arimaa_setup_named(row->left, side, &position, &placement))
                return;
        for (int kind = 0; kind < ARIMAA_KINDS; kind++)
                for (arimaa_bitboard left = placement.pieces[kind]; left;
                     left &= left - 1)
                        arimaa_position_put(&position,
                                            arimaa_piece(side, (enum arimaa_kind)kind),
                                            arimaa_lowest(left));
        draw_board(&position, text);
        add(page, HELP_BOARD, "", text, "");
}

/* ---- Lists ---- */

static void list_topics(struct help_page *page)
{
        for (int i = 1; i < help_topic_count; i++)
                add(page, HELP_ITEM, help_topics[i].name, _(help_topics[i].title), "");
}

/* Both full armies, on no squares in particular. */
static void put_armies(struct arimaa_position *position)
{
        int square = 0;

        arimaa_position_clear(position);
        for (int side = 0; side < ARIMAA_SIDES; side++)
                for (int kind = 0; kind < ARIMAA_KINDS; kind++)
                        for (int i = 0; i < arimaa_army((enum arimaa_kind)kind); i++)
                                arimaa_position_put(position,
                                                    arimaa_piece((enum arimaa_side)side,
                                                                 (enum arimaa_kind)kind),
                                                    square++);
}

/* What it is worth to have taken some of Silver's pieces and nothing else. */
static double worth_of(const char *taken)
{
        struct arimaa_position position;

        put_armies(&position);
        for (; *taken != '\0'; taken++)
                for (int square = 0; square < ARIMAA_SQUARES; square++)
                        if (position.at[square] == arimaa_piece_read(*taken)) {
                                arimaa_position_remove(&position, square);
                                break;
                        }
        return arimaa_harlog(&position);
}

static void list_harlog(struct help_page *page)
{
        static const struct {
                const char *taken, *name;
        } losses[] = {
                { "r", N_("a rabbit") },
                { "c", N_("a cat") },
                { "d", N_("a dog") },
                { "h", N_("a horse") },
                { "m", N_("the camel") },
                { "e", N_("the elephant") },
                { "rr", N_("two rabbits") },
                { "dd", N_("both dogs") },
                { "mr", N_("the camel and a rabbit") },
        };

        for (size_t i = 0; i < sizeof losses / sizeof *losses; i++) {
                char worth[20];

                snprintf(worth, sizeof worth, "%6.2f", worth_of(losses[i].taken));
                add(page, HELP_ITEM, worth, _(losses[i].name), "");
        }
}

static const struct {
        const char *name;
        void (*list)(struct help_page *page);
} lists[] = { { "topics", list_topics }, { "harlog", list_harlog } };

static void add_list(struct help_page *page, const char *name, help_lister *lister,
                     const void *context)
{
        for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
                if (strcmp(lists[i].name, name) == 0) {
                        lists[i].list(page);
                        return;
                }
        if (lister != NULL)
                lister(page, name, context);
}

/* ---- All of them ---- */

static const char *or_empty(const char *text)
{
        return text != NULL ? text : "";
}

static const char *translated(const char *text)
{
        return text != NULL && *text != '\0' ? _(text) : "";
}

/* The steps of an example, where they are one turn's and not what is typed. */
static const char *steps_to_tell(const struct help_row *row)
{
        return strcmp(row->steps, "?") == 0 || strcmp(row->steps, row->left) == 0
                       ? ""
                       : row->steps;
}

static void add_row(struct help_page *page, const struct help_row *row,
                    help_lister *lister, const void *context)
{
        switch (row->kind) {
        case HELP_BOARD:
                add_board(page, row);
                break;
        case HELP_SETUP:
                add_setup(page, row);
                break;
        case HELP_LIST:
                add_list(page, row->left, lister, context);
                break;
        case HELP_EXAMPLE:
                add(page, row->kind, row->left, translated(row->text),
                    steps_to_tell(row));
                break;
        default:
                add(page, row->kind, or_empty(row->left), translated(row->text), "");
                break;
        }
}

void help_entries_make(struct help_page *page, const struct help_topic *topic,
                       help_lister *lister, const void *context)
{
        add(page, HELP_HEADING, "", _(topic->title), "");
        for (size_t i = 0; i < topic->text->count; i++)
                add_row(page, &topic->text->rows[i], lister, context);
}
