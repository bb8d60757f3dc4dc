#include "rules/harlog.h"

#include <math.h>

static const double Q = 1.447530126, G = 0.6314442034, C = 7.995516184;

static double worth(const struct arimaa_position *position, enum arimaa_side side)
{
        enum arimaa_side enemy = arimaa_opponent(side);
        double sum = G * log((double)arimaa_count(position->pieces[side][ARIMAA_RABBIT]) *
                             (double)arimaa_count(position->side[side]));

        for (int kind = ARIMAA_CAT; kind < ARIMAA_KINDS; kind++) {
                int stronger = arimaa_count(
                        arimaa_stronger(position, enemy, (enum arimaa_kind)kind));
                double each = stronger == 0 ? 2 / Q : 1 / (stronger + Q);

                sum += each * arimaa_count(position->pieces[side][kind]);
        }
        return sum;
}

double arimaa_harlog(const struct arimaa_position *position)
{
        return C * (worth(position, ARIMAA_GOLD) - worth(position, ARIMAA_SILVER));
}
