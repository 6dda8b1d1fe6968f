/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parts of the Referee page below one another, by budgets: what is said and the keys have their heights,
 * the table gets the rest. Where the page is low and wide the table stands at the start and the others beside
 * it. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_REFEREE_COLUMN (ump_referee_column_get_type ())
G_DECLARE_FINAL_TYPE (UmpRefereeColumn, ump_referee_column, UMP, REFEREE_COLUMN, GtkWidget)

/* From top to bottom. Verdict and tray take the same place: one of them is to be visible. */
typedef enum {
  UMP_COLUMN_BANNER,
  UMP_COLUMN_BAND,
  UMP_COLUMN_TABLE,
  UMP_COLUMN_VERDICT,
  UMP_COLUMN_TRAY,
  UMP_COLUMN_BOTTOM,
  UMP_COLUMN_N_PARTS
} UmpColumnPart;

GtkWidget *ump_referee_column_new (void);
/* Takes the child. */
void ump_referee_column_set (UmpRefereeColumn *self, UmpColumnPart part, GtkWidget *child);
/* A phone: the banner has one line of words. */
void ump_referee_column_set_narrow (UmpRefereeColumn *self, gboolean narrow);

G_END_DECLS
