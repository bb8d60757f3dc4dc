/* complete_config.h - completing what settings, keys, styles and themes are called. */
#ifndef KEYSTEPS_UI_COMPLETE_CONFIG_H
#define KEYSTEPS_UI_COMPLETE_CONFIG_H

#include "ui/complete.h"

/* The last word of what stands behind `set`, `bind`, `unbind`, `color` and `theme`. */
void complete_set(const char *text, struct completion *completion);
void complete_bind(const char *text, struct completion *completion);
void complete_unbind(const char *text, struct completion *completion);
void complete_color(const char *text, struct completion *completion);
void complete_theme(const char *text, struct completion *completion);

#endif
