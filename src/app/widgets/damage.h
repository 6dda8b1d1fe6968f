/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How much of a window a frame paints anew. GTK compares what is to be seen with what was, and paints what
 * differs; but of more than 30 rectangles that differ it makes the whole page, and small ones side by side
 * are soon that many. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A child as it was last seen. */
typedef struct {
  GskRenderNode *seen;
  gboolean odd;
} UmpDamage;

/* Instead of gtk_widget_snapshot_child (), for a child of which much changes at once: it is painted as a
 * whole, or not at all. damage: to be cleared in the end. */
void ump_damage_snapshot (UmpDamage *damage, GtkWidget *widget, GtkWidget *child, GtkSnapshot *snapshot);
void ump_damage_clear (UmpDamage *damage);

G_END_DECLS
