/* hand.c - the table of clicks, and what its words mean. */

#include "config.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "notation/board.h"
#include "notation/lightvector.h"
#include "ui/hand.h"

/* ---- Tokens ---- */

/* The square of the only piece of a kind, or ARIMAA_NO_SQUARE. */
static int only_square(const struct arimaa_position *position, int piece)
{
        int found = ARIMAA_NO_SQUARE;

        for (int square = 0; square < ARIMAA_SQUARES; square++)
                if (position->at[square] == piece) {
                        if (found != ARIMAA_NO_SQUARE)
                                return ARIMAA_NO_SQUARE;
                        found = square;
                }
        return found;
}

/* Where the piece began that a token without its square sends to another. */
static int origin_of(const struct hand_ply *ply, const struct arimaa_token *token)
{
        struct arimaa_displaced pieces[ARIMAA_DISPLACED_MAX];
        int count = ply->turn == NULL ? 0 : arimaa_turn_displaced(ply->turn, pieces);

        for (int i = 0; i < count; i++)
                if (pieces[i].to == token->target &&
                    ply->position->at[pieces[i].from] == token->piece)
                        return pieces[i].from;
        return only_square(ply->position, token->piece);
}

static bool read_token(const struct hand_ply *ply, const char *word, size_t length,
                       struct hand_token *token)
{
        struct arimaa_tokens read;
        struct arimaa_text_error error;
        const struct arimaa_token *it = &read.tokens[0];
        int from, piece;

        if (!arimaa_tokens_read(word, length, &read, &error) || read.count != 1 ||
            it->property == ARIMAA_STEPS)
                return false;
        from = it->square;
        if (from == ARIMAA_NO_SQUARE && it->property == ARIMAA_ENDS_ON)
                from = origin_of(ply, it);
        if (from == ARIMAA_NO_SQUARE)
                return false;
        piece = it->piece != ARIMAA_NO_PIECE ? it->piece : ply->position->at[from];
        if (piece == ARIMAA_NO_PIECE || ply->position->at[from] != piece)
                return false;
        token->from = (int8_t)from;
        token->to = it->property == ARIMAA_ENDS_ON ? it->target : ARIMAA_NO_SQUARE;
        token->kind = it->property == ARIMAA_CAPTURED ? HAND_MARK
                      : token->to == token->from      ? HAND_HOLD
                                                      : HAND_ARROW;
        return true;
}

void hand_read(const struct hand_ply *ply, const char *text, struct hand_tokens *tokens)
{
        size_t at = 0;

        tokens->count = 0;
        while (tokens->count < ARIMAA_TOKENS_MAX) {
                struct hand_token *token = &tokens->tokens[tokens->count];

                at += strspn(text + at, " \t");
                token->start = at;
                token->length = strcspn(text + at, " \t");
                if (token->length == 0)
                        return;
                at += token->length;
                tokens->count +=
                        read_token(ply, text + token->start, token->length, token);
        }
}

/* ---- What a click finds ---- */

enum state { NOTHING, SELECTED, AIMED, PASSING, TYPED, STATES };

enum place {
        EMPTY,
        PIECE,
        TAIL,
        HOLD,
        HOLD_ON_TRAP,
        MARK,
        HEAD,
        SELF,
        SELF_UNDER_HEAD,  /* an arrow ends where the selected piece stands */
        SELF_ON_TRAP,     /* the same on a trap */
        OWN_HEAD,         /* of the piece that is selected */
        OWN_HEAD_ON_TAIL, /* and another arrow begins there */
        OWN_HEAD_ON_TRAP,
        PLACES
};

struct click {
        const struct hand_ply *ply;
        struct hand_choice *choice;
        int square;
        char *text;
        size_t size;
        struct hand_tokens tokens;
};

static bool is_trap(int square)
{
        return (ARIMAA_TRAPS & arimaa_bit(square)) != 0;
}

static const struct hand_token *token_of(const struct click *click, enum hand_kind kind,
                                         int from)
{
        for (int i = click->tokens.count - 1; i >= 0; i--)
                if (click->tokens.tokens[i].kind == kind &&
                    click->tokens.tokens[i].from == from)
                        return &click->tokens.tokens[i];
        return NULL;
}

