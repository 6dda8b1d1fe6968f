/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bounds.h"

#if GTK_CHECK_VERSION(4, 10, 0)

#include <math.h>

/* The border box in pixels of the window, counted from the corner of the parent's border box; in a window
 * from the corner of its contents, which its own border or shadow is no part of. So what is drawn smaller is
 * said to be. Who asks does not always look whether there is an answer (a page of a GtkStack that is not
 * shown), and would pass on whatever stood in its variables: they are zero then. */
static gboolean
get_bounds (GtkAccessible *accessible, int *x, int *y, int *width, int *height)
{
  GtkWidget *widget = GTK_WIDGET (accessible), *parent = gtk_widget_get_parent (widget),
            *root = GTK_WIDGET (gtk_widget_get_root (widget));
  graphene_rect_t own, around = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  *x = *y = *width = *height = 0;
  if (!gtk_widget_get_realized (widget) || root == NULL)
    return FALSE;
  if (parent == NULL) {
    *width = gtk_widget_get_width (widget);
    *height = gtk_widget_get_height (widget);
    return TRUE;
  }
  if (!gtk_widget_compute_bounds (widget, root, &own) ||
      (parent != root && !gtk_widget_compute_bounds (parent, root, &around)))
    return FALSE;
  *x = (int) roundf (own.origin.x) - (int) roundf (around.origin.x);
  *y = (int) roundf (own.origin.y) - (int) roundf (around.origin.y);
  *width = (int) ceilf (own.size.width);
  *height = (int) ceilf (own.size.height);
  return TRUE;
}

void
ump_compat_mend_bounds (void)
{
  GTypeClass *klass = g_type_class_ref (GTK_TYPE_WIDGET);
  GtkAccessibleInterface *accessible = g_type_interface_peek (klass, GTK_TYPE_ACCESSIBLE);

  accessible->get_bounds = get_bounds;
  g_type_class_unref (klass);
}

#else

void
ump_compat_mend_bounds (void)
{
}

#endif
