/* entry_words.c - wording what a turn does. */

#include "config.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "notation/board.h"
#include "notation/steps.h"
#include "play/translate.h"
#include "ui/entry_words.h"

enum { CANDIDATES_NAMED = 3 };

/* Add to the words of an entry, as far as they fit. */
static void add(struct entry *entry, const char *format, ...)
{
        size_t used = strlen(entry->words);
        va_list arguments;

        va_start(arguments, format);
        vsnprintf(entry->words + used, sizeof entry->words - used, format, arguments);
        va_end(arguments);
}

static void add_step_count(struct entry *entry)
{
        add(entry, ngettext("%d step", "%d steps", (unsigned long)entry->turn.count),
            entry->turn.count);
}

static void add_captures_of(struct entry *entry, enum arimaa_side side,
                            const char *before)
{
        for (int i = 0; i < entry->turn.count; i++) {
                struct arimaa_capture capture = entry->turn.captures[i];
                char square[3];

                if (capture.piece == ARIMAA_NO_PIECE ||
                    arimaa_side_of(capture.piece) != side)
                        continue;
                arimaa_square_name(capture.square, square);
                add(entry, _("%s%c on %s"), before, arimaa_piece_letter(capture.piece),
                    square);
                before = ", ";
        }
}

/* The board of an entry has the opponent to move. */
static void add_captures(struct entry *entry)
{
        enum arimaa_side opponent = entry->board.to_move;

        add_captures_of(entry, opponent, _(", captures "));
        add_captures_of(entry, arimaa_opponent(opponent), _(", loses its own "));
}

/* Pieces that move without having been named; those captured are told of as such. */
static void add_unnamed(struct entry *entry, const char *text, size_t length)
{
        struct arimaa_displaced unnamed[2 * ARIMAA_TURN_STEPS];
        int count = arimaa_lightvector_unnamed(&entry->turn, text, length, unnamed);
        const char *before = _(", also moving ");

        for (int i = 0; i < count; i++) {
                char from[3], to[3];

                if (unnamed[i].captured)
                        continue;
                arimaa_square_name(unnamed[i].from, from);
                arimaa_square_name(unnamed[i].to, to);
                add(entry, _("%s%c%s to %s"), before,
                    arimaa_piece_letter(unnamed[i].piece), from, to);
                before = ", ";
        }
}

static void add_enter(struct entry *entry)
{
        add(entry, "%s",
            entry->purpose == ENTRY_TO_PLAN ? _("; Enter tries it")
                                            : _("; Enter plays it"));
}

static void add_assumed(struct entry *entry)
{
        char steps[ARIMAA_STEPS_SIZE];

        arimaa_official_write(&entry->turn, steps);
        add(entry, _("several turns fit, assumed is %s, Tab shows them; "), steps);
}

void entry_words_turn(struct entry *entry, const struct arimaa_answer *answer,
                      const char *text, size_t length)
{
        if (answer->resolution == ARIMAA_ASSUMED)
                add_assumed(entry);
        add_step_count(entry);
        add_unnamed(entry, text, length);
        add_captures(entry);
        add_enter(entry);
}

void entry_words_steps(struct entry *entry)
{
        add_step_count(entry);
        add_captures(entry);
        add_enter(entry);
}

/* A candidate as the token that tells it from the others, or else its steps. */
static void add_candidate(struct entry *entry, const struct entry_question *asked,
                          const struct arimaa_candidate *candidate)
{
        char token[ARIMAA_TOKEN_SIZE], steps[ARIMAA_STEPS_SIZE];

        if (arimaa_lightvector_distinguish(asked->resolver, asked->position, asked->steps,
                                           asked->text, asked->length, candidate,
                                           token)) {
                add(entry, "%s", token);
                return;
        }
        arimaa_official_write(&candidate->turn, steps);
        add(entry, "(%s)", steps);
}

void entry_words_ambiguous(struct entry *entry, const struct entry_question *asked,
                           const struct arimaa_answer *answer)
{
        struct arimaa_candidate named[CANDIDATES_NAMED];
        size_t all = answer->count,
               count = all < CANDIDATES_NAMED ? all : CANDIDATES_NAMED;

        /* Asking what tells them apart uses the resolver again. */
        memcpy(named, answer->candidates, count * sizeof *named);
        add(entry,
            ngettext("%zu turn fits: Tab shows it, or add ",
                     "%zu turns fit: Tab shows them, or add ", (unsigned long)all),
            all);
        for (size_t i = 0; i < count; i++) {
                add(entry, "%s", i > 0 ? " / " : "");
                add_candidate(entry, asked, &named[i]);
        }
        if (all > CANDIDATES_NAMED)
                add(entry, " / ...");
}
