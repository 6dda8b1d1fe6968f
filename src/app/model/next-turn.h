/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The next card ends the turn: what only the next turn can mean says that this one is over. */
#pragma once

#include "core/match.h"

G_BEGIN_DECLS

/* Whether a move without a choice ends the turn: it is allowed now, and then it is somebody else's. after:
 * the table then, to be freed by the caller; NULL where FALSE comes back. */
gboolean ump_next_turn_try (const UmpMatch *match, const UmpMove *end, UmpTable **after);

/* The move that has to be entered before the refused entry, so that the entry is allowed: fills end, which
 * has to be
 * initialised. FALSE: there is none, or the entry would be refused for another reason than whose turn it
 *   is. */
gboolean ump_next_turn_before (UmpMatch *match, const UmpEntry *entry, UmpMove *end);

G_END_DECLS
