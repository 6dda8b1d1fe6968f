/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said by one person after the other without being seen, and turned up at once (UmpVerb.together):
 * gathered in any order, to be entered when it is whole. Who says which of them is filled in, in the order of
 * turns. */
#pragma once

#include "core/match.h"

G_BEGIN_DECLS

typedef struct _UmpTurnUp UmpTurnUp;

UmpTurnUp *ump_turn_up_new (void);
void ump_turn_up_free (UmpTurnUp *self); /* NULL: nothing */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UmpTurnUp, ump_turn_up_free)

guint ump_turn_up_n (const UmpTurnUp *self);
/* Borrowed, with its speaker. */
const UmpMove *ump_turn_up_move (const UmpTurnUp *self, guint index);
/* The table with what is gathered; NULL where nothing is. Borrowed, good until the next change. */
const UmpTable *ump_turn_up_table (const UmpTurnUp *self);
/* How many there will be in the end: those that are there, and who has still to speak. verb: what they
 * say. */
guint ump_turn_up_wanted (const UmpTurnUp *self, const UmpMatch *match, int verb);

/* Adds a copy of the move, said by whose turn it is then. FALSE: verdict says why not, and nothing is
 * changed. */
gboolean ump_turn_up_add (UmpTurnUp *self, const UmpMatch *match, const UmpMove *move, UmpVerdict *verdict);
void ump_turn_up_take_out (UmpTurnUp *self, const UmpMatch *match, guint index);
/* After a change of the log: what cannot be said any more goes, and so does the last of what would be whole:
 * it is entered by being added. */
void ump_turn_up_refresh (UmpTurnUp *self, const UmpMatch *match);

G_END_DECLS
