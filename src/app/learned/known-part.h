/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was learned of one part, to read: its values, which of them should be compared with the cards, and the
 * way to its editor. */
#pragma once

#include <gtk/gtk.h>

#include "../model/part-table.h"

G_BEGIN_DECLS

#define UMP_TYPE_KNOWN_PART (ump_known_part_get_type ())
G_DECLARE_FINAL_TYPE (UmpKnownPart, ump_known_part, UMP, KNOWN_PART, GtkWidget)

/* Holds a reference on the table, and shows what that has from then on. */
GtkWidget *ump_known_part_new (UmpPartTable *table);
/* Borrowed. */
UmpPartTable *ump_known_part_table (UmpKnownPart *self);
/* What the part's option says with that: NULL where the part has no option, or something of it is unknown.
 * Borrowed until the next change. */
const char *ump_known_part_option (UmpKnownPart *self);
/* Whether its option cannot say anything yet. */
gboolean ump_known_part_is_missing (UmpKnownPart *self);
/* Opens its editor. */
void ump_known_part_edit (UmpKnownPart *self);

G_END_DECLS
