/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A key for one way to go on: its words, and what comes of it. A tap takes it, or says why not; a hold enters
 * it anyway. */
#pragma once

#include "../model/chooser.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_ITEM_KEY (ump_item_key_get_type ())
G_DECLARE_FINAL_TYPE (UmpItemKey, ump_item_key, UMP, ITEM_KEY, GtkButton)

/* index: of the chooser's item. Once that is no longer offered, a tap does nothing. */
GtkWidget *ump_item_key_new (UmpChooser *chooser, guint index);
/* The same without any look: for who puts a child and a name into it. */
GtkWidget *ump_item_key_new_plain (UmpChooser *chooser, guint index);

G_END_DECLS
