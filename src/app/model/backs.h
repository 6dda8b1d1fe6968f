/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Backs of hidden cards that a person holds: what everybody at the table sees of them. */
#pragma once

#include "core/table.h"

G_BEGIN_DECLS

#define UMP_MAX_BACKS 12

/* The hidden cards of a seat, in the zones that are drawn in its seat. Returns how many were written; none
 * where no back of theirs shows a colour. */
int ump_backs_of_seat (const UmpTable *table, int seat, UmpCard backs[UMP_MAX_BACKS]);
/* Whether any seat has some. */
gboolean ump_shows_backs (const UmpTable *table);

G_END_DECLS
