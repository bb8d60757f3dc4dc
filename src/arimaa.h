/* arimaa.h - libarimaa: the rules of Arimaa, its notations, and games.
 *
 * No state that is shared, no output but to the FILE that is given, no exit.
 * Read rules/position.h and rules/step.h first, then record/game.h and record/tree.h.
 */
#ifndef ARIMAA_H
#define ARIMAA_H

#include "notation/board.h"
#include "notation/completions.h"
#include "notation/lightvector.h"
#include "notation/placement.h"
#include "notation/span.h"
#include "notation/steps.h"
#include "notation/token.h"
#include "record/game.h"
#include "record/record.h"
#include "record/tree.h"
#include "rules/harlog.h"
#include "rules/inspect.h"
#include "rules/outcome.h"
#include "rules/piece.h"
#include "rules/position.h"
#include "rules/reach.h"
#include "rules/refusal.h"
#include "rules/setup.h"
#include "rules/square.h"
#include "rules/step.h"
#include "rules/turn.h"
#include "rules/turns.h"
#include "rules/variant.h"

#endif
