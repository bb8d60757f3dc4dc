/* entry.c - from text to meaning. */

#include "config.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "notation/board.h"
#include "notation/steps.h"
#include "play/translate.h"
#include "ui/command.h"
#include "ui/entry.h"
#include "ui/entry_setup.h"
#include "ui/entry_words.h"
#include "ui/situation.h"

/* Where the text is read. */
struct place {
        struct arimaa_resolver *resolver;
        const struct arimaa_game *game;
        struct situation at;
};

void entry_marks(const struct arimaa_turn *turn, arimaa_bitboard *left,
                 arimaa_bitboard *reached, arimaa_bitboard *taken)
{
        struct arimaa_displaced displaced[2 * ARIMAA_TURN_STEPS];
        int count = arimaa_turn_displaced(turn, displaced);

        *left = *reached = *taken = 0;
        for (int i = 0; i < count; i++) {
                *left |= arimaa_bit(displaced[i].from);
                *(displaced[i].captured ? taken : reached) |= arimaa_bit(displaced[i].to);
        }
        *left &= ~(*reached | *taken);
}

/* ---- Turns ---- */

/* Show a legal turn; what it repeats may still forbid it. */
static void show_turn(struct entry *entry, const struct place *place,
                      const struct arimaa_turn *turn)
{
        entry->turn = *turn;
        entry->steps = turn->count;
        entry->board = *place->at.position;
        if (!arimaa_turn_make(&entry->board, place->at.steps, &entry->turn, NULL))
                return;
        entry->shows_board = true;
        entry_marks(turn, &entry->left, &entry->reached, &entry->taken);
}

/* Whether the game allows the turn that is shown; else the words say why not. */
static bool allowed(struct entry *entry, const struct place *place)
{
        struct arimaa_refusal refusal;

        if (!place->at.is_end ||
            arimaa_game_check_turn(place->game, &entry->turn, &refusal))
                return true;
        entry->meaning = ENTRY_REFUSED;
        words_refusal(&refusal, place->game, entry->words, sizeof entry->words);
        return false;
}

/* Say that the turn shown leads to a position for the second time. */
static void say_repetition(struct entry *entry, const struct place *place)
{
        size_t used = strlen(entry->words);
        char again[WORDS_SIZE];
        int earlier[2];

        if (entry->meaning != ENTRY_TURN || !place->at.is_end ||
            arimaa_game_has_occurred(place->game, &entry->board, earlier) == 0)
                return;
        words_again(place->game, earlier[0], again, sizeof again);
        snprintf(entry->words + used, sizeof entry->words - used, "; %s", again);
}

static void refuse_text(struct entry *entry, const struct arimaa_text_error *error,
                        const char *text)
{
        char part[WORDS_SIZE];

        snprintf(part, sizeof part, "%.*s", (int)error->length, text + error->start);
        entry->meaning = ENTRY_REFUSED;
        words_text_error(error->problem, part, entry->words, sizeof entry->words);
}

/* The command for what move lists write in place of a move. */
static const struct command *said_in_lists(const char *word, size_t length)
{
        static const struct {
                const char *word, *command;
        } said[] = { { "resigns", "resign" }, { "takeback", "undo" } };
        size_t matches;

        for (size_t i = 0; i < sizeof said / sizeof *said; i++)
                if (strlen(said[i].word) == length &&
                    strncmp(said[i].word, word, length) == 0)
                        return command_named(said[i].command, strlen(said[i].command),
                                             &matches);
        return NULL;
}

const struct command *entry_command(const char *text)
{
        size_t length = strcspn(text, " !"), matches;
        const struct command *said = said_in_lists(text, length);
        const struct command *command = command_named(text, length, &matches);

        if (said != NULL)
                return said;
        return command != NULL && strlen(command->name) == length ? command : NULL;
}

/* A command without its colon is no turn; say so rather than what is wrong with it
 * as one. */
static bool is_bare_command(struct entry *entry, const char *text)
{
        const struct command *command = entry_command(text);

        if (command == NULL)
                return false;
        entry->meaning = ENTRY_REFUSED;
        snprintf(entry->words, sizeof entry->words, _("commands begin with a colon: :%s"),
                 command->name);
        return true;
}

/* Official steps, or the earlier notation. */
static void read_steps(struct entry *entry, const struct place *place, const char *text,
                       bool (*reader)(const struct arimaa_position *, int, const char *,
                                      size_t, struct arimaa_turn *,
                                      struct arimaa_text_error *,
                                      struct arimaa_refusal *))
{
        struct arimaa_text_error error;
        struct arimaa_refusal refusal;
        struct arimaa_turn turn;

