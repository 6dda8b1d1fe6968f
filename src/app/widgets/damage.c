/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "damage.h"

static GskRenderNode *
node_of (GtkWidget *widget, GtkWidget *child)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_widget_snapshot_child (widget, child, snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

/* Nodes of another structure are not compared. */
static GskRenderNode *
wrapped (GskRenderNode *node)
{
  GskRenderNode *wrap = gsk_debug_node_new (node, g_strdup ("whole"));

  gsk_render_node_unref (node);
  return wrap;
}

void
ump_damage_snapshot (UmpDamage *damage, GtkWidget *widget, GtkWidget *child, GtkSnapshot *snapshot)
{
  GskRenderNode *node = node_of (widget, child), *own = node;

  if (node == NULL)
    return;
  /* the widget's own, which stays as long as nothing in it changes, is inside of its place */
  if (gsk_render_node_get_node_type (node) == GSK_TRANSFORM_NODE)
    own = gsk_transform_node_get_child (node);
  if (own != damage->seen) {
    ump_damage_clear (damage);
    damage->seen = gsk_render_node_ref (own);
    damage->odd = !damage->odd;
  }
  node = wrapped (node);
  if (damage->odd)
    node = wrapped (node);
  gtk_snapshot_append_node (snapshot, node);
  gsk_render_node_unref (node);
}

void
ump_damage_clear (UmpDamage *damage)
{
  g_clear_pointer (&damage->seen, gsk_render_node_unref);
}
