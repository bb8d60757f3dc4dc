#include "play/xdg.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { FOR_THE_USER_ALONE = 0700 };

/* base/middle/keysteps/name, without the middle if that is NULL; to be freed. */
static char *join(const char *base, const char *middle, const char *name)
{
        const char *between = middle != NULL ? "/" : "",
                   *part = middle != NULL ? middle : "";
        size_t size = strlen(base) + strlen(part) + strlen(name) + sizeof "//keysteps/";
        char *joined = malloc(size);

        if (joined != NULL)
                snprintf(joined, size, "%s%s%s/keysteps/%s", base, between, part, name);
        return joined;
}

/* Make the directories that lead to the last part of an absolute path. */
static int make_directories(char *path)
{
        for (char *slash = strchr(path + 1, '/'); slash != NULL;
             slash = strchr(slash + 1, '/')) {
                int made;

                *slash = '\0';
                made = mkdir(path, FOR_THE_USER_ALONE);
                *slash = '/';
                if (made != 0 && errno != EEXIST)
                        return made;
        }
        return 0;
}

char *xdg_name(const char *variable, const char *fallback, const char *name)
{
        const char *base = getenv(variable), *home = getenv("HOME");

        if (base != NULL && base[0] == '/')
                return join(base, NULL, name);
        if (home != NULL && home[0] == '/')
                return join(home, fallback, name);
        errno = ENOENT;
        return NULL;
}

char *xdg_path(const char *variable, const char *fallback, const char *name)
{
        char *path = xdg_name(variable, fallback, name);
        int why;

        if (path == NULL || make_directories(path) == 0)
                return path;
        why = errno;
        free(path);
        errno = why;
        return NULL;
}