/* The arrow drawn last of those that end on the square; with or without a mark. */
static const struct hand_token *arrow_to(const struct click *click, bool marked)
{
        for (int i = click->tokens.count - 1; i >= 0; i--) {
                const struct hand_token *token = &click->tokens.tokens[i];

                if (token->kind == HAND_ARROW && token->to == click->square &&
                    (token_of(click, HAND_MARK, token->from) != NULL) == marked)
                        return token;
        }
        return NULL;
}

/* The arrow that a click on its head takes up. */
static const struct hand_token *arrow_to_take(const struct click *click)
{
        const struct hand_token *fresh = arrow_to(click, false);

        return fresh != NULL ? fresh : arrow_to(click, true);
}

static enum place place_of_piece(const struct click *click)
{
        int square = click->square;
        bool arrives = arrow_to(click, false) != NULL;

        if (token_of(click, HAND_HOLD, square) != NULL)
                return is_trap(square) ? HOLD_ON_TRAP : HOLD;
        if (token_of(click, HAND_ARROW, square) != NULL)
                return arrow_to_take(click) != NULL ? HEAD : TAIL;
        if (token_of(click, HAND_MARK, square) != NULL)
                return arrives ? HEAD : MARK;
        return PIECE;
}

static enum place place_of_self(const struct click *click)
{
        if (arrow_to_take(click) == NULL)
                return SELF;
        return is_trap(click->square) ? SELF_ON_TRAP : SELF_UNDER_HEAD;
}

static enum place own_head(const struct click *click)
{
        if (is_trap(click->square))
                return OWN_HEAD_ON_TRAP;
        return token_of(click, HAND_ARROW, click->square) != NULL ? OWN_HEAD_ON_TAIL
                                                                  : OWN_HEAD;
}

static enum place place_of(const struct click *click)
{
        const struct hand_token *own =
                token_of(click, HAND_ARROW, click->choice->selected);

        if (click->square == click->choice->selected)
                return place_of_self(click);
        if (own != NULL && own->to == click->square)
                return own_head(click);
        if (click->ply->position->at[click->square] != ARIMAA_NO_PIECE)
                return place_of_piece(click);
        return arrow_to_take(click) != NULL ? HEAD : EMPTY;
}

/* Whether the line ends in a single letter of a piece. */
static bool ends_in_letter(const char *text)
{
        size_t length = strlen(text);

        return length > 0 && arimaa_piece_read(text[length - 1]) != ARIMAA_NO_PIECE &&
               (length == 1 || isspace((unsigned char)text[length - 2]));
}

static enum state state_of(const struct click *click)
{
        int selected = click->choice->selected;

        if (ends_in_letter(click->text))
                return TYPED;
        if (selected == ARIMAA_NO_SQUARE)
                return NOTHING;
        if (click->choice->before != ARIMAA_NO_SQUARE)
                return PASSING;
        return token_of(click, HAND_ARROW, selected) != NULL ? AIMED : SELECTED;
}

/* ---- Changing the text ---- */

/* Take a token out, with the blanks before it. */
static void cut(struct click *click, const struct hand_token *token)
{
        size_t start = token->start, end = start + token->length;

        while (start > 0 && isspace((unsigned char)click->text[start - 1]))
                start--;
        if (start == 0)
                end += strspn(click->text + end, " \t");
        memmove(click->text + start, click->text + end, strlen(click->text + end) + 1);
        hand_read(click->ply, click->text, &click->tokens);
}

static void cut_all_of(struct click *click, int from)
{
        static const enum hand_kind kinds[] = { HAND_ARROW, HAND_HOLD, HAND_MARK };
        const struct hand_token *token;

        for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
                while ((token = token_of(click, kinds[i], from)) != NULL)
                        cut(click, token);
}

static void append(struct click *click, const char *token)
{
        size_t length = strlen(click->text);
        bool apart = length > 0 && !isspace((unsigned char)click->text[length - 1]);

        if (length + strlen(token) + 2 < click->size)
                snprintf(click->text + length, click->size - length, "%s%s",
                         apart ? " " : "", token);
        hand_read(click->ply, click->text, &click->tokens);
}

static void append_goal(struct click *click, int from, int to)
{
        struct arimaa_token token = { .piece = click->ply->position->at[from],
                                      .square = (int8_t)from,
                                      .property = ARIMAA_ENDS_ON,
                                      .target = (int8_t)to };
        char text[ARIMAA_TOKEN_SIZE];

        cut_all_of(click, from);
        arimaa_token_write(&token, text);
        append(click, text);
}

