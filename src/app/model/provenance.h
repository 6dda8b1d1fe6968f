/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which entry put a card where it lies. */
#pragma once

#include "core/match.h"

G_BEGIN_DECLS

/* The last entry, not after `moment`, that moved the card at `position` of `zone` there; 0 if none did, or
 * none that
 * can be found near. through: a zone that shows its cards where they will lie, so that what comes from there
 * has not moved to the eye; -1 for none. */
guint ump_provenance (UmpMatch *match, guint moment, int zone, int position, int through);

G_END_DECLS
