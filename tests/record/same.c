#include "same.h"

#include <stdlib.h>
#include <string.h>

#include "../unit.h"

static void same_text(const char *a, const char *b)
{
        if (a == NULL || b == NULL)
                assert_ptr_equal(a, b);
        else
                assert_string_equal(a, b);
}

static void same_outcome(struct arimaa_outcome a, struct arimaa_outcome b)
{
        assert_int_equal(a.ending, b.ending);
        assert_int_equal(a.winner, b.winner);
        assert_int_equal(a.drawn, b.drawn);
}

/* ---- Nodes ---- */

static void same_ply(const struct arimaa_ply *a, const struct arimaa_ply *b)
{
        assert_int_equal(a->kind, b->kind);
        assert_int_equal(a->steps, b->steps);
        assert_int_equal(a->roll, b->roll);
        assert_int_equal(a->milliseconds, b->milliseconds);
        assert_int_equal(a->trusted, b->trusted);
        assert_int_equal(a->turn.count, b->turn.count);
        for (int i = 0; i < a->turn.count; i++)
                assert_memory_equal(&a->turn.steps[i], &b->turn.steps[i],
                                    sizeof a->turn.steps[i]);
        assert_true(arimaa_same_board(&a->after, &b->after));
}

static void same_annotation(const struct arimaa_record *one, arimaa_node a,
                            const struct arimaa_record *other, arimaa_node b)
{
        for (int place = 0; place < ARIMAA_COMMENT_PLACES; place++)
                same_text(
                        arimaa_node_comment(one, a, (enum arimaa_comment_place)place),
                        arimaa_node_comment(other, b, (enum arimaa_comment_place)place));
        assert_int_equal(arimaa_node_glyphs(one, a), arimaa_node_glyphs(other, b));
        for (int i = 0; i < arimaa_node_glyphs(one, a); i++)
                assert_int_equal(arimaa_node_glyph(one, a, i),
                                 arimaa_node_glyph(other, b, i));
}

/* Where nothing follows it makes no difference whether the line stops. */
static void same_end(const struct arimaa_record *one, arimaa_node a,
                     const struct arimaa_record *other, arimaa_node b)
{
        struct arimaa_outcome stated, again;

        assert_int_equal(arimaa_node_stated(one, a, &stated),
                         arimaa_node_stated(other, b, &again));
        if (arimaa_node_stated(one, a, &stated))
                same_outcome(stated, again);
        assert_int_equal(arimaa_node_children(one, a), arimaa_node_children(other, b));
        if (arimaa_node_children(one, a) > 0)
                assert_int_equal(arimaa_node_stops(one, a), arimaa_node_stops(other, b));
}

/* The node that comes next where all children of each come before its brothers. */
static arimaa_node next(const struct arimaa_record *record, arimaa_node node)
{
        if (arimaa_node_children(record, node) > 0)
                return arimaa_node_child(record, node, 0);
        while (node != ARIMAA_ROOT) {
                arimaa_node parent = arimaa_node_parent(record, node);
                int index = arimaa_node_index(record, node) + 1;

                if (index < arimaa_node_children(record, parent))
                        return arimaa_node_child(record, parent, index);
                node = parent;
        }
        return ARIMAA_NO_NODE;
}

/* ---- Records ---- */

void same_record(const struct arimaa_record *one, const struct arimaa_record *other)
{
        arimaa_node a = ARIMAA_ROOT, b = ARIMAA_ROOT;

        assert_true(arimaa_same_board(arimaa_game_start(one->game),
                                      arimaa_game_start(other->game)));
        assert_int_equal(arimaa_game_number(one->game, 0),
                         arimaa_game_number(other->game, 0));
        assert_int_equal(arimaa_game_roll(one->game), arimaa_game_roll(other->game));
        same_outcome(arimaa_record_outcome(one), arimaa_record_outcome(other));
        same_text(one->rest, other->rest);
        while (a != ARIMAA_NO_NODE) {
                assert_int_not_equal(b, ARIMAA_NO_NODE);
                if (a != ARIMAA_ROOT)
                        same_ply(arimaa_node_ply(one, a), arimaa_node_ply(other, b));
                same_annotation(one, a, other, b);
                same_end(one, a, other, b);
                a = next(one, a);
                b = next(other, b);
        }
        assert_int_equal(b, ARIMAA_NO_NODE);
}

static bool is_made(const char *name)
{
        static const char *const names[] = { "Variant", "Position",   "Notation",
                                             "Result",  "ResultCode", "ReasonCode",
                                             "PlyCount" };

        for (size_t i = 0; i < sizeof names / sizeof *names; i++)
                if (strcmp(names[i], name) == 0)
                        return true;
        return false;
}

/* A name that a tag pair cannot have is written as far as it can. */
static const char *find(const struct arimaa_record *record, const char *name)
{
        char spelled[100];
        size_t i = 0;

        for (; name[i] != '\0' && i + 1 < sizeof spelled; i++)
                spelled[i] = name[i];
        spelled[i] = '\0';
        for (char *at = spelled; (at = strpbrk(at, " -")) != NULL;)
                *at = '_';
        return arimaa_record_tag(record, spelled);
}

void same_tags(const struct arimaa_record *one, const struct arimaa_record *other)
{
        for (size_t i = 0; i < one->tag_count; i++)
                if (!is_made(one->tags[i].name))
                        same_text(one->tags[i].value, find(other, one->tags[i].name));
}
