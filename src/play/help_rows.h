/* help_rows.h - the tables of rows, for help.c alone; each is told of there. */
#ifndef KEYSTEPS_PLAY_HELP_ROWS_H
#define KEYSTEPS_PLAY_HELP_ROWS_H

#include "play/help.h"

#define HELP_ROWS(table)                               \
        {                                              \
                table, sizeof(table) / sizeof *(table) \
        }

/* help_play.c: at the board */
extern const struct help_rows help_start, help_moving, help_keys, help_settings,
        help_files, help_hand, help_plain;
/* help_rules.c */
extern const struct help_rows help_rules, help_board, help_variants;
/* help_notation.c */
extern const struct help_rows help_lightvector, help_steps, help_legacy, help_setup,
        help_positions;
/* help_strategy.c */
extern const struct help_rows help_strategy, help_attacks, help_rabbits, help_material,
        help_handicaps, help_harlog, help_reading;

#endif
