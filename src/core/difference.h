/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What to move on the real table so that it shows another state: after a correction the cards lie as the old
 * log had said. */
#pragma once

#include "game.h"

G_BEGIN_DECLS

/* Cards that lie in zone `from` and belong in zone `to`; where both are one, all that lie there, in the order
 * that they should have. unseen: nobody sees them there. */
typedef struct {
  int from;
  int to;
  gboolean unseen;
  GArray *cards; /* UmpCard */
} UmpTransfer;

/* Between a log and the corrected one. Where as many cards went as came, a card that gives way to another one
 * was called by a wrong name; else what went is where nobody sees it, in a hand or a deck. A new array of
 * UmpTransfer (free with g_array_unref), in the order of the zones; empty where nothing that is seen moves,
 * and where the tables are of different games; NULL where cards move and it cannot be said of all where. */
GArray *ump_table_transfers (const UmpTable *before, const UmpTable *after);

/* The same for a table before and after entries were taken back, or came again: every card is who it is. */
GArray *ump_table_returns (const UmpTable *before, const UmpTable *after);

/* "Diego gives cat 5, martes 3 to Ana", "Ana takes …". A new string. */
char *ump_transfer_say (const UmpSetup *setup, const UmpTransfer *transfer, const UmpWords *words);

G_END_DECLS
