#include "play/chance.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/random.h>
#include <time.h>

uint64_t chance_seed(void)
{
        struct arimaa_random random = { 0 };
        struct timespec now;

        /* An old kernel has no such call; then the clock must do. */
        if (getrandom(&random.state, sizeof random.state, 0) != sizeof random.state) {
                clock_gettime(CLOCK_REALTIME, &now);
                random.state = (uint64_t)now.tv_sec << 32 ^ (uint64_t)now.tv_nsec;
        }
        return 1 + (uint64_t)arimaa_random_below(&random, (int)CHANCE_SEED_MOST);
}

bool chance_seed_read(const char *text, uint64_t *seed)
{
        char *end;

        if (!isdigit((unsigned char)text[0]))
                return false;
        errno = 0;
        *seed = strtoull(text, &end, 10);
        return *end == '\0' && errno == 0;
}

enum arimaa_symmetry chance_deal(uint64_t seed, struct arimaa_position *deal)
{
        struct arimaa_random random = { seed };

        return arimaa_endless_deal(&random, deal);
}

int chance_roll(uint64_t seed, int ply, int steps)
{
        struct arimaa_random random = { seed };

        /* A stream of its own for each ply, and none of them that of the deal. */
        random.state = arimaa_random_next(&random) + (uint64_t)ply;
        return arimaa_roll(&random, steps);
}
