/* editor.h - the player's own editor, for texts too long for the line. */
#ifndef KEYSTEPS_UI_EDITOR_H
#define KEYSTEPS_UI_EDITOR_H

/* Let $VISUAL, $EDITOR or vi edit a text; what it left, to be freed, or NULL when it
 * failed. */
char *editor_edit(const char *text);

#endif
