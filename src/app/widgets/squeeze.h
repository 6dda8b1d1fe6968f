/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scrolls its child up and down where there is too little room, and asks for just the room that the child
 * needs at its width. (A scrolled window asks for what the child needs at any width, which is wrong for
 * everything that wraps.) */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UMP_TYPE_SQUEEZE (ump_squeeze_get_type ())
G_DECLARE_FINAL_TYPE (UmpSqueeze, ump_squeeze, UMP, SQUEEZE, GtkWidget)

GtkWidget *ump_squeeze_new (GtkWidget *child);
/* Height that it gets along with; 0: all that the child needs. */
void ump_squeeze_set_least (UmpSqueeze *self, int least);

/* It asks for just that height, without asking its child: for what gets all the room there is. */
void ump_squeeze_set_constant (UmpSqueeze *self, int height);

/* What is too wide for its place scrolls sideways too, instead of asking for the width. */
void ump_squeeze_set_sideways (UmpSqueeze *self, gboolean sideways);

G_END_DECLS
