/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parts of the Referee page where ump_page_divide() puts them. A sheet, whose keys and verdict are its
 * own, stands below the banner alone. */
#pragma once

#include "../entry/pad.h"

G_BEGIN_DECLS

#define UMP_TYPE_REFEREE_COLUMN (ump_referee_column_get_type ())
G_DECLARE_FINAL_TYPE (UmpRefereeColumn, ump_referee_column, UMP, REFEREE_COLUMN, GtkWidget)

/* Verdict and tray take the same place: one of them is to be visible. The band stands over the table's edge.
 * BOTTOM: the keys. */
typedef enum {
  UMP_COLUMN_BANNER,
  UMP_COLUMN_LINE, /* what is typed, in the prompt's place; below the seats of a sheet */
  UMP_COLUMN_BAND,
  UMP_COLUMN_TABLE,
  UMP_COLUMN_VERDICT,
  UMP_COLUMN_TRAY,
  UMP_COLUMN_BOTTOM,
  UMP_COLUMN_RECORD, /* only where the page has a desk */
  UMP_COLUMN_N_PARTS
} UmpColumnPart;

GtkWidget *ump_referee_column_new (void);
/* Takes the child; NULL: there is none any more, and who wants what there was has a reference. */
void ump_referee_column_set (UmpRefereeColumn *self, UmpColumnPart part, GtkWidget *child);
/* What in BOTTOM has keys in several forms; borrowed, as long as that part is there. */
void ump_referee_column_set_pad (UmpRefereeColumn *self, UmpPad *pad);
/* The page's, with its header; of its height the column has what header and tabs leave. For the next size:
 * may be called while sizes are being given. */
void ump_referee_column_set_shape (UmpRefereeColumn *self, const UmpPageShape *shape);

G_END_DECLS
