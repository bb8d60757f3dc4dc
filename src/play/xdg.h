/* xdg.h - where the program keeps its files: the XDG Base Directory Specification. */
#ifndef KEYSTEPS_PLAY_XDG_H
#define KEYSTEPS_PLAY_XDG_H

/* A path in the program's directory under an XDG base, for example
 * xdg_path("XDG_STATE_HOME", ".local/state", "history"); the fallback is below the
 * home directory.  The directory is made if missing, what is named in it is not.
 * To be freed; NULL and errno when it cannot be had. */
char *xdg_path(const char *variable, const char *fallback, const char *name);

/* The same without making anything, for what is only read. */
char *xdg_name(const char *variable, const char *fallback, const char *name);

#endif