static void append_mark(struct click *click, int from)
{
        struct arimaa_token token = { .piece = click->ply->position->at[from],
                                      .square = (int8_t)from,
                                      .property = ARIMAA_CAPTURED };
        char text[ARIMAA_TOKEN_SIZE];

        arimaa_token_write(&token, text);
        append(click, text);
}

/* ---- What a click does ---- */

static void choose(struct click *click, int selected, int before)
{
        *click->choice = (struct hand_choice){ (int8_t)selected, (int8_t)before };
}

static void none(struct click *click)
{
        (void)click;
}

static void drop(struct click *click)
{
        *click->choice = hand_nothing();
}

static void select_it(struct click *click)
{
        choose(click, click->square, ARIMAA_NO_SQUARE);
}

static void change(struct click *click)
{
        choose(click, click->square, click->choice->selected);
}

static void lift(struct click *click)
{
        cut_all_of(click, click->square);
        select_it(click);
}

static void mark_held(struct click *click)
{
        cut_all_of(click, click->square);
        append_mark(click, click->square);
        drop(click);
}

static void take_up(struct click *click)
{
        choose(click, arrow_to_take(click)->from, ARIMAA_NO_SQUARE);
}

static void aim(struct click *click)
{
        append_goal(click, click->choice->selected, click->square);
        drop(click);
}

static void hold(struct click *click)
{
        append_goal(click, click->square, click->square);
        drop(click);
}

static void send_first(struct click *click)
{
        append_goal(click, click->choice->before, click->square);
        drop(click);
}

static void unmark_arrivals(struct click *click)
{
        const struct hand_token *arrow;

        while ((arrow = arrow_to(click, true)) != NULL)
                cut(click, token_of(click, HAND_MARK, arrow->from));
}

static void mark_arriving(struct click *click)
{
        const struct hand_token *fresh = arrow_to(click, false);

        if (fresh != NULL)
                append_mark(click, fresh->from);
        else
                unmark_arrivals(click);
        drop(click);
}

static void complete(struct click *click)
{
        size_t length = strlen(click->text);
        char name[3];

        arimaa_square_name(click->square, name);
        if (length + sizeof name <= click->size)
                memcpy(click->text + length, name, sizeof name);
        drop(click);
}

/* The manual in the header, as a table. */
static void (*const table[STATES][PLACES])(struct click *) = {
        /* clang-format off */
        /*              EMPTY     PIECE      TAIL      HOLD      HOLD_ON_TRAP
                        MARK      HEAD       SELF      _UNDER_HEAD   _ON_TRAP
                        OWN_HEAD  _ON_TAIL   _ON_TRAP */
        [NOTHING]  = {  none,     select_it, lift,     lift,         mark_held,
                        lift,     take_up,   none,     none,         none,
                        none,     none,      none },
        [SELECTED] = {  aim,      change,    aim,      change,       change,
                        change,   aim,       hold,     take_up,      mark_arriving,
                        drop,     lift,      mark_arriving },
        [AIMED]    = {  aim,      change,    aim,      change,       change,
                        change,   aim,       lift,     lift,         lift,
                        drop,     lift,      mark_arriving },
        [PASSING]  = {  aim,      change,    aim,      change,       change,
                        change,   aim,       send_first, send_first, send_first,
                        drop,     lift,      mark_arriving },
        [TYPED]    = {  complete, complete,  complete, complete,     complete,
                        complete, complete,  complete, complete,     complete,
                        complete, complete,  complete },
        /* clang-format on */
};

/* With a piece selected a head where another piece stays is that piece. */
static enum place as_seen(const struct click *click, enum state state, enum place place)
{
        bool stays = click->ply->position->at[click->square] != ARIMAA_NO_PIECE &&
                     token_of(click, HAND_ARROW, click->square) == NULL;

        return place == HEAD && state != NOTHING && stays ? PIECE : place;
}

void hand_click(const struct hand_ply *ply, struct hand_choice *choice, int square,
                char *text, size_t size)
{
        struct click click = {
                .ply = ply, .choice = choice, .square = square, .text = text, .size = size
        };
        enum state state;

        hand_read(ply, text, &click.tokens);
        state = state_of(&click);
        table[state][as_seen(&click, state, place_of(&click))](&click);
}
