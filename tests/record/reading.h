/* reading.h - what a test reads from a text, one game at a time. */
#ifndef TESTS_RECORD_READING_H
#define TESTS_RECORD_READING_H

#include "record/record.h"

extern struct arimaa_record *record; /* the game read last */

/* Begin to read a text, and read its first game. */
void reads(const char *text);
void reads_bytes(const char *text, size_t length);

/* The same, and turns that the rules forbid are taken on trust. */
void trusts(const char *text);

/* Read the next game; or see that there is none. */
void reads_next(void);
void reads_no_more(void);

void has_plies(int plies);
void is_good(void);
void is_wrong(enum arimaa_record_problem problem, int line, int column, const char *what);
void is_won_by(enum arimaa_side winner, enum arimaa_ending ending);
void is_not_over(void);
void has_tag(const char *name, const char *value);

/* The record as it is written; to be freed. */
char *written(const struct arimaa_record *from, enum arimaa_format format,
              bool with_tags);

/* To be the teardown of each test. */
int close_text(void **state);

/* A setup of each side, as lines. */
#define GOLD_SETUP                                                              \
        "1g Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2\n"
#define SILVER_SETUP                                                            \
        "1s ra7 hb7 cc7 ed7 me7 cf7 hg7 rh7 ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8\n"
#define SETUPS GOLD_SETUP SILVER_SETUP

#endif