        if (!reader(place->at.position, place->at.steps, text, strlen(text), &turn,
                    &error, &refusal)) {
                refuse_text(entry, &error, text);
                if (error.problem == ARIMAA_TEXT_ILLEGAL)
                        words_refusal(&refusal, place->game, entry->words,
                                      sizeof entry->words);
                return;
        }
        show_turn(entry, place, &turn);
        entry->meaning = ENTRY_TURN;
        if (allowed(entry, place))
                entry_words_steps(entry);
        say_repetition(entry, place);
}

/* What an unfinished token, one without its property, speaks of. */
static arimaa_bitboard named_by(const struct arimaa_position *position, const char *token,
                                size_t length)
{
        int piece = arimaa_piece_read(token[0]);
        bool has_piece = piece != ARIMAA_NO_PIECE && length != 2;
        int square =
                length >= 2 ? arimaa_square_read(token + (length - 2)) : ARIMAA_NO_SQUARE;
        arimaa_bitboard named = ~(arimaa_bitboard)0;

        if (has_piece)
                named &= position->pieces[arimaa_side_of(piece)][arimaa_kind_of(piece)];
        if (square != ARIMAA_NO_SQUARE)
                named &= arimaa_bit(square) & arimaa_occupied(position);
        return length == 1 || square != ARIMAA_NO_SQUARE ? named : 0;
}

static bool is_file(char character)
{
        return character >= 'a' && character <= 'h';
}

/* Whether the token may still become one: a piece, a piece and a file, a square, or
 * a piece and a square. */
static bool may_become_token(const char *token, size_t length)
{
        bool piece = arimaa_piece_read(token[0]) != ARIMAA_NO_PIECE;

        switch (length) {
        case 1:
                return piece || is_file(token[0]);
        case 2:
                return arimaa_square_read(token) != ARIMAA_NO_SQUARE ||
                       (piece && is_file(token[1]));
        case 3:
                return (piece && arimaa_square_read(token + 1) != ARIMAA_NO_SQUARE) ||
                       (arimaa_square_read(token) != ARIMAA_NO_SQUARE &&
                        is_file(token[2]));
        case 4:
                return piece && arimaa_square_read(token + 1) != ARIMAA_NO_SQUARE &&
                       is_file(token[3]);
        default:
                return false;
        }
}

static void read_lightvector(struct entry *entry, const struct place *place,
                             const char *text, size_t length);

/* While a token is being typed the board shows what those before it mean. */
static void read_unfinished(struct entry *entry, const struct place *place,
                            const char *text, size_t start)
{
        size_t length = strlen(text) - start, before = start;

        while (before > 0 && isspace((unsigned char)text[before - 1]))
                before--;
        if (before > 0)
                read_lightvector(entry, place, text, before);
        if (entry->meaning == ENTRY_REFUSED)
                return;
        entry->meaning = ENTRY_UNFINISHED;
        entry->named = named_by(entry->shows_board ? &entry->board : place->at.position,
                                text + start, length);
        snprintf(entry->words, sizeof entry->words, "%s",
                 _("then: a square, x, or steps nsew"));
}

static void read_lightvector(struct entry *entry, const struct place *place,
                             const char *text, size_t length)
{
        struct arimaa_answer answer = arimaa_lightvector_enter(
                place->resolver, place->at.position, place->at.steps, text, length);
        struct entry_question asked = { place->resolver, place->at.position,
                                        place->at.steps, text, length };
        struct arimaa_obstruction obstruction;

        entry->meaning = ENTRY_REFUSED;
        switch (answer.resolution) {
        case ARIMAA_RESOLVED:
        case ARIMAA_ASSUMED:
                show_turn(entry, place, &answer.candidates[0].turn);
                entry->meaning = ENTRY_TURN;
                if (allowed(entry, place))
                        entry_words_turn(entry, &answer, text, length);
                say_repetition(entry, place);
                break;
        case ARIMAA_AMBIGUOUS:
                entry->meaning = ENTRY_AMBIGUOUS;
                entry->steps = answer.steps;
                entry_words_ambiguous(entry, &asked, &answer);
                break;
        case ARIMAA_NO_TURN:
                obstruction =
                        arimaa_lightvector_explain(place->resolver, place->at.position,
                                                   place->at.steps, text, length);
                words_obstruction(&obstruction, text, entry->words, sizeof entry->words);
                break;
        case ARIMAA_MALFORMED:
                refuse_text(entry, &answer.error, text);
                break;
        }
}

/* Where the last token starts, unless blanks follow it. */
static size_t last_token(const char *text)
{
        size_t start = strlen(text);

        while (start > 0 && !isspace((unsigned char)text[start - 1]))
                start--;
        return start;
}

