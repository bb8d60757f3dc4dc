/* entry_setup.c - placements as they are typed. */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include "notation/board.h"
#include "notation/placement.h"
#include "play/advice.h"
#include "play/translate.h"
#include "ui/entry_setup.h"

static bool is_separator(char character)
{
        return strchr(" \t,", character) != NULL;
}

/* The length of the text without a last token that is not all there yet. */
static size_t finished_length(const char *text)
{
        size_t length = strlen(text), start = length;

        while (start > 0 && !is_separator(text[start - 1]))
                start--;
        return length - start < 3 && arimaa_piece_read(text[start]) != ARIMAA_NO_PIECE
                       ? start
                       : length;
}

/* As Silver's setup is complete the traps act: what they will take is marked. */
static void mark_trapped(struct entry *entry)
{
        struct arimaa_position after = entry->board;

        entry->taken = arimaa_traps_apply(&after);
}

void entry_setup_show(struct entry *entry, const struct arimaa_position *position,
                      const struct arimaa_placement *placement)
{
        arimaa_bitboard occupied = arimaa_occupied(position);

        entry->board = *position;
        entry->shows_board = true;
        for (int kind = ARIMAA_RABBIT; kind < ARIMAA_KINDS; kind++) {
                arimaa_bitboard squares = placement->pieces[kind] & ~occupied;

                occupied |= squares;
                for (; squares; squares &= squares - 1)
                        arimaa_position_put(
                                &entry->board,
                                arimaa_piece(placement->side, (enum arimaa_kind)kind),
                                arimaa_lowest(squares));
        }
        if (placement->side == ARIMAA_SILVER)
                mark_trapped(entry);
}

/* Standard: more of a kind than there are, which a missing piece would hide. */
static bool too_many(const struct arimaa_placement *placement,
                     struct arimaa_refusal *refusal)
{
        for (int kind = ARIMAA_ELEPHANT; kind >= ARIMAA_RABBIT; kind--) {
                int number = arimaa_army((enum arimaa_kind)kind);

                if (arimaa_count(placement->pieces[kind]) <= number)
                        continue;
                *refusal = (struct arimaa_refusal){
                        .reason = ARIMAA_SETUP_TOO_MANY,
                        .piece = arimaa_piece(placement->side, (enum arimaa_kind)kind),
                        .square = ARIMAA_NO_SQUARE,
                        .other = ARIMAA_NO_SQUARE,
                        .number = number,
                        .step = -1
                };
                return true;
        }
        return false;
}

/* "still to place: M H D D C; rabbits take the squares left over" */
static void say_missing(struct entry *entry, const struct arimaa_placement *placement)
{
        char letters[2 * 2 * ARIMAA_KINDS + 1] = "";
        size_t used = 0;

        for (int kind = ARIMAA_ELEPHANT; kind > ARIMAA_RABBIT; kind--)
                for (int i = arimaa_count(placement->pieces[kind]);
                     i < arimaa_army((enum arimaa_kind)kind); i++) {
                        letters[used++] = arimaa_piece_letter(
                                arimaa_piece(placement->side, (enum arimaa_kind)kind));
                        letters[used++] = ' ';
                }
        letters[used ? used - 1 : 0] = '\0';
        entry->meaning = ENTRY_UNFINISHED;
        snprintf(entry->words, sizeof entry->words,
                 _("still to place: %s; rabbits take the squares left over"), letters);
}

/* In Freestyle what the traps will take, in Standard what is to be said of it. */
static void say_complete(struct entry *entry, const struct situation *at,
                         const struct arimaa_placement *placement)
{
        char advice[WORDS_SIZE] = "";

        if (at->rule == ARIMAA_STANDARD)
                advice_words(at->position, placement, advice, sizeof advice);
        if (advice[0] == '\0')
                snprintf(entry->words, sizeof entry->words, "%s",
                         _("complete; Enter shows it once more before it counts"));
        else
                snprintf(entry->words, sizeof entry->words,
                         _("complete, though %.300s; Enter shows it once more"), advice);
}

void entry_setup_read(struct entry *entry, const struct situation *at,
                      const struct arimaa_game *game, const char *text)
{
        struct arimaa_placement placement = { .side = at->side };
        struct arimaa_text_error error;
        struct arimaa_refusal refusal = { .reason = ARIMAA_ALLOWED };
        size_t length = finished_length(text);
        char part[WORDS_SIZE];

        entry->meaning = ENTRY_REFUSED;
        if (length > 0 &&
            !arimaa_placement_read(at->side, text, length, &placement, &error) &&
            error.problem != ARIMAA_TEXT_EMPTY) {
                snprintf(part, sizeof part, "%.*s", (int)error.length,
                         text + error.start);
                words_text_error(error.problem, part, entry->words, sizeof entry->words);
                return;
        }
        if (at->rule == ARIMAA_STANDARD)
                arimaa_fill_rabbits(&placement);
        entry_setup_show(entry, at->position, &placement);
        entry->placement = placement;
        if (arimaa_setup_check(at->position, at->rule, &placement, &refusal)) {
                entry->meaning = ENTRY_SETUP;
                say_complete(entry, at, &placement);
        } else if (refusal.reason == ARIMAA_SETUP_NO_RABBIT) {
                entry->meaning = ENTRY_UNFINISHED;
                snprintf(entry->words, sizeof entry->words, "%s",
                         _("still wanted: a rabbit, and none on its goal rank"));
        } else if (refusal.reason == ARIMAA_SETUP_TOO_FEW &&
                   !too_many(&placement, &refusal)) {
                say_missing(entry, &placement);
        } else {
                words_refusal(&refusal, game, entry->words, sizeof entry->words);
        }
}
