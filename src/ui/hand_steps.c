/* hand_steps.c - steps, pushes and pulls into the line. */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include "notation/board.h"
#include "ui/hand_steps.h"

/* ---- Reading ---- */

/* `Ea3n`; a removal, `cf3x`, tells nothing new. */
static bool make_word(struct hand_steps *made, const char *word, size_t length)
{
        static const char directions[] = "nsewx";
        const char *direction = length == 4 ? strchr(directions, word[3]) : NULL;
        struct arimaa_step step;

        if (direction == NULL || arimaa_piece_read(word[0]) == ARIMAA_NO_PIECE ||
            arimaa_square_read(word + 1) == ARIMAA_NO_SQUARE)
                return false;
        if (*direction == 'x')
                return true;
        step = (struct arimaa_step){ (int8_t)arimaa_piece_read(word[0]),
                                     (int8_t)arimaa_square_read(word + 1),
                                     (uint8_t)(direction - directions) };
        return arimaa_turn_add(&made->now, &made->state, step, &made->turn, NULL);
}

bool hand_steps_read(const struct arimaa_position *position, int steps, const char *text,
                     struct hand_steps *made)
{
        *made = (struct hand_steps){ .now = *position,
                                     .state = arimaa_turn_begin(steps) };
        for (;;) {
                size_t length;

                text += strspn(text, " \t");
                length = strcspn(text, " \t");
                if (length == 0)
                        return true;
                if (!make_word(made, text, length))
                        return false;
                text += length;
        }
}

/* ---- Stepping ---- */

static struct arimaa_step step_of(const struct hand_steps *made, int square,
                                  enum arimaa_direction direction)
{
        return (struct arimaa_step){ made->now.at[square], (int8_t)square,
                                     (uint8_t)direction };
}

static bool make(struct hand_steps *made, struct arimaa_step step, char *text,
                 size_t size, struct arimaa_refusal *refusal)
{
        size_t length = strlen(text);
        char name[3];

        if (!arimaa_turn_add(&made->now, &made->state, step, &made->turn, refusal))
                return false;
        arimaa_square_name(step.from, name);
        snprintf(text + length, size - length, "%s%c%s%c",
                 length > 0 && text[length - 1] != ' ' ? " " : "",
                 arimaa_piece_letter(step.piece), name, "nsew"[step.direction]);
        return true;
}

static enum arimaa_direction direction_to(int from, int to)
{
        int direction = ARIMAA_NORTH;

        while (arimaa_next_square(from, (enum arimaa_direction)direction) != to)
                direction++;
        return (enum arimaa_direction)direction;
}

static bool are_beside(int a, int b)
{
        return (arimaa_neighbours(arimaa_bit(a)) & arimaa_bit(b)) != 0;
}

/* After a step: the piece stays selected, unless it was captured; when a push is open
 * the piece that follows, if it can be no other. */
static struct hand_choice choice_after(const struct hand_steps *made, int target)
{
        struct hand_choice choice = hand_nothing();

        if (made->state.pushers == 0) {
                if (made->now.at[target] != ARIMAA_NO_PIECE)
                        choice.selected = (int8_t)target;
        } else if (arimaa_count(made->state.pushers) == 1) {
                choice.selected = (int8_t)arimaa_lowest(made->state.pushers);
        }
        return choice;
}

/* Room for two steps more than a turn has. */
enum { TEXT_LEAST = 64 };

/* The enemy piece on choice->before is pushed, and the selected one follows. */
static bool push(struct hand_steps *made, struct hand_choice *choice,
                 enum arimaa_direction direction, char *text, size_t size,
                 struct arimaa_refusal *refusal)
{
        int enemy = choice->before, own = choice->selected;

        if (!make(made, step_of(made, enemy, direction), text, size, refusal) ||
            !make(made, step_of(made, own, direction_to(own, enemy)), text, size,
                  refusal))
                return false;
        *choice = choice_after(made, enemy);
        return true;
}

/* Whether there is a way to push it, the selected piece following; else *refusal is of
 * the first way that is not barred by a piece. */
static bool may_push(const struct hand_steps *made, int own, int enemy,
                     struct arimaa_refusal *refusal)
{
        char text[TEXT_LEAST] = "";
        bool told = false;

