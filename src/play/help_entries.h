/* help_entries.h - the entries of a page: rows translated, boards and lists made. */
#ifndef KEYSTEPS_PLAY_HELP_ENTRIES_H
#define KEYSTEPS_PLAY_HELP_ENTRIES_H

#include "play/help_page.h"

/* Fill an empty page with the entries of a topic, and no lines yet. */
void help_entries_make(struct help_page *page, const struct help_topic *topic,
                       help_lister *lister, const void *context);

#endif
