#include "measure.h"

#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

static double nanoseconds(struct timeval time)
{
        return (double)time.tv_sec * 1e9 + (double)time.tv_usec * 1e3;
}

double measure_now(void)
{
        struct timespec now;
        struct rusage children;

        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
        getrusage(RUSAGE_CHILDREN, &children);
        return (double)now.tv_sec * 1e9 + (double)now.tv_nsec +
               nanoseconds(children.ru_utime) + nanoseconds(children.ru_stime);
}

double measure_best(measured *run, void *context, int runs)
{
        double best = 0;

        for (int i = 0; i < runs; i++) {
                double start = measure_now(), taken;

                run(context);
                taken = measure_now() - start;
                if (i == 0 || taken < best)
                        best = taken;
        }
        return best;
}

void measure_print(const char *name, double value, const char *unit, const char *bound)
{
        printf("%-36s %10.3f %-14s", name, value, unit);
        puts(bound != NULL ? bound : "");
        fflush(stdout);
}

static int by_value(const void *a, const void *b)
{
        double left = *(const double *)a, right = *(const double *)b;

        return (left > right) - (left < right);
}

double measure_percentile(double *values, size_t count, double share)
{
        if (count == 0)
                return 0;
        qsort(values, count, sizeof *values, by_value);
        return values[(size_t)((double)(count - 1) * share)];
}

struct arimaa_position measure_position(const char *pieces, char side)
{
        struct arimaa_board_text board;
        struct arimaa_text_error error;

        if (!arimaa_board_read(pieces, strlen(pieces), &board, &error)) {
                fprintf(stderr, "not a position: %s\n", pieces);
                exit(EXIT_FAILURE);
        }
        board.position.to_move = side == 'g' ? ARIMAA_GOLD : ARIMAA_SILVER;
        return board.position;
}

bool measure_read(const char *line, struct measure_case *question)
{
        char pieces[ARIMAA_BOARD_SIZE], side;
        int read = 0;

        if (line[0] == '#' ||
            sscanf(line, "%511[^|]|%c|%d%n", pieces, &side, &question->steps, &read) < 3)
                return false;
        question->position = measure_position(pieces, side);
        question->rest = line + read;
        question->rest_length = strcspn(question->rest, "\t\r\n");
        return true;
}

FILE *measure_data(const char *name)
{
        char path[FILENAME_MAX];

        snprintf(path, sizeof path, "%s/%s", SHARED_DATA, name);
        return fopen(path, "r");
}