        for (int i = ARIMAA_NORTH; i < ARIMAA_DIRECTIONS; i++) {
                struct hand_steps tried = *made;
                struct hand_choice choice = { (int8_t)own, (int8_t)enemy };
                struct arimaa_refusal why;

                if (push(&tried, &choice, (enum arimaa_direction)i, text, sizeof text,
                         &why))
                        return true;
                if (!told)
                        *refusal = why;
                told |= why.reason != ARIMAA_OCCUPIED && why.reason != ARIMAA_OFF_BOARD;
                text[0] = '\0';
        }
        return false;
}

static bool pushes(const struct hand_steps *made, int own, int enemy)
{
        int piece = made->now.at[own],
            other = enemy == ARIMAA_NO_SQUARE ? ARIMAA_NO_PIECE : made->now.at[enemy];

        return other != ARIMAA_NO_PIECE && made->state.pushers == 0 &&
               arimaa_side_of(piece) == made->now.to_move &&
               arimaa_side_of(other) != made->now.to_move &&
               arimaa_kind_of(piece) > arimaa_kind_of(other);
}

static bool step(struct hand_steps *made, struct hand_choice *choice,
                 enum arimaa_direction direction, char *text, size_t size,
                 struct arimaa_refusal *refusal)
{
        int square = choice->selected, target = arimaa_next_square(square, direction);

        if (choice->before != ARIMAA_NO_SQUARE)
                return push(made, choice, direction, text, size, refusal);
        if (pushes(made, square, target)) {
                if (!may_push(made, square, target, refusal))
                        return false;
                choice->before = (int8_t)target;
                return true;
        }
        if (!make(made, step_of(made, square, direction), text, size, refusal))
                return false;
        *choice = choice_after(made, target);
        return true;
}

static bool is_ready(const struct arimaa_position *position, int steps,
                     struct hand_choice *choice, const char *text, size_t size,
                     struct hand_steps *made, struct arimaa_refusal *refusal)
{
        *refusal = (struct arimaa_refusal){ .reason = ARIMAA_NOTHING_THERE,
                                            .piece = ARIMAA_NO_PIECE,
                                            .square = choice->selected,
                                            .other = ARIMAA_NO_SQUARE };
        if (!hand_steps_read(position, steps, text, made) ||
            strlen(text) + TEXT_LEAST > size)
                return false;
        if (choice->selected == ARIMAA_NO_SQUARE ||
            made->now.at[choice->selected] == ARIMAA_NO_PIECE)
                *choice = hand_nothing();
        return true;
}

bool hand_steps_step(const struct arimaa_position *position, int steps,
                     struct hand_choice *choice, enum arimaa_direction direction,
                     char *text, size_t size, struct arimaa_refusal *refusal)
{
        struct hand_steps made;
        size_t length = strlen(text);

        if (!is_ready(position, steps, choice, text, size, &made, refusal) ||
            choice->selected == ARIMAA_NO_SQUARE)
                return false;
        if (step(&made, choice, direction, text, size, refusal))
                return true;
        text[length] = '\0'; /* half of a push */
        return false;
}

/* ---- Clicking ---- */

static void choose(struct hand_choice *choice, const struct hand_steps *made, int square)
{
        bool again = choice->selected == square;

        *choice = hand_nothing();
        if (!again && made->now.at[square] != ARIMAA_NO_PIECE)
                choice->selected = (int8_t)square;
}

/* Whether a click is a step, of the piece that `from` then says. */
static bool is_step(const struct hand_steps *made, const struct hand_choice *choice,
                    int square, int *from)
{
        *from = choice->before != ARIMAA_NO_SQUARE ? choice->before : choice->selected;
        if (*from == ARIMAA_NO_SQUARE || !are_beside(*from, square))
                return false;
        return made->now.at[square] == ARIMAA_NO_PIECE ||
               (choice->before == ARIMAA_NO_SQUARE && pushes(made, *from, square));
}

bool hand_steps_click(const struct arimaa_position *position, int steps,
                      struct hand_choice *choice, int square, char *text, size_t size,
                      struct arimaa_refusal *refusal)
{
        struct hand_steps made;
        int from;

        if (!is_ready(position, steps, choice, text, size, &made, refusal))
                return false;
        if (is_step(&made, choice, square, &from))
                return hand_steps_step(position, steps, choice,
                                       direction_to(from, square), text, size, refusal);
        choose(choice, &made, square);
        return true;
}
