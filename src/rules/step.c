#include "rules/step.h"

#include "rules/step_targets.h"

int arimaa_steps(const struct arimaa_position *position,
                 const struct arimaa_turn_state *state, struct arimaa_step *steps)
{
        struct step_targets targets = step_targets(position, state);

        return step_list(position, &targets, steps);
}