/* Steps that are not legal in the order written may be so in another. */
static void read_official(struct entry *entry, const struct place *place,
                          const char *text)
{
        struct entry as_goals;

        read_steps(entry, place, text, arimaa_official_read);
        if (entry->meaning == ENTRY_TURN || entry->shows_board)
                return;
        as_goals = (struct entry){ .meaning = ENTRY_NOTHING, .purpose = entry->purpose };
        read_lightvector(&as_goals, place, text, strlen(text));
        if (as_goals.meaning == ENTRY_TURN)
                *entry = as_goals;
}

static void read_turn(struct entry *entry, const struct place *place, const char *text)
{
        struct arimaa_text_error error;
        struct arimaa_tokens tokens;
        size_t start = last_token(text);

        switch (arimaa_notation_of(text, strlen(text))) {
        case ARIMAA_NOTATION_OFFICIAL:
                read_official(entry, place, text);
                return;
        case ARIMAA_NOTATION_LEGACY:
                read_steps(entry, place, text, arimaa_legacy_read);
                return;
        default:
                break;
        }
        if (!arimaa_tokens_read(text, strlen(text), &tokens, &error) &&
            error.start == start && may_become_token(text + start, strlen(text + start)))
                read_unfinished(entry, place, text, start);
        else
                read_lightvector(entry, place, text, strlen(text));
}

/* ---- The rest ---- */

int entry_ply(const struct arimaa_game *game, const char *text)
{
        char *end;
        long number = strtol(text, &end, 10);
        bool silver = *end == 's' || *end == 'b';

        if (!isdigit((unsigned char)text[0]) ||
            (*end != '\0' && strchr("gswb", *end) == NULL) ||
            (*end != '\0' && end[1 + strspn(end + 1, " \t")] != '\0'))
                return -1;
        for (int ply = 0; ply <= arimaa_game_plies(game); ply++)
                if (arimaa_game_number(game, ply) == number &&
                    arimaa_game_side(game, ply) == (silver ? ARIMAA_SILVER : ARIMAA_GOLD))
                        return ply;
        return -1;
}

static void read_label(struct entry *entry, const struct arimaa_game *game,
                       const char *text)
{
        entry->ply = entry_ply(game, text);
        entry->meaning = entry->ply >= 0 ? ENTRY_LABEL : ENTRY_REFUSED;
        snprintf(entry->words, sizeof entry->words,
                 entry->ply >= 0 ? _("Enter shows the game at %.20s")
                                 : _("the game has no %.20s"),
                 text);
}

static bool refused_now(struct entry *entry, const struct place *place)
{
        if (place->at.ending != ARIMAA_NOT_OVER) {
                struct arimaa_refusal refusal = { .reason = ARIMAA_GAME_OVER };

                entry->meaning = ENTRY_REFUSED;
                words_refusal(&refusal, place->game, entry->words, sizeof entry->words);
                return true;
        }
        return false;
}

/* A move copied with its label, "12g Ee4" where 12g is to come, without it. */
static const char *without_label(const struct arimaa_game *game, int ply,
                                 const char *text)
{
        enum { LABEL_SIZE = 16 };
        size_t length = strcspn(text, " \t");
        const char *move = text + length + strspn(text + length, " \t");
        char label[LABEL_SIZE];

        if (length >= sizeof label || *move == '\0')
                return text;
        memcpy(label, text, length);
        label[length] = '\0';
        return entry_ply(game, label) == ply ? move : text;
}

void entry_read(struct entry *entry, struct arimaa_resolver *resolver,
                const struct arimaa_game *game, int ply, enum entry_purpose purpose,
                const char *text)
{
        struct place place = { .resolver = resolver, .game = game };

        *entry = (struct entry){ .meaning = ENTRY_NOTHING, .purpose = purpose };
        text += strspn(text, " \t");
        if (*text == '\0')
                return;
        if (*text == ':') {
                entry->meaning = ENTRY_COMMAND;
                return;
        }
        if (game == NULL) {
                if (is_bare_command(entry, text))
                        return;
                entry->meaning = ENTRY_REFUSED;
                snprintf(entry->words, sizeof entry->words, "%s",
                         _("no game is open; commands begin with a colon, as :new"));
                return;
        }
        text = without_label(game, ply, text);
        if (isdigit((unsigned char)*text)) {
                read_label(entry, game, text);
                return;
        }
        place.at = situation_at(game, ply);
        if (is_bare_command(entry, text) || refused_now(entry, &place))
                return;
        if (place.at.in_setup)
                entry_setup_read(entry, &place.at, game, text);
        else
                read_turn(entry, &place, text);
}
