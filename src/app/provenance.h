/* Which entry put a card where it lies. */
#pragma once

#include "core/match.h"

G_BEGIN_DECLS

/* The last entry, not after `moment`, that moved the card at `position` of `zone` there; 0 if none did, or none that
 * can be found near. */
guint ump_provenance (UmpMatch *match, guint moment, int zone, int position);

G_END_DECLS
