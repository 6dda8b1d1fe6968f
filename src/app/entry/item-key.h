/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A key for one way to go on: its words, and what comes of it. A tap takes it, or says why not; a hold enters
 * it anyway. It is good until the chooser's next change. */
#pragma once

#include "../model/chooser.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* index: of the chooser's item. */
GtkWidget *ump_item_key_new (UmpChooser *chooser, guint index);
/* The same without any look: for who puts a child and a name into it. */
GtkWidget *ump_item_key_new_plain (UmpChooser *chooser, guint index);

G_END_DECLS
