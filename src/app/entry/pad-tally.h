/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts at the end of a round: people × fields, number keys, and on to the next field by itself. A person's
 * fields are entered together when the last of them is filled. */
#pragma once

#include "../model/chooser.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_PAD_TALLY (ump_pad_tally_get_type ())
G_DECLARE_FINAL_TYPE (UmpPadTally, ump_pad_tally, UMP, PAD_TALLY, GtkWidget)

GtkWidget *ump_pad_tally_new (UmpChooser *chooser);
/* A key: a digit, "<", "C", "enter", "left" or "right"; time: of its press, in ms. */
void ump_pad_tally_key (UmpPadTally *self, const char *key, guint32 time);
/* Goes to the person of a tally and fills in what it says. */
void ump_pad_tally_fill (UmpPadTally *self, const UmpMove *move);
void ump_pad_tally_set_narrow (UmpPadTally *self, gboolean narrow);

G_END_DECLS
