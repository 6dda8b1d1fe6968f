/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that were called by a wrong name: which became which in a correction, until the cards are gathered.
 * For core's own use. */
#pragma once

#include "entry.h"

G_BEGIN_DECLS

/* faces: pairs of an old face and the new one, one behind the other. Zeroed before its first use. */
typedef struct {
  GArray *faces;
} UmpRenamed;

void ump_renamed_clear (UmpRenamed *renamed);
/* Whether the cards are gathered by an entry of the verb: what was called otherwise before it, is not behind
 * it. */
gboolean ump_verb_gathers (const UmpGame *game, int verb);
/* Learns from an entry that became another one: cards only in the old and only in the new are pairs, in
 * order, if they are of the same verb and as many. */
void ump_renamed_learn (UmpRenamed *renamed, const UmpSetup *setup, const UmpEntry *was, const UmpEntry *now);
/* The entry with every card in it called as it is now, and the time `at`; NULL where it names none of them. A
 * new entry. */
UmpEntry *
ump_renamed_entry (const UmpRenamed *renamed, const UmpSetup *setup, const UmpEntry *entry, const char *at);

G_END_DECLS
